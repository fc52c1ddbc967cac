// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/table_texts.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/refusals.h"

#include <QTest>

#include <string>

namespace tst_table_texts {

using core::ErrorCode;
using core::TextLayout;
using namespace std::string_literals;

namespace {

TextLayout idTitleText()
{
    return {core::CellGap::Comma, 3, 0, 1, 2};
}

std::string saidOf(const core::TextsById& texts, const std::string& id)
{
    const auto found = texts.find(id);
    return found ? found->title + "|" + found->text : "none";
}

}  // namespace

class TestTableTexts : public QObject {
    Q_OBJECT
private slots:
    void found_data();
    void found();
    void otherColumns();
    void told_data();
    void told();
    void refused_data();
    void refused();
    void badLinesAreLeftOut();
    void besidePairs();
};

void TestTableTexts::found_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("id");
    QTest::addColumn<std::string>("said");
    const auto row = [](const char* name, const char* text, const char* id, const char* said) {
        QTest::newRow(name) << std::string(text) << std::string(id) << std::string(said);
    };
    row("the first row", "id,title,text\na,t,x\nb,u,y\n", "a", "t|x");
    row("the last row, without its end", "id,title,text\na,t,x\nb,u,y", "b", "u|y");
    row("blanks around", "id,title,text\n a , t , x \n", "a", "t|x");
    row("quoted", "id,title,text\n\"a\",\"t, u\",\"x\ny\"\n", "a", "t, u|x\ny");
    row("the first of two", "id,title,text\na,t,x\na,u,y\n", "a", "t|x");
    row("the headings are no text", "id,title,text\na,t,x\n", "id", "none");
    row("behind a byte order mark", "\xEF\xBB\xBFid,title,text\na,t,x\n", "a", "t|x");
    row("behind a line that names the separator", "sep=,\nid,title,text\na,t,x\n", "a", "t|x");
}

void TestTableTexts::found()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, id);
    core::DiagnosticCounts counts;
    const auto texts = core::parseTableTexts(text, "file", idTitleText(), counts);
    QVERIFY(texts);
    QTEST(saidOf(**texts, id), "said");
}

void TestTableTexts::otherColumns()
{
    core::DiagnosticCounts counts;
    const auto texts = core::parseTableTexts("text,price,id\nx,9,a\ny,8,b\n", "file",
                                             {core::CellGap::Comma, 3, 2, {}, 0}, counts);
    QVERIFY(texts);
    QCOMPARE((*texts)->size(), std::size_t{2});
    QCOMPARE(saidOf(**texts, "b"), "|y"s);
}

void TestTableTexts::told_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("nothing") << "id,title,text\na,t,x\n"s
                             << ""s;
    QTest::newRow("a byte order mark") << "\xEF\xBB\xBFid,title,text\na,t,x\n"s
                                       << "ByteOrderMark 1 at 1"s;
    QTest::newRow("no text") << "id,title,text\na,t,x\nb, ,\n"s
                             << "EmptyText 1 at 3 b"s;
    QTest::newRow("a title alone") << "id,title,text\na,t,\n"s
                                   << ""s;
    QTest::newRow("a text alone") << "id,title,text\na,,x\n"s
                                  << ""s;
    QTest::newRow("ids again") << "id,title,text\na,t,x\nb,t,x\nb,t,x\na,t,x\n"s
                               << "RepeatedText 2 at 4 b"s;
}

void TestTableTexts::told()
{
    QFETCH(const std::string, text);
    core::DiagnosticCounts counts;
    QVERIFY(core::parseTableTexts(text, "file", idTitleText(), counts));
    QTEST(flat(counts.diagnostics()), "expected");
}

void TestTableTexts::refused_data()
{
    const auto row = refusals::rowsOfLines();
    row("a cell too few", "id,title,text\na,t,x\nb,u\n", 3, ErrorCode::RaggedRow, "2");
    row("a cell too many", "id,title,text\na,t,x,z\n", 2, ErrorCode::RaggedRow, "4");
    row("no id", "id,title,text\na,t,x\n ,u,y\n", 3, ErrorCode::EmptyId, "");
    row("headings alone", "id,title,text\n", 0, ErrorCode::NothingToRead, "");
}

void TestTableTexts::refused()
{
    QFETCH(const std::string, text);
    core::DiagnosticCounts counts;
    const auto texts = core::parseTableTexts(text, "file", idTitleText(), counts);
    QVERIFY(!texts);
    refusals::compareOfLine(texts.error());
}

void TestTableTexts::badLinesAreLeftOut()
{
    core::DiagnosticCounts counts;
    const auto texts =
        core::parseTableTexts("id,title,text\na,t\n,u,y\nb,u,y\n", "file", idTitleText(), counts,
                              nullptr, core::BadLineRule::LeaveOut);
    QVERIFY(texts);
    QCOMPARE((*texts)->size(), std::size_t{1});
    QCOMPARE(counts.diagnostics().size(), std::size_t{1});
    QVERIFY(counts.has(core::Warning::BadLines));
    QCOMPARE(counts.diagnostics().front().count, std::size_t{2});
    QCOMPARE(counts.diagnostics().front().line, std::size_t{2});
}

void TestTableTexts::besidePairs()
{
    const std::string text = "id,title,text\na,t,x\n";
    core::PairLayout pairs;
    pairs.hasHeader = true;
    QVERIFY(core::textsBeside(text, pairs, idTitleText()));
    QVERIFY(core::textsBeside(text, pairs, {core::CellGap::Comma, 3, 0, 1, {}}));
    QVERIFY(core::textsBeside(text, pairs, {core::CellGap::Comma, 3, 0, {}, 2}));
    QVERIFY(!core::textsBeside(text, pairs, {core::CellGap::Comma, 3, 0, {}, {}}));
    QVERIFY(!core::textsBeside("id,title,text\n", pairs, idTitleText()));
    pairs.hasHeader = false;
    QVERIFY(!core::textsBeside(text, pairs, idTitleText()));
}

QTEST_APPLESS_MAIN(TestTableTexts)

}  // namespace tst_table_texts

#include "tst_table_texts.moc"
