#pragma once

#include "ui/context.h"

#include <QAbstractListModel>

namespace mexplain {

class LessonDocument;

/// The items of a lesson as rows of a list, in the window's language. A row that is dragged or moved becomes one undo step.
class LessonModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        DetailRole = Qt::UserRole, ///< game and position, or the position where the title is the game's; cut after detailLength
        HiddenRole,                ///< bool: its answers are hidden
    };
    /// How much of a position is shown, in characters; a row is narrower than that.
    static constexpr std::size_t detailLength = 200;

    /// Context and document must live longer.
    LessonModel(const UiContext &context, LessonDocument &document, QObject *parent = nullptr);

    /// Brings the rows up to date with the document; whoever shows them calls it after each change.
    void follow();
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    /// Moves the row that `data` names before `row`, or to the end at -1.
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;
    /// Of one row.
    bool moveRows(const QModelIndex &sourceParent, int sourceRow, int count, const QModelIndex &parent, int before) override;

private:
    bool moveBefore(int from, int before);
    QString titleOf(int row) const;
    QString detailOf(int row) const;
    QString spokenText(int row) const;

    const UiContext &m_context;
    LessonDocument &m_document;
    int m_count; ///< what the views know of
};

} // namespace mexplain
