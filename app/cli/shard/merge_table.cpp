// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/merge_table.h"

#include "app/cli/classify/classify_output.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/content_hash.h"
#include "app/cli/shard/manifest_folder.h"
#include "app/cli/shard/part_checks.h"
#include "app/cli/shard/table_input.h"
#include "app/cli/shard/table_part_file.h"
#include "core/collections/shard/score_sums.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cli {

namespace {

using TableParts = std::vector<ReadTablePart>;

std::string tableDifference(const core::TablePart& part, const core::TablePart& first)
{
    if (part.task == first.task && part.models.size() == first.models.size())
        return {};
    if (part.task.options != first.task.options || part.task.positive != first.task.positive)
        return "was read with different rules";
    if (part.task.file.path != first.task.file.path)
        return "belongs to a different table";
    return "belongs to a different division or version of the table";
}

/// Whether the parts have the planned lines, the only ones that workers process.
bool isAsPlanned(const TableParts& parts)
{
    std::vector<core::TableChunk> stretches;
    for (const ReadTablePart& part : parts)
        stretches.push_back(part.part().chunk);
    const core::TableTask& task = parts.front().part().task;
    if (planOf(task, stretches) == task.plan)
        return true;
    warn("merge: the parts do not have the planned lines; divide the table again");
    return false;
}

/// Reads the parts, sorted by number. Nothing if they do not form one division, which is reported.
std::optional<TableParts> readTableParts(const std::vector<std::string>& files)
{
    auto parts = readDivision(files, readTablePart, tableDifference);
    return parts && isAsPlanned(*parts) ? std::move(parts) : std::nullopt;
}

/// Whether the table still has the bytes that the workers read; reports any that differ.
bool isTableUnchanged(const TableParts& parts)
{
    const std::string& file = parts.front().part().task.file.path;
    const auto content = core::mappedBytes(file);
    if (!content) {
        refuse(content.error());
        return false;
    }
    const ShortenedFileGuard guard(file);
    for (const ReadTablePart& part : parts) {
        const auto& [from, to, isWhole] = part.part().chunk;
        if (contentHash(content->view(), from, to) != part.part().digest) {
            warn(named(file) + ": bytes " + std::to_string(from) + " to " + std::to_string(to) +
                 " have changed since a worker read them");
            return false;
        }
    }
    return true;
}

/// The labels and bad rows of all parts, by their lines in the table.
struct TableFacts {
    core::LabelWords labels;
    core::TableProblems bad;
    std::uint64_t rows = 0;
    std::uint64_t positives = 0;
};

TableFacts factsOf(const TableParts& parts, std::size_t reportedRows)
{
    TableFacts facts;
    std::vector<core::MissingScores> missing;
    std::size_t line = parts.front().part().headLines;
    for (const ReadTablePart& read : parts) {
        const core::TablePart& part = read.part();
        for (const core::FirstLabel& label : part.labels)
            facts.labels.numberOf(label.word, label.line + line);
        for (const core::ParseError& bad : part.firstBad)
            if (facts.bad.first.size() < reportedRows) {
                facts.bad.first.push_back(bad);
                facts.bad.first.back().line += line;
            }
        facts.bad.count += part.bad;
        for (std::size_t model = 0; model < part.models.size(); ++model) {
            if (missing.size() <= model)
                missing.push_back({part.models[model].name, 0});
            missing[model].rows += part.models[model].withoutScore;
        }
        facts.rows += part.rows;
        facts.positives += part.positives;
        line += part.lines;
    }
    std::ranges::copy_if(missing, std::back_inserter(facts.bad.withoutScore),
                         [](const core::MissingScores& one) { return one.rows > 0; });
    return facts;
}

core::DividedScores scoresOf(const TableParts& parts, std::size_t model, const TableFacts& facts,
                             bool higherIsPositive)
{
    core::DividedScores scores;
    scores.rows = facts.rows;
    scores.positives = facts.positives;
    scores.higherIsPositive = higherIsPositive;
    bool isFirst = true;
    for (const ReadTablePart& read : parts) {
        const core::ModelPart& part = read.part().models[model];
        scores.logLoss += part.logLoss;
        scores.brier += part.brier;
        const auto& runs = read.placed.runs[model];
        scores.runs.insert(scores.runs.end(), runs.begin(), runs.end());
        if (read.part().rows == 0)
            continue;
        scores.bestKey = isFirst ? part.bestKey : std::min(scores.bestKey, part.bestKey);
        scores.worstKey = std::max(scores.worstKey, part.worstKey);
        isFirst = false;
    }
    return scores;
}

ModelReport reportOf(const std::string& name, const core::DividedScores& scores,
                     const core::ScoreValues& values, double threshold)
{
    ModelReport report;
    report.name = name;
    report.samples = static_cast<double>(scores.rows);
    report.positives = static_cast<double>(scores.positives);
    for (const auto& [id, value] : values.ofScores)
        report.values.push_back({std::string(id), value});
    report.atThreshold = thresholdReport(threshold, values.atThreshold);
    return report;
}

ExitStatus refuseRuns(const TableParts& parts)
{
    warn(named(parts.front().file) + ": the scores of its division are not sorted runs");
    return InputRefused;
}

/// The models. On failure, reports the problem and returns the exit status.
std::variant<std::vector<ModelReport>, ExitStatus>
modelsOf(const TableParts& parts, const TableFacts& facts, const TableInput& input)
{
    const core::ClassifierSettings settings = settingsBy(input.rules, {});
    std::optional<double> threshold = input.rules.threshold;
    std::vector<ModelReport> models;
    for (std::size_t model = 0; model < parts.front().part().models.size(); ++model) {
        const core::DividedScores scores =
            scoresOf(parts, model, facts, !input.table.lowerIsPositive);
        if (!threshold)
            threshold = core::startingThreshold(scores);
        if (!threshold)
            return refuseRuns(parts);
        const auto values = core::measured(scores, settings, *threshold);
        if (!values)
            return refuseRuns(parts);
        models.push_back(
            reportOf(parts.front().part().models[model].name, scores, *values, *threshold));
    }
    return models;
}

}  // namespace

ExitStatus mergeTable(const std::vector<std::string>& files, const TableMergeOptions& options)
{
    const auto parts = readTableParts(files);
    if (!parts)
        return InputRefused;
    const core::TableTask& task = parts->front().part().task;
    const auto input = tableInputOf(task, files.front());
    if (!input || (options.checksInputs && !isTableUnchanged(*parts)))
        return InputRefused;
    const TableFacts facts = factsOf(*parts, shownBadRows);
    if (facts.rows == 0)
        return refuseTable(
            facts.bad.count > 0
                ? facts.bad
                : core::TableProblems{{{input->table.file, 0, core::ErrorCode::NothingToRead, {}}},
                                      1},
            input->table);
    const auto classes = core::namedClasses(facts.labels.met(), input->table.positive,
                                            input->table.file, parts->front().part().labelColumn);
    if (!classes)
        return refuseTable(classes.error(), input->table);
    ClassifyReport report;
    report.positive = classes->classes[1];
    report.higherIsPositive = !input->table.lowerIsPositive;
    report.digits = options.digits;
    if (report.positive != task.positive || !classes->positive) {
        warn(named(files.front()) +
             ": the positive class is not that of its division; divide the table again");
        return InputRefused;
    }
    auto models = modelsOf(*parts, facts, *input);
    if (const auto* status = std::get_if<ExitStatus>(&models))
        return *status;
    report.models = std::get<0>(std::move(models));
    tellLeftOut(facts.bad, input->table);
    tellRest(classes->rest, classes->classes[0], input->table);
    return print(options.isJson ? classifyJson(report) : classifyText(report));
}

}  // namespace cli
