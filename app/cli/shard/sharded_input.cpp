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

std::optional<ScoringInput> inputOf(const core::SharedTask& task, const std::string& file)
{
    ScoringInput input;
    Program program;
    describe(program.options(), input);
    if (const auto stop = program.read(task.options)) {
        warn(file + ": options: " + stop->mistake);
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
