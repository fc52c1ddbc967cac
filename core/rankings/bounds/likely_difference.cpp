// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/likely_difference.h"

#include "core/metrics/measures/measure_table.h"
#include "core/metrics/scan/scan.h"
#include "core/rankings/evaluation/no_value.h"
#include "core/rankings/evaluation/rounding.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>
#include <vector>

namespace core {

namespace {

/// How often each grade occurs.
using GradeCounts = std::map<double, std::size_t>;

std::size_t totalOf(const GradeCounts& counts)
{
    std::size_t total = 0;
    for (const auto& [grade, count] : counts)
        total += count;
    return total;
}

/// Grades of judged documents, by rank.
class GradesByRank {
public:
    void add(std::span<const Grade> ranked)
    {
        if (m_counts.size() < ranked.size())
            m_counts.resize(ranked.size());
        for (std::size_t i = 0; i < ranked.size(); ++i)
            if (ranked[i].hasValue())
                ++m_counts[i][ranked[i].value()];
    }

    /// Joins the nearest ranks. @return whether any rank has a grade
    bool widen()
    {
        std::vector<std::size_t> totals;
        for (const GradeCounts& counts : m_counts)
            totals.push_back(totalOf(counts));
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            m_tables.push_back(tableAround(i, totals));
        return !m_tables.empty() && !m_tables.front().empty();
    }

    /// @param place 0 to below 1
    double gradeAt(std::size_t rank, double place) const
    {
        const Table& table = m_tables[rank - 1];
        const double sought = place * static_cast<double>(table.back().second);
        for (const auto& [grade, upTo] : table)
            if (sought < static_cast<double>(upTo))
                return grade;
        return table.back().first;
    }

private:
    /// Grades with the number of documents up to each.
    using Table = std::vector<std::pair<double, std::size_t>>;

    Table tableAround(std::size_t i, const std::vector<std::size_t>& totals) const
    {
        std::size_t total = totals[i];
        std::size_t reach = 0;
        for (; total < fewestOfRank && reach < totals.size();) {
            ++reach;
            total += i >= reach ? totals[i - reach] : 0;
            total += i + reach < totals.size() ? totals[i + reach] : 0;
        }
        GradeCounts joined;
        const std::size_t end = std::min(totals.size(), i + reach + 1);
        for (std::size_t rank = i - std::min(i, reach); rank < end; ++rank)
            for (const auto& [grade, count] : m_counts[rank])
                joined[grade] += count;
        Table table;
        std::size_t upTo = 0;
        for (const auto& [grade, count] : joined)
            table.emplace_back(grade, upTo += count);
        return table;
    }

    std::vector<GradeCounts> m_counts;
    std::vector<Table> m_tables;
};

/// The higher of two ranks; 0 means no rank.
std::size_t betterRank(std::size_t a, std::size_t b)
{
    return std::min(a - 1, b - 1) + 1;
}

std::uint64_t mixed(std::uint64_t bits)
{
    bits += 0x9E3779B97F4A7C15u;
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
    return bits ^ (bits >> 31);
}

std::uint64_t hashOf(std::string_view query, std::string_view document)
{
    std::uint64_t hash = 0xCBF29CE484222325u;
    const auto add = [&hash](char byte) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3u;
    };
    for (const char byte : query)
        add(byte);
    add('\0');
    for (const char byte : document)
        add(byte);
    return hash;
}

/// The sum of what a query's differences are over some gradings, and how many count.
struct DrawnDifferences {
    double sum = 0;
    std::size_t count = 0;
    std::size_t documents = 0;
};

/// Grades queries one at a time.
class LikelyGrading {
public:
    LikelyGrading(const GradesByRank& grades, const MeasureSpec& definition,
                  const EvaluationRules& rules, std::size_t depth, std::size_t draws)
        : m_grades(grades)
        , m_evaluator(definition, depth)
        , m_rules(rules)
        , m_draws(draws)
    {}

    /// @param missing whether A and B do not answer the query
    DrawnDifferences operator()(const std::string& query, const OpenPair& pair,
                                std::pair<bool, bool> missing) const
    {
        DrawnDifferences drawn;
        std::vector<std::size_t> ranks;
        for (std::size_t place = 0; place < pair.documents.size(); ++place) {
            const std::size_t rank = betterRank(pair.a.ranks[place], pair.b.ranks[place]);
            const bool isGraded = rank <= cutoff();
            ranks.push_back(isGraded ? rank : 0);
            drawn.documents += isGraded ? 1 : 0;
        }
        const std::size_t draws = drawn.documents > 0 ? m_draws : 1;
        for (std::size_t draw = 0; draw < draws; ++draw) {
            std::vector<double> grades;
            for (std::size_t place = 0; place < ranks.size(); ++place)
                grades.push_back(
                    ranks[place] == 0
                        ? Grade::unjudged().value()
                        : m_grades.gradeAt(ranks[place],
                                           gradeDraw(query, pair.documents[place], draw, draws)));
            const Value a = counted(pair.a, grades, missing.first);
            const Value b = counted(pair.b, grades, missing.second);
            if (!a || !b)
                continue;
            drawn.sum += *b - *a;
            ++drawn.count;
        }
        return drawn;
    }

private:
    std::size_t cutoff() const { return m_evaluator.definition().cutoff.value_or(noCutoff); }

    Value counted(const OpenList& list, std::span<const double> grades, bool isMissing) const
    {
        if (isMissing)
            return 0.0;
        return countedAs(rounded(m_evaluator.value(list.graded(grades)), m_evaluator.definition(),
                                 m_rules.rounding),
                         m_rules.noValue);
    }

    const GradesByRank& m_grades;
    Evaluator m_evaluator;
    const EvaluationRules& m_rules;
    std::size_t m_draws;
};

/// A power of two.
std::size_t drawsFor(std::size_t documents)
{
    constexpr std::size_t mostGraded = std::size_t{1} << 22;
    return std::bit_floor(
        std::clamp<std::size_t>(mostGraded / std::max<std::size_t>(documents, 1), 1, likelyDraws));
}

}  // namespace

double gradeDraw(std::string_view query, std::string_view document, std::size_t draw,
                 std::size_t draws)
{
    const std::uint64_t hash = mixed(hashOf(query, document));
    const std::uint64_t stride = (hash >> 32) | 1u;  // odd, so that it reaches every interval
    const std::uint64_t interval = (hash + stride * draw) & (draws - 1);
    const double within = static_cast<double>(mixed(hash ^ draw) >> 11) * 0x1p-53;
    return (static_cast<double>(interval) + within) / static_cast<double>(draws);
}

std::optional<LikelyDifference>
likelyDifference(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun& b,
                 const MeasureSpec& definition, const EvaluationRules& rules,
                 const Threads& threads, const std::stop_token& stop)
{
    if (poolsQueries(definition))
        return std::nullopt;
    const RunPairing pairing(qrels, a, &b, rules);
    GradesByRank grades;
    OpenQueries lists = pairing.lists();
    for (std::size_t i = 0; i < pairing.count() && !stop.stop_requested(); ++i) {
        const OpenPair pair = pairing.pair(lists, i);
        grades.add(pair.a.list.ranked());
        grades.add(pair.b.list.ranked());
    }
    if (!grades.widen())
        return std::nullopt;
    LikelyDifference likely;
    likely.draws = drawsFor(a.run.documentCount() + b.run.documentCount());
    const LikelyGrading grading(grades, definition, rules, pairing.mostDocuments(), likely.draws);
    std::vector<DrawnDifferences> drawn(pairing.count());
    forEachQuery(pairing.count(), lists, threads, stop, [&](OpenQueries& own, std::size_t i) {
        drawn[i] = grading(pairing.query(i), pairing.pair(own, i), pairing.missing(i));
    });
    double weights = 0;
    for (const DrawnDifferences& query : drawn) {
        likely.documents += query.documents;
        if (query.count == 0)
            continue;
        const double weight = pairing.weight(static_cast<std::size_t>(&query - drawn.data()));
        weights += weight;
        likely.mean += weight * (query.sum / static_cast<double>(query.count));
    }
    if (likely.documents == 0 || weights == 0)
        return std::nullopt;
    likely.mean /= weights;
    return likely;
}

}  // namespace core
