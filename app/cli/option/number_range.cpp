#include "app/cli/option/number_range.h"

#include <cstdint>
#include <limits>

namespace cli {

CLI::Validator between(double least, double most, const std::string& expected)
{
    const auto mistake = [=](const std::string& found) {
        double number = 0;
        const bool fits =
            CLI::detail::lexical_cast(found, number) && number >= least && number <= most;
        return fits ? std::string() : "found “" + found + "”, expected " + expected;
    };
    return CLI::Validator(mistake, "");
}

CLI::Validator anyNumber()
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    return between(-infinite, infinite, "a number");
}

CLI::Validator anySeed()
{
    const auto mistake = [](const std::string& found) {
        std::uint64_t number = 0;
        return CLI::detail::lexical_cast(found, number)
                   ? std::string()
                   : "found “" + found + "”, expected a whole number from 0 to 2^64 - 1";
    };
    return CLI::Validator(mistake, "");
}

}  // namespace cli
