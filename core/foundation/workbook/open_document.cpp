// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/workbook/open_document.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/workbook/workbook.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace core {

namespace {

/// The number of repetitions of a cell, row or space, or the cells that one spans; 1 by default.
std::uint32_t countIn(std::string_view text)
{
    if (text.empty())
        return 1;
    const auto count = parsedNumber<std::uint32_t>(text);
    if (!count || *count == 0 || *count > 1U << 24)
        throw WorkbookRefusal{WorkbookProblem::Damaged};
    return *count;
}

struct NamedCells {
    std::string name;
    bool isHidden = false;
    SheetCells cells;
};

class ContentPart : public XmlHandler {
public:
    void start(std::string_view name, const XmlAttributes& attributes) override
    {
        if (m_ignored > 0 || isIgnored(name))
            ++m_ignored;
        else if (name == "style")
            m_style = attributes["name"];
        else if (name == "table-properties" && attributes["display"] == "false")
            m_hiddenStyles.insert(m_style);
        else if (name == "table" && m_tables++ == 0)
            startTable(attributes);
        else if (m_tables == 1)
            startInTable(name, attributes);
    }
    void end(std::string_view name) override
    {
        if (m_ignored > 0)
            --m_ignored;
        else if (name == "table")
            --m_tables;
        else if (m_tables == 1)
            endInTable(name);
    }
    void text(std::string_view piece) override
    {
        if (m_ignored == 0 && m_isParagraph)
            m_text += piece;
    }

    std::vector<NamedCells> sheets;

private:
    struct Cell {
        CellPlace place;
        std::uint32_t columns = 1;
        std::string text;
        bool isUnsaved = false;
    };

    /// Comments and deleted cells.
    static bool isIgnored(std::string_view name)
    {
        return name == "annotation" || name == "tracked-changes";
    }

    void startTable(const XmlAttributes& attributes)
    {
        sheets.push_back({std::string(attributes["name"]),
                          m_hiddenStyles.contains(attributes["style-name"]),
                          {}});
        m_place = {};
    }
    void startInTable(std::string_view name, const XmlAttributes& attributes)
    {
        if (name == "table-row") {
            m_rowRepeated = countIn(attributes["number-rows-repeated"]);
            m_row.clear();
        } else if (name == "table-cell" || name == "covered-table-cell") {
            startCell(attributes);
        } else if (name == "p") {
            if (std::exchange(m_hasParagraph, true))
                m_text += '\n';
            m_isParagraph = true;
        } else if (name == "s") {
            m_text.append(std::min(countIn(attributes["c"]), longestBlank), ' ');
        } else if (name == "tab") {
            m_text += '\t';
        } else if (name == "line-break") {
            m_text += '\n';
        }
    }
    void startCell(const XmlAttributes& attributes)
    {
        m_columnRepeated = countIn(attributes["number-columns-repeated"]);
        m_type = attributes["value-type"];
        m_value = attributes[m_type == "date"      ? "date-value"
                             : m_type == "time"    ? "time-value"
                             : m_type == "boolean" ? "boolean-value"
                             : m_type == "string"  ? "string-value"
                                                   : "value"];
        m_isFormula = attributes.find("formula");
        m_text.clear();
        m_hasParagraph = false;
        const std::uint32_t columns = countIn(attributes["number-columns-spanned"]);
        const std::uint32_t rows = countIn(attributes["number-rows-spanned"]);
        if (columns > 1 || rows > 1)
            sheets.back().cells.merge(m_place,
                                      {m_place.row + rows - 1, m_place.column + columns - 1});
    }
    void endInTable(std::string_view name)
    {
        if (name == "p")
            m_isParagraph = false;
        else if (name == "table-cell" || name == "covered-table-cell")
            endCell();
        else if (name == "table-row")
            endRow();
    }
    void endCell()
    {
        const bool isUnsaved = m_isFormula && m_type.empty() && m_text.empty();
        if (std::string text = valueText(); isUnsaved || !text.empty())
            m_row.push_back({m_place, m_columnRepeated, std::move(text), isUnsaved});
        m_place.column += std::min(m_columnRepeated, mostColumns);
        if (m_place.column > mostColumns)
            m_place.column = mostColumns;
    }
    void endRow()
    {
        SheetCells& cells = sheets.back().cells;
        const std::uint32_t repeated = m_row.empty() ? 0 : m_rowRepeated;
        std::size_t columns = 0;
        for (const Cell& cell : m_row)
            columns += cell.columns;
        cells.expect(columns * repeated);
        for (std::uint32_t i = 0; i < repeated; ++i)
            for (const auto& [place, count, text, isUnsaved] : m_row) {
                const CellPlace at{place.row + i, place.column};
                if (isUnsaved)
                    cells.putUnsaved(at);
                else
                    cells.put(at, count, text);
            }
        m_place = {m_place.row + m_rowRepeated, 0};
    }
    std::string valueText() const
    {
        if (m_type == "boolean")
            return m_value == "true" ? "TRUE" : "FALSE";
        if (m_type == "date")
            return m_value.ends_with("T00:00:00") ? m_value.substr(0, m_value.size() - 9) : m_value;
        if (m_type == "time")
            return clockText(m_value);
        if (m_type.empty() || m_type == "string")
            return m_value.empty() ? m_text : m_value;
        double number = 0;
        if (!readNumber(m_value, number))
            throw WorkbookRefusal{WorkbookProblem::Damaged};
        // Only the shown text tells how many leading zeros a numeric id has.
        double shown = 0;
        const bool isId = m_text.size() > 1 && m_text.front() == '0' &&
                          std::ranges::all_of(m_text, isDigit) && readNumber(m_text, shown) &&
                          shown == number;
        const bool isWhole = std::ranges::all_of(m_value, isDigit);
        return isId ? m_text : isWhole ? m_value : shortestText(number);
    }
    /// "12:30:00" for PT12H30M00S; other forms are unchanged.
    static std::string clockText(const std::string& value)
    {
        std::string text;
        for (const char c : value)
            if (c == 'H' || c == 'M')
                text += ':';
            else if (isDigit(c) || c == '.')
                text += c;
        return value.starts_with("PT") && std::ranges::count(text, ':') == 2 ? text : value;
    }

    static constexpr std::uint32_t longestBlank = 1000;
    static constexpr std::uint32_t mostColumns = 1U << 16;

    std::string m_style;
    std::set<std::string, std::less<>> m_hiddenStyles;
    std::size_t m_ignored = 0;  // depth
    std::size_t m_tables = 0;   // depth; tables within a cell are not part of its text
    CellPlace m_place;
    std::vector<Cell> m_row;
    std::uint32_t m_rowRepeated = 1;
    std::uint32_t m_columnRepeated = 1;
    std::string m_type;
    std::string m_value;
    std::string m_text;
    bool m_isFormula = false;
    bool m_hasParagraph = false;
    bool m_isParagraph = false;
};

}  // namespace

WorkbookSheets openDocumentSheets(WorkbookFiles& files)
{
    ContentPart content;
    files.read("content.xml", content);
    WorkbookSheets sheets;
    for (NamedCells& each : content.sheets)
        sheets.push_back({each.name, each.isHidden,
                          [cells = std::make_shared<SheetCells>(std::move(each.cells))] {
                              return std::move(*cells);  // it is called only once
                          }});
    return sheets;
}

}  // namespace core
