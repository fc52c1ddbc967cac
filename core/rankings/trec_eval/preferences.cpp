// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/preferences.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/leading_number.h"
#include "core/rankings/trec_eval/preference_values.h"
#include "core/rankings/trec_eval/trec_measure_table.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace core {

namespace {

constexpr std::size_t mostColumns = 5;

using Grades = std::map<std::string, double>;  ///< by document
/// A judge's preferences by part.
struct ReadJudge {
    std::map<std::string, Grades> parts;
    std::size_t lastLine = 0;
};
using ReadQuery = std::map<std::string, ReadJudge>;

std::size_t columnsOf(PreferenceFormat format)
{
    return format == PreferenceFormat::Prefs ? mostColumns : mostColumns - 1;
}

/// The preferences of one judge, put together from parts.
class JoinedParts {
public:
    JoinedParts(const std::vector<std::string>& documents, const ReadJudge& judge)
        : m_documents(documents)
    {
        m_result.grades.resize(documents.size());
        if (judge.parts.size() > 1)
            m_result.stated.resize(documents.size() * documents.size());
        for (const auto& [name, grades] : judge.parts)
            add(grades);
        addImplied();
        findContradiction();
    }

    const JudgePreferences& result() const { return m_result; }
    /// A document about which the parts contradict each other.
    const std::optional<std::size_t>& contradiction() const { return m_contradiction; }

private:
    void add(const Grades& grades)
    {
        for (const auto& [document, grade] : grades) {
            const std::size_t i = indexOf(document);
            auto& known = m_result.grades[i];
            if (known && (*known > 0) != (grade > 0))
                m_contradiction = i;
            known = grade;
            if (m_result.stated.empty())
                continue;
            for (const auto& [other, otherGrade] : grades)
                if (grade > otherGrade)
                    m_result.stated[place(i, indexOf(other))] = true;
        }
    }

    void addImplied()
    {
        const std::size_t size = m_result.stated.empty() ? 0 : m_documents.size();
        for (std::size_t over = 0; over < size; ++over)
            for (std::size_t i = 0; i < size; ++i)
                for (std::size_t j = 0; j < size && m_result.stated[place(i, over)]; ++j)
                    if (m_result.stated[place(over, j)])
                        m_result.stated[place(i, j)] = true;
    }

    /// Nothing can be preferred to itself.
    void findContradiction()
    {
        const std::size_t size = m_result.stated.empty() ? 0 : m_documents.size();
        for (std::size_t i = 0; i < size; ++i)
            if (m_result.stated[place(i, i)])
                m_contradiction = i;
    }

    std::size_t indexOf(const std::string& document) const
    {
        return static_cast<std::size_t>(std::ranges::lower_bound(m_documents, document) -
                                        m_documents.begin());
    }
    std::size_t place(std::size_t i, std::size_t j) const { return i * m_documents.size() + j; }

    const std::vector<std::string>& m_documents;
    JudgePreferences m_result;
    std::optional<std::size_t> m_contradiction;
};

std::vector<std::string> documentsOf(const ReadQuery& read)
{
    std::vector<std::string> documents;
    for (const auto& [judge, one] : read)
        for (const auto& [part, grades] : one.parts)
            for (const auto& [document, grade] : grades)
                documents.push_back(document);
    std::ranges::sort(documents);
    documents.erase(std::unique(documents.begin(), documents.end()), documents.end());
    return documents;
}

PreferenceRanking rankingOf(const QueryPreferences& preferences,
                            std::span<const RetrievedDocument> results, const TrecRules& rules)
{
    const auto& documents = preferences.documents;
    PreferenceRanking ranking{preferences, {}, 0};
    std::vector<bool> isRetrieved(documents.size(), false);
    if (rules.depth)
        results = results.first(std::min(*rules.depth, results.size()));
    for (const RetrievedDocument& result : results) {
        const auto at = std::ranges::lower_bound(documents, result.document);
        if (at == documents.end() || *at != result.document)
            continue;
        const auto index = static_cast<std::size_t>(at - documents.begin());
        isRetrieved[index] = true;
        ranking.order.push_back(index);
    }
    ranking.retrieved = ranking.order.size();
    for (std::size_t i = 0; i < documents.size(); ++i)
        if (!isRetrieved[i])
            ranking.order.push_back(i);
    return ranking;
}

TrecQueryValues valuesOf(const PreferenceRanking& ranking, std::span<const TrecRequest> requests)
{
    TrecQueryValues values;
    for (const TrecRequest& request : requests)
        if (request.measure->preference)
            values.values.push_back(request.measure->preference(ranking));
    return values;
}

}  // namespace

bool JudgePreferences::prefers(std::size_t i, std::size_t j) const
{
    if (!stated.empty())
        return stated[i * grades.size() + j];
    return grades[i] && grades[j] && *grades[i] > *grades[j];
}

Parsed<PreferenceJudgments> parsePreferences(std::string_view text, const std::string& name,
                                             PreferenceFormat format)
{
    const std::size_t expected = columnsOf(format);
    std::map<std::string, ReadQuery> queries;
    LineReader lines(text, name);
    while (const auto line = lines.nextData()) {
        const Columns<mostColumns> columns(line->text);
        if (columns.count != expected)
            return ParseError{name, line->number,
                              format == PreferenceFormat::Prefs ? ErrorCode::PreferenceColumns
                                                                : ErrorCode::QrelsColumns,
                              std::to_string(columns.count)};
        const std::string_view document = columns.text[expected - 2];
        const std::string_view number = columns.text[expected - 1];
        const double grade = leadingNumber(number);
        if (!(grade >= 0) || std::isinf(grade))
            return ParseError{name, line->number, ErrorCode::BadGrade, excerpt(number)};
        ReadJudge& judge = queries[std::string(columns.text[0])][std::string(columns.text[1])];
        const std::string part(format == PreferenceFormat::Prefs ? columns.text[2]
                                                                 : std::string_view());
        if (!judge.parts[part].emplace(document, grade).second)
            return ParseError{name, line->number, ErrorCode::DuplicateJudgment, excerpt(document)};
        judge.lastLine = line->number;
    }
    if (lines.error())
        return *lines.error();
    if (queries.empty())
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    PreferenceJudgments judgments;
    for (const auto& [query, judges] : queries) {
        QueryPreferences preferences{documentsOf(judges), {}};
        for (const auto& [judge, read] : judges) {
            const JoinedParts joined(preferences.documents, read);
            if (const auto document = joined.contradiction())
                return ParseError{name, read.lastLine, ErrorCode::ContraryPreferences,
                                  excerpt(preferences.documents[*document])};
            preferences.judges.push_back(joined.result());
        }
        judgments.queries.queries.push_back({query, {}});
        judgments.preferred.push_back(std::move(preferences));
    }
    return judgments;
}

Parsed<PreferenceJudgments> readPreferences(const std::string& path, PreferenceFormat format,
                                            const ExpansionLimit& limit)
{
    const auto text = readText(path, nullptr, limit);
    if (!text)
        return text.error();
    return parsePreferences(*text, path, format);
}

ScoredTrecRun scoreByPreferences(const PreferenceJudgments& judgments, const Run& run,
                                 std::span<const TrecRequest> requests, const TrecRules& rules)
{
    const Qrels& qrels = judgments.queries;
    ScoredTrecRun scored = scoreLikeTrec(qrels, run, TrecScorer(qrels, requests, rules));
    for (std::size_t i = 0; i < qrels.queries.size(); ++i)
        if (const QueryResults* results = run.find(qrels.queries[i].query))
            scored.queries[i] =
                valuesOf(rankingOf(judgments.preferred[i], results->documents, rules), requests);
    return scored;
}

void scoreMissingByPreferences(const PreferenceJudgments& judgments,
                               std::span<const TrecRequest> requests, const TrecRules& rules,
                               ScoredTrecRun& run)
{
    for (std::size_t i = 0; i < judgments.preferred.size(); ++i)
        if (!run.queries[i])
            run.queries[i] = valuesOf(rankingOf(judgments.preferred[i], {}, rules), requests);
}

}  // namespace core
