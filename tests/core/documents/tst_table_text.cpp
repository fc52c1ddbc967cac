// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/id_columns.h"
#include "core/documents/tables/latex_width.h"
#include "core/documents/tables/table_text.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/latex_text.h"
#include "core/foundation/text/number_text.h"
#include "tests/skipping.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace tst_table_text {

using core::Delimiter;
using core::Table;
using core::TableCell;
using core::TableFormat;
using core::TablePrecision;
using namespace std::string_literals;

namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

Table oneCell(TableCell cell)
{
    return {{{"h", false}, {"end", false}}, {{std::move(cell), {"x", {}}}}, "", ""};
}

/// The line of the cell's row, up to the "x" that ends it.
std::string cellOf(const Table& table, TableFormat format, TablePrecision precision)
{
    const std::string text = core::tableText(table, format, precision);
    switch (format) {
    case TableFormat::Tsv:
        return text.substr(6, text.size() - 6 - 3);
    case TableFormat::Csv:
        return text.substr(6, text.size() - 6 - 3);
    case TableFormat::Markdown: {
        const auto start = text.rfind("\n| ") + 3;
        return text.substr(start, text.rfind(" | x |") - start);
    }
    case TableFormat::Html: {
        const auto start = text.find("<td>") + 4;
        return text.substr(start, text.find("</td>") - start);
    }
    case TableFormat::Latex: {
        const auto start = text.find("\\midrule\n") + 9;
        return text.substr(start, text.rfind(" & x \\\\") - start);
    }
    }
    return {};
}

Rows readBack(const std::string& text, Delimiter delimiter)
{
    Rows rows;
    core::DelimitedReader reader(text, delimiter);
    core::DelimitedRow row;
    while (reader.next(row))
        rows.emplace_back(row.cells.begin(), row.cells.end());
    return rows;
}

/// What a spreadsheet program would take for a formula, by the list of the OWASP page on CSV
/// injection.
bool looksLikeFormula(const std::string& text)
{
    return !text.empty() && "=+-@\t\r"s.find(text[0]) != std::string::npos;
}

/// A value with its interval, the best of its column, beside one that has neither.
Table withIntervals(std::size_t columns)
{
    const core::TableCell best{"0.92", 0.9219, {{"0.90", 0.8984}, {"0.95", 0.9461}}, true};
    const core::TableCell none{"–", {}};
    Table table;
    table.columns = {{"Model", false}};
    table.rows = {{{"a_b"}}, {{"c"}}};
    for (std::size_t i = 0; i < columns; ++i) {
        table.columns.push_back({"AUC", true, {"from", "to"}});
        table.rows[0].push_back(best);
        table.rows[1].push_back(none);
    }
    return table;
}

}  // namespace

class TestTableText : public QObject {
    Q_OBJECT
private slots:
    void init();
    void intervals_data();
    void intervals();
    void letters_data();
    void letters();
    void wideTablesTakeThePage();
    void wideTablesStayLegible();
    void longTablesContinue();
    void threeIntervalsTakeThePage();
    void longNamesStandBelowThemselves_data();
    void longNamesStandBelowThemselves();
    void shownWithoutBold();
    void withoutIds();
    void guarded_data();
    void guarded();
    void cells_data();
    void cells();
    void namedColumns_data();
    void namedColumns();
    void wholeTables_data();
    void wholeTables();
    void label();
    void latexWidth_data();
    void latexWidth();
    void idsAndHeadingsAreNoNumbers_data();
    void idsAndHeadingsAreNoNumbers();
    void sentencesWrapInLatex();
    void delimitedCellsComeBack();
    void fullPrecisionReadsBackAsTheSameDouble();
    void htmlIsXml();
    void formatNames();
    void latexCompiles();
};

void TestTableText::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
}

void TestTableText::cells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");  // NaN: given as none, unless the row says otherwise
    QTest::addColumn<bool>("hasNumber");
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<bool>("full");
    QTest::addColumn<QString>("expected");

    const auto shown = [](const char* name, const char* text, TableFormat format,
                          const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << 0.0 << false << format << false
                            << QString::fromUtf8(expected);
    };
    const auto number = [](const char* name, const char* text, double value, TableFormat format,
                           bool full, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << value << true << format << full
                            << QString::fromUtf8(expected);
    };
    using enum TableFormat;
    shown("CSV: plain text stays plain", "bm25", Csv, "bm25");
    shown("CSV: a comma needs quotes", "a, b", Csv, "\"a, b\"");
    shown("CSV: quotes are doubled", "5\" disk", Csv, "\"5\"\" disk\"");
    shown("CSV: a line break stays, in quotes", "a\nb", Csv, "\"a\nb\"");
    shown("CSV: a formula", "=1+2", Csv, "'=1+2");
    shown("CSV: a formula with a comma", "=SUM(1,2)", Csv, "\"'=SUM(1,2)\"");
    shown("CSV: a call by @", "@SUM(A1)", Csv, "'@SUM(A1)");
    shown("CSV: an apostrophe before a formula", "'@SUM(A1)", Csv, "''@SUM(A1)");
    shown("CSV: an apostrophe before a number", "'-5", Csv, "'-5");
    shown("CSV: a plus that is no number", "+cmd|'/C calc'!A0", Csv, "'+cmd|'/C calc'!A0");
    shown("CSV: a minus that is no number", "-q", Csv, "'-q");
    shown("CSV: a tab first", "\t=1", Csv, "'\t=1");
    shown("CSV: a carriage return first", "\r=1", Csv, "\"'\r=1\"");
    shown("CSV: infinity as text is no number", "-inf", Csv, "'-inf");
    shown("CSV: a negative number stays a number", "-0.12", Csv, "-0.12");
    shown("CSV: a number with a plus stays a number", "+0.5", Csv, "+0.5");
    number("CSV: a true minus sign of a number", "\u22120.12", -0.12, Csv, false, "-0.12");
    shown("CSV: a true minus sign in words stays", "5 \u2212 3", Csv, "5 \u2212 3");
    shown("CSV: a dash is a missing value", "\u2013", Csv, "");
    shown("TSV: tabs and line breaks become blanks", "a\tb\nc\r\nd", Tsv, "a b c d");
    number("TSV: a true minus sign of a number", "\u22120.12", -0.12, Tsv, false, "-0.12");
    shown("TSV: a quote at the start would open a cell", "\"a\" b", Tsv, "\"\"\"a\"\" b\"");
    shown("Markdown: pipe and backslash", "a|b\\c", Markdown, "a\\|b\\\\c");
    shown("Markdown: emphasis, code, links and tags", "*a* _b_ `c` [d] <e>", Markdown,
          "\\*a\\* \\_b\\_ \\`c\\` \\[d\\] \\<e\\>");
    shown("Markdown: a line break", "a\nb", Markdown, "a b");
    number("Markdown: people read a true minus sign", "-0.12", -0.12, Markdown, false,
           "\u22120.12");
    shown("HTML: entities", "a < b & \"c\" > d", Html, "a &lt; b &amp; &quot;c&quot; &gt; d");
    shown("HTML: control characters are none of XML",
          "a\x01"
          "b",
          Html, "a b");
    shown("LaTeX: specials", "50% of $x_1 & #2 {a}~b^c\\d", Latex,
          "50\\% of \\$x\\_1 \\& \\#2 \\{a\\}\\textasciitilde{}b\\textasciicircum{}c"
          "\\textbackslash{}d");
    shown("LaTeX: minus, arrow, at least", "\u22121 \u2192 \u2265 2", Latex,
          "$-$1 $\\rightarrow$ $\\geq$ 2");
    number("LaTeX: a negative number", "\u22120.12", -0.12, Latex, false, "$-0.12$");
    shown("LaTeX: the logarithm's base", "log\u2082(i + 1)", Latex, "log$_{2}$(i + 1)");
    shown("LaTeX: digits above and below the line, first and last",
          "x\u2070 x\u2074 x\u2079 x\u2080 x\u2089", Latex,
          "x$^{0}$ x$^{4}$ x$^{9}$ x$_{0}$ x$_{9}$");
    shown("LaTeX: Greek", "\u03b1 \u03b2 \u03bb \u03c4 \u03c9 \u0394 \u03a3", Latex,
          "$\\alpha$ $\\beta$ $\\lambda$ $\\tau$ $\\omega$ $\\Delta$ $\\Sigma$");
    shown("LaTeX: a bracket after a line's end is no argument", "[a]", Latex, "{[}a{]}");
    shown("LaTeX: a star after a line's end is no argument", "*a", Latex, "{*}a");
    shown("LaTeX: hyphens do not join to a dash", "--full", Latex, "-{}-full");
    shown("LaTeX: a dash between", "1\u20133", Latex, "1--3");
    shown("LaTeX: letters below the line", "p\u2092 \u2212 p\u2091 x\u2096", Latex,
          "p$_{o}$ $-$ p$_{e}$ x$_{k}$");
    shown("LaTeX: letters stay", "Järvelin", Latex, "Järvelin");

    number("shown precision is the text", "0.64", 0.6366824387328317, Csv, false, "0.64");
    number("full precision is the number", "0.64", 0.6366824387328317, Csv, true,
           "0.6366824387328317");
    number("full precision of a negative number", "\u22120.1", -0.1, Tsv, true, "-0.1");
    number("a number behind words", "3 of 4", 0.75, Csv, true, "0.75");
    number("a number behind words, shown", "3 of 4", 0.75, Csv, false, "3 of 4");
    number("NaN is an empty cell", "nan", notANumber, Csv, false, "");
    number("NaN is an empty cell at full precision", "nan", notANumber, Html, true, "");
    number("infinity is a number to programs", "\u221e", infinity, Csv, true, "inf");
    number("minus infinity is no formula", "\u2212\u221e", -infinity, Csv, true, "-inf");
    number("infinity in LaTeX", "\u221e", infinity, Latex, true, "$\\infty$");
    number("a power of ten in LaTeX", "0.00001", 1e-5, Latex, true, "$1 \\times 10^{-5}$");
}

void TestTableText::cells()
{
    QFETCH(const QString, text);
    QFETCH(const double, number);
    QFETCH(const bool, hasNumber);
    QFETCH(const TableFormat, format);
    QFETCH(const bool, full);
    QFETCH(const QString, expected);
    const TableCell cell{text.toStdString(),
                         hasNumber ? std::optional<double>(number) : std::nullopt};
    const std::string written =
        cellOf(oneCell(cell), format, full ? TablePrecision::Full : TablePrecision::Shown);
    QCOMPARE(QString::fromStdString(written), expected);
}

void TestTableText::namedColumns_data()
{
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<QString>("heading");
    QTest::newRow("programs read TSV") << TableFormat::Tsv << QStringLiteral("system\tAP");
    QTest::newRow("programs read CSV") << TableFormat::Csv << QStringLiteral("system,AP");
    QTest::newRow("people read Markdown")
        << TableFormat::Markdown << QStringLiteral("| système | AP |");
    QTest::newRow("people read HTML")
        << TableFormat::Html << QStringLiteral("<th scope=\"col\">système</th>");
    QTest::newRow("people read LaTeX") << TableFormat::Latex << QStringLiteral("système & AP");
}

void TestTableText::namedColumns()
{
    QFETCH(const TableFormat, format);
    QFETCH(const QString, heading);
    const Table table{{{"système", false, {}, "system"}, {"AP", true}}, {}, {}, {}};
    const QString text = QString::fromStdString(core::tableText(table, format));
    QVERIFY2(text.contains(heading), qPrintable(text));
}

void TestTableText::wholeTables_data()
{
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<bool>("hasCaption");
    QTest::addColumn<QString>("expected");
    QTest::newRow("TSV") << TableFormat::Tsv << true
                         << QStringLiteral("system\tnDCG@10\nbm25\t-0.5\nq|1\t\n");
    QTest::newRow("CSV") << TableFormat::Csv << true
                         << QStringLiteral("system,nDCG@10\nbm25,-0.5\nq|1,\n");
    QTest::newRow("Markdown") << TableFormat::Markdown << true
                              << QStringLiteral(
                                     "50% of it.\n\n| system | nDCG@10 |\n| --- | ---: |\n"
                                     "| bm25 | \u22120.5 |\n| q\\|1 |  |\n");
    QTest::newRow("HTML")
        << TableFormat::Html << true
        << QStringLiteral("<table id=\"nf-corpus\">\n<caption>50% of it.</caption>\n<thead>\n"
                          "<tr><th scope=\"col\">system</th><th scope=\"col\">nDCG@10</th></tr>\n"
                          "</thead>\n<tbody>\n"
                          "<tr><td>bm25</td><td class=\"number\">\u22120.5</td></tr>\n"
                          "<tr><td>q|1</td><td class=\"number\"></td></tr>\n"
                          "</tbody>\n</table>\n");
    QTest::newRow("LaTeX with a caption floats")
        << TableFormat::Latex << true
        << QStringLiteral("% needs \\usepackage{booktabs}\n\\begin{table}\n\\centering\n"
                          "\\setlength{\\belowcaptionskip}{4pt}\n"
                          "\\caption{50\\% of it.}\n\\label{tab:nf-corpus}\n"
                          "\\begin{tabular}{lr}\n\\toprule\nsystem & nDCG@10 \\\\\n\\midrule\n"
                          "bm25 & $-0.5$ \\\\\nq$|$1 &  \\\\\n\\bottomrule\n\\end{tabular}\n"
                          "\\end{table}\n");
    QTest::newRow("LaTeX without a caption")
        << TableFormat::Latex << false
        << QStringLiteral("% needs \\usepackage{booktabs}\n"
                          "\\begin{tabular}{lr}\n\\toprule\nsystem & nDCG@10 \\\\\n\\midrule\n"
                          "bm25 & $-0.5$ \\\\\nq$|$1 &  \\\\\n\\bottomrule\n\\end{tabular}\n");
}

void TestTableText::wholeTables()
{
    QFETCH(const TableFormat, format);
    QFETCH(const bool, hasCaption);
    QFETCH(const QString, expected);
    const Table table{{{"system", false}, {"nDCG@10", true}},
                      {{{"bm25", {}}, {"\u22120.5", -0.5}}, {{"q|1", {}}, {"\u2013", notANumber}}},
                      hasCaption ? "50% of it." : "",
                      "nf corpus"};
    QCOMPARE(QString::fromStdString(core::tableText(table, format)), expected);
}

/// The first and last letters and digits, and their neighbours in ASCII.
void TestTableText::label()
{
    const Table table{{{"h", false}}, {{{"x", {}}}}, "A caption.", "azAZ09:.-`{@[/;"};
    const std::string text = core::tableText(table, TableFormat::Html);
    QVERIFY2(text.starts_with("<table id=\"azAZ09:.-------\">\n"), text.c_str());
}

/// cmr9.tfm: a character is 0.925 times as wide in points as in cmr10.
void TestTableText::latexWidth_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<double>("ofCmr10");
    const auto row = [](const char* text, double ofCmr10) {
        QTest::newRow(text) << std::string(text) << ofCmr10;
    };
    row("i", 2.77779);
    row("t", 3.8889);
    row("(", 3.8889);
    row("a", 5.00002);
    row("0", 5.00002);
    row("A", 7.50002);
    row("Z", 6.11111);
    row("m", 8.33336);
    row("=", 7.77781);
    row("ita", 2.77779 + 3.8889 + 5.00002);
    row("é", 10.00002);  // may be as wide as the font is high
}

void TestTableText::latexWidth()
{
    QFETCH(const std::string, text);
    QFETCH(const double, ofCmr10);
    const double width = core::latexWidth(text);
    QVERIFY2(std::abs(width - 0.925 * ofCmr10) < 1.5, qPrintable(QString::number(width)));
}

void TestTableText::idsAndHeadingsAreNoNumbers_data()
{
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<QString>("expected");
    QTest::newRow("TSV") << TableFormat::Tsv << QStringLiteral("-1\t2e3\n1e5\t-2\n-7\t3\n");
    QTest::newRow("CSV") << TableFormat::Csv << QStringLiteral("-1,2e3\n1e5,-2\n-7,3\n");
    QTest::newRow("Markdown")
        << TableFormat::Markdown
        << QStringLiteral("| -1 | 2e3 |\n| --- | ---: |\n| 1e5 | \u22122 |\n| -7 | 3 |\n");
    QTest::newRow("LaTeX") << TableFormat::Latex
                           << QStringLiteral("% needs \\usepackage{booktabs}\n"
                                             "\\begin{tabular}{lr}\n\\toprule\n-1 & 2e3 \\\\\n"
                                             "\\midrule\n1e5 & $-2$ \\\\\n-7 & 3 \\\\\n"
                                             "\\bottomrule\n\\end{tabular}\n");
}

void TestTableText::idsAndHeadingsAreNoNumbers()
{
    QFETCH(const TableFormat, format);
    QFETCH(const QString, expected);
    const Table table{{{"-1", false}, {"2e3", true}},
                      {{{"1e5", {}}, {"-2", {}}}, {{"-7", {}}, {"3", 3.0}}},
                      "",
                      ""};
    QCOMPARE(QString::fromStdString(core::tableText(table, format)), expected);
}

void TestTableText::sentencesWrapInLatex()
{
    const std::string sentence(61, 'a');
    Table table{{{"measure", false}, {"notes", false}}, {{{"kappa"}, {sentence}}}, "", ""};
    const auto latex = [&] {
        return QString::fromStdString(core::tableText(table, TableFormat::Latex));
    };
    QVERIFY(latex().contains(QLatin1String("\\begin{tabular}{lp{0.5\\linewidth}}")));
    // Numbers of models beside it leave less room.
    for (int model = 0; model < 3; ++model) {
        table.columns.insert(table.columns.begin() + 1, {"a model", true});
        table.rows[0].insert(table.rows[0].begin() + 1, {"0.123456", 0.123456});
    }
    QVERIFY2(latex().contains(QLatin1String("{lrrrp{0.36\\linewidth}}")), qPrintable(latex()));
    table.rows[0][0].text = "average precision bootstrap, higher end";
    QVERIFY2(latex().contains(QLatin1String("{\\scriptsize")), qPrintable(latex()));
    table.rows[0][0].text = "kappa";
    table.columns.erase(table.columns.begin() + 1, table.columns.begin() + 4);
    table.rows[0].erase(table.rows[0].begin() + 1, table.rows[0].begin() + 4);
    table.rows[0][1].text.pop_back();
    QVERIFY(latex().contains(QLatin1String("\\begin{tabular}{ll}")));
}

void TestTableText::delimitedCellsComeBack()
{
    std::mt19937 random(7);
    constexpr std::string_view letters = "ab,;\"'\n\r\t=+-@|\\ 0.5";
    const auto randomText = [&](std::string_view from) {
        std::string text(1, 'x');  // no row is blank, which readers skip
        for (auto length = random() % 8; length > 0; --length)
            text += from[random() % from.size()];
        std::rotate(text.begin(),
                    text.begin() + static_cast<std::ptrdiff_t>(random() % text.size()), text.end());
        return text;
    };
    for (int round = 0; round < 300; ++round) {
        Table table;
        Rows csv(1);
        Rows tsv(1);
        for (int column = 0; column < 3; ++column) {
            table.columns.push_back({"c" + std::to_string(column), false});
            csv[0].push_back(table.columns.back().heading);
            tsv[0].push_back(table.columns.back().heading);
        }
        for (int row = 0; row < 4; ++row) {
            table.rows.emplace_back();
            csv.emplace_back();
            tsv.emplace_back();
            for (int column = 0; column < 3; ++column) {
                const std::string text = randomText(letters);
                table.rows.back().push_back({text, {}});
                csv.back().push_back(text);
                std::string line;
                for (std::size_t i = 0; i < text.size(); ++i) {
                    if (text.substr(i).starts_with("\r\n"))
                        continue;
                    line += "\n\r\t"s.find(text[i]) == std::string::npos ? text[i] : ' ';
                }
                tsv.back().push_back(line);
            }
        }
        Rows read = readBack(core::tableText(table, TableFormat::Csv), Delimiter::Comma);
        for (auto& cells : read)
            for (std::string& cell : cells) {
                QVERIFY(!looksLikeFormula(cell));
                cell = std::string(core::withoutApostrophe(cell));
            }
        QVERIFY(read == csv);
        QVERIFY(readBack(core::tableText(table, TableFormat::Tsv), Delimiter::Tab) == tsv);
    }
}

void TestTableText::fullPrecisionReadsBackAsTheSameDouble()
{
    std::mt19937_64 random(11);
    Table table{{{"a", true}, {"b", true}}, {}, "", ""};
    std::vector<double> numbers{0.1, 1.0 / 3, 1e-300, 5e-324, 1.7976931348623157e308, -2.5, 1e22};
    while (numbers.size() < 2000) {
        const double number = std::bit_cast<double>(random());
        if (std::isfinite(number))
            numbers.push_back(number);
    }
    for (const double number : numbers)
        table.rows.push_back({{"shown", number}, {"x", {}}});
    for (const auto& [format, delimiter] : {std::pair(TableFormat::Csv, Delimiter::Comma),
                                            std::pair(TableFormat::Tsv, Delimiter::Tab)}) {
        const Rows rows = readBack(core::tableText(table, format, TablePrecision::Full), delimiter);
        QCOMPARE(rows.size(), numbers.size() + 1);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto read = core::parsedNumber<double>(rows[i + 1][0]);
            QVERIFY(read && *read == numbers[i]);
        }
    }
}

void TestTableText::htmlIsXml()
{
    Table table{{{"<b>", false}, {"a & b", true}}, {}, "1 < 2 & \"so\" on", "a\"b"};
    std::string everything;
    for (char c = 1; c < 127; ++c)
        everything += c;
    table.rows.push_back({{everything, {}}, {"\u22121", -1.0}});
    const QString text = QString::fromStdString(core::tableText(table, TableFormat::Html));
    QXmlStreamReader reader(text);
    QStringList cells;
    QString caption;
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        if (reader.name() == QLatin1String("caption"))
            caption = reader.readElementText();
        else if (reader.name() == QLatin1String("td") || reader.name() == QLatin1String("th"))
            cells << reader.readElementText();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(caption, QStringLiteral("1 < 2 & \"so\" on"));
    QCOMPARE(cells.size(), 4);
    QCOMPARE(cells[0], QStringLiteral("<b>"));
    QCOMPARE(cells[1], QStringLiteral("a & b"));
    QVERIFY(cells[2].endsWith(QString::fromStdString(everything.substr(31))));
    QCOMPARE(cells[3], QStringLiteral("\u22121"));
}

void TestTableText::formatNames()
{
    QCOMPARE(core::tableFormatOf("tsv"), TableFormat::Tsv);
    QCOMPARE(core::tableFormatOf("csv"), TableFormat::Csv);
    QCOMPARE(core::tableFormatOf("markdown"), TableFormat::Markdown);
    QCOMPARE(core::tableFormatOf("md"), TableFormat::Markdown);
    QCOMPARE(core::tableFormatOf("html"), TableFormat::Html);
    QCOMPARE(core::tableFormatOf("latex"), TableFormat::Latex);
    QCOMPARE(core::tableFormatOf("tex"), TableFormat::Latex);
    QVERIFY(!core::tableFormatOf("xls"));
}

void TestTableText::latexCompiles()
{
    SKIP_UNTIL_LATER();
    SKIP_WITHOUT("pdflatex", "texlive-latex-recommended");
    const QString program = QStringLiteral("pdflatex");
    std::string ascii;
    for (char c = 32; c < 127; ++c)
        ascii += c;
    const std::string signs =
        "\u2212 \u2192 \u2190 \u2191 \u2193 \u2265 \u2264 \u2260 \u2248 \u00d7 \u00b7 \u00b1 "
        "\u221e \u221a \u2211 \u220f \u2026 \u2013 \u2014 \u201ca\u201d \u2018b\u2019 \u25b2 "
        "\u25bc \uff1d \u2715 \u2713 \u2080\u2081\u2089 \u2070\u00b2\u2079 "
        "\u03b1\u03b2\u03b3\u03c9 "
        "\u0393\u0394\u03a9 \u00b5 \u2308\u2309 \u00e4\u00e9 \u2605 \u2032";
    Table table{{{"[text]", false}, {"*", true}}, {}, "All of " + ascii, "all of_it"};
    table.rows.push_back({{ascii, {}}, {"\u22120.5", -0.5}});
    table.rows.push_back({{"[a] " + signs, {}}, {"", 1e-12}});
    table.rows.push_back({{"* b", {}}, {"\u221e", infinity}});
    const QTemporaryDir folder;
    QVERIFY(folder.isValid());
    QFile file(folder.filePath(QStringLiteral("a.tex")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\\documentclass{article}\n\\usepackage{booktabs}\n\\begin{document}\n");
    file.write(core::tableText(table, TableFormat::Latex).c_str());
    file.write(core::tableText(table, TableFormat::Latex, TablePrecision::Full).c_str());
    file.write("\\end{document}\n");
    file.close();
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(program, {QStringLiteral("-halt-on-error"),
                            QStringLiteral("-interaction=batchmode"), QStringLiteral("a.tex")});
    QVERIFY(process.waitForFinished(60000));
    QFile log(folder.filePath(QStringLiteral("a.log")));
    const QByteArray said = log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray();
    QVERIFY2(process.exitCode() == 0, said.right(1500).constData());
}

void TestTableText::intervals_data()
{
    using enum TableFormat;
    QTest::addColumn<std::size_t>("columns");
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<TablePrecision>("precision");
    QTest::addColumn<QByteArray>("lines");
    const auto row = [](const char* name, std::size_t columns, TableFormat format,
                        TablePrecision precision, const char* lines) {
        QTest::newRow(name) << columns << format << precision << QByteArray(lines);
    };
    const auto Shown = TablePrecision::Shown;
    row("Markdown", 1, Markdown, Shown, "| a\\_b | **0.92** [0.90, 0.95] |\n| c |  |\n");
    row("HTML", 1, Html, Shown, "<td class=\"number\"><strong>0.92</strong> [0.90, 0.95]</td>");
    row("LaTeX", 1, Latex, Shown, "a\\_b & \\textbf{0.92} [0.90, 0.95] \\\\\nc &  \\\\\n");
    row("two columns in LaTeX: below", 2, Latex, Shown,
        "a\\_b & \\textbf{0.92} & \\textbf{0.92} \\\\\n & [0.90, 0.95] & [0.90, 0.95] "
        "\\\\[2pt]\n");
    row("CSV: columns of their own", 1, Csv, Shown,
        "Model,AUC,from,to\na_b,0.92,0.90,0.95\nc,,,\n");
    row("TSV in full", 1, Tsv, TablePrecision::Full, "a_b\t0.9219\t0.8984\t0.9461\n");
    row("Markdown in full", 1, Markdown, TablePrecision::Full, "**0.9219** [0.8984, 0.9461]");
}

void TestTableText::intervals()
{
    QFETCH(const std::size_t, columns);
    QFETCH(const TableFormat, format);
    QFETCH(const TablePrecision, precision);
    QFETCH(const QByteArray, lines);
    const std::string text = core::tableText(withIntervals(columns), format, precision);
    QVERIFY2(text.find(lines.toStdString()) != std::string::npos, text.c_str());
}

void TestTableText::letters_data()
{
    using enum TableFormat;
    QTest::addColumn<bool>("hasIntervals");
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<QByteArray>("lines");
    const auto row = [](const char* name, bool hasIntervals, TableFormat format,
                        const char* lines) {
        QTest::newRow(name) << hasIntervals << format << QByteArray(lines);
    };
    row("Markdown", true, Markdown, "| a\\_b | **0.92**<sup>a</sup> [0.90, 0.95] |\n| c |");
    row("HTML", true, Html, "<strong>0.92</strong><sup>a</sup> [0.90, 0.95]</td>");
    row("LaTeX", true, Latex, "a\\_b & \\textbf{0.92}\\textsuperscript{a} [0.90, 0.95] \\\\\n");
    row("alone", false, Latex, "a\\_b & \\textbf{0.92}\\textsuperscript{a} \\\\\n");
    row("CSV: a column of their own", true, Csv,
        "Model,AUC,from,to,letters\na_b,0.92,0.90,0.95,a\nc,,,,b\n");
    row("TSV", false, Tsv, "Model\tAUC\tletters\na_b\t0.92\ta\nc\t\tb\n");
}

void TestTableText::letters()
{
    QFETCH(const bool, hasIntervals);
    QFETCH(const TableFormat, format);
    QFETCH(const QByteArray, lines);
    Table table = withIntervals(1);
    table.columns[1].letters = "letters";
    table.rows[0][1].letters = "a";
    table.rows[1][1].letters = "b";
    if (!hasIntervals) {
        table.columns[1].ends.clear();
        table.rows[0][1].ends.clear();
    }
    const std::string text = core::tableText(table, format);
    QVERIFY2(text.find(lines.toStdString()) != std::string::npos, text.c_str());
    QVERIFY(core::shownText(table.rows[0][1]) ==
            (hasIntervals ? "0.92* a [0.90, 0.95]" : "0.92* a"));
}

void TestTableText::wideTablesTakeThePage()
{
    Table table = withIntervals(2);
    table.caption = "c";
    table.isWide = true;
    const std::string text = core::tableText(table, TableFormat::Latex);
    QVERIFY2(text.find("\\begin{table*}") != std::string::npos, text.c_str());
    QVERIFY2(text.find("\\textbf{0.92} [0.90, 0.95] & \\textbf{0.92}") != std::string::npos,
             text.c_str());
    QVERIFY(text.ends_with("\\end{table*}\n"));
    QVERIFY(text.find("{\\small\\") != std::string::npos);
    table.rows[0][0] = {std::string(200, 'a'), {}};  // wraps
    QVERIFY(core::tableText(table, TableFormat::Latex).find("{@{}p{11em}rr@{}}") !=
            std::string::npos);
}

/// Headings in lines come first, then smaller type down to 7 pt, then parts below each other.
void TestTableText::wideTablesStayLegible()
{
    const auto textOf = [](std::size_t columns, const char* heading) {
        Table table{{{"Slice", false}}, {{{"Berlin", {}}}}, "c", "slices"};
        table.isWide = true;
        for (std::size_t i = 0; i < columns; ++i) {
            table.columns.push_back({heading, true});
            table.rows[0].push_back({"0.1234", 0.1234});
        }
        return QString::fromStdString(core::tableText(table, TableFormat::Latex));
    };
    const QString plain = textOf(5, "Share of positives");
    QVERIFY(plain.contains(QLatin1String("Slice & Share of positives & ")));
    const QString wrapped = textOf(8, "Share of positives");
    QVERIFY2(wrapped.contains(QLatin1String(" & Share of & ")), qPrintable(wrapped));
    QVERIFY2(wrapped.contains(QLatin1String("Slice & positives & ")), qPrintable(wrapped));
    QVERIFY(wrapped.contains(QLatin1String("{\\small\\")));
    QVERIFY(textOf(12, "precision").contains(QLatin1String("{\\scriptsize\\")));
    const QString parted = textOf(30, "precision");
    const auto parts = parted.count(QLatin1String("\\begin{tabular}"));
    QVERIFY(parts > 1);
    QCOMPARE(parted.count(QLatin1String("Berlin & ")), parts);
    QCOMPARE(parted.count(QLatin1String("0.1234")), 30);
    QCOMPARE(parted.count(QLatin1String("\\caption{")), 1);
    QVERIFY(!parted.contains(QLatin1String("resizebox")));
}

void TestTableText::longTablesContinue()
{
    Table table{{{"Slice", false}, {"AUC", true}}, {}, "c", "slices"};
    const auto text = [&] {
        return QString::fromStdString(core::tableText(table, TableFormat::Latex));
    };
    table.rows.assign(40, {{"a"}, {"0.5", 0.5}});
    QVERIFY(text().contains(QLatin1String("\\begin{table}")));
    table.rows.push_back({{"b"}, {"0.5", 0.5}});
    QVERIFY2(
        text().startsWith(QLatin1String("% needs \\usepackage{booktabs,longtable} and a page "
                                        "of one column\n\\setlength{\\LTcapwidth}{\\linewidth}\n"
                                        "\\begin{longtable}{lr}\n"
                                        "\\caption{c}\n\\label{tab:slices}\\\\\n\\toprule\n"
                                        "Slice & AUC \\\\\n\\midrule\n\\endfirsthead\n")),
        qPrintable(text()));
    QVERIFY(text().endsWith(QLatin1String("b & 0.5 \\\\\n\\end{longtable}\n")));
    // Rows may be written in parts.
    table.rows.clear();
    table.allRows = 41;
    QVERIFY(QString::fromStdString(core::tableHead(table, TableFormat::Latex))
                .contains(QLatin1String("\\begin{longtable}")));
}

void TestTableText::threeIntervalsTakeThePage()
{
    Table table = withIntervals(3);
    table.caption = "c";
    QVERIFY(core::tableText(table, TableFormat::Latex).find("\\begin{table*}") !=
            std::string::npos);
}

void TestTableText::longNamesStandBelowThemselves_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("above");
    QTest::addColumn<std::string>("below");
    QTest::newRow("short") << std::string("twenty letters, each")
                           << std::string("twenty letters, each &") << std::string("\n &");
    QTest::newRow("at the blank in the middle")
        << std::string("gradient boosted trees, 400 rounds") << std::string("gradient boosted  &")
        << std::string("\ntrees, 400 rounds &");
    QTest::newRow("at a hyphen") << std::string("msmarco-passage-bm25-tuned")
                                 << std::string("msmarco-passage- &")
                                 << std::string("\nbm25-tuned &");
    QTest::newRow("nowhere") << std::string("abcdefghijklmnopqrstuvwxyz")
                             << std::string("abcdefghijklmnopqrstuvwxyz &") << std::string("\n &");
}

void TestTableText::longNamesStandBelowThemselves()
{
    QFETCH(const std::string, name);
    QFETCH(const std::string, above);
    QFETCH(const std::string, below);
    Table table = withIntervals(2);
    table.rows[0][0] = {name, {}};
    const std::string text = core::tableText(table, TableFormat::Latex);
    QVERIFY2(text.find(above) != std::string::npos, text.c_str());
    QVERIFY2(text.find(below + " [0.90") != std::string::npos, text.c_str());
}

void TestTableText::shownWithoutBold()
{
    const Table table = withIntervals(1);
    QVERIFY(core::shownText(table.rows[0][1]) == "0.92* [0.90, 0.95]");
    QVERIFY(core::shownText(table.rows[1][1]) == "–");
    QVERIFY(core::cellText(table.rows[0][1], TablePrecision::Full) == "0.9219 [0.8984, 0.9461]");
}

void TestTableText::guarded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("guarded");
    const auto row = [](const char* name, const char* text, const char* guarded) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(guarded);
    };
    row("a formula", "=HYPERLINK(\"http://x\")", "'=HYPERLINK(\"http://x\")");
    row("a sum", "+1+1", "'+1+1");
    row("a name after a minus", "-x", "'-x");
    row("at", "@x", "'@x");
    row("a tab before a formula", "\t=1", "'\t=1");
    row("a negative number", "-0.5", "-0.5");
    row("a number with a plus", "+3", "+3");
    row("a word", "c1", "c1");
    row("guarded before", "'=1", "'=1");
}

void TestTableText::guarded()
{
    QFETCH(const QString, text);
    QFETCH(const QString, guarded);
    Table table{{{text.toStdString(), false}}, {{{text.toStdString(), {}}}}, "", ""};
    core::guardFormulas(table);
    QCOMPARE(QString::fromStdString(table.rows[0][0].text), guarded);
    QCOMPARE(QString::fromStdString(table.columns[0].heading), guarded);
}

void TestTableText::withoutIds()
{
    Table table;
    table.columns = {{.heading = "rank", .isNumeric = true},
                     {.heading = "document", .holdsIds = true},
                     {.heading = "gain", .isNumeric = true},
                     {.heading = "title", .holdsIds = true}};
    table.rows = {{{"1"}, {"a"}, {"3"}, {"Apple"}}, {{"2"}, {"b"}, {"0"}, {"Banana"}}};
    QCOMPARE(core::tableText(core::withoutIds(table), TableFormat::Csv, TablePrecision::Shown),
             "rank,gain\n1,3\n2,0\n"s);
}

QTEST_APPLESS_MAIN(TestTableText)

}  // namespace tst_table_text

#include "tst_table_text.moc"
