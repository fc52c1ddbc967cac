// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_values.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace core {

/// Samples of which each can have several labels, or none: columns of equal length for each label.
struct LabelSets {
    struct Label {
        std::string name;
        std::vector<std::uint8_t> truth;  ///< 1: the sample has the label
        std::vector<double> scores;       ///< not NaN
    };
    std::vector<Label> labels;    ///< at least one
    std::vector<double> weights;  ///< of samples; empty: all are 1

    std::size_t size() const { return labels.front().truth.size(); }
    double weight(std::size_t sample) const { return weights.empty() ? 1.0 : weights[sample]; }
};

/// The mean over samples of the precision, among the labels ranked as high as a true one, averaged
/// over the true ones; ties count as ranked high. 1 for a sample without or with all labels.
/// O(samples × labels²). Source: Tsoumakas, Katakis & Vlahavas, "Mining multi-label data", in Data
/// Mining and Knowledge Discovery Handbook, 2010; as in scikit-learn.
Value labelRankingPrecision(const LabelSets& samples);
/// The mean over samples of how many labels must be taken, from the highest score down, to have all
/// true ones; 0 for a sample without. Otherwise as above.
Value coverageError(const LabelSets& samples);
/// The mean over samples of the share of pairs of a true and another label in which the other one
/// is ranked as high or higher. 0 for a sample without or with all labels. Otherwise as above.
Value rankingLoss(const LabelSets& samples);

/// Micro, macro and sample means of precision, recall and F1 at a threshold and of AUC and average
/// precision; the share of wrong decisions and of samples whose labels are all right; and the three
/// above. As in scikit-learn, precision and recall with a denominator of 0 are 0 in averages.
/// O(samples × labels²).
/// @param threshold a label is predicted if its score is at least this
std::vector<NamedClassValue> labelSetValues(const LabelSets& samples, double threshold);

/// The values of each label at a threshold. O(samples × labels).
std::vector<ValuesOfClass> valuesOfLabels(const LabelSets& samples, double threshold);

}  // namespace core
