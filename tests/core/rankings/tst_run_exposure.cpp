// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/exposure/exposure.h"
#include "tests/core/figures.h"
#include "tests/core/refusals.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <map>
#include <string>

namespace tst_run_exposure {

using core::ErrorCode;

namespace {

core::Run runOf(const std::string& text)
{
    return core::parseRun(text, "run", core::RankOrder::ScoreThenIdDescending).value();
}

std::string contentOf(const char* name)
{
    QFile file(QStringLiteral(TEST_DATA "/exposure/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

}  // namespace

class TestRunExposure : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void asOtherLibraries_data();
    void asOtherLibraries();
    void withoutUses();
    void byHand();
    void undefined();
    void wrongCatalogue_data();
    void wrongCatalogue();
};

/// RecBole and recommenders; see README.md there.
void TestRunExposure::asOtherLibraries_data()
{
    QTest::addColumn<std::size_t>("cutoff");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<double>("expected");
    for (const QString& line : QString::fromStdString(contentOf("expected.tsv")).split('\n')) {
        const QStringList words = line.split('\t');
        if (words.size() == 3)
            QTest::newRow(qPrintable(words[1] + '@' + words[0]))
                << std::size_t{words[0].toUInt()} << words[1] << words[2].toDouble();
    }
}

void TestRunExposure::asOtherLibraries()
{
    QFETCH(const std::size_t, cutoff);
    QFETCH(const QString, figure);
    QFETCH(const double, expected);
    const auto catalogue = core::parseCatalogue(contentOf("catalogue.txt"), "catalogue");
    QVERIFY(catalogue);
    std::string unknown;
    const auto exposure =
        core::exposureOf(runOf(contentOf("run.txt")), *catalogue, cutoff, unknown);
    QVERIFY(exposure);
    QCOMPARE(exposure->lists, std::size_t{7});
    const std::map<QString, double> figures{{"documents", static_cast<double>(exposure->documents)},
                                            {"coverage", exposure->coverage},
                                            {"gini", exposure->gini},
                                            {"entropy", exposure->entropy},
                                            {"novelty", *exposure->novelty},
                                            {"popularity", *exposure->popularity}};
    QVERIFY2(agree(figures.at(figure), expected), digits(figures.at(figure)));
}

/// One of two documents in every place: half is covered, and the Gini index is (n - 1) / n.
void TestRunExposure::withoutUses()
{
    const auto catalogue = core::parseCatalogue("a\n\n# more\nb\n", "catalogue");
    QVERIFY(catalogue);
    std::string unknown;
    const auto one = core::exposureOf(runOf("1 Q0 a 1 2 t\n1 Q0 b 2 1 t\n2 Q0 a 1 2 t\n"),
                                      *catalogue, 1, unknown);
    QVERIFY(one);
    QCOMPARE(one->lists, std::size_t{2});
    QCOMPARE(one->places, std::size_t{2});
    QCOMPARE(one->coverage, 0.5);
    QCOMPARE(one->gini, 0.5);
    QCOMPARE(one->entropy, 0.0);
    QVERIFY(!one->novelty && !one->popularity);
    const auto both =
        core::exposureOf(runOf("1 Q0 a 1 2 t\n1 Q0 b 2 1 t\n"), *catalogue, 2, unknown);
    QCOMPARE(both->gini, 0.0);
    QCOMPARE(both->entropy, 1.0);
}

/// Of four documents, one has one place of four and another the other three; they were used 1, 1, 2
/// and 4 times. The Gini index is (1 · 1 + 3 · 3) / (4 · 4).
void TestRunExposure::byHand()
{
    const auto catalogue = core::parseCatalogue("a 1\nb 1\nc 2\nd 4\n", "catalogue");
    QVERIFY(catalogue && catalogue->allUses == 8);
    const core::Run run =
        runOf("1 Q0 d 1 3 t\n1 Q0 a 2 2 t\n1 Q0 b 3 1 t\n2 Q0 d 1 1 t\n3 Q0 d 1 1 t\n");
    std::string unknown;
    const auto exposure = core::exposureOf(run, *catalogue, 2, unknown);
    QVERIFY(exposure);
    QCOMPARE(exposure->lists, std::size_t{3});
    QCOMPARE(exposure->places, std::size_t{4});
    QCOMPARE(exposure->documents, std::size_t{2});
    QCOMPARE(exposure->coverage, 0.5);
    QCOMPARE(exposure->gini, 0.625);
    QVERIFY(agree(exposure->entropy, 0.8112781244591328));  // H(1/4)
    QCOMPARE(*exposure->novelty, 1.5);                      // (3 + 1 + 1 + 1) / 4 bits
    QCOMPARE(*exposure->popularity, 3.25);
    QCOMPARE(core::exposureOf(run, *catalogue, 1, unknown)->places, std::size_t{3});
    QCOMPARE(core::exposureOf(run, *catalogue, 3, unknown)->documents, std::size_t{3});
    QVERIFY(!core::exposureOf(run, *catalogue, 0, unknown));
}

void TestRunExposure::undefined()
{
    const auto catalogue = core::parseCatalogue("a 1\nb 0\n", "catalogue");
    QVERIFY(catalogue);
    std::string unknown;
    QVERIFY(!core::exposureOf(runOf("1 Q0 c 1 1 t\n"), *catalogue, 5, unknown));
    QCOMPARE(unknown, std::string("c"));
    QVERIFY(!core::exposureOf(core::Run(), *catalogue, 5, unknown));
    const auto never = core::exposureOf(runOf("1 Q0 b 1 1 t\n"), *catalogue, 5, unknown);
    QVERIFY(never && std::isinf(*never->novelty));
    QCOMPARE(*never->popularity, 0.0);
}

void TestRunExposure::wrongCatalogue_data()
{
    const auto row = refusals::rowsOfLines();
    row("a document twice", "a\nb\na\n", 3, ErrorCode::DuplicateDocument, "a");
    row("a negative number of uses", "a 0\nb -1\n", 2, ErrorCode::BadWeight, "-1");
    row("an infinite number of uses", "a inf\n", 1, ErrorCode::BadWeight, "inf");
    row("no number of uses", "a many\n", 1, ErrorCode::BadWeight, "many");
    row("nothing", "# none\n", 0, ErrorCode::NothingToRead, "");
}

void TestRunExposure::wrongCatalogue()
{
    QFETCH(const std::string, text);
    const auto read = core::parseCatalogue(text, "file");
    QVERIFY(!read);
    refusals::compareOfLine(read.error());
}

QTEST_APPLESS_MAIN(TestRunExposure)

}  // namespace tst_run_exposure

#include "tst_run_exposure.moc"
