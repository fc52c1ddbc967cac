#include "core/table/table_text.h"

#include "core/io/delimited_rows.h"
#include "core/text/latex_text.h"
#include "core/text/number_text.h"

#include <array>
#include <cmath>
#include <utility>

namespace core {

namespace {

constexpr std::string_view minusSign = "\u2212";

/// What a cell says, before a format escapes it.
struct Content {
    std::string text;
    bool isNumber = false;  ///< the text is a number in the C locale
};

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

bool isNumber(std::string_view text)
{
    double number = 0;
    return readNumber(text, number);
}

/// A dash where a value would stand.
bool isMissing(std::string_view text)
{
    return text.empty() || text == "-" || text == minusSign || text == "\u2013" || text == "\u2014";
}

/// @param mayBeNumber words that read as a number are one: in a column of numbers
Content contentOf(const TableCell& cell, bool mayBeNumber, TablePrecision precision)
{
    if (cell.number && std::isnan(*cell.number))
        return {};
    if (cell.number && precision == TablePrecision::Full)
        return {shortestText(*cell.number), true};
    if (isMissing(cell.text))
        return {};
    if (!cell.number && !mayBeNumber)
        return {cell.text, false};
    std::string plain = cell.text;
    replaceAll(plain, minusSign, "-");
    if (isNumber(plain))
        return {std::move(plain), true};
    return {cell.text, false};
}

/// One line, without the control characters that no format has.
std::string onOneLine(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
            continue;
        const bool isControl = static_cast<unsigned char>(text[i]) < 0x20;
        line += isControl ? ' ' : text[i];
    }
    return line;
}

/// Writes one cell, or one heading as text that is no number.
using CellWriter = std::string (*)(const Content& content);

std::string tsvCell(const Content& content)
{
    return delimitedCell(onOneLine(content.text), Delimiter::Tab);
}

std::string csvCell(const Content& content)
{
    constexpr std::string_view formulaStarts = "=+-@\t\r";
    const std::string& text = content.text;
    const bool isFormula = !text.empty() && formulaStarts.find(text[0]) != std::string::npos &&
                           !content.isNumber && !isNumber(text);
    return delimitedCell(isFormula ? '\'' + text : text, Delimiter::Comma);
}

std::string markdownText(std::string_view text)
{
    constexpr std::string_view specials = "\\|*_`<>[]~&";
    std::string escaped;
    for (const char c : onOneLine(text)) {
        if (specials.find(c) != std::string_view::npos)
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

/// A number that people read has a true minus sign.
std::string withMinusSign(std::string number)
{
    if (number.starts_with('-'))
        number.replace(0, 1, minusSign);
    return number;
}

std::string markdownCell(const Content& content)
{
    return content.isNumber ? withMinusSign(content.text) : markdownText(content.text);
}

std::string htmlText(std::string_view text)
{
    std::string escaped;
    for (const char c : onOneLine(text)) {
        switch (c) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        default:
            escaped += c;
        }
    }
    return escaped;
}

std::string htmlCell(const Content& content)
{
    return content.isNumber ? withMinusSign(content.text) : htmlText(content.text);
}

std::string latexCell(const Content& content)
{
    return content.isNumber ? latexNumber(content.text) : latexText(onOneLine(content.text));
}

/// The cells of a row with something around and between them.
struct RowForm {
    std::string_view before;
    std::string_view between;
    std::string_view after;
};

constexpr RowForm tsvRow{"", "\t", "\n"};
constexpr RowForm csvRow{"", ",", "\n"};
constexpr RowForm markdownRow{"| ", " | ", " |\n"};
constexpr RowForm latexRow{"", " & ", " \\\\\n"};

void addRow(std::string& text, const std::vector<Content>& row, CellWriter write,
            const RowForm& form)
{
    text += form.before;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0)
            text += form.between;
        text += write(row[i]);
    }
    text += form.after;
}

std::vector<Content> headingsOf(const Table& table)
{
    std::vector<Content> row;
    for (const Table::Column& column : table.columns)
        row.push_back({column.heading, false});
    return row;
}

std::vector<Content> contentsOf(const Table& table, const std::vector<TableCell>& cells,
                                TablePrecision precision)
{
    std::vector<Content> row;
    row.reserve(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        row.push_back(contentOf(cells[i], table.columns[i].isNumeric, precision));
    return row;
}

void addBody(std::string& text, const Table& table, TablePrecision precision, CellWriter write,
             const RowForm& form)
{
    for (const std::vector<TableCell>& row : table.rows)
        addRow(text, contentsOf(table, row, precision), write, form);
}

std::string markdownHead(const Table& table)
{
    std::string text;
    if (!table.caption.empty())
        text += markdownText(table.caption) + "\n\n";
    addRow(text, headingsOf(table), markdownCell, markdownRow);
    text += '|';
    for (const Table::Column& column : table.columns)
        text += column.isNumeric ? " ---: |" : " --- |";
    return text + '\n';
}

/// A name for references: letters, digits and what every format allows among them.
std::string labelText(std::string_view label)
{
    std::string name;
    for (const char c : label) {
        const bool isAllowed = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                               (c >= '0' && c <= '9') || c == ':' || c == '.' || c == '-';
        name += isAllowed ? c : '-';
    }
    return name;
}

/// Each aligned as its column.
void addHtmlHeadings(std::string& text, const Table& table)
{
    const std::vector<Content> headings = headingsOf(table);
    text += "<tr>";
    for (std::size_t i = 0; i < headings.size(); ++i) {
        text += table.columns[i].isNumeric ? "<th scope=\"col\" class=\"number\">"
                                           : "<th scope=\"col\">";
        text += htmlCell(headings[i]) + "</th>";
    }
    text += "</tr>\n";
}

std::string htmlHead(const Table& table)
{
    std::string text = "<table";
    if (!table.label.empty())
        text += " id=\"" + labelText(table.label) + '"';
    text += ">\n";
    if (!table.caption.empty())
        text += "<caption>" + htmlText(table.caption) + "</caption>\n";
    text += "<thead>\n";
    if (table.hasRowHeadings)
        addHtmlHeadings(text, table);
    else
        addRow(text, headingsOf(table), htmlCell,
               {"<tr><th scope=\"col\">", "</th><th scope=\"col\">", "</th></tr>\n"});
    return text + "</thead>\n<tbody>\n";
}

void addHtmlRows(std::string& text, const Table& table, TablePrecision precision)
{
    for (const std::vector<TableCell>& row : table.rows) {
        text += "<tr>";
        const std::vector<Content> contents = contentsOf(table, row, precision);
        for (std::size_t i = 0; i < contents.size(); ++i) {
            const bool isHeading = i == 0 && table.hasRowHeadings;
            const std::string name = isHeading ? "th scope=\"row\"" : "td";
            text += '<' + name + (table.columns[i].isNumeric ? " class=\"number\">" : ">");
            text += htmlCell(contents[i]) + (isHeading ? "</th>" : "</td>");
        }
        text += "</tr>\n";
    }
}

std::string latexHead(const Table& table)
{
    std::string text = "% needs \\usepackage{booktabs}\n";
    if (!table.caption.empty()) {
        text += "\\begin{table}\n\\centering\n\\setlength{\\belowcaptionskip}{4pt}\n\\caption{" +
                latexText(onOneLine(table.caption)) + "}\n";
        if (!table.label.empty())
            text += "\\label{tab:" + labelText(table.label) + "}\n";
    }
    text += "\\begin{tabular}{";
    for (const Table::Column& column : table.columns)
        text += column.isNumeric ? 'r' : 'l';
    text += "}\n\\toprule\n";
    addRow(text, headingsOf(table), latexCell, latexRow);
    return text + "\\midrule\n";
}

std::string latexFoot(const Table& table)
{
    std::string text = "\\bottomrule\n\\end{tabular}\n";
    if (!table.caption.empty())
        text += "\\end{table}\n";
    return text;
}

}  // namespace

std::optional<TableFormat> tableFormatOf(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, TableFormat>, 7> names{{
        {"tsv", TableFormat::Tsv},
        {"csv", TableFormat::Csv},
        {"markdown", TableFormat::Markdown},
        {"md", TableFormat::Markdown},
        {"html", TableFormat::Html},
        {"latex", TableFormat::Latex},
        {"tex", TableFormat::Latex},
    }};
    for (const auto& [known, format] : names) {
        if (known == name)
            return format;
    }
    return std::nullopt;
}

std::string tableHead(const Table& table, TableFormat format)
{
    std::string text;
    switch (format) {
    case TableFormat::Tsv:
        addRow(text, headingsOf(table), tsvCell, tsvRow);
        break;
    case TableFormat::Csv:
        addRow(text, headingsOf(table), csvCell, csvRow);
        break;
    case TableFormat::Markdown:
        return markdownHead(table);
    case TableFormat::Html:
        return htmlHead(table);
    case TableFormat::Latex:
        return latexHead(table);
    }
    return text;
}

std::string tableRows(const Table& table, TableFormat format, TablePrecision precision)
{
    std::string text;
    switch (format) {
    case TableFormat::Tsv:
        addBody(text, table, precision, tsvCell, tsvRow);
        break;
    case TableFormat::Csv:
        addBody(text, table, precision, csvCell, csvRow);
        break;
    case TableFormat::Markdown:
        addBody(text, table, precision, markdownCell, markdownRow);
        break;
    case TableFormat::Html:
        addHtmlRows(text, table, precision);
        break;
    case TableFormat::Latex:
        addBody(text, table, precision, latexCell, latexRow);
        break;
    }
    return text;
}

std::string tableFoot(const Table& table, TableFormat format)
{
    switch (format) {
    case TableFormat::Html:
        return "</tbody>\n</table>\n";
    case TableFormat::Latex:
        return latexFoot(table);
    default:
        return {};
    }
}

std::string tableText(const Table& table, TableFormat format, TablePrecision precision)
{
    return tableHead(table, format) + tableRows(table, format, precision) +
           tableFoot(table, format);
}

std::string cellText(const TableCell& cell, TablePrecision precision)
{
    return onOneLine(contentOf(cell, false, precision).text);
}

}  // namespace core
