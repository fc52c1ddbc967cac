// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scoring_options.h"

#include "app/cli/option/as_library.h"
#include "app/cli/option/diagnostic_output.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/wording.h"
#include "app/cli/weights_option.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/caption_text.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace cli {

namespace {

constexpr std::array<Choice<core::OwnDocument>, 2> ownDocuments{{
    {"keep", core::OwnDocument::Keep},
    {"drop", core::OwnDocument::Drop},
}};
constexpr std::array<Choice<core::JudgmentScope>, 3> judgmentScopes{{
    {"own query", core::JudgmentScope::OwnQuery},
    {"retrieved documents", core::JudgmentScope::RetrievedOnly},
    {"any query", core::JudgmentScope::AnyQuery},
}};
constexpr std::array<Choice<core::TieRule>, 3> tieRules{{
    {"as ordered", core::TieRule::AsOrdered},
    {"average gain", core::TieRule::AverageGain},
    {"one threshold", core::TieRule::OneThreshold},
}};
constexpr std::array<Choice<core::Rounding>, 4> roundings{{
    {"5 decimals", core::Rounding::FiveDecimals},
    {"2 decimals", core::Rounding::TwoDecimals},
    {"RRE", core::Rounding::Rre},
    {"none", core::Rounding::None},
}};

/// Writes the choices that few files need.
void writeGivenChoices(const core::CollectionChoices& choices, core::JsonWriter& json)
{
    const auto write = [&json](std::string_view key, const std::vector<std::string>& columns) {
        if (!columns.empty())
            json.key(key).texts(columns);
    };
    write("queryColumns", choices.columns.query);
    write("documentColumns", choices.columns.document);
    write("gradeColumns", choices.columns.grade);
    write("scoreColumns", choices.columns.score);
    if (!choices.columns.words.empty()) {
        std::vector<std::string> words;
        std::ranges::transform(choices.columns.words, std::back_inserter(words),
                               core::gradeWordText);
        write("grades", words);
    }
    if (choices.columns.raters != core::RaterRule::Refuse)
        json.key("raters").text(wordOf(raterRules, choices.columns.raters));
    if (choices.repeatedDocument != core::RepeatedDocument::Refuse)
        json.key("repeatedDocument").text(wordOf(repeatedDocuments, choices.repeatedDocument));
    if (choices.badLines != core::BadLineRule::Refuse)
        json.key("skipBadLines").truth(true);
    if (choices.encodings.gb18030)
        json.key("gb18030").truth(true);
}

void writeWeights(const ScoringInput& input, core::JsonWriter& json)
{
    if (!input.weights.empty())
        json.key("weights").text(input.weights);
}

void writeName(std::string_view key, const std::optional<std::string_view>& name,
               core::JsonWriter& json)
{
    json.key(key).orNull(name, [&json](std::string_view text) { json.text(text); });
}

}  // namespace

void addMeanRules(OptionSet command, core::EvaluationRules& rules)
{
    addChoice(command, "--missing", "RULE",
              "How to treat a judged query that is missing from the run: skip it and average over "
              "the queries in both files (skip, default), or count it as 0 (zero).",
              missingRules, rules.missing);
    addNoValue(command, rules);
}

void addNoValue(OptionSet command, core::EvaluationRules& rules)
{
    addChoice(command, "--no-value", "RULE",
              "How to treat an undefined value, such as that of a query without relevant "
              "documents: count it as 0 (zero, default) or as 1 (one), or skip it (skip).",
              noValueRules, rules.noValue);
}

void addScoredFiles(OptionSet command, ScoringInput& input, const std::string& howMany)
{
    command.addArgument("QRELS", input.qrels, "Judgments. " + std::string(judgmentFormats))
        .required();
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
    command.add("--depth", "N", rules.depth, "Read only the first N documents of each query.")
        .within(1, 1'000'000'000);
    command.addFlag("--judged-only", rules.judgedOnly,
                    "Remove unjudged documents from each ranking, after --depth is applied.");
    addChoice(command, "--own-document", "RULE",
              "Keep a retrieved document that has the same id as its query (keep, default), or "
              "remove it, as BEIR does (drop).",
              ownDocuments, rules.ownDocument);
}

void writeRun(const EvaluatedRun& run, core::JsonWriter& json)
{
    json.key("run").text(run.file);
    json.key("tag").text(run.tag);
    if (!run.pooledFrom.empty())
        json.key("pooledFrom").texts(run.pooledFrom);
    json.key("notInRun").texts(run.evaluation.notInRun);
    json.key("notJudged").texts(run.evaluation.notJudged);
    writeDiagnostics(run.diagnostics, json);
}

void writeRules(const ScoringInput& input, core::JsonWriter& json)
{
    const core::EvaluationRules& rules = input.rules;
    const core::Library* const library = input.library;
    json.key("rules").beginObject();
    if (input.isOfValues) {
        json.key("missing").text(wordOf(missingRules, rules.missing));
        json.key("computed").text("elsewhere");
        writeWeights(input, json);
        json.endObject();
        return;
    }
    writeName("as", library ? std::optional(library->name) : std::nullopt, json);
    json.key("missing").text(wordOf(missingRules, rules.missing));
    json.key("noValue").text(wordOf(noValueRules, rules.noValue));
    json.key("depth").orNull(rules.depth, [&json](std::size_t depth) { json.count(depth); });
    json.key("judgedOnly").truth(rules.judgedOnly);
    json.key("ownDocument").text(wordOf(ownDocuments, rules.ownDocument));
    json.key("judgments").text(wordOf(judgmentScopes, rules.scope));
    json.key("order").text(wordOf(rankOrders, input.order));
    json.key("ties").text(wordOf(tieRules, rules.ties));
    json.key("rounding").text(wordOf(roundings, rules.rounding));
    json.key("scoreBits")
        .count(precisionOf(input.library) == core::ScorePrecision::Float ? 32 : 64);
    json.key("wholeGrades").truth(library && library->rules.wholeGrades);
    json.key("departures").texts(remarksOn(library));
    json.key("repeated").text(wordOf(repeatedGrades, input.choices.repeated));
    json.key("decimalComma").truth(input.choices.mark == core::DecimalMark::Comma);
    json.key("latin1").truth(input.choices.encodings.latin1);
    writeName("split", input.choices.split, json);
    writeGivenChoices(input.choices, json);
    writeWeights(input, json);
    json.endObject();
}

std::string rulesText(const ScoringInput& input)
{
    if (input.isOfValues)
        return ui::joinedSentences({Wording::tr("Another program computed the values per query."),
                                    ui::missingSentence(input.rules.missing),
                                    QString::fromStdString(weightsSentence(input))})
            .toStdString();
    QStringList sentences{ui::evaluationSentences(input.rules, input.order)};
    if (input.library)
        sentences << Wording::tr("Measures are computed as in %1.")
                         .arg(QString::fromUtf8(input.library->name));
    if (precisionOf(input.library) == core::ScorePrecision::Float)
        sentences << Wording::tr("Scores have 32-bit precision.");
    if (input.library && input.library->rules.wholeGrades)
        sentences << Wording::tr("Fractional parts of grades are dropped.");
    for (const std::string& remark : remarksOn(input.library))
        sentences << QString::fromStdString(remark);
    sentences << QString::fromStdString(weightsSentence(input));
    return ui::joinedSentences(sentences).toStdString();
}

}  // namespace cli
