// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/ranking_order/ideal_position.h"

#include <QLocale>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>

namespace ui {

/// A ranking beside its ideal, as a picture needs it. Row r (0-based) holds at the left
/// order.positions[r], at the right order.positions[order.bestFirst[r]].
struct Ribbons {
    core::IdealOrder order;
    std::size_t retrieved = 0;  ///< the rows after these hold what was not retrieved
    std::optional<std::size_t> cutoff;
    double topGrade = 1;  ///< of the scale, for the chips
    QLocale locale = QLocale::c();
    std::function<QString(const core::IdealPosition&)> name;
    std::function<core::Grade(const core::IdealPosition&)> grade;

    std::size_t rows() const { return order.positions.size(); }
};

}  // namespace ui
