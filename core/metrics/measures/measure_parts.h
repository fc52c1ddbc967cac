// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/measures/measure_spec.h"

#include <optional>
#include <string_view>

namespace core {

/// The parts of `name(parameters)@cutoff`.
struct MeasureParts {
    std::string_view name;
    std::optional<std::string_view> parameters;
    std::optional<std::string_view> cutoff;
};

/// Splits a trimmed text; the name is not empty.
Result<MeasureParts, MeasureSpecError> measureParts(std::string_view text);

}  // namespace core
