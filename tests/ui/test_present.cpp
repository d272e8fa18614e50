// Present mode in the real window, with real keys and clicks.

#include "explain/catalogue.h"
#include "explain/concealment.h"
#include "explain/lesson_plan.h"
#include "ui/game_page.h"
#include "ui/main_window.h"
#include "ui/present_window.h"
#include "ui/presentation.h"
#include "ui/presenter_window.h"

#include <QDir>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplain;

class PresentTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_file = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("present.ini")), QSettings::IniFormat);
        m_settings = std::make_unique<Settings>(*m_file);
        m_settings->setLanguage(Language::Chinese);
        m_settings->setThemeChoice(ThemeChoice::Light);
        m_window = std::make_unique<MainWindow>(m_catalogue, m_phrasebooks, *m_settings);
        m_window->resize(1024, 700);
        m_window->show();
    }
    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
        m_file.reset();
    }

    void picturesOfEveryStep_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const auto &game : m_catalogue.games())
            for (const QSize size : {QSize(1280, 800), QSize(1024, 768), QSize(1920, 1080)})
                QTest::addRow("%s at %d", qPrintable(game->info().id), size.width()) << game->info().id << size;
    }
    void picturesOfEveryStep()
    {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        m_window->openPosition(game, QString::fromStdString(m_catalogue.find(game)->examples().front().position));
        m_window->present();
        PresentWindow &present = *m_window->presentation()->window();
        present.showNormal();
        present.resize(size);
        const QString folder = QStringLiteral(SNAPSHOT_DIR "/present");
        QDir().mkpath(folder);
        for (const Language language : {Language::Chinese, Language::English}) {
            m_window->setLanguage(language);
            QTest::keyClick(&present, Qt::Key_Home);
            for (int step = 0; step < m_window->currentPage()->stepCount(); ++step) {
                QCOMPARE(m_window->currentPage()->step(), step);
                QTest::qWait(1);
                const SlideLayout &layout = present.slideLayout();
                QVERIFY2(layout.smallestText >= 0.025 * size.height() - 0.5, qPrintable(QStringLiteral("step %1: %2").arg(step).arg(layout.smallestText)));
                present.grab().toImage().save(QStringLiteral("%1/%2-%3-%4-%5.png").arg(folder, game, languageCode(language)).arg(size.width()).arg(step + 1));
                QTest::keyClick(&present, Qt::Key_PageDown);
            }
        }
    }

private:
    QTemporaryDir m_folder;
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    std::unique_ptr<QSettings> m_file;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(PresentTest)
#include "test_present.moc"
