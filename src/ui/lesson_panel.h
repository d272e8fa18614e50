#pragma once

#include "ui/context.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QKeyEvent;
class QLabel;
class QUndoStack;

namespace Ui {
class LessonPanel;
}

namespace mexplain {

class LessonDocument;
class LessonModel;

/// The open lesson: its items in order, and the texts of the chosen one or, behind a tab, of the lesson as a whole. It edits the
/// document itself; what takes the page, a file or the screen it asks for by signals. Keys, wherever the focus is in it: Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y) for the
/// lesson's history, Ctrl+D duplicates, Alt+Shift+↑ and ↓ move, F2 goes to the title; in the list Enter opens, Delete removes.
class LessonPanel : public QWidget {
    Q_OBJECT
public:
    /// Context and document must live longer.
    LessonPanel(const UiContext &context, LessonDocument &document, QWidget *parent = nullptr);
    ~LessonPanel() override;

    void retranslate();
    void applyTheme();

signals:
    void addRequested();          ///< the shown position as a new item after the chosen one
    void updateRequested();       ///< the shown position into the chosen item
    void itemChosen(int index);   ///< by a click or Enter: it is to be shown
    void presentRequested();
    void exportRequested();
    void saveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Command { Undo, Redo, Duplicate, Up, Down, Rename, Remove, Open };
    enum class Text { LessonTitle, LessonNote, Title, Note };
    struct Field {
        QWidget *edit;
        QLabel *label;
        Text which;
        Language language;
        QString shown{}; ///< the lesson's text as the field was given it
    };

    void connectButtons();
    void addField(QWidget *edit, QLabel *label, Text which, Language language);
    void putWindowLanguageFirst();
    std::optional<Command> commandOf(const QObject *watched, const QKeyEvent &key) const;
    void run(Command command);
    void travel(void (QUndoStack::*by)()); ///< in the history
    void move(int by);
    void rename();
    void chooseRow(int row);
    const QString &textOf(const Field &field) const;
    void show(Field &field);
    void edited(Field &field);
    static bool isOfLesson(const Field &field);
    void showFields(bool ofLesson);
    void follow();
    void followHistory();
    void enable(QWidget *widget, bool enabled);

    const UiContext &m_context;
    LessonDocument &m_document;
    std::unique_ptr<Ui::LessonPanel> m_ui;
    LessonModel *m_model;
    QLabel *m_emptyLabel;
    std::vector<Field> m_fields;
    bool m_following = false; ///< the list is being set to the document, not by the person
};

} // namespace mexplain
