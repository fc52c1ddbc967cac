#include "app/cli/scoring_rules.h"

#include "app/cli/option/as_library.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "ui/words/caption_text.h"

#include <string>
#include <vector>

namespace cli {

namespace {

std::string_view nameOf(core::JudgmentScope scope)
{
    switch (scope) {
    case core::JudgmentScope::OwnQuery:
        return "own query";
    case core::JudgmentScope::RetrievedOnly:
        return "retrieved documents";
    case core::JudgmentScope::AnyQuery:
        break;
    }
    return "any query";
}

std::string_view nameOf(core::TieRule ties)
{
    switch (ties) {
    case core::TieRule::AsOrdered:
        return "as ordered";
    case core::TieRule::AverageGain:
        return "average gain";
    case core::TieRule::OneThreshold:
        break;
    }
    return "one threshold";
}

std::string_view nameOf(core::Rounding rounding)
{
    switch (rounding) {
    case core::Rounding::FiveDecimals:
        return "5 decimals";
    case core::Rounding::TwoDecimals:
        return "2 decimals";
    case core::Rounding::Rre:
        return "RRE";
    case core::Rounding::None:
        break;
    }
    return "none";
}

/// Those that few files need.
void writeGivenChoices(const core::CollectionChoices& choices, core::JsonWriter& json)
{
    const auto write = [&json](std::string_view key, const std::vector<std::string>& columns) {
        if (columns.empty())
            return;
        json.key(key).beginArray();
        for (const std::string& column : columns)
            json.text(column);
        json.endArray();
    };
    write("queryColumns", choices.columns.query);
    write("documentColumns", choices.columns.document);
    write("gradeColumns", choices.columns.grade);
    write("scoreColumns", choices.columns.score);
    if (choices.columns.raters != core::RaterRule::Refuse)
        json.key("raters").text(cli::nameOf(choices.columns.raters));
    if (choices.repeatedDocument != core::RepeatedDocument::Refuse)
        json.key("repeatedDocument").text(cli::nameOf(choices.repeatedDocument));
    if (choices.badLines != core::BadLineRule::Refuse)
        json.key("skipBadLines").truth(true);
}

void writeName(std::string_view key, const std::optional<std::string_view>& name,
               core::JsonWriter& json)
{
    json.key(key);
    if (name)
        json.text(*name);
    else
        json.null();
}

}  // namespace

void addMeanRules(OptionSet command, core::EvaluationRules& rules)
{
    using core::MissingRule;
    addChoice<MissingRule>(
        command, "--missing", "RULE",
        "What a judged query that the run lacks counts: nothing, so that the mean is over the "
        "queries in both files (skip, the default), or 0 (zero).",
        {{"skip", MissingRule::Skip}, {"zero", MissingRule::Zero}}, rules.missing);
    addNoValue(command, rules);
}

void addNoValue(OptionSet command, core::EvaluationRules& rules)
{
    using core::NoValueRule;
    addChoice<NoValueRule>(
        command, "--no-value", "RULE",
        "What a query without a value counts, such as one without a relevant document: 0 (zero, "
        "the default), 1 (one), or nothing (skip).",
        {{"zero", NoValueRule::Zero}, {"one", NoValueRule::One}, {"skip", NoValueRule::Skip}},
        rules.noValue);
}

void addScoredFiles(OptionSet command, ScoringInput& input, const std::string& howMany)
{
    command.addArgument("QRELS", input.qrels, judgmentFormats).required();
    command.addArgument("RUN", input.runs, howMany + ' ' + runFormats).required();
    addMeasures(command, input.measures);
}

void addDigits(OptionSet command, int& digits, const std::string& about)
{
    command.add("--digits", "N", digits, about).within(0, allDigits);
}

void addScoringRules(OptionSet command, ScoringInput& input)
{
    addLibrary(command, input.library, input.order, input.rules);
    addMeanRules(command, input.rules);
    addOrder(command, input.order);
    addReadingRules(command, input.rules);
    addFormatChoices(command, input.choices);
}

void addScoringChoices(OptionSet command, ScoringInput& input)
{
    addScoringRules(command, input);
    addThreads(command, input.threads);
}

void addReadingRules(OptionSet command, core::EvaluationRules& rules)
{
    command.add("--depth", "N", rules.depth, "Read only the first N documents of every query.")
        .within(1, 1'000'000'000);
    command.addFlag("--judged-only", rules.judgedOnly,
                    "Leave unjudged documents out of what is read of a ranking.");
    addChoice<core::OwnDocument>(
        command, "--own-document", "RULE",
        "A retrieved document that has the id of its query stays (keep, the default) or leaves the "
        "ranking, as in BEIR (drop).",
        {{"keep", core::OwnDocument::Keep}, {"drop", core::OwnDocument::Drop}}, rules.ownDocument);
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

std::string_view nameOf(core::MissingRule rule)
{
    return rule == core::MissingRule::Skip ? "skip" : "zero";
}

void writeRules(const ScoringInput& input, core::JsonWriter& json)
{
    const core::EvaluationRules& rules = input.rules;
    const core::Library* const library = input.library;
    json.key("rules").beginObject();
    writeName("as", library ? std::optional(library->name) : std::nullopt, json);
    json.key("missing").text(nameOf(rules.missing));
    json.key("noValue").text(nameOf(rules.noValue));
    json.key("depth");
    if (rules.depth)
        json.count(*rules.depth);
    else
        json.null();
    json.key("judgedOnly").truth(rules.judgedOnly);
    json.key("ownDocument").text(rules.ownDocument == core::OwnDocument::Drop ? "drop" : "keep");
    json.key("judgments").text(nameOf(rules.scope));
    json.key("order").text(nameOf(input.order));
    json.key("ties").text(nameOf(rules.ties));
    json.key("rounding").text(nameOf(rules.rounding));
    json.key("scoreBits")
        .count(precisionOf(input.library) == core::ScorePrecision::Float ? 32 : 64);
    json.key("wholeGrades").truth(library && library->wholeGrades);
    json.key("departures").texts(remarksOn(library));
    json.key("repeated").text(nameOf(input.choices.repeated));
    json.key("decimalComma").truth(input.choices.mark == core::DecimalMark::Comma);
    json.key("latin1").truth(input.choices.readsLatin1);
    writeName("split", input.choices.split, json);
    writeGivenChoices(input.choices, json);
    json.endObject();
}

std::string rulesText(const ScoringInput& input)
{
    std::string text = ui::evaluationSentences(input.rules, input.order).toStdString();
    if (input.library)
        text += " Measures are computed as " + std::string(input.library->name) + " does.";
    if (precisionOf(input.library) == core::ScorePrecision::Float)
        text += " Scores are kept to 32 bits.";
    if (input.library && input.library->wholeGrades)
        text += " Fractions of grades are cut off.";
    for (const std::string& remark : remarksOn(input.library))
        text += " " + remark;
    return text;
}

}  // namespace cli
