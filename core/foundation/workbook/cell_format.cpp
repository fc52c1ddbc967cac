// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/workbook/cell_format.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>

namespace core {

namespace {

struct IdRange {
    std::size_t first;
    std::size_t last;
    CellFormat::Kind kind;
};

/// 27 to 36 and 50 to 58 belong to East Asian languages.
constexpr std::array dated{
    IdRange{14, 17, CellFormat::Kind::Date}, IdRange{18, 21, CellFormat::Kind::Time},
    IdRange{22, 22, CellFormat::Kind::Date}, IdRange{27, 31, CellFormat::Kind::Date},
    IdRange{32, 35, CellFormat::Kind::Time}, IdRange{36, 36, CellFormat::Kind::Date},
    IdRange{45, 47, CellFormat::Kind::Time}, IdRange{50, 58, CellFormat::Kind::Date},
};

/// The start of a bracket such as [h], which is neither a colour nor a language.
bool isElapsedTime(std::string_view bracket)
{
    const std::size_t end = bracket.find_first_not_of("hmsHMS");
    return end != 0 && end != std::string_view::npos && bracket[end] == ']';
}

/// The letters of a code that represent parts of a value: without quoted texts, characters after a
/// backslash or underscore, and brackets, except those of hours beyond 24.
std::string bareCode(std::string_view code)
{
    std::string bare;
    for (std::size_t i = 0; i < code.size() && code[i] != ';'; ++i) {
        const char c = lower(code[i]);
        if (c == '\\' || c == '_' || c == '*')
            ++i;
        else if (c == '"')
            i = std::min(code.find('"', i + 1), code.size());
        else if (c == '[' && !isElapsedTime(code.substr(i + 1)))
            i = std::min(code.find(']', i + 1), code.size());
        else
            bare += c;
    }
    return bare;
}

/// @param number not negative
std::string padded(std::uint64_t number, std::size_t digits)
{
    std::string text = std::to_string(number);
    text.insert(0, digits - std::min(digits, text.size()), '0');
    return text;
}

std::string timeText(std::uint64_t seconds)
{
    return padded(seconds / 3600, 2) + ':' + padded(seconds / 60 % 60, 2) + ':' +
           padded(seconds % 60, 2);
}

/// Nothing for negative numbers and beyond the year 9999.
std::optional<std::string> dateText(double serial, CellFormat::Kind kind, DateBase base)
{
    using namespace std::chrono;
    constexpr double behindYear9999 = 2'958'466;
    constexpr std::int64_t secondsOfDay = 86'400;
    if (!(serial >= 0 && serial < behindYear9999))
        return std::nullopt;
    const std::int64_t total = std::llround(serial * static_cast<double>(secondsOfDay));
    const std::int64_t day = total / secondsOfDay;
    const auto seconds = static_cast<std::uint64_t>(total % secondsOfDay);
    constexpr std::int64_t longestTime = 366;  // days; longer ones are dates whose time is shown
    if (kind == CellFormat::Kind::Time && day < longestTime)
        return timeText(static_cast<std::uint64_t>(total));
    // Excel's 1900 has a 29 February, so all later days are numbered one too high.
    const bool isBeforeThat = base == DateBase::In1900 && day < 60;
    const sys_days first = base == DateBase::In1904 ? sys_days{1904y / January / 1}
                           : isBeforeThat           ? sys_days{1899y / December / 31}
                                                    : sys_days{1899y / December / 30};
    const year_month_day date{first + days{day}};
    std::string text = padded(static_cast<std::uint64_t>(static_cast<int>(date.year())), 4) + '-' +
                       padded(static_cast<unsigned>(date.month()), 2) + '-' +
                       padded(static_cast<unsigned>(date.day()), 2);
    return seconds == 0 ? text : text + 'T' + timeText(seconds);
}

}  // namespace

CellFormat builtInFormat(std::size_t id)
{
    const auto* const found = std::ranges::find_if(
        dated, [id](const IdRange& range) { return id >= range.first && id <= range.last; });
    return {found == dated.end() ? CellFormat::Kind::Number : found->kind};
}

CellFormat formatOfCode(std::string_view code)
{
    const std::string bare = bareCode(code);
    if (bare.starts_with("general"))
        return {};
    if (bare.find_first_of("yd") != std::string::npos)
        return {CellFormat::Kind::Date};
    if (bare.find_first_of("hs") != std::string::npos)
        return {CellFormat::Kind::Time};
    if (bare.find('m') != std::string::npos)
        return {CellFormat::Kind::Date};
    const bool isOfZeros = bare.size() > 1 && bare.find_first_not_of('0') == std::string::npos;
    return {CellFormat::Kind::Number, isOfZeros ? bare.size() : 0};
}

std::string numberText(double number, const CellFormat& format, DateBase base)
{
    if (format.kind != CellFormat::Kind::Number)
        if (auto date = dateText(number, format.kind, base))
            return *std::move(date);
    constexpr double exact = 9e15;
    if (format.digits > 0 && number >= 0 && number < exact && number == std::floor(number))
        return padded(static_cast<std::uint64_t>(number), format.digits);
    return shortestText(number);
}

}  // namespace core
