// Nothing that is hidden may leak: every place where a page could tell it is searched for the hidden words.

#include "explain/catalogue.h"
#include "explain/concealment.h"
#include "render/export/export.h"
#include "ui/game_page.h"
#include "ui/main_window.h"

#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplain;

class HidingTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_file = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("hiding.ini")), QSettings::IniFormat);
        m_settings = std::make_unique<Settings>(*m_file);
        m_settings->setLanguage(Language::Chinese);
        m_window = std::make_unique<MainWindow>(m_catalogue, m_phrasebooks, *m_settings);
        m_window->resize(1280, 800);
        m_window->show();
    }
    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
        m_file.reset();
    }

    void nothingLeaks_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        for (const auto &game : m_catalogue.games()) {
            bool seen[2] = {};
            for (const Example &example : game->examples()) {
                bool &isSeen = seen[*game->explain(example.position)->outcome == Outcome::P];
                if (!std::exchange(isSeen, true))
                    QTest::addRow("%s %s", qPrintable(game->info().id), example.position.substr(0, 30).c_str()) << game->info().id << QString::fromStdString(example.position);
            }
        }
    }
    void nothingLeaks()
    {
        QFETCH(QString, game);
        QFETCH(QString, position);
        QVERIFY(m_window->openPosition(game, position));
        m_window->toggleAnswers();
        QVERIFY(page().hidesAnswers());
        QVERIFY(!page().explanation().outcome);
        for (const Language language : {Language::Chinese, Language::English}) {
            m_window->setLanguage(language);
            for (int step = 0; step < page().stepCount(); ++step) {
                page().setStep(step);
                QCoreApplication::processEvents();
                const QString shown = everythingShown();
                const QString leak = leakIn(shown, language);
                QVERIFY2(leak.isEmpty(), qPrintable(QStringLiteral("step %1 tells: %2").arg(step + 1).arg(leak)));
            }
        }
    }

    void exportsLeakNothing_data() { nothingLeaks_data(); }
    void exportsLeakNothing()
    {
        QFETCH(QString, game);
        QFETCH(QString, position);
        QVERIFY(m_window->openPosition(game, position));
        m_window->toggleAnswers();
        ExportJob job{.game = page().game().info(), .explanation = page().explanation(), .phrasebooks = m_phrasebooks};
        job.languages = Languages::Both;
        for (const Format format : {Format::Html, Format::Markdown, Format::Json, Format::Text, Format::Pdf}) {
            const auto document = exportDocument(job, format);
            QVERIFY(document.hasValue());
            const QString text = format == Format::Pdf ? textOfPdf(*document) : QString::fromUtf8(*document);
            for (const Language language : {Language::Chinese, Language::English}) {
                const QString leak = leakIn(text, language);
                QVERIFY2(leak.isEmpty(), qPrintable(QStringLiteral("%1 tells: %2").arg(formatCode(format), leak)));
            }
        }
    }

    /// The test itself must be able to find what is not hidden.
    void theSearchFindsWhatIsShown()
    {
        m_window->openPosition(QStringLiteral("nim"), QStringLiteral("3 6 9"));
        QVERIFY(!leakIn(everythingShown(), Language::Chinese).isEmpty());
    }

    void stepsBehindTheVerdictAreNotCounted()
    {
        for (const char *position : {"3 6 9", "1 2 3"}) {
            m_window->openPosition(QStringLiteral("nim"), QString::fromLatin1(position));
            page().setHidesAnswers(true);
            QCOMPARE(page().stepCount(), 4);
            QCOMPARE(child<QLabel>("stepPlaceLabel")->text(), QStringLiteral("1 / ?"));
            page().setHidesAnswers(false);
            QVERIFY(page().stepCount() > 4);
        }
    }

    void oneClickRevealsOneBox()
    {
        m_window->openPosition(QStringLiteral("nim"), QStringLiteral("3 6 9"));
        QTest::keyClick(m_window->focusWidget() ? m_window->focusWidget() : m_window.get(), Qt::Key_H);
        QVERIFY(page().hidesAnswers());
        page().setStep(3);
        QCoreApplication::processEvents();
        auto *box = child<QAbstractButton>("stepBox4_1");
        QVERIFY(box);
        QTest::mouseClick(box, Qt::LeftButton);
        QTRY_VERIFY(child<QLabel>("stepBody4_1"));
        QVERIFY(child<QAbstractButton>("stepBox4_2"));
        QVERIFY(!page().explanation().outcome);
        QTest::mouseClick(child<QAbstractButton>("verdictBox"), Qt::LeftButton);
        QVERIFY(page().explanation().outcome == Outcome::N);
        QVERIFY(page().explanation().winningMoves.empty());
        QTest::mouseClick(child<QAbstractButton>("movesBox"), Qt::LeftButton);
        QVERIFY(!page().explanation().winningMoves.empty());
        // Another position is hidden anew.
        page().setPositionText(QStringLiteral("1 2 4"));
        QVERIFY(!page().explanation().outcome);
        QVERIFY(page().explanation().areMovesHidden);
    }

    void predictFirst()
    {
        m_window->openPosition(QStringLiteral("nim"), QStringLiteral("3 6 9"));
        m_window->findChild<QAction *>(QStringLiteral("predictFirstAction"))->trigger();
        auto *p = child<QPushButton>("predictPButton");
        auto *n = child<QPushButton>("predictNButton");
        auto *reason = child<QLabel>("reasonLabel");
        QVERIFY(p->isVisible() && n->isVisible());
        QTest::mouseClick(n, Qt::LeftButton);
        QVERIFY(!p->isVisible());
        QCOMPARE(child<QLabel>("verdictLabel")->text(), QStringLiteral("必胜态：先手必胜"));
        QVERIFY2(reason->text().startsWith(QStringLiteral("猜对了！（猜对 1 次，猜错 0 次）")), qPrintable(reason->text()));
        page().setPositionText(QStringLiteral("1 2 3"));
        QVERIFY(p->isVisible());
        QTest::mouseClick(n, Qt::LeftButton);
        QVERIFY2(reason->text().startsWith(QStringLiteral("没猜对。（猜对 1 次，猜错 1 次）")), qPrintable(reason->text()));
        // The sitting's count is the same on every page.
        m_window->openPosition(QStringLiteral("bash"), QStringLiteral("20 3"));
        QVERIFY2(child<QLabel>("reasonLabel")->text().contains(QStringLiteral("猜对 1 次，猜错 1 次")), qPrintable(child<QLabel>("reasonLabel")->text()));
    }

    void pictures()
    {
        QDir().mkpath(QStringLiteral(SNAPSHOT_DIR "/hiding"));
        for (const char *id : {"nim", "chocolate", "wythoff", "bash", "misere-nim"}) {
            const QString game = QString::fromLatin1(id);
            m_window->openPosition(game, QString::fromStdString(m_catalogue.find(game)->examples().front().position));
            page().setHidesAnswers(true);
            page().lastStep();
            for (int i = 0; i < 8; ++i)
                QCoreApplication::processEvents();
            QVERIFY(m_window->grab().toImage().save(QStringLiteral(SNAPSHOT_DIR "/hiding/%1.png").arg(game)));
        }
    }

private:
    GamePage &page() const { return *m_window->currentPage(); }
    template <class T>
    T *child(const char *name) const { return page().findChild<T *>(QLatin1String(name)); }

    static void addAccessible(QAccessibleInterface *interface, QStringList &texts)
    {
        if (interface == nullptr)
            return;
        for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
            texts += interface->text(text);
        for (int i = 0; i < interface->childCount(); ++i)
            addAccessible(interface->child(i), texts);
    }

    /// The words of the accessible tree, tooltips, menus, title and status bar of the page that is open.
    QString everythingShown() const
    {
        QStringList texts{m_window->windowTitle(), m_window->statusBar()->currentMessage()};
        addAccessible(QAccessible::queryAccessibleInterface(&page()), texts);
        for (const QWidget *widget : page().findChildren<QWidget *>())
            texts += QStringList{widget->toolTip(), widget->statusTip(), widget->whatsThis(), widget->accessibleName(), widget->accessibleDescription()};
        for (const QObject *parent : {static_cast<QObject *>(&page()), static_cast<QObject *>(m_window->statusBar())}) {
            for (const QLabel *label : parent->findChildren<QLabel *>())
                texts += label->text();
        }
        for (const QAction *action : page().findChildren<QAction *>())
            texts += QStringList{action->text(), action->toolTip()};
        return texts.join(u'\n');
    }

    static QString plain(QString text)
    {
        // Labels break long words, documents set their formulas apart.
        text.remove(QChar(0x200B));
        return text.simplified().remove(u' ');
    }

    /// The first hidden sentence that the text contains; empty where there is none.
    QString leakIn(const QString &text, Language language) const
    {
        const Explanation &whole = page().wholeExplanation();
        const Phrasebook &book = m_phrasebooks.of(language);
        std::vector<Phrase> hidden{verdictPhrase(whole.outcome), whole.reason};
        for (const Step &step : whole.steps) {
            if (step.reveals != Reveal::Nothing)
                hidden.push_back(step.title);
            for (const Paragraph &paragraph : step.body) {
                if (step.reveals != Reveal::Nothing || paragraph.reveals != Reveal::Nothing)
                    hidden.push_back(paragraph.phrase);
            }
        }
        for (const ToldMove &move : whole.winningMoves)
            hidden.push_back(move.text);
        QString allowed;
        for (const Step &step : whole.steps) {
            if (step.reveals != Reveal::Nothing)
                break;
            for (const Paragraph &paragraph : step.body)
                allowed += plain(book.text(paragraph.phrase)) + u'\n';
        }
        const QString searched = plain(text);
        for (const Phrase &phrase : hidden) {
            const QString words = plain(book.text(phrase));
            // A formula of a few signs, or one that the class has seen already, tells nothing.
            if (words.size() > 5 && !allowed.contains(words) && searched.contains(words))
                return words;
        }
        return {};
    }

    QString textOfPdf(const QByteArray &pdf) const
    {
        const QString path = m_folder.filePath(QStringLiteral("hidden.pdf"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
            return {};
        file.close();
        QProcess process;
        process.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput());
    }

    QTemporaryDir m_folder;
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    std::unique_ptr<QSettings> m_file;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(HidingTest)
#include "test_hiding.moc"
