#include "ui/moves_view.h"

#include "render/fonts.h"
#include "ui/hidden_box.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace mexplain {

MovesView::MovesView(const UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_box(new HiddenBox(context, this)), m_introLabel(new QLabel(this)), m_table(new QTableWidget(this)),
      m_moreLabel(new QLabel(this)), m_playButton(new QPushButton(this))
{
    m_introLabel->setObjectName(QStringLiteral("movesIntroLabel"));
    m_table->setObjectName(QStringLiteral("movesTable"));
    m_moreLabel->setObjectName(QStringLiteral("moreMovesLabel"));
    m_moreLabel->setProperty("muted", true);
    m_playButton->setObjectName(QStringLiteral("playMoveButton"));
    m_box->setObjectName(QStringLiteral("movesBox"));
    connect(m_box, &HiddenBox::clicked, this, &MovesView::revealRequested);
    for (QLabel *label : {m_introLabel, m_moreLabel}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_introLabel);
    column->addWidget(m_box, 0, Qt::AlignLeft);
    column->addWidget(m_table, 1);
    column->addWidget(m_moreLabel);
    column->addWidget(m_playButton, 0, Qt::AlignLeft);
    // Enter and double click are both "activated" or "double clicked" by platform; a click alone must not play.
    connect(m_table, &QTableWidget::cellDoubleClicked, this, &MovesView::playCurrent);
    connect(m_playButton, &QPushButton::clicked, this, &MovesView::playCurrent);
    auto *enter = new QAction(m_table);
    enter->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    enter->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_table->addAction(enter);
    connect(enter, &QAction::triggered, this, &MovesView::playCurrent);
}

void MovesView::setExplanation(const Explanation &explanation)
{
    m_isHidden = explanation.areMovesHidden;
    // The lists tell the outcome where the verdict is hidden but they are not.
    m_outcome = explanation.outcome.value_or(explanation.replies.empty() ? Outcome::N : Outcome::P);
    m_moves = explanation.winningMoves;
    m_replies = explanation.replies;
    const std::uint64_t all = m_outcome == Outcome::N ? explanation.winningMoveCount : explanation.moveCount;
    const std::uint64_t shown = m_outcome == Outcome::N ? m_moves.size() : m_replies.size();
    m_omitted = all > shown ? all - shown : 0;
    fill();
}

void MovesView::fill()
{
    const bool isN = m_outcome == Outcome::N;
    const std::size_t rows = isN ? m_moves.size() : m_replies.size();
    m_table->clear();
    m_table->setColumnCount(isN ? 1 : 2);
    m_table->setRowCount(static_cast<int>(rows));
    const auto put = [this](std::size_t row, int column, const Phrase &phrase) {
        m_table->setItem(static_cast<int>(row), column, new QTableWidgetItem(m_context.text(phrase)));
    };
    for (std::size_t row = 0; row < rows; ++row) {
        if (isN) {
            put(row, 0, m_moves[row].text);
        } else {
            put(row, 0, m_replies[row].move.text);
            put(row, 1, m_replies[row].reply.text);
        }
    }
    if (rows > 0)
        m_table->setCurrentCell(0, 0);
    m_table->setVisible(rows > 0);
    m_box->setVisible(m_isHidden);
    m_playButton->setEnabled(rows > 0);
    retranslate();
}

void MovesView::retranslate()
{
    const bool isN = m_outcome == Outcome::N;
    const auto text = [this](const Phrase &phrase) { return m_context.text(phrase); };
    const std::size_t rows = isN ? m_moves.size() : m_replies.size();
    m_box->retranslate();
    if (m_isHidden)
        m_introLabel->setText(text({"page", QT_TRANSLATE_NOOP("page", "Which moves win, and what answers them, is hidden")}));
    else if (rows == 0)
        m_introLabel->setText(text({"page", QT_TRANSLATE_NOOP("page", "There is no move left")}));
    else if (isN)
        m_introLabel->setText(text({"page", QT_TRANSLATE_NOOP("page", "These moves win")}));
    else
        m_introLabel->setText(text({"page", QT_TRANSLATE_NOOP("page", "Every move loses: the answer stands beside it")}));
    if (isN)
        m_table->setHorizontalHeaderLabels({text({"page", QT_TRANSLATE_NOOP("page", "Winning move")})});
    else
        m_table->setHorizontalHeaderLabels({text({"page", QT_TRANSLATE_NOOP("page", "My move")}),
                                            text({"page", QT_TRANSLATE_NOOP("page", "The answer")})});
    for (std::size_t row = 0; row < rows; ++row) {
        const int r = static_cast<int>(row);
        m_table->item(r, 0)->setText(text(isN ? m_moves[row].text : m_replies[row].move.text));
        if (!isN)
            m_table->item(r, 1)->setText(text(m_replies[row].reply.text));
    }
    m_moreLabel->setVisible(m_omitted > 0);
    m_moreLabel->setText(text({"page", QT_TRANSLATE_N_NOOP("page", "and %n more move(s)"), {}, m_omitted}));
    m_table->setAccessibleName(m_introLabel->text());
    m_table->setToolTip(text({"page", QT_TRANSLATE_NOOP("page", "Double click or Enter plays the move; in the right column, the move and its answer")}));
    m_playButton->setText(text({"page", QT_TRANSLATE_NOOP("page", "Play")}));
    m_playButton->setAccessibleName(text({"page", QT_TRANSLATE_NOOP("page", "Play the chosen move")}));
    m_playButton->setToolTip(text({"page", QT_TRANSLATE_NOOP("page", "Play the chosen move (Enter in the list)")}));
}

void MovesView::applyTheme()
{
    const int margin = m_context.px(12);
    layout()->setContentsMargins(margin, margin, margin, margin);
    m_table->setFont(screenFont(m_context.px(14)));
    m_table->horizontalHeader()->setFont(screenFont(m_context.px(13)));
}

void MovesView::playCurrent()
{
    const int row = m_table->currentRow();
    const auto index = static_cast<std::size_t>(row);
    // Copies: what follows rebuilds the lists while the signal is out.
    if (m_outcome == Outcome::N && row >= 0 && index < m_moves.size()) {
        const std::string after = m_moves[index].after;
        emit moveChosen(after);
    } else if (m_outcome == Outcome::P && row >= 0 && index < m_replies.size()) {
        const std::string after = m_table->currentColumn() == 1 ? m_replies[index].reply.after : m_replies[index].move.after;
        emit moveChosen(after);
    }
}

} // namespace mexplain
