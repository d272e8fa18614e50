#pragma once

#include "ui/context.h"

#include <QFrame>

class QListWidget;
class QListWidgetItem;

namespace mexplain {

/// The list of games at the left, grouped. Arrows walk it, group titles are passed over.
class Rail : public QFrame {
    Q_OBJECT
public:
    explicit Rail(const UiContext &context, QWidget *parent = nullptr);

    /// Marks a game as the one that is open; emits nothing.
    void setCurrentGame(const QString &id);
    QString currentGame() const;
    /// The game `by` places further, wrapped around.
    QString neighbour(int by) const;
    void retranslate();
    void applyTheme();
    /// Where the window is narrow for the present scale, only the glyphs are left.
    void fitInto(int windowWidth);
    bool isCompact() const { return m_compact; }

signals:
    void gameChosen(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void fitWidth();

    const UiContext &m_context;
    QListWidget *m_list;
    bool m_compact = false;
};

} // namespace mexplain
