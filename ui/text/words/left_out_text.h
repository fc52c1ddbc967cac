// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluation_rules.h"

#include <QString>

#include <cstddef>

namespace ui {

/// "3 judged queries are missing from run B and count as 0 in its mean."
/// @param count of queries, above 0
QString notInRunText(std::size_t count, const QString& run, core::MissingRule rule);
/// "2 queries in run B have no judgments and are skipped in its mean."
QString notJudgedText(std::size_t count, const QString& run);

}  // namespace ui
