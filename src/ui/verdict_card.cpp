#include "ui/verdict_card.h"

#include "render/figures/figure_painter.h"
#include "render/fonts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplain {

VerdictCard::VerdictCard(const UiContext &context, QWidget *parent)
    : QFrame(parent), m_context(context), m_badge(new QWidget(this)), m_verdictLabel(new QLabel(this)),
      m_reasonLabel(new QLabel(this)), m_playButton(new QPushButton(this)), m_repliesButton(new QPushButton(this))
{
    m_badge->setObjectName(QStringLiteral("outcomeBadge"));
    m_verdictLabel->setObjectName(QStringLiteral("verdictLabel"));
    m_reasonLabel->setObjectName(QStringLiteral("reasonLabel"));
    m_playButton->setObjectName(QStringLiteral("playButton"));
    m_repliesButton->setObjectName(QStringLiteral("repliesButton"));
    for (QLabel *label : {m_verdictLabel, m_reasonLabel}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_verdictLabel);
    words->addWidget(m_reasonLabel);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_badge);
    row->addLayout(words, 1);
    row->addWidget(m_playButton);
    row->addWidget(m_repliesButton);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    connect(m_playButton, &QPushButton::clicked, this, &VerdictCard::playRequested);
    connect(m_repliesButton, &QPushButton::clicked, this, &VerdictCard::repliesRequested);
}

void VerdictCard::setVerdict(std::optional<Outcome> outcome, const Phrase &reason, bool canPlay, bool hasReplies)
{
    m_outcome = outcome;
    m_reason = reason;
    m_playButton->setVisible(canPlay);
    m_repliesButton->setVisible(hasReplies);
    retranslate();
    update();
}

void VerdictCard::retranslate()
{
    const QString verdict = m_context.text(verdictPhrase(m_outcome));
    m_verdictLabel->setText(verdict);
    m_reasonLabel->setText(m_reason.isEmpty() ? QString() : m_context.text(m_reason));
    m_badge->setAccessibleName(m_context.text(outcomePhrase(m_outcome)));
    setAccessibleName(verdict);
    setAccessibleDescription(m_reasonLabel->text());
    const auto setUp = [this](QPushButton *button, const Phrase &text, const Phrase &tip) {
        button->setText(m_context.text(text));
        button->setAccessibleName(button->text());
        button->setToolTip(m_context.text(tip));
    };
    setUp(m_playButton, {"page", QT_TRANSLATE_NOOP("page", "Play this move")},
          {"page", QT_TRANSLATE_NOOP("page", "Make the winning move on the board (Space when focused; Ctrl+Z takes it back)")});
    setUp(m_repliesButton, {"page", QT_TRANSLATE_NOOP("page", "Answers")},
          {"page", QT_TRANSLATE_NOOP("page", "Open the step with my moves and the answer to each (Space when focused)")});
}

void VerdictCard::applyTheme()
{
    const Theme &theme = m_context.theme();
    m_badge->setFixedSize(m_context.px(40), m_context.px(40));
    layout()->setContentsMargins(m_context.px(16), m_context.px(10), m_context.px(16), m_context.px(10));
    layout()->setSpacing(m_context.px(14));
    QFont bold = screenFont(m_context.px(17));
    bold.setBold(true);
    m_verdictLabel->setFont(bold);
    m_reasonLabel->setFont(screenFont(m_context.px(14)));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme.text);
    m_verdictLabel->setPalette(colours);
    m_reasonLabel->setPalette(colours);
    update();
}

void VerdictCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_context.theme();
    const bool isN = m_outcome == Outcome::N;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isN ? theme.n : theme.p, 1.2));
    painter.setBrush(isN ? theme.nSoft : theme.pSoft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_context.px(8), m_context.px(8));
    if (m_outcome)
        paintOutcomeBadge(painter, *m_outcome, theme, QRectF(m_badge->geometry()));
}

} // namespace mexplain
