// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/zip_archive.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/file/text_stream.h"
#include "core/foundation/workbook/sheet_cells.h"
#include "core/foundation/workbook/workbook.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <vector>

namespace tst_workbook {

using core::ErrorCode;
using namespace std::string_literals;

namespace {

struct Sheet {
    std::string name;
    std::string content;  // what its worksheet holds, or what its table does
    std::string more;     // of its entry in the workbook
};

constexpr auto officeType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";

std::string related(const std::string& id, const std::string& type, const std::string& file)
{
    return "<Relationship Id=\"" + id + "\" Type=\"" + officeType + type + "\" Target=\"" + file +
           "\"/>";
}

std::string relationships(const std::string& each)
{
    return "<Relationships>" + each + "</Relationships>";
}

constexpr auto formats =
    R"(<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/>)"
    R"(<numFmt numFmtId="165" formatCode="[$-409]yyyy\-mm\-dd;@"/>)"
    R"(<numFmt numFmtId="166" formatCode="[Magenta]0.00&quot; days&quot;"/>)"
    R"(<numFmt numFmtId="167" formatCode="[h]:mm"/></numFmts>)"
    R"(<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>)"
    R"(<xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/>)"
    R"(<xf numFmtId="166"/><xf numFmtId="167"/></cellXfs></styleSheet>)";
constexpr auto texts =
    "<sst><si><t>query</t></si><si><r><t>a</t></r><r><t xml:space=\"preserve\"> &amp; b</t></r>"
    "<rPh sb=\"0\" eb=\"1\"><t>kana</t></rPh></si></sst>";

std::string excel(const std::vector<Sheet>& sheets, const std::string& settings = {})
{
    std::string entries;
    std::string targets = related("texts", "sharedStrings", "sharedStrings.xml") +
                          related("formats", "styles", "/xl/styles.xml");
    std::vector<core::ArchivedFile> files{
        {"[Content_Types].xml", "<Types/>"},
        {"_rels/.rels", relationships(related("r", "officeDocument", "xl/workbook.xml"))},
        {"xl/sharedStrings.xml", texts},
        {"xl/styles.xml", formats}};
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        entries += "<sheet name=\"" + sheets[i].name + "\" sheetId=\"" + number + "\" r:id=\"s" +
                   number + "\" " + sheets[i].more + "/>";
        targets += related("s" + number, "worksheet", "worksheets/sheet" + number + ".xml");
        files.push_back({"xl/worksheets/sheet" + number + ".xml",
                         "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<worksheet>" +
                             sheets[i].content + "</worksheet>"});
    }
    files.push_back({"xl/workbook.xml",
                     "<workbook>" + settings + "<sheets>" + entries + "</sheets></workbook>"});
    files.push_back({"xl/_rels/workbook.xml.rels", relationships(targets)});
    return core::zipArchive(files);
}

std::string excel(const std::string& rows, const std::string& behind = {},
                  const std::string& settings = {})
{
    return excel({{"Sheet1", "<sheetData>" + rows + "</sheetData>" + behind, {}}}, settings);
}

std::string openDocument(const std::vector<Sheet>& sheets)
{
    std::string tables;
    for (const Sheet& sheet : sheets)
        tables += "<table:table table:name=\"" + sheet.name + "\" " + sheet.more + ">" +
                  sheet.content + "</table:table>";
    const std::string content =
        "<office:document-content><office:automatic-styles>"
        "<style:style style:name=\"hidden\"><style:table-properties table:display=\"false\"/>"
        "</style:style></office:automatic-styles><office:body><office:spreadsheet>" +
        tables + "</office:spreadsheet></office:body></office:document-content>";
    return core::zipArchive(std::vector<core::ArchivedFile>{
        {"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, {"content.xml", content}});
}

std::string openDocument(const std::string& rows)
{
    return openDocument({{"Sheet1", rows, {}}});
}

/// A row of cells of Excel, each a number or a word.
std::string row(const std::vector<std::string>& cells)
{
    std::string text = "<row>";
    for (const std::string& cell : cells)
        text += cell.find_first_not_of("0123456789.") == std::string::npos
                    ? "<c><v>" + cell + "</v></c>"
                    : "<c t=\"inlineStr\"><is><t>" + cell + "</t></is></c>";
    return text + "</row>";
}

std::string sheetOf(const std::vector<std::vector<std::string>>& rows)
{
    std::string text = "<sheetData>";
    for (const auto& each : rows)
        text += row(each);
    return text + "</sheetData>";
}

const std::string table = sheetOf({{"query", "docid"}, {"q1", "7"}});

std::string bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A file with some bytes, which goes away again.
class Stored {
public:
    explicit Stored(const std::string& bytes)
    {
        QFile file(QString::fromStdString(path()));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
    std::string path() const { return m_folder.filePath(QStringLiteral("file")).toStdString(); }

private:
    QTemporaryDir m_folder;
};

}  // namespace

class TestWorkbook : public QObject {
    Q_OBJECT

private slots:
    void cells_data();
    void cells();
    void writtenByOtherPrograms_data();
    void writtenByOtherPrograms();
    void refused_data();
    void refused();
    void sheets_data();
    void sheets();
    void everyTruncationIsRefused();
    void damageNeverChangesTheText();
    void beginningOfALargeOne();
    void expansionHasALimit();
    void numberOfCellsHasALimit();
};

void TestWorkbook::cells_data()
{
    QTest::addColumn<std::string>("workbook");
    QTest::addColumn<std::string>("text");
    const auto cell = [](const std::string& attributes, const std::string& value) {
        return excel("<row r=\"1\"><c r=\"A1\" " + attributes + "><v>" + value + "</v></c></row>");
    };
    QTest::newRow("a text of the table of texts") << cell("t=\"s\"", "0") << "query\n"s;
    QTest::newRow("a text of parts, without its phonetic ones")
        << cell("t=\"s\"", "1") << "a & b\n"s;
    QTest::newRow("digits that are a text")
        << excel(row({"q"}) + "<row><c t=\"inlineStr\"><is><t>007</t></is></c></row>")
        << "q\n007\n"s;
    QTest::newRow("a number with the digits of a double")
        << cell("", "0.35599999999999998") << "0.356\n"s;
    QTest::newRow("a whole number with more digits than a double has")
        << cell("", "12345678901234567890") << "12345678901234567890\n"s;
    QTest::newRow("35.6%") << cell("s=\"1\"", "0.35599999999999998") << "0.356\n"s;
    QTest::newRow("an id shown as 00042") << cell("s=\"2\"", "42") << "00042\n"s;
    QTest::newRow("a date") << cell("s=\"3\"", "45356") << "2024-03-05\n"s;
    QTest::newRow("a date and time")
        << cell("s=\"4\"", "45356.604166666664") << "2024-03-05T14:30:00\n"s;
    QTest::newRow("a date before the 29th of February 1900, which was none")
        << cell("s=\"3\"", "59") << "1900-02-28\n"s;
    QTest::newRow("a day that counts from 1904")
        << excel(R"(<row><c s="3"><v>43894</v></c></row>)", {}, R"(<workbookPr date1904="1"/>)")
        << "2024-03-05\n"s;
    QTest::newRow("hours beyond a day") << cell("s=\"6\"", "1.5") << "36:00:00\n"s;
    QTest::newRow("a colour and a word in a format are no date")
        << cell("s=\"5\"", "2.5") << "2.5\n"s;
    QTest::newRow("true") << cell("t=\"b\"", "1") << "TRUE\n"s;
    QTest::newRow("an error") << cell("t=\"e\"", "#N/A") << "#N/A\n"s;
    QTest::newRow("the saved value of a formula")
        << excel("<row><c><f>1+1</f><v>2</v></c><c t=\"str\"><f>A1&amp;\"\"</f><v>2x</v></c></row>")
        << "2,2x\n"s;
    QTest::newRow("a comma, quotes and a line break")
        << excel("<row><c t=\"inlineStr\"><is><t>a, \"b\"\nc</t></is></c></row>")
        << "\"a, \"\"b\"\"\nc\"\n"s;
    QTest::newRow("empty cells and rows keep their places")
        << excel(R"(<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row>)"
                 R"(<row r="4"><c r="C4"><v>3</v></c></row>)")
        << "\n1,,2\n\n,3,\n"s;
    QTest::newRow("merged cells of a heading and of a column")
        << excel(row({"BM25", "", "x"}) + row({"a", "b", "c"}) + row({"", "d", "e"}),
                 R"(<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A2:A3"/></mergeCells>)")
        << "BM25,BM25,x\na,b,c\na,d,e\n"s;
    QTest::newRow("OpenDocument: each type of value")
        << openDocument(
               R"(<table:table-row><table:table-cell office:value-type="string"><text:p>a<text:s text:c="2"/>b</text:p><text:p>c</text:p></table:table-cell>)"
               R"(<table:table-cell office:value-type="percentage" office:value="0.356"><text:p>35.60%</text:p></table:table-cell>)"
               R"(<table:table-cell office:value-type="float" office:value="42"><text:p>00042</text:p></table:table-cell>)"
               R"(<table:table-cell office:value-type="date" office:date-value="2024-03-05T14:30:00"><text:p>5/3/24</text:p></table:table-cell>)"
               R"(<table:table-cell office:value-type="time" office:time-value="PT12H30M00S"><text:p>12:30</text:p></table:table-cell>)"
               R"(<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>TRUE</text:p></table:table-cell>)"
               R"(<table:table-cell table:formula="of:=1+1" office:value-type="float" office:value="2"><text:p>2</text:p></table:table-cell>)"
               R"(<table:table-cell office:value-type="string"><office:annotation><text:p>who?</text:p></office:annotation><text:p>d</text:p></table:table-cell>)"
               "</table:table-row>")
        << "\"a  b\nc\",0.356,00042,2024-03-05T14:30:00,12:30:00,TRUE,2,d\n"s;
    QTest::newRow("OpenDocument: repeated and merged cells, and the empty rest of a sheet")
        << openDocument(
               R"(<table:table-row><table:table-cell table:number-columns-spanned="2" table:number-rows-spanned="1" office:value-type="string"><text:p>q</text:p></table:table-cell><table:covered-table-cell/><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>)"
               R"(<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3" office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16381"/></table:table-row>)"
               R"(<table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>)")
        << "q,q,x\n1,1,1\n1,1,1\n"s;
}

void TestWorkbook::cells()
{
    QFETCH(const std::string, workbook);
    QFETCH(const std::string, text);
    QVERIFY(core::isWorkbook(workbook));
    const auto found = core::textIn(workbook, "file");
    QVERIFY(found);
    QCOMPARE(*found, text);
}

void TestWorkbook::writtenByOtherPrograms_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("openpyxl") << QStringLiteral("judgments.xlsx");
    QTest::newRow("pandas with odfpy") << QStringLiteral("judgments.ods");
}

void TestWorkbook::writtenByOtherPrograms()
{
    QFETCH(const QString, file);
    const auto text =
        core::readText((QStringLiteral(TEST_DATA "/workbooks/") + file).toStdString());
    QVERIFY(text);
    QCOMPARE(*text, "query,docid,rating\nq1,00042,2\nq1,\"SKU, 7\",0\nq2,00042,1\n"s);
}

void TestWorkbook::refused_data()
{
    QTest::addColumn<std::string>("workbook");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    QTest::newRow("another archive")
        << core::zipArchive(std::vector<core::ArchivedFile>{{"a.txt", "1 0 a 1\n"}})
        << ErrorCode::ForeignFormat << "zip"s;
    QTest::newRow("Excel's binary form")
        << core::zipArchive(std::vector<core::ArchivedFile>{
               {"_rels/.rels", relationships(related("r", "officeDocument", "xl/workbook.bin"))},
               {"xl/workbook.bin", "\x83\x01"}})
        << ErrorCode::ForeignFormat << "Excel (.xlsb)"s;
    QTest::newRow("XML that ends early")
        << excel("<row><c><v>1</v>") << ErrorCode::DamagedWorkbook << ""s;
    QTest::newRow("a cell beyond the last column")
        << excel(R"(<row r="1"><c r="XFE1"><v>1</v></c></row>)") << ErrorCode::DamagedWorkbook
        << ""s;
    QTest::newRow("a text that is not there")
        << excel(R"(<row><c t="s"><v>2</v></c></row>)") << ErrorCode::DamagedWorkbook << ""s;
    QTest::newRow("no cells") << excel("") << ErrorCode::NothingToRead << ""s;
    QTest::newRow("a formula without its value, as openpyxl writes it")
        << excel(R"(<row r="3"><c r="AB3"><f>1+1</f><v/></c></row>)") << ErrorCode::UnsavedFormula
        << "Sheet1!AB3"s;
    QTest::newRow("a formula with 0 until it is opened, as XlsxWriter writes it")
        << excel("<row><c><f>1+1</f><v>0</v></c></row>", {}, R"(<calcPr fullCalcOnLoad="1"/>)")
        << ErrorCode::UnsavedFormula << "Sheet1!A1"s;
    QTest::newRow("OpenDocument: a formula without its value")
        << openDocument(
               R"(<table:table-row><table:table-cell table:formula="of:=1+1"/></table:table-row>)")
        << ErrorCode::UnsavedFormula << "Sheet1!A1"s;
    QTest::newRow("one cell repeated as often as there are places")
        << openDocument(
               R"(<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell></table:table-row>)")
        << ErrorCode::WorkbookTooLarge << ""s;
}

void TestWorkbook::refused()
{
    QFETCH(const std::string, workbook);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::string, found);
    const auto text = core::textIn(workbook, "file");
    QVERIFY(!text);
    QVERIFY((text.error() == core::ParseError{"file", 0, problem, found}));
}

void TestWorkbook::sheets_data()
{
    QTest::addColumn<std::string>("workbook");
    QTest::addColumn<std::vector<std::string>>("chosen");
    QTest::addColumn<std::string>("text");  // or what the refusal names
    QTest::addColumn<ErrorCode>("problem");
    constexpr auto none = ErrorCode::Stopped;
    using Names = std::vector<std::string>;
    const std::string other = sheetOf({{"query", "docid"}, {"q2", "8"}});
    const std::string prose = sheetOf({{"Grades of March"}, {"0 to 3"}});
    const std::string first = "query,docid\nq1,7\n";
    const std::string second = "query,docid\nq2,8\n";
    const std::string two = excel({{"A &amp; B", table, {}}, {"Bm25", other, {}}});
    const std::string names = "“A & B”, “Bm25”";
    QTest::newRow("an empty one beside a table")
        << excel({{"Empty", "<sheetData/>", {}}, {"Data", table, {}}}) << Names{} << first << none;
    QTest::newRow("words beside a table")
        << excel({{"About", prose, {}}, {"Data", table, {}}}) << Names{} << first << none;
    QTest::newRow("a hidden one beside a table")
        << excel({{"Old", other, "state=\"hidden\""}, {"Data", table, {}}}) << Names{} << first
        << none;
    QTest::newRow("two tables") << two << Names{} << names << ErrorCode::SeveralSheets;
    QTest::newRow("the first of two") << two << Names{"A & B"} << first << none;
    QTest::newRow("the second of two, among the names for several files")
        << two << Names{"Judgments", "Bm25"} << second << none;
    QTest::newRow("both of two") << two << Names{"A & B", "Bm25"} << names
                                 << ErrorCode::SeveralSheets;
    QTest::newRow("none of two") << two << Names{"bm25"} << names << ErrorCode::NoSuchSheet;
    QTest::newRow("a hidden one that is named")
        << excel({{"Old", other, "state=\"veryHidden\""}, {"Data", table, {}}}) << Names{"Old"}
        << second << none;
    QTest::newRow("another name for the only one")
        << excel({{"Data", table, {}}}) << Names{"Judgments"} << first << none;
    const std::string rows =
        R"(<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string" table:number-columns-repeated="2"><text:p>a</text:p></table:table-cell></table:table-row>)";
    QTest::newRow("OpenDocument: two tables") << openDocument({{"A", rows, {}}, {"B", rows, {}}})
                                              << Names{} << "“A”, “B”"s << ErrorCode::SeveralSheets;
    QTest::newRow("OpenDocument: a hidden one beside a table")
        << openDocument({{"A", rows, "table:style-name=\"hidden\""}, {"B", rows, {}}}) << Names{}
        << "a,a\na,a\n"s << none;
}

void TestWorkbook::sheets()
{
    QFETCH(const std::string, workbook);
    QFETCH(const std::vector<std::string>, chosen);
    QFETCH(const std::string, text);
    QFETCH(const ErrorCode, problem);
    core::ExpansionLimit limit;
    limit.sheets = chosen;
    const auto found = core::textIn(workbook, "file", nullptr, limit);
    QCOMPARE(found ? *found : found.error().found, text);
    QVERIFY(found || found.error().problem == problem);
    QCOMPARE(found.hasValue(), problem == ErrorCode::Stopped);
}

void TestWorkbook::everyTruncationIsRefused()
{
    const std::string whole = bytesOf(QStringLiteral(TEST_DATA "/workbooks/judgments.xlsx"));
    for (std::size_t size = whole.find("xl/work") + 7; size < whole.size(); ++size) {
        const auto text = core::textIn(whole.substr(0, size), "file");
        QVERIFY2(!text, qPrintable(QString::number(size)));
        QCOMPARE(text.error().problem, ErrorCode::DamagedWorkbook);
    }
}

void TestWorkbook::damageNeverChangesTheText()
{
    const std::string whole = bytesOf(QStringLiteral(TEST_DATA "/workbooks/judgments.ods"));
    const std::string text = core::textIn(whole, "file").value();
    for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
        std::string damaged = whole;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
        if (!core::isWorkbook(damaged))
            continue;
        const auto found = core::textIn(damaged, "file");
        QVERIFY2(!found || *found == text, qPrintable(QString::number(bit)));
    }
}

void TestWorkbook::beginningOfALargeOne()
{
    std::string rows = row({"query", "docid"});
    for (int i = 0; i < 100'000; ++i)
        rows += row({"q", std::to_string(i)});
    const Stored large(excel(rows));
    const auto start = core::readBeginning(large.path(), 1000);
    QVERIFY(start);
    QVERIFY(start->starts_with("query,docid\nq,0\nq,1\n") && start->size() <= 1000);
}

void TestWorkbook::expansionHasALimit()
{
    const std::string workbook = bytesOf(QStringLiteral(TEST_DATA "/workbooks/judgments.xlsx"));
    const auto refusedAt = core::textIn(workbook, "file", nullptr, {1, 1000});
    QVERIFY(!refusedAt);
    QVERIFY((refusedAt.error() == core::ParseError{"file", 0, ErrorCode::ExpandsTooFar, "1"}));
    QVERIFY(core::textIn(workbook, "file", nullptr, {100, 1000}));
}

/// 20 Mi cells, with those that are there.
void TestWorkbook::numberOfCellsHasALimit()
{
    constexpr std::size_t most = std::size_t{20} << 20;
    const auto isRefused = [](const core::SheetCells& cells, std::size_t more) {
        try {
            cells.expect(more);
        } catch (const core::WorkbookRefusal&) {
            return true;
        }
        return false;
    };
    core::SheetCells cells;
    QVERIFY(!isRefused(cells, most) && isRefused(cells, most + 1));
    cells.put({0, 0}, "x");
    QVERIFY(!isRefused(cells, most - 1) && isRefused(cells, most) && isRefused(cells, most + 1));
}

QTEST_APPLESS_MAIN(TestWorkbook)

}  // namespace tst_workbook

#include "tst_workbook.moc"
