// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/chunk_evaluation.h"

#include "core/collections/formats/query_border.h"
#include "tests/core/figures.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace tst_chunk_evaluation {

namespace {

const core::Qrels& qrels()
{
    static const core::Qrels judged =
        *core::parseQrels("1 0 a 1\n1 0 b 0\n2 0 a 2\n3 0 c 1\n4 0 d 0\n", "qrels");
    return judged;
}

const std::vector<core::MeasureSpec>& definitions()
{
    static const std::vector<core::MeasureSpec> all{definitionOf("RR"), definitionOf("nDCG@10")};
    return all;
}

constexpr auto order = core::RankOrder::ScoreThenIdDescending;

core::Parsed<core::FileEvaluation> whole(const std::string& text)
{
    return core::evaluateContent(qrels(), core::SharedText(text), "run", order, {}, definitions());
}

/// Where the text is cut at every byte from `step` on to `step`.
std::vector<core::RunChunk> stretches(const std::string& text, std::size_t step)
{
    std::vector<core::RunChunk> all;
    std::size_t from = 0;
    for (std::size_t at = step; from < text.size(); at += step) {
        const std::size_t to = std::max(from, core::queryBorder(text, at));
        if (to > from)
            all.push_back({from, to});
        from = to;
    }
    return all;
}

std::optional<core::FileEvaluation> inStretches(const std::string& text, std::size_t step)
{
    std::vector<core::ChunkEvaluation> told;
    for (const core::RunChunk& chunk : stretches(text, step)) {
        auto one =
            core::evaluateChunk(qrels(), core::SharedText(text), chunk, order, {}, definitions());
        if (!one)
            return std::nullopt;
        told.push_back(*std::move(one));
    }
    return core::joinedStretches(qrels(), told, definitions());
}

void isSame(const core::FileEvaluation& a, const core::FileEvaluation& b)
{
    QVERIFY(a.tag == b.tag && a.lastTag == b.lastTag);
    QVERIFY(a.diagnostics == b.diagnostics);
    QVERIFY(a.evaluation.means == b.evaluation.means);
    QVERIFY(a.evaluation.notInRun == b.evaluation.notInRun);
    QVERIFY(a.evaluation.notJudged == b.evaluation.notJudged);
    QCOMPARE(a.evaluation.queries.size(), b.evaluation.queries.size());
    for (std::size_t i = 0; i < a.evaluation.queries.size(); ++i) {
        QVERIFY(a.evaluation.queries[i].query == b.evaluation.queries[i].query);
        QVERIFY(a.evaluation.queries[i].values == b.evaluation.queries[i].values);
        QVERIFY(a.evaluation.queries[i].counted == b.evaluation.queries[i].counted);
    }
}

const std::string plain = "2 Q0 a 1 0.5 t\n2 Q0 b 2 0.5 t\n1 Q0 a 1 2 t\n1 Q0 x 2 1 t\n"
                          "9 Q0 a 1 1 t\n3 Q0 z 1 1 t\n3 Q0 c 2 0.5 t\n3 Q0 d 3 0.25 t\n";

}  // namespace

class TestChunkEvaluation : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void borders_data();
    void borders();
    void gathered_data();
    void gathered();
    void joined_data();
    void joined();
    void notTold_data();
    void notTold();
    void readWhole_data();
    void readWhole();
    void keptAndRestored();
    void ofOtherJudgments();
};

void TestChunkEvaluation::borders_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("from");
    QTest::addColumn<std::size_t>("border");
    const auto row = [](const char* name, const std::string& text, std::size_t from,
                        std::size_t border) { QTest::newRow(name) << text << from << border; };
    row("the start", "1 a\n2 b\n", 0, 0);
    row("within a line", "1 a\n2 b\n", 1, 4);
    row("at a line of another query", "1 a\n2 b\n", 4, 4);
    row("at a line of the same", "1 a\n1 b\n2 c\n", 4, 8);
    row("within the last query", "1 a\n2 b\n", 5, 8);
    row("at the end", "1 a\n2 b\n", 8, 8);
    row("beyond it", "1 a\n2 b\n", 20, 8);
    row("comments and blanks go with those before", "1 a\n# x\n\n2 b\n", 1, 9);
    row("a comment within a query", "1 a\n# x\n1 b\n2 c\n", 1, 12);
    row("a blank line of Windows within a query", "1 a\r\n\r\n1 b\r\n2 c\r\n", 1, 12);
    row("without line feeds", "1 a\r2 b\r", 1, 8);
    row("without a last line end", "1 a\n2 b", 2, 4);
}

void TestChunkEvaluation::borders()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, from);
    QFETCH(const std::size_t, border);
    QCOMPARE(core::queryBorder(text, from), border);
}

void TestChunkEvaluation::gathered_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("bytes");
    QTest::addColumn<bool>("isGathered");
    QTest::newRow("together") << std::string("1 a\n1 b\n2 a\n") << std::size_t{100} << true;
    QTest::newRow("apart") << std::string("1 a\n2 a\n1 b\n") << std::size_t{100} << false;
    QTest::newRow("apart behind what is looked at")
        << std::string("1 a\n2 a\n1 b\n") << std::size_t{9} << true;
    QTest::newRow("an id that is cut") << std::string("1 a\n2 a\n12 b\n") << std::size_t{9} << true;
    QTest::newRow("nothing") << std::string() << std::size_t{9} << true;
}

void TestChunkEvaluation::gathered()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, bytes);
    QFETCH(const bool, isGathered);
    QCOMPARE(core::startsGathered(text, bytes), isGathered);
}

void TestChunkEvaluation::joined_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("plain") << plain;
    QTest::newRow("a byte order mark and comments, no last line end")
        << "\xEF\xBB\xBF# first\n" + plain + "# between\n\n4 Q0 a 1 1 t";
    QTest::newRow("unlike depths, ties and contradicted ranks")
        << plain + "4 Q0 a 2 0.5 t\n4 Q0 b 1 0.5 t\n4 Q0 c 3 0.75 t\n4 Q0 4x 4 1e-3 t\n";
    QTest::newRow("columns behind the tag, in the first line too")
        << std::string("1 Q0 a 1 2 t more\n2 Q0 a 1 2 t\n3 Q0 a 1 2 t more\n");
}

void TestChunkEvaluation::joined()
{
    QFETCH(const std::string, text);
    const auto expected = whole(text);
    QVERIFY(expected);
    for (std::size_t step = 1; step < text.size() + 2; ++step) {
        const auto found = inStretches(text, step);
        QVERIFY(found);
        isSame(*found, *expected);
    }
}

void TestChunkEvaluation::notTold_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("too few columns") << plain + "4 Q0 a\n";
    QTest::newRow("a document twice") << plain + "4 Q0 a 1 2 t\n4 Q0 a 2 1 t\n";
    QTest::newRow("lines apart") << std::string("1 Q0 a 1 2 t\n2 Q0 a 1 2 t\n1 Q0 b 1 2 t\n");
    QTest::newRow("column names") << "query Q0 document rank score tag\n" + plain;
    QTest::newRow("no text") << std::string("\x1f\x8b\x08") + plain;
}

void TestChunkEvaluation::notTold()
{
    QFETCH(const std::string, text);
    QVERIFY(!core::evaluateChunk(qrels(), core::SharedText(text), {0, text.size()}, order, {},
                                 definitions()));
}

void TestChunkEvaluation::readWhole_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("step");
    QTest::newRow("a query in two stretches")
        << std::string("1 Q0 a 1 2 t\n2 Q0 a 1 2 t\n1 Q0 b 1 2 t\n") << std::size_t{14};
    QTest::newRow("another last tag") << plain + "4 Q0 a 1 1 other\n" << std::size_t{30};
    QTest::newRow("no line of data") << std::string("# nothing\n") << std::size_t{3};
}

void TestChunkEvaluation::readWhole()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, step);
    QVERIFY(!inStretches(text, step));
}

void TestChunkEvaluation::keptAndRestored()
{
    const auto expected = whole(plain);
    QVERIFY(expected);
    const core::EvaluationRules rules{.noValue = core::NoValueRule::Zero};
    const auto restored = core::restored(qrels(), core::kept(*expected), definitions(), rules);
    QVERIFY(restored);
    isSame(*restored, *expected);
}

void TestChunkEvaluation::ofOtherJudgments()
{
    const core::KeptEvaluation kept = core::kept(*whole(plain));
    const core::Qrels other = *core::parseQrels("7 0 a 1\n", "qrels");
    QVERIFY(!core::restored(other, kept, definitions()));
    QVERIFY(!core::restored(qrels(), kept, std::span(definitions()).first(1)));
}

QTEST_APPLESS_MAIN(TestChunkEvaluation)

}  // namespace tst_chunk_evaluation

#include "tst_chunk_evaluation.moc"
