// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/loss_breakdown/loss_breakdown.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

namespace ui {

/// A row of the breakdown: "order within the top 10".
QString lossCauseText(core::LossCause cause, const core::MeasureSpec& definition);
/// What the row measures, in a sentence; for its tooltip.
QString lossCauseAbout(const core::LossRow& row, const core::MeasureSpec& definition);
/// What costs the most: "Order costs the most: in the best order, the same documents would score
/// nDCG@10 = 0.9548." For an undefined value, the reason and what the query counts as.
QString lossSentence(const core::LossBreakdown& breakdown, const core::MeasureSpec& definition,
                     core::NoValueRule noValue, const NumberFormat& format);
/// The rows' percentages of the total, as whole numbers that add up to 100; empty if the rows are
/// not parts of it: nothing is lost, or a row is negative.
QStringList lossPercents(const core::LossBreakdown& breakdown, const QLocale& locale);
/// The causes in a line, the largest first: "88% in the order, 12% never retrieved".
/// @param isBrief only the largest
QString shortLossText(const core::LossBreakdown& breakdown, const core::MeasureSpec& definition,
                      const NumberFormat& format, bool isBrief = false);
/// Why a measure has no breakdown: its maximum is not 1.
QString noBreakdownText(const core::MeasureSpec& definition);

}  // namespace ui
