// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/rankings/trec_eval/request_error.h"
#include "core/rankings/trec_eval/trec_measure_table.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// A requested measure with its parameters.
struct TrecRequest {
    const TrecMeasure* measure = nullptr;
    TrecParameters parameters;
};

/// Parses `measure`, `measure.parameters` or the name of a group, as after trec_eval's -m. The
/// first parameters given for a measure count. Without any text, the group `official`.
/// @returns each measure once, in print order
Result<std::vector<TrecRequest>, TrecRequestError>
readTrecRequests(std::span<const std::string> texts, const TrecRules& rules);

/// Finds gains that trec_eval sorts in an undefined order: two different gains less than 1 apart,
/// among a request's gains and the grades up to `topGrade` without one.
std::optional<TrecRequestError> unorderedGains(std::span<const TrecRequest> requests, int topGrade);

/// The printed names of a request's values, one each.
std::vector<std::string> printedNames(const TrecRequest& request);

}  // namespace core
