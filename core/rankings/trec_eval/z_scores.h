// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Means and standard deviations of a reference set of runs, by query and measure, to which
/// trec_eval -Z relates its values.
class ZScores {
public:
    struct Row {
        std::string query;
        std::string measure;  ///< as printed: P_10
        double mean = 0;
        double deviation = 0;
    };

    /// The z score of a value for which the file has no row, or whose deviation is 0 though it
    /// differs from the mean.
    static constexpr double missing = -1'000'000;

    /// If there are several rows for a query and measure, the one found by trec_eval's search is
    /// used.
    explicit ZScores(std::vector<Row> rows);

    /// The number of deviations by which the value exceeds the mean. O(log rows).
    double of(std::string_view query, std::string_view measure, double value) const;

private:
    std::vector<Row> m_rows;  // by query, then measure
};

/// Parses `query measure mean deviation` per line; numbers are read like C. Blank lines and # lines
/// are skipped. Refuses a line with a measure in the place of the query.
Parsed<ZScores> parseZScores(std::string_view text, const std::string& name);
Parsed<ZScores> readZScores(const std::string& path, const ExpansionLimit& limit = {});

}  // namespace core
