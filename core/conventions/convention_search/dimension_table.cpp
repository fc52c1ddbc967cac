// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/dimension_table.h"

#include "core/conventions/convention_search/dimension_row.h"
#include "core/foundation/enum_table.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace core {

namespace {

/// A dimension that is a parameter of measures.
template <Parameter parameter>
DimensionRow ofParameter(Dimension dimension, std::span<const std::string_view> values)
{
    return {{dimension, rowOf(parameter).name, values, parameter},
            [](const RuleSet& rules) { return rowOf(parameter).text(rules.settings); },
            [](RuleSet& rules, std::string_view value) {
                if (value.empty())
                    rowOf(parameter).copy(Settings(), rules.settings);
                else
                    rowOf(parameter).set(rules.settings, value);
            },
            [](const Definition& definition, const RuleSet&, const RuleFacts&) {
                return reads(definition, parameter);
            }};
}
template <Parameter parameter>
DimensionRow ofParameter(Dimension dimension)
{
    return ofParameter<parameter>(dimension, rowOf(parameter).choices);
}

template <auto const& names, auto access>
DimensionRow ofEnum(Dimension dimension, std::string_view id, decltype(DimensionRow::isRead) isRead)
{
    return rowOfEnum<DimensionRow, names, access>(dimension, id, isRead);
}

constexpr RuleValues<6> idealValues{"judged",   "retrieved", "within-k",
                                    "relevant", "as-many",   "all-queries"};
constexpr RuleValues<4> gainValuesOfSums{"linear", "exp", "binary", "scaled"};
constexpr RuleValues<5> thresholdValues{"1", "2", "3", "0.01", "0"};
constexpr RuleValues<3> baseValues{"2", "2.718281828459045", "10"};
constexpr RuleValues<4> topValues{"", "3", "4", "5"};
constexpr RuleValues<4> cutoffValues{"k", "none", "k-1", "k+1"};
constexpr RuleValues<2> recallValues{"relevant", "capped"};
constexpr RuleValues<8> tieValues{"id-descending", "id-ascending", "file",  "file-reversed",
                                  "averaged",      "threshold",    "worst", "best"};
constexpr RuleValues<3> sortValues{"score", "ascending", "labels"};
constexpr RuleValues<3> unjudgedValues{"0", "removed", "top"};
constexpr RuleValues<2> gradeValues{"as-given", "whole"};
constexpr RuleValues<3> scopeValues{"judged", "retrieved", "any-query"};
constexpr RuleValues<2> ownValues{"kept", "dropped"};
constexpr RuleValues<4> noValueValues{"zero", "one", "skip", "half"};
constexpr RuleValues<2> missingValues{"skip", "zero"};
constexpr RuleValues<4> averagingValues{"mean", "median", "geometric", "pooled"};
constexpr RuleValues<3> sumDigitValues{"all-digits", "discounts-2", "terms-2"};
constexpr RuleValues<4> roundingValues{"none", "5-decimals", "2-decimals", "rre"};

/// Whether the order of the documents can matter.
bool readsOrder(const Definition& definition)
{
    return definition.measure != Measure::Idcg;
}

bool readsScores(const Definition& definition, const RuleSet& rules, const RuleFacts& facts)
{
    return !facts.isList && readsOrder(definition) && rules.sortedBy != SortedBy::Grade;
}

/// Whether the number of relevant documents outside of the list counts.
bool readsPool(const Definition& definition)
{
    using enum Measure;
    constexpr std::array measures{Ap, Recall, RecallCap, Rprec, Bpref, F1, Q};
    return std::find(measures.begin(), measures.end(), definition.measure) != measures.end();
}

bool averagesTies(const Definition& definition, TieRule ties)
{
    if (definition.measure == Measure::Ap)
        return ties == TieRule::OneThreshold;
    return ties == TieRule::AverageGain &&
           (definition.measure == Measure::Dcg || definition.measure == Measure::Ndcg);
}

DimensionRow gainRow()
{
    return ofParameter<Parameter::Gain>(Dimension::Gain, gainValuesOfSums);
}

/// Whether an ideal of all queries is one that a tool may have: there are several, and it is cut.
/// To its end it would be as long as the judgments, for every query again.
bool isOneShortIdeal(const Definition& definition, const RuleFacts& facts)
{
    return facts.judgedQueries > 1 && definition.cutoff &&
           definition.settings.idealCutoff != IdealCutoff::None;
}

DimensionRow idealRow()
{
    return {{Dimension::Ideal, rowOf(Parameter::Ideal).name, idealValues, Parameter::Ideal},
            [](const RuleSet& rules) {
                return rules.cutsFirst ? std::string("within-k")
                                       : rowOf(Parameter::Ideal).text(rules.settings);
            },
            [](RuleSet& rules, std::string_view value) {
                rules.cutsFirst = value == "within-k";
                rowOf(Parameter::Ideal).set(rules.settings, rules.cutsFirst ? "retrieved" : value);
            },
            [](const Definition& definition, const RuleSet& rules, const RuleFacts& facts) {
                return reads(definition, Parameter::Ideal) &&
                       (!rules.cutsFirst || definition.cutoff) &&
                       (definition.settings.ideal != IdealPool::AllQueries ||
                        isOneShortIdeal(definition, facts));
            }};
}

/// The ways to order equal scores: those of a run's order, of judgments, and none at all.
DimensionRow tiesRow()
{
    struct Ways {
        RankOrder order;
        TiedOrder tied;
        TieRule rule;
        bool operator==(const Ways&) const = default;
    };
    using enum TiedOrder;
    static constexpr std::array ways{
        Ways{RankOrder::ScoreThenIdDescending, ByOrder, TieRule::AsOrdered},
        Ways{RankOrder::ScoreThenIdAscending, ByOrder, TieRule::AsOrdered},
        Ways{RankOrder::ScoreThenFile, ByOrder, TieRule::AsOrdered},
        Ways{RankOrder::ScoreThenFile, FileReverse, TieRule::AsOrdered},
        Ways{RankOrder::ScoreThenFile, ByOrder, TieRule::AverageGain},
        Ways{RankOrder::ScoreThenFile, ByOrder, TieRule::OneThreshold},
        Ways{RankOrder::ScoreThenFile, WorstFirst, TieRule::AsOrdered},
        Ways{RankOrder::ScoreThenFile, BestFirst, TieRule::AsOrdered},
    };
    static_assert(ways.size() == tieValues.size());
    return {{Dimension::Ties, "ties", tieValues},
            [](const RuleSet& rules) {
                const Ways now{rules.order, rules.tiedOrder, rules.evaluation.ties};
                const auto way = std::find(ways.begin(), ways.end(), now);
                if (way != ways.end())
                    return std::string(tieValues[static_cast<std::size_t>(way - ways.begin())]);
                return std::string(rules.order == RankOrder::RankColumn ? "rank-column" : "file");
            },
            [](RuleSet& rules, std::string_view value) {
                const auto name = std::find(tieValues.begin(), tieValues.end(), value);
                if (name == tieValues.end())
                    return;
                const Ways& way = ways[static_cast<std::size_t>(name - tieValues.begin())];
                rules.order = way.order;
                rules.tiedOrder = way.tied;
                rules.evaluation.ties = way.rule;
            },
            [](const Definition& definition, const RuleSet& rules, const RuleFacts& facts) {
                const TieRule ties = rules.evaluation.ties;
                return readsScores(definition, rules, facts) &&
                       (ties == TieRule::AsOrdered || averagesTies(definition, ties));
            }};
}

DimensionRow unjudgedRow()
{
    return {{Dimension::Unjudged, "unjudged", unjudgedValues},
            [](const RuleSet& rules) {
                if (rules.unjudged == UnjudgedRule::TopGrade)
                    return std::string("top");
                return std::string(rules.evaluation.judgedOnly ? "removed" : "0");
            },
            [](RuleSet& rules, std::string_view value) {
                rules.evaluation.judgedOnly = value == "removed";
                rules.unjudged = value == "top" ? UnjudgedRule::TopGrade : UnjudgedRule::Unjudged;
            },
            [](const Definition&, const RuleSet&, const RuleFacts& facts) {
                return facts.hasUnjudged;
            }};
}

DimensionRow noValueRow()
{
    return {{Dimension::NoValue, "novalue", noValueValues},
            [](const RuleSet& rules) {
                const auto rule = static_cast<std::size_t>(rules.evaluation.noValue);
                return std::string(rules.countsHalf ? "half" : noValueValues[rule]);
            },
            [](RuleSet& rules, std::string_view value) {
                const auto name = std::find(noValueValues.begin(), noValueValues.end(), value);
                rules.countsHalf = value == "half";
                if (!rules.countsHalf)
                    rules.evaluation.noValue =
                        static_cast<NoValueRule>(std::distance(noValueValues.begin(), name));
            },
            [](const Definition&, const RuleSet& rules, const RuleFacts& facts) {
                return !rules.countsHalf || facts.queries > 1;
            }};
}

/// Whether terms are gains by discounts, of what a person may have added up.
bool readsSumDigits(const Definition& definition, const RuleSet&, const RuleFacts& facts)
{
    return facts.isList &&
           (definition.measure == Measure::Dcg || definition.measure == Measure::Ndcg);
}

std::array<DimensionRow, 29> makeTable()
{
    return {
        gainRow(),
        ofParameter<Parameter::RbpGain>(Dimension::RbpGain),
        ofParameter<Parameter::Earners>(Dimension::Earners),
        ofParameter<Parameter::RelevantFrom>(Dimension::RelevantFrom, thresholdValues),
        ofParameter<Parameter::Discount>(Dimension::Discount),
        ofParameter<Parameter::DiscountBase>(Dimension::DiscountBase, baseValues),
        idealRow(),
        ofParameter<Parameter::IdealCutoff>(Dimension::IdealCutoff),
        ofEnum<cutoffValues, [](RuleSet& rules) -> CutoffRule& { return rules.cutoff; }>(
            Dimension::Cutoff, "cutoff",
            [](const Definition& definition, const RuleSet& rules, const RuleFacts&) {
                return rules.cutoff == CutoffRule::WholeList || definition.cutoff;
            }),
        ofParameter<Parameter::ApDenominator>(Dimension::ApDenominator),
        ofParameter<Parameter::PrecisionDenominator>(Dimension::PrecisionDenominator),
        ofEnum<recallValues,
               [](RuleSet& rules) -> RecallDenominator& { return rules.recallDenominator; }>(
            Dimension::RecallDenominator, "denominator",
            [](const Definition& definition, const RuleSet& rules, const RuleFacts&) {
                return definition.measure == Measure::Recall ||
                       (definition.measure == Measure::RecallCap &&
                        rules.recallDenominator == RecallDenominator::Capped);
            }),
        ofParameter<Parameter::RrTarget>(Dimension::RrTarget),
        ofParameter<Parameter::NoHit>(Dimension::NoHit),
        ofParameter<Parameter::TopGrade>(Dimension::TopGrade, topValues),
        ofParameter<Parameter::PairWeight>(Dimension::PairWeight),
        ofParameter<Parameter::JudgedCount>(Dimension::JudgedCount),
        tiesRow(),
        rowOfWidth<DimensionRow>(Dimension::ScoreWidth, readsScores),
        ofEnum<sortValues, [](RuleSet& rules) -> SortedBy& { return rules.sortedBy; }>(
            Dimension::SortedBy, "sorted",
            [](const Definition& definition, const RuleSet&, const RuleFacts&) {
                return readsOrder(definition);
            }),
        unjudgedRow(),
        ofEnum<gradeValues, [](RuleSet& rules) -> bool& { return rules.wholeGrades; }>(
            Dimension::WholeGrades, "grades",
            [](const Definition&, const RuleSet&, const RuleFacts& facts) {
                return facts.hasFractions;
            }),
        ofEnum<scopeValues,
               [](RuleSet& rules) -> JudgmentScope& { return rules.evaluation.scope; }>(
            Dimension::Scope, "pool",
            [](const Definition& definition, const RuleSet& rules, const RuleFacts& facts) {
                if (rules.evaluation.scope == JudgmentScope::AnyQuery)
                    return facts.judgedQueries > 1 && (definition.measure == Measure::Judged ||
                                                       definition.measure == Measure::Bpref);
                return readsPool(definition);
            }),
        ofEnum<ownValues,
               [](RuleSet& rules) -> OwnDocument& { return rules.evaluation.ownDocument; }>(
            Dimension::OwnDocument, "own",
            [](const Definition&, const RuleSet&, const RuleFacts& facts) {
                return facts.hasOwnDocument;
            }),
        noValueRow(),
        ofEnum<missingValues,
               [](RuleSet& rules) -> MissingRule& { return rules.evaluation.missing; }>(
            Dimension::Missing, "missing",
            [](const Definition&, const RuleSet&, const RuleFacts& facts) {
                return facts.lacksQueries;
            }),
        ofEnum<averagingValues, [](RuleSet& rules) -> Averaging& { return rules.averaging; }>(
            Dimension::Averaging, "average",
            [](const Definition&, const RuleSet&, const RuleFacts& facts) {
                return facts.queries > 1;
            }),
        ofEnum<roundingValues,
               [](RuleSet& rules) -> Rounding& { return rules.evaluation.rounding; }>(
            Dimension::Rounding, "rounding",
            [](const Definition&, const RuleSet&, const RuleFacts& facts) {
                return facts.queries > 1;
            }),
        ofEnum<sumDigitValues, &RuleSet::sumDigits>(Dimension::SumDigits, "sum", readsSumDigits),
    };
}

std::optional<std::size_t> cutoffUnder(CutoffRule rule, std::optional<std::size_t> cutoff)
{
    if (!cutoff || rule == CutoffRule::WholeList)
        return std::nullopt;
    if (rule == CutoffRule::OneLess)
        return std::max<std::size_t>(*cutoff - 1, 1);
    return *cutoff + (rule == CutoffRule::OneMore ? 1 : 0);
}

}  // namespace

std::span<const DimensionRow> dimensionTable()
{
    static const auto table = makeTable();
    assert(hasRowForEach(table, &DimensionRow::dimension,
                         static_cast<std::size_t>(Dimension::SumDigits) + 1));
    return table;
}

const DimensionRow& rowOf(Dimension dimension)
{
    return dimensionTable()[static_cast<std::size_t>(dimension)];
}

std::optional<Parameter> parameterOf(Dimension dimension)
{
    return dimension <= Dimension::SumDigits ? rowOf(dimension).parameter : std::nullopt;
}

Definition definitionUnder(const RuleSet& rules, const Definition& asked)
{
    const bool isCapped =
        asked.measure == Measure::Recall && rules.recallDenominator == RecallDenominator::Capped;
    return normalised({isCapped ? Measure::RecallCap : asked.measure,
                       cutoffUnder(rules.cutoff, asked.cutoff), rules.settings});
}

RuleSet asReadBy(Measure measure, RuleSet rules)
{
    TieRule& ties = rules.evaluation.ties;
    const bool sharesGain = measure == Measure::Dcg || measure == Measure::Ndcg;
    if (ties == TieRule::OneThreshold && sharesGain)
        ties = TieRule::AverageGain;
    else if (!sharesGain && (measure != Measure::Ap || ties == TieRule::AverageGain))
        ties = TieRule::AsOrdered;
    return rules;
}

std::vector<RuleChange> changesBetween(const RuleSet& from, const RuleSet& to,
                                       const Definition& asked, const RuleFacts& facts)
{
    std::vector<RuleChange> changes;
    const Definition definition = definitionUnder(to, asked);
    for (const DimensionRow& row : dimensionTable()) {
        std::string before = row.value(from);
        std::string after = row.value(to);
        if (before != after && row.isRead(definition, to, facts))
            changes.push_back({row.dimension, std::move(before), std::move(after)});
    }
    return changes;
}

}  // namespace core
