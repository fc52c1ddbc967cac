// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/table_input.h"

#include "app/cli/option/format_choices.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/sharded_input.h"
#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/table_piece.h"
#include "core/collections/import/recognise.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_stream.h"

#include <utility>

namespace cli {

namespace {

void refuseToDivide(const ClassifyInput& input, const std::string& reason)
{
    warn(named(input.file) + ": " + reason);
}

/// The first lines of the text, complete unless too long; or the error.
core::Parsed<std::string> beginningOf(std::string_view content, const ClassifyInput& input)
{
    std::string beginning(2 * core::bytesToJudge, '\0');
    core::TextStream stream(content, input.expansion);
    beginning.resize(stream.read(beginning));
    if (stream.problem() && beginning.empty()) {
        core::ParseError error = *stream.problem();
        error.file = input.file;
        return error;
    }
    const std::size_t end = beginning.rfind('\n');
    if (beginning.size() == 2 * core::bytesToJudge && end != std::string::npos)
        beginning.resize(end + 1);
    return beginning;
}

/// Why a table of this form cannot be divided; empty if it can.
std::string obstacle(const TableStart& start, const core::TablePreview& preview,
                     const ClassifyInput& input)
{
    const core::TableReading& reading = start.reading;
    if (!input.positive && core::classReadingOf(start.beginning, input.file, preview,
                                                {input.label, {}, input.scores, input.weight}))
        return "a table with several classes cannot be divided; choose one class with --positive.";
    if (reading.confidenceOf)
        return "“" + core::columnName(preview, reading.scoreColumns.front()) +
               "” contains the model's confidence in the class it predicts; name a column of "
               "scores with --score.";
    if (reading.weightColumn)
        return "weights in “" + core::columnName(preview, *reading.weightColumn) +
               "” cannot be divided, because their sums depend on the order of the rows. Use "
               "--weight none to count every sample as 1.";
    if (reading.groupColumn)
        return "the mean AUC of the groups in “" + core::columnName(preview, *reading.groupColumn) +
               "” cannot be divided; use --group none to ignore the groups.";
    if (input.positive && input.scores.empty() && reading.scoreColumns.size() > 1)
        return "several columns may contain scores; name them with --score.";
    return {};
}

}  // namespace

void addTableInput(OptionSet command, TableInput& input)
{
    addTableOptions(command, input.table);
    addExpansionLimit(command, input.table.expansion);
    addThreshold(command, input.rules);
    addClassifyRules(command, input.rules);
}

std::vector<std::string> givenTableOptions(const OptionSet& command)
{
    const Program known;
    TableInput unused;
    addTableInput(known.options(), unused);
    return command.givenAmong(known.options());
}

std::optional<TableInput> tableInputOf(const core::TableTask& task, const std::string& file)
{
    TableInput input;
    Program program;
    addTableInput(program.options(), input);
    if (!readOptions(program, task.options, file))
        return std::nullopt;
    input.table.file = task.file.path;
    return input;
}

std::optional<TableStart> startOf(const core::SharedText& content, const ClassifyInput& input)
{
    TableStart start;
    start.canBeCut = core::isItsText(content.view());
    auto beginning = beginningOf(content.view(), input);
    if (!beginning) {
        refuse(beginning.error());
        return std::nullopt;
    }
    start.beginning = *std::move(beginning);
    if (core::recognise(start.beginning) == core::FileKind::SampleSession) {
        refuseToDivide(input, "a session cannot be divided; use a table of labels and scores.");
        return std::nullopt;
    }
    const auto looked = previewOf(start.beginning, input);
    const auto* preview = std::get_if<core::TablePreview>(&looked);
    if (!preview)
        return std::nullopt;
    const auto found = readingOf(start.beginning, *preview, input);
    const auto* reading = std::get_if<core::TableReading>(&found);
    if (!reading)
        return std::nullopt;
    start.reading = *reading;
    if (const std::string reason = obstacle(start, *preview, input); !reason.empty()) {
        refuseToDivide(input, reason);
        return std::nullopt;
    }
    const std::string_view text = core::withoutByteOrderMark(start.beginning);
    auto head = core::tableHead(text, input.file, start.reading);
    if (!head) {
        refuse(head.error());
        return std::nullopt;
    }
    start.headings = std::move(head->headings);
    start.bytes = start.beginning.size() - text.size() + head->length;
    start.lines = core::lineAt(start.beginning, start.bytes) - 1;
    return start;
}

}  // namespace cli
