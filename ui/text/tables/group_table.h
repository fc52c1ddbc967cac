// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/grouped_auc.h"
#include "core/documents/tables/table.h"
#include "ui/text/tables/system_table_text.h"

#include <QString>

#include <span>
#include <string>

namespace ui {

/// "Each group alike", "By positives": how much a group counts.
QString groupWeightsText(core::GroupWeights weights);

/// "Grouped AUC = Σ w·AUC / Σ w = 17.3 / 24 = 0.7210, w the group’s positives.", or why there is
/// none.
QString groupedAucSentence(const core::GroupedAuc& grouped, core::GroupWeights weights,
                           const ValueWords& words);
/// "Groups: 12 counted; 2 without positives and 1 without negatives are left out."
QString groupsCountedSentence(const core::GroupedAuc& grouped);

/// A row for each group: its samples and positives, its AUC, how much it counts and what it adds to
/// the mean, or why it is left out; the mean in the last row. Without a caption.
/// @param names of the groups
core::Table groupTable(const core::GroupedAuc& grouped, std::span<const std::string> names,
                       core::GroupWeights weights, const ValueWords& words);

}  // namespace ui
