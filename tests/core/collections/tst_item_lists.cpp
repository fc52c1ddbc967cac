// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/item_lists.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_item_lists {

using core::ErrorCode;
using core::PairNumber;
using namespace std::string_literals;

class TestItemLists : public QObject {
    Q_OBJECT
private slots:
    void init();
    void retrieved_data();
    void retrieved();
    void judged();
    void refused_data();
    void refused();
    void badLinesAreLeftOut();
    void areLists_data();
    void areLists();
};

void TestItemLists::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestItemLists::retrieved_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    const auto row = [](const char* name, const std::string& text, const std::string& content,
                        const std::string& diagnostics) {
        QTest::newRow(name) << text << content << diagnostics;
    };
    row("with column names", "customer_id,article_ids\nu1,a b\nu2,c d\n",
        "u1 a -1, u1 b -2, u2 c -1, u2 d -2", "NoScores 1");
    row("with capital column names", "Customer_ID,Article_IDs\nu1,a b\nu2,c d\n",
        "u1 a -1, u1 b -2, u2 c -1, u2 d -2", "NoScores 1");
    row("column names of other kinds", "session_type,labels\n12_clicks,7 8\n13_carts,9\n",
        "12_clicks 7 -1, 12_clicks 8 -2, 13_carts 9 -1",
        "UnequalDepths 1 at 3 13_carts; NoScores 1");
    row("a first line without the digits of the others", "kunde,ware\nu1,i1 i2\nu2,i3 i4\n",
        "u1 i1 -1, u1 i2 -2, u2 i3 -1, u2 i4 -2", "NoScores 1");
    row("one column name that is known", "Image,Id\n0a.jpg,w_1 w_2\nb.jpg,new_whale\n",
        "0a.jpg w_1 -1, 0a.jpg w_2 -2, b.jpg new_whale -1",
        "UnequalDepths 1 at 3 b.jpg; NoScores 1");
    row("an item that is called as a column", "ann,Id\nbob,Id b\n",
        "ann Id -1, bob Id -1, bob b -2", "UnequalDepths 1 at 1 ann; NoScores 1");
    row("without", "u1,b a\nu2,c d\n", "u1 b -1, u1 a -2, u2 c -1, u2 d -2", "NoScores 1");
    row("fewer for one", "u1,b a\nu2,c\n", "u1 b -1, u1 a -2, u2 c -1",
        "UnequalDepths 1 at 2 u2; NoScores 1");
    row("nothing for one", "u1,b a\nu2,\n", "u1 b -1, u1 a -2", "NoScores 1; EmptyQuery 1 at 2 u2");
    row("byte order mark, CR, blank lines", "\xEF\xBB\xBFu1,b a\r\ru2,c d\r",
        "u1 b -1, u1 a -2, u2 c -1, u2 d -2",
        "ByteOrderMark 1 at 1; BlankLines 1 at 2; NoScores 1");
    row("quoted", "u1,\"b  a\"\n\"u2\",c d", "u1 b -1, u1 a -2, u2 c -1, u2 d -2", "NoScores 1");
    row("ids like 007 and 1E5", "007,1E5 7\n", "007 1E5 -1, 007 7 -2",
        "SpreadsheetId 1 at 1 1E5; NoScores 1");
}

void TestItemLists::retrieved()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    const core::SharedText shared(text);
    auto pairs = core::parseItemLists(shared.view(), "file", PairNumber::Score);
    QVERIFY(pairs);
    const auto run =
        core::runFrom(*std::move(pairs), shared, "file", core::RankOrder::ScoreThenIdDescending);
    QVERIFY(run);
    QCOMPARE(flat(*run), content);
    QCOMPARE(flat(run->diagnostics), diagnostics);
}

void TestItemLists::judged()
{
    auto pairs = core::parseItemLists("u1,b a\nu2,c\n", "file", PairNumber::Grade);
    QVERIFY(pairs);
    const auto qrels = core::judgmentsFrom(*std::move(pairs), "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), "u1 b 1, u1 a 1, u2 c 1"s);
    QCOMPARE(flat(qrels->diagnostics), "NoGrades 1; OneGrade 1"s);
}

void TestItemLists::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<ErrorCode>("problem");
    QTest::newRow("nothing") << ""s << std::size_t{0} << ErrorCode::NothingToRead;
    QTest::newRow("three columns")
        << "u1,a b\nu2,c d,e\n"s << std::size_t{2} << ErrorCode::RaggedRow;
    QTest::newRow("a quote that is closed in the next line")
        << "u1,a b\nu2,\"c d\nu3,e\"\n"s << std::size_t{2} << ErrorCode::LineBreakInId;
    QTest::newRow("no user") << "u1,a b\n,c d\n"s << std::size_t{2} << ErrorCode::EmptyId;
    QTest::newRow("an item twice")
        << "u1,a b\nu2,c c\n"s << std::size_t{2} << ErrorCode::DuplicateDocument;
    QTest::newRow("Latin-1") << "u1,a b\nu2,caf\xE9 c\n"s << std::size_t{2} << ErrorCode::NotUtf8;
    QTest::newRow("binary data") << "u1,a b\nu2,c\0\n"s << std::size_t{2} << ErrorCode::BinaryData;
}

void TestItemLists::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, line);
    QFETCH(const ErrorCode, problem);
    const core::SharedText shared(text);
    auto pairs = core::parseItemLists(shared.view(), "file", PairNumber::Score);
    const auto run = pairs ? core::runFrom(*std::move(pairs), shared, "file",
                                           core::RankOrder::ScoreThenIdDescending)
                           : core::Parsed<core::Run>(pairs.error());
    QVERIFY(!run);
    QCOMPARE(run.error().line, line);
    QCOMPARE(run.error().problem, problem);
}

void TestItemLists::badLinesAreLeftOut()
{
    const core::SharedText shared("u1,a b\nu2,c,d\n,e f\nu3,g\n"s);
    auto pairs = core::parseItemLists(shared.view(), "file", PairNumber::Score, nullptr,
                                      core::BadLineRule::LeaveOut);
    QVERIFY(pairs);
    const auto run =
        core::runFrom(*std::move(pairs), shared, "file", core::RankOrder::ScoreThenIdDescending);
    QVERIFY(run);
    QCOMPARE(flat(*run), "u1 a -1, u1 b -2, u3 g -1"s);
    QCOMPARE(run->diagnostics.front().warning, core::Warning::BadLines);
    QCOMPARE(run->diagnostics.front().count, std::size_t{2});
    QCOMPARE(run->diagnostics.front().line, std::size_t{2});
}

void TestItemLists::areLists_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("are");
    QTest::newRow("lists") << "u1,a b c\nu2,d\n"s << true;
    QTest::newRow("only single items") << "u1,a\nu2,d\n"s << false;
    QTest::newRow("only single items, but named as several") << "user,items\nu1,\nu2,a\n"s << true;
    QTest::newRow("labels and scores") << "0,0.5\n1,0.25\n"s << false;
    QTest::newRow("titles") << "a,Red shoes\nb,Green apple\nc,Yoga mat\n"s << false;
    QTest::newRow("words that come again") << "a,red blue\nb,green red\nc,blue red\n"s << true;
    QTest::newRow("prose") << "Dear reader, how are you?\n"s << false;
    QTest::newRow("nothing") << ""s << false;
}

void TestItemLists::areLists()
{
    QFETCH(const std::string, text);
    QFETCH(const bool, are);
    QCOMPARE(core::areItemLists(text), are);
}

QTEST_APPLESS_MAIN(TestItemLists)

}  // namespace tst_item_lists

#include "tst_item_lists.moc"
