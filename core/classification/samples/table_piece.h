// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/label_words.h"
#include "core/classification/samples/sample_table.h"
#include "core/foundation/file/parse_error.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core {

/// The columns of a table's rows; every piece of the text writes to its own part.
struct TableRows {
    std::vector<std::uint8_t> labels;     ///< numbered by each piece
    std::vector<std::uint8_t> predicted;  ///< of predictions, for confidences; numbered by each
                                          ///< piece
    std::vector<std::vector<double>> scores;
    std::vector<std::string> ids;
    std::vector<double> weights;
    std::vector<std::uint32_t> groups;  ///< numbered by each piece

    void resize(std::size_t size, const TableReading& reading)
    {
        labels.resize(size);
        if (reading.confidenceOf)
            predicted.resize(size);
        scores.resize(reading.scoreColumns.size());
        for (auto& column : scores)
            column.resize(size);
        if (reading.idColumn)
            ids.resize(size);
        if (reading.weightColumn)
            weights.resize(size);
        if (reading.groupColumn)
            groups.resize(size);
    }

    /// Moves `count` rows down to `to`.
    void move(std::size_t from, std::size_t count, std::size_t to)
    {
        const auto shift = [&](auto& column) {
            if (column.empty())
                return;
            const auto start = column.begin() + static_cast<std::ptrdiff_t>(from);
            std::move(start, start + static_cast<std::ptrdiff_t>(count),
                      column.begin() + static_cast<std::ptrdiff_t>(to));
        };
        shift(labels);
        shift(predicted);
        std::for_each(scores.begin(), scores.end(), shift);
        shift(ids);
        shift(weights);
        shift(groups);
    }
};

/// Numbers names in order of occurrence.
class NameNumbers {
public:
    std::uint32_t numberOf(std::string_view name)
    {
        const auto found = m_numbers.find(name);
        if (found != m_numbers.end())
            return found->second;
        const auto number = static_cast<std::uint32_t>(m_names.size());
        m_names.emplace_back(name);
        m_numbers.emplace(name, number);
        return number;
    }
    std::vector<std::string>& names() { return m_names; }

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>{}(text);
        }
    };

    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_numbers;
    std::vector<std::string> m_names;
};

/// The data shared by all pieces of a table.
struct TableShape {
    const std::string& file;
    const TableReading& reading;
    std::vector<std::string> headings;  ///< the column names in errors; as many as a row has cells
};

/// A part of a table that ends with a line.
struct TablePiece {
    std::string_view text;
    std::size_t firstLine = 1;
    std::size_t start = 0;  ///< the index of its first row in the columns
    std::size_t rows = 0;   ///< that were read
    LabelWords labels;
    LabelWords predictions;
    NameNumbers groups;
    TableProblems bad;
    std::vector<std::size_t> withoutScore;  ///< rows that are bad for this reason, by model
    std::size_t withoutWeight = 0;          ///< as in SampleTable
    std::size_t ofUnknownLabel = 0;         ///< as in SampleTable
    bool looksAcrossLines = false;
};

/// The first row of a table.
struct TableHead {
    std::vector<std::string> headings;  ///< the column names in errors
    std::size_t length = 0;             ///< of the row in bytes; 0 if it is data
};

/// @param text without a byte order mark
/// @return the head, or why the table cannot be read: a missing column, or bytes that are not text.
/// O(head), or O(n) for an unreadable text.
Parsed<TableHead> tableHead(std::string_view text, const std::string& file,
                            const TableReading& reading);

/// Reads the rows of one piece into the columns, from its start index on: rows, labels, groups, bad
/// rows, and whether quotes were searched beyond their line.
/// @param rows with room for as many rows as the piece has lines
void readRows(const TableShape& shape, TablePiece& piece, TableRows& rows);

}  // namespace core
