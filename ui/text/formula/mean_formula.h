// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluation_rules.h"
#include "ui/text/formula/formula.h"

#include <QStringList>

#include <cstddef>
#include <optional>

namespace core {
struct MeasureSpec;
struct WrittenMean;
}  // namespace core

namespace ui {

struct NumberFormat;

/// The name of a measure's mean over queries: "MRR@5", "MAP(rel=3)", "HR@3"; others are "mean
/// nDCG@10".
QString meanName(const core::MeasureSpec& definition);

/// A mean with the values of its queries:
/// MRR@5 = (1 + 1/2 + 1/5 + 0)/4 = 17/40 = 0.4250.
///
/// A term belongs to its query's place, 1-based; skipped queries have none. Terms are fractions if
/// all of them are short ones. A sum of more than shownTerms shows the first terms, the current one
/// and the last, and counts those between. An undefined mean ends in a dash.
Formula formulaOf(const core::WrittenMean& mean, const NumberFormat& format,
                  std::optional<std::size_t> currentQuery = {});

/// A sentence for each reason why queries count by a rule or not at all: "q4, q7 and 2 more: set to
/// 0: no relevant documents."
/// @param hasNames false: "4 queries: set to 0: no relevant documents."
QStringList ruledQueries(const core::WrittenMean& mean, core::NoValueRule rule,
                         bool hasNames = true);
/// "Geometric mean 0.1000 (values below 0.00001 are raised to 0.00001), median 0.3500."; empty if
/// no query counts.
QString otherMeansText(const core::WrittenMean& mean, const NumberFormat& format);

}  // namespace ui
