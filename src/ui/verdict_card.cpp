#include "ui/verdict_card.h"

#include "render/figures/figure_painter.h"
#include "render/fonts.h"
#include "ui/hidden_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplain {

VerdictCard::VerdictCard(const UiContext &context, QWidget *parent)
    : QFrame(parent), m_context(context), m_badge(new QWidget(this)), m_verdictLabel(new QLabel(this)),
      m_reasonLabel(new QLabel(this)), m_box(new HiddenBox(context, this)), m_predictPButton(new QPushButton(this)),
      m_predictNButton(new QPushButton(this)), m_playButton(new QPushButton(this)), m_repliesButton(new QPushButton(this))
{
    m_badge->setObjectName(QStringLiteral("outcomeBadge"));
    m_verdictLabel->setObjectName(QStringLiteral("verdictLabel"));
    m_reasonLabel->setObjectName(QStringLiteral("reasonLabel"));
    m_playButton->setObjectName(QStringLiteral("playButton"));
    m_repliesButton->setObjectName(QStringLiteral("repliesButton"));
    m_box->setObjectName(QStringLiteral("verdictBox"));
    m_predictPButton->setObjectName(QStringLiteral("predictPButton"));
    m_predictNButton->setObjectName(QStringLiteral("predictNButton"));
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
    row->addWidget(m_predictPButton);
    row->addWidget(m_predictNButton);
    row->addWidget(m_box);
    row->addWidget(m_playButton);
    row->addWidget(m_repliesButton);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    connect(m_box, &HiddenBox::clicked, this, &VerdictCard::revealRequested);
    connect(m_predictPButton, &QPushButton::clicked, this, [this] { emit predicted(Outcome::P); });
    connect(m_predictNButton, &QPushButton::clicked, this, [this] { emit predicted(Outcome::N); });
    connect(m_playButton, &QPushButton::clicked, this, &VerdictCard::playRequested);
    connect(m_repliesButton, &QPushButton::clicked, this, &VerdictCard::repliesRequested);
}

void VerdictCard::setVerdict(std::optional<Outcome> outcome, const Phrase &reason, bool canPlay, bool hasReplies)
{
    m_outcome = outcome;
    m_reason = reason;
    m_canPlay = canPlay;
    m_hasReplies = hasReplies;
    retranslate();
    update();
}

void VerdictCard::setPrediction(bool asks, const Tally &tally)
{
    m_asks = asks;
    m_tally = tally;
    retranslate();
    update();
}

void VerdictCard::retranslate()
{
    const QString verdict = m_context.text(verdictPhrase(m_outcome));
    const bool isHidden = !m_outcome;
    m_verdictLabel->setText(isHidden && m_asks ? m_context.text({"page", QT_TRANSLATE_NOOP("page", "Predict first: P or N?")}) : verdict);
    Phrase line = m_reason;
    if (isHidden)
        line = m_asks ? Phrase{"page", QT_TRANSLATE_NOOP("page", "Who wins if both play well? Choose, then see why.")}
                      : Phrase{"page", QT_TRANSLATE_NOOP("page", "The answer is hidden. H reveals everything.")};
    if (m_tally.right + m_tally.wrong > 0) {
        const Phrase score{"page", QT_TRANSLATE_NOOP("page", "right %1, wrong %2"), {m_tally.right, m_tally.wrong}};
        if (!m_tally.last || isHidden)
            line = {"page", QT_TRANSLATE_NOOP("page", "%1 (So far: %2.)"), {line, score}};
        else
            line = *m_tally.last ? Phrase{"page", QT_TRANSLATE_NOOP("page", "Right! (%2) %1"), {line, score}}
                                 : Phrase{"page", QT_TRANSLATE_NOOP("page", "Not so. (%2) %1"), {line, score}};
    }
    m_reasonLabel->setText(line.isEmpty() ? QString() : m_context.text(line));
    m_box->setVisible(isHidden && !m_asks);
    m_box->retranslate();
    m_predictPButton->setVisible(isHidden && m_asks);
    m_predictNButton->setVisible(isHidden && m_asks);
    m_playButton->setVisible(m_canPlay);
    m_repliesButton->setVisible(m_hasReplies);
    m_badge->setVisible(!isHidden);
    m_badge->setAccessibleName(m_context.text(outcomePhrase(m_outcome)));
    setAccessibleName(verdict);
    setAccessibleDescription(m_reasonLabel->text());
    const auto setUp = [this](QPushButton *button, const Phrase &text, const Phrase &tip) {
        button->setText(m_context.text(text));
        button->setAccessibleName(button->text());
        button->setToolTip(m_context.text(tip));
    };
    setUp(m_predictPButton, {"page", QT_TRANSLATE_NOOP("page", "P: second wins")},
          {"page", QT_TRANSLATE_NOOP("page", "I say: a P-position, the second player wins (Space when focused)")});
    setUp(m_predictNButton, {"page", QT_TRANSLATE_NOOP("page", "N: first wins")},
          {"page", QT_TRANSLATE_NOOP("page", "I say: an N-position, the first player wins (Space when focused)")});
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
    QPen outline(!m_outcome ? theme.mutedText : isN ? theme.n : theme.p, 1.2);
    if (!m_outcome)
        outline.setDashPattern({4, 3});
    painter.setPen(outline);
    painter.setBrush(!m_outcome ? theme.card : isN ? theme.nSoft : theme.pSoft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_context.px(8), m_context.px(8));
    if (m_outcome)
        paintOutcomeBadge(painter, *m_outcome, theme, QRectF(m_badge->geometry()));
}

} // namespace mexplain
