// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/latex_width.h"

namespace core {

namespace {

/// Widths in cmr9, rounded up.
double widthOf(unsigned char c)
{
    constexpr std::string_view thin = "ijl,.;:!'[]|";
    constexpr std::string_view narrow = "frstI ()-";
    constexpr std::string_view wide = "mwMW<>=+%@";
    if (c >= 0x80)
        return c >= 0xc0 ? 9.3 : 0;  // counts a character at its first byte
    if (thin.find(static_cast<char>(c)) != std::string_view::npos)
        return 2.65;
    if (narrow.find(static_cast<char>(c)) != std::string_view::npos)
        return 3.75;
    if (wide.find(static_cast<char>(c)) != std::string_view::npos)
        return 8.6;
    return c >= 'A' && c <= 'Z' ? 7.0 : 4.8;
}

}  // namespace

double latexWidth(std::string_view text)
{
    double width = 0;
    for (const char c : text)
        width += widthOf(static_cast<unsigned char>(c));
    return width;
}

}  // namespace core
