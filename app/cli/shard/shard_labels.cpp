// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/command.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/manifest_folder.h"
#include "app/cli/shard/sharded_input.h"
#include "app/cli/shard/table_input.h"
#include "core/classification/samples/sample_blocks.h"
#include "core/collections/shard/division.h"
#include "core/foundation/file/text_blocks.h"

#include <memory>
#include <utility>

namespace cli {

namespace {

struct ShardLabelsOptions {
    TableInput input;
    DivisionOptions division;
};

constexpr auto shardLabelsHelp =
    R"help(Divide the work of “classify”, with the same table and options, into parts for several
machines. shard-labels writes the manifests of the parts to DIR/part-0001.json and so on, and prints
their names. “worker” evaluates a part. From all parts, “merge” prints exactly what “classify” would
print, for any number of parts.

shard-labels cuts the table at byte positions where a line ends, and reads only its beginning and
these positions. It cannot cut a table that is compressed or in UTF-16. Such a table stays in one
part, so more parts do not help. Workers reject a table in which a quoted cell continues on the next
line. shard-labels does not support weights, groups, slices, several classes, --details, bins with
equal counts (--binning quantile), Latin-1 and sessions. It keeps paths as you give them: start the
workers in the same folder, or give absolute paths. Do not change the table before you merge the
parts.

Examples:
  rankscope-cli shard-labels clicks.csv --label clicked --score ctr --parts 64 -o parts
  ls parts/*.json | parallel rankscope-cli worker {}
  rankscope-cli merge parts/*.part --format json)help";

/// Determines the positive label from the rows up to the second distinct label. On failure, reports
/// the problem on standard error and returns the exit status.
std::variant<std::string, ExitStatus> positiveOf(const OptionSet& command,
                                                 const core::SharedText& content,
                                                 const TableStart& start,
                                                 const ClassifyInput& input)
{
    if (input.positive)
        return *input.positive;
    core::SampleBlocks rows({input.file, start.reading, start.headings});
    auto blocks = core::TextBlocks::ofFile(content, input.expansion);
    std::size_t skipped = start.bytes;
    while (rows.labels().size() < 2) {
        const auto block = blocks.next();
        if (!block)
            break;
        if (auto problem = rows.read(block->text.substr(std::exchange(skipped, 0)))) {
            problem->line += start.lines;
            return refuse(*problem);
        }
    }
    const std::string& column = start.headings[*start.reading.labelColumn];
    if (rows.labels().empty()) {
        core::TableProblems problems = rows.bad();
        for (core::ParseError& problem : problems.first)
            problem.line += start.lines;
        if (problems.count == 0)
            problems = {{{input.file, 0, core::ErrorCode::NothingToRead, {}}}, 1};
        return refuseTable(problems, input);
    }
    const auto named = core::namedClasses(rows.labels(), std::nullopt, input.file, column);
    if (!named)
        return refuseTable(named.error(), input);
    if (!named->positive)
        return wrongUsage(command, whichIsPositive(input.file, named->classes));
    return named->classes[*named->positive];
}

std::vector<core::TableChunk> stretchesOf(const core::SharedText& content, const TableStart& start,
                                          std::size_t parts)
{
    const std::string_view body =
        content.view().substr(start.canBeCut ? start.bytes : std::size_t{0});
    const auto cutAt = [body](std::size_t, std::uint64_t from) {
        const std::size_t feed = from == 0 ? 0 : body.find('\n', from - 1);
        return feed == std::string_view::npos ? body.size() : feed + (from == 0 ? 0 : 1);
    };
    const core::DividedFile table{body.size(), body.size(), start.canBeCut};
    const std::uint64_t before = content.view().size() - body.size();
    std::vector<core::TableChunk> stretches;
    for (const auto& pieces : core::divided(std::span(&table, 1), parts, cutAt))
        stretches.push_back(pieces.empty()
                                ? core::TableChunk{before, before, false}
                                : core::TableChunk{before + pieces.front().from,
                                                   before + pieces.front().to, !start.canBeCut});
    return stretches;
}

ExitStatus divide(const OptionSet& command, const ShardLabelsOptions& options)
{
    const ClassifyInput& input = options.input.table;
    const auto state = core::stateOf(input.file);
    if (!state)
        return refuse(state.error());
    const auto content = core::mappedBytes(input.file);
    if (!content)
        return refuse(content.error());
    const auto start = startOf(*content, input);
    if (!start)
        return InputRefused;
    const auto positive = positiveOf(command, *content, *start, input);
    if (const auto* status = std::get_if<ExitStatus>(&positive))
        return *status;
    const auto& [parts, folder] = options.division;
    if (!start->canBeCut && parts > 1)
        warn(named(input.file) + ": it is compressed or in UTF-16, so one worker reads all of it");
    const core::TableTask task{{},
                               RANKSCOPE_VERSION,
                               *state,
                               givenTableOptions(command),
                               std::get<std::string>(positive),
                               parts};
    return writeManifests(folder, task, stretchesOf(*content, *start, parts));
}

ExitStatus shardLabels(const OptionSet& command, const ShardLabelsOptions& options)
{
    const std::string& file = options.input.table.file;
    if (file == "-")
        return wrongUsage(command,
                          "standard input (“-”) cannot be read by several workers; use a file.");
    if (options.input.rules.binning == core::Binning::Quantile)
        return wrongUsage(command,
                          "--binning quantile cannot be divided: it needs all scores at once.");
    if (!canBeReadByWorkers(file))
        return InputRefused;
    const ShortenedFileGuard guard(file);
    return divide(command, options);
}

}  // namespace

Command addShardLabels(OptionSet program)
{
    const auto options = std::make_shared<ShardLabelsOptions>();
    OptionSet command = program.addCommand(
        "shard-labels", "Divide a table of labels and scores into parts for several machines.");
    command.setFooter(shardLabelsHelp);
    command.addArgument("FILE", options->input.table.file, "Labels and scores.").required();
    addTableInput(command, options->input);
    addDivision(command, options->division);
    return {command, [command, options] { return shardLabels(command, *options); }};
}

}  // namespace cli
