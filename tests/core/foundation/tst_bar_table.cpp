// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/bar_table.h"
#include "core/foundation/tabular/vector_cells.h"

#include <QTest>

#include <string>

namespace tst_bar_table {

class TestBarTable : public QObject {
    Q_OBJECT
private slots:
    void tables_data();
    void tables();
    void cells_data();
    void cells();
    void vectors_data();
    void vectors();
};

void TestBarTable::tables_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");  // "none" if it is no such table
    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    const std::string markdown = "| y | p |\n|---|---|\n| 1 | 0.5 |\n";
    const std::string read = "y\tp\n\n1\t0.5\n";
    row("Markdown", markdown, read);
    row("Markdown behind a byte order mark", "\xEF\xBB\xBF" + markdown, read);
    row("Markdown without outer bars", "y | p\n--- | ---\n1 | 0.5\n", read);
    row("Markdown with aligned columns", "| y | p |\n|:--|--:|\n| 1 | 0.5 |\n", read);
    row("a rule of equals signs", "| y | p |\n|===|===|\n| 1 | 0.5 |\n", read);
    row("lines around it", "Results:\n\n" + markdown + "Done.\n", "\n\n" + read + "\n");
    row("a bar that is text", "| y | p |\n|---|---|\n| a\\|b | 0.5 |\n", "y\tp\n\na|b\t0.5\n");
    row("a backslash that is text", "| y | p |\n|---|---|\n| a\\b | 0.5 |\n",
        "y\tp\n\na\\b\t0.5\n");
    row("emphasis and code", "| **y** | `p` |\n|---|---|\n| 1 | 0.5 |\n", read);
    row("an empty cell", "| y | p |\n|---|---|\n|  | 0.5 |\n", "y\tp\n\n\t0.5\n");
    row("psql", " y |  p\n---+-----\n 1 | 0.5\n(1 row)\n", read + "\n");
    row("rules around everything", "+---+---+\n| y | p |\n+---+---+\n| 1 | 2 |\n+---+---+\n",
        "\ny\tp\n\n1\t2\n\n");
    row("types below the headings", "+---+---+\n| y | p |\n| a | b |\n+---+---+\n| 1 | 2 |\n",
        "\ny\tp\n\n\n1\t2\n");
    row("more than half as long as the first", "| y | p |\n|--|--|\n| 1 | 2 |\n| 1 |\n",
        "y\tp\n\n1\t2\n1\n");
    row("half as long as the first", "| y | p |\n|--|--|\n| 1 | 2 |\n| 1 |\n| 2 |\n", "none");
    row("headings alone", "| y | p |\n|---|---|\n", "none");
    row("one column", "| y |\n|---|\n| 1 |\n", "none");
    row("no bars", "y,p\n1,2\n", "none");
    row("nothing", "", "none");
    row("Jira", "||y||p||\n|1|0.5|\n", "y\tp\n1\t0.5\n");
    row("MediaWiki",
        "{| class=\"wikitable\"\n|+ Title\n! y !! p\n|-\n| 1 || 0.5\n|-\n| 0\n| 0.25\n|}\n",
        "\n\n\ny\tp\n\n1\t0.5\n\n\n0\t0.25\n");
    row("MediaWiki with attributes", "{|\n! y !! p\n|-\n| scope=\"row\" | 1 || a | b=1\n|}\n",
        "\n\ny\tp\n\n1\ta | b=1\n");
    row("MediaWiki without an end", "{|\n! y !! p\n|-\n| 1 || 2", "\n\ny\tp\n1\t2\n");
    row("bars alone", "query|doc|grade\nq1|d1|1\n", "query\tdoc\tgrade\nq1\td1\t1\n");
    row("bars alone, of samples", "label|score\n1|0.5\n", "label\tscore\n1\t0.5\n");
    row("bars alone, and a blank line", "query|doc\n\nq1|d1\n", "query\tdoc\n\nq1\td1\n");
    row("bars alone, and another line", "query|doc\nq1|d1\nend\n", "none");
    row("bars alone, and fewer cells", "query|doc|grade\nq1|d1\n", "none");
    row("bars alone, no known heading", "foo|bar\n1|2\n", "none");
    row("bars in a table of commas", "query,id|doc\nq1|d1\n", "none");
    const auto lines = [](int count) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += "x\n";
        return text;
    };
    const std::string blank17(17, '\n');
    row("two rows within twenty lines", lines(17) + markdown + "| 0 | 2 |\n",
        blank17 + read + "0\t2\n");
    row("one row within twenty lines", lines(18) + markdown, "none");
    row("twenty lines in all", lines(17) + markdown, blank17 + read);
}

void TestBarTable::tables()
{
    QFETCH(const std::string, text);
    QTEST(core::barTable(text).value_or("none"), "expected");
}

void TestBarTable::cells_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << std::string(expected);
    };
    row("as it is", "a * b", "a * b");
    row("bold", "**a** b", "a b");
    row("code", "`a`", "a");
    row("blanks around", "  a ", "a");
    row("a tab and the ends of lines", "a\tb\nc\rd", "a b c d");
    row("an end behind it", "a\r\n", "a");
}

void TestBarTable::cells()
{
    QFETCH(const std::string, text);
    QTEST(core::plainCell(text), "expected");
}

/// Lists of numbers in cells, as columns.
void TestBarTable::vectors_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << std::string(expected);
    };
    const char* const spread = "y,p[0],p[1]\n1,0.2,0.8\n0,0.5,0.5\n";
    row("commas", "y,p\n1,\"[0.2, 0.8]\"\n0,\"[0.5, 0.5]\"\n", spread);
    row("semicolons in round brackets", "y,p\n1,(0.2; 0.8)\n0,(0.5; 0.5)\n", spread);
    row("blanks", "y,p\n1,[0.2 0.8]\n0,[ 0.5  0.5 ]\n", spread);
    row("Spark", "y,p\n1,\"DenseVector([0.2, 0.8])\"\n0,\"DenseVector([0.5, 0.5])\"\n", spread);
    row("Spark's JSON",
        "y,p\n1,\"{\"\"type\"\":1,\"\"values\"\":[0.2,0.8]}\"\n"
        "0,\"{\"\"type\"\":1,\"\"values\"\":[0.5,0.5]}\"\n",
        spread);
    row("behind a byte order mark", "\xEF\xBB\xBFy,p\n1,[0.2 0.8]\n0,[0.5 0.5]\n", spread);
    row("tabs between columns", "y\tp\n1\t[0.2, 0.8]\n0\t[0.5, 0.5]\n",
        "y\tp[0]\tp[1]\n1\t0.2\t0.8\n0\t0.5\t0.5\n");
    row("lists of one", "y,p\n1,[0.2]\n0,[0.5]\n", "y,p\n1,0.2\n0,0.5\n");
    row("two columns of lists", "p,q\n[1 2],[3 4 5]\n[6 7],[8 9 0]\n",
        "p[0],p[1],q[0],q[1],q[2]\n1,2,3,4,5\n6,7,8,9,0\n");
    row("rows stay on their lines", "y,p\n1,\"[0.2\n0.8]\"\n0,[0.5 0.5]\n",
        "y,p[0],p[1]\n1,0.2,0.8\n\n0,0.5,0.5\n");
    row("as many classes as numbers",
        "y,p,c\n1,[0.2 0.8],\"['n', 'y']\"\n0,[0.5 0.5],\"['n', 'y']\"\n",
        "y,p(n),p(y),c\n1,0.2,0.8,\"['n', 'y']\"\n0,0.5,0.5,\"['n', 'y']\"\n");
    row("more classes than numbers",
        "y,p,c\n1,[0.2 0.8],\"['a', 'b', 'c']\"\n0,[0.5 0.5],\"['a', 'b', 'c']\"\n",
        "y,p[0],p[1],c\n1,0.2,0.8,\"['a', 'b', 'c']\"\n0,0.5,0.5,\"['a', 'b', 'c']\"\n");
    row("a number in brackets", "y,p\n1,(5)\n0,(3)\n", "none");
    row("lists of unequal lengths", "y,p\n1,[0.2 0.8]\n0,[0.5]\n", "none");
    row("a cell that is no list", "y,p\n1,[0.2 0.8]\n0,0.5\n", "none");
    row("lists of one of two words, as Argilla writes responses",
        "y,p\n\"[\"\"a\"\"]\",1\n['b'],2\n,3\n['a'],4\n['b'],5\n", "y,p\na,1\nb,2\n,3\na,4\nb,5\n");
    row("lists of one id", "y,p\n['a'],1\n['b'],2\n['c'],3\n", "none");
    row("lists of one word or two", "y,p\n['a'],1\n\"['a', 'b']\",2\n['a'],3\n", "none");
    row("lists of words", "y,p\n1,[a b]\n0,[c d]\n", "none");
    row("empty lists", "y,p\n1,[]\n0,[]\n", "none");
    row("lists of blanks", "y,p\n1,[ ]\n0,[ ]\n", "none");
    row("brackets that do not match", "y,p\n1,[0.2 0.8)\n0,[0.5 0.5)\n", "none");
    row("headings alone", "y,p[0]\n", "none");
    row("no brackets", "y,p\n1,0.2\n", "none");
}

void TestBarTable::vectors()
{
    QFETCH(const std::string, text);
    QTEST(core::withoutVectors(text).value_or("none"), "expected");
}

QTEST_APPLESS_MAIN(TestBarTable)

}  // namespace tst_bar_table

#include "tst_bar_table.moc"
