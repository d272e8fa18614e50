#pragma once

#include "explain/any_game.h"
#include "render/figures/figure_painter.h"
#include "solver/result.h"

#include <QByteArray>

namespace mexplain {

enum class Format { Html, Markdown, Pdf, Svg, Png, Json, Text };

/// `html`, `md`, `pdf`, `svg`, `png`, `json`, `txt`; none for anything else.
std::optional<Format> formatFromCode(QStringView code);
QString formatCode(Format format);
/// By the file's ending; none where it is not one of the codes (htm and markdown are understood too).
std::optional<Format> formatOfFile(const QString &path);
/// html, md, json, txt and svg can be printed to a terminal; pdf and png cannot.
bool isTextFormat(Format format);

/// What is exported, and how.
struct ExportJob {
    const GameInfo &game;
    const Explanation &explanation;
    const Phrasebooks &phrasebooks;
    Languages languages = Languages::Chinese;
    ThemeId theme = ThemeId::Light;
    QString title{};  ///< instead of the game's; text from outside, escaped for each format
    QString note{};   ///< under the title; text from outside
    std::size_t step = 0;  ///< the step whose figure svg and png draw
    double scale = 2;      ///< png: 1…4
};

/// The document, in memory. The error is a phrase that can be shown: a step without a figure, a glyph that no font has.
Result<QByteArray, Phrase> exportDocument(const ExportJob &job, Format format);

} // namespace mexplain
