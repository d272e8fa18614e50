#include "render/export/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mexplain {

namespace {

QString markCode(Mark mark)
{
    switch (mark) {
    case Mark::None: return QStringLiteral("none");
    case Mark::OddColumn: return QStringLiteral("oddColumn");
    case Mark::Chosen: return QStringLiteral("chosen");
    case Mark::Removed: return QStringLiteral("removed");
    case Mark::Changed: return QStringLiteral("changed");
    case Mark::Muted: return QStringLiteral("muted");
    case Mark::P: return QStringLiteral("P");
    case Mark::N: return QStringLiteral("N");
    }
    return {};
}

QString contentCode(CellGridFigure::Content content)
{
    switch (content) {
    case CellGridFigure::Content::Text: return QStringLiteral("text");
    case CellGridFigure::Content::Piece: return QStringLiteral("piece");
    case CellGridFigure::Content::Target: return QStringLiteral("target");
    case CellGridFigure::Content::Queen: return QStringLiteral("queen");
    case CellGridFigure::Content::None: return QStringLiteral("none");
    }
    return {};
}

/// Unknown ?, Value v, L, P, N, Gone -.
char stateLetter(ColouringFigure::State state)
{
    switch (state) {
    case ColouringFigure::State::Unknown: return '?';
    case ColouringFigure::State::Value: return 'v';
    case ColouringFigure::State::L: return 'L';
    case ColouringFigure::State::P: return 'P';
    case ColouringFigure::State::N: return 'N';
    case ColouringFigure::State::Gone: return '-';
    }
    return '?';
}

QJsonArray marksOf(const std::vector<Mark> &marks)
{
    QJsonArray array;
    for (const Mark mark : marks)
        array.append(markCode(mark));
    return array;
}

class JsonWriter {
public:
    explicit JsonWriter(const Phrasebooks &phrasebooks) : m_phrasebooks(phrasebooks) {}

    QJsonObject operator()(const Phrase &phrase) const
    {
        return {{QStringLiteral("zh"), m_phrasebooks.of(Language::Chinese).text(phrase)},
                {QStringLiteral("en"), m_phrasebooks.of(Language::English).text(phrase)}};
    }

    QJsonObject operator()(const PilesFigure &figure) const
    {
        QJsonArray rows;
        for (const PilesFigure::Row &row : figure.rows) {
            QJsonObject object;
            if (row.omitted > 0) {
                object.insert(QStringLiteral("omitted"), QString::number(row.omitted));
            } else {
                object = {{QStringLiteral("label"), (*this)(row.pile.label)},
                          {QStringLiteral("count"), QString::number(row.pile.count)},
                          {QStringLiteral("removed"), QString::number(row.pile.removed)},
                          {QStringLiteral("mark"), markCode(row.pile.mark)}};
                if (!row.pile.note.isEmpty())
                    object.insert(QStringLiteral("note"), (*this)(row.pile.note));
            }
            rows.append(object);
        }
        return {{QStringLiteral("kind"), QStringLiteral("piles")}, {QStringLiteral("rows"), rows}};
    }

    QJsonObject operator()(const XorTableFigure &figure) const
    {
        QJsonArray rows;
        for (const XorTableFigure::Row &row : figure.rows) {
            QJsonObject object;
            if (row.omitted > 0) {
                object.insert(QStringLiteral("omitted"), QString::number(row.omitted));
            } else {
                object = {{QStringLiteral("label"), (*this)(row.label)},
                          {QStringLiteral("value"), QString::number(row.value)},
                          {QStringLiteral("mark"), markCode(row.mark)}};
                if (!row.digits.empty())
                    object.insert(QStringLiteral("digits"), marksOf(row.digits));
            }
            rows.append(object);
        }
        QJsonObject object{{QStringLiteral("kind"), QStringLiteral("xorTable")},
                           {QStringLiteral("columnCount"), figure.columnCount},
                           {QStringLiteral("columns"), marksOf(figure.columns)},
                           {QStringLiteral("rows"), rows}};
        if (!figure.ones.empty()) {
            QJsonArray ones;
            for (const std::uint64_t count : figure.ones)
                ones.append(QString::number(count));
            object.insert(QStringLiteral("ones"), ones);
        }
        if (figure.showSum) {
            object.insert(QStringLiteral("sumLabel"), (*this)(figure.sumLabel));
            object.insert(QStringLiteral("sum"), QString::number(figure.sum));
        }
        return object;
    }

    QJsonObject operator()(const TableFigure &figure) const
    {
        QJsonArray header;
        for (const Phrase &phrase : figure.header)
            header.append((*this)(phrase));
        QJsonArray rows;
        for (const std::vector<TableFigure::Cell> &cells : figure.rows) {
            QJsonArray row;
            for (const TableFigure::Cell &cell : cells)
                row.append(QJsonObject{{QStringLiteral("text"), (*this)(cell.text)},
                                       {QStringLiteral("mark"), markCode(cell.mark)}});
            rows.append(row);
        }
        return {{QStringLiteral("kind"), QStringLiteral("table")},
                {QStringLiteral("header"), header},
                {QStringLiteral("rows"), rows},
                {QStringLiteral("omitted"), QString::number(figure.omitted)}};
    }

    QJsonObject operator()(const CellGridFigure &figure) const
    {
        QJsonArray heads;
        for (const Phrase &head : figure.heads)
            heads.append((*this)(head));
        QJsonArray rows;
        for (const CellGridFigure::Row &row : figure.rows) {
            QJsonArray cells;
            for (const CellGridFigure::Cell &cell : row.cells) {
                QJsonObject object{{QStringLiteral("content"), contentCode(cell.content)}, {QStringLiteral("mark"), markCode(cell.mark)}};
                if (!cell.text.isEmpty())
                    object.insert(QStringLiteral("text"), (*this)(cell.text));
                if (cell.isRinged)
                    object.insert(QStringLiteral("ringed"), true);
                cells.append(object);
            }
            QJsonObject object{{QStringLiteral("cells"), cells}, {QStringLiteral("mark"), markCode(row.mark)}};
            if (!row.label.isEmpty())
                object.insert(QStringLiteral("label"), (*this)(row.label));
            if (!row.note.isEmpty())
                object.insert(QStringLiteral("note"), (*this)(row.note));
            rows.append(object);
        }
        QJsonObject object{{QStringLiteral("kind"), QStringLiteral("cellGrid")}, {QStringLiteral("heads"), heads}, {QStringLiteral("rows"), rows}};
        if (!figure.rowTitle.isEmpty())
            object.insert(QStringLiteral("rowTitle"), (*this)(figure.rowTitle));
        if (!figure.columnTitle.isEmpty())
            object.insert(QStringLiteral("columnTitle"), (*this)(figure.columnTitle));
        return object;
    }

    QJsonObject operator()(const BarsFigure &figure) const
    {
        QJsonArray bars;
        for (const BarsFigure::Bar &bar : figure.bars) {
            if (bar.omitted > 0) {
                bars.append(QJsonObject{{QStringLiteral("omitted"), QString::number(bar.omitted)}});
                continue;
            }
            QJsonArray parts;
            for (const BarsFigure::Part &part : bar.parts) {
                QJsonObject object{{QStringLiteral("length"), QString::number(part.length)},
                                   {QStringLiteral("count"), QString::number(part.count)},
                                   {QStringLiteral("mark"), markCode(part.mark)}};
                if (!part.label.isEmpty())
                    object.insert(QStringLiteral("label"), (*this)(part.label));
                parts.append(object);
            }
            QJsonObject object{{QStringLiteral("parts"), parts}, {QStringLiteral("mark"), markCode(bar.mark)}};
            if (!bar.label.isEmpty())
                object.insert(QStringLiteral("label"), (*this)(bar.label));
            if (!bar.note.isEmpty())
                object.insert(QStringLiteral("note"), (*this)(bar.note));
            bars.append(object);
        }
        return {{QStringLiteral("kind"), QStringLiteral("bars")}, {QStringLiteral("bars"), bars}};
    }

    QJsonObject operator()(const StaircaseFigure &figure) const
    {
        QJsonArray stairs;
        for (const StaircaseFigure::Stair &stair : figure.stairs) {
            if (stair.omitted > 0)
                stairs.append(QJsonObject{{QStringLiteral("omitted"), QString::number(stair.omitted)}});
            else
                stairs.append(QJsonObject{{QStringLiteral("number"), QString::number(stair.number)},
                                          {QStringLiteral("stones"), QString::number(stair.stones)},
                                          {QStringLiteral("mark"), markCode(stair.mark)}});
        }
        QJsonArray hops;
        for (const StaircaseFigure::Hop &hop : figure.hops)
            hops.append(QJsonObject{{QStringLiteral("from"), QString::number(hop.from)},
                                    {QStringLiteral("count"), QString::number(hop.count)},
                                    {QStringLiteral("mark"), markCode(hop.mark)}});
        return {{QStringLiteral("kind"), QStringLiteral("staircase")}, {QStringLiteral("stairs"), stairs}, {QStringLiteral("hops"), hops}};
    }

    /// A row of states is a string of letters, so that even a large grid stays readable.
    QJsonObject operator()(const ColouringFigure &figure) const
    {
        QJsonArray cells;
        QJsonArray numbers;
        for (std::size_t row = 0; row < figure.rows; ++row) {
            QString letters;
            QJsonArray line;
            for (std::size_t column = 0; column < figure.columns; ++column) {
                letters += QLatin1Char(stateLetter(figure.cells[row * figure.columns + column]));
                if (!figure.numbers.empty())
                    line.append(QString::number(figure.numbers[row * figure.columns + column]));
            }
            cells.append(letters);
            if (!figure.numbers.empty())
                numbers.append(line);
        }
        QJsonArray spots;
        for (const ColouringFigure::Spot &spot : figure.spots)
            spots.append(QJsonObject{{QStringLiteral("row"), static_cast<qint64>(spot.row + 1)}, {QStringLiteral("column"), static_cast<qint64>(spot.column + 1)},
                                     {QStringLiteral("mark"), markCode(spot.mark)}});
        QJsonArray notes;
        for (const ColouringFigure::Note &note : figure.notes)
            notes.append(QJsonObject{{QStringLiteral("row"), static_cast<qint64>(note.row + 1)}, {QStringLiteral("text"), (*this)(note.text)},
                                     {QStringLiteral("mark"), markCode(note.mark)}});
        QJsonObject object{{QStringLiteral("kind"), QStringLiteral("colouring")}, {QStringLiteral("cells"), cells}, {QStringLiteral("spots"), spots}};
        if (!numbers.isEmpty())
            object.insert(QStringLiteral("numbers"), numbers);
        if (!notes.isEmpty())
            object.insert(QStringLiteral("notes"), notes);
        if (!figure.noteTitle.isEmpty())
            object.insert(QStringLiteral("noteTitle"), (*this)(figure.noteTitle));
        return object;
    }

    QJsonObject operator()(const GraphFigure &figure) const
    {
        QJsonArray nodes;
        for (const GraphFigure::Node &node : figure.nodes) {
            QJsonObject object{{QStringLiteral("number"), QString::number(node.number)}, {QStringLiteral("tokens"), QString::number(node.tokens)},
                               {QStringLiteral("mark"), markCode(node.mark)}};
            if (node.value)
                object.insert(QStringLiteral("value"), QString::number(*node.value));
            if (node.moreEdges > 0)
                object.insert(QStringLiteral("moreEdges"), QString::number(node.moreEdges));
            if (node.isRinged)
                object.insert(QStringLiteral("ringed"), true);
            nodes.append(object);
        }
        QJsonArray edges;
        for (const GraphFigure::Edge &edge : figure.edges)
            edges.append(QJsonObject{{QStringLiteral("from"), QString::number(figure.nodes[edge.from].number)},
                                     {QStringLiteral("to"), QString::number(figure.nodes[edge.to].number)},
                                     {QStringLiteral("mark"), markCode(edge.mark)}});
        QJsonObject object{{QStringLiteral("kind"), QStringLiteral("graph")}, {QStringLiteral("nodes"), nodes}, {QStringLiteral("edges"), edges}};
        if (figure.omitted > 0)
            object.insert(QStringLiteral("omitted"), QString::number(figure.omitted));
        return object;
    }

    QJsonObject operator()(const SeriesFigure &figure) const
    {
        QJsonArray all;
        for (const SeriesFigure::Series &series : figure.series) {
            QJsonArray points;
            for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i)
                points.append(QJsonArray{series.x[i], series.y[i]});
            all.append(QJsonObject{{QStringLiteral("name"), (*this)(series.name)}, {QStringLiteral("points"), points}});
        }
        return {{QStringLiteral("kind"), QStringLiteral("series")},
                {QStringLiteral("xTitle"), (*this)(figure.xTitle)},
                {QStringLiteral("yTitle"), (*this)(figure.yTitle)},
                {QStringLiteral("series"), all}};
    }

private:
    const Phrasebooks &m_phrasebooks;
};

} // namespace

QByteArray exportJson(const ExportJob &job)
{
    const JsonWriter write(job.phrasebooks);
    const Explanation &explanation = job.explanation;

    QJsonArray moves;
    for (const ToldMove &move : explanation.winningMoves)
        moves.append(QJsonObject{{QStringLiteral("text"), write(move.text)},
                                 {QStringLiteral("after"), QString::fromStdString(move.after)}});
    QJsonArray steps;
    for (const Step &step : explanation.steps) {
        QJsonArray body;
        for (const Paragraph &paragraph : step.body)
            body.append(write(paragraph.phrase));
        QJsonObject object{{QStringLiteral("id"), step.id},
                           {QStringLiteral("title"), write(step.title)},
                           {QStringLiteral("body"), body}};
        if (step.figure)
            object.insert(QStringLiteral("figure"), std::visit(write, *step.figure));
        steps.append(object);
    }
    QJsonObject root{
        {QStringLiteral("game"), explanation.game},
        {QStringLiteral("position"), QString::fromStdString(explanation.position)},
        {QStringLiteral("steps"), steps},
    };
    // What is hidden is null, which no reader takes for an answer.
    const auto known = [&root](const QString &key, bool isKnown, const QJsonValue &value) { root.insert(key, isKnown ? value : QJsonValue()); };
    known(QStringLiteral("outcome"), explanation.outcome.has_value(), explanation.outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"));
    known(QStringLiteral("reason"), explanation.outcome.has_value(), write(explanation.reason));
    known(QStringLiteral("winningMoves"), !explanation.areMovesHidden, moves);
    known(QStringLiteral("winningMoveCount"), !explanation.areMovesHidden, static_cast<qint64>(explanation.winningMoveCount));
    if (!job.title.isEmpty())
        root.insert(QStringLiteral("title"), job.title);
    if (!job.note.isEmpty())
        root.insert(QStringLiteral("note"), job.note);
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

} // namespace mexplain
