#include "app/cli/scoring_rules.h"

#include "app/cli/choice.h"

namespace cli {

void addMeanRules(CLI::App& command, core::EvaluationRules& rules)
{
    using core::MissingRule;
    using core::NoValueRule;
    addChoice<MissingRule>(
        command, "--missing", "RULE",
        "What a judged query that the run lacks counts: nothing, so that the mean is over the "
        "queries in both files (skip, the default), or 0 (zero).",
        {{"skip", MissingRule::Skip}, {"zero", MissingRule::Zero}}, rules.missing);
    addChoice<NoValueRule>(
        command, "--no-value", "RULE",
        "What a query without a value counts, such as one without a relevant document: 0 (zero, "
        "the default), 1 (one), or nothing (skip).",
        {{"zero", NoValueRule::Zero}, {"one", NoValueRule::One}, {"skip", NoValueRule::Skip}},
        rules.noValue);
}

void addReadingRules(CLI::App& command, core::EvaluationRules& rules)
{
    command.add_option("--depth", rules.depth, "Read only the first N documents of every query.")
        ->check(CLI::Range(1, 1'000'000'000).description(""))
        ->type_name("N");
    command.add_flag("--judged-only", rules.judgedOnly,
                     "Leave unjudged documents out of the ranking first.");
}

std::string_view nameOf(core::MissingRule rule)
{
    return rule == core::MissingRule::Skip ? "skip" : "zero";
}

std::string_view nameOf(core::NoValueRule rule)
{
    switch (rule) {
    case core::NoValueRule::Zero:
        return "zero";
    case core::NoValueRule::One:
        return "one";
    case core::NoValueRule::Skip:
        break;
    }
    return "skip";
}

void writeRules(const core::EvaluationRules& rules, JsonWriter& json)
{
    json.key("rules").beginObject();
    json.key("missing").text(nameOf(rules.missing));
    json.key("noValue").text(nameOf(rules.noValue));
    json.key("depth");
    if (rules.depth)
        json.count(*rules.depth);
    else
        json.null();
    json.key("judgedOnly").truth(rules.judgedOnly);
    json.endObject();
}

}  // namespace cli
