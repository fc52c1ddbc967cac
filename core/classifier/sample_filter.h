#pragma once

#include "core/classifier/sample_view.h"
#include "core/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Which samples of a table are to be seen: those that every condition holds for.
struct SampleFilter {
    enum class Quantity : std::uint8_t { Score, Loss, Weight };
    enum class Relation : std::uint8_t { Less, AtMost, Equal, Different, AtLeast, Greater };
    struct Condition {
        Quantity quantity = Quantity::Score;
        Relation relation = Relation::Equal;
        double number = 0;
        bool operator==(const Condition&) const = default;
    };

    std::vector<std::string> texts;   ///< parts of the id, or of its number; a to z lower-case
    std::vector<std::string> labels;  ///< the class is one of these words; none: any
    std::vector<std::string> groups;  ///< the group is one of these; none: any
    std::array<bool, 4> outcomes{true, true, true, true};  ///< by Outcome
    std::vector<Condition> conditions;

    bool operator==(const SampleFilter&) const = default;
    bool acceptsAll() const { return *this == SampleFilter{}; }
    /// Whether it looks at the threshold.
    bool readsOutcomes() const { return outcomes != SampleFilter{}.outcomes; }
};

/// Why a filter cannot be read.
struct FilterError {
    enum class Kind : std::uint8_t {
        NoNumber,        ///< "score>x": no number after the sign
        NoValue,         ///< "label=": nothing after the sign
        NoSuchRelation,  ///< "label<x": only = makes sense
    };
    Kind kind;
    std::string term;  ///< as typed

    bool operator==(const FilterError&) const = default;
};

/// Reads conditions parted by blanks: `tp`, `fp`, `fn`, `tn` (several: any of them), `score>0.5`,
/// `loss>=2`, `weight<1` with the signs < <= = != >= >, `label:clicked`, `group:q7`, and parts of
/// ids. Upper and lower case are alike. "Quotes" keep blanks, and make a part of an id of whatever
/// they hold.
Result<SampleFilter, FilterError> parseSampleFilter(std::string_view text);

/// Whether a sample is to be seen. O(length of its id).
bool accepts(const SampleFilter& filter, const SampleView& view, std::size_t sample);

}  // namespace core
