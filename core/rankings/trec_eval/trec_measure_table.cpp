// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/trec_measure_table.h"

#include "core/metrics/measures/interpolated_precision.h"
#include "core/rankings/trec_eval/evaluator_values.h"
#include "core/rankings/trec_eval/gain_levels.h"
#include "core/rankings/trec_eval/set_values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {

namespace {

using Numbers = std::vector<double>;
using Kind = TrecParameterKind;
using enum TrecSummary;
using enum PreferencePairs;

/// Only if a document is relevant.
TrecValues rndcg(const TrecParameters& parameters, const TrecRules&)
{
    return [gains = parameters.gains](const TrecQuery& query) {
        return Numbers{query.relevant == 0 ? 0 : underGains(query, gains, meanNdcgAtLevels)};
    };
}

TrecValues nothing(const TrecParameters&, const TrecRules&)
{
    return [](const TrecQuery&) { return Numbers{}; };
}

RecallRounding roundingOf(TrecVersion version)
{
    return version == TrecVersion::Nine ? RecallRounding::Up : RecallRounding::Nearest;
}

/// If nothing was retrieved, the best precision at any point is NaN: trec_eval divides 0 by 0,
/// whose sign is negative and printed.
Numbers interpolated(const Numbers& shares, const TrecQuery& query, const TrecRules& rules)
{
    std::vector<BestPrecision> best;
    Numbers values;
    for (const double share : shares) {
        const std::size_t need = neededFor(share, query.relevant, roundingOf(rules.version));
        best.emplace_back(need);
        values.push_back(need == 0 ? -std::numeric_limits<double>::quiet_NaN() : 0);
    }
    std::size_t hits = 0;
    const auto ranked = query.ranking.ranked();
    for (std::size_t rank = 1; rank <= ranked.size(); ++rank) {
        // Only a relevant document can raise a precision.
        if (!ranked[rank - 1].isRelevant(rules.level))
            continue;
        ++hits;
        for (BestPrecision& point : best)
            point.meet(rank, hits);
    }
    for (std::size_t i = 0; i < best.size() && !ranked.empty(); ++i)
        values[i] = best[i].value();
    return values;
}

TrecValues precisionAtRecall(const TrecParameters& parameters, const TrecRules& rules)
{
    return [shares = parameters.numbers, rules](const TrecQuery& query) {
        return interpolated(shares, query, rules);
    };
}

/// Sums from the last point backwards, as in trec_eval: the order affects the last digit.
TrecValues meanPrecisionAtRecall(const TrecParameters& parameters, const TrecRules& rules)
{
    return [shares = parameters.numbers, rules](const TrecQuery& query) {
        const Numbers values = interpolated(shares, query, rules);
        const double sum = std::accumulate(values.rbegin(), values.rend(), 0.0);
        return Numbers{sum / static_cast<double>(values.size())};
    };
}

TrecValues precisionAtMultiples(const TrecParameters& parameters, const TrecRules& rules)
{
    return [multiples = parameters.numbers, rules](const TrecQuery& query) {
        Numbers values;
        for (const double multiple : multiples) {
            // Version 10 rounds recall points, not these.
            const std::size_t cutoff = neededFor(multiple, query.relevant, RecallRounding::Up);
            values.push_back(
                cutoff == 0 ? 0 : valueOf(evaluatorOf(Measure::P, rules, cutoff), query.ranking));
        }
        return values;
    };
}

/// log((1 + s) / (1 + R - s)), where s is the sum that average precision divides by R. Any real
/// number. Source: Robertson, ECIR 2012.
TrecValues yaap(const TrecParameters&, const TrecRules& rules)
{
    return [evaluator = evaluatorOf(Measure::Ap, rules)](const TrecQuery& query) {
        const double sum = evaluator.quotient(query.ranking).earned;
        return Numbers{std::log((1 + sum) / (1 + static_cast<double>(query.relevant) - sum))};
    };
}

/// The share of k ranks with unjudged documents.
TrecValues unjudged(const TrecParameters& parameters, const TrecRules&)
{
    return [cutoffs = parameters.numbers](const TrecQuery& query) {
        const auto ranked = query.ranking.ranked();
        Numbers values;
        for (const double cutoff : cutoffs) {
            const auto top =
                ranked.first(std::min(ranked.size(), static_cast<std::size_t>(cutoff)));
            const auto count = std::count_if(top.begin(), top.end(),
                                             [](Grade grade) { return !grade.isJudged(); });
            values.push_back(static_cast<double>(count) / cutoff);
        }
        return values;
    };
}

/// Gains of grades, from 0 to 1: the given ones, otherwise the grade. If one is above 1, they are
/// stretched from the lowest to the highest of all that are possible.
class UnitGains {
public:
    /// @param top the query's highest grade
    UnitGains(const std::vector<GradeGain>& given, double top)
        : m_given(given)
    {
        for (const GradeGain& pair : given)
            meet(pair.gain);
        double grade = 0;
        while (grade <= top && isGiven(grade))
            ++grade;
        if (grade <= top)
            meet(grade);
        for (grade = top; grade >= 0 && isGiven(grade);)
            --grade;
        if (grade >= 0)
            meet(grade);
    }

    double operator()(Grade grade) const
    {
        if (!grade.isJudged())
            return 0;
        const auto at = placeOf(grade.value());
        const double gain = at == m_given.end() ? grade.value() : at->gain;
        return m_highest > 1 ? (gain - m_lowest) / (m_highest - m_lowest) : gain;
    }

private:
    std::vector<GradeGain>::const_iterator placeOf(double grade) const
    {
        return std::ranges::find(m_given, static_cast<int>(grade), &GradeGain::grade);
    }
    bool isGiven(double grade) const { return placeOf(grade) != m_given.end(); }
    void meet(double gain)
    {
        m_lowest = std::min(m_lowest, gain);
        m_highest = std::max(m_highest, gain);
    }

    const std::vector<GradeGain>& m_given;
    double m_lowest = std::numeric_limits<double>::infinity();
    double m_highest = -std::numeric_limits<double>::infinity();
};

/// Rank-biased precision with the start values that trec_eval's source forgets. RBP of our measures
/// divides by the top of the scale, and adds in another order.
TrecValues rankBiased(const TrecParameters& parameters, const TrecRules&)
{
    return [gains = parameters.gains, p = parameters.numbers.front()](const TrecQuery& query) {
        const auto judged = query.ranking.judgedBestFirst();
        const UnitGains gainOf(gains, judged.empty() ? 0 : judged.front().value());
        double chance = 1;
        double sum = 0;
        for (const Grade grade : query.ranking.ranked()) {
            sum += gainOf(grade) * chance;
            chance *= p;
        }
        return Numbers{(1 - p) * sum};
    };
}

/// What rank-biased precision could still gain from unjudged documents and those below the last
/// rank; 0 if every retrieved document is judged.
TrecValues rankBiasedResidual(const TrecParameters& parameters, const TrecRules&)
{
    return [p = parameters.numbers.front()](const TrecQuery& query) {
        double chance = 1;
        double unjudgedChances = 0;
        for (const Grade grade : query.ranking.ranked()) {
            if (!grade.isJudged())
                unjudgedChances += chance;
            chance *= p;
        }
        return Numbers{unjudgedChances > 0 ? chance + (1 - p) * unjudgedChances : 0};
    };
}

const Numbers cutoffs{5, 10, 15, 20, 30, 100, 200, 500, 1000};
const Numbers recallPoints{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1};
const Numbers multiples{0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2};
constexpr std::uint8_t main = Official | AllTrec;
constexpr std::uint8_t everywhere = Official | SetBased | AllTrec;
constexpr std::uint8_t sets = SetBased | AllTrec;
constexpr std::uint8_t allInputs = everywhere | SeveralJudges | AllPreferences;
constexpr auto ten = TrecVersion::Ten;
constexpr auto nine = TrecVersion::Nine;

constexpr std::uint8_t mainPreferences = MainPreferences | AllPreferences;

/// A row of a measure of preferences.
template <auto value, PreferencePairs pairs>
TrecMeasure preferred(std::string_view name, TrecSummary summary = Mean,
                      std::uint8_t inGroups = AllPreferences)
{
    const auto of = [](const PreferenceRanking& ranking) { return value(ranking, pairs); };
    return {name, Kind::None, {}, summary, inGroups, nine, nothing, of};
}

std::vector<TrecMeasure> rows()
{
    using M = Measure;
    return {
        {"runid", Kind::None, {}, RunTag, allInputs, nine, nothing},
        {"num_q", Kind::None, {}, Queries, allInputs, nine, nothing},
        {"num_ret", Kind::None, {}, Sum, everywhere, nine, counted<&TrecQuery::retrieved>},
        {"num_rel", Kind::None, {}, Sum, everywhere, nine, counted<&TrecQuery::relevant>},
        {"num_rel_ret",
         Kind::None,
         {},
         Sum,
         everywhere,
         nine,
         counted<&TrecQuery::relevantRetrieved>},
        {"map", Kind::None, {}, Mean, main, nine, ofWholeRanking<M::Ap>},
        {"gm_map", Kind::None, {}, GeometricMean, main, nine, ofWholeRanking<M::Ap>},
        {"Rprec", Kind::None, {}, Mean, main, nine, ofWholeRanking<M::Rprec>},
        {"bpref", Kind::None, {}, Mean, main, nine, ofWholeRanking<M::Bpref>},
        {"recip_rank", Kind::None, {}, Mean, main, nine, ofWholeRanking<M::Rr>},
        {"iprec_at_recall", Kind::Multiples, recallPoints, Mean, main, nine, precisionAtRecall},
        {"P", Kind::Cutoffs, cutoffs, Mean, main, nine, atCutoffs<M::P>},
        {"relstring", Kind::Number, {10}, GradesInOrder, AllTrec, nine, nothing},
        {"recall", Kind::Cutoffs, cutoffs, Mean, AllTrec, nine, atCutoffs<M::Recall>},
        {"infAP", Kind::None, {}, Mean, AllTrec, nine, ofWholeRanking<M::InfAp>},
        {"gm_bpref", Kind::None, {}, GeometricMean, AllTrec, nine, ofWholeRanking<M::Bpref>},
        {"Rprec_mult", Kind::Multiples, multiples, Mean, AllTrec, nine, precisionAtMultiples},
        {"utility", Kind::Weights, {1, -1, 0, 0}, Mean, sets, nine, utility},
        {"11pt_avg", Kind::RecallPoints, recallPoints, Mean, AllTrec, nine, meanPrecisionAtRecall},
        {"binG", Kind::None, {}, Mean, AllTrec, nine, ofWholeRanking<M::BinG>},
        {"G", Kind::Gains, {}, Mean, AllTrec, nine, gained<M::G>},
        {"dcg", Kind::Gains, {}, Mean, NoGroup, ten, gained<M::Dcg>},
        {"ideal_dcg", Kind::Gains, {}, Mean, NoGroup, ten, gained<M::Idcg>},
        {"ndcg", Kind::Gains, {}, Mean, AllTrec, nine, gained<M::Ndcg>},
        {"ndcg_rel", Kind::Gains, {}, Mean, AllTrec, nine, ofGains<meanNdcgAtGains>},
        {"Rndcg", Kind::Gains, {}, Mean, AllTrec, nine, rndcg},
        {"ndcg_cut", Kind::Cutoffs, cutoffs, Mean, AllTrec, nine, atCutoffs<M::Ndcg>},
        {"map_cut", Kind::Cutoffs, cutoffs, Mean, AllTrec, nine, atCutoffs<M::Ap>},
        {"relative_P", Kind::Cutoffs, cutoffs, Mean, AllTrec, nine, atCutoffs<M::RecallCap>},
        {"success", Kind::Cutoffs, {1, 5, 10}, Mean, AllTrec, nine, atCutoffs<M::Success>},
        {"set_P", Kind::None, {}, Mean, sets, nine, ofWholeRanking<M::P>},
        {"set_relative_P", Kind::None, {}, Mean, sets, nine, ofWholeRanking<M::SetRelativeP>},
        {"set_recall", Kind::None, {}, Mean, sets, nine, ofWholeRanking<M::Recall>},
        {"set_map", Kind::None, {}, Mean, sets, nine, ofWholeRanking<M::SetMap>},
        {"set_F", Kind::Number, {1}, Mean, sets, nine, setF},
        {"num_nonrel_judged_ret",
         Kind::None,
         {},
         Sum,
         AllTrec,
         nine,
         ofWholeRanking<M::NonRelevantRetrieved>},
        preferred<possiblePreferences, Every>("prefs_num_prefs_poss", Sum, mainPreferences),
        preferred<fulfilledPreferences, Every>("prefs_num_prefs_ful", Sum, mainPreferences),
        preferred<fulfilledPreferences, BothRetrieved>("prefs_num_prefs_ful_ret", Sum,
                                                       mainPreferences),
        preferred<preferenceShare, Every>("prefs_simp", Mean, mainPreferences),
        preferred<preferenceShareOfPairs, Every>("prefs_pair", Mean, mainPreferences),
        preferred<preferenceShareOfJudges, Every>("prefs_avgjg", Mean, mainPreferences),
        preferred<preferenceShareOfBalancedJudges, Every>("prefs_avgjg_Rnonrel"),
        preferred<preferenceShare, BothRetrieved>("prefs_simp_ret"),
        preferred<preferenceShareOfPairs, BothRetrieved>("prefs_pair_ret"),
        preferred<preferenceShareOfJudges, BothRetrieved>("prefs_avgjg_ret"),
        preferred<preferenceShareOfBalancedJudges, BothRetrieved>("prefs_avgjg_Rnonrel_ret"),
        preferred<preferenceShare, OneRetrieved>("prefs_simp_imp"),
        preferred<preferenceShareOfPairs, OneRetrieved>("prefs_pair_imp"),
        preferred<preferenceShareOfJudges, OneRetrieved>("prefs_avgjg_imp"),
        {"map_avgjg", Kind::None, {}, Mean, SeveralJudges, nine, ofWholeRanking<M::Ap>},
        {"P_avgjg", Kind::Cutoffs, cutoffs, Mean, SeveralJudges, nine, atCutoffs<M::P>},
        {"Rprec_mult_avgjg", Kind::Multiples, multiples, Mean, SeveralJudges, nine,
         precisionAtMultiples},
        {"yaap", Kind::None, {}, Mean, NoGroup, nine, yaap},
        {"rbp", Kind::Persistence, {0.9}, Mean, AllTrec, ten, rankBiased},
        {"rbp_resid", Kind::Persistence, {0.9}, Mean, AllTrec, ten, rankBiasedResidual},
        {"unj", Kind::Cutoffs, {5, 10, 20}, Mean, AllTrec, ten, unjudged},
    };
}

}  // namespace

std::span<const TrecMeasure> trecMeasures()
{
    static const std::vector<TrecMeasure> table = rows();
    return table;
}

}  // namespace core
