// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Whether a heading names what a model is to predict, if the column has few values: "diagnosis".
/// Other columns may have such a name too, unlike those called "label".
bool namesOutcome(std::string_view heading);

/// Whether a heading describes the samples, so that nobody should guess that the column is the
/// outcome: "sex", "site", "fold", "model".
bool describesSamples(std::string_view heading);

/// Whether a heading ends in what a run took: "execution_time", "latency_ms", "totalTokens".
bool endsInEffort(std::string_view heading);

}  // namespace core
