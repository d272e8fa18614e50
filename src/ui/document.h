#pragma once

#include "explain/phrase.h"
#include "solver/result.h"

#include <QObject>
#include <QUndoStack>

#include <string>

namespace mexplain {

/// What a `.mexplain` file holds today: one game, one position, the step that is open, a title and a note.
struct SavedPosition {
    QString game;
    std::string position;
    int step = 0;
    QString title{};
    QString note{};
    bool operator==(const SavedPosition &) const = default;
};

/// Versioned JSON; numbers past 2^53 travel as strings because positions are texts.
QByteArray toJson(const SavedPosition &saved);
/// Checks type, range and count of everything. The error says what is wrong, and where.
Result<SavedPosition, Phrase> fromJson(const QByteArray &json);

/// The position of a page and its history. The undo stack holds what changed in the text, so that a position of
/// 500 000 piles does not cost its whole length for each step of undo.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject *parent = nullptr);

    const std::string &position() const { return m_position; }
    QUndoStack &undoStack() { return m_undoStack; }

    static constexpr int noDrag = -1;

    /// One undo step, named `name`; nothing where the text is the same. Changes in a row with the same `drag` ≥ 0 are one step.
    void change(const std::string &position, const QString &name, int drag = noDrag);
    /// A new beginning: the history is emptied and the document is clean.
    void reset(const std::string &position);

signals:
    void positionChanged();

private:
    friend class PositionCommand;
    std::string m_position;
    QUndoStack m_undoStack;
};

} // namespace mexplain
