#include "app/commands.h"

#include "explain/catalogue.h"
#include "explain/error_phrase.h"
#include "explain/lesson_plan.h"
#include "render/file_writer.h"
#include "solver/input.h"
#include "solver/verify_game.h"
#include "solver/writer.h"
#include "ui/main_window.h"
#include "ui/game_page.h"
#include "ui/settings.h"

#include <QApplication>
#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdio>
#include <unistd.h>

namespace mexplain {

namespace {

constexpr const char *context = "cli";

Phrase helpPhrase()
{
    return {context, QT_TRANSLATE_NOOP("cli",
        "Mexplain shows why a position of an impartial game is won or lost.\n"
        "\n"
        "mexplain [FILE.mexplain]                  open the window\n"
        "mexplain list                             the games\n"
        "mexplain solve GAME [FILE]                a problem's input to its output\n"
        "mexplain explain GAME POSITION [--lang zh|en|both] [--format F] [--step N] [-o FILE]\n"
        "                                          the explanation; F: html, md, pdf, svg, png, json, txt;\n"
        "                                          POSITION - reads it from standard input\n"
        "mexplain lesson FILE [--as handout|slides|worksheet|key] [--lang zh|en|both] [--format pdf|html]\n"
        "         [--seed N] [--extra N] [--theme light|dark|contrast] -o FILE\n"
        "                                          a lesson on paper or as slides; the worksheet and the key of\n"
        "                                          one seed belong together, with --extra 0…50 more exercises\n"
        "mexplain snapshot GAME [POSITION] [--step N] [--lang zh|en] [--theme light|dark|contrast]\n"
        "         [--scale PERCENT] [--size WxH] -o FILE.png\n"
        "                                          a picture of the window\n"
        "mexplain verify GAME [--up-to N]          theory against exhaustive search\n")};
}

bool print(const QString &text)
{
    Writer writer;
    writer.text(text.toStdString());
    return writer.flush(STDOUT_FILENO);
}

int fail(const Phrase &error, const Phrasebooks &phrasebooks, int code)
{
    const QString line = phrasebooks.of(systemLanguage()).text({context, QT_TRANSLATE_NOOP("cli", "mexplain: error: %1"), {error}});
    std::fprintf(stderr, "%s\n", qPrintable(line));
    return code;
}

struct Runner {
    const Catalogue &catalogue;
    const Phrasebooks &phrasebooks;

    QString text(const Phrase &phrase) const { return phrasebooks.of(systemLanguage()).text(phrase); }

    int operator()(const HelpRequest &) const { return print(text(helpPhrase())) ? 0 : 1; }
    int operator()(const VersionRequest &) const
    {
        return print(QStringLiteral("Mexplain %1\n").arg(QCoreApplication::applicationVersion())) ? 0 : 1;
    }
    int operator()(const ListRequest &) const
    {
        QString lines;
        for (const auto &game : catalogue.games()) {
            const GameInfo &info = game->info();
            lines += QStringLiteral("%1\t%2\t%3\t%4\n")
                         .arg(info.id, phrasebooks.of(Language::Chinese).text(info.title),
                              phrasebooks.of(Language::English).text(info.title), text(info.problem));
        }
        return print(lines) ? 0 : 1;
    }
    int operator()(const WindowRequest &) const { return 0; }

    int operator()(const ExplainRequest &request) const
    {
        const AnyGame &game = *catalogue.find(request.game);
        std::string position = request.position.toStdString();
        if (request.position == u"-") {
            const auto read = readInput("-");
            if (!read)
                return fail(errorPhraseInFile(read.error()), phrasebooks, 2);
            position = std::string(read->view());
        }
        const auto explanation = game.explain(position);
        if (!explanation)
            return fail(errorPhraseInFile(explanation.error()), phrasebooks, 2);
        const Format format = request.format.value_or(Format::Text);
        const bool picture = format == Format::Svg || format == Format::Png;
        ExportJob job{.game = game.info(), .explanation = *explanation, .phrasebooks = phrasebooks};
        job.languages = request.languages.value_or(systemLanguages());
        if (request.step && static_cast<std::size_t>(*request.step) > explanation->steps.size())
            return fail(noSuchStep(*request.step, explanation->steps.size()), phrasebooks, 2);
        job.step = request.step ? static_cast<std::size_t>(*request.step) - 1 : (picture ? firstFigure(*explanation) : 0);
        const auto document = exportDocument(job, format);
        if (!document)
            return fail(document.error(), phrasebooks, 1);
        return deliver(*document, request.output);
    }

    int operator()(const LessonRequest &request) const
    {
        QFile file(request.file);
        if (QFileInfo(request.file).isDir() || !file.open(QIODevice::ReadOnly))
            return fail({context, QT_TRANSLATE_NOOP("cli", "%1 cannot be read: %2"), {request.file, file.errorString()}}, phrasebooks, 2);
        // One byte more than allowed is refused as too long, even where the system does not know the size.
        const auto lesson = lessonFromJson(file.read(LessonPlan::maxFileBytes + 1));
        if (!lesson)
            return fail({context, QT_TRANSLATE_NOOP("cli", "%1: %2"), {request.file, lesson.error()}}, phrasebooks, 2);
        const LessonExportJob job{.lesson = *lesson,
                                  .catalogue = catalogue,
                                  .phrasebooks = phrasebooks,
                                  .languages = request.languages.value_or(systemLanguages()),
                                  .theme = request.theme,
                                  .document = request.document,
                                  .seed = request.seed,
                                  .extraExercises = request.extraExercises};
        const auto document = exportLesson(job, request.format);
        if (!document)
            return fail({context, QT_TRANSLATE_NOOP("cli", "%1: %2"), {request.file, document.error()}}, phrasebooks, 2);
        return deliver(*document, request.output);
    }

    int operator()(const SnapshotRequest &request) const
    {
        const AnyGame &game = *catalogue.find(request.game);
        // The picture must not depend on, nor change, what the person has set for the window.
        const QTemporaryDir folder;
        QSettings file(folder.filePath(QStringLiteral("snapshot.ini")), QSettings::IniFormat);
        Settings settings(file);
        MainWindow window(catalogue, phrasebooks, settings);
        window.setLanguage(request.language.value_or(systemLanguage()));
        window.setTheme(themeChoice(request.theme));
        window.setScale(request.scalePercent / 100.0);
        const std::string position = request.position.isEmpty() ? game.examples().front().position : request.position.toStdString();
        const auto normal = game.normalize(position);
        if (!normal)
            return fail(errorPhraseInFile(normal.error()), phrasebooks, 2);
        window.openPosition(request.game, QString::fromStdString(*normal));
        GamePage &page = *window.currentPage();
        if (request.step > page.stepCount())
            return fail(noSuchStep(request.step, static_cast<std::size_t>(page.stepCount())), phrasebooks, 2);
        page.setStep(request.step - 1);
        window.resize(request.size);
        window.show();
        // Rows that change their direction settle event by event.
        for (int i = 0; i < 8; ++i)
            QCoreApplication::processEvents();
        QImage image(request.size, QImage::Format_RGB32);
        QPainter painter(&image);
        window.render(&painter);
        painter.end();
        QByteArray png;
        QBuffer buffer(&png);
        if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
            return fail({context, QT_TRANSLATE_NOOP("cli", "the picture cannot be made")}, phrasebooks, 1);
        const auto written = writeFile(request.output, png);
        return written ? 0 : fail(written.error(), phrasebooks, 1);
    }

    int operator()(const VerifyRequest &request) const
    {
        const auto report = verifyGame(request.game.toStdString(), request.upTo);
        if (!report)
            return fail(errorPhrase(report.error()), phrasebooks, 2);
        if (!report->mismatch) {
            return print(text({context, QT_TRANSLATE_N_NOOP("cli", "%1: theory and exhaustive search agree on %n position(s)\n"),
                               {request.game}, report->positions})) ? 0 : 1;
        }
        const Mismatch &mismatch = *report->mismatch;
        print(text({context, QT_TRANSLATE_NOOP("cli", "%1: theory and search differ at \"%2\": theory says %3, search says %4\n"),
                    {request.game, QString::fromStdString(mismatch.position), told(mismatch.theory, mismatch.theoryWinningMoves),
                     told(mismatch.truth, mismatch.trueWinningMoves)}}));
        return 1;
    }

private:
    static Languages systemLanguages() { return systemLanguage() == Language::Chinese ? Languages::Chinese : Languages::English; }
    /// To the file, or to standard output where it has no name.
    int deliver(const QByteArray &document, const QString &output) const
    {
        if (output.isEmpty())
            return print(QString::fromUtf8(document)) ? 0 : 1;
        const auto written = writeFile(output, document);
        return written ? 0 : fail(written.error(), phrasebooks, 1);
    }
    static Phrase told(Outcome outcome, std::size_t winningMoves)
    {
        return {context, QT_TRANSLATE_N_NOOP("cli", "%1 with %n winning move(s)"), {outcomePhrase(outcome)}, winningMoves};
    }
    static Phrase noSuchStep(int step, std::size_t steps)
    {
        return {context, QT_TRANSLATE_N_NOOP("cli", "there is no step %1; this position has %n step(s)"), {step}, steps};
    }
    static std::size_t firstFigure(const Explanation &explanation)
    {
        for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
            if (explanation.steps[i].figure)
                return i;
        }
        return 0;
    }
    static ThemeChoice themeChoice(ThemeId id)
    {
        switch (id) {
        case ThemeId::Light: return ThemeChoice::Light;
        case ThemeId::Dark: return ThemeChoice::Dark;
        case ThemeId::HighContrast: return ThemeChoice::HighContrast;
        }
        return ThemeChoice::Light;
    }
};

} // namespace

int runCommand(const Request &request, const Catalogue &catalogue, const Phrasebooks &phrasebooks)
{
    return std::visit(Runner{catalogue, phrasebooks}, request);
}

Language systemLanguage()
{
    const QStringList languages = QLocale::system().uiLanguages();
    return !languages.isEmpty() && languages.first().startsWith(QStringLiteral("zh")) ? Language::Chinese : Language::English;
}

int reportUsageError(const Phrase &error, const Phrasebooks &phrasebooks)
{
    return fail(error, phrasebooks, 2);
}

} // namespace mexplain
