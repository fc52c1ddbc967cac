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

}  // namespace

class TestGradesText : public QObject {
    Q_OBJECT
private slots:
    void init();
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void written_data();
    void written();
    void longListInOneLine();
    void readNamesTheFile();
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
}

void TestGradesText::accepted()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, ranked);
    QFETCH(const std::string, notRetrieved);
    const auto list = core::parseGrades(text, "list");
    QVERIFY(list);
    QCOMPARE(flat(list->ranked), ranked);
    QCOMPARE(flat(list->notRetrieved), notRetrieved);
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
    row("name twice", "a:3 b:2\na:1", 2, Problem::DuplicateDocument, "a");
    row("name in both parts", "a:3 | a:1", 1, Problem::DuplicateDocument, "a");
    row("NUL byte", "3\n2\0"s, 2, Problem::BinaryData, "0x00");
    row("Latin-1", "3\ncaf\xE9:2", 2, Problem::NotUtf8, "0xe9");
}

void TestGradesText::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, line);
    QFETCH(const Problem, problem);
    QFETCH(const std::string, found);
    const auto list = core::parseGrades(text, "list");
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
    const auto list = core::parseGrades(text, "list");
    QVERIFY(list);
    QCOMPARE(core::gradesText(*list), written);
    QCOMPARE(core::gradesText({}), ""s);
}

void TestGradesText::longListInOneLine()
{
    core::RankedList list;
    for (int i = 0; i < 180'000; ++i)
        list.ranked.push_back({"d" + std::to_string(i + 1), {}, {}, core::Grade(0.125), {}});
    const std::string text = core::gradesText(list);
    QVERIFY(text.size() > 1'048'576);
    const auto read = core::parseGrades(text, "list");
    QVERIFY(read);
    QVERIFY(*read == list);
}

void TestGradesText::readNamesTheFile()
{
    const auto list = core::readGrades("/no/such/file");
    QVERIFY(!list);
    QCOMPARE(list.error().problem, Problem::CannotOpen);
    QCOMPARE(list.error().file, "/no/such/file"s);
}

QTEST_APPLESS_MAIN(TestGradesText)
#include "tst_grades_text.moc"
