// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/collection/typed_lists.h"

#include <QTest>

namespace tst_typed_lists {

using namespace Qt::Literals::StringLiterals;

namespace {

std::string shown(const core::Collection& collection)
{
    std::string text;
    for (std::size_t i = 0; i < collection.qrels.queries.size(); ++i) {
        text += collection.qrels.queries[i].query + ":";
        const core::RunLists& lists = collection.runs[0].lists;
        const auto results = lists.find(lists.queries()[i].query);
        for (const core::RetrievedDocument& document : results->documents)
            text += " " + std::string(document.document);
        text += " /";
        for (const core::Judgment& judgment : collection.qrels.queries[i].judgments)
            text += " " + judgment.document + "=" +
                    QByteArray::number(judgment.grade.value()).toStdString();
        text += "; ";
    }
    return text;
}

}  // namespace

class TestTypedLists : public QObject {
    Q_OBJECT
private slots:
    void lines_data();
    void lines();
    void refused_data();
    void refused();
    void means_data();
    void means();
};

void TestTypedLists::lines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("bare lines are named by place")
        << "0 1\n1 0\n"_ba
        << "q1: d1 d2 / d1=0 d2=1; q2: d1 d2 / d1=1 d2=0; "_ba;
    QTest::newRow("names, blank lines and CRLF")
        << "first: 1\r\n\r\nsecond: 2 1\r\n"_ba
        << "first: d1 / d1=1; second: d1 d2 / d1=2 d2=1; "_ba;
    QTest::newRow("a document's grade is no query's name") << "cake:3 pie:1"_ba
                                                           << "q1: cake pie / cake=3 pie=1; "_ba;
    QTest::newRow("unjudged, and judged but not retrieved") << "q: u 1 | 2"_ba
                                                            << "q: d1 d2 / d2=1 d3=2; "_ba;
}

void TestTypedLists::lines()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);

    const auto collection = core::collectionOfTypedLists(text.toStdString(), "lists");
    QVERIFY(collection);
    QCOMPARE(shown(*collection), expected.toStdString());
}

void TestTypedLists::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<QByteArray>("found");

    QTest::newRow("a word among grades") << "1 0\n\nq: 1 x 0\n"_ba << std::size_t{3} << "x"_ba;
    QTest::newRow("a name without a list") << "1 0\nq:\n"_ba << std::size_t{2} << "q:"_ba;
    QTest::newRow("one name, two lists") << "q: 1\nq: 0\n"_ba << std::size_t{2} << "q"_ba;
}

void TestTypedLists::refused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const std::size_t, line);
    QFETCH(const QByteArray, found);

    const auto collection = core::collectionOfTypedLists(text.toStdString(), "lists");
    QVERIFY(!collection);
    QCOMPARE(collection.error().line, line);
    QCOMPARE(collection.error().found, found.toStdString());
}

void TestTypedLists::means_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<double>("mean");

    QTest::newRow("source 000: first relevant at 2, 1 and 5")
        << "0 1 0 0 0\n1 0 0 0 0\n0 0 0 0 1"_ba
        << "RR@5"_ba << 17.0 / 30;
    QTest::newRow("source 003: a query without an answer counts 0")
        << "q1: 1 0 0 0 0\nq2: 0 1 0 0 0\nq3: 0 0 0 0 1\nq4: 0 0 0 0 0"_ba
        << "RR@5"_ba << 17.0 / 40;
}

void TestTypedLists::means()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, definition);
    QFETCH(const double, mean);

    const auto collection = core::collectionOfTypedLists(text.toStdString(), "lists");
    QVERIFY(collection);
    const std::vector definitions{*core::parseMeasureSpec(definition.toStdString())};
    std::vector<std::size_t> scored;
    const auto evaluation =
        core::evaluateCollection(*collection, {}, definitions, {}, core::Threads(), {},
                                 [&scored](std::size_t run) { scored.push_back(run); });
    QCOMPARE(scored, std::vector<std::size_t>{0});
    QCOMPARE(*evaluation.runs[0].means[0], mean);
}

QTEST_APPLESS_MAIN(TestTypedLists)

}  // namespace tst_typed_lists

#include "tst_typed_lists.moc"
