// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/z_scores.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/leading_number.h"
#include "core/rankings/trec_eval/trec_measure_table.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core {

namespace {

bool isBefore(const ZScores::Row& a, const ZScores::Row& b)
{
    return std::tie(a.query, a.measure) < std::tie(b.query, b.measure);
}

/// Whether trec_eval prints a measure under this name: P_10 for P.
bool isMeasureName(std::string_view text)
{
    return std::ranges::any_of(trecMeasures(), [text](const TrecMeasure& measure) {
        return text.starts_with(measure.name) &&
               (text.size() == measure.name.size() || text[measure.name.size()] == '_');
    });
}

}  // namespace

ZScores::ZScores(std::vector<Row> rows)
    : m_rows(std::move(rows))
{
    std::stable_sort(m_rows.begin(), m_rows.end(), isBefore);
}

double ZScores::of(std::string_view query, std::string_view measure, double value) const
{
    const auto first = std::lower_bound(m_rows.begin(), m_rows.end(), query,
                                        [](const Row& row, auto id) { return row.query < id; });
    const auto last = std::upper_bound(first, m_rows.end(), query,
                                       [](auto id, const Row& row) { return id < row.query; });
    // trec_eval's search includes one place past the last row, which determines which of equal rows
    // it finds.
    std::ptrdiff_t start = 0;
    std::ptrdiff_t end = last - first;
    while (start <= end) {
        const std::ptrdiff_t current = (start + end) / 2;
        if (current == last - first || measure < first[current].measure) {
            end = current - 1;
        } else if (measure > first[current].measure) {
            start = current + 1;
        } else {
            const auto& [of, name, mean, deviation] = first[current];
            if (deviation != 0)
                return (value - mean) / deviation;
            return value == mean ? 0 : missing;
        }
    }
    return missing;
}

Parsed<ZScores> parseZScores(std::string_view text, const std::string& name)
{
    constexpr std::size_t columnCount = 4;
    std::vector<ZScores::Row> rows;
    LineReader lines(text, name);
    while (const auto line = lines.nextData()) {
        const Columns<columnCount> columns(line->text);
        if (columns.count != columnCount)
            return ParseError{name, line->number, ErrorCode::ZScoreColumns,
                              std::to_string(columns.count)};
        if (isMeasureName(columns.text[0]) && !isMeasureName(columns.text[1]))
            return ParseError{name, line->number, ErrorCode::ZScoreOrder,
                              std::string(columns.text[0])};
        rows.push_back({std::string(columns.text[0]), std::string(columns.text[1]),
                        leadingNumber(columns.text[2]), leadingNumber(columns.text[3])});
    }
    if (lines.error())
        return *lines.error();
    if (rows.empty())
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    return ZScores(std::move(rows));
}

Parsed<ZScores> readZScores(const std::string& path, const ExpansionLimit& limit)
{
    const auto text = readText(path, nullptr, limit);
    if (!text)
        return text.error();
    return parseZScores(*text, path);
}

}  // namespace core
