// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/sample_filter.h"

#include "core/foundation/tabular/filter_tokens.h"
#include "core/foundation/text/folded.h"
#include "core/foundation/text/nearest.h"

#include <array>
#include <limits>
#include <string>
#include <vector>

namespace core {

namespace {

enum SampleNumber : std::size_t { ofScore, ofLoss, ofWeight };
enum SampleText : std::size_t { ofOutcome, ofLabel, ofGroup };

constexpr std::array sampleNames{
    // In the order of Outcome.
    FilterName{"tp", FilterName::Kind::Choice, ofOutcome},
    FilterName{"fp", FilterName::Kind::Choice, ofOutcome},
    FilterName{"fn", FilterName::Kind::Choice, ofOutcome},
    FilterName{"tn", FilterName::Kind::Choice, ofOutcome},
    FilterName{"score", FilterName::Kind::Number, ofScore},
    FilterName{"loss", FilterName::Kind::Number, ofLoss},
    FilterName{"weight", FilterName::Kind::Number, ofWeight},
    FilterName{"label", FilterName::Kind::Text, ofLabel},
    FilterName{"group", FilterName::Kind::Text, ofGroup},
};

class SampleFacts : public FilterFacts {
public:
    SampleFacts(const SampleView& view, std::size_t sample)
        : m_view(view)
        , m_samples(*view.samples)
        , m_sample(sample)
    {}

    double number(std::size_t field) const override
    {
        switch (static_cast<SampleNumber>(field)) {
        case ofScore:
            return m_view.scored.scores[m_sample];
        case ofWeight:
            return m_view.scored.weight(m_sample);
        case ofLoss:
            break;
        }
        return m_view.loss(m_sample).value_or(std::numeric_limits<double>::quiet_NaN());
    }
    bool is(std::size_t field, std::string_view word) const override
    {
        switch (static_cast<SampleText>(field)) {
        case ofOutcome:
            return filterWord(m_view.outcome(m_sample)) == word;
        case ofLabel:
            return folded(m_view.label(m_sample)) == word;
        case ofGroup:
            break;
        }
        return !m_samples.groups.empty() &&
               folded(m_samples.groupNames[m_samples.groups[m_sample]]) == word;
    }
    bool contains(std::string_view word) const override
    {
        const std::string id =
            m_samples.ids.empty() ? std::to_string(m_sample + 1) : folded(m_samples.ids[m_sample]);
        return id.find(word) != std::string::npos;
    }

private:
    const SampleView& m_view;
    const Samples& m_samples;
    std::size_t m_sample;
};

Result<std::size_t, FilterProblem> unknownNumber(const FilterToken& token)
{
    const std::vector<std::string> known{"score", "loss", "weight", "label", "group"};
    return problemAt(FilterProblem::Kind::UnknownName, token, nearestTo(token.text, known));
}

}  // namespace

std::string_view filterWord(Outcome outcome)
{
    return sampleNames[static_cast<std::size_t>(outcome)].name;
}

bool SampleFilter::readsOutcomes() const
{
    return m_filter.readsText(ofOutcome);
}

std::optional<Outcome> SampleFilter::onlyOutcome() const
{
    const std::vector<std::string> needed = m_filter.neededTexts(ofOutcome);
    for (std::size_t i = 0; i < 4 && needed.size() == 1; ++i)
        if (sampleNames[i].name == needed.front())
            return static_cast<Outcome>(i);
    return std::nullopt;
}

Result<SampleFilter, FilterProblem> parseSampleFilter(std::string_view text)
{
    auto read = parseFilter(text, sampleNames, unknownNumber);
    if (!read)
        return std::move(read).error();
    SampleFilter filter;
    filter.m_filter = *std::move(read);
    return filter;
}

bool accepts(const SampleFilter& filter, const SampleView& view, std::size_t sample)
{
    return filter.m_filter.matches(SampleFacts(view, sample));
}

}  // namespace core
