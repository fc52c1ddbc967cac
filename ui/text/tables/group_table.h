// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/grouped_auc.h"
#include "core/documents/tables/table.h"
#include "ui/text/tables/system_table_text.h"

#include <QString>

#include <span>
#include <string>

namespace ui {

/// "Equal weights", "By positives": how groups are weighted.
QString groupWeightsText(core::GroupWeights weights);

/// "Grouped AUC = Σ w·AUC / Σ w = 17.3 / 24 = 0.7210. …", or why it is undefined.
QString groupedAucSentence(const core::GroupedAuc& grouped, core::GroupWeights weights,
                           const ValueWords& words);
/// "Groups: 12 count; 2 without positives and 1 without negatives are skipped."
QString groupsCountedSentence(const core::GroupedAuc& grouped);

/// A row for each group: its samples and positives, its AUC, its weight and its contribution to the
/// mean, or why it is skipped. The mean is in the last row. No caption.
/// @param names of the groups
core::Table groupTable(const core::GroupedAuc& grouped, std::span<const std::string> names,
                       core::GroupWeights weights, const ValueWords& words);

}  // namespace ui
