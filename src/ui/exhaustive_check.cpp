#include "ui/exhaustive_check.h"

#include "explain/error_phrase.h"

#include <QElapsedTimer>

namespace mexplain {

namespace {

constexpr qint64 progressMilliseconds = 100;

Phrase phraseOf(const Result<CheckReport> &report)
{
    if (!report)
        return {"page", QT_TRANSLATE_NOOP("page", "Exhaustive search: %1"), {errorPhrase(report.error())}};
    if (report->agrees)
        return {"page", QT_TRANSLATE_N_NOOP("page", "Exhaustive search: %n position(s), agrees"), {}, std::uint64_t{report->positions}};
    return {"page", QT_TRANSLATE_N_NOOP("page", "Exhaustive search: %n position(s), does NOT agree"), {}, std::uint64_t{report->positions}};
}

} // namespace

ExhaustiveCheck::ExhaustiveCheck(const AnyGame &game, QObject *parent) : QObject(parent), m_game(game) {}

ExhaustiveCheck::~ExhaustiveCheck() = default;

void ExhaustiveCheck::start(const std::string &position)
{
    cancel();
    const std::uint64_t number = ++m_number;
    setRunning(true);
    emit statusChanged({"page", QT_TRANSLATE_NOOP("page", "Exhaustive search…")});
    m_thread = std::jthread([this, number, position](std::stop_token stop) { search(number, position, std::move(stop)); });
}

void ExhaustiveCheck::cancel()
{
    if (!m_running)
        return;
    m_thread.request_stop();
    ++m_number;
    setRunning(false);
    emit statusChanged({"page", QT_TRANSLATE_NOOP("page", "Exhaustive search: cancelled")});
}

/// Runs in the search's own thread: it touches nothing but the game, and reports through the event queue, which drops
/// what is still queued when this object goes.
void ExhaustiveCheck::search(std::uint64_t number, const std::string &position, std::stop_token stop)
{
    QElapsedTimer sinceReport;
    sinceReport.start();
    const auto progress = [&](std::size_t solved) {
        if (sinceReport.elapsed() < progressMilliseconds)
            return;
        sinceReport.restart();
        QMetaObject::invokeMethod(this, [this, number, solved] { showProgress(number, solved); }, Qt::QueuedConnection);
    };
    const Phrase status = phraseOf(m_game.check(position, {}, stop, progress));
    QMetaObject::invokeMethod(this, [this, number, status] { end(number, status); }, Qt::QueuedConnection);
}

void ExhaustiveCheck::showProgress(std::uint64_t number, std::size_t solved)
{
    if (m_running && number == m_number)
        emit statusChanged({"page", QT_TRANSLATE_N_NOOP("page", "Exhaustive search: %n position(s) so far"), {}, std::uint64_t{solved}});
}

void ExhaustiveCheck::end(std::uint64_t number, const Phrase &status)
{
    if (!m_running || number != m_number)
        return;
    setRunning(false);
    emit statusChanged(status);
}

void ExhaustiveCheck::setRunning(bool running)
{
    m_running = running;
    emit runningChanged(running);
}

} // namespace mexplain
