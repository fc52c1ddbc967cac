// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/leaderboard.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// What a leaderboard's caption says about its rows.
/// @param measure the runs are sorted by
/// @param alpha of the intervals; nullopt: no intervals
QString meansSentence(const QString& measure, std::optional<double> alpha);

/// Says that means cover different queries; empty if all cover the same.
/// @param areUnlike by measure: Leaderboard::areUnlike, or core::queriesTold() of its table
QStringList queriesSentences(const std::vector<bool>& areUnlike);

/// Says what the judged shares are; empty if none is shown.
/// @param told core::sharesTold() of the table
QStringList sharesSentences(const std::vector<bool>& told);

/// What the letters and p values of a leaderboard mean: the test, its data, and which measures were
/// not tested and why. Empty if nothing was tested.
/// @param measures the names of the definitions
/// @param baseline the name of the baseline run, if there is one
QStringList testSentences(const core::Leaderboard& board, const core::LeaderboardRules& rules,
                          const QStringList& measures, const QString& baseline = {});

}  // namespace ui
