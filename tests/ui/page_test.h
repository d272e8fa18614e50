#pragma once

#include "explain/catalogue.h"
#include "ui/app_style.h"
#include "ui/boards/canvas_board.h"
#include "ui/page_table.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolTip>
#include <QUndoStack>

namespace mexplain {

/// A game's page under a real mouse and real keys; a test of one page derives from it.
class PageTest : public QObject {
protected:
    template <class T = QWidget>
    T *child(const char *name) const
    {
        auto *found = m_page->findChild<T *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no child named %s", name);
        return found;
    }
    QPushButton *button(const char *name) const { return child<QPushButton>(name); }
    GamePage &page() const { return *m_page; }
    std::string position() const { return m_page->document().position(); }
    std::string fieldText() const { return child<QLineEdit>("positionEdit")->text().toStdString(); }
    Outcome outcome() const { return m_page->explanation().outcome.value(); }
    QString stepId() const { return m_page->explanation().steps.at(static_cast<std::size_t>(m_page->step())).id; }
    int undoCount() const { return m_page->document().undoStack().count(); }
    void undo() { m_page->document().undoStack().undo(); }
    void redo() { m_page->document().undoStack().redo(); }

    void openPage(const char *game, const std::string &position)
    {
        m_context.language = Language::English;
        m_context.themeId = ThemeId::Light;
        applyAppStyle(*qApp, m_context);
        m_page = makePage(*m_catalogue.find(QString::fromLatin1(game)), m_context);
        QVERIFY(m_page != nullptr);
        m_page->resize(1080, 720);
        m_page->show();
        m_page->document().reset(position);
        settle();
    }
    void closePage()
    {
        QToolTip::hideText();
        m_page.reset();
    }
    /// Layouts settle event by event.
    static void settle() { QTest::qWait(20); }

    static void click(const CanvasBoard &board, const QRect &place, Qt::KeyboardModifiers modifiers = {})
    {
        QVERIFY2(board.canvas()->rect().contains(place.center()), "what is clicked is not on the screen");
        QTest::mouseClick(board.canvas(), Qt::LeftButton, modifiers, place.center());
    }
    static void drag(const CanvasBoard &board, QPoint from, QPoint to)
    {
        QTest::mousePress(board.canvas(), Qt::LeftButton, {}, from);
        QTest::mouseMove(board.canvas(), (from + to) / 2);
        QTest::mouseMove(board.canvas(), to);
        QTest::mouseRelease(board.canvas(), Qt::LeftButton, {}, to);
    }
    /// To the widget of the board that takes the keys.
    static void key(const CanvasBoard &board, int which, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(board.focusProxy(), static_cast<Qt::Key>(which), modifiers);
    }
    static void key(const CanvasBoard &board, char which) { QTest::keyClick(board.focusProxy(), which); }
    /// Types into the line edit that is open on a board, and Enter.
    void typeInto(const char *edit, const QString &text) const
    {
        auto *field = child<QLineEdit>(edit);
        QVERIFY2(field->isVisible(), edit);
        field->selectAll();
        field->insert(text); // an input method's characters have no keys
        QTest::keyClick(field, Qt::Key_Return);
    }
    bool isOpen(const char *edit) const { return child<QLineEdit>(edit)->isVisible(); }
    /// A wrong text stays open, is explained, and changes nothing.
    void refuses(const char *edit, const QString &text) const
    {
        const std::string before = position();
        typeInto(edit, text);
        QVERIFY2(isOpen(edit), qPrintable(text));
        QCOMPARE(position(), before);
        QTest::keyClick(child<QLineEdit>(edit), Qt::Key_Escape);
        QVERIFY(!isOpen(edit));
    }
    /// Enters a number in a field beside the position's text.
    void enter(const char *field, const QString &text) const
    {
        auto *edit = child<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        edit->del(); // what is chosen, also where nothing comes instead
        edit->insert(text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    /// Undo leads back to `before`, redo to where we were; board and text follow.
    void undoesTo(const std::string &before)
    {
        const std::string now = position();
        undo();
        QCOMPARE(position(), before);
        QCOMPARE(fieldText(), before);
        redo();
        QCOMPARE(position(), now);
        QCOMPARE(fieldText(), now);
    }
    const UiContext &context() const { return m_context; }
    void setTheme(ThemeId id)
    {
        m_context.themeId = id;
        applyAppStyle(*qApp, m_context);
        m_page->applyTheme();
        m_page->retranslate();
        settle();
    }
    static QImage shot(const CanvasBoard &board) { return board.canvas()->grab().toImage(); }

private:
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    UiContext m_context{.catalogue = m_catalogue, .phrasebooks = m_phrasebooks, .language = Language::English};
    std::unique_ptr<GamePage> m_page;
};

} // namespace mexplain
