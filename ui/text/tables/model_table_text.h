// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/model_table.h"
#include "core/classification/uncertainty/auc_tests.h"
#include "ui/text/tables/system_table_text.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace ui {

/// "AUC", "AP", "F1": what heads a column of a table of models.
QString modelMeasureHeading(std::string_view id, double beta);

/// How the best of a column is marked.
enum class BestMark { Bold, Star };

/// What a table of models holds, in sentences: how its intervals came about, what is tested, at
/// which threshold, and what is marked; as far as it has that.
QString modelTableCaption(const core::SystemTable& facts, const core::ModelTableRules& rules,
                          bool isWeighted, BestMark mark, const QString& threshold);

/// The paper's table of models; without a caption.
/// @param facts by core::modelTable() with these rules
core::Table modelTable(const core::SystemTable& facts, const core::ModelTableRules& rules,
                       const ValueWords& words);

/// DeLong's tests, a row each: both models, the difference of their AUCs with its interval, z, p
/// and p after Holm; with what they are in the caption.
core::Table aucTestTable(std::span<const core::AucTest> tests, std::span<const std::string> models,
                         const ValueWords& words);

}  // namespace ui
