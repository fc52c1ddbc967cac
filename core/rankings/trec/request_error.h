// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace core {

/// Why a measure cannot be given.
struct TrecRequestError {
    enum class Kind : std::uint8_t {
        UnknownMeasure,   ///< found names no measure
        OtherInput,       ///< found needs preferences or the judgments of several judges
        OnlyLater,        ///< found exists from version 10 on
        NotReproducible,  ///< found prints what its memory happens to hold
        NoParameters,     ///< found was given an empty list
        BadCutoff,        ///< found starts with no whole number of 1 or more
        BadNumber,        ///< found is no number of 0 or more
        BadWeight,        ///< found is no number
        WrongCount,       ///< found does not have as many numbers as the measure takes
        Repeated,         ///< found stands twice
        NotRising,        ///< found is lower than the recall point before
        BadGain,          ///< found is no pair of a grade of 0 or more and a gain of 0 or more
        GainsTooClose,    ///< found: two gains that differ by less than 1, so that their order is
                          ///< left open by trec_eval's sort
    };
    Kind kind = Kind::UnknownMeasure;
    std::string measure;
    std::string found;
    std::string nearest;  ///< the most similar measure, empty when none is close
};

}  // namespace core
