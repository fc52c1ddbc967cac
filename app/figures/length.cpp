#include "app/figures/length.h"

#include "core/text/number_text.h"
#include "ui/chart/inch.h"

#include <array>
#include <cmath>
#include <utility>

namespace figures {

std::optional<double> millimetresIn(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, double>, 4> units{
        {{"mm", 1}, {"cm", 10}, {"in", ui::millimetresPerInch}, {"pt", ui::millimetresPerPoint}}};
    for (const auto& [unit, millimetres] : units) {
        if (!text.ends_with(unit))
            continue;
        const auto number = core::parsedNumber<double>(text.substr(0, text.size() - unit.size()));
        if (number && std::isfinite(*number) && *number > 0)
            return *number * millimetres;
    }
    return std::nullopt;
}

}  // namespace figures
