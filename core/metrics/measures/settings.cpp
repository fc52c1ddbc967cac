// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/settings.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>

namespace core {

double GainTable::gainOf(double grade) const
{
    double gain = 0;
    for (std::size_t i = 0; i < m_size && m_rows[i].grade <= grade; ++i)
        gain = m_rows[i].gain;
    return gain;
}

bool GainTable::read(std::string_view text)
{
    GainTable found;
    found.m_rows = {};
    found.m_size = 0;
    while (true) {
        const std::size_t comma = std::min(text.find(','), text.size());
        if (!found.add(text.substr(0, comma)))
            return false;
        if (comma == text.size())
            break;
        text.remove_prefix(comma + 1);
    }
    *this = found;
    return true;
}

bool GainTable::add(std::string_view assignment)
{
    const std::size_t sign = assignment.find_first_of(":=");
    Row row;
    if (sign == std::string_view::npos || m_size == most ||
        !readNumber(trimmed(assignment.substr(0, sign)), row.grade) ||
        !readNumber(trimmed(assignment.substr(sign + 1)), row.gain))
        return false;
    const bool isHigher = m_size == 0 || (row.grade > m_rows[m_size - 1].grade &&
                                          row.gain >= m_rows[m_size - 1].gain);
    const bool isInRange =
        row.grade >= 0 && row.grade <= largest && row.gain >= 0 && row.gain <= largest;
    if (!isHigher || !isInRange || (row.grade == 0 && row.gain > 0))
        return false;
    m_rows[m_size++] = row;
    return true;
}

std::string GainTable::text() const
{
    std::string text;
    for (std::size_t i = 0; i < m_size; ++i) {
        text += text.empty() ? "" : ",";
        text += shortestText(m_rows[i].grade) + ":" + shortestText(m_rows[i].gain);
    }
    return text;
}

}  // namespace core
