#include "core/bounds/gain_ratio.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

namespace core {

namespace {

/// How many documents reach each layer, never rising from one to the next: those of the highest
/// weights.
using Reach = std::vector<std::size_t>;

class HighestRatio {
public:
    explicit HighestRatio(const GainRatio& ratio)
        : m_ratio(ratio)
    {
        orderDocuments();
        m_weightSums.assign(1, 0.0);
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
    /// By weight, highest first. Documents without weight fill the ideal and nothing else: more of
    /// them than it has room for make no difference.
    void orderDocuments()
    {
        const std::vector<double>& weights = m_ratio.weights;
        std::size_t room = m_ratio.idealSums.size();
        for (std::size_t document = 0; document < weights.size(); ++document)
            if (weights[document] != 0 || room > 0) {
                m_order.push_back(document);
                room -= weights[document] == 0 ? 1 : 0;
            }
        std::stable_sort(m_order.begin(), m_order.end(),
                         [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
    }

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

    /// @param choice becomes, by n, the number of n or more with which the layers up to this one
    /// are best; m_best becomes what they are worth then
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
    std::vector<std::size_t> m_order;
    std::vector<double> m_weightSums;  // [n]: of the n highest
    std::size_t m_needed = 0;          // the layer that at least one document is to reach
    std::vector<double> m_best;
    std::vector<std::uint32_t> m_choice;  // by layer and count
};

}  // namespace

std::vector<double> highestGrading(const GainRatio& ratio)
{
    return HighestRatio(ratio).grading();
}

std::vector<double> lowestGrading(GainRatio ratio)
{
    for (double& weight : ratio.weights)
        weight = -weight;
    ratio.earnedAtTop = -ratio.earnedAtTop;
    return HighestRatio(ratio).grading();
}

}  // namespace core
