// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/subgroups.h"
#include "core/documents/tables/table.h"
#include "ui/text/tables/system_table_text.h"

#include <QString>

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace ui {

/// A column that divides the samples, and a model's values on its subgroups.
struct SubgroupsOfColumn {
    std::string column;
    std::span<const std::string> names;
    const core::Subgroups* found = nullptr;
};

/// What a table of subgroups shows.
enum class SubgroupCells {
    Values,     ///< of each subgroup, after all samples
    Contrasts,  ///< each subgroup compared with all other samples
    Without,    ///< of all samples without each subgroup, after all samples
};

/// Which measures. All do not fit the width of a page with their intervals.
enum class SubgroupMeasures { OfScores, OfThreshold, All };
inline constexpr std::array subgroupMeasureTables{SubgroupMeasures::OfScores,
                                                  SubgroupMeasures::OfThreshold};

/// "AUC", "Slope", "O:E", "Recall": the heading of a measure.
QString subgroupMeasureHeading(std::string_view id);

/// A row for each subgroup of each column, with 95 % intervals; of Values and Contrasts, a row for
/// each column with the p values of the interaction tests. A last column, if needed, marks
/// subgroups with few samples of a class and says why values are undefined.
/// @param columns at least one
core::Table subgroupTable(std::span<const SubgroupsOfColumn> columns, SubgroupCells cells,
                          SubgroupMeasures measures, const ValueWords& words);

/// How the intervals of one measure are computed, and what few samples mean, if any subgroup has
/// them.
QString subgroupIntervalSentences(std::string_view id, core::RateIntervalMethod ofShares,
                                  bool isWeighted, bool hasSmall);

/// What the table shows and how: intervals, tests, few samples.
QString subgroupCaption(SubgroupCells cells, SubgroupMeasures measures,
                        core::RateIntervalMethod ofShares, bool isWeighted);

}  // namespace ui
