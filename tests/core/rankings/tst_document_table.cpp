// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/document_table.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>
#include <numeric>

namespace tst_document_table {

using core::ErrorCode;
using core::RankColumn;

namespace {

core::RankedItem made(const std::string& id, const std::string& title, core::Grade grade = {},
                      std::optional<double> score = {})
{
    core::RankedItem document;
    document.id = id;
    document.title = title;
    document.grade = grade;
    document.score = score;
    return document;
}

std::vector<std::size_t> allRows(const std::vector<core::RankedItem>& documents)
{
    std::vector<std::size_t> rows(documents.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

/// "id|title|grade|score", documents apart by blanks.
QString flat(const core::DocumentTable& table)
{
    QStringList documents;
    for (const core::RankedItem& document : table.documents)
        documents << QStringLiteral("%1|%2|%3|%4")
                         .arg(QString::fromStdString(document.id),
                              QString::fromStdString(document.title),
                              document.grade.hasValue() ? QString::number(document.grade.value())
                                                        : QString(),
                              document.score ? QString::number(*document.score) : QString());
    return documents.join(QLatin1Char(' '));
}

}  // namespace

class TestDocumentTable : public QObject {
    Q_OBJECT
private slots:
    void init();
    void writes();
    void readsBack_data();
    void readsBack();
    void accepted_data();
    void accepted();
    void saysWhatItHolds();
    void isTold_data();
    void isTold();
    void refused_data();
    void refused();
};

void TestDocumentTable::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void TestDocumentTable::writes()
{
    const std::vector<core::RankedItem> documents{
        made("d1", "Bread Only", core::Grade(0), 2.5), made("d2", "", core::Grade(2.5)),
        made("d3", "Two\tcells", core::Grade::unjudged(), -1), made("d4", "", core::Grade(-2))};
    const std::vector<std::size_t> rows{0, 2};
    QCOMPARE(core::documentTableText(documents, rows, RankColumn::With),
             std::string("rank\tid\ttitle\tgrade\tscore\n"
                         "1\td1\tBread Only\t0\t2.5\n"
                         "3\td3\t\"Two\tcells\"\t\t-1\n"));
    const std::vector<std::size_t> unscored{1, 3};
    QCOMPARE(core::documentTableText(documents, unscored, RankColumn::Without),
             std::string("id\ttitle\tgrade\nd2\t\t2.5\nd4\t\t-2\n"));
}

void TestDocumentTable::readsBack_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<std::string>("title");
    QTest::newRow("words") << std::string("d1") << std::string("Bread Only");
    QTest::newRow("beyond ASCII") << std::string("caf\xc3\xa9")
                                  << std::string("Gr\xc3\xa4\xc3\x9f");
    QTest::newRow("a tab") << std::string("a\tb") << std::string("\t");
    QTest::newRow("line breaks") << std::string("a\nb") << std::string("one\r\ntwo\rthree\n");
    QTest::newRow("quotes around") << std::string("\"a\"") << std::string("\"b");
    QTest::newRow("quotes inside") << std::string("a\"b") << std::string("b\"\"\tc\"");
    QTest::newRow("blanks around") << std::string(" a ") << std::string("  ");
    QTest::newRow("a blank id") << std::string(" ") << std::string();
}

void TestDocumentTable::readsBack()
{
    QFETCH(const std::string, id);
    QFETCH(const std::string, title);
    const double infinity = std::numeric_limits<double>::infinity();
    const std::vector<core::RankedItem> documents{
        made(id, title, core::Grade(0.1), infinity), made("x", "", core::Grade(-1), 0.1 + 0.2),
        made("y", title, core::Grade::unjudged(), -infinity), made("z", "")};
    for (const auto ranks : {RankColumn::Without, RankColumn::With}) {
        const auto read = core::parseDocumentTable(
            core::documentTableText(documents, allRows(documents), ranks), "clipboard");
        QVERIFY(read);
        QVERIFY(read->documents == documents);
    }
}

void TestDocumentTable::accepted_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("documents");
    const auto row = [](const char* name, const std::string& text, const char* documents) {
        QTest::newRow(name) << text << QString::fromUtf8(documents);
    };
    row("columns in another order", "grade\tid\n3\ta\n0\tb\n", "a||3| b||0|");
    row("names in any case", "ID\tTitle\tGRADE\na\tA\t3\n", "a|A|3|");
    row("ids alone", "id\na\nb\n", "a||| b|||");
    row("Windows line ends, none at the end", "id\tgrade\r\na\t3\r\nb\t2", "a||3| b||2|");
    row("unjudged", "id\tgrade\na\t\nb\tu\nc\tU\nd\t?\ne\t-\n", "a||| b||| c||| d||| e|||");
    row("the rank is not read", "rank\tid\nfirst\ta\n7\tb\n", "a||| b|||");
    row("blank lines", "\n\nid\tgrade\n\na\t1\n \n\t\nb\t2\n\n", "a||1| b||2|");
    row("blanks around a number", "id\tgrade\tscore\na\t 1 \t 2.5 \n", "a||1|2.5");
    row("infinite scores", "id\tscore\na\tinf\nb\t-inf\n", "a|||inf b|||-inf");
    row("a byte order mark", "\xEF\xBB\xBFid\tgrade\na\t1\n", "a||1|");
    row("a quote that is text", "id\ttitle\na\t\"x\" y\nb\t\"z\n", "a|\"x\" y|| b|\"z||");
}

void TestDocumentTable::accepted()
{
    QFETCH(const std::string, text);
    QFETCH(const QString, documents);
    QVERIFY(core::isDocumentTable(text));
    const auto table = core::parseDocumentTable(text, "clipboard");
    QVERIFY(table);
    QCOMPARE(flat(*table), documents);
}

void TestDocumentTable::saysWhatItHolds()
{
    const auto grades = core::parseDocumentTable("id\tgrade\na\t1\n", "clipboard");
    QVERIFY(grades && grades->hasGrades && !grades->hasTitles && !grades->hasScores);
    const auto others = core::parseDocumentTable("id\tscore\ttitle\na\t1\t\n", "clipboard");
    QVERIFY(others && !others->hasGrades && others->hasTitles && others->hasScores);
}

void TestDocumentTable::isTold_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("isTable");
    QTest::newRow("a heading") << std::string("rank\tid\n1\ta\n") << true;
    QTest::newRow("after blank lines") << std::string("\n \nid\na\n") << true;
    QTest::newRow("a column of grades") << std::string("3\n2\n0\n") << false;
    QTest::newRow("a row of grades") << std::string("3\t2\t0\n") << false;
    QTest::newRow("named grades") << std::string("id:3 b:2\n") << false;
    QTest::newRow("a heading without id") << std::string("rank\tgrade\n1\t3\n") << false;
    QTest::newRow("nothing") << std::string() << false;
}

void TestDocumentTable::isTold()
{
    QFETCH(const std::string, text);
    QFETCH(const bool, isTable);
    QCOMPARE(core::isDocumentTable(text), isTable);
}

void TestDocumentTable::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const std::string& text, ErrorCode problem,
                        std::size_t line, const std::string& found) {
        QTest::newRow(name) << text << problem << line << found;
    };
    row("nothing", "", ErrorCode::NothingToRead, 0, "");
    row("a heading alone", "id\tgrade\n", ErrorCode::NothingToRead, 0, "");
    row("no ids", "title\tgrade\na\t1\n", ErrorCode::MissingField, 1, "id");
    row("an unknown column", "id\tnote\na\tb\n", ErrorCode::UnknownColumn, 1, "note");
    row("a column twice", "id\tgrade\tGrade\n", ErrorCode::DuplicateField, 1, "Grade");
    row("too few cells", "id\tgrade\na\t1\nb\n", ErrorCode::TableColumns, 3, "1");
    row("too many cells", "id\tgrade\na\t1\t2\n", ErrorCode::TableColumns, 2, "3");
    row("an empty id", "id\tgrade\na\t1\n\t2\n", ErrorCode::MissingField, 3, "id");
    row("a document twice", "id\tgrade\na\t1\n\na\t2\n", ErrorCode::DuplicateDocument, 4, "a");
    row("a word for a grade", "id\tgrade\na\tgood\n", ErrorCode::BadGrade, 2, "good");
    row("a decimal comma", "id\tgrade\na\t2,5\n", ErrorCode::BadGrade, 2, "2,5");
    row("an infinite grade", "id\tgrade\na\tinf\n", ErrorCode::BadGrade, 2, "inf");
    row("a score that is no number", "id\tscore\na\tnan\n", ErrorCode::BadScore, 2, "nan");
    row("after a line break in quotes", "id\ttitle\tgrade\na\t\"x\ny\"\t1\nb\t\tz\n",
        ErrorCode::BadGrade, 4, "z");
    row("a NUL byte", std::string("id\na\0b\n", 7), ErrorCode::BinaryData, 2, "0x00");
    row("no UTF-8", "id\na\n\xff\n", ErrorCode::NotUtf8, 3, "0xff");
}

void TestDocumentTable::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::size_t, line);
    QFETCH(const std::string, found);
    const auto table = core::parseDocumentTable(text, "clipboard");
    QVERIFY(!table);
    QVERIFY(table.error() == (core::ParseError{"clipboard", line, problem, found}));
}

QTEST_APPLESS_MAIN(TestDocumentTable)

}  // namespace tst_document_table

#include "tst_document_table.moc"
