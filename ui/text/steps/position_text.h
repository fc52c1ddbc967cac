// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/ranking_order/ideal_position.h"

#include <QLocale>
#include <QString>

namespace ui {

/// "▲ 3 too late", "▼ 5 too early", "= in place", "not retrieved". The arrow points where the
/// document belongs.
QString displacementText(const core::IdealPosition& document, const QLocale& locale);
/// The symbols alone: "▲ 3", "▼ 5", "=", "–".
QString displacementSign(const core::IdealPosition& document, const QLocale& locale);
/// "Rank 9: 7 ranks too late. With grade 5, it belongs at ranks 1 to 2."
QString positionSentence(const core::IdealPosition& document, core::Grade grade,
                         const QLocale& locale);
/// "4 too early, 2 in place, 4 too late, 1 not retrieved"
QString orderSummary(const core::IdealOrder& order);

}  // namespace ui
