// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/sample_view.h"
#include "core/foundation/tabular/filter.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace core {

/// Which samples of a table are to be seen, in the language of Filter.
///
/// - A word has to occur in the sample's id, or in its number where there are none.
/// - Choices are `tp`, `fp`, `fn` and `tn`: fp fn shows what is wrong.
/// - Numbers are `score`, `loss` and `weight`; a sample whose score is no probability has no loss.
/// - Texts are `label` and `group`: label:clicked group:q7.
class SampleFilter {
public:
    /// Accepts every sample.
    SampleFilter() = default;

    bool acceptsAll() const { return m_filter.acceptsAll(); }
    /// Whether it looks at the threshold.
    bool readsOutcomes() const;
    /// The outcome that every sample has that is seen, where the filter says so.
    std::optional<Outcome> onlyOutcome() const;

    bool operator==(const SampleFilter&) const = default;

private:
    friend Result<SampleFilter, FilterProblem> parseSampleFilter(std::string_view text);
    friend bool accepts(const SampleFilter& filter, const SampleView& view, std::size_t sample);

    Filter m_filter;
};

/// What accepts the samples of an outcome alone: "tp".
std::string_view filterWord(Outcome outcome);

/// Reads what a person typed; an empty text accepts every sample. O(length of the text).
Result<SampleFilter, FilterProblem> parseSampleFilter(std::string_view text);

/// Whether a sample is to be seen. O(terms × length of id, label and group).
bool accepts(const SampleFilter& filter, const SampleView& view, std::size_t sample);

}  // namespace core
