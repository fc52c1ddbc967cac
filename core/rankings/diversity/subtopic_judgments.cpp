// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/diversity/subtopic_judgments.h"

#include "core/foundation/file/text_source.h"
#include "core/foundation/text/natural_order.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/runs/judgment_lines.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace core {

namespace {

template <class Content>
using ByText = std::map<std::string, Content, std::less<>>;
using RelevantTo = ByText<bool>;  ///< by subtopic
using JudgedDocuments = ByText<RelevantTo>;

SubtopicJudgments judgmentsOf(const std::string& query, const JudgedDocuments& judged)
{
    SubtopicJudgments result{query, {}, {}};
    for (const auto& [document, subtopics] : judged)
        for (const auto& [subtopic, isRelevant] : subtopics)
            if (isRelevant)
                result.subtopics.push_back(subtopic);
    // ndeval adds up a document's gains by the number of the subtopic. In another order, a sum may
    // differ in its last bit, and the ideal takes another one of two equal documents.
    std::ranges::sort(result.subtopics, naturallyLess);
    result.subtopics.erase(std::unique(result.subtopics.begin(), result.subtopics.end()),
                           result.subtopics.end());
    for (const auto& [document, subtopics] : judged) {
        SubtopicDocument one{document, {}};
        for (const auto& [subtopic, isRelevant] : subtopics)
            if (isRelevant)
                one.subtopics.push_back(static_cast<std::size_t>(
                    std::ranges::lower_bound(result.subtopics, subtopic, naturallyLess) -
                    result.subtopics.begin()));
        std::ranges::sort(one.subtopics);
        if (!one.subtopics.empty())
            result.documents.push_back(std::move(one));
    }
    return result;
}

}  // namespace

std::span<const std::size_t> SubtopicJudgments::subtopicsOf(std::string_view document) const
{
    const auto found = std::ranges::lower_bound(
        documents, document, {},
        [](const SubtopicDocument& one) -> std::string_view { return one.document; });
    if (found == documents.end() || found->document != document)
        return {};
    return found->subtopics;
}

bool judgesSubtopics(std::string_view text)
{
    constexpr std::size_t looked = std::size_t{1} << 16;
    if (text.size() > looked)
        text = text.substr(0, text.substr(0, looked).find_last_of("\r\n") + 1);
    const std::string noName;
    std::map<std::string_view, std::string_view> firstOf;  // subtopic by query
    bool areSeveral = false;
    const auto take = [&](const auto& columns) -> RefusedLine {
        double grade = 0;
        if (!parsedNumber<unsigned>(columns[1]) || !readNumber(columns[3], grade))
            return std::pair(ErrorCode::QrelsColumns, columns[1]);
        const auto first = firstOf.emplace(columns[0], columns[1]).first;
        areSeveral = areSeveral || first->second != columns[1];
        return std::nullopt;
    };
    return !readJudgmentLines(text, noName, take) && areSeveral;
}

Parsed<std::vector<SubtopicJudgments>>
parseSubtopicJudgments(std::string_view text, const std::string& name, Loading* loading)
{
    ByText<JudgedDocuments> queries;
    const auto take = [&queries](const auto& columns) -> RefusedLine {
        double grade = 0;
        if (!readNumber(columns[3], grade))
            return std::pair(ErrorCode::BadGrade, columns[3]);
        auto& subtopics = queries[std::string(columns[0])][std::string(columns[2])];
        const auto [row, isNew] = subtopics.emplace(columns[1], grade > 0);
        if (!isNew && row->second != (grade > 0))
            return std::pair(ErrorCode::DuplicateJudgment, columns[2]);
        return std::nullopt;
    };
    if (const auto error = readJudgmentLines(text, name, take, loading))
        return *error;
    std::vector<SubtopicJudgments> result;
    for (const auto& [query, judged] : queries)
        result.push_back(judgmentsOf(query, judged));
    return result;
}

Parsed<std::vector<SubtopicJudgments>> readSubtopicJudgments(const std::string& path,
                                                             const ExpansionLimit& limit)
{
    const auto text = readText(path, nullptr, limit);
    if (!text)
        return text.error();
    return parseSubtopicJudgments(*text, path);
}

}  // namespace core
