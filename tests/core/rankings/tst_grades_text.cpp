// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/rankings/pasted_lists/pasted_grades.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_grades_text {

using core::ErrorCode;
using namespace std::string_literals;

namespace {

std::string flat(const std::vector<core::RankedItem>& documents)
{
    std::string text;
    for (const core::RankedItem& document : documents)
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
        return core::ParseError{"several readings", 0, core::ErrorCode::BadGrade, {}};
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
        case core::GradesMeaning::DecimalCommas:
            text += "decimal:";
            break;
        case core::GradesMeaning::Digits:
            text += "digits:";
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
    void copied_data();
    void copied();
    void namedRows();
    void copiedButNotGuessed_data();
    void copiedButNotGuessed();
    void copiedTitleTwice();
    void ways_data();
    void ways();
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
    const auto row = refusals::rowsOfLines();
    row("empty", "", 0, ErrorCode::NothingToRead, "");
    row("separators only", " ,;\n# 3", 0, ErrorCode::NothingToRead, "");
    row("bar only", "|", 0, ErrorCode::NothingToRead, "");
    row("word", "3\n\nbad", 3, ErrorCode::BadGrade, "bad");
    row("word after CR alone", "3\rbad", 2, ErrorCode::BadGrade, "bad");
    row("number and word", "3x", 1, ErrorCode::BadGrade, "3x");
    row("two signs", "+-1", 1, ErrorCode::BadGrade, "+-1");
    row("nan", "nan", 1, ErrorCode::BadGrade, "nan");
    row("inf", "1 -inf", 1, ErrorCode::BadGrade, "-inf");
    row("no grade after the name", "a:", 1, ErrorCode::BadGrade, "a:");
    row("no name before the colon", ":3", 1, ErrorCode::BadGrade, ":3");
    row("second bar", "3 | 2\n| 1", 2, ErrorCode::BadGrade, "|");
    row("name twice", "a:3\nb:2\na:1", 3, ErrorCode::DuplicateDocument, "a");
    row("a mistyped grade among names", "a:3 b:2 c:x e:1", 1, ErrorCode::BadGrade, "c:x");
    row("grades before a name", "3 2 | Grand Hotel:2", 1, ErrorCode::BadGrade, "Grand");
    row("name in both parts", "a:3 | a:1", 1, ErrorCode::DuplicateDocument, "a");
    row("title twice", "A cake\t3\nA cake\t2", 2, ErrorCode::DuplicateDocument, "A cake");
    row("bracket that is not closed", "[3, 2", 1, ErrorCode::BadGrade, "[3, 2");
    row("bracket that is not opened", "3, 2]", 1, ErrorCode::BadGrade, "2]");
    row("bracket within a line", "3 [2]", 1, ErrorCode::BadGrade, "[");
    row("number behind brackets", "[3] 2", 1, ErrorCode::BadGrade, "2");
    row("brackets three deep", "[[[3]]]", 1, ErrorCode::BadGrade, "[");
    row("a word among grades is no title", "3 2 x 1", 1, ErrorCode::BadGrade, "x");
    row("a word before a grade", "bad 3", 1, ErrorCode::BadGrade, "bad");
    row("words alone", "a\nb\n", 1, ErrorCode::BadGrade, "a");
    row("NUL byte", "3\n2\0"s, 2, ErrorCode::BinaryData, "0x00");
    row("Latin-1", "3\ncaf\xE9:2", 2, ErrorCode::NotUtf8, "0xe9");
}

void TestGradesText::refused()
{
    QFETCH(const std::string, text);
    const auto list = onlyList(text);
    QVERIFY(!list);
    QCOMPARE(list.error().file, "list"s);
    refusals::compareOfLine(list.error());
}

/// As the sources of the worked examples print their lists, and as programs print theirs.
void TestGradesText::copied_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("lists");  // "query= d1:3 d2:2; …" of the likeliest reading
    const auto row = [](const char* name, const std::string& text, const std::string& lists) {
        QTest::newRow(name) << text << lists;
    };
    const std::string numbered = "d1:3 d2:2 d3:3 d4:0 d5:1";
    row("within a sentence", "结果为 `[3, 2, 3, 0, 1]`（相关性分数，k=5）：",
        "结果为= " + numbered);
    row("assigned in Python", "grades = [3, 2, 3, 0, 1]", "grades= " + numbered);
    row("an array of numpy", "y_true = np.array([3, 2, 3, 0, 1])", "y_true= " + numbered);
    row("marks", "[✓, ✗, ✗]\n[✗, ✓, ✗]", "= d1:1 d2:0 d3:0; = d1:0 d2:1 d3:0");
    row("marks after words", "* **查询 1** 的结果：`[✗, ✓]`\n    * 在位置1。",
        "查询 1 的结果= d1:0 d2:1");
    row("lists with names", "**用户A：[1, 0, 1]**\n**用户B：[0, 1, 0]**",
        "用户A= d1:1 d2:0 d3:1; 用户B= d1:0 d2:1 d3:0");
    row("two variables", "a = [4, 2]\nb = [4, 0]", "a= d1:4 d2:2; b= d1:4 d2:0");
    row("full-width digits and commas", "３，２，３，０，１", "= " + numbered);
    row("Chinese commas", "3、2、3、0、1", "= " + numbered);
    row("full-width blanks", "３　２　３　０　１", "= " + numbered);
    row("names and full-width signs in one line", "蛋糕：3，面包：2；茶馆：0",
        "= 蛋糕:3 面包:2 茶馆:0");
    row("full-width signs beside what is not judged", "甲：3，乙：u，丙：1", "= 甲:3 乙:u 丙:1");
    row("full-width signs of what is not judged", "３，ｕ，？，１", "= d1:3 d2:u d3:u d4:1");
    row("a title keeps its full-width signs", "蛋糕，面包：3\n茶馆：2", "= 蛋糕，面包:3 茶馆:2");
    row("a title keeps its question mark", "谁？，面包：3\n茶馆：2", "= 谁？，面包:3 茶馆:2");
    row("a Chinese colon", "文档一：3\n文档二：2", "= 文档一:3 文档二:2");
    row("a full-width grade; a title keeps its digits", "第１课\t３\n第２课\t０",
        "= 第１课:3 第２课:0");
    row("numbered titles with a word before the grade",
        "1. 攻略(完美匹配)✅ 相关性4\n2. 北京旅游 ❌ 相关性0\n", "= 攻略(完美匹配)✅:4 北京旅游 ❌:0");
    row("places, digits in titles", "位置1: 成都3天攻略 → 相关性 4\n位置2: 成都7天游 → 相关性 1\n",
        "= 成都3天攻略:4 成都7天游:1");
    row("grades in parentheses", "店P:只卖面包 (相关性 1)\n店F: 法式甜点屋 (相关性 4)\n",
        "= 店P:只卖面包:1 店F: 法式甜点屋:4");
    row("titles in one line", "店A(5), 店B(5), 店F(4)", "= 店A:5 店B:5 店F:4");
    row("R and N in groups of five", "RRNNN NNNRN RNNNR NNNNR",
        "= d1:1 d2:1 d3:0 d4:0 d5:0 d6:0 d7:0 d8:0 d9:1 d10:0 d11:1 d12:0 d13:0 d14:0 d15:1 d16:0 "
        "d17:0 d18:0 d19:0 d20:1");
    row("R and N apart", "R N R N N", "= d1:1 d2:0 d3:1 d4:0 d5:0");
    row("two lists of R and N, with names", "System 1: RNRNN\nSystem 2: NRNNR\n",
        "System 1= d1:1 d2:0 d3:1 d4:0 d5:0; System 2= d1:0 d2:1 d3:0 d4:0 d5:1");
    row("angle brackets, of a list that goes on", "<3,2,3,0,…>", "= d1:3 d2:2 d3:3 d4:0");
    row("angle brackets behind a name", "G' = <3, 2, 3, 0, 0, 1, 2, 2, 3, 0, ...>",
        "G= d1:3 d2:2 d3:3 d4:0 d5:0 d6:1 d7:2 d8:2 d9:3 d10:0");
    row("parentheses", "(1, 0, 1, 1)", "= d1:1 d2:0 d3:1 d4:1");
    row("braces", "{3,2,3,0,1}", "= " + numbered);
    row("a list that goes on", "3, 2, 3, …", "= d1:3 d2:2 d3:3");
    row("plus and minus", "+ - + -", "= d1:1 d2:0 d3:1 d4:0");
    row("plus and a true minus", "+−+ ?", "= d1:1 d2:0 d3:1 d4:u");
    row("minus alone is unjudged", "- - -", "= d1:u d2:u d3:u");
    row("marks without brackets", "✓ ✗ ✓", "= d1:1 d2:0 d3:1");
    row("heavy marks", "✔ ✘ ✔", "= d1:1 d2:0 d3:1");
    row("marks together", "✓✗✓", "= d1:1 d2:0 d3:1");
    row("yes and no", "yes no yes", "= d1:1 d2:0 d3:1");
    row("Python's truth", "[True, False, True]", "= d1:1 d2:0 d3:1");
    row("three relevant documents were not retrieved", "1 0 1 (R=5)",
        "= d1:1 d2:0 d3:1 | d4:1 d5:1 d6:1");
    row("all relevant documents were retrieved", "RNR, R = 2", "= d1:1 d2:0 d3:1");
    row("two lists with their numbers of relevant documents", "A: + - (R=2)\nB: - + (R=1)",
        "A= d1:1 d2:0 | d3:1; B= d1:0 d2:1");
    row("blocks of two systems, as the note 004 prints them",
        "**系统A 返回:**\n```\n1. 成都3天游攻略(完美匹配)✅ 相关性4\n"
        "2. 成都美食推荐(相关)✅ 相关性2\nMRR = 1/1 = 1.0 ✅ 完美(第1个就对)\n"
        "NDCG@5 = 0.95 ✅ 优秀(排序很好)\n```\n**系统B 返回:**\n```\n"
        "1. 成都3天游攻略(完美匹配)✅ 相关性4\n2. 北京旅游 ❌ 相关性0\n"
        "MRR = 1/1 = 1.0 ✅ 完美(第1个就对)\n````\n",
        "系统A 返回= 成都3天游攻略(完美匹配)✅:4 成都美食推荐(相关)✅:2; "
        "系统B 返回= 成都3天游攻略(完美匹配)✅:4 北京旅游 ❌:0");
    row("blocks of grades", "System A:\n1 0 1\nSystem B:\n0 1 1\n",
        "System A= d1:1 d2:0 d3:1; System B= d1:0 d2:1 d3:1");
    row("bullets", "- Bread: 3\n- Cake: 2\n", "= Bread:3 Cake:2");
    row("bullets without a colon", "• Bread 3\n• Cake 2\n", "= Bread:3 Cake:2");
    row("numbers and parentheses", "1. Bread (3)\n2. Cake (-1)\n", "= Bread:3 Cake:-1");
    row("a table of Markdown", "| Document | Grade |\n|---|--:|\n| Bread | 3 |\n| **Cake** | 2 |\n",
        "= Bread:3 Cake:2");
    row("its columns in Chinese",
        "| 位置 | 标题 | 真实相关性 | DCG 贡献 |\n|-----|------|-----|-----|\n"
        "| 1 | 成都火锅大全 | 4 | 4.0/1 = 4.0 |\n| 2 | 重庆火锅 | 1 | 1.0/1.58 = 0.63 |\n",
        "= 成都火锅大全:4 重庆火锅:1");
    row("a DataFrame", "   doc_id  grade\n0      a      3\n1      b      2\n", "= a:3 b:2");
    row("a Series", "0    3\n1    2\nName: grade, dtype: int64\n", "= d1:3 d2:2");
    row("a Series with names", "a    3\nb    2\ndtype: int64\n", "= a:3 b:2");
    row("objects", R"([{"title": "Bread", "grade": 3}, {"title": "Cake", "grade": null}])",
        "= Bread:3 Cake:u");
    row("a dictionary", R"({"Bread": 3, "Cake": 0.5})", "= Bread:3 Cake:0.5");
    row("a dictionary of Python", "{'Bread': 3, 'Cake': None}", "= Bread:3 Cake:u");
    row("pairs of Python", "[('a', 3), ('b', 2)]", "= a:3 b:2");
    row("a dictionary of lists", R"({"A": [4, 2], "B": [4, 0]})", "A= d1:4 d2:2; B= d1:4 d2:0");
    row("queries of several words", "first query: 0 1\nuser B: 1, 0 | 2\n",
        "first query= d1:0 d2:1; user B= d1:1 d2:0 | d3:2");
    row("queries in one line", "q1: 0 1; second one: 1 0; q3: 0, 0",
        "q1= d1:0 d2:1; second one= d1:1 d2:0; q3= d1:0 d2:0");
    row("queries with bullets", "- q1: 0 1\n* second: 1 0\n• the third: 1 1",
        "q1= d1:0 d2:1; second= d1:1 d2:0; the third= d1:1 d2:1");
    row("queries with numbers", "1. q1: 0 1\n2) q2: 1 0", "q1= d1:0 d2:1; q2= d1:1 d2:0");
    row("a list of lists under one name", "runs = [[0, 1], [1, 0]]", "= d1:0 d2:1; = d1:1 d2:0");
    row("headings with digits", "q1,q2\n0,1\n1,0\n", "= d1:0 d2:1");
    row("a query of one document beside others", "B: 1\nfirst one: 0 1\nthe last: 3",
        "B= d1:1; first one= d1:0 d2:1; the last= d1:3");
    row("a query with a comma", "try 1, again: 0 1\ntry 2, again: 1 0",
        "try 1, again= d1:0 d2:1; try 2, again= d1:1 d2:0");
    row("grades before a name", "3, 2, x: 1, 0", "= d1:3 d2:2 x:1 d4:0");
    row("a number first is a grade", "0 2 x: 1", "= d1:0 d2:2 x:1");
    row("titles and their grades in one line", "Village Bakery: 3; Tea House: 1",
        "= Village Bakery:3 Tea House:1");
    // What needs none of it stays as it is.
    row("grades", "3 2 3 0 1", "= " + numbered);
    row("unjudged first", "- 3 2", "= d1:u d2:3 d3:2");
    row("named", "a:3 b:2 | c:1", "= a:3 b:2 | c:1");
}

/// Names before several columns of numbers may be of documents or of queries.
void TestGradesText::namedRows()
{
    const auto readings = core::readingsOfPastedGrades("A\t0\t1\t0\nB\t1\t\t\n", "list");
    QVERIFY(readings);
    QCOMPARE(readings->size(), std::size_t{4});
    QCOMPARE(readings->front().meaning, core::GradesMeaning::Column);
    const core::GradesReading& rows = readings->back();
    QCOMPARE(rows.meaning, core::GradesMeaning::Lines);
    QCOMPARE(rows.lists.front().query, "A"s);
    QCOMPARE(flat(rows.lists.front().ranked), "d1:0 d2:1 d3:0"s);
    QCOMPARE(rows.lists.back().query, "B"s);
    QCOMPARE(flat(rows.lists.back().ranked), "d1:1"s);
}

void TestGradesText::copied()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, lists);
    const auto readings = core::readingsOfPastedGrades(text, "list");
    QVERIFY(readings);
    std::string read;
    for (const core::RankedList& list : readings->front().lists) {
        read += (read.empty() ? "" : "; ") + list.query + "= " + flat(list.ranked);
        if (!list.notRetrieved.empty())
            read += " | " + flat(list.notRetrieved);
    }
    QCOMPARE(read, lists);
}

void TestGradesText::copiedButNotGuessed_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("arithmetic")
        << "位置1 (i=1): Rel=1 / log2(2) = 1.000\n位置2: Rel=4 / 1.585 = 2.524"s;
    QTest::newRow("ranks") << "Bread (rank 1)\nCake (rank 4)"s;
    QTest::newRow("fewer relevant documents than the list has") << "1 0 1 (R=1)"s;
    QTest::newRow("relevant documents of unknown grades") << "3 0 1 (R=5)"s;
    QTest::newRow("a list with a gap") << "3, 2, …, 1"s;
    QTest::newRow("signs of two kinds") << "R N yes no"s;
    QTest::newRow("a link") << "see [MRR](https://example.org/3)"s;
    QTest::newRow("lists beside bare grades") << "a = [3, 2]\n1 0 1"s;
    QTest::newRow("objects of different fields") << R"([{"a": 1}, {"b": 2}])"s;
    QTest::newRow("nested objects") << R"([{"a": {"b": 2}}])"s;
    QTest::newRow("JSON that ends early") << R"([{"title": "Bread", "grade": )"s;
    QTest::newRow("a table without grades") << "| a | b |\n|---|---|\n| c | d |"s;
}

/// It says what is wrong with the text as it stands.
void TestGradesText::copiedButNotGuessed()
{
    QFETCH(const std::string, text);
    const auto readings = core::readingsOfPastedGrades(text, "list");
    QVERIFY(!readings);
    QVERIFY(readings.error() == core::readingsOfGrades(text, "list").error());
}

void TestGradesText::copiedTitleTwice()
{
    const auto readings = core::readingsOfPastedGrades("- Cake: 3\n- Cake: 2", "list");
    QVERIFY(!readings);
    QCOMPARE(readings.error().problem, ErrorCode::DuplicateDocument);
}

void TestGradesText::ways_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("readings");
    QTest::newRow("a line") << "3,5 2,0 u 1,5"s
                            << "decimal: 3.5 2 u 1.5 / one: 3 5 2 0 u 1 5"s;
    QTest::newRow("semicolons") << "3,5; 2,0"s
                                << "decimal: 3.5 2 / one: 3 5 2 0"s;
    QTest::newRow("a column")
        << "3,5\n-2,25\n"s
        << "decimal: 3.5 -2.25 / column 1: 3 -2 / column 2: 5 25 / lines: 3 5; -2 25 / one: 3 5 -2 25"s;
    QTest::newRow("digits together") << "32301"s
                                     << "digits: 3 2 3 0 1 / one: 32301"s;
    // Everyday lists are not asked about.
    QTest::newRow("a grade of two digits") << "10"s
                                           << "one: 10"s;
    QTest::newRow("two grades") << "3,2"s
                                << "one: 3 2"s;
    QTest::newRow("commas and blanks") << "3, 2, 0"s
                                       << "one: 3 2 0"s;
    QTest::newRow("commas alone") << "3,2,0"s
                                  << "one: 3 2 0"s;
    QTest::newRow("some of them") << "3,2 0"s
                                  << "one: 3 2 0"s;
}

void TestGradesText::ways()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, readings);
    const auto found = core::readingsOfPastedGrades(text, "list");
    QVERIFY(found);
    QCOMPARE(flat(*found), readings);
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

}  // namespace tst_grades_text

#include "tst_grades_text.moc"
