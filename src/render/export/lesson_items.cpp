#include "render/export/lesson_items.h"

#include "explain/concealment.h"
#include "explain/error_phrase.h"

#include <algorithm>
#include <random>
#include <set>

namespace mexplain {

namespace {

Phrase ofItem(std::size_t index, const Phrase &reason)
{
    return {"export", QT_TRANSLATE_NOOP("export", "Item %1: %2"), {std::uint64_t{index + 1}, reason}};
}

Result<const AnyGame *, Phrase> gameOf(const LessonExportJob &job, std::size_t index)
{
    const QString &id = job.lesson.items[index].game;
    const AnyGame *game = job.catalogue.find(id);
    if (game == nullptr)
        return ofItem(index, {"export", QT_TRANSLATE_NOOP("export", "this version has no game “%1”"), {id}});
    return game;
}

} // namespace

Edition editionOf(const LessonExportJob &job)
{
    return {job.phrasebooks, job.languages, job.theme};
}

Phrase lessonTitle(const LessonExportJob &job)
{
    const BilingualText title{job.lesson.title.chinese.simplified(), job.lesson.title.english.simplified()};
    return title.isEmpty() ? Phrase{"export", QT_TRANSLATE_NOOP("export", "Lesson")} : literal(title);
}

Phrase lessonNote(const LessonExportJob &job)
{
    const auto lines = [](QString text) { return text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).trimmed(); };
    const BilingualText note{lines(job.lesson.note.chinese), lines(job.lesson.note.english)};
    return note.isEmpty() ? Phrase{} : literal(note);
}

Phrase itemTitle(const LessonExportJob &job, std::size_t index)
{
    const LessonItem &item = job.lesson.items[index];
    const BilingualText title{item.title.chinese.simplified(), item.title.english.simplified()};
    if (!title.isEmpty())
        return literal(title);
    const AnyGame *game = job.catalogue.find(item.game);
    return game == nullptr ? literal(item.game) : game->info().title;
}

Phrase numbered(std::size_t number, const Phrase &title)
{
    return {"export", QT_TRANSLATE_NOOP("export", "%1. %2"), {std::uint64_t{number}, title}};
}

Phrase emptyLesson()
{
    return {"export", QT_TRANSLATE_NOOP("export", "This lesson has no positions yet.")};
}

Result<ExplainedItem, Phrase> explainItem(const LessonExportJob &job, std::size_t index)
{
    const auto game = gameOf(job, index);
    if (!game)
        return game.error();
    const LessonItem &item = job.lesson.items[index];
    Result<Explanation, Error> whole = (*game)->explain(item.position);
    if (!whole)
        return ofItem(index, errorPhraseInLine(whole.error()));
    return ExplainedItem{**game, item.hidden ? concealed(*whole, Revealed{}) : *std::move(whole)};
}

Result<std::vector<Exercise>, Phrase> exercisesOf(const LessonExportJob &job)
{
    std::vector<Exercise> exercises;
    std::vector<const AnyGame *> games;
    std::set<std::pair<const AnyGame *, std::string>> taken;
    for (std::size_t i = 0; i < job.lesson.items.size(); ++i) {
        const auto game = gameOf(job, i);
        if (!game)
            return game.error();
        Result<std::string> position = (*game)->normalize(job.lesson.items[i].position);
        if (!position)
            return ofItem(i, errorPhraseInLine(position.error()));
        if (std::find(games.begin(), games.end(), *game) == games.end())
            games.push_back(*game);
        taken.emplace(*game, *position);
        exercises.push_back({*game, *std::move(position)});
    }

    // The engine is the same on every machine, and so are the games' random positions.
    std::mt19937_64 engine(job.seed);
    constexpr int mostTries = 100;
    const int wanted = std::clamp(job.extraExercises, 0, maxExtraExercises);
    std::size_t place = 0;
    for (int found = 0; found < wanted && !games.empty();) {
        place %= games.size();
        bool isFound = false;
        for (int i = 0; i < mostTries && !isFound; ++i) {
            std::string position = games[place]->randomPosition(RandomSize::Small, engine());
            isFound = taken.emplace(games[place], position).second;
            if (isFound)
                exercises.push_back({games[place], std::move(position)});
        }
        if (isFound) {
            ++found;
            ++place;
        } else { // it has hardly any other small position
            games.erase(games.begin() + static_cast<std::ptrdiff_t>(place));
        }
    }
    return exercises;
}

Phrase sheetPhrase(const LessonExportJob &job)
{
    return {"export", QT_TRANSLATE_NOOP("export", "Sheet %1"), {job.seed}};
}

} // namespace mexplain
