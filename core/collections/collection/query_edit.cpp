// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_edit.h"

#include "core/rankings/evaluation/run_evaluation.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace core {

namespace {

const QueryEdit* editOf(const QueryEdits& edits, std::string_view query)
{
    const auto found = edits.find(query);
    return found == edits.end() ? nullptr : &found->second;
}

std::shared_ptr<const QueryResults> inFile(const Collection& collection, std::string_view query,
                                           std::size_t run)
{
    return run < collection.runs.size() ? collection.runs[run].lists.find(query) : nullptr;
}

void putTitles(const TextsById& texts, std::vector<RankedItem>& documents)
{
    for (RankedItem& document : documents)
        if (auto text = texts.find(document.id))
            document.title = std::move(text->title);
}

bool isListOf(const QueryResults* results, const std::vector<RankedItem>& ranked)
{
    const std::size_t length = results ? results->documents.size() : 0;
    if (length != ranked.size())
        return false;
    return length == 0 || std::equal(ranked.begin(), ranked.end(), results->documents.begin(),
                                     [](const RankedItem& a, const RetrievedDocument& b) {
                                         return a.id == b.document;
                                     });
}

std::vector<EditedDocument> editedDocuments(const std::vector<RankedItem>& ranked)
{
    std::vector<EditedDocument> documents;
    documents.reserve(ranked.size());
    for (const RankedItem& document : ranked)
        documents.push_back({document.id, document.score.value_or(0)});
    return documents;
}

/// The judgments of the list; those that existed before keep their order.
std::vector<Judgment> judgmentsOf(const RankedList& list, const std::vector<Judgment>* before)
{
    std::unordered_map<std::string_view, std::size_t> places;
    if (before)
        for (const Judgment& judgment : *before)
            places.emplace(judgment.document, places.size());
    std::vector<std::pair<std::size_t, Judgment>> found;
    for (const std::vector<RankedItem>* documents : {&list.ranked, &list.notRetrieved}) {
        for (const RankedItem& document : *documents) {
            if (!document.grade.hasValue())
                continue;
            const auto place = places.find(document.id);
            found.push_back({place == places.end() ? places.size() : place->second,
                             {document.id, document.grade}});
        }
    }
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Judgment> judgments;
    judgments.reserve(found.size());
    for (auto& [place, judgment] : found)
        judgments.push_back(std::move(judgment));
    return judgments;
}

QueryEdit editSoFar(const Collection& collection, const QueryEdits& edits, std::string_view query)
{
    if (const QueryEdit* edit = editOf(edits, query))
        return *edit;
    QueryEdit edit;
    if (const QueryJudgments* inFile = collection.qrels.find(query))
        edit.judgments = inFile->judgments;
    return edit;
}

}  // namespace

RunLists editedRun(const Collection& collection, const QueryEdits& edits, std::size_t index)
{
    std::vector<QueryResults> lists;
    for (const auto& [query, edit] : edits)
        if (const auto list = edit.lists.find(index); list != edit.lists.end())
            lists.push_back(editedResults(query, list->second));
    return collection.runs[index].lists.with(std::move(lists));
}

QueryResults editedResults(std::string_view query, const std::vector<EditedDocument>& list)
{
    QueryResults results{std::string(query), {}};
    results.documents.reserve(list.size());
    for (const EditedDocument& document : list)
        results.documents.push_back({document.document, document.score, 0});
    return results;
}

const std::vector<Judgment>* judgmentsOf(const Collection& collection, const QueryEdits& edits,
                                         std::string_view query)
{
    if (const QueryEdit* edit = editOf(edits, query))
        return edit->judgments.empty() ? nullptr : &edit->judgments;
    const QueryJudgments* inFile = collection.qrels.find(query);
    return inFile ? &inFile->judgments : nullptr;
}

std::shared_ptr<const QueryResults> resultsOf(const Collection& collection, const QueryEdits& edits,
                                              std::string_view query, std::size_t run)
{
    if (const QueryEdit* edit = editOf(edits, query))
        if (const auto list = edit->lists.find(run); list != edit->lists.end())
            return std::make_shared<const QueryResults>(editedResults(query, list->second));
    return inFile(collection, query, run);
}

RankedList listOf(const Collection& collection, const QueryEdits& edits, std::string_view query,
                  std::size_t run)
{
    const QueryEdit* edit = editOf(edits, query);
    const auto results = resultsOf(collection, edits, query, run);
    RankedList list;
    if (edit) {
        const QueryJudgments judgments{std::string(query), edit->judgments};
        list = rankedList(&judgments, results.get());
    } else {
        list = rankedList(collection.qrels.find(query), results.get());
    }
    list.query = query;
    if (collection.documentTexts) {
        putTitles(*collection.documentTexts, list.ranked);
        putTitles(*collection.documentTexts, list.notRetrieved);
    }
    return list;
}

QueryEdit editedTo(const Collection& collection, const QueryEdits& edits, std::string_view query,
                   std::size_t run, const RankedList& list)
{
    QueryEdit edit = editSoFar(collection, edits, query);
    edit.judgments = judgmentsOf(list, judgmentsOf(collection, edits, query));
    if (isListOf(inFile(collection, query, run).get(), list.ranked))
        edit.lists.erase(run);
    else
        edit.lists[run] = editedDocuments(list.ranked);
    return edit;
}

QueryEdit judged(const Collection& collection, const QueryEdits& edits, std::string_view query,
                 std::string_view document, Grade grade)
{
    QueryEdit edit = editSoFar(collection, edits, query);
    const auto found = std::ranges::find(edit.judgments, document, &Judgment::document);
    if (!grade.hasValue()) {
        if (found != edit.judgments.end())
            edit.judgments.erase(found);
    } else if (found != edit.judgments.end()) {
        found->grade = grade;
    } else {
        edit.judgments.push_back({std::string(document), grade});
    }
    return edit;
}

bool isAsInFiles(const Collection& collection, std::string_view query, const QueryEdit& edit)
{
    if (!edit.lists.empty())
        return false;
    const QueryJudgments* inFile = collection.qrels.find(query);
    return inFile ? inFile->judgments == edit.judgments : edit.judgments.empty();
}

std::vector<std::string> queriesInNoFile(const Collection& collection, const QueryEdits& edits)
{
    std::vector<std::string> queries;
    for (const auto& [query, edit] : edits) {
        const bool isInRun =
            std::ranges::any_of(collection.runs, [&query = query](const NamedRun& run) {
                return run.lists.has(query);
            });
        if (!isInRun && !collection.qrels.find(query))
            queries.push_back(query);
    }
    return queries;
}

double topGradeOf(const Collection& collection, const QueryEdits& edits)
{
    double top = collection.qrels.topGrade;
    for (const auto& [query, edit] : edits)
        for (const Judgment& judgment : edit.judgments)
            top = std::max(top, judgment.grade.value());
    return top;
}

Qrels editedQrels(const Collection& collection, const QueryEdits& edits)
{
    Qrels qrels = collection.qrels;
    for (const auto& [query, edit] : edits) {
        const auto place =
            std::ranges::lower_bound(qrels.queries, query, {}, &QueryJudgments::query);
        const bool isThere = place != qrels.queries.end() && place->query == query;
        if (edit.judgments.empty()) {
            if (isThere)
                qrels.queries.erase(place);
        } else if (isThere) {
            place->judgments = edit.judgments;
        } else {
            qrels.queries.insert(place, {query, edit.judgments});
        }
        for (const Judgment& judgment : edit.judgments)
            qrels.topGrade = std::max(qrels.topGrade, judgment.grade.value());
    }
    return qrels;
}

}  // namespace core
