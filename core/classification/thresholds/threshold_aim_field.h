// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/threshold_aim.h"
#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Parses a JSON field that holds an aim, as written by fieldText(), for FieldReader.
inline std::optional<ErrorCode> takeText(std::string_view text, ThresholdAim& aim)
{
    const auto read = thresholdAimIn(text);
    if (!read)
        return ErrorCode::BadValue;
    aim = *read;
    return std::nullopt;
}

/// The text that takeText() reads.
inline std::string fieldText(const ThresholdAim& aim)
{
    return toText(aim);
}

}  // namespace core
