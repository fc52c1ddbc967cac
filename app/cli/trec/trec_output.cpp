// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trec/trec_output.h"

#include "app/cli/option/number_output.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace cli {

namespace {

constexpr std::size_t nameWidth = 22;
constexpr std::size_t valueWidth = 6;

struct ValueText {
    int digits;

    std::string operator()(long long count) const { return std::to_string(count); }
    std::string operator()(double value) const
    {
        const std::string text = std::isnan(value) ? nanText(value) : fixedText(value, digits);
        return std::string(valueWidth - std::min(valueWidth, text.size()), ' ') + text;
    }
    std::string operator()(std::string_view text) const { return std::string(text); }

private:
    /// As C prints it: 0 divided by 0 is negative, a number read from “nan” is not.
    static std::string nanText(double value) { return std::signbit(value) ? "-nan" : "nan"; }
};

}  // namespace

std::string trecText(std::span<const core::TrecLine> lines, TrecLayout layout)
{
    std::string text;
    for (const core::TrecLine& line : lines) {
        if (layout.isZScore && !std::holds_alternative<std::string_view>(line.value))
            text += 'Z';
        text += line.name;
        text.append(nameWidth - std::min(nameWidth, line.name.size()), ' ');
        text += '\t';
        text += line.query;
        text += '\t' + std::visit(ValueText{layout.digits}, line.value) + '\n';
    }
    return text;
}

}  // namespace cli
