// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/motion/motion.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace ui {

/// Rows that travel to their new places after a new order of the same rows, in painting only. Long
/// lists do not move.
class RowMotion {
public:
    static constexpr std::size_t mostRows = 200;

    /// @param canvas repainted while rows travel
    explicit RowMotion(QWidget& canvas)
        : m_motion(Motion::travel, canvas)
    {}

    /// Call after every change of the rows. O(rows), up to mostRows.
    /// @param key identifies a row by its place, such as the hash of an id
    void follow(std::size_t rows, const std::function<std::size_t(std::size_t)>& key);
    /// How far a row is below its place, in rows; 0 at rest.
    double offset(std::size_t row) const;

private:
    Motion m_motion;
    std::vector<std::size_t> m_keys;  ///< by place
    std::vector<double> m_from;       ///< by place: the offset at the start
};

}  // namespace ui
