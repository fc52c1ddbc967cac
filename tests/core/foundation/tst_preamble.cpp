// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/preamble.h"

#include <QTest>

#include <string>

namespace tst_preamble {

/// What stands above the rows of a table, or beside them.
class TestPreamble : public QObject {
    Q_OBJECT
private slots:
    void above_data();
    void above();
    void titles_data();
    void titles();
    void types_data();
    void types();
    void rowNames_data();
    void rowNames();
};

void TestPreamble::above_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    const std::string table = "query,doc,grade\nq,d,1\n";
    const auto lines = [](int count) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += "x\n";
        return text;
    };
    row("nothing", table, table);
    row("a title", "Report\n" + table, "\n" + table);
    row("a title and a blank line", "Report\n\n" + table, "\n\n" + table);
    row("a title in merged cells", "Report,Report,Report\n" + table, "\n" + table);
    row("a title behind a byte order mark", "\xEF\xBB\xBFReport\n" + table, "\n" + table);
    row("a comment with more cells", "# a,b,c,d\n" + table, "\n" + table);
    row("a line that names the separator", "sep=;\nquery;doc;grade\nq;d;1\n",
        "\nquery;doc;grade\nq;d;1\n");
    row("tabs", "Report\nquery\tdoc\nq\td\n", "\nquery\tdoc\nq\td\n");
    row("as many different cells above", "a,b,c\n" + table, "a,b,c\n" + table);
    row("one cell fewer above", "a,b\n" + table, "\n" + table);
    row("rows of other lengths", "Report\nquery,doc,grade\nq,d\n",
        "Report\nquery,doc,grade\nq,d\n");
    row("no rows below", "Report\nquery,doc\n", "Report\nquery,doc\n");
    row("a number among the headings", "Report\nquery,2\nq,d\n", "Report\nquery,2\nq,d\n");
    row("no known heading", "Report\nfoo,bar\nq,d\n", "Report\nfoo,bar\nq,d\n");
    row("one column", "Report\nquery\nq\n", "Report\nquery\nq\n");
    row("JSON", "{\nquery,doc\nq,d\n", "{\nquery,doc\nq,d\n");
    row("twenty rows above", lines(20) + table, std::string(20, '\n') + table);
    row("twenty-one rows above", lines(21) + table, lines(21) + table);
}

void TestPreamble::above()
{
    QFETCH(const std::string, text);
    QTEST(core::withoutPreamble(text), "expected");
}

void TestPreamble::titles_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("count");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::string>("first");
    const auto row = [](const char* name, const char* text, std::size_t count, std::size_t line,
                        const char* first) {
        QTest::newRow(name) << std::string(text) << count << line << std::string(first);
    };
    row("none", "query,doc\nq,d\n", 0, 0, "");
    row("one", "Report\nquery,doc\nq,d\n", 1, 1, "Report");
    row("two, and a blank line between", "A\n\nB\nquery,doc\nq,d\n", 2, 1, "A");
    row("with the ends of lines of Windows", "A\r\nB\r\nquery,doc\r\nq,d\r\n", 2, 1, "A");
    row("behind a byte order mark", "\xEF\xBB\xBFReport\nquery,doc\nq,d\n", 1, 1, "Report");
    row("behind what is no title", "sep=;\n# x\nReport\nquery;doc\nq;d\n", 1, 3, "Report");
    row("a comment alone", "# x\nquery,doc\nq,d\n", 0, 0, "");
    row("the name of the separator alone", "SEP=;\nquery;doc\nq;d\n", 0, 0, "");
    row("cells without text", ",,\nReport,,\nquery,doc,grade\nq,d,1\n", 1, 2, "Report,,");
}

void TestPreamble::titles()
{
    QFETCH(const std::string, text);
    const core::TitleLines titles = core::titleLines(text);
    QTEST(titles.count, "count");
    QTEST(titles.line, "line");
    QTEST(std::string(titles.first), "first");
}

void TestPreamble::types_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << std::string(expected);
    };
    row("Orange", "a\ty\ncontinuous\tdiscrete\n\tclass\n1\tx\n", "a\ty\n\n\n1\tx\n");
    row("its short words, and commas", "a,y\nc,d\n,class\n1,x\n", "a,y\n\n\n1,x\n");
    row("values in place of a type", "a,y\nc,no yes\n,class\n1,no\n", "a,y\n\n\n1,no\n");
    row("an attribute in place of a role", "a,y\nc,d\nx=1,class\n1,x\n", "a,y\n\n\n1,x\n");
    row("a table", "a,y\n1,x\n2,z\n", "none");
    row("rows of letters", "a,y\nc,d\nm,c\n1,x\n", "none");
    row("a number among the types", "a,y\nc,1\n,class\n1,x\n", "none");
    row("no type", "a,y\nx,z\n,class\n1,x\n", "none");
    row("no role", "a,y\nc,d\nfoo,class\n1,x\n", "none");
    row("more types than columns", "a,y\nc,d,c\n,class\n1,x\n", "none");
    row("more roles than columns", "a,y\nc,d\n,class,\n1,x\n", "none");
    row("one column", "a\ncontinuous\nclass\n1\n", "none");
}

void TestPreamble::types()
{
    QFETCH(const std::string, text);
    QTEST(core::withoutTypeRows(text).value_or("none"), "expected");
}

void TestPreamble::rowNames_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << std::string(expected);
    };
    row("R", "\"query\" \"doc\" \"grade\"\n\"1\" \"q\" \"d\" 1\n\"2\" \"q\" \"e f\" 0\n",
        "row\tquery\tdoc\tgrade\n1\tq\td\t1\n2\tq\te f\t0\n");
    row("R with commas", "\"query\",\"doc\"\n\"1\",\"q\",\"d\"\n\"2\",\"q\",\"e\"\n",
        "row,\"query\",\"doc\"\n\"1\",\"q\",\"d\"\n\"2\",\"q\",\"e\"\n");
    row("pandas", "   y     p\n0  1   0.5\n1  0  0.25\n", "row\ty\tp\n0\t1\t0.5\n1\t0\t0.25\n");
    row("one row", " y p\n0 1 0.5\n", "none");
    row("a number is left out", " y p\n0 1 0.5\n2 0 0.25\n", "none");
    row("a number twice", " y p\n1 1 0.5\n1 0 0.25\n", "none");
    row("as many cells as headings", " y p\n1 0.5\n2 0.25\n", "none");
    row("a word in place of a number", " y p\n0 1 0.5\nx 0 0.25\n", "none");
    row("no known heading", " a b\n0 1 0.5\n1 0 0.25\n", "none");
    row("a heading alone", " y\n0 1\n1 0\n", "none");
    row("headings from the first character", "y p\n0 1 0.5\n1 0 0.25\n", "none");
}

void TestPreamble::rowNames()
{
    QFETCH(const std::string, text);
    QTEST(core::withRowNames(text).value_or("none"), "expected");
}

QTEST_APPLESS_MAIN(TestPreamble)

}  // namespace tst_preamble

#include "tst_preamble.moc"
