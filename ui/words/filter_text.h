#pragma once

#include "core/collection/query_filter.h"

#include <QString>

namespace ui {

/// Why a text is no filter and what could stand there: "“detla” is nothing that can be compared;
/// did you mean delta? …"
QString filterProblemText(const core::FilterProblem& problem);

}  // namespace ui
