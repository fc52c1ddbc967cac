// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/parameter_table.h"

#include "core/foundation/enum_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <array>
#include <cstddef>

namespace core {

namespace {

template <auto member>
void copyMember(const Settings& from, Settings& to)
{
    to.*member = from.*member;
}

template <auto choices, auto member>
constexpr ParameterRow choiceRow(Parameter parameter, std::string_view name)
{
    using Enum = std::remove_reference_t<decltype(Settings{}.*member)>;
    ParameterRow row{};
    row.parameter = parameter;
    row.name = name;
    row.choices = *choices;
    row.text = [](const Settings& settings) {
        return std::string((*choices)[static_cast<std::size_t>(settings.*member)]);
    };
    row.set = [](Settings& settings, std::string_view text) {
        for (std::size_t i = 0; i < choices->size(); ++i) {
            if (equalsIgnoringCase((*choices)[i], text)) {
                settings.*member = static_cast<Enum>(i);
                return true;
            }
        }
        return false;
    };
    row.copy = copyMember<member>;
    return row;
}

struct Range {
    double low;
    double high;
    bool exclusive;

    bool contains(double number) const
    {
        return exclusive ? number > low && number < high : number >= low && number <= high;
    }
};

template <Range const* range, auto member>
constexpr ParameterRow numberRow(Parameter parameter, std::string_view name)
{
    ParameterRow row{};
    row.parameter = parameter;
    row.name = name;
    row.atLeast = range->low;
    row.atMost = range->high;
    row.exclusive = range->exclusive;
    row.text = [](const Settings& settings) -> std::string {
        if constexpr (std::is_same_v<decltype(Settings{}.*member), std::optional<double>&&>)
            return settings.*member ? shortestText(*(settings.*member)) : std::string();
        else
            return shortestText(settings.*member);
    };
    row.set = [](Settings& settings, std::string_view text) {
        double number = 0;
        if (!readNumber(text, number) || !range->contains(number))
            return false;
        settings.*member = number;
        return true;
    };
    row.copy = copyMember<member>;
    return row;
}

constexpr ParameterRow gainTableRow()
{
    ParameterRow row{};
    row.parameter = Parameter::GainTable;
    row.name = "gains";
    row.isText = true;
    row.text = [](const Settings& settings) { return settings.gainTable.text(); };
    row.set = [](Settings& settings, std::string_view text) {
        return settings.gainTable.read(text);
    };
    row.copy = copyMember<&Settings::gainTable>;
    return row;
}

template <std::size_t n>
using Names = std::array<std::string_view, n>;

constexpr Names<5> gains{"linear", "exp", "binary", "scaled", "table"};
constexpr Names<3> earners{"all", "relevant", "given"};
constexpr Names<6> discounts{"log2", "jk", "reciprocal", "none", "ln", "late"};
constexpr Names<5> ideals{"judged", "retrieved", "relevant", "as-many", "all-queries"};
constexpr Names<4> idealCutoffs{"k", "none", "retrieved", "relevant"};
constexpr Names<5> denominators{"relevant", "capped", "hits", "k", "list"};
constexpr Names<3> precisionDenominators{"k", "retrieved", "capped"};
constexpr Names<2> targets{"first", "best"};
constexpr Names<2> noHits{"zero", "skip"};
constexpr Names<3> rbpGains{"binary", "graded", "raw"};
constexpr Names<3> pairWeights{"uniform", "ranks", "gap"};
constexpr Names<3> judgedCounts{"judged", "holes", "all"};

constexpr Names<2> recallRoundings{"up", "nearest"};
constexpr Names<2> overlapDepths{"1000", "lists"};

constexpr Range thresholdRange{0, 1e6, false};
constexpr Range baseRange{1, 1e6, true};
constexpr Range chanceRange{0, 1, true};
/// With less than 0.5, INST's reader would be more likely to go on the more has been found.
constexpr Range desiredRange{0.5, 1e3, false};
constexpr Range gradeRange{0, 1e3, true};
constexpr Range betaRange{0, 1e3, true};
constexpr Range shareRange{0, 1, false};

constexpr std::array parameterRows{
    numberRow<&thresholdRange, &Settings::relevantFrom>(Parameter::RelevantFrom, "rel"),
    choiceRow<&gains, &Settings::gain>(Parameter::Gain, "gain"),
    gainTableRow(),
    choiceRow<&earners, &Settings::earners>(Parameter::Earners, "earners"),
    choiceRow<&discounts, &Settings::discount>(Parameter::Discount, "discount"),
    numberRow<&baseRange, &Settings::discountBase>(Parameter::DiscountBase, "base"),
    choiceRow<&ideals, &Settings::ideal>(Parameter::Ideal, "ideal"),
    choiceRow<&idealCutoffs, &Settings::idealCutoff>(Parameter::IdealCutoff, "idealcut"),
    choiceRow<&denominators, &Settings::apDenominator>(Parameter::ApDenominator, "denominator"),
    choiceRow<&precisionDenominators, &Settings::precisionDenominator>(
        Parameter::PrecisionDenominator, "denominator"),
    choiceRow<&targets, &Settings::rrTarget>(Parameter::RrTarget, "of"),
    choiceRow<&noHits, &Settings::noHit>(Parameter::NoHit, "nohit"),
    numberRow<&chanceRange, &Settings::persistence>(Parameter::Persistence, "p"),
    numberRow<&desiredRange, &Settings::desiredGain>(Parameter::DesiredGain, "T"),
    choiceRow<&rbpGains, &Settings::rbpGain>(Parameter::RbpGain, "gain"),
    numberRow<&gradeRange, &Settings::topGrade>(Parameter::TopGrade, "max"),
    numberRow<&betaRange, &Settings::beta>(Parameter::Beta, "beta"),
    choiceRow<&pairWeights, &Settings::pairWeight>(Parameter::PairWeight, "weights"),
    choiceRow<&judgedCounts, &Settings::judgedCount>(Parameter::JudgedCount, "counts"),
    numberRow<&shareRange, &Settings::recallPoint>(Parameter::RecallPoint, "at"),
    choiceRow<&recallRoundings, &Settings::recallRounding>(Parameter::RecallRounding, "need"),
    numberRow<&chanceRange, &Settings::overlapPersistence>(Parameter::OverlapPersistence, "p"),
    choiceRow<&overlapDepths, &Settings::overlapDepth>(Parameter::OverlapDepth, "depth"),
};
static_assert(hasRowForEach(parameterRows, &ParameterRow::parameter,
                            static_cast<std::size_t>(Parameter::OverlapDepth) + 1));

}  // namespace

const ParameterRow& rowOf(Parameter parameter)
{
    return parameterRows[static_cast<std::size_t>(parameter)];
}

}  // namespace core
