// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace core {

/// A step of the grade scale: what a document gains by reaching its level.
struct GainLayer {
    double level;       ///< the grade
    double earned;      ///< gain in the numerator; at least 0
    double ideal;       ///< gain in the denominator; at least 0
    std::size_t fixed;  ///< number of documents of the ideal with a known grade that reaches the
                        ///< level
};

/// A quotient that depends on the grades of `weights.size()` documents:
///
///   earned(x) = constant + Σ over documents of weight × gain(grade)
///   ideal(x)  = constant + Σ over the ideal's documents, best first, of w(i) × gain of the i-th
///
/// It is nDCG (w: 1 over the discount), the difference of two nDCG with one ideal (weights may be
/// negative), recall (w: 1) or capped recall (w: 1 up to the cutoff), or F.
struct GainRatio {
    std::vector<double> weights;    ///< by document
    std::vector<GainLayer> layers;  ///< level ascending
    std::vector<double> idealSums;  ///< [n]: w(1) + … + w(n); constant beyond the end
    double earnedAtTop = 0;         ///< with every document at the last layer's level
    double idealAtTop = 0;          ///< with the same grades; above 0
    /// The known grades alone leave the quotient undefined, so one document must reach the first
    /// layer that counts in the ideal.
    bool needsOne = false;
};

/// Grades by document.
struct ExtremeGradings {
    std::vector<double> highest;
    std::vector<double> lowest;
};

/// The grades that maximise and minimise the quotient; the lowest grade is 0.
///
/// The ideal's sum is, layer by layer, the layer's gain times idealSums[documents that reach it].
/// For a given number of documents that reach a layer, those with the highest weights are therefore
/// best. This nests the layers, and one table per layer gives the best numbers for a given λ.
/// Dinkelbach's iteration (Management Science 13(7), 1967) raises λ to the highest quotient; it
/// ends when earned - λ ideal cannot exceed 0. O(documents × layers) for each of a few iterations,
/// after sorting.
ExtremeGradings extremeGradings(GainRatio ratio);

}  // namespace core
