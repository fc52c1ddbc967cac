// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/motion/row_motion.h"

#include <unordered_map>
#include <utility>

namespace ui {

void RowMotion::follow(std::size_t rows, const std::function<std::size_t(std::size_t)>& key)
{
    std::vector<std::size_t> keys;
    for (std::size_t row = 0; rows <= mostRows && row < rows; ++row)
        keys.push_back(key(row));
    // An edit that keeps the order lets rows travel on.
    if (keys == m_keys)
        return;
    const std::vector<std::size_t> before = std::exchange(m_keys, std::move(keys));
    std::unordered_map<std::size_t, double> places;
    for (std::size_t row = 0; row < before.size(); ++row)
        places.emplace(before[row], static_cast<double>(row) + offset(row));
    std::vector<double> from;
    if (before.size() == m_keys.size())
        for (std::size_t row = 0; row < m_keys.size(); ++row)
            if (const auto place = places.find(m_keys[row]); place != places.end())
                from.push_back(place->second - static_cast<double>(row));
    const bool isSame = !from.empty() && from.size() == m_keys.size();
    m_from = isSame ? std::move(from) : std::vector<double>();
    if (isSame)
        m_motion.begin();
    else
        m_motion.stop();
}

double RowMotion::offset(std::size_t row) const
{
    return row < m_from.size() ? m_from[row] * m_motion.rest() : 0;
}

}  // namespace ui
