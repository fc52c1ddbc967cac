// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/order_under_rules.h"

#include "core/rankings/evaluation/judgment_lookup.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

namespace {

/// Rounds to the nearest 16-bit number (IEEE 754 binary16), ties to even.
double asHalf(double number)
{
    constexpr double largest = 65504;
    constexpr int significant = 11;
    constexpr int leastExponent = -13;
    int exponent = 0;
    std::frexp(number, &exponent);
    const double unit = std::ldexp(1.0, std::max(exponent, leastExponent) - significant);
    const double nearest = std::nearbyint(number / unit) * unit;
    return std::abs(nearest) > largest
               ? std::copysign(std::numeric_limits<double>::infinity(), number)
               : nearest;
}

struct Placed {
    double key;
    double grade;
    std::size_t place;
};

double earningOf(const RetrievedDocument& document, JudgmentLookup& lookup)
{
    const Judgment* judgment = lookup.find(document.document);
    return judgment ? judgment->grade.earning() : 0;
}

double keyOf(const RetrievedDocument& document, double grade, const RuleSet& rules)
{
    if (rules.sortedBy == SortedBy::Grade)
        return grade;
    if (std::isnan(document.score))
        return -std::numeric_limits<double>::infinity();
    const double score = keptScore(document.score, rules.precision, rules.scoreDigits);
    return rules.sortedBy == SortedBy::ScoreAscending ? -score : score;
}

class StandsBefore {
public:
    StandsBefore(const RuleSet& rules, std::span<const RetrievedDocument> documents)
        : m_rules(rules)
        , m_documents(documents)
    {}

    bool operator()(const Placed& a, const Placed& b) const
    {
        if (a.key != b.key)
            return a.key > b.key;
        switch (m_rules.tiedOrder) {
        case TiedOrder::FileReverse:
            return a.place > b.place;
        case TiedOrder::WorstFirst:
            return a.grade != b.grade ? a.grade < b.grade : a.place < b.place;
        case TiedOrder::BestFirst:
            return a.grade != b.grade ? a.grade > b.grade : a.place < b.place;
        case TiedOrder::ByOrder:
            break;
        }
        const auto first = m_documents[a.place].document;
        const auto second = m_documents[b.place].document;
        if (m_rules.order == RankOrder::ScoreThenIdDescending)
            return first > second;
        if (m_rules.order == RankOrder::ScoreThenIdAscending)
            return first < second;
        return a.place < b.place;
    }

private:
    const RuleSet& m_rules;
    std::span<const RetrievedDocument> m_documents;
};

}  // namespace

double keptScore(double score, ScorePrecision precision, ScoreDigits digits)
{
    switch (digits) {
    case ScoreDigits::Half:
        return asHalf(score);
    case ScoreDigits::FourDecimals:
        return std::round(score * 1e4) / 1e4;
    case ScoreDigits::TwoDecimals:
        return std::round(score * 1e2) / 1e2;
    case ScoreDigits::AsRead:
        break;
    }
    return precision == ScorePrecision::Float ? static_cast<double>(static_cast<float>(score))
                                              : score;
}

std::vector<RetrievedDocument> orderedUnder(const RuleSet& rules,
                                            std::span<const RetrievedDocument> documents,
                                            const QueryJudgments& judgments)
{
    std::vector<RetrievedDocument> ordered(documents.begin(), documents.end());
    if (rules.sortedBy == SortedBy::Score && rules.order == RankOrder::File)
        return ordered;
    if (rules.sortedBy == SortedBy::Score && rules.order == RankOrder::RankColumn) {
        std::stable_sort(ordered.begin(), ordered.end(),
                         [](const auto& a, const auto& b) { return a.rank < b.rank; });
        return ordered;
    }
    const bool readsGrades = rules.sortedBy == SortedBy::Grade ||
                             rules.tiedOrder == TiedOrder::WorstFirst ||
                             rules.tiedOrder == TiedOrder::BestFirst;
    JudgmentLookup lookup;
    if (readsGrades)
        lookup.start(judgments.judgments);
    std::vector<Placed> placed(documents.size());
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const double grade = readsGrades ? earningOf(documents[i], lookup) : 0;
        placed[i] = {keyOf(documents[i], grade, rules), grade, i};
    }
    std::sort(placed.begin(), placed.end(), StandsBefore(rules, documents));
    for (std::size_t i = 0; i < placed.size(); ++i) {
        ordered[i] = documents[placed[i].place];
        ordered[i].score = placed[i].key;
    }
    return ordered;
}

}  // namespace core
