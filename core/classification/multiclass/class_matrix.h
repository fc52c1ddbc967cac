// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_samples.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

/// The k × k confusion matrix: a row for each true class, a column for each predicted class. The
/// cells are numbers of samples or sums of weights.
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
    double samples(std::size_t label) const { return m_samples[label]; }  ///< the sum of a row
    double predicted(std::size_t predicted) const { return m_predicted[predicted]; }
    double total() const { return m_total; }
    double right() const;  ///< the sum of the diagonal
    /// The two-class matrix of one class against the rest.
    ConfusionMatrix counts(std::size_t against) const;
    /// A cell's share of its row; NoSamples if the row is empty.
    Value share(std::size_t label, std::size_t predicted) const;

private:
    std::vector<double> m_cells;  // row by row
    std::vector<double> m_samples;
    std::vector<double> m_predicted;
    double m_total = 0;
};

/// The share of correct predictions. Equal to micro-averaged precision, recall and F1, because
/// every wrong prediction is a false positive of one class and a false negative of another.
/// O(classes).
Value accuracy(const ClassMatrix& matrix);
/// The mean recall of the classes that have samples. O(classes).
Value balancedAccuracy(const ClassMatrix& matrix);
/// Agreement beyond what the row and column sums give by chance. ChanceIsCertain if chance
/// agreement is 1. O(classes). Source: Cohen, "A coefficient of agreement for nominal scales",
/// Educational and Psychological Measurement 20, 1960.
Value cohenKappa(const ClassMatrix& matrix);
/// How much a prediction of another class counts, by how far apart the classes are in their order.
enum class KappaWeights : std::uint8_t { Linear, Quadratic };
/// Cohen's kappa for classes in an order, such as grades: 1 - observed / expected disagreement,
/// where a cell counts by the distance of its classes, or its square. ChanceIsCertain if none is
/// expected. O(classes²). Source: Cohen, "Weighted kappa", Psychological Bulletin 70, 1968.
Value weightedKappa(const ClassMatrix& matrix, KappaWeights weights);
/// Matthews' correlation coefficient for several classes, R_K; 0 if all samples or all predictions
/// belong to one class, as in scikit-learn. O(classes). Source: Gorodkin, "Comparing two K-category
/// assignments by a K-category correlation coefficient", Computational Biology and Chemistry 28,
/// 2004.
Value matthews(const ClassMatrix& matrix);

}  // namespace core
