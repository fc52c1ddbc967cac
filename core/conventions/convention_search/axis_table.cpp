// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/axis_table.h"

#include "core/conventions/convention_search/axis_row.h"
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
AxisRow ofParameter(ConventionAxis axis, std::span<const std::string_view> values)
{
    return {{axis, rowOf(parameter).name, values, parameter},
            [](const RuleSet& rules) { return rowOf(parameter).text(rules.settings); },
            [](RuleSet& rules, std::string_view value) {
                if (value.empty())
                    rowOf(parameter).copy(Settings(), rules.settings);
                else
                    rowOf(parameter).set(rules.settings, value);
            },
            [](const MeasureSpec& definition, const RuleSet&, const RuleFacts&) {
                return reads(definition, parameter);
            }};
}
template <Parameter parameter>
AxisRow ofParameter(ConventionAxis axis)
{
    return ofParameter<parameter>(axis, rowOf(parameter).choices);
}

template <auto const& names, auto access>
AxisRow ofEnum(ConventionAxis axis, std::string_view id, decltype(AxisRow::isRead) isRead)
{
    return rowOfEnum<AxisRow, names, access>(axis, id, isRead);
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
constexpr RuleValues<2> notRetrievedValues{"absent", "score-0"};
constexpr RuleValues<2> gradeValues{"as-given", "whole"};
constexpr RuleValues<3> scopeValues{"judged", "retrieved", "any-query"};
constexpr RuleValues<2> ownValues{"kept", "dropped"};
constexpr RuleValues<4> noValueValues{"zero", "one", "skip", "half"};
constexpr RuleValues<2> missingValues{"skip", "zero"};
constexpr RuleValues<4> averagingValues{"mean", "median", "geometric", "pooled"};
constexpr RuleValues<3> sumDigitValues{"all-digits", "discounts-2", "terms-2"};
constexpr RuleValues<4> roundingValues{"none", "5-decimals", "2-decimals", "rre"};

/// Whether the order of the documents can matter.
bool readsOrder(const MeasureSpec& definition)
{
    return definition.measure != Measure::Idcg;
}

bool readsScores(const MeasureSpec& definition, const RuleSet& rules, const RuleFacts& facts)
{
    return !facts.isList && readsOrder(definition) && rules.sortedBy != SortedBy::Grade;
}

/// Whether the number of relevant documents outside of the list counts.
bool readsPool(const MeasureSpec& definition)
{
    using enum Measure;
    constexpr std::array measures{Ap, Recall, RecallCap, Rprec, Bpref, F1, Q};
    return std::find(measures.begin(), measures.end(), definition.measure) != measures.end();
}

bool averagesTies(const MeasureSpec& definition, TieRule ties)
{
    if (definition.measure == Measure::Ap)
        return ties == TieRule::OneThreshold;
    return ties == TieRule::AverageGain &&
           (definition.measure == Measure::Dcg || definition.measure == Measure::Ndcg);
}

AxisRow gainRow()
{
    return ofParameter<Parameter::Gain>(ConventionAxis::Gain, gainValuesOfSums);
}

/// Whether a tool may use an ideal of all queries: there are several queries, and it is cut.
/// Without a cutoff it would be as long as all judgments, for every query.
bool isOneShortIdeal(const MeasureSpec& definition, const RuleFacts& facts)
{
    return facts.judgedQueries > 1 && definition.cutoff &&
           definition.settings.idealCutoff != IdealCutoff::None;
}

AxisRow idealRow()
{
    return {{ConventionAxis::Ideal, rowOf(Parameter::Ideal).name, idealValues, Parameter::Ideal},
            [](const RuleSet& rules) {
                return rules.cutsFirst ? std::string("within-k")
                                       : rowOf(Parameter::Ideal).text(rules.settings);
            },
            [](RuleSet& rules, std::string_view value) {
                rules.cutsFirst = value == "within-k";
                rowOf(Parameter::Ideal).set(rules.settings, rules.cutsFirst ? "retrieved" : value);
            },
            [](const MeasureSpec& definition, const RuleSet& rules, const RuleFacts& facts) {
                return reads(definition, Parameter::Ideal) &&
                       (!rules.cutsFirst || definition.cutoff) &&
                       (definition.settings.ideal != IdealPool::AllQueries ||
                        isOneShortIdeal(definition, facts));
            }};
}

/// The ways to order equal scores: by the run's order, by judgments, or not at all.
AxisRow tiesRow()
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
    return {{ConventionAxis::Ties, "ties", tieValues},
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
            [](const MeasureSpec& definition, const RuleSet& rules, const RuleFacts& facts) {
                const TieRule ties = rules.evaluation.ties;
                return readsScores(definition, rules, facts) &&
                       (ties == TieRule::AsOrdered || averagesTies(definition, ties));
            }};
}

AxisRow unjudgedRow()
{
    return {{ConventionAxis::Unjudged, "unjudged", unjudgedValues},
            [](const RuleSet& rules) {
                if (rules.unjudged == UnjudgedRule::TopGrade)
                    return std::string("top");
                return std::string(rules.evaluation.judgedOnly ? "removed" : "0");
            },
            [](RuleSet& rules, std::string_view value) {
                rules.evaluation.judgedOnly = value == "removed";
                rules.unjudged = value == "top" ? UnjudgedRule::TopGrade : UnjudgedRule::Unjudged;
            },
            [](const MeasureSpec&, const RuleSet&, const RuleFacts& facts) {
                return facts.hasUnjudged;
            }};
}

AxisRow noValueRow()
{
    return {{ConventionAxis::NoValue, "novalue", noValueValues},
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
            [](const MeasureSpec&, const RuleSet& rules, const RuleFacts& facts) {
                return !rules.countsHalf || facts.queries > 1;
            }};
}

/// Whether terms are discounted gains that a person may have added up by hand.
bool readsSumDigits(const MeasureSpec& definition, const RuleSet&, const RuleFacts& facts)
{
    return facts.isList &&
           (definition.measure == Measure::Dcg || definition.measure == Measure::Ndcg);
}

std::array<AxisRow, 30> makeTable()
{
    return {
        gainRow(),
        ofParameter<Parameter::RbpGain>(ConventionAxis::RbpGain),
        ofParameter<Parameter::Earners>(ConventionAxis::Earners),
        ofParameter<Parameter::RelevantFrom>(ConventionAxis::RelevantFrom, thresholdValues),
        ofParameter<Parameter::Discount>(ConventionAxis::Discount),
        ofParameter<Parameter::DiscountBase>(ConventionAxis::DiscountBase, baseValues),
        idealRow(),
        ofParameter<Parameter::IdealCutoff>(ConventionAxis::IdealCutoff),
        ofEnum<cutoffValues, [](RuleSet& rules) -> CutoffRule& { return rules.cutoff; }>(
            ConventionAxis::Cutoff, "cutoff",
            [](const MeasureSpec& definition, const RuleSet& rules, const RuleFacts&) {
                return rules.cutoff == CutoffRule::WholeList || definition.cutoff;
            }),
        ofParameter<Parameter::ApDenominator>(ConventionAxis::ApDenominator),
        ofParameter<Parameter::PrecisionDenominator>(ConventionAxis::PrecisionDenominator),
        ofEnum<recallValues,
               [](RuleSet& rules) -> RecallDenominator& { return rules.recallDenominator; }>(
            ConventionAxis::RecallDenominator, "denominator",
            [](const MeasureSpec& definition, const RuleSet& rules, const RuleFacts&) {
                return definition.measure == Measure::Recall ||
                       (definition.measure == Measure::RecallCap &&
                        rules.recallDenominator == RecallDenominator::Capped);
            }),
        ofParameter<Parameter::RrTarget>(ConventionAxis::RrTarget),
        ofParameter<Parameter::NoHit>(ConventionAxis::NoHit),
        ofParameter<Parameter::TopGrade>(ConventionAxis::TopGrade, topValues),
        ofParameter<Parameter::PairWeight>(ConventionAxis::PairWeight),
        ofParameter<Parameter::JudgedCount>(ConventionAxis::JudgedCount),
        tiesRow(),
        rowOfWidth<AxisRow>(ConventionAxis::ScoreWidth, readsScores),
        ofEnum<sortValues, [](RuleSet& rules) -> SortedBy& { return rules.sortedBy; }>(
            ConventionAxis::SortedBy, "sorted",
            [](const MeasureSpec& definition, const RuleSet&, const RuleFacts&) {
                return readsOrder(definition);
            }),
        unjudgedRow(),
        ofEnum<notRetrievedValues, [](RuleSet& rules) -> bool& { return rules.appendsJudged; }>(
            ConventionAxis::NotRetrieved, "notretrieved",
            [](const MeasureSpec& definition, const RuleSet& rules, const RuleFacts& facts) {
                return facts.lacksJudged && readsScores(definition, rules, facts);
            }),
        ofEnum<gradeValues, [](RuleSet& rules) -> bool& { return rules.wholeGrades; }>(
            ConventionAxis::WholeGrades, "grades",
            [](const MeasureSpec&, const RuleSet&, const RuleFacts& facts) {
                return facts.hasFractions;
            }),
        ofEnum<scopeValues,
               [](RuleSet& rules) -> JudgmentScope& { return rules.evaluation.scope; }>(
            ConventionAxis::Scope, "pool",
            [](const MeasureSpec& definition, const RuleSet& rules, const RuleFacts& facts) {
                if (rules.evaluation.scope == JudgmentScope::AnyQuery)
                    return facts.judgedQueries > 1 && (definition.measure == Measure::Judged ||
                                                       definition.measure == Measure::Bpref);
                return readsPool(definition);
            }),
        ofEnum<ownValues,
               [](RuleSet& rules) -> OwnDocument& { return rules.evaluation.ownDocument; }>(
            ConventionAxis::OwnDocument, "own",
            [](const MeasureSpec&, const RuleSet&, const RuleFacts& facts) {
                return facts.hasOwnDocument;
            }),
        noValueRow(),
        ofEnum<missingValues,
               [](RuleSet& rules) -> MissingRule& { return rules.evaluation.missing; }>(
            ConventionAxis::Missing, "missing",
            [](const MeasureSpec&, const RuleSet&, const RuleFacts& facts) {
                return facts.lacksQueries;
            }),
        ofEnum<averagingValues, [](RuleSet& rules) -> Averaging& { return rules.averaging; }>(
            ConventionAxis::Averaging, "average",
            [](const MeasureSpec&, const RuleSet&, const RuleFacts& facts) {
                return facts.queries > 1;
            }),
        ofEnum<roundingValues,
               [](RuleSet& rules) -> Rounding& { return rules.evaluation.rounding; }>(
            ConventionAxis::Rounding, "rounding",
            [](const MeasureSpec&, const RuleSet&, const RuleFacts& facts) {
                return facts.queries > 1;
            }),
        ofEnum<sumDigitValues, &RuleSet::sumDigits>(ConventionAxis::SumDigits, "sum",
                                                    readsSumDigits),
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

std::span<const AxisRow> axisTable()
{
    static const auto table = makeTable();
    assert(hasRowForEach(table, &AxisRow::axis,
                         static_cast<std::size_t>(ConventionAxis::SumDigits) + 1));
    return table;
}

const AxisRow& rowOf(ConventionAxis axis)
{
    return axisTable()[static_cast<std::size_t>(axis)];
}

std::optional<Parameter> parameterOf(ConventionAxis axis)
{
    return axis <= ConventionAxis::SumDigits ? rowOf(axis).parameter : std::nullopt;
}

MeasureSpec definitionUnder(const RuleSet& rules, const MeasureSpec& asked)
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
                                       const MeasureSpec& asked, const RuleFacts& facts)
{
    std::vector<RuleChange> changes;
    const MeasureSpec definition = definitionUnder(to, asked);
    for (const AxisRow& row : axisTable()) {
        std::string before = row.value(from);
        std::string after = row.value(to);
        if (before != after && row.isRead(definition, to, facts))
            changes.push_back({row.axis, std::move(before), std::move(after)});
    }
    return changes;
}

}  // namespace core
