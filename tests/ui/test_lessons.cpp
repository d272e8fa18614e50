// Lessons in the real window: opened, made, saved, shown, restored.

#include "explain/catalogue.h"
#include "explain/lesson_plan.h"
#include "ui/game_page.h"
#include "ui/lesson_document.h"
#include "ui/lesson_recovery.h"
#include "ui/main_window.h"
#include "ui/present_window.h"
#include "ui/presentation.h"
#include "ui/presenter_window.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplain;

class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("lessons.ini")), QSettings::IniFormat);
        m_settings = std::make_unique<Settings>(*m_file);
        m_settings->setLanguage(Language::Chinese);
        open();
    }
    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
        m_file.reset();
        m_folder.reset();
    }

    void aShippedLessonComesBackByteForByte_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"nim-from-nothing", "why-xor", "staircase-and-misere", "sg-by-mex", "number-games", "chocolate"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aShippedLessonComesBackByteForByte()
    {
        QFETCH(QString, name);
        shipped(qPrintable(name));
        const QString path = m_folder->filePath(QStringLiteral("mine.mexplain"));
        m_window->dialogs().saveFileName = [path](QWidget *, const QString &, const QString &, const QString &) { return path; };
        QVERIFY(m_window->saveLesson());
        const QByteArray first = contentsOf(path);
        QVERIFY(m_window->openFile(path));
        QCOMPARE(m_window->lesson().path(), path);
        QVERIFY(m_window->saveLesson());
        QCOMPARE(contentsOf(path), first);
        QCOMPARE(first, contentsOf(QStringLiteral(":/examples/%1.mexplain").arg(name)));
    }

    void theMenuNamesTheLessons()
    {
        auto *action = m_window->findChild<QAction *>(QStringLiteral("why-xor"));
        auto *menu = qobject_cast<QMenu *>(action->parent());
        QVERIFY(menu);
        for (const Language language : {Language::Chinese, Language::English}) {
            m_window->setLanguage(language);
            emit menu->aboutToShow();
            const auto plan = lessonFromJson(contentsOf(QStringLiteral(":/examples/why-xor.mexplain")));
            QCOMPARE(action->text(), plan->title.of(language));
        }
    }

    void itemsAreShownAsTheyBegin()
    {
        shipped("nim-from-nothing");
        const LessonPlan plan = m_window->lesson().plan();
        for (std::size_t i = 0; i < plan.items.size(); ++i) {
            QCOMPARE(m_window->lesson().current(), static_cast<int>(i));
            QCOMPARE(page().game().info().id, plan.items[i].game);
            QCOMPARE(page().document().position(), plan.items[i].position);
            QCOMPARE(page().explanation().steps[static_cast<std::size_t>(page().step())].id, plan.items[i].step);
            QCOMPARE(page().hidesAnswers(), plan.items[i].hidden);
            m_window->nextItem();
        }
        m_window->previousItem();
        QCOMPARE(m_window->lesson().current(), static_cast<int>(plan.items.size()) - 2);
    }

    /// The note on the whole lesson stands on the presenter's first page, and nowhere where the class looks.
    void theLessonsNoteIsForThePresenter()
    {
        shipped("why-xor");
        m_window->lesson().setLessonNote(Language::Chinese, QStringLiteral("全课的计划\n四十分钟"));
        m_window->lesson().setNote(1, Language::Chinese, QStringLiteral("第二项的备注"));
        m_window->lesson().setNote(0, Language::Chinese, QStringLiteral("第一项的备注")); // which chooses it
        m_window->showPresenter();
        PresentWindow &present = *m_window->presentation()->window();
        const auto *notes = m_window->presentation()->presenter()->findChild<QPlainTextEdit *>(QStringLiteral("presenterNotes"));
        QCOMPARE(notes->toPlainText(), QStringLiteral("整份课件：\n全课的计划\n四十分钟\n\n这一项：\n第一项的备注"));
        for (const QObject *object : present.findChildren<QObject *>()) {
            for (const char *property : {"text", "toolTip", "accessibleName", "accessibleDescription", "plainText"})
                QVERIFY2(!object->property(property).toString().contains(QStringLiteral("计划")), qPrintable(object->objectName()));
        }
        QVERIFY(!present.windowTitle().contains(QStringLiteral("计划")) && !present.accessibleDescription().contains(QStringLiteral("计划")));
        QTest::keyClick(&present, Qt::Key_PageDown);
        QCOMPARE(notes->toPlainText(), QStringLiteral("第一项的备注"));
        QTest::keyClick(&present, Qt::Key_PageUp);
        QVERIFY(notes->toPlainText().contains(QStringLiteral("全课的计划")));
        m_window->lesson().setNote(0, Language::Chinese, {});
        m_window->lesson().setNote(0, Language::English, {});
        m_window->presentation()->session().nextItem();
        QCOMPARE(notes->toPlainText(), QStringLiteral("第二项的备注"));
        m_window->presentation()->session().previousItem();
        m_window->presentation()->session().first();
        QVERIFY(!notes->toPlainText().contains(QStringLiteral("第一项")));
    }

    void theDockIsNamedAfterTheLesson()
    {
        const auto *dock = m_window->findChild<QDockWidget *>(QStringLiteral("lessonDock"));
        shipped("why-xor");
        QCOMPARE(dock->windowTitle(), QStringLiteral("课件：%1").arg(m_window->lesson().plan().title.chinese));
        m_window->lesson().setLessonTitle(Language::Chinese, QStringLiteral("A & B"));
        QCOMPARE(dock->windowTitle(), QStringLiteral("课件：A && B"));
        m_window->setLanguage(Language::English);
        QCOMPARE(dock->windowTitle(), QStringLiteral("Lesson: %1").arg(m_window->lesson().plan().title.english));
        m_window->lesson().reset({}, m_folder->filePath(QStringLiteral("mine.mexplain")));
        QCOMPARE(dock->windowTitle(), QStringLiteral("Lesson: mine.mexplain"));
        m_window->lesson().reset({}, {});
        QCOMPARE(dock->windowTitle(), QStringLiteral("Lesson"));
    }

    void thePositionThatIsShownIsAdded()
    {
        m_window->openPosition(QStringLiteral("bash"), QStringLiteral("20 3"));
        page().setStep(2);
        m_window->toggleAnswers();
        m_window->addToLesson();
        QCOMPARE(m_window->lesson().count(), 1);
        const LessonItem &item = m_window->lesson().plan().items.front();
        QCOMPARE(item.game, QStringLiteral("bash"));
        QCOMPARE(item.position, std::string("20 3"));
        QCOMPARE(item.step, QStringLiteral("period"));
        QVERIFY(item.hidden);
        QVERIFY(m_window->lesson().isModified());
        m_window->dialogs().askSave = [](QWidget *, const QString &) { return QMessageBox::Discard; };
    }

    void aDamagedFileLeavesTheLessonAlone()
    {
        shipped("chocolate");
        const LessonPlan before = m_window->lesson().plan();
        QString said;
        m_window->dialogs().showMessage = [&said](QWidget *, const QString &message) { said = message; };
        const QString path = m_folder->filePath(QStringLiteral("bad.mexplain"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"mexplain":2,"items":[{"game":"nim","position":"3 6 9"},{"game":"nim","position":"3 -6 9"}]})");
        file.close();
        QVERIFY(!m_window->openFile(path));
        QVERIFY2(said.contains(QStringLiteral("第 2 项")), qPrintable(said));
        QCOMPARE(m_window->lesson().plan(), before);
    }

    /// What a crash left behind is offered, comes back as a change that is not saved, and its file is not touched.
    void recovery()
    {
        shipped("chocolate");
        const QString path = m_folder->filePath(QStringLiteral("mine.mexplain"));
        QVERIFY(m_window->lesson().save(path));
        const QByteArray saved = contentsOf(path);
        // Another program's copy, whose lock nobody holds.
        {
            LessonDocument document;
            document.reset(m_window->lesson().plan(), path);
            document.removeItem(0);
            LessonRecovery other(document, m_catalogue, m_folder->filePath(QStringLiteral("recovery")));
            QVERIFY(other.keep());
            QVERIFY(QFile::copy(other.file(), m_folder->filePath(QStringLiteral("kept"))));
            QFile::rename(m_folder->filePath(QStringLiteral("kept")), m_folder->filePath(QStringLiteral("recovery/") + QFileInfo(other.file()).fileName() + QStringLiteral(".left")));
            m_left = other.file();
        }
        QVERIFY(QFile::rename(m_left + QStringLiteral(".left"), m_left));
        int asked = 0;
        m_window->dialogs().askRestore = [&asked](QWidget *, const QString &) { ++asked; return QMessageBox::Yes; };
        m_window->offerRecovery();
        QCOMPARE(asked, 1);
        QCOMPARE(m_window->lesson().count(), 9);
        QVERIFY(m_window->lesson().isModified());
        QCOMPARE(m_window->lesson().path(), path);
        QCOMPARE(contentsOf(path), saved);
        QVERIFY(!QFile::exists(m_left));
    }

    void pictures()
    {
        QDir().mkpath(QStringLiteral(SNAPSHOT_DIR "/hiding"));
        m_window->resize(1400, 800);
        shipped("nim-from-nothing");
        for (const Language language : {Language::Chinese, Language::English}) {
            m_window->setLanguage(language);
            for (int i = 0; i < 8; ++i)
                QCoreApplication::processEvents();
            QVERIFY(m_window->grab().toImage().save(QStringLiteral(SNAPSHOT_DIR "/hiding/lesson-%1.png").arg(languageCode(language))));
        }
    }

private:
    GamePage &page() const { return *m_window->currentPage(); }

    void open()
    {
        m_window = std::make_unique<MainWindow>(m_catalogue, m_phrasebooks, *m_settings);
        m_window->resize(1280, 800);
        m_window->show();
    }

    void shipped(const char *name)
    {
        m_window->findChild<QAction *>(QLatin1String(name))->trigger();
        QVERIFY(m_window->lesson().count() > 0);
    }

    static QByteArray contentsOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    std::unique_ptr<QSettings> m_file;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    QString m_left;
};

QTEST_MAIN(LessonsTest)
#include "test_lessons.moc"
