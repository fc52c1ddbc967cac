// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/pairs.h"

#include "core/foundation/file/lines.h"
#include "core/rankings/runs/id_set.h"
#include "core/rankings/runs/result_order.h"
#include "core/rankings/runs/run_diagnostics.h"
#include "core/rankings/runs/spreadsheet_id.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace core {

namespace {

using Group = ByQuery<Pair>::Group;

void countIds(const Group& group, DiagnosticCounts& counts)
{
    if (isSpreadsheetId(group.query))
        counts.add(Warning::SpreadsheetId, group.rows.front().line, group.query);
    for (const Pair& pair : group.rows)
        if (isSpreadsheetId(pair.document))
            counts.add(Warning::SpreadsheetId, pair.line, pair.document);
}

/// Keeps the problem that comes first in the file, regardless of the order in which they are found.
class FirstProblem {
public:
    FirstProblem(const std::string& file, ErrorCode problem)
        : m_error{file, 0, problem, {}}
    {}

    void at(std::string_view query, const Pair& pair)
    {
        if (m_isFound && m_error.line <= pair.line)
            return;
        m_isFound = true;
        m_error.line = pair.line;
        m_error.found = excerpt(pair.document);
        m_error.query = excerpt(query);
    }
    explicit operator bool() const { return m_isFound; }
    ParseError take() { return std::move(m_error); }

private:
    ParseError m_error;
    bool m_isFound = false;
};

/// Merges the judgments of each query.
class Judging {
public:
    Judging(const std::string& name, RepeatedGrade repeated, DiagnosticCounts& counts)
        : m_repeated(repeated)
        , m_counts(&counts)
        , m_contradiction(name, ErrorCode::DuplicateJudgment)
    {}

    std::vector<Judgment> judgmentsOf(const Group& group);
    FirstProblem& contradiction() { return m_contradiction; }

private:
    void again(std::string_view query, Judgment& judgment, const Pair& pair);
    void count(const Pair& pair);

    RepeatedGrade m_repeated;
    DiagnosticCounts* m_counts;
    FirstProblem m_contradiction;
    IdSet m_documents;
};

std::vector<Judgment> Judging::judgmentsOf(const Group& group)
{
    m_documents.start(group.rows.size());
    std::vector<Judgment> judgments;
    judgments.reserve(group.rows.size());
    for (const Pair& pair : group.rows) {
        count(pair);
        if (const auto before = m_documents.add(pair.document))
            again(group.query, judgments[*before], pair);
        else
            judgments.push_back({std::string(pair.document), Grade(pair.number)});
    }
    return judgments;
}

void Judging::count(const Pair& pair)
{
    if (pair.number < 0)
        m_counts->add(Warning::NegativeGrade, pair.line, pair.document);
    if (pair.number != std::trunc(pair.number))
        m_counts->add(Warning::FractionalGrade, pair.line, pair.document);
}

void Judging::again(std::string_view query, Judgment& judgment, const Pair& pair)
{
    const Grade grade(pair.number);
    if (judgment.grade == grade) {
        m_counts->add(Warning::RepeatedJudgment, pair.line, pair.document);
        return;
    }
    switch (m_repeated) {
    case RepeatedGrade::Refuse:
        m_contradiction.at(query, pair);
        return;
    case RepeatedGrade::First:
        m_counts->add(Warning::KeptFirstGrade, pair.line, pair.document);
        return;
    case RepeatedGrade::Last:
        m_counts->add(Warning::KeptLastGrade, pair.line, pair.document);
        judgment.grade = grade;
        return;
    case RepeatedGrade::Highest:
        m_counts->add(Warning::KeptHighestGrade, pair.line, pair.document);
        judgment.grade = Grade(std::max(judgment.grade.value(), pair.number));
        return;
    }
}

bool hasOneGrade(const Qrels& qrels)
{
    std::size_t judgments = 0;
    for (const QueryJudgments& query : qrels.queries) {
        for (const Judgment& judgment : query.judgments)
            if (judgment.grade != qrels.queries.front().judgments.front().grade)
                return false;
        judgments += query.judgments.size();
    }
    return judgments > 1;
}

/// Whether the scores of every query rise from rank to rank: then they may be distances, which are
/// better if they are low.
class RisingScores {
public:
    void add(std::span<const RetrievedDocument> documents)
    {
        if (!m_areAll || documents.size() < 2)
            return;
        ++m_queries;
        for (std::size_t i = 1; i < documents.size() && m_areAll; ++i)
            m_areAll = documents[i].rank > documents[i - 1].rank &&
                       documents[i].score > documents[i - 1].score;
    }
    bool areAll() const
    {
        constexpr std::size_t fewest = 3;  // fewer queries may do so by chance
        return m_areAll && m_queries >= fewest;
    }

private:
    bool m_areAll = true;
    std::size_t m_queries = 0;
};

bool isAnyAboveZero(const std::vector<Judgment>& judgments)
{
    return std::ranges::any_of(judgments,
                               [](const Judgment& judgment) { return judgment.grade.value() > 0; });
}

double kept(double score, ScorePrecision precision)
{
    return precision == ScorePrecision::Float ? static_cast<float>(score) : score;
}

/// Ranks in the order of the rows, best first.
void rankByRows(std::vector<Pair>& pairs)
{
    long long rank = 0;
    for (Pair& pair : pairs) {
        pair.rank = ++rank;
        pair.number = -static_cast<double>(rank);
    }
}

std::vector<RetrievedDocument> documentsOf(const std::vector<Pair>& pairs, ScorePrecision precision)
{
    std::vector<RetrievedDocument> documents;
    documents.reserve(pairs.size());
    for (const Pair& pair : pairs)
        documents.push_back({pair.document, kept(pair.number, precision), pair.rank});
    return documents;
}

}  // namespace

Parsed<Qrels> judgmentsFrom(Pairs pairs, const std::string& name, RepeatedGrade repeated)
{
    if (pairs.rows.isEmpty())
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    Qrels qrels;
    DiagnosticCounts& counts = pairs.counts;
    Judging judging(name, repeated, counts);
    FirstProblem infinite(name, ErrorCode::InfiniteGrade);
    for (Group& group : pairs.rows.takeSorted()) {
        const Group taken = std::exchange(group, {});  // freed before the next query
        const auto noGrade = std::ranges::find_if(
            taken.rows, [](const Pair& pair) { return !std::isfinite(pair.number); });
        if (noGrade != taken.rows.end()) {
            infinite.at(taken.query, *noGrade);
            continue;
        }
        countIds(taken, counts);
        auto judgments = judging.judgmentsOf(taken);
        for (const Judgment& judgment : judgments)
            qrels.topGrade = std::max(qrels.topGrade, judgment.grade.value());
        if (!isAnyAboveZero(judgments))
            counts.add(Warning::NothingRelevant, taken.rows.front().line, taken.query);
        qrels.queries.push_back({std::string(taken.query), std::move(judgments)});
    }
    if (infinite)
        return infinite.take();
    if (judging.contradiction())
        return judging.contradiction().take();
    if (hasOneGrade(qrels))
        counts.add(Warning::OneGrade, 0);
    qrels.diagnostics = counts.diagnostics();
    return qrels;
}

Parsed<Run> runFrom(Pairs pairs, const SharedText& text, const std::string& name, RankOrder order,
                    ScorePrecision precision, RepeatedDocument repeated)
{
    if (pairs.rows.isEmpty())
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    Run run;
    run.texts = pairs.arena.takeTexts();
    run.texts.push_back(text);
    DiagnosticCounts& counts = pairs.counts;
    FirstProblem duplicate(name, ErrorCode::DuplicateDocument);
    ResultOrder sorter(order);
    RunDiagnostics told;
    RisingScores rising;
    for (Group& group : pairs.rows.takeSorted()) {
        Group taken = std::exchange(group, {});
        if (pairs.isInRowOrder)
            rankByRows(taken.rows);
        countIds(taken, counts);
        auto documents = documentsOf(taken.rows, precision);
        const auto again = sorter.repeated(documents);
        if (again && repeated == RepeatedDocument::Refuse)
            duplicate.at(taken.query, taken.rows[*again]);
        if (duplicate)
            continue;
        if (again)
            counts.add(keptWarning(repeated), taken.rows[*again].line, taken.rows[*again].document,
                       sorter.dropRepeated(documents, repeated));
        rising.add(documents);
        told.addQuery(taken.query, taken.rows.front().line, sorter.sort(taken.query, documents));
        run.queries.push_back({std::string(taken.query), std::move(documents)});
    }
    if (duplicate)
        return duplicate.take();
    if (order == RankOrder::ScoreThenIdDescending && rising.areAll())
        return ParseError{name, 0, ErrorCode::RisingScores, {}};
    if (!pairs.hasNumbers)
        counts.add(pairs.isInRowOrder ? Warning::OrderOfRows : Warning::NoScores, 0);
    run.diagnostics = told.diagnostics(counts);
    return run;
}

}  // namespace core
