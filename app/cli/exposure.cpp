// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/exposure/exposure.h"
#include "app/cli/eval_output.h"
#include "app/cli/option/command.h"
#include "app/cli/option/diagnostic_output.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/scoring_options.h"
#include "app/cli/value_fields.h"
#include "app/cli/whole_run.h"

#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace cli {

namespace {

struct ExposureOptions {
    std::string run;
    std::string catalogue;
    int cutoff = 10;
    EvalStyle style;
    core::RankOrder order = core::RankOrder::ScoreThenIdDescending;
    core::Threads threads;
};

constexpr auto exposureHelp =
    R"help(exposure reads the first N documents of each list of a run. CATALOGUE has one document id
per line, optionally followed by how often the document was used before (clicks, purchases).

  documents   number of different documents shown
  coverage    their share of the catalogue
  gini        how unequally the documents of the catalogue share the places in the lists: 0 if
              equally, close to 1 if one document has nearly all places (RecBole's GiniIndex)
  entropy     how equally they share the places, in bits (distributional coverage)
  novelty     mean of -log2 of a document's share of earlier uses
  popularity  mean number of earlier uses (RecBole's AveragePopularity)

Examples:
  rankscope-cli exposure recommendations.run items.txt
  rankscope-cli exposure recommendations.run items.txt --cutoff 5 --format json)help";

struct Row {
    std::string measure;
    double value;
};

std::vector<Row> rowsOf(const core::Exposure& exposure, int cutoff)
{
    const std::string at = "@" + std::to_string(cutoff);
    std::vector<Row> rows{{"documents" + at, static_cast<double>(exposure.documents)},
                          {"coverage" + at, exposure.coverage},
                          {"gini" + at, exposure.gini},
                          {"entropy" + at, exposure.entropy}};
    if (exposure.novelty)
        rows.push_back({"novelty" + at, *exposure.novelty});
    if (exposure.popularity)
        rows.push_back({"popularity" + at, *exposure.popularity});
    return rows;
}

std::string textOf(const std::vector<Row>& rows, const ExposureOptions& options)
{
    const int digits = options.style.digits;
    if (options.style.format == EvalFormat::Json) {
        JsonText json;
        json.beginObject();
        json.key("run").text(options.run);
        json.key("values").objects(rows, [&](const Row& row) {
            json.key("measure").text(row.measure);
            writeNumber("value", row.value, json, digits);
        });
        json.endObject();
        return json.take();
    }
    const bool isCsv = options.style.format == EvalFormat::Csv;
    std::string text = isCsv ? "measure,value\n" : "";
    for (const Row& row : rows) {
        const std::array<std::string_view, 1> name{row.measure};
        text +=
            (isCsv ? csvColumns(name) : tsvColumns(name)) + numberText(row.value, digits) + '\n';
    }
    return text;
}

ExitStatus exposure(const OptionSet& command, const ExposureOptions& options)
{
    if (readsStandardInputTwice({options.run, options.catalogue}))
        return wrongUsage(command, "standard input (“-”) can be read only once.");
    const auto catalogue =
        guarded(options.catalogue, [&] { return core::readCatalogue(options.catalogue); });
    if (!catalogue)
        return refuse(catalogue.error());
    const auto run = readWholeRun(options.run, options.order, options.threads);
    if (!run)
        return refuse(run.error());
    tell(options.run, run->diagnostics);
    std::string unknown;
    const auto found =
        core::exposureOf(*run, *catalogue, static_cast<std::size_t>(options.cutoff), unknown);
    if (!found) {
        warn(options.run + ": “" + unknown + "” is not in " + options.catalogue +
             "; add every document that could be shown");
        return InputRefused;
    }
    return print(textOf(rowsOf(*found, options.cutoff), options));
}

}  // namespace

Command addExposure(OptionSet program)
{
    const auto options = std::make_shared<ExposureOptions>();
    OptionSet command = program.addCommand(
        "exposure", "Measure how much of a catalogue a run shows, and how equally.");
    command.setFooter(exposureHelp);
    command.addArgument("RUN", options->run, "Run in TREC format.").required();
    command
        .addArgument("CATALOGUE", options->catalogue,
                     "Ids of all documents that could be shown, one per line.")
        .required();
    command
        .add("--cutoff", "N", options->cutoff,
             "Read the first N documents of each list (default: 10).")
        .within(1, 1'000'000'000);
    addDigits(command, options->style.digits,
              "Decimal places, 0 to 17 (default: 6). With 17, the output has enough digits to "
              "restore the exact number.");
    addEvalFormat(command, options->style);
    addOrder(command, options->order);
    addThreads(command, options->threads);
    return {command, [command, options] { return exposure(command, *options); }};
}

}  // namespace cli
