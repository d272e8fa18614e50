#pragma once

#include "explain/any_game.h"

#include <QObject>

#include <thread>

namespace mexplain {

/// Compares the theory with an exhaustive search of one position, off the caller's thread. Reports of a search that was
/// cancelled, or replaced by a later one, are dropped.
class ExhaustiveCheck : public QObject {
    Q_OBJECT
public:
    explicit ExhaustiveCheck(const AnyGame &game, QObject *parent = nullptr);
    /// Stops the search and waits for it; it polls often.
    ~ExhaustiveCheck() override;

    bool isRunning() const { return m_running; }
    /// A search that runs is cancelled first.
    void start(const std::string &position);
    void cancel(); ///< nothing where none runs

signals:
    void runningChanged(bool running);
    /// How far the search is, what it found, or that it was cancelled.
    void statusChanged(const mexplain::Phrase &status);

private:
    void search(std::uint64_t number, const std::string &position, std::stop_token stop);
    void showProgress(std::uint64_t number, std::size_t solved);
    void end(std::uint64_t number, const Phrase &status);
    void setRunning(bool running);

    const AnyGame &m_game;
    bool m_running = false;
    std::uint64_t m_number = 0; ///< of the latest search; reports of others are stale
    std::jthread m_thread;      ///< last: joined before what it reports to is gone
};

} // namespace mexplain
