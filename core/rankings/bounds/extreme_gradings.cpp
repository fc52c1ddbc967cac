// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/extreme_gradings.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

namespace core {

namespace {

/// The number of documents that reach each layer, non-increasing: those with the highest weights.
using Reach = std::vector<std::size_t>;

/// Documents by weight, highest first. Documents without weight only fill the ideal, so more of
/// them than fit do not matter.
std::vector<std::size_t> documentsByWeight(const GainRatio& ratio)
{
    struct Weighed {
        double weight;
        std::size_t document;
    };
    std::vector<Weighed> documents;
    documents.reserve(ratio.weights.size());
    std::size_t room = ratio.idealSums.size();
    for (std::size_t document = 0; document < ratio.weights.size(); ++document)
        if (const double weight = ratio.weights[document]; weight != 0 || room > 0) {
            documents.push_back({weight, document});
            room -= weight == 0 ? 1 : 0;
        }
    std::stable_sort(documents.begin(), documents.end(),
                     [](const Weighed& a, const Weighed& b) { return a.weight > b.weight; });
    std::vector<std::size_t> order(documents.size());
    std::transform(documents.begin(), documents.end(), order.begin(),
                   [](const Weighed& one) { return one.document; });
    return order;
}

class HighestRatio {
public:
    /// @param order the documents by weight
    HighestRatio(const GainRatio& ratio, std::span<const std::size_t> order)
        : m_ratio(ratio)
        , m_order(order)
    {
        m_weightSums.reserve(m_order.size() + 1);
        m_weightSums.push_back(0);
        for (const std::size_t document : m_order)
            m_weightSums.push_back(m_weightSums.back() + ratio.weights[document]);
        const auto needed = std::find_if(ratio.layers.begin(), ratio.layers.end(),
                                         [](const GainLayer& layer) { return layer.ideal > 0; });
        m_needed = ratio.needsOne ? static_cast<std::size_t>(needed - ratio.layers.begin())
                                  : ratio.layers.size();
    }

    std::vector<double> grading()
    {
        Reach best(m_ratio.layers.size(), m_order.size());
        double highest = m_ratio.earnedAtTop / m_ratio.idealAtTop;
        while (!m_ratio.layers.empty()) {
            Reach next = bestReach(highest);
            const double quotient = quotientOf(next);
            if (!(quotient > highest))
                break;
            highest = quotient;
            best = std::move(next);
        }
        std::vector<double> grades(m_ratio.weights.size(), 0.0);
        for (std::size_t layer = 0; layer < best.size(); ++layer)
            for (std::size_t i = 0; i < best[layer]; ++i)
                grades[m_order[i]] = m_ratio.layers[layer].level;
        return grades;
    }

private:
    double idealSum(std::size_t documents) const
    {
        return m_ratio.idealSums[std::min(documents, m_ratio.idealSums.size() - 1)];
    }

    double quotientOf(const Reach& reach) const
    {
        double earned = m_ratio.earnedAtTop;
        double ideal = m_ratio.idealAtTop;
        for (std::size_t i = 0; i < reach.size(); ++i) {
            const GainLayer& layer = m_ratio.layers[i];
            earned += layer.earned * (m_weightSums[reach[i]] - m_weightSums.back());
            ideal += layer.ideal * (idealSum(layer.fixed + reach[i]) -
                                    idealSum(layer.fixed + m_ratio.weights.size()));
        }
        return earned / ideal;
    }

    /// The numbers with the highest earned - lambda × ideal.
    Reach bestReach(double lambda)
    {
        const std::size_t layers = m_ratio.layers.size();
        const std::size_t counts = m_order.size() + 1;
        m_best.assign(counts, 0.0);
        m_choice.resize(layers * counts);
        for (std::size_t i = 0; i < layers; ++i)
            addLayer(i, lambda, std::span(m_choice).subspan(i * counts, counts));
        Reach reach(layers);
        std::size_t least = 0;
        for (std::size_t i = layers; i-- > 0;) {
            reach[i] = m_choice[i * counts + least];
            least = reach[i];
        }
        return reach;
    }

    /// @param choice set, by n, to the best number of at least n for the layers up to this one;
    /// m_best is set to their worth
    void addLayer(std::size_t index, double lambda, std::span<std::uint32_t> choice)
    {
        const GainLayer& layer = m_ratio.layers[index];
        double best = -std::numeric_limits<double>::infinity();
        std::uint32_t chosen = 0;
        for (std::size_t n = choice.size(); n-- > 0;) {
            const double worth = m_best[n] + layer.earned * m_weightSums[n] -
                                 lambda * layer.ideal * idealSum(layer.fixed + n);
            if ((worth > best && !(n == 0 && index == m_needed)) || n + 1 == choice.size()) {
                best = worth;
                chosen = static_cast<std::uint32_t>(n);
            }
            m_best[n] = best;
            choice[n] = chosen;
        }
    }

    const GainRatio& m_ratio;
    std::span<const std::size_t> m_order;
    std::vector<double> m_weightSums;  // [n]: sum of the n highest
    std::size_t m_needed = 0;          // the layer that at least one document must reach
    std::vector<double> m_best;
    std::vector<std::uint32_t> m_choice;  // by layer and count
};

}  // namespace

ExtremeGradings extremeGradings(GainRatio ratio)
{
    std::vector<std::size_t> order = documentsByWeight(ratio);
    ExtremeGradings extremes;
    extremes.highest = HighestRatio(ratio, order).grading();
    // The lowest quotient is the highest of its negative.
    for (double& weight : ratio.weights)
        weight = -weight;
    ratio.earnedAtTop = -ratio.earnedAtTop;
    std::reverse(order.begin(), order.end());
    extremes.lowest = HighestRatio(ratio, order).grading();
    return extremes;
}

}  // namespace core
