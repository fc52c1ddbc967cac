// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluation_rules.h"
#include "ui/text/formula/formula.h"

#include <QStringList>

namespace core {
struct Definition;
struct WrittenMean;
}  // namespace core

namespace ui {

struct NumberFormat;

/// What a measure is called once it is the mean over queries: "MRR@5", "MAP(rel=3)", "HR@3", else
/// "mean nDCG@10".
QString meanName(const core::MeasureSpec& definition);

/// A mean with the values of its queries in it:
/// MRR@5 = (1 + 1/2 + 1/5 + 0)/4 = 17/40 = 0.4250.
///
/// A term belongs to its query's place, 1-based; queries that are left out have none. Terms are
/// fractions where each is a short one. Of more than shownTerms the first ones, the current one and
/// the last are shown, with how many more there are between. An undefined mean ends in a dash.
Formula formulaOf(const core::WrittenMean& mean, const NumberFormat& format,
                  std::optional<std::size_t> currentQuery = {});

/// The queries that count by a rule or not at all, a sentence for each reason: "q4, q7 and 2 more:
/// 0 by rule: nothing relevant is judged."
QStringList ruledQueries(const core::WrittenMean& mean, core::NoValueRule rule);
/// "Geometric mean 0.1000 (a value below 0.00001 counts as that), median 0.3500."; empty where
/// nothing counts.
QString otherMeansText(const core::WrittenMean& mean, const NumberFormat& format);

}  // namespace ui
