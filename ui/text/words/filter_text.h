// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/filter.h"

#include <QString>

namespace ui {

enum class FilterOf { Queries, Samples };

/// Why a text is no filter and what could stand there: "“detla” is nothing that can be compared;
/// did you mean delta? …"
QString filterProblemText(const core::FilterProblem& problem, FilterOf what);

}  // namespace ui
