// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/sample_view.h"
#include "core/foundation/tabular/filter.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace core {

/// Selects the samples of a table to show, in the language of Filter.
///
/// - A word must occur in the sample's id, or in its number if there are no ids.
/// - Choices are `tp`, `fp`, `fn` and `tn`: fp fn shows the errors.
/// - Numbers are `score`, `loss` and `weight`; a sample whose score is not a probability has no
///   loss.
/// - Texts are `label` and `group`: label:clicked group:q7.
class SampleFilter {
public:
    /// Matches every sample.
    SampleFilter() = default;

    bool acceptsAll() const { return m_filter.acceptsAll(); }
    /// Whether it depends on the threshold.
    bool readsOutcomes() const;
    /// The outcome that every matching sample must have, if the filter requires one.
    std::optional<Outcome> onlyOutcome() const;

    bool operator==(const SampleFilter&) const = default;

private:
    friend Result<SampleFilter, FilterProblem> parseSampleFilter(std::string_view text);
    friend bool accepts(const SampleFilter& filter, const SampleView& view, std::size_t sample);

    Filter m_filter;
};

/// The filter word that selects only samples with this outcome: "tp".
std::string_view filterWord(Outcome outcome);

/// Parses a filter; an empty text matches every sample. O(length of the text).
Result<SampleFilter, FilterProblem> parseSampleFilter(std::string_view text);

/// Whether the sample matches. O(terms × length of id, label and group).
bool accepts(const SampleFilter& filter, const SampleView& view, std::size_t sample);

}  // namespace core
