// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/list_ratio.h"

#include "core/metrics/measures/cumulated_gain.h"
#include "core/metrics/scan/scan.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

namespace {

class Building {
public:
    Building(const MeasureSpec& definition, const RankWeights& weights, const GradeScale& scale,
             OpenLists lists, std::span<const EndQuotients> ends)
        : m_weights(weights)
        , m_scale(scale)
        , m_definition(definition)
        , m_lists(lists)
        , m_ends(ends)
        , m_first(*lists.front())
        , m_isNdcg(m_definition.measure == Measure::Ndcg)
        , m_isOwnIdeal(m_isNdcg && m_definition.settings.ideal == IdealPool::RetrievedOnly)
    {}

    std::optional<ListRatio> build()
    {
        if (m_lists.size() > 1 && !sharesIdeal())
            return std::nullopt;
        if (!addEnds())
            return std::nullopt;
        if (!(ratio().idealAtTop > 0))
            return ListRatio{};
        addLayers();
        // Negative grades may make an ideal negative even if it contains positive ones.
        const bool isAnyKnown =
            std::any_of(ratio().layers.begin(), ratio().layers.end(),
                        [](const GainLayer& layer) { return layer.ideal > 0 && layer.fixed > 0; });
        if (m_idealAtZero < 0 || (ratio().needsOne && isAnyKnown))
            return std::nullopt;
        addPlaces();
        addWeights();
        addIdealSums();
        return std::move(m_result);
    }

private:
    GainRatio& ratio() { return m_result.ratio; }

    bool sharesIdeal() const
    {
        return !m_isOwnIdeal && m_first.knowsOthers &&
               idealCutoff(m_first) == idealCutoff(*m_lists.back()) &&
               m_ends.front().top.attainable == m_ends.back().top.attainable;
    }

    /// @return false if the numbers are too large
    bool addEnds()
    {
        for (const auto& [zero, top] : m_ends) {
            if (!std::isfinite(top.earned) || !std::isfinite(top.attainable))
                return false;
            ratio().earnedAtTop = top.earned - ratio().earnedAtTop;
            ratio().idealAtTop = top.attainable;
        }
        m_idealAtZero = m_ends.front().zero.attainable;
        ratio().needsOne = !(m_idealAtZero > 0);
        return true;
    }

    double gainOf(double level) const
    {
        if (m_isNdcg)
            return GainRule(m_definition.settings).gain<double>(Grade(level));
        return Grade(level).isRelevant(m_definition.settings.relevantFrom) ? 1 : 0;
    }
    double idealGainOf(double level) const
    {
        const Settings& settings = m_definition.settings;
        const bool isOut = m_isNdcg && settings.ideal == IdealPool::RelevantOnly &&
                           !Grade(level).isRelevant(settings.relevantFrom);
        return isOut ? 0 : gainOf(level);
    }

    void addLayers()
    {
        const JudgedRanking& list = m_first.list;
        for (std::size_t i = 1; i < m_scale.size(); ++i) {
            const double level = m_scale[i];
            const double below = m_scale[i - 1];
            const GainLayer layer{
                level, gainOf(level) - gainOf(below), idealGainOf(level) - idealGainOf(below),
                m_isOwnIdeal ? list.relevantRetrieved(level) : list.relevant(level)};
            if (layer.earned != 0 || layer.ideal != 0)
                ratio().layers.push_back(layer);
        }
    }

    void addPlaces()
    {
        m_result.places = m_first.placesByRank();
        if (m_isOwnIdeal)
            std::erase_if(m_result.places,
                          [this](std::size_t place) { return m_first.ranks[place] == 0; });
    }

    void addWeights()
    {
        ratio().weights.assign(m_result.places.size(), 0.0);
        for (const OpenList* list : m_lists) {
            const std::vector<double> ofRanks = m_weights.of(list->list);
            for (std::size_t i = 0; i < m_result.places.size(); ++i) {
                const std::size_t rank = list->ranks[m_result.places[i]];
                ratio().weights[i] = (rank > 0 ? ofRanks[rank - 1] : 0) - ratio().weights[i];
            }
        }
    }

    /// The number of documents in the ideal.
    std::size_t idealCutoff(const OpenList& list) const
    {
        const std::size_t cutoff = m_definition.cutoff.value_or(noCutoff);
        if (m_definition.measure == Measure::RecallCap)
            return cutoff;
        if (!m_isNdcg)
            return noCutoff;
        return m_definition.settings.ideal == IdealPool::AsManyJudged
                   ? std::min(cutoff, list.list.ranked().size())
                   : cutoff;
    }

    void addIdealSums()
    {
        std::size_t most = ratio().weights.size();
        if (!ratio().layers.empty())
            most += ratio().layers.front().fixed;
        ratio().idealSums = m_weights.sums(std::min(most, idealCutoff(m_first)));
        if (m_definition.measure != Measure::F1)
            return;
        const double recallWeight = m_definition.settings.beta * m_definition.settings.beta;
        for (double& sum : ratio().idealSums)
            sum *= recallWeight / (1 + recallWeight);
    }

    const RankWeights& m_weights;
    const GradeScale& m_scale;
    const MeasureSpec& m_definition;
    OpenLists m_lists;
    std::span<const EndQuotients> m_ends;
    const OpenList& m_first;
    bool m_isNdcg;
    bool m_isOwnIdeal;
    double m_idealAtZero = 0;
    ListRatio m_result;
};

}  // namespace

std::optional<ListRatio> listRatio(const MeasureSpec& definition, const RankWeights& weights,
                                   const GradeScale& scale, OpenLists lists,
                                   std::span<const EndQuotients> ends)
{
    return Building(definition, weights, scale, lists, ends).build();
}

}  // namespace core
