#pragma once

#include "explain/phrasebook.h"
#include "render/export/lesson_export.h"
#include "render/theme.h"

#include <QSize>
#include <QStringList>

#include <optional>
#include <variant>

namespace mexplain {

class Catalogue;

struct HelpRequest {};
struct VersionRequest {};
struct ListRequest {};
struct WindowRequest {
    QString file{}; ///< a .mexplain file to open; may be empty
};
struct ExplainRequest {
    QString game;
    QString position; ///< `-`: standard input
    std::optional<Languages> languages{};
    std::optional<Format> format{};
    QString output{}; ///< empty: standard output
    std::optional<int> step{}; ///< from 1; for svg and png
};
struct LessonRequest {
    QString file;
    LessonOutput document = LessonOutput::Handout;
    std::optional<Languages> languages{};
    Format format = Format::Pdf;
    ThemeId theme = ThemeId::Light;
    std::uint64_t seed = 1;
    int extraExercises = 0;
    QString output{}; ///< empty: standard output, for HTML
};
struct SnapshotRequest {
    QString game;
    QString position{}; ///< empty: the first example
    int step = 1;       ///< from 1
    std::optional<Language> language{};
    ThemeId theme = ThemeId::Light;
    int scalePercent = 100;
    QSize size{1280, 800};
    QString output;
};
struct VerifyRequest {
    QString game;
    std::optional<std::uint64_t> upTo{};
};

using Request = std::variant<HelpRequest, VersionRequest, ListRequest, WindowRequest, ExplainRequest, LessonRequest, SnapshotRequest, VerifyRequest>;

/// Understands the arguments (without the program's name). `solve` is not among them: main answers it before Qt begins.
/// The error is one line that names the argument and what was expected.
Result<Request, Phrase> parseCommandLine(const QStringList &arguments, const Catalogue &catalogue);

} // namespace mexplain
