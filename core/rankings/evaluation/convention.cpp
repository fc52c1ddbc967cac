// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/convention.h"

#include "core/metrics/measures/parameter_table.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr Settings rules(Gain gain, IdealPool ideal, ApDenominator apDenominator,
                         Discount discount = Discount::Log2)
{
    Settings settings;
    settings.gain = gain;
    settings.ideal = ideal;
    settings.apDenominator = apDenominator;
    settings.discount = discount;
    return settings;
}

using enum Gain;
using enum IdealPool;

constexpr Settings earningWhenRelevant(Gain gain)
{
    Settings settings = rules(gain, AllJudged, ApDenominator::AllRelevant);
    settings.earners = Earners::RelevantOnly;
    return settings;
}

/// For tools whose input is a list with labels, all of which count as given.
constexpr Settings ofLabels(ApDenominator apDenominator)
{
    Settings settings = rules(Linear, RetrievedOnly, apDenominator);
    settings.earners = Earners::AsGiven;
    return settings;
}

constexpr Settings dividingByRetrieved()
{
    Settings settings = ofLabels(ApDenominator::Capped);
    settings.precisionDenominator = PrecisionDenominator::Retrieved;
    return settings;
}

/// An undefined query counts 1.
constexpr RuleSet countingOne(const Settings& settings)
{
    RuleSet rules{settings};
    rules.evaluation.noValue = NoValueRule::One;
    return rules;
}

constexpr auto conventionTable = std::to_array<Convention>({
    {"trec_eval", {rules(Linear, AllJudged, ApDenominator::AllRelevant)}},
    {"scikit-learn", {ofLabels(ApDenominator::HitsFound)}},
    {"LightGBM", countingOne(rules(Exponential, RetrievedOnly, ApDenominator::Capped))},
    {"XGBoost 1.7", countingOne(rules(Exponential, RetrievedOnly, ApDenominator::AllRelevant))},
    {"gdeval", {rules(Exponential, AllJudged, ApDenominator::AllRelevant)}},
    {"ranx", {earningWhenRelevant(Linear)}},
    {"ranx Burges", {earningWhenRelevant(Exponential)}},
    {"Kaggle, RecBole", {rules(Binary, AllJudged, ApDenominator::Capped)}},
    {"CatBoost", {dividingByRetrieved()}},
    {"Järvelin & Kekäläinen",
     {rules(Linear, AllJudged, ApDenominator::AllRelevant, Discount::JarvelinKekalainen)}},
});

/// These belong to the data or to a single measure.
constexpr std::array keptParameters{
    Parameter::RelevantFrom,       Parameter::RrTarget,    Parameter::NoHit,
    Parameter::Persistence,        Parameter::DesiredGain, Parameter::RbpGain,
    Parameter::TopGrade,           Parameter::Beta,        Parameter::PairWeight,
    Parameter::JudgedCount,        Parameter::RecallPoint, Parameter::RecallRounding,
    Parameter::OverlapPersistence, Parameter::OverlapDepth};

}  // namespace

std::span<const Convention> conventions()
{
    return conventionTable;
}

const Convention* conventionNamed(std::string_view name)
{
    const auto convention = std::ranges::find(conventionTable, name, &Convention::name);
    return convention == conventionTable.end() ? nullptr : &*convention;
}

const Convention* conventionOf(const Settings& settings)
{
    const auto convention = std::ranges::find_if(conventionTable, [&](const Convention& known) {
        return underConvention(settings, known.rules) == settings;
    });
    return convention == conventionTable.end() ? nullptr : &*convention;
}

bool isOfConvention(Parameter parameter)
{
    return std::ranges::find(keptParameters, parameter) == keptParameters.end();
}

Settings underConvention(const Settings& settings, const RuleSet& rules)
{
    Settings result = rules.settings;
    for (const Parameter parameter : keptParameters)
        rowOf(parameter).copy(settings, result);
    return result;
}

}  // namespace core
