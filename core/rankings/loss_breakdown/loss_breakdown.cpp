// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/loss_breakdown/loss_breakdown.h"

#include "core/metrics/measures/measure_table.h"
#include "core/metrics/scan/scan.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <map>
#include <span>
#include <utility>

namespace core {

namespace {

// The error of adding the same gains in a different order; not a cost of documents.
constexpr double rounding = 4 * std::numeric_limits<double>::epsilon();

/// A document of a hypothetical list: where it comes from, and its place in the best order.
struct Candidate {
    Grade grade;
    double worth;
    double key;
    std::size_t source;  ///< index: the retrieved documents first, then the others
};

double idealKeyOf(Grade grade)
{
    if (grade.isJudged())
        return grade.value();
    // Negative grades may cost something; unjudged documents never do.
    return grade.hasValue() ? grade.value() - 2.0 : -1.0;
}

bool isBetter(const Candidate& a, const Candidate& b)
{
    // An unjudged document is worth less than a negative grade where any judgment counts.
    if (a.worth != b.worth)
        return a.worth > b.worth;
    return a.key != b.key ? a.key > b.key : a.source < b.source;
}

using Candidates = std::vector<Candidate>;

/// Moves the best `count` to the front, best first. The rest is past the cutoff, so its order does
/// not matter.
void putBestFirst(Candidates& candidates, std::size_t count)
{
    const auto middle =
        candidates.begin() + static_cast<std::ptrdiff_t>(std::min(count, candidates.size()));
    std::partial_sort(candidates.begin(), middle, candidates.end(), isBetter);
}

std::vector<Grade> gradesOf(const Candidates& candidates)
{
    std::vector<Grade> grades;
    grades.reserve(candidates.size());
    for (const Candidate& candidate : candidates)
        grades.push_back(candidate.grade);
    return grades;
}

/// What a document earns in a list of its own, according to the measure's scan.
class Worth {
public:
    Worth(const Evaluator& evaluator, const JudgedRanking& query)
        : m_evaluator(evaluator)
        , m_scaleTop(query.topGrade())
    {
        if (!query.judgedBestFirst().empty())
            m_best.assign(1, query.judgedBestFirst().front());
    }

    double operator()(Grade grade)
    {
        const auto [entry, isNew] = m_known.try_emplace(idealKeyOf(grade), 0.0);
        if (isNew)
            entry->second = compute(grade);
        return entry->second;
    }

private:
    double compute(Grade grade) const
    {
        const Quotient alone = m_evaluator.quotient(JudgedRanking({grade}, m_best, m_scaleTop));
        // A measure of pairs is undefined for one document: its grade is used instead.
        if (!alone.value && alone.value.reason() == Undefined::NoPairs)
            return grade.earning();
        return alone.earned;
    }

    const Evaluator& m_evaluator;
    double m_scaleTop;
    std::vector<Grade> m_best;  // so that the highest grade is known
    std::map<double, double> m_known;
};

struct ListValue {
    Value value = 0.0;
    std::optional<Fraction> exact;
};

class Account {
public:
    Account(const Evaluator& evaluator, const JudgedRanking& query)
        : m_evaluator(evaluator)
        , m_query(query)
        , m_cutoff(evaluator.definition().cutoff.value_or(noCutoff))
        , m_worth(evaluator, query)
    {}

    LossBreakdown draw()
    {
        LossBreakdown breakdown;
        for (std::size_t i = 0; i < breakdown.rows.size(); ++i)
            breakdown.rows[i].cause = static_cast<LossCause>(i);
        add(m_query);
        // One vector for all lists: they have the same documents, in any order past the cutoff.
        Candidates candidates = candidatesOf(m_query.ranked(), 0);
        addSortedWithin(candidates, rowOf(breakdown, LossCause::Order));
        addSorted(candidates, rowOf(breakdown, LossCause::BelowCutoff));
        addCompleted(candidates, rowOf(breakdown, LossCause::NeverRetrieved));
        settle(breakdown);
        return breakdown;
    }

private:
    static LossRow& rowOf(LossBreakdown& breakdown, LossCause cause)
    {
        return breakdown.rows[static_cast<std::size_t>(cause)];
    }

    void add(const JudgedRanking& list)
    {
        // Fractions are useful only if every list has one.
        const bool mayBeExact = m_lists.empty() || m_lists.back().exact;
        const ListValue found{m_evaluator.value(list),
                              mayBeExact ? m_evaluator.exact(list) : std::nullopt};
        m_lists.push_back(m_lists.empty() || isAnother(found) ? found : m_lists.back());
    }

    bool isAnother(const ListValue& next) const
    {
        const ListValue& last = m_lists.back();
        if (last.value && next.value)
            return std::abs(*next.value - *last.value) > rounding;
        return next.value || next.value.reason() != Undefined::NoPairs;
    }

    Candidates candidatesOf(std::span<const Grade> grades, std::size_t firstSource)
    {
        Candidates candidates;
        candidates.reserve(grades.size());
        for (const Grade grade : grades)
            candidates.push_back(
                {grade, m_worth(grade), idealKeyOf(grade), firstSource + candidates.size()});
        return candidates;
    }

    JudgedRanking listOf(const Candidates& ranked, std::vector<Grade> notRetrieved) const
    {
        return JudgedRanking(gradesOf(ranked), std::move(notRetrieved), m_query.topGrade());
    }

    std::vector<Grade> others() const
    {
        const auto grades = m_query.notRetrieved();
        return {grades.begin(), grades.end()};
    }

    void addSortedWithin(Candidates& candidates, LossRow& row)
    {
        const std::size_t within = std::min(m_cutoff, candidates.size());
        std::sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(within),
                  isBetter);
        for (std::size_t i = 0; i < within; ++i)
            if (candidates[i].worth != m_worth(m_query.ranked()[i]))
                row.ranked.push_back(i);
        add(listOf(candidates, others()));
    }

    void addSorted(Candidates& candidates, LossRow& row)
    {
        putBestFirst(candidates, m_cutoff);
        for (const Candidate& candidate : earningWithin(candidates))
            if (candidate.source >= m_cutoff)
                row.ranked.push_back(candidate.source);
        add(listOf(candidates, others()));
    }

    void addCompleted(Candidates& candidates, LossRow& row)
    {
        const std::size_t retrieved = m_query.ranked().size();
        std::vector<Grade> left;
        for (const Candidate& other : candidatesOf(m_query.notRetrieved(), retrieved)) {
            if (other.worth > 0)
                candidates.push_back(other);
            else
                left.push_back(other.grade);
        }
        putBestFirst(candidates, m_cutoff);
        for (const Candidate& candidate : earningWithin(candidates))
            if (candidate.source >= retrieved)
                row.notRetrieved.push_back(candidate.source - retrieved);
        add(listOf(candidates, std::move(left)));
    }

    std::span<const Candidate> earningWithin(const Candidates& sorted) const
    {
        const auto within = std::span(sorted).first(std::min(m_cutoff, sorted.size()));
        const auto end = std::ranges::partition_point(
            within, [](const Candidate& one) { return one.worth > 0; });
        return within.first(static_cast<std::size_t>(end - within.begin()));
    }

    /// Converts the values into rows, or into the reason why there are none.
    void settle(LossBreakdown& breakdown) const
    {
        breakdown.value = m_lists.front().value;
        for (const ListValue& list : m_lists) {
            if (!list.value) {
                breakdown.value = list.value;
                clear(breakdown);
                return;
            }
        }
        const double unit = gridUnit();
        const auto onGrid = [unit](double number) { return std::nearbyint(number / unit) * unit; };
        for (std::size_t i = 0; i < breakdown.rows.size(); ++i) {
            LossRow& row = breakdown.rows[i];
            const double next = i + 1 < m_lists.size() ? *m_lists[i + 1].value : 1.0;
            row.amount = onGrid(next) - onGrid(*m_lists[i].value);
        }
        breakdown.total = 1.0 - onGrid(*m_lists.front().value);
        settleExactly(breakdown);
        for (LossRow& row : breakdown.rows)
            settleDocuments(row);
    }

    static void settleDocuments(LossRow& row)
    {
        if (row.amount == 0) {
            row.ranked.clear();
            row.notRetrieved.clear();
        }
        std::ranges::sort(row.ranked);
        std::ranges::sort(row.notRetrieved);
    }

    void settleExactly(LossBreakdown& breakdown) const
    {
        const bool allExact = std::ranges::all_of(
            m_lists, [](const ListValue& list) { return list.exact.has_value(); });
        if (!allExact)
            return;
        std::array<Fraction, 4> amounts;
        for (std::size_t i = 0; i < amounts.size(); ++i) {
            const Fraction next = i + 1 < m_lists.size() ? *m_lists[i + 1].exact : Fraction(1);
            amounts[i] = next - *m_lists[i].exact;
            if (!amounts[i].exact())
                return;
        }
        const Fraction total = Fraction(1) - *m_lists.front().exact;
        if (!total.exact())
            return;
        breakdown.exactTotal = total;
        for (std::size_t i = 0; i < amounts.size(); ++i)
            breakdown.rows[i].exact = amounts[i];
    }

    static void clear(LossBreakdown& breakdown)
    {
        for (LossRow& row : breakdown.rows)
            row = {row.cause, 0, {}, {}, {}};
    }

    /// The spacing of doubles just below the largest value, so that every value and difference is a
    /// whole number of units that fits a double.
    double gridUnit() const
    {
        double largest = 1;
        for (const ListValue& list : m_lists)
            largest = std::max({largest, *list.value, 1 - *list.value});
        int exponent = 0;
        const double mantissa = std::frexp(largest, &exponent);
        const int ceiling = mantissa == 0.5 ? exponent - 1 : exponent;
        return std::ldexp(1.0, ceiling - std::numeric_limits<double>::digits);
    }

    const Evaluator& m_evaluator;
    const JudgedRanking& m_query;
    std::size_t m_cutoff;
    Worth m_worth;
    std::vector<ListValue> m_lists;  // original, sorted within the cutoff, sorted, completed
};

}  // namespace

const LossRow* LossBreakdown::largest() const
{
    const auto most = std::ranges::max_element(rows, {}, &LossRow::amount);
    return most->amount > rounding ? &*most : nullptr;
}

LossBreakdown lossBreakdown(const Evaluator& evaluator, const JudgedRanking& query)
{
    assert(rowOf(evaluator.definition().measure).endsAtOne);
    return Account(evaluator, query).draw();
}

}  // namespace core
