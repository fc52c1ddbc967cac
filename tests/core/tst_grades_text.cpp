#include "core/io/grades_text.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

using core::Problem;
using namespace std::string_literals;

namespace {

std::string flat(const std::vector<core::Document>& documents)
{
    std::string text;
    for (const core::Document& document : documents)
        text += (text.empty() ? "" : " ") + document.id + ":" +
                (document.grade.hasValue() ? QString::number(document.grade.value()).toStdString()
                                           : "u"s);
    return text;
}

/// Of a text that can be read in one way.
core::Parsed<core::RankedList> onlyList(const std::string& text)
{
    auto readings = core::readingsOfGrades(text, "list");
    if (!readings)
        return readings.error();
    if (readings->size() != 1 || readings->front().lists.size() != 1)
        return core::ParseError{"several readings", 0, core::Problem::BadGrade, {}};
    return readings->front().lists.front();
}

/// "column 2: d1:3 d2:2 / lines: …"
std::string flat(const std::vector<core::GradesReading>& readings)
{
    std::string text;
    for (const core::GradesReading& reading : readings) {
        text += text.empty() ? "" : " / ";
        switch (reading.meaning) {
        case core::GradesMeaning::OneList:
            text += "one:";
            break;
        case core::GradesMeaning::Column:
            text += "column " + std::to_string(reading.column) + ":";
            break;
        case core::GradesMeaning::Lines:
            text += "lines:";
            break;
        }
        for (const core::RankedList& list : reading.lists)
            text += (&list == &reading.lists.front() ? " " : "; ") + core::gradesText(list);
    }
    return text;
}

}  // namespace

class TestGradesText : public QObject {
    Q_OBJECT
private slots:
    void init();
    void accepted_data();
    void accepted();
    void severalWays_data();
    void severalWays();
    void namedThroughout_data();
    void namedThroughout();
    void refused_data();
    void refused();
    void written_data();
    void written();
    void linesReadBack();
    void longListInOneLine();
};

void TestGradesText::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestGradesText::accepted_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("ranked");
    QTest::addColumn<std::string>("notRetrieved");
    const auto row = [](const char* name, const std::string& text, const std::string& ranked,
                        const std::string& notRetrieved = {}) {
        QTest::newRow(name) << text << ranked << notRetrieved;
    };
    row("blanks", "3 2 0", "d1:3 d2:2 d3:0");
    row("commas and semicolons", "3,2; 0;", "d1:3 d2:2 d3:0");
    row("spreadsheet column", "3\r\n2\r\n0\r\n", "d1:3 d2:2 d3:0");
    row("spreadsheet row", "3\t2\t0\n", "d1:3 d2:2 d3:0");
    row("fractions and signs", "2.5 +1 -1 1e0", "d1:2.5 d2:1 d3:-1 d4:1");
    row("unjudged", "u ? - U 0", "d1:u d2:u d3:u d4:u d5:0");
    row("names", "cake:3 pie:u", "cake:3 pie:u");
    row("names and places", "3 pie:2 1", "d1:3 pie:2 d3:1");
    row("colons within a name", "http://x:80:3", "http://x:80:3");
    row("a written name keeps its place's number from others", "d2:3 1 1", "d2:3 d3:1 d4:1");
    row("not retrieved", "3 0 | 2 1", "d1:3 d2:0", "d3:2 d4:1");
    row("bar without blanks", "3|2", "d1:3", "d2:2");
    row("nothing retrieved", "| 2", "", "d1:2");
    row("nothing after the bar", "3 |", "d1:3");
    row("comments", "# all: 9\n3 # first\r\n2#second\n", "d1:3 d2:2");
    row("byte order mark",
        "\xEF\xBB\xBF"
        "3 2",
        "d1:3 d2:2");
    row("a decimal comma parts two grades", "2,5", "d1:2 d2:5");
    row("names beyond ASCII", "蛋糕:3", "蛋糕:3");
    // As every source writes a list: 3, 2, 3, 0, 1.
    row("brackets", "[3, 2, 3, 0, 1]", "d1:3 d2:2 d3:3 d4:0 d5:1");
    row("brackets over lines", "[\n  3,\n  2\n]\n", "d1:3 d2:2");
    row("brackets and what was not retrieved", "[3, 2] | [1]", "d1:3 d2:2", "d3:1");
    row("bar within brackets", "[3 2 | 1]", "d1:3 d2:2", "d3:1");
    row("brackets of a name", "d[1]:3 2", "d[1]:3 d2:2");
    row("not retrieved in the next line", "3 0 # two\n| 2 1", "d1:3 d2:0", "d3:2 d4:1");
    row("a comment before what was not retrieved", "3 0\n# judged\n\n| 2 1", "d1:3 d2:0",
        "d3:2 d4:1");
    row("title tab grade", "Village Bakery\t3\nBread Only\t0\n", "Village Bakery:3 Bread Only:0");
    row("one title tab grade", "Village Bakery\t3", "Village Bakery:3");
    row("grade tab title", "3\tVillage Bakery\n0\tRoute 66\n", "Village Bakery:3 Route 66:0");
    row("title comma grade", "Village Bakery,3\r\nBread Only,0\r\n",
        "Village Bakery:3 Bread Only:0");
    row("quoted title", "\"Village, Bakery\",3\nBread,0", "Village, Bakery:3 Bread:0");
    row("title semicolon grade", "Village Bakery;3\nBread Only;0", "Village Bakery:3 Bread Only:0");
    row("title, blanks, grade", "Route 66    3\nBread Only  0\n", "Route 66:3 Bread Only:0");
    row("title, one blank, grade", "Village Bakery 3\nBread 0\n", "Village Bakery:3 Bread:0");
    row("title: grade", "Village Bakery: 3\nRoute 66: u\n", "Village Bakery:3 Route 66:u");
    row("name: grade in one line", "a: 3, b: 2 c:1", "a:3 b:2 c:1");
    row("heading", "relevance\n3\n2\n0\n", "d1:3 d2:2 d3:0");
    row("headings", "Shop\tRating\nVillage Bakery\t3\nRoute 66\t\n", "Village Bakery:3 Route 66:u");
    row("headings tell rank and grade", "Rank,Grade\n1,3\n2,2\n", "d1:3 d2:2");
    row("headings tell numbers that are ids", "docid\tposition\tgrade\n7\t1\t3\n9\t2\t0\n",
        "7:3 9:0");
}

void TestGradesText::accepted()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, ranked);
    QFETCH(const std::string, notRetrieved);
    const auto list = onlyList(text);
    QVERIFY(list);
    QCOMPARE(flat(list->ranked), ranked);
    QCOMPARE(flat(list->notRetrieved), notRetrieved);
}

void TestGradesText::severalWays_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("readings");
    const auto row = [](const char* name, const std::string& text, const std::string& readings) {
        QTest::newRow(name) << text << readings;
    };
    row("rank and grade", "1\t3\n2\t2\n3\t0\n",
        "column 2: 3 2 0 / column 1: 1 2 3 / lines: 1 3; 2 2; 3 0 / one: 1 3 2 2 3 0");
    row("two columns of grades", "3 2\n0 1\n",
        "column 1: 3 0 / column 2: 2 1 / lines: 3 2; 0 1 / one: 3 2 0 1");
    row("lines of several lengths", "3 2 0\n1\n\n2 2\n", "lines: 3 2 0; 1; 2 2 / one: 3 2 0 1 2 2");
    row("queries' names", "q1: 3 2\nq2: 1 0 2\n", "lines: 3 2; 1 0 2 / one: 3 2 1 0 2");
    row("three columns are lists", "3 2 0\n1 0 1\n", "lines: 3 2 0; 1 0 1 / one: 3 2 0 1 0 1");
    row("three columns of which one counts", "1 2 0\n2 0 1\n",
        "column 2: 2 0 / column 3: 0 1 / column 1: 1 2 / lines: 1 2 0; 2 0 1 / "
        "one: 1 2 0 2 0 1");
    row("lines in brackets", "[3, 2]\n[1, 0]\n", "lines: 3 2; 1 0");
    row("lists in brackets", "[[3, 2],\n [1]]", "lines: 3 2; 1");
    row("lists with what was not retrieved", "3 | 2\n1 | 0", "lines: 3 | 2; 1 | 0");
    row("a bar in the last line", "3 2 3\n0 1 | 2\n", "lines: 3 2 3; 0 1 | 2 / one: 3 2 3 0 1 | 2");
    row("names that come again in the next list", "a:3 b:2\nb:2 a:3", "lines: 3 2; 2 3");
    row("rank, title, grade", "1\tVillage Bakery\t3\n2\tRoute 66\t0\n",
        "column 3: 3 0 / column 1: 1 2");
}

void TestGradesText::severalWays()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, readings);
    const auto found = core::readingsOfGrades(text, "list");
    QVERIFY(found);
    QCOMPARE(flat(*found), readings);
}

void TestGradesText::namedThroughout_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("isNamed");
    QTest::newRow("names") << "a:3 b:2"s << true;
    QTest::newRow("titles") << "Village Bakery\t3\nBread Only\t0"s << true;
    QTest::newRow("grades") << "3 2"s << false;
    QTest::newRow("names and places") << "a:3 2"s << false;
    QTest::newRow("a heading alone") << "grade\n3"s << false;
}

void TestGradesText::namedThroughout()
{
    QFETCH(const std::string, text);
    const auto found = core::readingsOfGrades(text, "list");
    QVERIFY(found);
    QTEST(found->front().isNamed, "isNamed");
}

void TestGradesText::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const std::string& text, std::size_t line,
                        Problem problem, const std::string& found) {
        QTest::newRow(name) << text << line << problem << found;
    };
    row("empty", "", 0, Problem::NothingToRead, "");
    row("separators only", " ,;\n# 3", 0, Problem::NothingToRead, "");
    row("bar only", "|", 0, Problem::NothingToRead, "");
    row("word", "3\n\nbad", 3, Problem::BadGrade, "bad");
    row("word after CR alone", "3\rbad", 2, Problem::BadGrade, "bad");
    row("number and word", "3x", 1, Problem::BadGrade, "3x");
    row("two signs", "+-1", 1, Problem::BadGrade, "+-1");
    row("nan", "nan", 1, Problem::BadGrade, "nan");
    row("inf", "1 -inf", 1, Problem::BadGrade, "-inf");
    row("no grade after the name", "a:", 1, Problem::BadGrade, "a:");
    row("no name before the colon", ":3", 1, Problem::BadGrade, ":3");
    row("second bar", "3 | 2\n| 1", 2, Problem::BadGrade, "|");
    row("name twice", "a:3\nb:2\na:1", 3, Problem::DuplicateDocument, "a");
    row("name in both parts", "a:3 | a:1", 1, Problem::DuplicateDocument, "a");
    row("title twice", "A cake\t3\nA cake\t2", 2, Problem::DuplicateDocument, "A cake");
    row("bracket that is not closed", "[3, 2", 1, Problem::BadGrade, "[3, 2");
    row("bracket that is not opened", "3, 2]", 1, Problem::BadGrade, "2]");
    row("bracket within a line", "3 [2]", 1, Problem::BadGrade, "[");
    row("number behind brackets", "[3] 2", 1, Problem::BadGrade, "2");
    row("brackets three deep", "[[[3]]]", 1, Problem::BadGrade, "[");
    row("a word among grades is no title", "3 2 x 1", 1, Problem::BadGrade, "x");
    row("a word before a grade", "bad 3", 1, Problem::BadGrade, "bad");
    row("words alone", "a\nb\n", 1, Problem::BadGrade, "a");
    row("NUL byte", "3\n2\0"s, 2, Problem::BinaryData, "0x00");
    row("Latin-1", "3\ncaf\xE9:2", 2, Problem::NotUtf8, "0xe9");
}

void TestGradesText::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, line);
    QFETCH(const Problem, problem);
    QFETCH(const std::string, found);
    const auto list = onlyList(text);
    QVERIFY(!list);
    QCOMPARE(list.error().file, "list"s);
    QCOMPARE(list.error().line, line);
    QCOMPARE(list.error().problem, problem);
    QCOMPARE(list.error().found, found);
}

void TestGradesText::written_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("written");
    QTest::newRow("grades") << "a:3, 2.50, -1"s
                            << "3 2.5 -1"s;
    QTest::newRow("unjudged") << "3 ? 0"s
                              << "3 u 0"s;
    QTest::newRow("not retrieved") << "3|2,1"s
                                   << "3 | 2 1"s;
    QTest::newRow("nothing retrieved") << "|2"s
                                       << "| 2"s;
}

void TestGradesText::written()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, written);
    const auto list = onlyList(text);
    QVERIFY(list);
    QCOMPARE(core::gradesText(*list), written);
    QCOMPARE(core::gradesText({}), ""s);
}

void TestGradesText::linesReadBack()
{
    const std::string text = "q1: 3 u | 1\ncake:2 0\n";
    const auto readings = core::readingsOfGrades(text, "list");
    QVERIFY(readings);
    QCOMPARE(readings->front().lists.front().query, "q1"s);
    QCOMPARE(core::linesOfLists(readings->front().lists), text);
}

void TestGradesText::longListInOneLine()
{
    core::RankedList list;
    for (int i = 0; i < 180'000; ++i)
        list.ranked.push_back({"d" + std::to_string(i + 1), {}, {}, core::Grade(0.125), {}});
    const std::string text = core::gradesText(list);
    QVERIFY(text.size() > 1'048'576);
    const auto read = onlyList(text);
    QVERIFY(read);
    QVERIFY(*read == list);
}

QTEST_APPLESS_MAIN(TestGradesText)
#include "tst_grades_text.moc"
