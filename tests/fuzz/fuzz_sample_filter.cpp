// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/sample_filter.h"
#include "tests/fuzz/fuzz.h"

namespace {

core::Samples twoSamples()
{
    core::Samples samples;
    samples.classes = {"ignored", ">50K"};
    samples.labels = {0, 1};
    samples.models.push_back({"a", {0.25, 2}});
    samples.ids = {"c8", "K\xc3\xa4se"};
    samples.groupNames = {"q 7"};
    samples.groups = {0, 0};
    return samples;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const core::Samples samples = twoSamples();
    core::SampleView view;
    view.samples = &samples;
    view.scored = core::scoredLabels(samples, 0, 1, true);
    const std::string_view text = fuzz::text(data, size);
    const auto filter = core::parseSampleFilter(text);
    if (!filter) {
        fuzz::require(filter.error().position < text.size());
        return 0;
    }
    const auto only = filter->onlyOutcome();
    for (std::size_t sample = 0; sample < view.size(); ++sample) {
        const bool isSeen = core::accepts(*filter, view, sample);
        fuzz::require(isSeen || !filter->acceptsAll());
        fuzz::require(!isSeen || !only || view.outcome(sample) == *only);
    }
    return 0;
}
