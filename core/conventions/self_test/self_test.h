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

/// A source of reference values: printed by another program, or computed from a paper independently
/// of this program.
enum class Reference : std::uint8_t {
    TrecNine,
    TrecTen,
    TrecNames,  ///< trec_eval's output, compared with our measures by its names
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

/// A value of a reference, with ours.
struct CheckedValue {
    std::string what;  ///< "map, query 10"
    double theirs = 0;
    double ours = 0;  ///< NaN if there is none
};

/// Returns the text of a reference data file, given its path below tests/data.
using ReferenceFile = std::function<std::string(std::string_view path)>;

/// The source of reference values, and how to compute ours.
struct ReferenceRow {
    Reference reference;
    std::string_view program;
    std::string_view version;  ///< or the source of the values
    double tolerance;          ///< of a value; relative if the value is above 1
    std::vector<CheckedValue> (*check)(const ReferenceFile& file);
};

/// Every reference, in the order of the enum.
std::span<const ReferenceRow> referenceTable();

/// The distance of our value from theirs; infinite if we have none.
double differenceOf(const CheckedValue& value);

struct ReferenceCheck {
    const ReferenceRow* reference = nullptr;
    std::vector<CheckedValue> values;

    bool agrees(const CheckedValue& value) const;
    std::size_t differing() const;
    /// Over all values; infinite if one of ours is missing.
    double largestDifference() const;
};

/// Recomputes every value of a reference. Throws std::exception if a file cannot be read or has no
/// values. Takes well below a second.
ReferenceCheck checkAgainst(const ReferenceRow& reference, const ReferenceFile& file);

}  // namespace core
