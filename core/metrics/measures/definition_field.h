// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/metrics/measures/definition.h"

#include <optional>
#include <string_view>
#include <utility>

namespace core {

/// A measure as fields of JSON have it, for FieldReader.
inline std::optional<Problem> takeText(std::string_view text, Definition& measure)
{
    auto definition = parseDefinition(text);
    if (!definition)
        return Problem::BadDefinition;
    measure = *std::move(definition);
    return std::nullopt;
}

}  // namespace core
