#include "app/cli/shard/sharded_input.h"

#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/scoring_rules.h"
#include "app/cli/shard/sha256.h"
#include "core/shard/byte_text.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <sys/stat.h>

namespace cli {

namespace {

void describe(CLI::App& command, ScoringInput& input)
{
    addMeasures(command, input.measures);
    addScoringRules(command, input);
}

}  // namespace

std::vector<std::string> givenOptions(const CLI::App& command, const ScoringInput& input)
{
    CLI::App known;
    ScoringInput unused = input;
    describe(known, unused);
    std::vector<std::string> given;
    for (const CLI::Option* option : command.get_options()) {
        const std::string name = option->get_name();
        if (option->count() == 0 || !known.get_option_no_throw(name) || name == "--help")
            continue;
        const bool isFlag = option->get_items_expected_max() == 0;
        for (const std::string& value : option->results())
            given.push_back(isFlag ? name : name + "=" + value);
    }
    return given;
}

std::optional<ScoringInput> inputOf(const core::SharedTask& task, const std::string& file)
{
    ScoringInput input;
    CLI::App command;
    describe(command, input);
    std::vector<std::string> arguments = task.options;
    std::reverse(arguments.begin(), arguments.end());
    try {
        command.parse(std::move(arguments));
    } catch (const CLI::ParseError& stopped) {
        warn(file + ": options: " + stopped.what());
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

std::string planOf(const core::SharedTask& task,
                   const std::vector<std::vector<core::RunPiece>>& pieces)
{
    core::SharedTask shared = task;
    shared.plan.clear();
    std::string all;
    for (std::size_t part = 0; part < pieces.size(); ++part)
        all += core::toJson({shared, part + 1, pieces[part]});
    return sha256(all);
}

core::Parsed<core::FileState> stateOf(const std::string& path)
{
    struct stat status {};
    if (stat(path.c_str(), &status) != 0)
        return core::ParseError{path, 0, core::Problem::CannotOpen, std::strerror(errno)};
    constexpr std::int64_t second = 1'000'000'000;
    return core::FileState{path, static_cast<std::uint64_t>(status.st_size),
                           status.st_mtim.tv_sec * second + status.st_mtim.tv_nsec};
}

}  // namespace cli
