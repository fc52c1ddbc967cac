// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/filter.h"

#include <QString>

namespace ui {

enum class FilterOf { Queries, Samples };

/// Why a text is not a filter, and what to write: "“detla” can’t be used in a condition. Did you
/// mean delta?"
QString filterProblemText(const core::FilterProblem& problem, FilterOf what);

}  // namespace ui
