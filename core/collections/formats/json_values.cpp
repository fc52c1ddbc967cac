// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_values.h"

#include "core/foundation/json/json_library.h"
#include "core/foundation/text/number_text.h"

namespace core {

std::string idOf(const nlohmann::json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    return value.is_number_integer() ? json_library::dump(value) : std::string();
}

std::optional<double> numberOf(const nlohmann::json& value)
{
    double number = 0;
    if (value.is_number())
        return value.get<double>();
    if (value.is_string() && readNumber(value.get_ref<const std::string&>(), number))
        return number;
    return std::nullopt;
}

}  // namespace core
