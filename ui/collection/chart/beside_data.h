// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/figure_data.h"
#include "ui/charts/chart/lists_beside.h"

#include <QString>

namespace ui {

/// A row for each document of the lists: its ranks, the change, its grade, id and name; at most
/// FigureColumns::mostRows. O(documents).
FigureData figureData(const ListsBeside& lists, const QString& nameA, const QString& nameB);

}  // namespace ui
