#include "ui/present_session.h"

#include "explain/concealment.h"
#include "ui/game_page.h"

namespace mexplain {

PresentSession::PresentSession(PresentHost host, QObject *parent) : QObject(parent), m_host(std::move(host))
{
    begin();
}

void PresentSession::begin()
{
    m_start = page()->document().position();
    m_startStep = page()->step();
    follow();
}

void PresentSession::follow()
{
    disconnect(m_explanationConnection);
    disconnect(m_stepConnection);
    m_explanationConnection = connect(page(), &GamePage::explanationChanged, this, &PresentSession::changed);
    m_stepConnection = connect(page(), &GamePage::stepChanged, this, &PresentSession::changed);
}

void PresentSession::run(StepCommand command)
{
    switch (command) {
    case StepCommand::Next: return next();
    case StepCommand::Previous: return previous();
    case StepCommand::First: return first();
    case StepCommand::Last: return last();
    }
}

bool PresentSession::pressKey(int key)
{
    switch (key) {
    case Qt::Key_H: toggleReveal(); return true;
    case Qt::Key_Period: toggleBlank(); return true;
    case Qt::Key_Backspace: backToLesson(); return true;
    default: return false;
    }
}

Slide PresentSession::slide() const
{
    return slideOf(page()->explanation(), static_cast<std::size_t>(page()->step()), m_host.corner());
}

std::optional<Slide> PresentSession::nextSlide() const
{
    const auto step = static_cast<std::size_t>(page()->step());
    if (page()->hidesInStep()) {
        Revealed revealed = page()->revealed();
        revealStep(page()->wholeExplanation(), step, revealed);
        return slideOf(concealed(page()->wholeExplanation(), revealed), step, m_host.corner());
    }
    if (page()->step() + 1 < page()->stepCount())
        return slideOf(page()->explanation(), step + 1, m_host.corner());
    return item() >= 0 && item() + 1 < itemCount() ? m_host.firstSlide(item() + 1) : std::nullopt;
}

PresentSession::Place PresentSession::here() const
{
    return {page()->document().position(), page()->step(), page()->hidesAnswers(), page()->revealed()};
}

bool PresentSession::showItem(int item)
{
    if (item < 0 || item >= itemCount() || !m_host.showItem(item))
        return false;
    begin();
    emit changed();
    return true;
}

void PresentSession::next()
{
    if (m_isBlank)
        return toggleBlank();
    if (page()->hidesInStep())
        page()->revealStep();
    else if (page()->step() + 1 < page()->stepCount())
        page()->nextStep();
    else
        nextItem();
}

void PresentSession::previous()
{
    if (m_isBlank)
        return toggleBlank();
    if (page()->hasRevealedInStep() && !page()->hidesInStep())
        return page()->hideStep();
    const bool isAtStart = page()->step() == m_startStep || page()->step() == 0;
    if (isAtStart && item() > 0)
        return previousItem();
    page()->previousStep();
}

void PresentSession::nextItem()
{
    if (item() < 0 || item() + 1 >= itemCount()) {
        emit said({"present", QT_TRANSLATE_NOOP("present", "This is the last page.")});
        return;
    }
    m_left[item()] = here();
    showItem(item() + 1);
}

void PresentSession::previousItem()
{
    if (item() <= 0) {
        emit said({"present", QT_TRANSLATE_NOOP("present", "This is the first page.")});
        return;
    }
    if (!showItem(item() - 1))
        return;
    const auto left = m_left.constFind(item());
    if (left == m_left.cend())
        return;
    if (left->position != page()->document().position())
        page()->restorePosition(left->position);
    page()->restoreConcealment(left->hides, left->revealed);
    page()->setStep(left->step);
}

void PresentSession::first() { page()->firstStep(); }
void PresentSession::last() { page()->lastStep(); }

void PresentSession::toggleReveal()
{
    if (!page()->hidesAnswers()) {
        page()->setHidesAnswers(true);
        emit said({"present", QT_TRANSLATE_NOOP("present", "Answers are hidden from here on.")});
    } else if (page()->hidesInStep()) {
        page()->revealStep();
    } else if (page()->mayHideInStep()) {
        page()->hideStep();
    } else {
        page()->setHidesAnswers(false);
        emit said({"present", QT_TRANSLATE_NOOP("present", "Answers are shown again.")});
    }
}

void PresentSession::reveal(int part)
{
    page()->reveal(part);
}

void PresentSession::toggleBlank()
{
    m_isBlank = !m_isBlank;
    emit changed();
}

bool PresentSession::isAwayFromLesson() const
{
    return page()->document().position() != m_start;
}

void PresentSession::backToLesson()
{
    if (!isAwayFromLesson())
        return;
    page()->restorePosition(m_start);
    page()->setStep(m_startStep);
}

QString PresentSession::strokesKey() const
{
    const auto &steps = page()->explanation().steps;
    return QStringLiteral("%1/%2/%3").arg(item()).arg(page()->game().info().id, steps[static_cast<std::size_t>(page()->step())].id);
}

std::vector<Stroke> &PresentSession::strokes()
{
    return m_strokes[strokesKey()];
}

const std::vector<Stroke> &PresentSession::strokes() const
{
    static const std::vector<Stroke> none;
    const auto found = m_strokes.constFind(strokesKey());
    return found == m_strokes.cend() ? none : *found;
}

} // namespace mexplain
