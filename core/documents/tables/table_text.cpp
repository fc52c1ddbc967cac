// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/table_text.h"

#include "core/documents/tables/latex_width.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/latex_text.h"
#include "core/foundation/text/markup_text.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace core {

namespace {

constexpr std::string_view minusSign = "\u2212";

/// The content of a cell, before escaping.
struct Content {
    std::string text;
    bool isNumber = false;  ///< the text is a number in the C locale
    bool isBest = false;
    std::vector<Content> ends = {};  ///< ends of its interval
    std::string letters = {};
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

/// Whether the text is a dash for a missing value.
bool isMissing(std::string_view text)
{
    return text.empty() || text == "-" || text == minusSign || text == "\u2013" || text == "\u2014";
}

/// @param mayBeNumber the cell is in a numeric column, where text that reads as a number is one
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

/// The text on one line, without control characters, which no format allows.
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

/// Writes one cell, or a heading as plain text.
using CellWriter = std::string (*)(const Content& content);

std::string tsvCell(const Content& content)
{
    return delimitedCell(onOneLine(content.text), Delimiter::Tab);
}

/// Whether a spreadsheet would run it as a formula.
bool isFormula(std::string_view text)
{
    constexpr std::string_view formulaStarts = "=+-@\t\r";
    return !text.empty() && formulaStarts.find(text[0]) != std::string_view::npos &&
           !isNumber(text);
}

/// Whether it needs an apostrophe: if it is a formula, or would read as one that has got it.
bool isGuarded(std::string_view text)
{
    return isFormula(text.substr(std::min(text.find_first_not_of('\''), text.size())));
}

bool isFormula(const Content& content)
{
    return !content.isNumber && isFormula(std::string_view(content.text));
}

std::string csvCell(const Content& content)
{
    const std::string& text = content.text;
    return delimitedCell(!content.isNumber && isGuarded(text) ? '\'' + text : text,
                         Delimiter::Comma);
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

/// Numbers for people have a true minus sign.
std::string withMinusSign(std::string number)
{
    if (number.starts_with('-'))
        number.replace(0, 1, minusSign);
    return number;
}

/// The markup around a formatted text.
struct Around {
    std::string_view before;
    std::string_view after;

    std::string operator()(const std::string& text) const
    {
        return text.empty() ? text : std::string(before) + text + std::string(after);
    }
};

/// A value with its letters and its interval.
/// @param strong around the best of a column
template <class Write>
std::string decorated(const Content& content, const Around& strong, const Around& raised,
                      Write write)
{
    std::string text = write(content);
    if (content.isBest)
        text = strong(text);
    text += raised(write({content.letters}));
    if (content.ends.size() != 2)
        return text;
    const std::string ends = '[' + write(content.ends[0]) + ", " + write(content.ends[1]) + ']';
    return text.empty() ? ends : text + ' ' + ends;
}

std::string markdownCell(const Content& content)
{
    return decorated(content, {"**", "**"}, {"<sup>", "</sup>"}, [](const Content& part) {
        return part.isNumber ? withMinusSign(part.text) : markdownText(part.text);
    });
}

std::string htmlText(std::string_view text)
{
    return markupText(onOneLine(text));
}

std::string htmlCell(const Content& content)
{
    return decorated(content, {"<strong>", "</strong>"}, {"<sup>", "</sup>"},
                     [](const Content& part) {
                         return part.isNumber ? withMinusSign(part.text) : htmlText(part.text);
                     });
}

std::string latexCell(const Content& content)
{
    return decorated(
        content, {"\\textbf{", "}"}, {"\\textsuperscript{", "}"}, [](const Content& part) {
            return part.isNumber ? latexNumber(part.text) : latexText(onOneLine(part.text));
        });
}

/// The text around and between the cells of a row.
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

bool isForPrograms(TableFormat format)
{
    return format == TableFormat::Tsv || format == TableFormat::Csv;
}

/// The names of the extra columns for a column's interval and letters.
std::vector<std::string> namesBeside(const Table::Column& column)
{
    std::vector<std::string> names = column.ends;
    if (!column.letters.empty())
        names.push_back(column.letters);
    return names;
}

std::vector<Content> headingsOf(const Table& table, TableFormat format)
{
    std::vector<Content> row;
    for (const Table::Column& column : table.columns) {
        const bool isNamed = isForPrograms(format) && !column.name.empty();
        row.push_back({isNamed ? column.name : column.heading, false});
        if (isForPrograms(format))
            for (const std::string& more : namesBeside(column))
                row.push_back({more, false});
    }
    return row;
}

std::vector<Content> contentsOf(const Table& table, const std::vector<TableCell>& cells,
                                TableFormat format, TablePrecision precision)
{
    std::vector<Content> row;
    row.reserve(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        row.push_back(contentOf(cells[i], table.columns[i].isNumeric, precision));
        std::vector<Content> ends(table.columns[i].ends.size());
        for (std::size_t end = 0; end < cells[i].ends.size(); ++end)
            ends[end] = contentOf(cells[i].ends[end], true, precision);
        if (isForPrograms(format)) {
            row.insert(row.end(), ends.begin(), ends.end());
            if (!table.columns[i].letters.empty())
                row.push_back({cells[i].letters});
            continue;
        }
        row.back().isBest = cells[i].isBest;
        row.back().letters = cells[i].letters;
        if (!cells[i].ends.empty())
            row.back().ends = std::move(ends);
    }
    return row;
}

void addBody(std::string& text, const Table& table, TableFormat format, TablePrecision precision,
             CellWriter write, const RowForm& form)
{
    for (const std::vector<TableCell>& row : table.rows)
        addRow(text, contentsOf(table, row, format, precision), write, form);
}

std::string markdownHead(const Table& table)
{
    std::string text;
    if (!table.caption.empty())
        text += markdownText(table.caption) + "\n\n";
    addRow(text, headingsOf(table, TableFormat::Markdown), markdownCell, markdownRow);
    text += '|';
    for (const Table::Column& column : table.columns)
        text += column.isNumeric ? " ---: |" : " --- |";
    return text + '\n';
}

/// A name for references, with only the characters that every format allows.
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

/// Aligns each heading like its column.
void addHtmlHeadings(std::string& text, const Table& table)
{
    const std::vector<Content> headings = headingsOf(table, TableFormat::Html);
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
    if (!table.language.empty())
        text += " lang=\"" + labelText(table.language) + '"';
    text += ">\n";
    if (!table.caption.empty())
        text += "<caption>" + htmlText(table.caption) + "</caption>\n";
    text += "<thead>\n";
    if (table.hasRowHeadings)
        addHtmlHeadings(text, table);
    else
        addRow(text, headingsOf(table, TableFormat::Html), htmlCell,
               {"<tr><th scope=\"col\">", "</th><th scope=\"col\">", "</th></tr>\n"});
    return text + "</thead>\n<tbody>\n";
}

void addHtmlRows(std::string& text, const Table& table, TablePrecision precision)
{
    for (const std::vector<TableCell>& row : table.rows) {
        text += "<tr>";
        const std::vector<Content> contents = contentsOf(table, row, TableFormat::Html, precision);
        for (std::size_t i = 0; i < contents.size(); ++i) {
            const bool isHeading = i == 0 && table.hasRowHeadings;
            const std::string name = isHeading ? "th scope=\"row\"" : "td";
            text += '<' + name + (table.columns[i].isNumeric ? " class=\"number\">" : ">");
            text += htmlCell(contents[i]) + (isHeading ? "</th>" : "</td>");
        }
        text += "</tr>\n";
    }
}

std::size_t intervalColumns(const Table& table)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        table.columns, [](const Table::Column& column) { return !column.ends.empty(); }));
}

/// The width of the table in 9 pt numbers; a value above its interval counts as two.
std::size_t numbersAcross(const Table& table)
{
    return intervalColumns(table) + static_cast<std::size_t>(std::ranges::count_if(
                                        table.columns, &Table::Column::isNumeric));
}

/// Whether it needs smaller type and spacing to fit a journal's column.
bool isTight(const Table& table)
{
    constexpr std::size_t mostLoose = 3;
    return intervalColumns(table) > 0 || numbersAcross(table) > mostLoose;
}

/// Whether it needs the page width instead of an 85 mm column.
bool isWide(const Table& table)
{
    const std::size_t most = intervalColumns(table) > 0 ? 5 : 4;  // their numbers are short
    return table.isWide || numbersAcross(table) > most;
}

/// On a one-column page both are equal.
std::string latexFloat(const Table& table)
{
    return isWide(table) ? "table*" : "table";
}

/// Splits a name that is too long next to intervals after the space, hyphen or slash nearest to its
/// middle. Returns the end; the beginning stays in `name`.
std::string takeEnd(std::string& name)
{
    constexpr std::size_t longest = 20;
    std::size_t at = name.size();
    if (name.size() <= longest)
        return {};
    const auto unevenness = [&name](std::size_t end) {
        return end > name.size() - end ? 2 * end - name.size() : name.size() - 2 * end;
    };
    for (std::size_t i = 1; i < name.size(); ++i)
        if (std::string_view(" -_/").find(name[i - 1]) != std::string_view::npos &&
            unevenness(i) < unevenness(at))
            at = i;
    return std::exchange(name, name.substr(0, at)).substr(at);
}

/// Whether the page has room for intervals next to their values; each is as wide as three numbers.
bool fitsBeside(const Table& table)
{
    constexpr std::size_t most = 12;
    return isWide(table) && numbersAcross(table) + intervalColumns(table) <= most;
}

/// One or two lines per row: two intervals next to each other exceed a journal's column, so each
/// goes below its value, and the end of a long name below its beginning.
std::vector<std::vector<Content>> latexRows(const Table& table, const std::vector<TableCell>& cells,
                                            TablePrecision precision)
{
    std::vector<Content> row = contentsOf(table, cells, TableFormat::Latex, precision);
    if (intervalColumns(table) < 2 || fitsBeside(table))
        return {std::move(row)};
    std::vector<Content> below(row.size());
    for (std::size_t i = 0; i < row.size(); ++i)
        below[i].ends = std::exchange(row[i].ends, {});
    if (!row.front().isNumber)
        below.front().text = takeEnd(row.front().text);
    return {std::move(row), std::move(below)};
}

void addLatexRows(std::string& text, const Table& table, TablePrecision precision)
{
    for (const std::vector<TableCell>& cells : table.rows) {
        const auto rows = latexRows(table, cells, precision);
        for (const std::vector<Content>& row : rows)
            addRow(text, row, latexCell,
                   {"", " & ", &row == &rows.front() ? " \\\\\n" : " \\\\[2pt]\n"});
    }
}

double latexWidthOf(const Content& content)
{
    constexpr double raised = 0.75;
    constexpr double bold = 1.15;
    double width = (content.isBest ? bold : 1) * latexWidth(content.text) +
                   raised * latexWidth(content.letters);
    for (const Content& end : content.ends)
        width += latexWidth("[, ") + latexWidth(end.text);
    return width;
}

using CellLines = std::vector<std::vector<Content>>;  ///< rows of cells

constexpr double wrappedEms = 11;     ///< the width of texts that wrap in a wide table
constexpr double pointsPerEm = 9.25;  ///< of 9 pt Computer Modern
constexpr double betweenColumns = 8;  ///< points
constexpr double pagePoints = 500;    ///< the width of a page
/// The widths of letters of 9, 8 and 7 pt, relative to 9 pt: smaller ones are wider.
constexpr std::array<std::pair<const char*, double>, 3> latexSizes{
    {{"\\small", 1}, {"\\footnotesize", 0.92}, {"\\scriptsize", 0.87}}};

/// The words of a text in lines of at most `width`, as far as words allow.
std::vector<std::string> headingLines(const std::string& text, double width)
{
    std::vector<std::string> lines(1);
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t space = std::min(text.find(' ', from), text.size());
        const std::string word = text.substr(from, space - from);
        from = space + 1;
        const std::string longer = lines.back().empty() ? word : lines.back() + ' ' + word;
        if (lines.back().empty() || latexWidth(longer) <= width)
            lines.back() = longer;
        else
            lines.push_back(word);
    }
    return lines;
}

/// The width of a heading in lines.
double headingWidth(const std::string& heading)
{
    constexpr double loose = 1.2;  // of its widest word, so that short words share a line
    double widest = 0;
    for (const std::string& word : headingLines(heading, 0))
        widest = std::max(widest, loose * latexWidth(word));
    return widest;
}

/// Sentences wrap, and in a wide table also shorter texts.
bool wraps(const Table& table, std::size_t column)
{
    const std::size_t longest = table.isWide ? 40 : 60;  // bytes
    return !table.columns[column].isNumeric &&
           std::ranges::any_of(table.rows, [column, longest](const auto& row) {
               return row[column].text.size() > longest;
           });
}

/// The widths of the columns of a tight table in points, without headings.
std::vector<double> bodyWidths(const Table& table, TablePrecision precision)
{
    std::vector<double> widths(table.columns.size());
    for (const std::vector<TableCell>& cells : table.rows)
        for (const std::vector<Content>& row : latexRows(table, cells, precision))
            for (std::size_t i = 0; i < row.size(); ++i)
                widths[i] = std::max(widths[i], latexWidthOf(row[i]));
    for (std::size_t i = 0; i < widths.size(); ++i)
        if (table.isWide && wraps(table, i))
            widths[i] = std::min(widths[i], wrappedEms * pointsPerEm);
    return widths;
}

/// Headings in lines, the last of each column at the bottom.
CellLines wrappedHeadings(const Table& table, const std::vector<double>& body)
{
    std::vector<std::vector<std::string>> ofColumns;
    std::size_t most = 1;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const std::string heading = onOneLine(table.columns[i].heading);
        ofColumns.push_back(headingLines(heading, std::max(body[i], headingWidth(heading))));
        most = std::max(most, ofColumns.back().size());
    }
    CellLines lines(most, std::vector<Content>(table.columns.size()));
    for (std::size_t i = 0; i < ofColumns.size(); ++i)
        for (std::size_t line = 0; line < ofColumns[i].size(); ++line)
            lines[most - ofColumns[i].size() + line][i].text = ofColumns[i][line];
    return lines;
}

/// The width of a tight table in points.
double widthOf(const std::vector<double>& columns, double factor)
{
    return std::accumulate(
        columns.begin(), columns.end(), -betweenColumns,
        [factor](double sum, double column) { return sum + factor * column + betweenColumns; });
}

std::vector<double> widthsWith(const CellLines& headings, std::vector<double> columns)
{
    for (const std::vector<Content>& line : headings)
        for (std::size_t i = 0; i < line.size(); ++i)
            columns[i] = std::max(columns[i], latexWidthOf(line[i]));
    return columns;
}

/// How to make a table fit the page.
struct LatexFit {
    std::string size = "\\small";
    CellLines headings = {};
    bool isTight = false;
    bool isLong = false;       ///< continues on the next page
    bool isTooWide = false;    ///< even in the smallest type
    std::string wrapped = {};  ///< the width of sentences
};

constexpr int leastOfSentences = 20;  ///< percent of the line

/// The percentage of a line of LaTeX's article that the other columns leave for each column of
/// sentences; nothing if there are none.
/// @param factor of the widths of 9 pt
std::optional<int> shareOfSentences(const Table& table, TablePrecision precision, double factor,
                                    double between)
{
    constexpr double line = 345;  // points
    const std::vector<double> widths =
        widthsWith({headingsOf(table, TableFormat::Latex)}, bodyWidths(table, precision));
    double rest = line;
    int wrapping = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const bool isSentence = wraps(table, i);
        wrapping += isSentence ? 1 : 0;
        rest -= between + (isSentence ? 0 : factor * widths[i]);
    }
    return wrapping == 0 ? std::nullopt : std::optional(int(100 * rest / line / wrapping));
}

/// Gives sentences the room that the other columns leave, in smaller type if that is little.
void fitSentences(LatexFit& fit, const Table& table, TablePrecision precision)
{
    constexpr double ofLoose = 10.0 / 9;
    constexpr double betweenLoose = 12;
    constexpr int most = 50;
    auto share = fit.isTight ? shareOfSentences(table, precision, 1, betweenColumns)
                             : shareOfSentences(table, precision, ofLoose, betweenLoose);
    if (!share)
        return;
    for (const auto& [size, factor] : latexSizes) {
        if (*share >= leastOfSentences)
            break;
        fit.isTight = true;
        fit.size = size;
        share = shareOfSentences(table, precision, factor, betweenColumns);
    }
    const int percent = std::clamp(*share, leastOfSentences, most);
    fit.wrapped = "p{0." +
                  (percent % 10 == 0 ? std::to_string(percent / 10) : std::to_string(percent)) +
                  "\\linewidth}";
}

/// Changes only tables as wide as a page.
LatexFit latexFit(const Table& table, TablePrecision precision)
{
    constexpr std::size_t mostRows = 40;
    LatexFit fit;
    fit.headings = {headingsOf(table, TableFormat::Latex)};
    fit.isTight = isTight(table);
    fit.isLong = std::max(table.rows.size(), table.allRows) > mostRows;
    if (table.isWide)
        fit.wrapped = "p{11em}";
    else
        fitSentences(fit, table, precision);
    if (!fit.isTight || !isWide(table))
        return fit;
    const std::vector<double> body = bodyWidths(table, precision);
    if (widthOf(widthsWith(fit.headings, body), 1) <= pagePoints)
        return fit;
    fit.headings = wrappedHeadings(table, body);
    const std::vector<double> widths = widthsWith(fit.headings, body);
    for (const auto& [size, factor] : latexSizes) {
        fit.size = size;
        if (widthOf(widths, factor) <= pagePoints)
            return fit;
    }
    fit.isTooWide = true;
    return fit;
}

/// The columns of a table that is too wide, in tables of the page's width that each begin with the
/// first column.
std::vector<Table> tableParts(const Table& table, TablePrecision precision)
{
    const std::vector<double> body = bodyWidths(table, precision);
    const std::vector<double> widths = widthsWith(wrappedHeadings(table, body), body);
    std::vector<std::vector<std::size_t>> parts;
    std::vector<double> taken;
    for (std::size_t i = 1; i < widths.size(); ++i) {
        taken.push_back(widths[i]);
        if (parts.empty() || widthOf(taken, latexSizes.back().second) > pagePoints) {
            parts.push_back({0});
            taken = {widths[0], widths[i]};
        }
        parts.back().push_back(i);
    }
    std::vector<Table> tables;
    for (const std::vector<std::size_t>& columns : parts) {
        Table& part = tables.emplace_back();
        part.isWide = table.isWide;
        for (const std::size_t column : columns)
            part.columns.push_back(table.columns[column]);
        for (const std::vector<TableCell>& cells : table.rows) {
            auto& row = part.rows.emplace_back();
            for (const std::size_t column : columns)
                row.push_back(cells[column]);
        }
    }
    return tables;
}

std::string needsOf(const Table& table, const LatexFit& fit)
{
    return std::string(latexNeeds(table.language)) +
           (fit.isLong ? "% needs \\usepackage{booktabs,longtable} and a page of one column\n"
                       : "% needs \\usepackage{booktabs}\n");
}

std::string latexCaption(const Table& table)
{
    std::string text = "\\caption{" + latexText(onOneLine(table.caption)) + '}';
    if (!table.label.empty())
        text += "\n\\label{tab:" + labelText(table.label) + '}';
    return text;
}

/// A table that continues on the next page cannot float.
bool isFloat(const Table& table, const LatexFit& fit)
{
    return !table.caption.empty() && !fit.isLong;
}

std::string floatHead(const Table& table, const LatexFit& fit)
{
    if (!isFloat(table, fit))
        return {};
    return "\\begin{" + latexFloat(table) +
           "}\n\\centering\n\\setlength{\\belowcaptionskip}{4pt}\n" + latexCaption(table) + '\n';
}

std::string floatFoot(const Table& table, const LatexFit& fit)
{
    return isFloat(table, fit) ? "\\end{" + latexFloat(table) + "}\n" : std::string();
}

std::string tabularHead(const Table& table, const LatexFit& fit)
{
    std::string text;
    if (fit.isTight)
        text += '{' + fit.size + "\\setlength{\\tabcolsep}{4pt}%\n";
    // A caption of 4 inches, the default of longtable, would not fit the table.
    text += fit.isLong ? "\\setlength{\\LTcapwidth}{\\linewidth}\n\\begin{longtable}{"
                       : "\\begin{tabular}{";
    text += fit.isTight ? "@{}" : "";
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const std::string plain = table.columns[i].isNumeric ? "r" : "l";
        text += !wraps(table, i) ? plain : fit.wrapped;
    }
    text += fit.isTight ? "@{}}\n" : "}\n";
    std::string headings = "\\toprule\n";
    for (const std::vector<Content>& line : fit.headings)
        addRow(headings, line, latexCell, latexRow);
    headings += "\\midrule\n";
    if (!fit.isLong)
        return text + headings;
    if (!table.caption.empty())
        text += latexCaption(table) + "\\\\\n";
    return text + headings + "\\endfirsthead\n" + headings + "\\endhead\n\\bottomrule\n\\endfoot\n";
}

std::string tabularFoot(const LatexFit& fit)
{
    return std::string(fit.isLong ? "\\end{longtable}" : "\\bottomrule\n\\end{tabular}") +
           (fit.isTight ? "}\n" : "\n");
}

std::string latexHead(const Table& table, const LatexFit& fit)
{
    return needsOf(table, fit) + floatHead(table, fit) + tabularHead(table, fit);
}

std::string latexFoot(const Table& table, const LatexFit& fit)
{
    return tabularFoot(fit) + floatFoot(table, fit);
}

std::string latexTable(const Table& table, TablePrecision precision)
{
    const LatexFit fit = latexFit(table, precision);
    if (!fit.isTooWide) {
        std::string text = latexHead(table, fit);
        addLatexRows(text, table, precision);
        return text + latexFoot(table, fit);
    }
    std::string text = needsOf(table, fit) + floatHead(table, fit);
    std::string between;
    for (Table& part : tableParts(table, precision)) {
        if (fit.isLong && between.empty()) {
            part.caption = table.caption;
            part.label = table.label;
        }
        LatexFit own = fit;
        own.headings = wrappedHeadings(part, bodyWidths(part, precision));
        text += between + tabularHead(part, own);
        addLatexRows(text, part, precision);
        text += tabularFoot(own);
        between = "\\par\\medskip\n";
    }
    return text + floatFoot(table, fit);
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
        addRow(text, headingsOf(table, format), tsvCell, tsvRow);
        break;
    case TableFormat::Csv:
        addRow(text, headingsOf(table, format), csvCell, csvRow);
        break;
    case TableFormat::Markdown:
        return markdownHead(table);
    case TableFormat::Html:
        return htmlHead(table);
    case TableFormat::Latex:
        return latexHead(table, latexFit(table, TablePrecision::Shown));
    }
    return text;
}

std::string tableRows(const Table& table, TableFormat format, TablePrecision precision)
{
    std::string text;
    switch (format) {
    case TableFormat::Tsv:
        addBody(text, table, format, precision, tsvCell, tsvRow);
        break;
    case TableFormat::Csv:
        addBody(text, table, format, precision, csvCell, csvRow);
        break;
    case TableFormat::Markdown:
        addBody(text, table, format, precision, markdownCell, markdownRow);
        break;
    case TableFormat::Html:
        addHtmlRows(text, table, precision);
        break;
    case TableFormat::Latex:
        addLatexRows(text, table, precision);
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
        return latexFoot(table, latexFit(table, TablePrecision::Shown));
    case TableFormat::Tsv:
    case TableFormat::Csv:
    case TableFormat::Markdown:
        break;
    }
    return {};
}

std::string tableText(const Table& table, TableFormat format, TablePrecision precision)
{
    if (format != TableFormat::Latex)
        return tableHead(table, format) + tableRows(table, format, precision) +
               tableFoot(table, format);
    return guardedLatex(latexTable(table, precision), table.language);
}

std::string cellText(const TableCell& cell, TablePrecision precision)
{
    const auto textOf = [precision](const TableCell& part) {
        return onOneLine(contentOf(part, false, precision).text);
    };
    if (cell.ends.size() != 2)
        return textOf(cell);
    return textOf(cell) + " [" + textOf(cell.ends[0]) + ", " + textOf(cell.ends[1]) + ']';
}

std::string shownText(const TableCell& cell)
{
    std::string text = cell.text;
    if (cell.isBest)
        text += '*';
    if (!cell.letters.empty())
        text += ' ' + cell.letters;
    if (cell.ends.size() == 2)
        text += " [" + cell.ends[0].text + ", " + cell.ends[1].text + ']';
    return text;
}

void guardFormulas(Table& table)
{
    for (Table::Column& column : table.columns)
        for (std::string* heading : {&column.heading, &column.name})
            if (isFormula(*heading))
                heading->insert(0, 1, '\'');
    for (std::vector<TableCell>& row : table.rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            if (isFormula(contentOf(row[i], table.columns[i].isNumeric, TablePrecision::Shown)))
                row[i].text.insert(0, 1, '\'');
}

std::string_view withoutApostrophe(std::string_view cell)
{
    return cell.starts_with('\'') && isGuarded(cell.substr(1)) ? cell.substr(1) : cell;
}

}  // namespace core
