// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/rankings/trec/request_error.h"
#include "core/rankings/trec/trec_measure_table.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// A measure with its parameters, as it was asked for.
struct TrecRequest {
    const TrecMeasure* measure = nullptr;
    TrecParameters parameters;
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
