// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/workbook/excel_workbook.h"

#include "core/foundation/text/number_text.h"
#include "core/foundation/workbook/cell_format.h"
#include "core/foundation/workbook/workbook.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace core {

namespace {

[[noreturn]] void refuseDamaged()
{
    throw WorkbookRefusal{WorkbookProblem::Damaged};
}

bool isTrue(std::string_view value)
{
    return value == "1" || value == "true";
}

/// Damaged if it is not a number.
template <class Number>
Number numberIn(std::string_view text)
{
    const auto number = parsedNumber<Number>(text);
    if (!number)
        refuseDamaged();
    return *number;
}

/// The files that a file of the archive refers to.
class Relationships : public XmlHandler {
public:
    /// @param part a file, or empty for the archive itself
    Relationships(WorkbookFiles& files, const std::string& part)
        : m_folder(std::filesystem::path(part).parent_path())
    {
        const auto file = m_folder / "_rels" / (std::filesystem::path(part).filename() += ".rels");
        files.read(file.generic_string(), *this);
    }
    void start(std::string_view name, const XmlAttributes& attributes) override
    {
        if (name == "Relationship")
            m_targets.push_back({std::string(attributes["Id"]), std::string(attributes["Type"]),
                                 std::string(attributes["Target"])});
    }

    /// The file with the id; empty if there is none of this type.
    std::string byId(std::string_view id, std::string_view type) const
    {
        for (const Target& target : m_targets)
            if (target.id == id && target.type.ends_with(type))
                return fileOf(target);
        return {};
    }
    /// The first one of a type; empty if there is none.
    std::string byType(std::string_view type) const
    {
        for (const Target& target : m_targets)
            if (target.type.ends_with(type))
                return fileOf(target);
        return {};
    }

private:
    struct Target {
        std::string id;
        std::string type;
        std::string file;
    };

    std::string fileOf(const Target& target) const
    {
        const auto path = ("/" / m_folder / target.file).lexically_normal();
        return path.relative_path().generic_string();
    }

    std::filesystem::path m_folder;
    std::vector<Target> m_targets;
};

struct SheetEntry {
    std::string name;
    std::string id;
    bool isHidden = false;
};

class WorkbookPart : public XmlHandler {
public:
    void start(std::string_view name, const XmlAttributes& attributes) override
    {
        isCalculatedOnLoad = isCalculatedOnLoad || isTrue(attributes["fullCalcOnLoad"]);
        if (name == "workbookPr" && isTrue(attributes["date1904"]))
            base = DateBase::In1904;
        if (name == "sheet")
            sheets.push_back({std::string(attributes["name"]), std::string(attributes["id"]),
                              attributes["state"].ends_with("idden")});
    }

    DateBase base = DateBase::In1900;
    bool isCalculatedOnLoad = false;
    std::vector<SheetEntry> sheets;
};

/// Texts that cells refer to by index.
class SharedStrings : public XmlHandler {
public:
    void start(std::string_view name, const XmlAttributes&) override
    {
        if (name == "si")
            m_strings.emplace_back();
        m_isPhonetic = m_isPhonetic || name == "rPh";
        m_isText = name == "t" && !m_isPhonetic && !m_strings.empty();
    }
    void end(std::string_view name) override
    {
        m_isText = false;
        m_isPhonetic = m_isPhonetic && name != "rPh";
    }
    void text(std::string_view piece) override
    {
        if (m_isText)
            m_strings.back() += piece;
    }

    const std::string& operator[](std::size_t place) const
    {
        if (place >= m_strings.size())
            refuseDamaged();
        return m_strings[place];
    }

private:
    std::vector<std::string> m_strings;
    bool m_isText = false;
    bool m_isPhonetic = false;
};

class Styles : public XmlHandler {
public:
    void start(std::string_view name, const XmlAttributes& attributes) override
    {
        if (name == "numFmt")
            m_codes.insert_or_assign(numberIn<std::size_t>(attributes["numFmtId"]),
                                     formatOfCode(attributes["formatCode"]));
        m_isOfCells = m_isOfCells || name == "cellXfs";
        if (name == "xf" && m_isOfCells)
            m_formats.push_back(formatOfId(attributes["numFmtId"]));
    }
    void end(std::string_view name) override { m_isOfCells = m_isOfCells && name != "cellXfs"; }

    CellFormat operator[](std::size_t style) const
    {
        return style < m_formats.size() ? m_formats[style] : CellFormat{};
    }

private:
    CellFormat formatOfId(std::string_view text) const
    {
        const std::size_t id = text.empty() ? 0 : numberIn<std::size_t>(text);
        const auto found = m_codes.find(id);
        return found == m_codes.end() ? builtInFormat(id) : found->second;
    }

    std::map<std::size_t, CellFormat> m_codes;
    std::vector<CellFormat> m_formats;
    bool m_isOfCells = false;
};

/// The place named "B3"; nothing for other texts.
std::optional<CellPlace> placeNamed(std::string_view name)
{
    constexpr std::uint32_t mostColumns = 16'384;
    constexpr std::uint32_t mostRows = 1'048'576;
    std::uint32_t column = 0;
    while (!name.empty() && name.front() >= 'A' && name.front() <= 'Z' && column <= mostColumns) {
        column = 26 * column + static_cast<std::uint32_t>(name.front() - 'A' + 1);
        name.remove_prefix(1);
    }
    const auto row = parsedNumber<std::uint32_t>(name);
    if (column == 0 || column > mostColumns || !row || *row == 0 || *row > mostRows)
        return std::nullopt;
    return CellPlace{*row - 1, column - 1};
}

/// The tables shared by the cells of all sheets.
struct CellTables {
    SharedStrings strings;
    Styles styles;
    DateBase base = DateBase::In1900;
    bool isCalculatedOnLoad = false;
};

class SheetPart : public XmlHandler {
public:
    explicit SheetPart(const CellTables& tables)
        : m_tables(tables)
    {}

    void start(std::string_view name, const XmlAttributes& attributes) override
    {
        m_isText = name == "v" || (name == "t" && m_isInline);
        if (name == "row")
            startRow(attributes);
        else if (name == "c")
            startCell(attributes);
        else if (name == "f")
            m_isFormula = true;
        else if (name == "is")
            m_isInline = true;
        else if (name == "rPh")
            m_isInline = false;
        else if (name == "mergeCell")
            merge(attributes["ref"]);
    }
    void end(std::string_view name) override
    {
        m_isText = false;
        if (name == "rPh")
            m_isInline = true;
        else if (name == "is")
            m_isInline = false;
        else if (name == "c")
            endCell();
    }
    void text(std::string_view piece) override
    {
        if (m_isText)
            m_text += piece;
    }

    SheetCells cells;

private:
    void startRow(const XmlAttributes& attributes)
    {
        const std::string* const number = attributes.find("r");
        const auto place = number ? placeNamed("A" + *number) : CellPlace{m_nextRow, 0};
        if (!place)
            refuseDamaged();
        m_place = *place;
        m_nextRow = m_place.row + 1;
    }
    void startCell(const XmlAttributes& attributes)
    {
        if (const std::string* const name = attributes.find("r")) {
            const auto place = placeNamed(*name);
            if (!place)
                refuseDamaged();
            m_place = *place;
        }
        const std::string_view style = attributes["s"];
        m_format = m_tables.styles[style.empty() ? 0 : numberIn<std::size_t>(style)];
        m_type = attributes["t"];
        m_text.clear();
        m_isFormula = false;
    }
    void endCell()
    {
        if (m_isFormula && !isValueSaved())
            cells.putUnsaved(m_place);
        else
            cells.put(m_place, valueText());
        ++m_place.column;
    }
    /// Programs that do not calculate write formulas without a value, or with 0 for all of them.
    bool isValueSaved() const
    {
        const bool isPlaceholder = m_tables.isCalculatedOnLoad && m_text == "0";
        return m_type == "str" || !(m_text.empty() || isPlaceholder);
    }
    std::string valueText() const
    {
        if (m_type == "s" && !m_text.empty())
            return m_tables.strings[numberIn<std::size_t>(m_text)];
        if (m_type == "b")
            return isTrue(m_text) ? "TRUE" : "FALSE";
        const bool isNumber = (m_type.empty() || m_type == "n") && !m_text.empty();
        // Other programs write whole numbers with more digits than a double has: these are ids.
        if (!isNumber || (m_format == CellFormat{} &&
                          m_text.find_first_not_of("0123456789") == std::string::npos))
            return m_text;
        return numberText(numberIn<double>(m_text), m_format, m_tables.base);
    }
    void merge(std::string_view range)
    {
        const std::size_t colon = range.find(':');
        const auto first = placeNamed(range.substr(0, colon));
        const auto last = placeNamed(range.substr(colon == std::string_view::npos ? 0 : colon + 1));
        if (!first || !last)
            refuseDamaged();
        cells.merge(*first, *last);
    }

    const CellTables& m_tables;
    CellPlace m_place;
    std::uint32_t m_nextRow = 0;
    CellFormat m_format;
    std::string m_type;
    std::string m_text;
    bool m_isFormula = false;
    bool m_isInline = false;
    bool m_isText = false;
};

}  // namespace

WorkbookSheets excelSheets(WorkbookFiles& files)
{
    const std::string file = Relationships(files, {}).byType("/officeDocument");
    if (file.ends_with(".bin"))
        throw WorkbookRefusal{WorkbookProblem::BinaryExcel};
    WorkbookPart workbook;
    files.read(file, workbook);
    const Relationships related(files, file);
    const auto tables = std::make_shared<CellTables>();
    tables->base = workbook.base;
    tables->isCalculatedOnLoad = workbook.isCalculatedOnLoad;
    if (const std::string strings = related.byType("/sharedStrings"); !strings.empty())
        files.read(strings, tables->strings);
    if (const std::string styles = related.byType("/styles"); !styles.empty())
        files.read(styles, tables->styles);
    WorkbookSheets sheets;
    for (const SheetEntry& entry : workbook.sheets) {
        const std::string cells = related.byId(entry.id, "/worksheet");
        if (cells.empty())
            continue;  // a sheet of one chart
        sheets.push_back({entry.name, entry.isHidden, [&files, tables, cells] {
                              SheetPart sheet(*tables);
                              files.read(cells, sheet);
                              return std::move(sheet.cells);
                          }});
    }
    return sheets;
}

}  // namespace core
