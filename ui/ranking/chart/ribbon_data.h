// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/figure_data.h"
#include "ui/ranking/chart/ribbons.h"

namespace ui {

/// A row for each document: its rank, its ranks in the ideal order, how far it is from them, its
/// grade and its name; no more rows than FigureColumns::mostRows. O(documents).
FigureData figureData(const Ribbons& ribbons);

}  // namespace ui
