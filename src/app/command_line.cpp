#include "app/command_line.h"

#include "explain/catalogue.h"
#include "solver/judge.h"

#include <QHash>

namespace mexplain {

namespace {

constexpr const char *context = "cli";

template <class T>
using Parsed = Result<T, Phrase>;

/// The arguments of one command: positional ones, and options with their values.
class Arguments {
public:
    /// `options` are the names allowed, each of which takes a value; `-o` is short for `--output`.
    static Parsed<Arguments> read(const QStringList &words, const QStringList &options, qsizetype mostPositional)
    {
        Arguments arguments;
        for (qsizetype i = 0; i < words.size(); ++i) {
            const QString &word = words[i];
            // A lone "-" is standard input, and a position may begin with a minus sign that its game will refuse.
            const bool isOption = word.startsWith(u"--") || word == u"-o";
            if (!isOption) {
                if (arguments.m_positional.size() == mostPositional)
                    return Phrase{context, QT_TRANSLATE_NOOP("cli", "unexpected argument \"%1\" (is a position with blanks quoted?)"), {word}};
                arguments.m_positional.append(word);
                continue;
            }
            const qsizetype equals = word.indexOf(u'=');
            const QString name = word == u"-o" ? QStringLiteral("output") : word.mid(2, equals < 0 ? -1 : equals - 2);
            if (!options.contains(name))
                return Phrase{context, QT_TRANSLATE_NOOP("cli", "unknown option %1"), {word}};
            if (equals >= 0) {
                arguments.m_options.insert(name, word.mid(equals + 1));
            } else if (i + 1 < words.size()) {
                arguments.m_options.insert(name, words[++i]);
            } else {
                return Phrase{context, QT_TRANSLATE_NOOP("cli", "option %1 needs a value"), {word}};
            }
        }
        return arguments;
    }

    const QStringList &positional() const { return m_positional; }
    std::optional<QString> option(const QString &name) const
    {
        const auto found = m_options.constFind(name);
        return found == m_options.cend() ? std::nullopt : std::optional(*found);
    }

private:
    QStringList m_positional;
    QHash<QString, QString> m_options;
};

Phrase badValue(const QString &option, const QString &value, const QString &allowed)
{
    return {context, QT_TRANSLATE_NOOP("cli", "--%1 cannot be \"%2\"; it can be %3"), {option, value, allowed}};
}

/// A number from least to greatest; `fallback` where the option is not given.
Parsed<int> number(const Arguments &arguments, const QString &name, int least, int greatest, int fallback)
{
    const auto text = arguments.option(name);
    if (!text)
        return fallback;
    bool ok = false;
    const int value = text->toInt(&ok);
    if (!ok || value < least || value > greatest)
        return badValue(name, *text, QStringLiteral("%1…%2").arg(least).arg(greatest));
    return value;
}

QStringList explainedGames(const Catalogue &catalogue)
{
    QStringList ids;
    for (const auto &game : catalogue.games())
        ids.append(game->info().id);
    return ids;
}

QStringList solvedGames()
{
    QStringList ids;
    for (const std::string_view id : gameIds())
        ids.append(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
    return ids;
}

Parsed<QString> knownGame(const Arguments &arguments, const QStringList &ids)
{
    const QString known = ids.join(QStringLiteral(", "));
    if (arguments.positional().isEmpty())
        return Phrase{context, QT_TRANSLATE_NOOP("cli", "name a game; the games are: %1"), {known}};
    const QString id = arguments.positional().first();
    if (!ids.contains(id))
        return Phrase{context, QT_TRANSLATE_NOOP("cli", "unknown game \"%1\"; the games are: %2"), {id, known}};
    return id;
}

/// The file to write; empty for standard output, which is also called -.
QString outputOf(const Arguments &arguments)
{
    const QString file = arguments.option(QStringLiteral("output")).value_or(QString());
    return file == u"-" ? QString() : file;
}

/// --lang zh|en|both; none where it is not given.
Parsed<std::optional<Languages>> languagesOption(const Arguments &arguments)
{
    const auto code = arguments.option(QStringLiteral("lang"));
    const std::optional<Languages> languages = code ? languagesFromCode(*code) : std::nullopt;
    if (code && !languages)
        return badValue(QStringLiteral("lang"), *code, QStringLiteral("zh, en, both"));
    return languages;
}

/// --theme light|dark|contrast.
Parsed<ThemeId> themeOption(const Arguments &arguments)
{
    const auto code = arguments.option(QStringLiteral("theme"));
    const std::optional<ThemeId> id = code ? themeFromCode(*code) : ThemeId::Light;
    if (!id)
        return badValue(QStringLiteral("theme"), *code, QStringLiteral("light, dark, contrast"));
    return *id;
}

Parsed<Request> parseExplain(const QStringList &words, const Catalogue &catalogue)
{
    const auto arguments = Arguments::read(words, {QStringLiteral("lang"), QStringLiteral("format"), QStringLiteral("output"), QStringLiteral("step")}, 2);
    if (!arguments)
        return arguments.error();
    const auto game = knownGame(*arguments, explainedGames(catalogue));
    if (!game)
        return game.error();
    if (arguments->positional().size() < 2)
        return Phrase{context, QT_TRANSLATE_NOOP("cli", "give the position, quoted, or - to read it from standard input")};
    ExplainRequest request{*game, arguments->positional()[1]};
    const auto languages = languagesOption(*arguments);
    if (!languages)
        return languages.error();
    request.languages = *languages;
    request.output = outputOf(*arguments);
    static const QString formats = QStringLiteral("html, md, pdf, svg, png, json, txt");
    if (const auto code = arguments->option(QStringLiteral("format"))) {
        request.format = formatFromCode(*code);
        if (!request.format)
            return badValue(QStringLiteral("format"), *code, formats);
    } else if (!request.output.isEmpty()) {
        request.format = formatOfFile(request.output);
        if (!request.format)
            return Phrase{context, QT_TRANSLATE_NOOP("cli", "the ending of %1 names no format; say --format (%2)"), {request.output, formats}};
    }
    const Format format = request.format.value_or(Format::Text);
    if (request.output.isEmpty() && !isTextFormat(format))
        return Phrase{context, QT_TRANSLATE_NOOP("cli", "%1 is not text; name a file with -o"), {formatCode(format)}};
    const auto step = number(*arguments, QStringLiteral("step"), 1, 10000, 0);
    if (!step)
        return step.error();
    if (*step > 0)
        request.step = *step;
    return Request{request};
}

/// --seed: any number of 64 bits.
Parsed<std::uint64_t> seedOption(const Arguments &arguments)
{
    const auto text = arguments.option(QStringLiteral("seed"));
    if (!text)
        return std::uint64_t{1};
    bool ok = false;
    const std::uint64_t seed = text->toULongLong(&ok);
    if (!ok || text->startsWith(u'-'))
        return badValue(QStringLiteral("seed"), *text, QStringLiteral("0…18446744073709551615"));
    return seed;
}

/// --format, or else the ending of the file; Pdf where neither is given.
Parsed<Format> lessonFormat(const Arguments &arguments, const QString &output)
{
    static const QString formats = QStringLiteral("pdf, html");
    const auto code = arguments.option(QStringLiteral("format"));
    std::optional<Format> format = Format::Pdf;
    if (code)
        format = formatFromCode(*code);
    else if (!output.isEmpty())
        format = formatOfFile(output);
    if (format == Format::Pdf || format == Format::Html)
        return *format;
    return code ? badValue(QStringLiteral("format"), *code, formats)
                : Phrase{context, QT_TRANSLATE_NOOP("cli", "the ending of %1 names no format; say --format (%2)"), {output, formats}};
}

Parsed<Request> parseLesson(const QStringList &words)
{
    const auto arguments = Arguments::read(words, {QStringLiteral("as"), QStringLiteral("lang"), QStringLiteral("format"), QStringLiteral("seed"),
                                                   QStringLiteral("extra"), QStringLiteral("theme"), QStringLiteral("output")}, 1);
    if (!arguments)
        return arguments.error();
    if (arguments->positional().isEmpty())
        return Phrase{context, QT_TRANSLATE_NOOP("cli", "name the lesson's file")};
    LessonRequest request{.file = arguments->positional().first(), .output = outputOf(*arguments)};
    if (const auto code = arguments->option(QStringLiteral("as"))) {
        const auto document = lessonDocumentFromCode(*code);
        if (!document)
            return badValue(QStringLiteral("as"), *code, QStringLiteral("handout, slides, worksheet, key"));
        request.document = *document;
    }
    const auto languages = languagesOption(*arguments);
    if (!languages)
        return languages.error();
    request.languages = *languages;
    const auto format = lessonFormat(*arguments, request.output);
    if (!format)
        return format.error();
    request.format = *format;
    if (request.output.isEmpty() && !isTextFormat(request.format))
        return Phrase{context, QT_TRANSLATE_NOOP("cli", "%1 is not text; name a file with -o"), {formatCode(request.format)}};
    const auto theme = themeOption(*arguments);
    if (!theme)
        return theme.error();
    request.theme = *theme;
    const auto seed = seedOption(*arguments);
    if (!seed)
        return seed.error();
    request.seed = *seed;
    const auto extra = number(*arguments, QStringLiteral("extra"), 0, maxExtraExercises, 0);
    if (!extra)
        return extra.error();
    request.extraExercises = *extra;
    return Request{request};
}

Parsed<Request> parseSnapshot(const QStringList &words, const Catalogue &catalogue)
{
    const auto arguments = Arguments::read(words, {QStringLiteral("step"), QStringLiteral("lang"), QStringLiteral("theme"),
                                                   QStringLiteral("scale"), QStringLiteral("size"), QStringLiteral("output")}, 2);
    if (!arguments)
        return arguments.error();
    const auto game = knownGame(*arguments, explainedGames(catalogue));
    if (!game)
        return game.error();
    SnapshotRequest request{.game = *game, .output = outputOf(*arguments)};
    if (arguments->positional().size() == 2)
        request.position = arguments->positional()[1];
    if (request.output.isEmpty())
        return Phrase{context, QT_TRANSLATE_NOOP("cli", "name the picture with -o FILE.png")};
    if (const auto code = arguments->option(QStringLiteral("lang"))) {
        if (*code != u"zh" && *code != u"en")
            return badValue(QStringLiteral("lang"), *code, QStringLiteral("zh, en"));
        request.language = *code == u"zh" ? Language::Chinese : Language::English;
    }
    const auto theme = themeOption(*arguments);
    if (!theme)
        return theme.error();
    request.theme = *theme;
    const auto step = number(*arguments, QStringLiteral("step"), 1, 10000, 1);
    if (!step)
        return step.error();
    request.step = *step;
    const auto scale = number(*arguments, QStringLiteral("scale"), 75, 300, 100);
    if (!scale)
        return scale.error();
    request.scalePercent = *scale;
    if (const auto text = arguments->option(QStringLiteral("size"))) {
        const QStringList sides = text->split(u'x');
        bool widthOk = false;
        bool heightOk = false;
        const QSize size = sides.size() == 2 ? QSize(sides[0].toInt(&widthOk), sides[1].toInt(&heightOk)) : QSize();
        if (!widthOk || !heightOk || size.width() < 640 || size.height() < 480 || size.width() > 7680 || size.height() > 4320)
            return badValue(QStringLiteral("size"), *text, QStringLiteral("640x480…7680x4320"));
        request.size = size;
    }
    return Request{request};
}

Parsed<Request> parseVerify(const QStringList &words)
{
    const auto arguments = Arguments::read(words, {QStringLiteral("up-to")}, 1);
    if (!arguments)
        return arguments.error();
    const auto game = knownGame(*arguments, solvedGames());
    if (!game)
        return game.error();
    VerifyRequest request{*game};
    if (const auto text = arguments->option(QStringLiteral("up-to"))) {
        bool ok = false;
        request.upTo = text->toULongLong(&ok);
        if (!ok || text->startsWith(u'-'))
            return Phrase{context, QT_TRANSLATE_NOOP("cli", "--up-to needs a number that is not negative, not \"%1\""), {*text}};
    }
    return Request{request};
}

} // namespace

Result<Request, Phrase> parseCommandLine(const QStringList &arguments, const Catalogue &catalogue)
{
    if (arguments.isEmpty())
        return Request{WindowRequest{}};
    const QString command = arguments.first();
    const QStringList rest = arguments.mid(1);
    if (arguments.contains(QStringLiteral("--help")) || arguments.contains(QStringLiteral("-h")) || command == u"help")
        return Request{HelpRequest{}};
    if (command == u"--version")
        return Request{VersionRequest{}};
    if (command == u"explain")
        return parseExplain(rest, catalogue);
    if (command == u"lesson")
        return parseLesson(rest);
    if (command == u"snapshot")
        return parseSnapshot(rest, catalogue);
    if (command == u"verify")
        return parseVerify(rest);
    if (command == u"list" && rest.isEmpty())
        return Request{ListRequest{}};
    if (rest.isEmpty() && command.endsWith(u".mexplain"))
        return Request{WindowRequest{command}};
    if (command == u"list")
        return Phrase{context, QT_TRANSLATE_NOOP("cli", "unexpected argument \"%1\" (is a position with blanks quoted?)"), {rest.first()}};
    return Phrase{context, QT_TRANSLATE_NOOP("cli", "unknown command \"%1\"; see mexplain --help"), {command}};
}

} // namespace mexplain
