// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_data.h"

#include "core/classification/samples/sample_table.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/pasted_lists/document_table.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/lessons/fence_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace core {

namespace {

std::string wholeText(std::span<const std::string_view> lines)
{
    std::string text;
    for (const std::string_view line : lines)
        text.append(line).append("\n");
    return text;
}

ParseError below(ParseError error, std::size_t above)
{
    error.line += above;
    return error;
}

ParseError unexpectedData(const std::string& file, std::size_t line, std::string_view found,
                          std::string expected)
{
    ParseError error{file, line, ErrorCode::LessonUnexpected, std::string(found)};
    error.expected = std::move(expected);
    return error;
}

/// Parses a table of documents; those after a line `|` were not retrieved.
Parsed<LessonContent> lessonTable(std::string text, const std::string& file)
{
    const std::size_t bar = text.find("\n|\n");
    std::optional<std::size_t> ranks;
    if (bar != std::string::npos) {
        const auto ranked = parseDocumentTable(std::string_view(text).substr(0, bar), file);
        ranks = ranked ? ranked->documents.size() : 0;
        text[bar + 1] = '\n';  // keeps line numbers
    }
    auto table = parseDocumentTable(text, file);
    if (!table)
        return table.error();
    RankedList list{{}, std::move(table->documents), {}};
    const auto end =
        list.ranked.begin() + static_cast<std::ptrdiff_t>(ranks.value_or(list.ranked.size()));
    list.notRetrieved.assign(std::make_move_iterator(end),
                             std::make_move_iterator(list.ranked.end()));
    list.ranked.erase(end, list.ranked.end());
    nameQueries({&list, 1});
    return LessonContent(std::vector<RankedList>{std::move(list)});
}

Parsed<LessonContent> lessonLists(const std::string& text, const std::string& file)
{
    if (isDocumentTable(text))
        return lessonTable(text, file);
    auto readings = readingsOfGrades(text, file);
    if (!readings)
        return readings.error();
    const auto lines = std::ranges::find(*readings, GradesMeaning::Lines, &GradesReading::meaning);
    std::vector<RankedList> lists =
        std::move(lines == readings->end() ? readings->front().lists : lines->lists);
    nameQueries(lists);
    return LessonContent(std::move(lists));
}

Parsed<LessonContent> lessonSamples(const std::string& text, const std::string& file)
{
    const auto preview = previewTable(text, file);
    if (!preview)
        return preview.error();
    TableReading reading = proposedReading(*preview);
    if (!reading.labelColumn)
        return unexpectedData(file, 1, text.substr(0, text.find('\n')), "label,score");
    auto table = parseSampleTable(text, file, reading);
    if (!table)
        return table.error().first.front();
    if (table->samples.models.size() != 1)
        return unexpectedData(file, 1, text.substr(0, text.find('\n')), "label,score");
    return LessonContent(std::move(table->samples));
}

/// A cell of a confusion matrix: the actual and the predicted class.
struct MatrixCell {
    std::string_view name;
    std::uint8_t label;
    double score;
};

/// Makes one sample per non-empty cell, with the cell's count as its weight.
Parsed<LessonContent> lessonCounts(std::span<const std::string_view> lines, const std::string& file)
{
    constexpr std::array<MatrixCell, 4> cells{
        {{"TP", 1, 1}, {"FP", 0, 1}, {"FN", 1, 0}, {"TN", 0, 0}}};
    const std::string form = "TP=1 FP=2 FN=3 TN=4";
    if (lines.empty())
        return unexpectedData(file, 1, "```", form);
    if (lines.size() > 1)
        return unexpectedData(file, 2, lines[1], form);
    auto words = fenceWords(lines.front());
    Samples samples;
    samples.models.resize(1);
    for (const MatrixCell& cell : cells) {
        const auto text = words ? words->take(cell.name) : std::nullopt;
        const auto number = text ? parsedNumber<double>(*text) : std::nullopt;
        if (!number || !(*number >= 0) || *number > 0x1p53 || std::floor(*number) != *number)
            return unexpectedData(file, 1, text.value_or(std::string(lines.front())), form);
        if (*number == 0)
            continue;
        samples.labels.push_back(cell.label);
        samples.models.front().values.push_back(cell.score);
        samples.weights.push_back(*number);
    }
    if (!words->bare.empty() || !words->settings.empty() || samples.labels.empty())
        return unexpectedData(file, 1, lines.front(), form);
    return LessonContent(std::move(samples));
}

Parsed<LessonContent> lessonValues(std::span<const std::string_view> lines, const std::string& file)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto words = fenceWords(lines[i]);
        for (const std::string& word : words ? words->bare : std::vector<std::string>{"\""}) {
            const auto number = parsedNumber<double>(word);
            if (!number || !std::isfinite(*number))
                return unexpectedData(file, i + 1, word, "-0.01");
            values.push_back(*number);
        }
    }
    if (values.empty())
        return unexpectedData(file, 1, "```", "-0.01");
    return LessonContent(std::move(values));
}

}  // namespace

const LessonData* Lesson::dataNamed(std::string_view name) const
{
    const auto found = std::ranges::find(data, name, &LessonData::name);
    return found == data.end() ? nullptr : &*found;
}

const Lesson* lessonWithId(std::span<const Lesson> lessons, std::string_view id)
{
    const auto found = std::ranges::find(lessons, id, &Lesson::id);
    return found == lessons.end() ? nullptr : &*found;
}

const std::string& Lesson::labelOf(std::string_view name) const
{
    const LessonData& named = *dataNamed(name);
    const auto label = named.labels.find(languages.front());
    return label == named.labels.end() ? named.name : label->second;
}

namespace {

void visitNumbers(Lesson& lesson, const auto& visit)
{
    for (LessonStep& step : lesson.steps)
        for (LessonGuess& guess : step.guesses) {
            std::ranges::for_each(guess.numbers, visit);
            for (WrongNumber& wrong : guess.wrong)
                visit(wrong.number);
        }
}

}  // namespace

void noteMeans(Lesson& lesson)
{
    visitNumbers(lesson, [&lesson](LessonNumber& number) {
        const auto* const lists =
            std::get_if<std::vector<RankedList>>(&lesson.dataNamed(number.data)->content);
        number.isMean = lists && lists->size() > 1;
    });
}

Lesson toldIn(Lesson lesson, std::string_view language)
{
    const auto told = std::ranges::find(lesson.languages, language);
    if (told != lesson.languages.end())
        std::rotate(lesson.languages.begin(), told, told + 1);
    visitNumbers(lesson, [&lesson](LessonNumber& number) {
        const std::string& label = lesson.labelOf(number.data);
        number.label = label == number.data ? std::string() : label;
    });
    noteMeans(lesson);
    return lesson;
}

std::optional<LessonDataKind> lessonDataKind(std::string_view word)
{
    constexpr std::array<std::string_view, 4> words{"list", "samples", "counts", "values"};
    const auto found = std::ranges::find(words, word);
    if (found == words.end())
        return std::nullopt;
    return static_cast<LessonDataKind>(found - words.begin());
}

Parsed<LessonContent> parseLessonData(LessonDataKind kind, std::span<const std::string_view> lines,
                                      const std::string& file, std::size_t above)
{
    const auto read = [&]() -> Parsed<LessonContent> {
        switch (kind) {
        case LessonDataKind::Lists:
            return lessonLists(wholeText(lines), file);
        case LessonDataKind::Samples:
            return lessonSamples(wholeText(lines), file);
        case LessonDataKind::ConfusionMatrix:
            return lessonCounts(lines, file);
        case LessonDataKind::Values:
            break;
        }
        return lessonValues(lines, file);
    };
    auto content = read();
    if (!content)
        return below(content.error(), above);
    return content;
}

}  // namespace core
