// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace core {

/// One model's scores for every sample.
struct ModelScores {
    std::string name;
    std::vector<double> values;  ///< one per sample; not NaN

    bool operator==(const ModelScores&) const = default;
};

/// A column that divides the samples, such as their sex or site.
struct SampleColumn {
    std::string name;
    std::vector<std::uint32_t> of;   ///< per sample, an index into `names`
    std::vector<std::string> names;  ///< in the order of orderLevels()

    bool operator==(const SampleColumn&) const = default;
};

/// The rows of a table that are not among its samples, by reason.
struct LeftOutRows {
    std::size_t unreadable = 0;            ///< bad rows, except the following
    std::size_t withoutScore = 0;          ///< lack the scores of some models
    std::size_t withoutWeight = 0;         ///< have weight 0
    std::size_t ofUnknownLabel = 0;        ///< have a label that was left out
    std::size_t withoutLabel = 0;          ///< have no label
    std::vector<std::string> labels = {};  ///< those left out, if there are such rows
    std::vector<std::string> models = {};  ///< those that lack scores, if there are such rows

    std::size_t all() const
    {
        return unreadable + withoutScore + withoutWeight + ofUnknownLabel + withoutLabel;
    }
    bool operator==(const LeftOutRows&) const = default;
};

/// Labelled samples of two classes with the scores of one or more models, in columns of equal
/// length. ScoredLabels says which class is positive and whether high scores favour it.
struct Samples {
    std::array<std::string, 2> classes{"0", "1"};  ///< the two words of the label column
    std::vector<std::uint8_t> labels;              ///< per sample, an index into `classes`
    std::vector<ModelScores> models;               ///< at least one
    std::vector<std::string> ids;                  ///< empty: samples are named by number
    std::vector<double> weights;                   ///< empty: all are 1; finite, above 0
    std::vector<std::uint32_t> groups;             ///< per sample, an index into `groupNames`
    std::vector<std::string> groupNames;           ///< for example queries or users; empty: no
                                                   ///< groups
    std::vector<SampleColumn> columns;             ///< of subgroups, besides the groups; may be
                                                   ///< empty
    LeftOutRows leftOut;                           ///< when the samples were read

    std::size_t size() const { return labels.size(); }
    bool operator==(const Samples&) const = default;
};

/// One model's scores with the true labels, from which every curve and value of a classifier is
/// computed. A view: the columns must outlive it.
struct ScoredLabels {
    std::span<const double> scores;
    std::span<const std::uint8_t> labels;  ///< as long as `scores`
    std::uint8_t positive = 1;             ///< the label that counts as positive
    bool higherIsPositive = true;          ///< otherwise low scores favour the positive class
    std::span<const double> weights = {};  ///< as long as `scores`, or empty: all are 1

    std::size_t size() const { return labels.size(); }
    bool isPositive(std::size_t sample) const { return labels[sample] == positive; }
    double weight(std::size_t sample) const { return weights.empty() ? 1.0 : weights[sample]; }
};

/// @param model an index into `samples.models`
inline ScoredLabels scoredLabels(const Samples& samples, std::size_t model, std::uint8_t positive,
                                 bool higherIsPositive)
{
    return {samples.models[model].values, samples.labels, positive, higherIsPositive,
            samples.weights};
}

}  // namespace core
