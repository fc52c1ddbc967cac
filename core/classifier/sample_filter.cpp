#include "core/classifier/sample_filter.h"

#include "core/syntax/filter_tokens.h"
#include "core/text/folded.h"
#include "core/text/nearest.h"

#include <array>
#include <bit>
#include <limits>
#include <string>
#include <vector>

namespace core {

namespace {

enum SampleNumber : std::size_t { ofScore, ofLoss, ofWeight };
enum SampleText : std::size_t { ofLabel, ofGroup };

constexpr FilterName choice(std::string_view name, Outcome outcome)
{
    return {name, FilterName::Kind::Choice, static_cast<std::size_t>(outcome)};
}

constexpr std::array sampleNames{
    choice("tp", Outcome::TruePositive),
    choice("fp", Outcome::FalsePositive),
    choice("fn", Outcome::FalseNegative),
    choice("tn", Outcome::TrueNegative),
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

    std::uint32_t flags() const override
    {
        return std::uint32_t{1} << static_cast<unsigned>(m_view.outcome(m_sample));
    }
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
    bool isText(std::size_t field, std::string_view word) const override
    {
        if (field == ofLabel)
            return folded(m_samples.classes[m_samples.labels[m_sample]]) == word;
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

std::optional<Outcome> SampleFilter::onlyOutcome() const
{
    const std::uint32_t needed = m_filter.neededFlags();
    return std::has_single_bit(needed)
               ? std::optional(static_cast<Outcome>(std::countr_zero(needed)))
               : std::nullopt;
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
