// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/system_options.h"

#include "app/cli/option/number_output.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "core/collections/import/collection_files.h"
#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/text/ascii.h"
#include "core/rankings/evaluation/pooled_runs.h"
#include "core/rankings/runs/systems_of_runs.h"
#include "ui/text/language/joined_text.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace cli {

namespace {

/// Whether the text matches a pattern: * is any text, ? one character. O(pattern × text).
bool isLike(std::string_view text, std::string_view pattern)
{
    std::size_t at = 0;
    std::size_t sign = 0;
    std::size_t star = std::string_view::npos;
    std::size_t behind = 0;
    while (at < text.size()) {
        if (sign < pattern.size() && pattern[sign] == '*') {
            star = sign++;
            behind = at;
        } else if (sign < pattern.size() && (pattern[sign] == '?' || pattern[sign] == text[at])) {
            ++sign;
            ++at;
        } else if (star != std::string_view::npos) {
            sign = star + 1;
            at = ++behind;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', sign) == std::string_view::npos;
}

/// "runs/bm25.run.gz" gives "bm25".
std::string plainRunName(const std::string& file)
{
    constexpr std::array<std::string_view, 3> endings{".run", ".res", ".results"};
    std::string name = core::plainName(file);
    for (const std::string_view ending : endings)
        if (name.ends_with(ending) && name.size() > ending.size())
            name.resize(name.size() - ending.size());
    return name;
}

bool isCalled(const EvaluatedRun& run, std::string_view name)
{
    return isLike(run.file, name) || isLike(run.tag, name) ||
           isLike(std::filesystem::path(run.file).filename().string(), name) ||
           isLike(plainRunName(run.file), name);
}

/// Finds the requested systems.
class SystemFinder {
public:
    SystemFinder(const OptionSet& command, const std::vector<EvaluatedRun>& runs)
        : m_command(command)
        , m_runs(runs)
    {}

    /// `NAME=RUN,RUN`
    std::optional<ExitStatus> addNamed(const std::string& text)
    {
        const std::size_t sign = text.find('=');
        if (sign == std::string::npos || sign == 0 || sign + 1 == text.size())
            return wrongUsage(m_command,
                              "--system: “" + text +
                                  "” is not NAME=RUN,RUN…; use a value such as “bm25=bm25-*”.");
        core::SystemOfRuns system{text.substr(0, sign), {}};
        std::string_view rest = std::string_view(text).substr(sign + 1);
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(','), rest.size());
            const std::string_view name = core::trimmed(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
            if (!take(name, system))
                return wrongUsage(m_command, "--system " + system.name + ": no run matches “" +
                                                 std::string(name) + "”.");
        }
        return put(std::move(system));
    }

    /// Adds systems of runs whose names differ only in the pattern.
    std::optional<ExitStatus> addSeeds(std::string_view pattern)
    {
        std::vector<std::string> names;
        for (std::size_t run = 0; run < m_runs.size(); ++run)
            names.push_back(m_taken.contains(run) ? std::string() : plainRunName(m_runs[run].file));
        std::vector<core::SystemOfRuns> found = core::systemsBySeed(names, pattern);
        if (found.empty())
            return wrongUsage(m_command,
                              "--seeds: no run name contains “" + std::string(pattern) +
                                  "”. Use a part that differs between runs, such as “-seed*”.");
        for (core::SystemOfRuns& system : found)
            if (const auto stopped = put(std::move(system)))
                return stopped;
        return std::nullopt;
    }

    const std::vector<core::SystemOfRuns>& systems() const { return m_systems; }

private:
    bool take(std::string_view name, core::SystemOfRuns& system) const
    {
        const std::size_t before = system.runs.size();
        for (std::size_t run = 0; run < m_runs.size(); ++run)
            if (isCalled(m_runs[run], name))
                system.runs.push_back(run);
        return !name.empty() && system.runs.size() > before;
    }

    std::optional<ExitStatus> put(core::SystemOfRuns system)
    {
        for (const std::size_t run : system.runs)
            if (!m_taken.insert(run).second)
                return wrongUsage(m_command, "--system " + system.name + ": “" + m_runs[run].file +
                                                 "” is already part of a system.");
        if (std::ranges::find(m_systems, system.name, &core::SystemOfRuns::name) != m_systems.end())
            return wrongUsage(m_command, "--system " + system.name +
                                             ": another system already has this name.");
        m_systems.push_back(std::move(system));
        return std::nullopt;
    }

    const OptionSet& m_command;
    const std::vector<EvaluatedRun>& m_runs;
    std::set<std::size_t> m_taken;
    std::vector<core::SystemOfRuns> m_systems;
};

/// Averages what the runs of a system show of unjudged documents.
void poolJudging(const core::SystemOfRuns& system, const std::vector<EvaluatedRun>& runs,
                 std::size_t definitions, EvaluatedRun& pooled)
{
    for (std::size_t i = 0; i < definitions; ++i) {
        core::RunningMean mean;
        for (const std::size_t run : system.runs)
            if (const auto& share = runs[run].judging.shares[i])
                mean.add(*share);
        pooled.judging.shares.push_back(mean.count() > 0 ? std::optional(*mean.value())
                                                         : std::nullopt);
    }
    std::vector<const core::RunEvaluation*> otherwise;
    for (const std::size_t run : system.runs)
        if (const auto& own = runs[run].judging.otherwise)
            otherwise.push_back(&*own);
    if (!otherwise.empty())
        pooled.judging.otherwise = core::pooledRuns(otherwise, definitions).evaluation;
}

EvaluatedRun pooledRun(const core::SystemOfRuns& system, const std::vector<EvaluatedRun>& runs,
                       const std::vector<core::MeasureSpec>& definitions)
{
    std::vector<const core::RunEvaluation*> evaluations;
    EvaluatedRun pooled{system.name, system.name, {}, {}, {}, {}};
    core::DiagnosticCounts met;
    for (const std::size_t run : system.runs) {
        for (const core::Diagnostic& diagnostic : runs[run].diagnostics)
            met.add(diagnostic.warning, 0, {}, diagnostic.count);
        evaluations.push_back(&runs[run].evaluation);
        pooled.pooledFrom.push_back(runs[run].file);
    }
    pooled.diagnostics = met.diagnostics();
    core::PooledRuns found = core::pooledRuns(evaluations, definitions.size());
    pooled.evaluation = std::move(found.evaluation);
    poolJudging(system, runs, definitions.size(), pooled);
    pooled.deviations = std::move(found.deviations);
    if (found.queries == core::PooledQueries::Mixed)
        warn(system.name + ": " +
             Wording::tr("its runs cover different queries: each query gets the mean over the runs "
                         "that contain it, and no spread is reported")
                 .toStdString());
    return pooled;
}

}  // namespace

QString pooledSentence(const EvaluatedRun& system,
                       const std::vector<core::MeasureSpec>& definitions, int digits)
{
    QStringList runs;
    for (const std::string& run : system.pooledFrom)
        runs << QString::fromStdString(run);
    QStringList sentences{
        Wording::tr("%1 is the mean of %n runs: %2.", nullptr, static_cast<int>(runs.size()))
            .arg(QString::fromStdString(system.file), ui::listText(runs))};
    QStringList spread;
    for (std::size_t i = 0; i < definitions.size(); ++i)
        if (const auto& deviation = system.deviations[i])
            spread << QString::fromStdString(core::toText(definitions[i]) + " " +
                                             numberText(*deviation, digits));
    if (!spread.isEmpty())
        sentences
            << Wording::tr("Standard deviation of their means: %1.").arg(ui::listText(spread));
    return ui::joinedSentences(sentences);
}

void addSystems(OptionSet command, SystemChoices& systems)
{
    command
        .add("--system", "NAME=RUN,RUN...", systems.named,
             "Combine runs, such as seeds or folds, into one system. Name runs by file, name or "
             "tag; * and ? are wildcards. Can be repeated.")
        .oneEach();
    command
        .add("--seeds", "PART", systems.seeds,
             "Combine runs whose names differ only in this part into one system; * matches letters "
             "and digits. With \"-seed*\", bm25-seed1.run and bm25-seed2.run are the system bm25. "
             "Can be repeated.")
        .oneEach();
}

std::optional<ExitStatus> poolRuns(const OptionSet& command, const ScoringInput& input,
                                   const std::vector<core::MeasureSpec>& definitions,
                                   std::vector<EvaluatedRun>& runs)
{
    SystemFinder finder(command, runs);
    for (const std::string& text : input.systems.named)
        if (const auto stopped = finder.addNamed(text))
            return stopped;
    for (const std::string& pattern : input.systems.seeds)
        if (const auto stopped = finder.addSeeds(pattern))
            return stopped;
    std::vector<EvaluatedRun> kept;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        const auto own =
            std::ranges::find_if(finder.systems(), [run](const core::SystemOfRuns& system) {
                return std::ranges::find(system.runs, run) != system.runs.end();
            });
        if (own == finder.systems().end())
            kept.push_back(std::move(runs[run]));
        else if (*std::ranges::min_element(own->runs) == run)
            kept.push_back(pooledRun(*own, runs, definitions));
    }
    runs = std::move(kept);
    return std::nullopt;
}

}  // namespace cli
