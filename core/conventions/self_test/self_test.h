// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Figures that other programs printed, or that were computed from a paper independently of this
/// program, of one kind.
enum class Reference : std::uint8_t {
    TrecNine,
    TrecTen,
    TrecNames,  ///< what trec_eval prints, asked of our measures by its names
    Ranx,
    RecBole,
    Mteb,
    Beir,
    XgBoost,
    IrMeasures,
    ScikitGains,
    ScikitClassifier,
    Scipy,
    Readers,  ///< ERR, RBP
    ExactMeasures,
    RankBiasedOverlap,
};

/// One figure of a reference and ours.
struct CheckedFigure {
    std::string what;  ///< "map, query 10"
    double theirs = 0;
    double ours = 0;  ///< NaN where there is none
};

/// The text of a file of reference data, by its path below tests/data.
using ReferenceFile = std::function<std::string(std::string_view path)>;

/// Where figures are from, and how they are computed here.
struct ReferenceRow {
    Reference reference;
    std::string_view program;
    std::string_view version;  ///< or where the figures are from
    double tolerance;          ///< of a figure, relative where it is above 1
    std::vector<CheckedFigure> (*check)(const ReferenceFile& file);
};

/// Every reference, in the order of the enum.
std::span<const ReferenceRow> referenceTable();

/// How far ours is from theirs; infinite where ours is none.
double differenceOf(const CheckedFigure& figure);

struct ReferenceCheck {
    const ReferenceRow* reference = nullptr;
    std::vector<CheckedFigure> figures;

    bool agrees(const CheckedFigure& figure) const;
    std::size_t differing() const;
    /// Of all figures; infinite where ours is none.
    double largestDifference() const;
};

/// Computes every figure of a reference anew. Throws std::exception where a file of it cannot be
/// read, or holds none. Well below a second each.
ReferenceCheck checkAgainst(const ReferenceRow& reference, const ReferenceFile& file);

}  // namespace core
