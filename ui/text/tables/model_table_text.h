// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/model_table.h"
#include "core/classification/uncertainty/auc_tests.h"
#include "ui/text/tables/system_table_text.h"

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ui {

/// "AUC", "AP", "F1": the heading of a column of models.
QString modelMeasureHeading(std::string_view id, double beta);

/// How the best value in a column is marked.
enum class BestMark { Bold, Star };

/// What a table of models contains, in the sentences that apply: the thresholds, how intervals are
/// computed, what is tested, and what is marked.
/// @param ratesAt from ratesAtSentence()
QString modelTableCaption(const core::SystemTable& facts, const core::ModelTableRules& rules,
                          bool isWeighted, BestMark mark, const QString& ratesAt);

/// That a bootstrap of few clusters gives intervals that are too narrow; empty for more of them.
QString fewClustersSentence(std::size_t clusters);

/// The table of models for a paper, without a caption. If rates are computed at different
/// thresholds, a column has them.
/// @param facts from core::modelTable() with these rules
core::Table modelTable(const core::SystemTable& facts, const core::ModelTableRules& rules,
                       const ValueWords& words);

/// DeLong's tests, one row each: both models, the difference of their AUCs with its interval, z, p
/// and the Holm-adjusted p; with a margin, nonInferiorityP() of the second model. The caption
/// explains them.
/// @param bootstrap of the tests of weighted samples
core::Table aucTestTable(std::span<const core::AucTest> tests, std::span<const std::string> models,
                         const ValueWords& words, std::optional<double> margin = {},
                         const std::optional<core::BootstrapRules>& bootstrap = {});

}  // namespace ui
