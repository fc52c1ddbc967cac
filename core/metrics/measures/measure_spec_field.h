// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/metrics/measures/measure_spec.h"

#include <optional>
#include <string_view>
#include <utility>

namespace core {

/// Parses a JSON field that holds a measure's text form, for FieldReader.
inline std::optional<ErrorCode> takeText(std::string_view text, MeasureSpec& measure)
{
    auto definition = parseMeasureSpec(text);
    if (!definition)
        return ErrorCode::BadMeasureSpec;
    measure = *std::move(definition);
    return std::nullopt;
}

}  // namespace core
