// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/leaderboard.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// What the caption of a leaderboard says of its rows.
/// @param measure by which the runs stand
/// @param alpha of the intervals; none: it has none
QString meansSentence(const QString& measure, std::optional<double> alpha);

/// That means are not over the same queries; empty where all are.
/// @param areUnlike by measure: Leaderboard::areUnlike, or core::queriesTold() of its table
QStringList queriesSentences(const std::vector<bool>& areUnlike);

/// What the letters and p values of a leaderboard are: by which test, over what, and of which
/// measures there are none and why. Empty where nothing is tested.
/// @param measures the names of the definitions
/// @param baseline the name of that run, if there is one
QStringList testSentences(const core::Leaderboard& board, const core::LeaderboardRules& rules,
                          const QStringList& measures, const QString& baseline = {});

}  // namespace ui
