// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/rankings/trec_eval/request_error.h"
#include "core/rankings/trec_eval/trec_measure_table.h"

#include <string_view>

namespace core {

/// Parses the part after the dot in `measure.parameters`: numbers or grade=gain pairs, separated by
/// commas.
Result<TrecParameters, TrecRequestError> readParameters(const TrecMeasure& measure,
                                                        std::string_view text);

}  // namespace core
