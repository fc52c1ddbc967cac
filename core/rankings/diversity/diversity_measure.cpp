// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/diversity/diversity_measure.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/nearest.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/measure_parts.h"
#include "core/metrics/measures/other_name.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

namespace {

using Kind = MeasureSpecError::Kind;

constexpr DiversityMeasure diversityTable[]{
    {"alpha_nDCG", "alpha-nDCG", DiversityDiscount::Log2, DiversityDivisor::Ideal},
    {"alpha_DCG", "alpha-DCG", DiversityDiscount::Log2, DiversityDivisor::EverySubtopic},
    {"ERR_IA", "ERR-IA", DiversityDiscount::Reciprocal, DiversityDivisor::EverySubtopic},
    {"nERR_IA", "nERR-IA", DiversityDiscount::Reciprocal, DiversityDivisor::Ideal},
    {"NRBP", "NRBP", DiversityDiscount::Patience, DiversityDivisor::EndlessList},
    {"nNRBP", "nNRBP", DiversityDiscount::Patience, DiversityDivisor::Ideal},
    {"StRecall", "strec", DiversityDiscount::None, DiversityDivisor::Subtopics, 1},
    {"P_IA", "P-IA", DiversityDiscount::None, DiversityDivisor::Places, 0},
    {"MAP_IA", "MAP-IA", DiversityDiscount::Reciprocal, DiversityDivisor::Subtopics, 0,
     DiversityGain::Recall},
};

const DiversityMeasure* measureNamed(std::string_view name)
{
    const auto found = std::ranges::find_if(diversityTable, [name](const DiversityMeasure& row) {
        return equalsIgnoringCase(row.name, name) || equalsIgnoringCase(row.alias, name);
    });
    return found == std::end(diversityTable) ? nullptr : found;
}

/// A parameter of a measure; null if it has none of this name.
double* parameterOf(DiversitySpec& spec, std::string_view name)
{
    if (equalsIgnoringCase(name, "alpha") && !spec.measure->fixedAlpha)
        return &spec.alpha;
    if (equalsIgnoringCase(name, "beta") && spec.measure->discount == DiversityDiscount::Patience)
        return &spec.beta;
    return nullptr;
}

std::optional<MeasureSpecError> readAssignment(std::string_view assignment, DiversitySpec& spec,
                                               std::vector<const double*>& read)
{
    const std::size_t equals = assignment.find('=');
    const std::string name(trimmed(assignment.substr(0, equals)));
    const std::string measure(spec.measure->name);
    double* const parameter = parameterOf(spec, name);
    if (!parameter) {
        MeasureSpecError error{Kind::UnknownParameter, name, measure, {}, {}, {}};
        for (const char* known : {"alpha", "beta"})
            if (parameterOf(spec, known))
                error.existing.emplace_back(known);
        error.nearest = nearestTo(name, error.existing);
        return error;
    }
    if (std::ranges::find(read, parameter) != read.end())
        return MeasureSpecError{Kind::RepeatedParameter, name, measure, {}, {}, {}};
    read.push_back(parameter);
    const std::string_view text = equals == std::string_view::npos
                                      ? std::string_view()
                                      : trimmed(assignment.substr(equals + 1));
    double number = 0;
    if (!readNumber(text, number) || !(number >= 0 && number <= 1))
        return MeasureSpecError{Kind::BadValue, std::string(text), measure, name, {}, {}};
    *parameter = number;
    return std::nullopt;
}

std::optional<MeasureSpecError> readAssignments(std::string_view text, DiversitySpec& spec)
{
    std::vector<const double*> read;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        if (auto error = readAssignment(trimmed(text.substr(0, comma)), spec, read))
            return error;
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return std::nullopt;
}

MeasureSpecError unknownDiversityMeasure(std::string_view name)
{
    MeasureSpecError error{Kind::UnknownMeasure, std::string(name), {}, {}, {}, {}};
    for (const DiversityMeasure& row : diversityTable)
        error.existing.emplace_back(row.name);
    error.nearest = nearestTo(name, error.existing);
    return error;
}

/// Sums earnings × discount rank by rank.
class DiversityWalk {
public:
    DiversityWalk(const SubtopicJudgments& judgments, const DiversitySpec& spec)
        : m_kept(1 - spec.measure->fixedAlpha.value_or(spec.alpha))
        , m_beta(spec.beta)
        , m_kind(spec.measure->discount)
        , m_worth(judgments.subtopics.size(), 1.0)
    {
        if (spec.measure->gain == DiversityGain::Novelty)
            return;
        m_added.assign(m_worth.size(), 0.0);
        for (const SubtopicDocument& document : judgments.documents)
            for (const std::size_t subtopic : document.subtopics)
                ++m_added[subtopic];
        for (double& added : m_added)
            added = 1 / added;
        m_worth = m_added;
    }

    double gainOf(std::span<const std::size_t> subtopics) const
    {
        double gain = 0;
        for (const std::size_t subtopic : subtopics)
            gain += m_worth[subtopic];
        return gain;
    }
    void add(std::span<const std::size_t> subtopics)
    {
        m_sum += gainOf(subtopics) * m_discount;
        for (const std::size_t subtopic : subtopics) {
            if (m_added.empty())
                m_worth[subtopic] *= m_kept;
            else
                m_worth[subtopic] += m_added[subtopic];
        }
        ++m_rank;
        m_discount = next();
    }
    /// Of the next rank.
    double discount() const { return m_discount; }
    double sum() const { return m_sum; }

private:
    double next() const
    {
        const double rank = m_rank;
        switch (m_kind) {
        case DiversityDiscount::Log2:
            return 1 / std::log2(rank + 1);
        case DiversityDiscount::Reciprocal:
            return 1 / rank;
        case DiversityDiscount::Patience:
            return m_discount * m_beta;
        case DiversityDiscount::None:
            break;
        }
        return 1;
    }

    double m_kept;
    double m_beta;
    DiversityDiscount m_kind;
    std::vector<double> m_worth;  ///< by subtopic: what the next document for it earns
    std::vector<double> m_added;  ///< by subtopic: what a document adds to that; empty: novelty
    double m_rank = 1;            ///< the next one
    double m_discount = 1;
    double m_sum = 0;
};

/// What can be attained, rank by rank.
class AttainableCoverage {
public:
    AttainableCoverage(const SubtopicJudgments& judgments, const DiversitySpec& spec)
        : m_judgments(judgments)
        , m_spec(spec)
        , m_walk(judgments, spec)
        , m_isFree(judgments.documents.size(), true)
    {
        for (std::size_t i = 0; i < judgments.subtopics.size(); ++i)
            m_every.push_back(i);
    }

    /// With the cutoff at `rank`; to be called for 1, 2, 3 …
    double at(std::size_t rank)
    {
        const auto subtopics = static_cast<double>(m_every.size());
        switch (m_spec.measure->divisor) {
        case DiversityDivisor::Ideal:
            m_walk.add(takeBest());
            return m_walk.sum();
        case DiversityDivisor::EverySubtopic:
            m_walk.add(m_every);
            return m_walk.sum();
        case DiversityDivisor::EndlessList:
            return subtopics / lostPerRank();
        case DiversityDivisor::Places:
            return subtopics * static_cast<double>(rank);
        case DiversityDivisor::Subtopics:
            break;
        }
        return subtopics;
    }

    /// The sum over what is attainable, in the order of ndeval's calculation.
    double shareOf(double sum, double attainable) const
    {
        if (m_spec.measure->discount != DiversityDiscount::Patience)
            return sum / attainable;
        const double share = lostPerRank() / static_cast<double>(m_every.size());
        const double attained = sum * share;
        return m_spec.measure->divisor == DiversityDivisor::EndlessList
                   ? attained
                   : attained / (attainable * share);
    }

private:
    double lostPerRank() const { return 1 - (1 - m_spec.alpha) * m_spec.beta; }

    std::span<const std::size_t> takeBest()
    {
        std::size_t best = m_isFree.size();
        double highest = 0;
        for (std::size_t i = 0; i < m_isFree.size(); ++i) {
            if (!m_isFree[i])
                continue;
            const double gain = m_walk.gainOf(m_judgments.documents[i].subtopics);
            if (best == m_isFree.size() || gain >= highest) {
                best = i;
                highest = gain;
            }
        }
        if (best == m_isFree.size())
            return {};
        m_isFree[best] = false;
        return m_judgments.documents[best].subtopics;
    }

    const SubtopicJudgments& m_judgments;
    const DiversitySpec& m_spec;
    DiversityWalk m_walk;
    std::vector<bool> m_isFree;
    std::vector<std::size_t> m_every;
};

/// The only loop over ranks: value, steps and curve differ in what they take of it.
template <class Take>
void forEachStep(const SubtopicJudgments& judgments, std::span<const std::string_view> ranked,
                 const DiversitySpec& spec, const Take& take)
{
    if (judgments.subtopics.empty())
        return;
    const std::size_t end =
        spec.cutoff.value_or(std::max(ranked.size(), judgments.documents.size()));
    DiversityWalk walk(judgments, spec);
    AttainableCoverage attainable(judgments, spec);
    std::vector<bool> isCovered(judgments.subtopics.size(), false);
    DiversityStep step{};
    for (step.rank = 1; step.rank <= end; ++step.rank) {
        const auto subtopics = step.rank <= ranked.size()
                                   ? judgments.subtopicsOf(ranked[step.rank - 1])
                                   : std::span<const std::size_t>();
        for (const std::size_t subtopic : subtopics) {
            step.covered += isCovered[subtopic] ? 0 : 1;
            isCovered[subtopic] = true;
        }
        step.relevantTo = subtopics.size();
        step.gain = walk.gainOf(subtopics);
        step.discount = walk.discount();
        walk.add(subtopics);
        step.sum = walk.sum();
        step.attainable = attainable.at(step.rank);
        step.value = attainable.shareOf(step.sum, step.attainable);
        take(step);
    }
}

}  // namespace

std::span<const DiversityMeasure> diversityMeasures()
{
    return diversityTable;
}

Result<DiversitySpec, MeasureSpecError> parseDiversitySpec(std::string_view text)
{
    auto parts = measureParts(trimmed(text));
    if (!parts)
        return std::move(parts).error();
    DiversitySpec spec{measureNamed(parts->name)};
    if (!spec.measure)
        return unknownDiversityMeasure(parts->name);
    if (auto error = readAssignments(trimmed(parts->parameters.value_or("")), spec))
        return std::move(*error);
    // A list without end would earn endlessly.
    if (spec.alpha == 0 && spec.beta == 1)
        return MeasureSpecError{Kind::BadValue, "1", std::string(spec.measure->name),
                                "beta",         {},  {}};
    MeasureSpec cut;
    if (parts->cutoff ? !setCutoff(cut, *parts->cutoff) : spec.measure->needsCutoff())
        return MeasureSpecError{Kind::BadCutoff,
                                std::string(parts->cutoff.value_or("")),
                                std::string(spec.measure->name),
                                {},
                                {},
                                {}};
    spec.cutoff = cut.cutoff;
    return spec;
}

std::string toText(const DiversitySpec& spec)
{
    const DiversitySpec defaults{spec.measure};
    std::string parameters;
    const auto add = [&parameters](std::string_view name, double number, double usual) {
        if (number != usual)
            parameters +=
                (parameters.empty() ? "(" : ",") + std::string(name) + '=' + shortestText(number);
    };
    add("alpha", spec.alpha, defaults.alpha);
    add("beta", spec.beta, defaults.beta);
    std::string text(spec.measure->name);
    if (!parameters.empty())
        text += parameters + ')';
    if (spec.cutoff)
        text += '@' + std::to_string(*spec.cutoff);
    return text;
}

std::vector<DiversityStep> diversitySteps(const SubtopicJudgments& judgments,
                                          std::span<const std::string_view> ranked,
                                          const DiversitySpec& spec)
{
    std::vector<DiversityStep> steps;
    forEachStep(judgments, ranked, spec,
                [&steps](const DiversityStep& step) { steps.push_back(step); });
    return steps;
}

Value diversityValue(const SubtopicJudgments& judgments, std::span<const std::string_view> ranked,
                     const DiversitySpec& spec)
{
    Value value = Undefined::NoRelevant;
    forEachStep(judgments, ranked, spec,
                [&value](const DiversityStep& step) { value = step.value; });
    return value;
}

}  // namespace core
