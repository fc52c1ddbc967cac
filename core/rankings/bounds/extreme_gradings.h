// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace core {

/// A step of the grade scale: what a document that reaches its level has more than one that does
/// not.
struct GainLayer {
    double level;       ///< the grade
    double earned;      ///< gain, of what stands above the line; 0 or more
    double ideal;       ///< gain, of what stands below it; 0 or more
    std::size_t fixed;  ///< documents of the ideal whose grade is known and reaches the level
};

/// A quotient that depends on the grades of `weights.size()` documents:
///
///   earned(x) = constant + Σ over documents of weight × gain(grade)
///   ideal(x)  = constant + what the ideal's documents earn best first, the i-th of them `w(i)`
///               for each unit of gain
///
/// It is nDCG (w: 1 over the discount), the difference of two nDCG with one ideal (weights may be
/// negative), recall (w: 1) or capped recall (w: 1 up to the cutoff), or F.
struct GainRatio {
    std::vector<double> weights;    ///< by document
    std::vector<GainLayer> layers;  ///< level ascending
    std::vector<double> idealSums;  ///< [n]: w(1) + … + w(n); beyond the end as the last
    double earnedAtTop = 0;         ///< with every document at the last layer's level
    double idealAtTop = 0;          ///< likewise; above 0
    bool needsOne = false;  ///< no grade known leaves a quotient: one document is to reach the
                            ///< first layer that counts in the ideal
};

/// Grades by document.
struct ExtremeGradings {
    std::vector<double> highest;
    std::vector<double> lowest;
};

/// The grades that make the quotient as high, and as low, as it gets; the lowest grade is 0.
///
/// What the sorted gains of the ideal add up to is, layer by layer, the gain of the layer times
/// idealSums[documents that reach it]; so that for a given number of documents that reach a layer
/// those of the highest weights are best, which nests the layers, and the numbers for λ are found
/// by one table per layer. λ goes up to the highest quotient by Dinkelbach's iteration (Management
/// Science 13(7), 1967), which ends where earned - λ ideal cannot be raised above 0.
/// O(documents × layers) for each of a few iterations, after sorting.
ExtremeGradings extremeGradings(GainRatio ratio);

}  // namespace core
