#include "ui/lesson_model.h"

#include "ui/lesson_document.h"

#include <QMimeData>

namespace mexplain {

namespace {

const QString rowType = QStringLiteral("application/x-mexplain-lesson-row");

} // namespace

LessonModel::LessonModel(const UiContext &context, LessonDocument &document, QObject *parent)
    : QAbstractListModel(parent), m_context(context), m_document(document), m_count(document.count())
{
}

void LessonModel::follow()
{
    // Rows come and go at the end and every one may have changed: true of each change, and the list keeps its place.
    const int count = m_document.count();
    if (count > m_count) {
        beginInsertRows({}, m_count, count - 1);
        m_count = count;
        endInsertRows();
    } else if (count < m_count) {
        beginRemoveRows({}, count, m_count - 1);
        m_count = count;
        endRemoveRows();
    }
    retranslate();
}

void LessonModel::retranslate()
{
    if (m_count > 0)
        emit dataChanged(index(0), index(m_count - 1));
}

int LessonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QString LessonModel::titleOf(int row) const
{
    const LessonItem &item = m_document.plan().items[static_cast<std::size_t>(row)];
    if (const QString &title = item.title.in(m_context.language); !title.isEmpty())
        return title.simplified();
    const AnyGame *game = m_context.catalogue.find(item.game);
    return game ? m_context.text(game->info().title) : item.game;
}

QString LessonModel::detailOf(int row) const
{
    const LessonItem &item = m_document.plan().items[static_cast<std::size_t>(row)];
    QString position = QString::fromStdString(item.position.substr(0, detailLength)).simplified();
    if (item.position.size() > detailLength)
        position += u'…';
    // Without a title of its own the first line is the game already.
    if (item.title.isEmpty())
        return position;
    const AnyGame *game = m_context.catalogue.find(item.game);
    return QStringLiteral("%1 · %2").arg(game ? m_context.text(game->info().shortTitle) : item.game, position);
}

QString LessonModel::spokenText(int row) const
{
    const bool hidden = m_document.plan().items[static_cast<std::size_t>(row)].hidden;
    const char *source = hidden ? QT_TRANSLATE_NOOP("lesson", "%1: %2, %3, answers hidden") : QT_TRANSLATE_NOOP("lesson", "%1: %2, %3");
    return m_context.text({"lesson", source, {row + 1, titleOf(row), detailOf(row)}});
}

QVariant LessonModel::data(const QModelIndex &index, int role) const
{
    // Between a change and its signal the lesson may be shorter than the views know.
    const int row = index.row();
    if (!index.isValid() || row >= m_document.count())
        return {};
    switch (role) {
    case Qt::DisplayRole: return titleOf(row);
    case DetailRole: return detailOf(row);
    case HiddenRole: return m_document.plan().items[static_cast<std::size_t>(row)].hidden;
    case Qt::AccessibleTextRole: return spokenText(row);
    // A tooltip would take a title from a file for rich text.
    case Qt::ToolTipRole: return QStringLiteral("<p>%1</p>").arg(spokenText(row).toHtmlEscaped());
    default: return {};
    }
}

Qt::ItemFlags LessonModel::flags(const QModelIndex &index) const
{
    // Between rows, not onto one.
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList LessonModel::mimeTypes() const
{
    return {rowType};
}

QMimeData *LessonModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto *data = new QMimeData;
    data->setData(rowType, QByteArray::number(indexes.front().row()));
    return data;
}

bool LessonModel::moveBefore(int from, int before)
{
    if (from < 0 || from >= m_count || before < 0 || before > m_count)
        return false;
    return m_document.moveItem(from, before > from ? before - 1 : before);
}

bool LessonModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int, const QModelIndex &parent)
{
    if (action != Qt::MoveAction || parent.isValid() || data == nullptr || !data->hasFormat(rowType))
        return false;
    bool isNumber = false;
    const int from = data->data(rowType).toInt(&isNumber);
    return isNumber && moveBefore(from, row < 0 ? m_count : row);
}

bool LessonModel::moveRows(const QModelIndex &sourceParent, int sourceRow, int count, const QModelIndex &parent, int before)
{
    return count == 1 && !sourceParent.isValid() && !parent.isValid() && moveBefore(sourceRow, before);
}

} // namespace mexplain
