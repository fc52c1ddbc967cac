// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_writer.h"

#include "core/classification/samples/sample_table.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/list_text.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/lessons/lesson_data.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/lesson_number.h"
#include "core/teaching/lessons/vary_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

namespace {

std::string inQuotes(std::string_view text)
{
    std::string quoted = "\"";
    for (const char sign : text) {
        if (sign == '"' || sign == '\\')
            quoted += '\\';
        quoted += sign;
    }
    return quoted + '"';
}

/// Quotes the text unless it is one word.
std::string oneValue(const std::string& text)
{
    return text.find_first_of(" \t\"\\") == std::string::npos && !text.empty() ? text
                                                                               : inQuotes(text);
}

// Data

std::string listTable(const RankedList& list)
{
    const bool isScored = std::ranges::any_of(
        list.ranked, [](const RankedItem& document) { return document.score.has_value(); });
    std::string text = isScored ? "grade\tscore\ttitle\tid\n" : "grade\ttitle\tid\n";
    for (const auto* documents : {&list.ranked, &list.notRetrieved}) {
        if (documents == &list.notRetrieved && !documents->empty())
            text += "|\n";
        for (const RankedItem& document : *documents) {
            text += document.grade.hasValue() ? shortestText(document.grade.value()) : "u";
            if (isScored)
                text += '\t' + (document.score ? shortestText(*document.score) : std::string());
            text += '\t' + delimitedCell(document.title, Delimiter::Tab) + '\t' +
                    delimitedCell(document.id, Delimiter::Tab) + '\n';
        }
    }
    return text;
}

bool readsBack(const std::string& text, const std::vector<RankedList>& lists)
{
    const std::string_view line = std::string_view(text).substr(0, text.size() - 1);
    const auto read = parseLessonData(LessonDataKind::Lists, std::array{line}, {}, 0);
    return read && std::get<std::vector<RankedList>>(*read) == lists;
}

std::string entriesOf(const RankedList& list)
{
    return list.ranked.empty() && list.notRetrieved.empty() ? "\n" : linesOfLists(std::array{list});
}

/// The simplest form that expresses them all.
std::string dataLines(const std::vector<RankedList>& lists)
{
    if (lists.size() != 1)
        return linesOfLists(lists);
    RankedList list = lists.front();
    if (list.query == "q1")
        list.query.clear();
    for (const std::string& lines : {gradesText(list) + '\n', entriesOf(list)})
        if (readsBack(lines, lists))
            return lines;
    return listTable(list);
}

/// Whether a `counts` fence can express the samples: one per cell of a matrix.
bool areCounts(const Samples& samples)
{
    const auto& model = samples.models.front();
    return !samples.weights.empty() && model.name.empty() && samples.ids.empty() &&
           samples.groups.empty();
}

std::string countLine(const Samples& samples)
{
    constexpr std::array<std::pair<std::string_view, std::pair<std::uint8_t, double>>, 4> cells{
        {{"TP", {1, 1}}, {"FP", {0, 1}}, {"FN", {1, 0}}, {"TN", {0, 0}}}};
    std::string line;
    for (const auto& [name, cell] : cells) {
        double count = 0;
        for (std::size_t i = 0; i < samples.size(); ++i)
            if (std::pair(samples.labels[i], samples.models.front().values[i]) == cell)
                count += samples.weights[i];
        line.append(line.empty() ? "" : " ").append(name) += "=" + shortestText(count);
    }
    return line + '\n';
}

std::string dataLines(const Samples& samples)
{
    return areCounts(samples) ? countLine(samples) : sampleTableText(samples, Delimiter::Comma);
}

std::string dataLines(const std::vector<double>& values)
{
    constexpr std::size_t perLine = 10;
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i)
        text += shortestText(values[i]) +
                (i + 1 == values.size() || i % perLine == perLine - 1 ? '\n' : ' ');
    return text;
}

std::string_view verbOf(const LessonContent& content)
{
    if (std::holds_alternative<std::vector<RankedList>>(content))
        return "list";
    const auto* samples = std::get_if<Samples>(&content);
    return samples == nullptr ? "values" : areCounts(*samples) ? "counts" : "samples";
}

// Numbers

/// One word for all numbers if equal, otherwise one each, separated by commas.
template <class Word>
std::string column(const std::vector<LessonNumber>& numbers, const Word& word)
{
    std::vector<std::string> words(numbers.size());
    std::ranges::transform(numbers, words.begin(), word);
    const bool isOne =
        std::ranges::all_of(words, [&](const std::string& some) { return some == words.front(); });
    return isOne ? words.front() : listText(words, {}, ",");
}

std::string setting(std::string_view key, const std::string& value)
{
    return " " + std::string(key) + "=" + oneValue(value);
}

/// Writes a setting unless it has its default.
std::string setting(std::string_view key, const std::string& value, std::string_view usual)
{
    return value == usual ? std::string() : setting(key, value);
}

std::string ruleSettings(const LessonNumber& number)
{
    std::string text;
    for (const auto& [id, value] : number.rules)
        text += setting(id, value);
    return text;
}

std::string takeWord(const LessonNumber& number)
{
    return std::string(wordOf(number.take));
}

std::string numberSettings(const std::vector<LessonNumber>& numbers)
{
    std::string data = column(numbers, [](const auto& number) { return number.data; });
    const std::string measure = column(numbers, [](const auto& number) { return number.measure; });
    const std::string take = column(numbers, takeWord);
    const std::string rank =
        column(numbers, [](const auto& number) { return std::to_string(number.rank); });
    const bool isSaid =
        numbers.size() == 1 || (measure + data + take + rank).find(',') != std::string::npos;
    // Equal numbers must still be listed as several.
    if (!isSaid)
        data = listText(std::vector<std::string>(numbers.size(), numbers.front().data), {}, ",");
    return setting("measure", measure) + setting("of", data) + setting("take", take, "value") +
           setting("rank", rank, "1") + ruleSettings(numbers.front());
}

/// The settings that turn `from` into the number.
std::string changeSettings(const LessonNumber& number, const LessonNumber& from)
{
    LessonNumber rules = number;
    std::erase_if(rules.rules, [&from](const auto& rule) {
        return std::ranges::find(from.rules, rule) != from.rules.end();
    });
    return setting("measure", number.measure, from.measure) +
           setting("of", number.data, from.data) +
           setting("take", takeWord(number), takeWord(from)) +
           setting("rank", std::to_string(number.rank), std::to_string(from.rank)) +
           ruleSettings(rules);
}

std::string sideText(const std::variant<double, LessonNumber>& side)
{
    if (const auto* value = std::get_if<double>(&side))
        return shortestText(*value);
    const LessonNumber& number = std::get<LessonNumber>(side);
    return number.measure + setting("of", number.data) +
           setting("take", takeWord(number), "value") +
           setting("rank", std::to_string(number.rank), "1") + ruleSettings(number);
}

// Fences

std::string fence(const std::string& words, const std::string& lines)
{
    return "```rankscope " + words + "\n" + lines + "```\n";
}

std::string dataWords(const LessonData& data)
{
    std::string words = std::string(verbOf(data.content)) + ' ' + data.name;
    for (const auto& [language, label] : data.labels)
        words += setting(language, label);
    return words;
}

std::string varyFence(const LessonVary& vary)
{
    std::string lines;
    for (const LessonCondition& condition : vary.conditions)
        lines += sideText(condition.left) + ' ' + condition.relation + ' ' +
                 sideText(condition.right) + '\n';
    std::string changes;
    for (const LessonChange& change : vary.changes)
        changes += ' ' + changeWord(change);
    return fence("vary " + listText(vary.data, {}, ",") + changes, lines);
}

std::string showFence(const LessonShow& show)
{
    std::string words = "show " + listText(show.panels, {}, ",");
    if (!show.data.empty())
        words += setting("of", listText(show.data, {}, ","));
    return fence(words + setting("measure", show.measure, ""), {});
}

std::string sentence(const std::string& verb, const Translated& texts, const std::string& language)
{
    const auto text = texts.find(language);
    return text == texts.end() ? std::string() : verb + ": " + inQuotes(text->second) + '\n';
}

std::string guessFence(const LessonGuess& guess, const std::string& language, bool isFirst)
{
    std::string words = "guess" + setting("id", guess.id);
    if (isFirst)
        words += setting("kind", std::string(wordOf(guess.kind)), "number") +
                 numberSettings(guess.numbers) +
                 setting("tolerance", shortestText(guess.tolerance), "0.005");
    std::string lines;
    for (const WrongNumber& wrong : guess.wrong)
        lines += sentence("wrong" + (isFirst ? changeSettings(wrong.number, guess.numbers.front())
                                             : std::string()),
                          wrong.feedback, language);
    for (const Translated& hint : guess.hints)
        lines += sentence("hint", hint, language);
    return fence(words, lines + sentence("formula", guess.formula, language) +
                            sentence("right", guess.right, language));
}

/// Drops blank lines at the end, which only separate the text from the next one.
std::string withoutEnd(std::string text)
{
    text.erase(text.find_last_not_of('\n') + 1);
    return text;
}

std::string stepText(const LessonStep& step, const std::string& language, bool isFirst)
{
    const auto textOf = [&language](const Translated& texts) {
        const auto text = texts.find(language);
        return text == texts.end() ? std::string() : text->second;
    };
    std::string text = "## " + textOf(step.title) + "\n\n";
    if (const std::string said = withoutEnd(textOf(step.text)); !said.empty())
        text += said + "\n\n";
    if (isFirst)
        for (const LessonShow& show : step.shows)
            text += showFence(show);
    for (const LessonGuess& guess : step.guesses)
        text += guessFence(guess, language, isFirst);
    return text;
}

std::string languageText(const Lesson& lesson, const std::string& language)
{
    std::string text = "::: " + language + "\n";
    const bool isFirst = language == lesson.languages.front();
    for (const LessonStep& step : lesson.steps)
        text += (&step == &lesson.steps.front() ? "" : "\n") + stepText(step, language, isFirst);
    return text + ":::\n";
}

// Front matter

std::string frontLine(std::string_view key, const Translated& texts)
{
    if (texts.empty())
        return {};
    std::string map;
    for (const auto& [language, text] : texts)
        map += (map.empty() ? "" : ", ") + language + ": " + inQuotes(text);
    return std::string(key) + ": {" + map + "}\n";
}

std::string frontLine(std::string_view key, const std::string& text)
{
    const bool isPlain = text.find_first_of("\"\\{") == std::string::npos;
    return text.empty() ? text : std::string(key) + ": " + (isPlain ? text : inQuotes(text)) + '\n';
}

std::string frontText(const Lesson& lesson)
{
    return "---\n" + frontLine("id", lesson.id) +
           frontLine("format", std::to_string(Lesson::newestFormat)) +
           frontLine("number", lesson.number > 0 ? std::to_string(lesson.number) : "") +
           frontLine("title", lesson.title) + frontLine("question", lesson.question) +
           frontLine("measures", lesson.measures) + frontLine("source", lesson.source) +
           frontLine("from", lesson.from) +
           frontLine("minutes", lesson.minutes > 0 ? std::to_string(lesson.minutes) : "") +
           frontLine("needs", listText(lesson.needs)) + "---\n";
}

Lesson withoutLines(const Lesson& read)
{
    Lesson lesson = toldIn(read, read.languages.front());
    for (LessonStep& step : lesson.steps) {
        step.line = 0;
        for (auto& [language, text] : step.text)
            text = withoutEnd(std::move(text));
        std::erase_if(step.text, [](const auto& text) { return text.second.empty(); });
        for (LessonShow& show : step.shows)
            show.line = 0;
        for (LessonGuess& guess : step.guesses)
            guess.line = 0;
    }
    for (LessonVary& vary : lesson.varies) {
        vary.line = 0;
        for (LessonCondition& condition : vary.conditions)
            condition.line = 0;
    }
    return lesson;
}

}  // namespace

std::optional<std::string> lessonText(const Lesson& lesson)
{
    if (lesson.languages.empty())
        return std::nullopt;
    std::string text = frontText(lesson);
    for (const LessonData& data : lesson.data)
        text +=
            fence(dataWords(data),
                  std::visit([](const auto& content) { return dataLines(content); }, data.content));
    for (const LessonVary& vary : lesson.varies)
        text += varyFence(vary);
    for (const std::string& language : lesson.languages)
        text += languageText(lesson, language);
    const auto read = parseLesson(text, lesson.id);
    if (!read || withoutLines(*read) != withoutLines(lesson))
        return std::nullopt;
    return text;
}

}  // namespace core
