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
#include "core/rankings/exposure/list_diversity.h"

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace cli {

namespace {

struct ExposureOptions {
    std::string run;
    std::string catalogue;
    std::string interactions;
    std::string features;
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

With --interactions or --features, it also compares the documents of each list. Each line of
INTERACTIONS has a user, which is a query of the run, a document that the user used before, and
optionally more columns, such as a rating. Each line of FEATURES has a document and its feature values.
The similarity of two documents is the cosine of their features. Without features, it is how often
the same users used both (recommenders' item_feature_vector and item_cooccurrence_count).

  diversity    mean over lists of 1 - the mean similarity of two of their documents (recommenders)
  serendipity  mean over users of 1 - the mean similarity of the documents shown to those they used
               before (recommenders); needs --interactions

Examples:
  rankscope-cli exposure recommendations.run items.txt
  rankscope-cli exposure recommendations.run items.txt --cutoff 5 --format json
  rankscope-cli exposure recommendations.run items.txt --interactions train.tsv)help";

struct Row {
    std::string measure;
    double value;
};

std::vector<Row> rowsOf(const core::Exposure& exposure, const core::ListDiversity& lists,
                        int cutoff)
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
    if (lists.diversity)
        rows.push_back({"diversity" + at, *lists.diversity});
    if (lists.serendipity)
        rows.push_back({"serendipity" + at, *lists.serendipity});
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

/// Nothing, after a message, if the files do not fit the run.
std::optional<core::ListDiversity> listDiversity(const core::Run& run,
                                                 const core::Interactions* interactions,
                                                 const core::DocumentFeatures* features,
                                                 const ExposureOptions& options)
{
    const auto found = core::listDiversityOf(run, interactions, features,
                                             static_cast<std::size_t>(options.cutoff));
    if (!found) {
        const core::ListDiversityFault& fault = found.error();
        warn(fault.kind == core::ListDiversityFault::Kind::UsedBefore
                 ? options.run + ": user “" + fault.user + "” is shown “" + fault.document +
                       "”, which they used before according to " + options.interactions +
                       "; leave such documents out of the lists"
                 : options.features + ": no features of “" + fault.document + "” (user “" +
                       fault.user + "”); add a line for it");
        return std::nullopt;
    }
    if (!found->diversity)
        warn(options.run + ": no list shows two documents, so diversity is undefined");
    if (interactions && !found->serendipity)
        warn(options.interactions +
             ": no user is a query of the run, so serendipity is undefined; check the ids");
    return *found;
}

/// No lists are compared without files for it.
std::optional<core::ListDiversity> listDiversity(const core::Run& run,
                                                 const ExposureOptions& options)
{
    std::optional<core::Interactions> interactions;
    std::optional<core::DocumentFeatures> features;
    const auto read = [](const std::string& file, auto& target, auto reader) {
        if (file.empty())
            return true;
        auto content = guarded(file, [&] { return reader(file, core::ExpansionLimit{}); });
        if (!content) {
            refuse(content.error());
            return false;
        }
        target = *std::move(content);
        return true;
    };
    if (!read(options.interactions, interactions, core::readInteractions) ||
        !read(options.features, features, core::readDocumentFeatures))
        return std::nullopt;
    if (!interactions && !features)
        return core::ListDiversity{};
    return listDiversity(run, interactions ? &*interactions : nullptr,
                         features ? &*features : nullptr, options);
}

ExitStatus exposure(const OptionSet& command, const ExposureOptions& options)
{
    if (readsStandardInputTwice(
            {options.run, options.catalogue, options.interactions, options.features}))
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
    const auto lists = listDiversity(*run, options);
    if (!lists)
        return InputRefused;
    return print(textOf(rowsOf(*found, *lists, options.cutoff), options));
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
    command.add("--interactions", "FILE", options->interactions,
                "Earlier uses, one user and document per line: also print the "
                "diversity and serendipity of the lists.");
    command.add("--features", "FILE", options->features,
                "Documents and their features (numbers), one document per line: compare documents "
                "by these.");
    addDigits(command, options->style.digits,
              "Decimal places, 0 to 17 (default: 6). With 17, the output has enough digits to "
              "restore the exact number.");
    addEvalFormat(command, options->style);
    addOrder(command, options->order);
    addThreads(command, options->threads);
    return {command, [command, options] { return exposure(command, *options); }};
}

}  // namespace cli
