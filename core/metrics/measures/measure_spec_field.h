// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/metrics/measures/measure_spec.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// Before the name of a measure that only its name is known of, see MeasureSpec::given.
inline constexpr std::string_view givenMark = "value:";

/// Parses a JSON field that holds a measure, as written by fieldText(), for FieldReader.
inline std::optional<ErrorCode> takeText(std::string_view text, MeasureSpec& measure)
{
    if (text.starts_with(givenMark) && text != givenMark) {
        measure = {};
        measure.given = text.substr(givenMark.size());
        return std::nullopt;
    }
    auto definition = parseMeasureSpec(text);
    if (!definition)
        return ErrorCode::BadMeasureSpec;
    measure = *std::move(definition);
    return std::nullopt;
}

/// The text that takeText() reads.
inline std::string fieldText(const MeasureSpec& measure)
{
    return measure.given.empty() ? toText(measure) : std::string(givenMark) + measure.given;
}

}  // namespace core
