// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/typed_lists.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/ranked_list.h"
#include "core/foundation/text/ascii.h"
#include "core/rankings/pasted_lists/grades_reading.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace core {

namespace {

/// The name before a line's list; empty if there is none.
std::string_view nameOf(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0 || colon + 1 == line.size() ||
        !isBlank(line[colon + 1]) || std::ranges::any_of(line.substr(0, colon), isBlank))
        return {};
    return line.substr(0, colon);
}

std::vector<Judgment> judgmentsOf(const RankedList& list)
{
    std::vector<Judgment> judgments;
    for (const auto* documents : {&list.ranked, &list.notRetrieved})
        for (const RankedItem& document : *documents)
            if (document.grade.hasValue())
                judgments.push_back({document.id, document.grade});
    return judgments;
}

/// @param documents in rank order; each score is the number of documents from it to the end
QueryResults resultsOf(const std::vector<RankedItem>& documents, std::string query,
                       std::vector<SharedText>& texts)
{
    QueryResults results{std::move(query), {}};
    for (const RankedItem& document : documents) {
        const auto rank = static_cast<long long>(results.documents.size()) + 1;
        const auto score = static_cast<double>(documents.size() - results.documents.size());
        results.documents.push_back({texts.emplace_back(document.id).view(), score, rank});
    }
    return results;
}

}  // namespace

Parsed<Collection> collectionOfTypedLists(std::string_view lines, const std::string& name)
{
    Collection collection;
    collection.name = name;
    collection.qrelsPath = std::string(typedListsPath) + std::string(lines);
    Run run;
    LineReader lineReader(lines, name);
    while (const auto line = lineReader.nextData()) {
        const std::string_view text = trimmed(line->text);
        const std::string_view label = nameOf(text);
        const std::string query =
            label.empty() ? "q" + std::to_string(run.queries.size() + 1) : std::string(label);
        const auto list = parseGrades(label.empty() ? text : text.substr(label.size() + 1), name);
        if (!list)
            return ParseError{name, line->number, list.error().problem, list.error().found};
        if (std::ranges::find(run.queries, query, &QueryResults::query) != run.queries.end())
            return ParseError{name, line->number, ErrorCode::DuplicateField, query};
        collection.qrels.queries.push_back({query, judgmentsOf(*list)});
        run.queries.push_back(resultsOf(list->ranked, query, run.texts));
    }
    if (lineReader.error())
        return *lineReader.error();
    std::ranges::sort(collection.qrels.queries, {}, &QueryJudgments::query);
    std::ranges::sort(run.queries, {}, &QueryResults::query);
    for (const QueryJudgments& judged : collection.qrels.queries)
        for (const Judgment& judgment : judged.judgments)
            collection.qrels.topGrade = std::max(collection.qrels.topGrade, judgment.grade.value());
    collection.runs.push_back({name, {}, std::move(run)});
    return collection;
}

}  // namespace core
