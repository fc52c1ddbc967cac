// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/ranking_order/ideal_position.h"

#include <QLocale>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>

namespace ui {

/// A ranking next to its ideal order, as data for drawing. Row r (0-based) shows order.positions[r]
/// on the left and order.positions[order.bestFirst[r]] on the right.
struct Ribbons {
    core::IdealOrder order;
    std::size_t retrieved = 0;  ///< later rows hold the documents not retrieved
    std::optional<std::size_t> cutoff;
    double topGrade = 1;  ///< top of the grade scale, for the chips
    QLocale locale = QLocale::c();
    std::function<QString(const core::IdealPosition&)> name;
    std::function<bool(const core::IdealPosition&)> isTitle;  ///< the name is words, not an id
    std::function<core::Grade(const core::IdealPosition&)> grade;
    std::function<std::size_t(const core::IdealPosition&)> key;  ///< the same for the same document

    std::size_t rows() const { return order.positions.size(); }
};

}  // namespace ui
