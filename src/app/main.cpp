#include "app/command_line.h"
#include "app/commands.h"
#include "app/solve_command.h"
#include "explain/catalogue.h"
#include "ui/main_window.h"
#include "ui/settings.h"

#include <QApplication>
#include <QSettings>

#include <cstdio>
#include <cstring>

using namespace mexplain;

namespace {

/// A command's standard error holds its own one line. What Qt warns of (no runtime folder, no size hints offscreen)
/// is of no use to who runs it.
void dropWarnings(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(message));
}

} // namespace

int main(int argc, char **argv)
{
    // Before any Qt object exists: who pipes a thousand inputs should not wait for a window system.
    if (argc >= 2 && std::strcmp(argv[1], "solve") == 0 && (argc == 3 || argc == 4) && argv[2][0] != '-')
        return argc == 4 ? solveCommand(argv[2], argv[3]) : solveCommand(argv[2]);

    // Without a display a QApplication would abort; every command but the window itself works all the same.
    const bool hasDisplay = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    const bool isCommand = argc >= 2 && !QByteArray(argv[1]).endsWith(".mexplain");
    if ((isCommand || !hasDisplay) && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (isCommand || !hasDisplay)
        qInstallMessageHandler(dropWarnings);

    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Mexplain"));
    QApplication::setOrganizationName(QStringLiteral("Mexplain"));
    QApplication::setApplicationVersion(QStringLiteral(MEXPLAIN_VERSION));

    const Catalogue catalogue;
    const Phrasebooks phrasebooks;
    const auto request = parseCommandLine(QApplication::arguments().mid(1), catalogue);
    if (!request)
        return reportUsageError(request.error(), phrasebooks);
    const auto *const windowRequest = std::get_if<WindowRequest>(&*request);
    if (windowRequest == nullptr)
        return runCommand(*request, catalogue, phrasebooks);

    if (!hasDisplay && qgetenv("QT_QPA_PLATFORM") == "offscreen")
        return reportUsageError({"cli", QT_TRANSLATE_NOOP("cli", "there is no display to open a window on; see mexplain --help for what works without one")}, phrasebooks);
    QSettings stored;
    Settings settings(stored);
    MainWindow window(catalogue, phrasebooks, settings);
    if (!windowRequest->file.isEmpty())
        window.openFile(windowRequest->file);
    window.show();
    window.offerRecovery();
    return QApplication::exec();
}
