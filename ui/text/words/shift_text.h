// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/ranking_order/list_comparison.h"

#include <QString>

#include <cstddef>

namespace ui {

/// "▲ 3" for three ranks up, "▼ 2", "=" for the same rank.
QString shiftText(std::ptrdiff_t shift);
/// "3 ranks up", "2 ranks down", "same rank".
QString shiftWords(std::ptrdiff_t shift);
/// "Corner Café: rank 3 in A, rank 1 in B, 2 ranks up".
QString twoRanksSentence(const QString& name, const core::TwoRanks& ranks);

}  // namespace ui
