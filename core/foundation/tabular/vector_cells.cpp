// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/vector_cells.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace core {

namespace {

/// The numbers of a list in one cell: [0.2,0.8], (0.2; 0.8), numpy's [0.2 0.8], Spark's
/// DenseVector([0.2, 0.8]) and {"type":1,"values":[0.2,0.8]}. Keras has lists of one. Nothing if it
/// is not a list of numbers.
std::optional<std::vector<std::string>> vectorInCell(std::string_view cell)
{
    constexpr std::string_view spark = "DenseVector(";
    constexpr std::string_view values = "\"values\":";
    cell = trimmed(cell);
    if (const std::size_t at = cell.find(values); cell.starts_with('{') && at != cell.npos) {
        cell = trimmed(cell.substr(at + values.size()));
        cell = cell.substr(0, cell.find(']') + 1);
    }
    if (cell.starts_with(spark) && cell.ends_with(')'))
        cell = trimmed(cell.substr(spark.size(), cell.size() - spark.size() - 1));
    const bool isList = cell.size() > 2 && cell.front() == '[' && cell.back() == ']';
    if (!isList && !(cell.size() > 2 && cell.front() == '(' && cell.back() == ')'))
        return std::nullopt;
    cell = cell.substr(1, cell.size() - 2);
    std::vector<std::string> numbers;
    constexpr std::string_view separators = ",; \t\r\n";
    while (true) {
        cell.remove_prefix(std::min(cell.find_first_not_of(separators), cell.size()));
        if (cell.empty())
            break;
        const std::string_view number = cell.substr(0, cell.find_first_of(separators));
        if (!parsedNumber<double>(number))
            return std::nullopt;
        numbers.emplace_back(number);
        cell.remove_prefix(number.size());
    }
    const std::size_t fewest = isList ? 1 : 2;  // (5) may be a number
    return numbers.size() < fewest ? std::nullopt : std::optional(std::move(numbers));
}

/// The words of a list in one cell: ["no", "yes"], ['no' 'yes']; empty if it is not one.
std::vector<std::string> wordsInCell(std::string_view cell)
{
    cell = trimmed(cell);
    if (cell.size() < 2 || cell.front() != '[' || cell.back() != ']')
        return {};
    std::vector<std::string> words;
    for (cell = cell.substr(1, cell.size() - 2); !(cell = trimmed(cell)).empty();) {
        const char quote = cell.front();
        const std::size_t end = cell.find(quote, 1);
        if ((quote != '"' && quote != '\'') || end == std::string_view::npos)
            return {};
        words.emplace_back(cell.substr(1, end - 1));
        cell = trimmed(cell.substr(end + 1));
        if (cell.starts_with(','))
            cell.remove_prefix(1);
    }
    return words;
}

/// Whether a column has classes in lists of one, as ["spam"]; ids would hardly come again.
bool areListedWords(const TablePreview& table, std::size_t column)
{
    std::size_t filled = 0;
    std::set<std::string> words;
    for (const auto& row : table.rows) {
        const std::string_view cell = column < row.size() ? trimmed(row[column]) : "";
        if (cell.empty())
            continue;
        const std::vector<std::string> list = wordsInCell(cell);
        if (list.size() != 1)
            return false;
        ++filled;
        words.insert(list.front());
    }
    return filled > 0 && 2 * words.size() <= filled;
}

/// By column, the lengths of lists in columns that contain only lists.
using VectorLengths = std::map<std::size_t, std::size_t>;

VectorLengths vectorLengths(const TablePreview& table)
{
    VectorLengths lengths;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        std::size_t length = 0;
        const bool areLists = std::ranges::all_of(table.rows, [&](const auto& row) {
            const auto list = column < row.size() ? vectorInCell(row[column]) : std::nullopt;
            return list && (length == 0 || length == list->size()) && (length = list->size()) > 0;
        });
        if (areLists && length > 0)
            lengths[column] = length;
        else if (areListedWords(table, column))
            lengths[column] = 1;
    }
    return lengths;
}

/// The classes that a column lists, the same in every row, as Vertex AI and Autopilot write them;
/// empty if there is no such column or several.
std::vector<std::string> listedClasses(const TablePreview& table)
{
    std::vector<std::string> classes;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        if (table.rows.empty() || column >= table.rows.front().size())
            continue;
        const std::string& first = table.rows.front()[column];
        std::vector<std::string> words = wordsInCell(first);
        if (words.size() < 2 || !std::ranges::all_of(table.rows, [&](const auto& row) {
                return column < row.size() && row[column] == first;
            }))
            continue;
        if (!classes.empty())
            return {};
        classes = std::move(words);
    }
    return classes;
}

/// Writes rows with their lists spread over several columns.
class VectorSpreader {
public:
    VectorSpreader(Delimiter delimiter, VectorLengths lengths, std::vector<std::string> classes)
        : m_delimiter(delimiter)
        , m_lengths(std::move(lengths))
        , m_classes(std::move(classes))
    {}

    void add(const DelimitedRow& row, bool isHeading)
    {
        for (; m_line < row.line; ++m_line)
            m_text += '\n';
        bool isFirst = true;
        for (std::size_t column = 0; column < row.cells.size(); ++column)
            for (const std::string& cell : cellsOf(row.cells[column], column, isHeading)) {
                if (!std::exchange(isFirst, false))
                    m_text += characterOf(m_delimiter);
                m_text += delimitedCell(cell, m_delimiter);
                m_line += static_cast<std::size_t>(std::ranges::count(cell, '\n'));
            }
    }

    std::string take() { return std::move(m_text) + '\n'; }

private:
    std::vector<std::string> cellsOf(std::string_view cell, std::size_t column,
                                     bool isHeading) const
    {
        const auto found = m_lengths.find(column);
        if (found == m_lengths.end())
            return {std::string(cell)};
        std::vector<std::string> cells(found->second);
        if (isHeading) {
            if (cells.size() == 1)
                return {std::string(trimmed(cell))};
            for (std::size_t i = 0; i < cells.size(); ++i)
                cells[i] = std::string(trimmed(cell)) + (cells.size() == m_classes.size()
                                                             ? "(" + m_classes[i] + ")"
                                                             : "[" + std::to_string(i) + "]");
            return cells;
        }
        auto list = vectorInCell(cell);
        if (list && list->size() == cells.size())
            return *std::move(list);
        auto words = wordsInCell(cell);
        if (words.size() == 1 && cells.size() == 1)
            return words;
        cells.front() = cell;
        return cells;
    }

    Delimiter m_delimiter;
    VectorLengths m_lengths;
    std::vector<std::string> m_classes;
    std::string m_text;
    std::size_t m_line = 1;
};

}  // namespace

std::optional<std::string> withoutVectors(std::string_view text)
{
    text = withoutByteOrderMark(text);
    if (text.substr(0, bytesToJudge).find_first_of("[(") == std::string_view::npos)
        return std::nullopt;
    const auto table = previewTable(text, {});
    if (!table || table->columns.size() < 2 || table->delimiter == Delimiter::Space)
        return std::nullopt;
    VectorLengths lengths = vectorLengths(*table);
    if (lengths.empty())
        return std::nullopt;
    VectorSpreader spreader(table->delimiter, std::move(lengths), listedClasses(*table));
    DelimitedReader reader(text, table->delimiter);
    DelimitedRow row;
    for (bool isHeading = table->hasHeader; reader.next(row); isHeading = false)
        spreader.add(row, isHeading);
    return spreader.take();
}

}  // namespace core
