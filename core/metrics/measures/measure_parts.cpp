// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_parts.h"

#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <string>

namespace core {

Result<MeasureParts, MeasureSpecError> measureParts(std::string_view text)
{
    using Kind = MeasureSpecError::Kind;
    MeasureParts parts;
    const std::size_t nameEnd = std::min(text.find_first_of("(@)"), text.size());
    parts.name = trimmed(text.substr(0, nameEnd));
    std::string_view rest = text.substr(nameEnd);
    if (rest.starts_with(')'))
        return MeasureSpecError{Kind::Unbalanced, std::string(text), {}, {}, {}, {}};
    if (rest.starts_with('(')) {
        const std::size_t close = rest.find(')');
        if (close == std::string_view::npos)
            return MeasureSpecError{Kind::Unbalanced, std::string(text), {}, {}, {}, {}};
        parts.parameters = rest.substr(1, close - 1);
        rest = trimmed(rest.substr(close + 1));
    }
    if (rest.starts_with('@')) {
        parts.cutoff = trimmed(rest.substr(1));
        rest = {};
    }
    if (!rest.empty())
        return MeasureSpecError{Kind::TrailingText, std::string(rest), {}, {}, {}, {}};
    if (parts.name.empty())
        return MeasureSpecError{Kind::Empty, {}, {}, {}, {}, {}};
    return parts;
}

}  // namespace core
