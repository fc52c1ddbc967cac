// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/sharded_input.h"

#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/scoring_options.h"
#include "app/cli/shard/sha256.h"
#include "core/collections/shard/byte_text.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/text/utf8.h"
#include "core/metrics/measures/measure_spec.h"
#include "ui/text/words/measure_text.h"

#include <filesystem>
#include <system_error>

namespace cli {

namespace {

void describe(OptionSet command, ScoringInput& input)
{
    addMeasures(command, input.measures);
    addScoringRules(command, input);
}

}  // namespace

std::vector<std::string> givenOptions(const OptionSet& command, const ScoringInput& input)
{
    const Program known;
    ScoringInput unused = input;
    describe(known.options(), unused);
    return command.givenAmong(known.options());
}

bool readOptions(Program& program, const std::vector<std::string>& options, const std::string& file)
{
    const auto stop = program.read(options);
    if (!stop)
        return true;
    warn(named(file) + ": options: " +
         (stop->mistake.empty() ? "found one that ends the program, such as --help; remove it"
                                : stop->mistake));
    return false;
}

std::optional<ScoringInput> inputOf(const core::SharedTask& task, const std::string& file)
{
    ScoringInput input;
    Program program;
    describe(program.options(), input);
    if (!readOptions(program, task.options, file))
        return std::nullopt;
    for (const std::string& measure : input.measures)
        if (const auto definition = core::parseMeasureSpec(measure); !definition) {
            warn(named(file) +
                 ": options: " + ui::measureSpecErrorText(definition.error()).toStdString());
            return std::nullopt;
        }
    input.qrels = task.qrels;
    return input;
}

std::string digestOf(const core::Qrels& qrels)
{
    core::ByteWriter writer;
    for (const core::QueryJudgments& query : qrels.queries) {
        writer.text(query.query);
        writer.whole(query.judgments.size());
        for (const core::Judgment& judgment : query.judgments) {
            writer.text(judgment.document);
            writer.number(judgment.grade.value());
        }
    }
    return sha256(writer.take());
}

bool isNameable(const std::string& path)
{
    if (core::findInvalidUtf8(path) != std::string::npos) {
        warn(named(path) +
             ": the name is not UTF-8, so a manifest cannot contain it; rename the file");
        return false;
    }
    return true;
}

bool isUnchanged(const core::FileState& file)
{
    const auto state = core::stateOf(file.path);
    if (!state)
        refuse(state.error());
    else if (*state != file)
        warn(named(file.path) + ": the file has changed since it was divided; divide it again");
    return state && *state == file;
}

bool canBeReadByWorkers(const std::string& path)
{
    std::error_code error;
    if (!isNameable(path))
        return false;
    if (core::canBeReadAgain(path) || !std::filesystem::exists(path, error))
        return true;
    warn(named(path) + ": cannot be read by several workers; use a file");
    return false;
}

}  // namespace cli
