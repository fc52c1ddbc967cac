#pragma once

#include "core/result.h"
#include "core/trec/measure_table.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A measure with its parameters, as it was asked for.
struct TrecRequest {
    const TrecMeasure* measure = nullptr;
    TrecParameters parameters;
};

/// Why a measure cannot be given.
struct TrecRequestError {
    enum class Kind : std::uint8_t {
        UnknownMeasure,   ///< found names no measure
        OtherInput,       ///< found needs preferences or the judgments of several judges
        OnlyLater,        ///< found exists from version 10 on
        NotReproducible,  ///< found prints what its memory happens to hold
        NoParameters,     ///< found has none, or was given an empty list
        BadCutoff,        ///< found is no whole number of 1 or more
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

/// Reads `measure`, `measure.parameters` or the name of a group, each as after trec_eval's -m; the
/// first parameters given for a measure hold. Without any, the group `official`.
/// @returns each measure once, in the order in which they are printed
Result<std::vector<TrecRequest>, TrecRequestError>
readTrecRequests(std::span<const std::string> texts, TrecVersion version);

/// Grades whose gains trec_eval sorts in no defined order: two of a request's gains, or of the
/// grades up to `topGrade` that have none, differ, but by less than 1.
std::optional<TrecRequestError> unorderedGains(std::span<const TrecRequest> requests, int topGrade);

/// The names of a request's values in print, one for each.
std::vector<std::string> printedNames(const TrecRequest& request);

}  // namespace core
