// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_samples.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <vector>

namespace core {

/// The k × k confusion matrix: a row for each true class, a column for each predicted one; numbers
/// of samples, or sums of weights.
class ClassMatrix {
public:
    explicit ClassMatrix(std::size_t classes);
    /// O(samples + classes²).
    explicit ClassMatrix(const ClassSamples& samples);

    std::size_t size() const { return m_samples.size(); }
    double at(std::size_t label, std::size_t predicted) const
    {
        return m_cells[label * size() + predicted];
    }
    void add(std::size_t label, std::size_t predicted, double weight);
    double samples(std::size_t label) const { return m_samples[label]; }  ///< a row's sum
    double predicted(std::size_t predicted) const { return m_predicted[predicted]; }
    double total() const { return m_total; }
    double right() const;  ///< the diagonal's sum
    /// One class against the rest.
    ConfusionMatrix counts(std::size_t against) const;
    /// The share of a row that stands in a cell; NoSamples in a row without any.
    Value share(std::size_t label, std::size_t predicted) const;

private:
    std::vector<double> m_cells;  // row by row
    std::vector<double> m_samples;
    std::vector<double> m_predicted;
    double m_total = 0;
};

/// The share that is predicted right; micro-averaged precision, recall and F1 are this too, as
/// every wrong prediction is one class's false positive and another's false negative. O(classes).
Value accuracy(const ClassMatrix& matrix);
/// The mean recall of the classes that have samples. O(classes).
Value balancedAccuracy(const ClassMatrix& matrix);
/// Agreement beyond what the rows' and columns' sums make by chance. ChanceIsCertain where that is
/// 1. O(classes). Source: Cohen, "A coefficient of agreement for nominal scales", Educational and
/// Psychological Measurement 20, 1960.
Value cohenKappa(const ClassMatrix& matrix);
/// Matthews' correlation coefficient of several classes, R_K; 0 where all samples or all
/// predictions are of one class, as in scikit-learn. O(classes). Source: Gorodkin, "Comparing two
/// K-category assignments by a K-category correlation coefficient", Computational Biology and
/// Chemistry 28, 2004.
Value matthews(const ClassMatrix& matrix);

}  // namespace core
