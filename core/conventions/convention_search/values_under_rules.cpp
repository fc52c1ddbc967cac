// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/values_under_rules.h"

#include "core/conventions/convention_search/order_under_rules.h"
#include "core/foundation/ranked_list.h"
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/judgment_lookup.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/no_value.h"
#include "core/rankings/evaluation/query_join.h"
#include "core/rankings/evaluation/rounding.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

namespace {

double toTwoDecimals(double number)
{
    return std::round(number * 100) / 100;
}

double roundedTerm(double term, double gain, SumDigits digits)
{
    switch (digits) {
    case SumDigits::DiscountsOfTwo:
        return gain == 0 ? 0 : gain * toTwoDecimals(term / gain);
    case SumDigits::TermsOfTwo:
        return toTwoDecimals(term);
    case SumDigits::All:
        break;
    }
    return term;
}

/// DCG or nDCG of a query with rounding inside the sums, as when printed table values are added up.
/// O(ranks).
Quotient roundedInside(const Evaluator& evaluator, const JudgedRanking& query, SumDigits digits)
{
    Quotient quotient = evaluator.quotient(query);
    if (!quotient.value || digits == SumDigits::All)
        return quotient;
    double earned = 0;
    double attainable = 0;
    for (const ExplainedRank& rank : evaluator.explain(query).ranks) {
        earned += rank.counted && rank.inRanking ? roundedTerm(rank.term, rank.gain, digits) : 0;
        attainable += rank.idealCounted ? roundedTerm(rank.idealTerm, rank.idealGain, digits) : 0;
    }
    const bool isDivided = evaluator.definition().measure == Measure::Ndcg;
    if (isDivided && attainable == 0)
        return quotient;
    quotient.earned = earned;
    quotient.attainable = isDivided ? attainable : 1;
    quotient.value = earned / quotient.attainable;
    return quotient;
}

/// A request with its rules split into reading and ordering of documents, measuring, and combining.
struct Part {
    std::size_t reading;
    std::size_t definition;  ///< index into the reading's
    const RuleSet* rules;
};

/// One way to read and order the documents, with the measures computed under it.
struct Reading {
    RuleSet rules;  ///< with defaults for all later steps
    std::vector<MeasureSpec> definitions;
};

std::size_t placeOf(const MeasureSpec& definition, std::vector<MeasureSpec>& definitions)
{
    const auto known = std::ranges::find(definitions, definition);
    const auto place = static_cast<std::size_t>(known - definitions.begin());
    if (known == definitions.end())
        definitions.push_back(definition);
    return place;
}

RuleSet readingOf(RuleSet rules, const MeasureSpec& definition)
{
    if (rules.cutsFirst && definition.cutoff)
        rules.evaluation.depth =
            std::min(rules.evaluation.depth.value_or(*definition.cutoff), *definition.cutoff);
    rules.cutsFirst = false;
    rules.settings = {};
    rules.cutoff = CutoffRule::AtCutoff;
    rules.recallDenominator = RecallDenominator::AllRelevant;
    rules.averaging = Averaging::Mean;
    rules.evaluation.noValue = NoValueRule::Zero;
    rules.countsHalf = false;
    rules.evaluation.missing = MissingRule::Skip;
    rules.evaluation.rounding = Rounding::None;
    return rules;
}

std::vector<Part> partsOf(std::span<const ValueUnderRules> asked, std::vector<Reading>& readings)
{
    std::vector<Part> parts;
    parts.reserve(asked.size());
    for (const ValueUnderRules& number : asked) {
        const MeasureSpec definition = definitionUnder(number.rules, number.definition);
        const RuleSet rules = readingOf(number.rules, definition);
        auto reading = std::ranges::find(readings, rules, &Reading::rules);
        if (reading == readings.end())
            reading = readings.insert(reading, {rules, {}});
        parts.push_back({static_cast<std::size_t>(reading - readings.begin()),
                         placeOf(definition, reading->definitions), &number.rules});
    }
    return parts;
}

/// The judgments, with the unjudged ones of `documents` added at the top grade.
QueryJudgments judgedAtTop(const QueryJudgments& judgments,
                           std::span<const RetrievedDocument> documents, double topGrade)
{
    QueryJudgments all = judgments;
    JudgmentLookup lookup;
    lookup.start(judgments.judgments);
    for (const RetrievedDocument& document : documents)
        if (!lookup.find(document.document))
            all.judgments.push_back({std::string(document.document), Grade(topGrade)});
    return all;
}

/// With the judged documents that were not retrieved, whose score is 0.
std::vector<RetrievedDocument> withAllJudged(const QueryJudgments& judgments,
                                             std::span<const RetrievedDocument> documents)
{
    std::vector<RetrievedDocument> all(documents.begin(), documents.end());
    JudgmentLookup lookup;
    lookup.start(judgments.judgments);
    for (const RetrievedDocument& document : documents)
        lookup.find(document.document);
    lookup.eachNotFound([&all](const Judgment& judgment) {
        all.push_back({judgment.document, 0, static_cast<long long>(all.size() + 1)});
    });
    return all;
}

/// What every query earns under each definition of a reading; empty if the query is missing.
using Measured = std::vector<std::vector<std::optional<Quotient>>>;

class Measuring {
public:
    Measuring(const Reading& reading, const Qrels& qrels, const Run& run,
              const std::optional<std::string>& query, std::size_t depth)
        : m_rules(reading.rules)
        , m_qrels(qrels)
        , m_run(run)
        , m_join(qrels, m_rules.evaluation.scope, m_rules.evaluation.ties,
                 m_rules.evaluation.ownDocument)
        , m_measured(reading.definitions.size())
    {
        if (std::ranges::any_of(reading.definitions, poolsQueries))
            m_join.poolJudgments(qrels);
        for (const MeasureSpec& definition : reading.definitions)
            m_evaluators.emplace_back(definition, depth);
        for (const QueryJudgments& judged : qrels.queries)
            if (!query || judged.query == *query)
                m_queries.push_back(&judged);
        for (auto& ofDefinition : m_measured)
            ofDefinition.resize(m_queries.size());
    }

    Measured run(const Threads& threads, const std::stop_token& stop) &&
    {
        constexpr std::size_t pieceSize = 32;
        threads.run((m_queries.size() + pieceSize - 1) / pieceSize, [&](std::size_t piece) {
            QueryJoin join = m_join;
            const std::size_t end = std::min(m_queries.size(), (piece + 1) * pieceSize);
            for (std::size_t i = piece * pieceSize; i < end && !stop.stop_requested(); ++i)
                measure(i, join);
        });
        return std::move(m_measured);
    }

private:
    void measure(std::size_t place, QueryJoin& join)
    {
        const QueryJudgments& judged = *m_queries[place];
        const QueryResults* results = m_run.find(judged.query);
        if (!results)
            return;
        const auto documents =
            m_rules.appendsJudged
                ? orderedUnder(m_rules, withAllJudged(judged, results->documents), judged)
                : orderedUnder(m_rules, results->documents, judged);
        QueryJudgments extended;
        const QueryJudgments* judgments = &judged;
        if (m_rules.unjudged == UnjudgedRule::TopGrade) {
            extended = judgedAtTop(judged, documents, m_qrels.topGrade);
            judgments = &extended;
        }
        const JudgedRanking ranking =
            join(*judgments, documents, m_rules.evaluation.depth, m_rules.evaluation.judgedOnly);
        for (std::size_t i = 0; i < m_evaluators.size(); ++i)
            m_measured[i][place] = roundedInside(m_evaluators[i], ranking, m_rules.sumDigits);
    }

    RuleSet m_rules;
    const Qrels& m_qrels;
    const Run& m_run;
    QueryJoin m_join;
    std::vector<Evaluator> m_evaluators;
    std::vector<const QueryJudgments*> m_queries;
    Measured m_measured;
};

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

/// Source: gm_map of trec_eval (m_gm_map.c).
double geometricMean(std::span<const double> values)
{
    constexpr double least = 0.00001;
    double sum = 0;
    for (const double value : values)
        sum += std::log(std::max(value, least));
    return std::exp(sum / static_cast<double>(values.size()));
}

Value pooled(std::span<const std::optional<Quotient>> queries)
{
    double earned = 0;
    double attainable = 0;
    for (const auto& query : queries)
        if (query && query->value) {
            earned += query->earned;
            attainable += query->attainable;
        }
    return attainable > 0 ? Value(earned / attainable) : Value(Undefined::NoRelevant);
}

Value averaged(std::span<const Value> counted, Averaging averaging)
{
    if (averaging == Averaging::Mean)
        return meanOf(counted);
    std::vector<double> values;
    for (const Value& value : counted)
        if (value)
            values.push_back(*value);
    if (values.empty())
        return meanOf(counted);
    return averaging == Averaging::Median ? median(std::move(values)) : geometricMean(values);
}

/// What no rule can count is skipped even if others count 1/2.
Value countedUnder(const RuleSet& rules, const Value& value)
{
    if (!rules.countsHalf || value)
        return countedAs(value, rules.evaluation.noValue);
    const Value asOne = countedAs(value, NoValueRule::One);
    return asOne ? Value(0.5) : asOne;
}

Value numberOf(std::span<const std::optional<Quotient>> queries, const MeasureSpec& definition,
               const RuleSet& rules)
{
    if (rules.averaging == Averaging::Pooled)
        return pooled(queries);
    std::vector<Value> counted;
    counted.reserve(queries.size());
    for (const auto& query : queries)
        if (query)
            counted.push_back(
                countedUnder(rules, rounded(query->value, definition, rules.evaluation.rounding)));
        else if (rules.evaluation.missing == MissingRule::Zero)
            counted.push_back(0.0);
    return averaged(counted, rules.averaging);
}

bool isWhole(Grade grade)
{
    return !grade.hasValue() || grade.value() == std::trunc(grade.value());
}

QueryJudgments judgmentsOf(const RankedList& list)
{
    QueryJudgments judged{list.query, {}};
    for (const auto* documents : {&list.ranked, &list.notRetrieved})
        for (const RankedItem& document : *documents)
            if (document.grade.hasValue())
                judged.judgments.push_back({document.id, document.grade});
    return judged;
}

}  // namespace

RuledInput::RuledInput(const RankedList& list, std::optional<double> scaleTop)
    : RuledInput(std::span(&list, 1), scaleTop)
{}

RuledInput::RuledInput(std::span<const RankedList> lists, std::optional<double> scaleTop)
{
    auto ids = std::make_shared<std::vector<std::string>>();
    for (const RankedList& list : lists)
        for (const RankedItem& document : list.ranked)
            ids->push_back(document.id);
    std::size_t at = 0;
    for (const RankedList& list : lists) {
        m_qrels.queries.push_back(judgmentsOf(list));
        QueryResults& results = m_run.queries.emplace_back(QueryResults{list.query, {}});
        // A list keeps its order, even if its documents have scores.
        for (std::size_t i = 0; i < list.ranked.size(); ++i)
            results.documents.push_back({(*ids)[at++], -static_cast<double>(i), 0});
    }
    m_ids = std::move(ids);
    std::ranges::sort(m_qrels.queries, {}, &QueryJudgments::query);
    std::ranges::sort(m_run.queries, {}, &QueryResults::query);
    for (const QueryJudgments& judged : m_qrels.queries)
        for (const Judgment& judgment : judged.judgments)
            m_qrels.topGrade = std::max(m_qrels.topGrade, judgment.grade.value());
    m_qrels.topGrade = scaleTop.value_or(m_qrels.topGrade);
    findFacts();
    m_facts.isList = true;
}

RuledInput::RuledInput(Qrels qrels, Run run, const std::optional<std::string>& query)
    : m_qrels(std::move(qrels))
    , m_run(std::move(run))
    , m_query(query)
{
    findFacts();
    m_facts.isList = false;
}

void RuledInput::findFacts()
{
    m_facts.queries = 0;
    m_facts.topGrade = m_qrels.topGrade;
    m_facts.judgedQueries = m_qrels.queries.size();
    for (const QueryJudgments& judged : m_qrels.queries) {
        if (m_query && judged.query != *m_query)
            continue;
        ++m_facts.queries;
        const QueryResults* results = m_run.find(judged.query);
        m_facts.lacksQueries = m_facts.lacksQueries || !results;
        JudgmentLookup lookup;
        lookup.start(judged.judgments);
        for (const Judgment& judgment : judged.judgments) {
            m_facts.hasFractions = m_facts.hasFractions || !isWhole(judgment.grade);
        }
        if (!results)
            continue;
        for (const RetrievedDocument& document : results->documents) {
            m_facts.hasUnjudged = !lookup.find(document.document) || m_facts.hasUnjudged;
            m_facts.hasOwnDocument = m_facts.hasOwnDocument || document.document == judged.query;
        }
        lookup.eachNotFound([this](const Judgment&) { m_facts.lacksJudged = true; });
    }
}

std::vector<Value>
RuledInput::numbers(std::span<const ValueUnderRules> asked, const Threads& threads,
                    const std::stop_token& stop,
                    const std::function<void(std::size_t, std::size_t)>& progress) const
{
    std::size_t depth = 0;
    for (const QueryResults& results : m_run.queries)
        depth = std::max(depth, results.documents.size());
    constexpr std::size_t mostReady = 1000;
    for (const QueryJudgments& judged : m_qrels.queries)
        depth = std::min(std::max(depth, judged.judgments.size()), mostReady);
    std::optional<Qrels> whole;
    std::vector<Reading> readings;
    const std::vector<Part> parts = partsOf(asked, readings);
    std::vector<Value> numbers(asked.size(), Undefined::NothingRetrieved);
    for (std::size_t i = 0; i < readings.size() && !stop.stop_requested(); ++i) {
        const Reading& reading = readings[i];
        if (reading.rules.wholeGrades && m_facts.hasFractions && !whole)
            whole = withWholeGrades(m_qrels);
        const Qrels& qrels = reading.rules.wholeGrades && m_facts.hasFractions ? *whole : m_qrels;
        const Measured measured =
            Measuring(reading, qrels, m_run, m_query, depth).run(threads, stop);
        for (std::size_t j = 0; j < parts.size(); ++j)
            if (parts[j].reading == i)
                numbers[j] = numberOf(measured[parts[j].definition],
                                      reading.definitions[parts[j].definition], *parts[j].rules);
        if (progress)
            progress(i + 1, readings.size());
    }
    return numbers;
}

}  // namespace core
