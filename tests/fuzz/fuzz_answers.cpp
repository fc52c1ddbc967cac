// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/marking/marking.h"
#include "core/teaching/worksheets/roster.h"
#include "tests/fuzz/fuzz.h"
#include "tests/small_lesson.h"

#include <algorithm>

namespace {

const std::vector<core::Lesson>& lessons()
{
    static const std::vector<core::Lesson> all{
        smallLesson("```rankscope list A\n3 2 0 | 1\n```\n", "measure=P@3 of=A",
                    "wrong measure=Recall@3: \"No.\"\n```\n"
                    "```rankscope guess id=h measure=P@1,P@3 of=A kind=direction\n```\n"
                    "```rankscope guess id=i measure=P@1,P@3 of=A kind=blanks\n")};
    return all;
}

/// What is told of a file stands in one of its lines, or is about all of it.
bool isInFile(const core::ParseError& error, std::string_view text)
{
    const auto lines = std::count_if(text.begin(), text.end(),
                                     [](char sign) { return sign == '\n' || sign == '\r'; });
    return error.line <= static_cast<std::size_t>(lines) + 1;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t mostMarked = 20;
    const std::string_view text = fuzz::text(data, size);
    if (const auto roster = core::parseRoster(text, "input"); !roster)
        fuzz::require(isInFile(roster.error(), text));
    if (const auto key = core::parseKey(text, "input"); !key)
        fuzz::require(isInFile(key.error(), text));
    auto table = core::parseAnswers(text, "input", lessons());
    if (!table) {
        fuzz::require(isInFile(table.error(), text));
        return 0;
    }
    auto& answers = table->answers;
    answers.resize(std::min(answers.size(), mostMarked));
    const std::vector<core::KeyedLesson> key{{"s1", "Anna", "7f3a", "one", 0}};
    const auto marking = core::marked(lessons(), key, answers);
    fuzz::require(marking.answers.size() + marking.diagnostics.size() <= 2 * answers.size());
    for (const core::MarkedAnswer& answer : marking.answers)
        fuzz::require(answer.points <= answer.most);
    std::size_t counted = 0;
    for (const core::MarkCount& count : core::markCounts(marking, lessons()))
        counted += count.count;
    fuzz::require(counted == marking.answers.size());
    return 0;
}
