// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/sample_table.h"
#include "tests/fuzz/fuzz.h"

namespace {

using Read = core::Result<core::SampleTable, core::TableProblems>;

bool isSame(const Read& a, const Read& b)
{
    if (!a || !b)
        return !a && !b && a.error().first == b.error().first && a.error().count == b.error().count;
    return a->samples == b->samples && a->leftOut.first == b->leftOut.first &&
           a->leftOut.count == b->leftOut.count;
}

void checkColumns(const core::Samples& samples)
{
    fuzz::require(samples.size() > 0 && !samples.models.empty());
    fuzz::require(samples.classes[0] != samples.classes[1]);
    for (const core::ModelScores& model : samples.models)
        fuzz::require(model.values.size() == samples.size());
    fuzz::require(samples.ids.empty() || samples.ids.size() == samples.size());
    fuzz::require(samples.weights.empty() || samples.weights.size() == samples.size());
    fuzz::require(samples.groups.size() == (samples.groupNames.empty() ? 0 : samples.size()));
}

/// What is written reads back; columns stand where the writer puts them.
void checkWritten(const core::SampleTable& table)
{
    core::Samples samples = table.samples;
    samples.leftOut = {};
    core::TableReading reading;
    std::size_t column = 0;
    if (!samples.ids.empty())
        reading.idColumn = column++;
    reading.labelColumn = column++;
    for (std::size_t model = 0; model < samples.models.size(); ++model)
        reading.scoreColumns.push_back(column++);
    if (!samples.weights.empty())
        reading.weightColumn = column++;
    if (!samples.groupNames.empty())
        reading.groupColumn = column++;
    if (table.positive)
        reading.positive = samples.classes[*table.positive];
    const auto again = core::parseSampleTable(
        core::sampleTableText(samples, core::Delimiter::Comma), "written", reading);
    fuzz::require(again && again->samples == samples);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    const auto preview = core::previewTable(text, "input");
    if (!preview)
        return 0;
    core::TableReading reading = core::proposedReading(*preview);
    for (const bool leavesOut : {false, true}) {
        reading.leavesOutBadRows = leavesOut;
        const auto read = core::parseSampleTable(text, "input", reading);
        fuzz::require(
            isSame(read, core::parseSampleTable(text, "input", reading, core::Threads(3))));
        if (!read)
            continue;
        checkColumns(read->samples);
        checkWritten(*read);
    }
    return 0;
}
