// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Means and standard deviations of a reference set of runs, query by query and measure by measure,
/// in which trec_eval -Z expresses its values.
class ZScores {
public:
    struct Row {
        std::string query;
        std::string measure;  ///< as it is printed: P_10
        double mean = 0;
        double deviation = 0;
    };

    /// What stands in the place of a value that the file says nothing of, or whose deviation is 0
    /// though it is not the mean.
    static constexpr double missing = -1'000'000;

    /// Of several rows for one query and measure the one is taken that trec_eval's search meets.
    explicit ZScores(std::vector<Row> rows);

    /// How many deviations the value is above the mean. O(log rows).
    double of(std::string_view query, std::string_view measure, double value) const;

private:
    std::vector<Row> m_rows;  // by query, then measure
};

/// `query measure mean deviation` per line; the numbers are read as C reads them. Blank lines and #
/// lines are skipped.
Parsed<ZScores> parseZScores(std::string_view text, const std::string& name);
Parsed<ZScores> readZScores(const std::string& path, const ExpansionLimit& limit = {});

}  // namespace core
