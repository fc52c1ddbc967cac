// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/in_memory/in_memory_input.h"

#include "app/cli/host/host.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "core/collections/import/answer_folder.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/tabular/pair_layout.h"

#include <utility>

namespace cli {

namespace {

thread_local const InMemoryInputs* lent = nullptr;

/// Null if neither the command nor its host holds it.
template <class Held>
const Held* heldAs(std::map<std::string, Held> InMemoryInputs::*kind, const std::string& name)
{
    const Host* const by = host();
    for (const InMemoryInputs* const inputs : {lent, by ? by->inputs : nullptr}) {
        if (!inputs)
            continue;
        const auto found = (inputs->*kind).find(name);
        if (found != (inputs->*kind).end())
            return &found->second;
    }
    return nullptr;
}

}  // namespace

void lend(const InMemoryInputs* inputs)
{
    lent = inputs;
}

bool isInMemoryJudgments(const std::string& name)
{
    return heldAs(&InMemoryInputs::judgments, name);
}

const core::QueryWeights* heldWeights(const std::string& name)
{
    return heldAs(&InMemoryInputs::weights, name);
}

bool isInMemoryRun(const std::string& name)
{
    return heldAs(&InMemoryInputs::runs, name);
}

const std::string* fileOfRun(const std::string& name)
{
    return heldAs(&InMemoryInputs::runFiles, name);
}

const InMemorySamples* inMemorySamples(const std::string& name)
{
    return heldAs(&InMemoryInputs::samples, name);
}

core::Parsed<core::SeparateJudgments> judgmentsIn(const std::string& path,
                                                  const core::CollectionChoices& choices)
{
    if (const auto* const held = heldAs(&InMemoryInputs::judgments, path))
        return (*held)(choices);
    return core::readJudgments(path, choices);
}

core::Parsed<std::vector<core::Run>> runsIn(const std::string& path,
                                            const core::SeparateJudgments& judgments,
                                            const core::CollectionChoices& choices,
                                            core::ScorePrecision precision,
                                            const core::Threads& threads)
{
    if (const auto* const held = heldAs(&InMemoryInputs::runs, path)) {
        auto run = (*held)(choices, precision, threads);
        if (!run)
            return run.error();
        std::vector<core::Run> runs;
        runs.push_back(*std::move(run));
        return runs;
    }
    const std::string* const named = fileOfRun(path);
    const std::string& file = named ? *named : path;
    core::Loading loading(stopOfHost());
    const auto text = core::readSource(file, &loading, choices.expansion);
    if (!text)
        return text.error();
    return core::parseSeparateRuns(*text, file, judgments, choices, precision, threads);
}

std::variant<core::Run, ExitStatus> onlyRunIn(const std::string& path,
                                              const core::SeparateJudgments& judgments,
                                              const core::CollectionChoices& choices,
                                              core::ScorePrecision precision)
{
    auto runs = guarded(path, [&] { return runsIn(path, judgments, choices, precision); });
    if (!runs)
        return refuseUndecided(runs.error());
    if (runs->size() == 1)
        return std::move(runs->front());
    std::vector<std::string> names;
    for (const core::Run& run : *runs)
        names.push_back(run.tag);
    return refuse({path, 0, core::ErrorCode::SeveralSystems, core::headingsText(names)});
}

}  // namespace cli
