// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace core {

/// Why a request is invalid.
struct TrecRequestError {
    enum class Kind : std::uint8_t {
        UnknownMeasure,   ///< `found` is not the name of a measure
        OnlyLater,        ///< `found` exists only from version 10 on
        NotReproducible,  ///< `found` prints uninitialised memory in trec_eval
        NoParameters,     ///< `found` has an empty list of parameters
        BadCutoff,        ///< `found` does not start with a whole number of at least 1
        BadNumber,        ///< `found` is not a number of at least 0
        BadWeight,        ///< `found` is not a number
        WrongCount,       ///< `found` has the wrong number of numbers for the measure
        Repeated,         ///< `found` is repeated
        NotRising,        ///< `found` is lower than the previous recall point
        BadGain,          ///< `found` is not a pair of grade and gain, both at least 0
        GainsTooClose,    ///< `found` is two gains that differ by less than 1, so trec_eval's sort
                          ///< leaves their order undefined
    };
    Kind kind = Kind::UnknownMeasure;
    std::string measure;
    std::string found;
    std::string nearest;  ///< the most similar measure; empty if none is close
};

}  // namespace core
