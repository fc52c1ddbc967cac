// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/table_worker.h"

#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/content_hash.h"
#include "app/cli/shard/sharded_input.h"
#include "app/cli/shard/table_input.h"
#include "app/cli/shard/table_part_file.h"
#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/log_loss.h"
#include "core/classification/samples/sample_blocks.h"
#include "core/classification/samples/score_key.h"
#include "core/collections/shard/score_run.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_blocks.h"
#include "core/metrics/ranking_order/radix_sort.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cli {

namespace {

using Keys = core::UninitialisedVector<std::uint64_t>;

/// Reads the rows of a part, adds up their losses and writes their scores in sorted runs. Keeps one
/// block of text and the keys of one run in memory.
class TableWorker {
public:
    TableWorker(const core::TableManifest& manifest, const TableInput& input,
                const TableStart& start)
        : m_manifest(manifest)
        , m_input(input)
        , m_start(start)
        , m_settings(settingsBy(input.rules, {}))
        , m_blocks({m_input.table.file, m_start.reading, m_start.headings})
        , m_keys(start.reading.scoreColumns.size())
    {
        for (const std::size_t column : start.reading.scoreColumns)
            m_part.models.push_back({start.headings[column], {}, {}, 0, 0, 0, {}});
    }

    /// Processes the part; false if it is refused, which is reported.
    bool work(const core::SharedText& content, const std::string& partFile)
    {
        if (const auto problem = m_file.open(partFile))
            return told(*problem);
        const core::TableChunk& chunk = m_manifest.chunk;
        const std::string_view bytes = content.view().substr(chunk.from, chunk.to - chunk.from);
        const core::SharedText text(std::make_shared<core::SharedText>(content), bytes);
        auto blocks = chunk.isWhole ? core::TextBlocks::ofFile(text, m_input.table.expansion)
                                    : core::TextBlocks(text);
        // A whole file includes its header.
        std::size_t skipped = chunk.isWhole ? m_start.bytes : 0;
        while (const auto block = blocks.next())
            if (!read(block->text.substr(std::exchange(skipped, 0)), content.view()))
                return false;
        if (auto problem = blocks.problem()) {
            problem->file = m_input.table.file;
            return told(*problem);
        }
        return checkRows(content.view()) && writeRun() && finish(bytes);
    }

private:
    static bool told(const core::ParseError& problem)
    {
        refuse(problem);
        return false;
    }

    bool read(std::string_view lines, std::string_view content)
    {
        if (auto problem = m_blocks.read(lines)) {
            problem->line += linesBefore(content);
            return told(*problem);
        }
        if (m_blocks.looksAcrossLines()) {
            warn(named(m_input.table.file) + ": a quoted cell continues on the next line; such a "
                                             "table cannot be divided, use classify");
            return false;
        }
        takeLabels();
        for (std::size_t model = 0; model < m_keys.size(); ++model)
            take(model);
        m_part.rows += m_labels.size();
        m_inRun += m_labels.size();
        constexpr std::size_t keysOfARun = std::size_t{1} << 22;
        return m_inRun * m_keys.size() < keysOfARun || writeRun();
    }

    /// Sets the labels of the block's rows: 1 for the positive class, 0 for the other.
    void takeLabels()
    {
        const auto numbers = m_blocks.labelNumbers();
        const auto words = m_blocks.labels();
        std::array<std::uint8_t, core::LabelWords::most> isPositive{};
        for (std::size_t word = 0; word < words.size(); ++word)
            isPositive[word] = words[word].word == m_manifest.task.positive;
        m_labels.resize(numbers.size());
        std::transform(numbers.begin(), numbers.end(), m_labels.begin(),
                       [&](std::uint8_t number) { return isPositive[number]; });
        m_part.positives += static_cast<std::uint64_t>(
            std::count(m_labels.begin(), m_labels.end(), std::uint8_t{1}));
    }

    void take(std::size_t model)
    {
        const bool higherIsPositive = !m_input.table.lowerIsPositive;
        const core::ScoredLabels samples{m_blocks.scores(model), m_labels, 1, higherIsPositive};
        core::ModelPart& part = m_part.models[model];
        part.logLoss += logLossSums(samples, m_settings);
        part.brier += core::brierSums(samples, m_settings.outside);
        for (std::size_t row = 0; row < samples.size(); ++row)
            m_keys[model][m_labels[row]].push_back(
                core::scoreKey(samples.scores[row], higherIsPositive));
    }

    /// Writes the scores since the last run.
    bool writeRun()
    {
        for (std::size_t model = 0; model < m_keys.size() && m_inRun > 0; ++model) {
            auto& [negatives, positives] = m_keys[model];
            core::ModelPart& part = m_part.models[model];
            for (Keys* keys : {&negatives, &positives}) {
                core::radixSort(*keys, [](std::uint64_t key) { return key; });
                if (keys->empty())
                    continue;
                const bool isFirst = part.runs.empty() && (keys == &negatives || negatives.empty());
                part.bestKey = isFirst ? keys->front() : std::min(part.bestKey, keys->front());
                part.worstKey = std::max(part.worstKey, keys->back());
            }
            const std::string run = core::scoreRun(positives, negatives);
            part.runs.push_back(run.size());
            if (const auto problem = m_file.addRun(run))
                return told(*problem);
            positives.clear();
            negatives.clear();
        }
        m_inRun = 0;
        return true;
    }

    /// The number of lines in the file before the part.
    std::size_t linesBefore(std::string_view content) const
    {
        return m_manifest.chunk.isWhole ? m_start.lines
                                        : core::lineAt(content, m_manifest.chunk.from) - 1;
    }

    /// Whether classify would accept the rows; reports why not, as far as these lines show.
    bool checkRows(std::string_view content) const
    {
        core::TableProblems bad = m_blocks.bad();
        const auto labels = m_blocks.labels();
        const bool isBad = bad.count > 0 && !m_input.table.skipsBadRows;
        const bool hasThird = labels.size() > 2 && !m_input.table.positive;
        if (!isBad && hasThird)
            bad = core::namedClasses(labels, std::nullopt, m_input.table.file,
                                     m_start.headings[*m_start.reading.labelColumn])
                      .error();
        if (!isBad && !hasThird)
            return true;
        for (core::ParseError& problem : bad.first)
            problem.line += linesBefore(content);
        refuseTable(bad, m_input.table);
        return false;
    }

    bool finish(std::string_view bytes)
    {
        m_part.task = m_manifest.task;
        m_part.part = m_manifest.part;
        m_part.chunk = m_manifest.chunk;
        m_part.digest = contentHash(bytes);
        m_part.headLines = m_start.lines;
        m_part.lines = m_blocks.lines();
        m_part.labelColumn = m_start.headings[*m_start.reading.labelColumn];
        m_part.labels.assign(m_blocks.labels().begin(), m_blocks.labels().end());
        m_part.firstBad = m_blocks.bad().first;
        m_part.bad = m_blocks.bad().count;
        const auto without = m_blocks.rowsWithoutScore();
        for (std::size_t model = 0; model < without.size(); ++model)
            m_part.models[model].withoutScore = without[model];
        if (!isUnchanged(m_manifest.task.file))
            return false;
        const auto problem = m_file.finish(m_part);
        return !problem || told(*problem);
    }

    const core::TableManifest& m_manifest;
    const TableInput& m_input;
    const TableStart& m_start;
    core::ClassifierSettings m_settings;
    core::SampleBlocks m_blocks;
    std::vector<std::uint8_t> m_labels;       // of a block
    std::vector<std::array<Keys, 2>> m_keys;  // of a run, by model; negatives, positives
    std::size_t m_inRun = 0;                  // rows
    core::TablePart m_part;
    TablePartFile m_file;
};

}  // namespace

ExitStatus workOnTable(const core::TableManifest& manifest, const std::string& manifestFile,
                       const std::string& partFile)
{
    const auto input = tableInputOf(manifest.task, manifestFile);
    if (!input || !isUnchanged(manifest.task.file))
        return InputRefused;
    const std::string& file = manifest.task.file.path;
    const auto content = core::mappedBytes(file);
    if (!content)
        return refuse(content.error());
    const auto start = guarded(file, [&]() -> core::Parsed<std::optional<TableStart>> {
        return startOf(*content, input->table);
    });
    if (!start)
        return refuse(start.error());
    if (!*start)
        return InputRefused;
    const auto isDone = guarded(file, [&]() -> core::Parsed<bool> {
        return TableWorker(manifest, *input, **start).work(*content, partFile);
    });
    if (!isDone)
        return refuse(isDone.error());
    return *isDone ? Good : InputRefused;
}

}  // namespace cli
