// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_compare {

namespace {

bool agree(double a, double b)
{
    return a == b || std::abs(a - b) <= 1e-11 * std::max(std::abs(a), std::abs(b));
}

QStringList words(const QString& line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

/// Student's ten patients under two drugs (Biometrika 6, 1908), each hour of sleep won plus 2: a
/// query per patient, and the only document that a drug retrieves has that grade, which is DCG@1.
const QList<double> firstDrug{2.7, 0.4, 1.8, 0.8, 1.9, 5.4, 5.7, 2.8, 2.0, 4.0};
const QList<double> secondDrug{3.9, 2.8, 3.1, 2.1, 1.9, 6.4, 7.5, 3.6, 6.6, 5.4};

QByteArray sleepQrels()
{
    QByteArray text;
    for (qsizetype i = 0; i < firstDrug.size(); ++i) {
        const QByteArray query = QByteArray::number(10 + i);
        text += query + " 0 one " + QByteArray::number(firstDrug[i]) + '\n';
        text += query + " 0 two " + QByteArray::number(secondDrug[i]) + '\n';
    }
    return text;
}

QByteArray sleepRun(const QByteArray& document, int from = 0, int to = 10)
{
    QByteArray text;
    for (int i = from; i < to; ++i)
        text += QByteArray::number(10 + i) + " Q0 " + document + " 1 1 tag\n";
    return text;
}

/// The second drug for the first half of the patients, the first one for the others.
QByteArray thirdDrug()
{
    return sleepRun("two", 0, 5) + sleepRun("one", 5, 10);
}

}  // namespace

class TestCompare : public QObject {
    Q_OBJECT
private slots:
    void init();
    void student();
    void sidesSwapped();
    void text();
    void verdict();
    void primaryMeasure();
    void unjudgedDocumentsDecide();
    void unjudgedDocumentsOfLargeRuns();
    void perQuery();
    void missingQueries();
    void threeRuns();
    void leaderboard();
    void leaderboardOfHolm_data();
    void leaderboardOfHolm();
    void againstABaseline();
    void leaderboardAsText();
    void aRunThatLacksQueriesIsNotTheBest();
    void pairsWhereAskedFor_data();
    void pairsWhereAskedFor();
    void manyRuns();
    void remarksOnManyRuns();
    void queriesAsCsv();
    void nothingInCommon();
    void aSingleQuery();
    void sameDraws();
    void namedTwice_data();
    void namedTwice();
    void refused_data();
    void refused();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& content) const;
    /// @param options a single letter is a run's file
    Result compare(const QStringList& options, const QByteArray& input = {}) const;
    QJsonObject compared(const QStringList& options, const QByteArray& input = {}) const;
    QJsonObject only(const QStringList& options) const;

    QTemporaryDir m_folder;
};

void TestCompare::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    write(QStringLiteral("qrels"), sleepQrels());
    write(QStringLiteral("a"), sleepRun("one"));
    write(QStringLiteral("b"), sleepRun("two"));
}

void TestCompare::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

Result TestCompare::compare(const QStringList& options, const QByteArray& input) const
{
    QStringList arguments{QStringLiteral("compare"), path(QStringLiteral("qrels"))};
    for (const QString& option : options)
        arguments << (option.size() == 1 && option[0].isLower() ? path(option) : option);
    return run(arguments, input);
}

QJsonObject TestCompare::compared(const QStringList& options, const QByteArray& input) const
{
    const Result result =
        compare(options + QStringList{QStringLiteral("--format"), QStringLiteral("json")}, input);
    return QJsonDocument::fromJson(result.out.toUtf8()).object();
}

QJsonObject TestCompare::only(const QStringList& options) const
{
    const QJsonArray comparisons = compared(options)[QLatin1String("comparisons")].toArray();
    return comparisons.size() == 1 ? comparisons[0].toObject() : QJsonObject();
}

void TestCompare::student()
{
    // The figures are scipy's, see tests/data/statistics.
    const QJsonObject found = only({"a", "b", "-m", "DCG@1"});
    QCOMPARE(found[QLatin1String("queries")].toInt(), 10);
    QVERIFY(agree(found[QLatin1String("meanA")].toDouble(), 2.75));
    QVERIFY(agree(found[QLatin1String("meanB")].toDouble(), 4.33));
    QVERIFY(agree(found[QLatin1String("difference")].toDouble(), 1.58));
    const QJsonObject interval = found[QLatin1String("interval")].toObject();
    QVERIFY(std::abs(interval[QLatin1String("low")].toDouble() - 0.7001142367) < 1e-9);
    QVERIFY(std::abs(interval[QLatin1String("high")].toDouble() - 2.4598857633) < 1e-9);
    QVERIFY(agree(found[QLatin1String("effectSize")].toDouble(), 1.2845575625910546));
    QCOMPARE(found[QLatin1String("won")].toInt(), 9);
    QCOMPARE(found[QLatin1String("tied")].toInt(), 1);
    QCOMPARE(found[QLatin1String("lost")].toInt(), 0);
    const QJsonObject tests = found[QLatin1String("tests")].toObject();
    const auto p = [&](const QString& test) {
        return tests[test].toObject()[QLatin1String("p")].toDouble();
    };
    QVERIFY(agree(p(QStringLiteral("t")), 0.00283289019738427));
    QVERIFY(agree(p(QStringLiteral("wilcoxon")), 2.0 / 512));
    QVERIFY(agree(p(QStringLiteral("sign")), 2.0 / 512));
    QVERIFY(agree(p(QStringLiteral("randomisation")), 2.0 / 512));
    const QJsonObject t = tests[QLatin1String("t")].toObject();
    QVERIFY(agree(t[QLatin1String("statistic")].toDouble(), 4.062127683382037));
    QCOMPARE(t[QLatin1String("freedom")].toInt(), 9);
    QCOMPARE(t[QLatin1String("holm")], t[QLatin1String("p")]);
    const QJsonObject wider = only({"a", "b", "-m", "DCG@1", "--alpha", "0.01"});
    QVERIFY(std::abs(wider[QLatin1String("interval")].toObject()[QLatin1String("low")].toDouble() -
                     0.3159481140) < 1e-9);
}

void TestCompare::sidesSwapped()
{
    const QJsonObject forth = only({"a", "b", "-m", "DCG@1"});
    const QJsonObject back = only({"b", "a", "-m", "DCG@1"});
    QVERIFY(!forth.isEmpty());
    QCOMPARE(back[QLatin1String("difference")].toDouble(),
             -forth[QLatin1String("difference")].toDouble());
    QCOMPARE(back[QLatin1String("won")], forth[QLatin1String("lost")]);
    for (const QString& test :
         {QStringLiteral("t"), QStringLiteral("wilcoxon"), QStringLiteral("sign"),
          QStringLiteral("randomisation"), QStringLiteral("bootstrap")}) {
        const auto p = [&](const QJsonObject& object) {
            return object[QLatin1String("tests")][test][QLatin1String("p")].toDouble(-1);
        };
        QVERIFY(p(forth) > 0);
        QVERIFY(p(back) == p(forth));
    }
}

void TestCompare::text()
{
    const Result result = compare({"a", "b", "-m", "DCG@1", "-m", "P@1", "--digits", "3"});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains(u"18 fractional grades"), qPrintable(result.err));
    const auto has = [&](const QString& expected) {
        const QStringList lines = result.out.split(u'\n');
        return std::any_of(lines.begin(), lines.end(),
                           [&](const QString& line) { return words(line).join(u' ') == expected; });
    };
    QVERIFY(has(QStringLiteral("A: ") + path(QStringLiteral("a"))));
    QVERIFY(has(QStringLiteral("DCG@1 P@1")));
    QVERIFY(has(QStringLiteral("queries 10 10")));
    QVERIFY(has(QStringLiteral("mean A 2.750 0.800")));
    QVERIFY(has(QStringLiteral("mean B 4.330 1.000")));
    QVERIFY(has(QStringLiteral("won by B 9 2")));
    QVERIFY(has(QStringLiteral("p sign 0.003906 0.5 exact")));
    QVERIFY(has(QStringLiteral("p wilcoxon 0.003906 0.5 exact")));
    // The smaller of two p values counts twice.
    QVERIFY(has(QStringLiteral("p t 0.002833 0.1679")));
    QVERIFY(has(QStringLiteral("Holm 0.005666 0.1679 across 2 comparisons")));
}

/// The p is scipy's, see student(); the smallest difference is 1.22999548 times 0.99600137.
void TestCompare::verdict()
{
    const QJsonObject found =
        compared({"a", "b", "-m", "DCG@1", "-m", "P@1"})[QLatin1String("verdict")].toObject();
    QCOMPARE(found[QLatin1String("conclusion")].toString(), QStringLiteral("better"));
    QCOMPARE(found[QLatin1String("measure")].toString(), QStringLiteral("DCG@1"));
    QVERIFY(agree(found[QLatin1String("p")].toDouble(), 0.00283289019738427));
    QVERIFY(std::abs(found[QLatin1String("detectableDifference")].toDouble() - 1.22507719) < 1e-6);
    QCOMPARE(found[QLatin1String("judgedA")].toDouble(), 1.0);
    QVERIFY(found[QLatin1String("judgedOnly")].isNull());
    const QString text = compare({"a", "b", "-m", "DCG@1"}).out;
    QCOMPARE(text.trimmed().section(u'\n', -1), found[QLatin1String("text")].toString());
    QVERIFY(found[QLatin1String("text")].toString().contains(
        QStringLiteral("The difference is +1.5800 (95% CI +0.7001 to +2.4599")));
    const auto conclusion = [&](const QStringList& options) {
        return compared(QStringList{"a", "b"} +
                        options)[QLatin1String("verdict")][QLatin1String("conclusion")]
            .toString();
    };
    QCOMPARE(conclusion({"-m", "DCG@1", "--margin", "3"}), QStringLiteral("within the margin"));
    QCOMPARE(conclusion({"-m", "DCG@1", "--margin", "2"}), QStringLiteral("better"));
    QCOMPARE(conclusion({"-m", "Judged@1"}), QStringLiteral("not rated"));
    write(QStringLiteral("c"), thirdDrug());
    // c has the second drug for half of the patients, and b for all.
    const QJsonObject lead =
        compared({"a", "b", "c", "-m", "DCG@1"})[QLatin1String("verdict")].toObject();
    QCOMPARE(lead[QLatin1String("best")].toString(), path(QStringLiteral("b")));
    QCOMPARE(lead[QLatin1String("queries")].toInt(), 10);
    QCOMPARE(lead[QLatin1String("rivals")][0][QLatin1String("file")].toString(),
             path(QStringLiteral("c")));
    QCOMPARE(compare({"a", "b", "c", "-m", "DCG@1"}).out.trimmed().section(u'\n', -1),
             lead[QLatin1String("text")].toString());
}

/// Student's p stays as it is; the other measure's is the only one of its family.
void TestCompare::primaryMeasure()
{
    const QJsonObject all =
        compared({"a", "b", "-m", "P@1", "-m", "DCG@1", "-m", "Judged@1", "--primary", "DCG@1"});
    QCOMPARE(all[QLatin1String("statistics")][QLatin1String("primary")].toString(),
             QStringLiteral("DCG@1"));
    QCOMPARE(all[QLatin1String("verdict")][QLatin1String("measure")].toString(),
             QStringLiteral("DCG@1"));
    const QJsonArray comparisons = all[QLatin1String("comparisons")].toArray();
    const auto t = [&](int measure) {
        return comparisons[measure][QLatin1String("tests")][QLatin1String("t")];
    };
    QVERIFY(agree(t(1)[QLatin1String("holm")].toDouble(), 0.00283289019738427));
    QCOMPARE(t(0)[QLatin1String("holm")].toDouble(), t(0)[QLatin1String("p")].toDouble());
    QVERIFY(t(2)[QLatin1String("p")].isNull());
    QVERIFY(t(2)[QLatin1String("reason")].toString().contains(QStringLiteral("not tested")));
    QVERIFY(
        compare({"a", "b", "-m", "P@1", "-m", "DCG@1", "--primary", "DCG@1"})
            .out.contains(QStringLiteral("DCG@1 across 1 comparison, other measures across 1")));
    QCOMPARE(compare({"a", "b", "-m", "DCG@1", "-m", "Judged@1", "--primary", "Judged@1"}).status,
             2);
    QCOMPARE(compare({"a", "b", "-m", "DCG@1", "--primary", "AP"}).status, 2);
}

/// An unjudged document stands above the second drug: worse as it is, better without it.
void TestCompare::unjudgedDocumentsDecide()
{
    QByteArray text;
    for (int i = 10; i < 20; ++i)
        text += QByteArray::number(i) + " Q0 new 1 2 tag\n" + QByteArray::number(i) +
                " Q0 two 2 1 tag\n";
    write(QStringLiteral("c"), text);
    const QJsonObject all = compared({"a", "c", "-m", "DCG@1"});
    const QJsonObject found = all[QLatin1String("verdict")].toObject();
    QCOMPARE(found[QLatin1String("conclusion")].toString(), QStringLiteral("unjudged documents"));
    QCOMPARE(found[QLatin1String("judgedB")].toDouble(-1), 0.0);
    QCOMPARE(found[QLatin1String("undecidedDocuments")].toInt(), 10);
    // The judged documents around rank 1 are those of both drugs; their mean is 3.54.
    QVERIFY(std::abs(found[QLatin1String("likelyDifference")].toDouble() - (3.54 - 2.75)) < 0.05);
    QVERIFY(found[QLatin1String("couldBeReversed")].toBool());
    QVERIFY(
        agree(found[QLatin1String("judgedOnly")][QLatin1String("difference")].toDouble(), 1.58));
    QCOMPARE(all[QLatin1String("comparisons")][0][QLatin1String("judgedB")].toDouble(-1), 0.0);
}

/// Files of more than 32 MB, whose lists are not kept: in each of ten queries, P@2 of each run
/// depends on one unjudged document. The other lines belong to a query that nobody judged.
void TestCompare::unjudgedDocumentsOfLargeRuns()
{
    const auto large = [](const char* unjudged) {
        QByteArray run;
        for (int query = 10; query < 20; ++query) {
            const QByteArray id = QByteArray::number(query);
            run += id + " Q0 one 1 2 tag\n" + id + " Q0 " + unjudged + " 2 1 tag\n";
        }
        constexpr int lines = 400'000;
        for (int line = 0; line < lines; ++line)
            run += "unjudged Q0 a-document-with-a-long-name-" +
                   QByteArray::number(1'000'000 + line) + " 1 " + QByteArray::number(lines - line) +
                   " tag\n";
        return run;
    };
    write(QStringLiteral("a"), large("x"));
    write(QStringLiteral("b"), large("y"));
    QVERIFY(QFile(path(QStringLiteral("a"))).size() > 17'000'000);
    const QJsonObject found =
        compared({"a", "b", "-m", "P@2"})[QLatin1String("verdict")].toObject();
    QCOMPARE(found[QLatin1String("judgedA")].toDouble(), 0.5);
    QCOMPARE(found[QLatin1String("undecidedDocuments")].toInt(), 20);
    QVERIFY(found[QLatin1String("couldBeReversed")].toBool());
    QVERIFY(found[QLatin1String("likelyDifference")].isDouble());
    QVERIFY(!found[QLatin1String("text")].toString().contains(QLatin1String("--bounds")));
}

void TestCompare::perQuery()
{
    const Result result = compare({"a", "b", "-m", "DCG@1", "-q", "--digits", "1"});
    const QStringList lines = result.out.split(u'\n');
    const qsizetype heading = lines.indexOf(QRegularExpression(QStringLiteral("^DCG@1 .*B - A$")));
    QVERIFY2(heading > 0, qPrintable(result.out));
    QCOMPARE(words(lines[heading + 1]),
             (QStringList{QStringLiteral("10"), QStringLiteral("2.7"), QStringLiteral("3.9"),
                          QStringLiteral("1.2")}));
    const QJsonArray queries =
        only({"a", "b", "-m", "DCG@1", "-q"})[QLatin1String("perQuery")].toArray();
    QCOMPARE(queries.size(), firstDrug.size());
    for (qsizetype i = 0; i < queries.size(); ++i) {
        const QJsonObject query = queries[i].toObject();
        QCOMPARE(query[QLatin1String("query")].toString(), QString::number(10 + i));
        QVERIFY(query[QLatin1String("a")].toDouble() == firstDrug[i]);
        QVERIFY(query[QLatin1String("b")].toDouble() == secondDrug[i]);
        QVERIFY(query[QLatin1String("difference")].toDouble() == secondDrug[i] - firstDrug[i]);
    }
}

void TestCompare::missingQueries()
{
    write(QStringLiteral("c"), sleepRun("one", 0, 8));
    const QByteArray other = sleepRun("two", 1, 10);
    const QStringList options{"c", "-", "-m", "DCG@1"};
    const Result result = compare(options, other);
    QVERIFY(result.out.contains(QStringLiteral("Only in A, skipped: 10\n")));
    QVERIFY(result.out.contains(QStringLiteral("Only in B, skipped: 18, 19\n")));
    QVERIFY(result.err.contains(QStringLiteral("--missing skip")));
    const auto first = [&](const QStringList& more) {
        const QJsonObject all = compared(options + more, other);
        return all[QLatin1String("comparisons")].toArray()[0].toObject();
    };
    const QJsonObject leftOut = first({});
    QCOMPARE(leftOut[QLatin1String("queries")].toInt(), 7);
    QCOMPARE(leftOut[QLatin1String("onlyA")].toArray(), QJsonArray{QStringLiteral("10")});
    const QJsonObject counted = first({"--missing", "zero"});
    QCOMPARE(counted[QLatin1String("queries")].toInt(), 10);
    QVERIFY(counted[QLatin1String("onlyB")].toArray().isEmpty());
    // Query 10 counts 2.7 and 0.
    QCOMPARE(counted[QLatin1String("lost")].toInt(), 1);
}

void TestCompare::threeRuns()
{
    write(QStringLiteral("c"), sleepRun("one", 5, 10) + sleepRun("two", 0, 5));
    const QJsonObject all = compared({"a", "b", "c", "-m", "DCG@1", "-m", "DCG@5"});
    const QJsonArray comparisons = all[QLatin1String("comparisons")].toArray();
    QCOMPARE(comparisons.size(), qsizetype{6});
    QStringList pairs;
    for (const QJsonValue& value : comparisons) {
        const QJsonObject comparison = value.toObject();
        pairs << QFileInfo(comparison[QLatin1String("a")].toString()).fileName() +
                     QFileInfo(comparison[QLatin1String("b")].toString()).fileName();
        const QJsonObject tests = comparison[QLatin1String("tests")].toObject();
        for (const QString& test : tests.keys()) {
            const QJsonObject tested = tests[test].toObject();
            const double p = tested[QLatin1String("p")].toDouble(-1);
            const double holm = tested[QLatin1String("holm")].toDouble(-1);
            const double share = tested[QLatin1String("benjaminiHochberg")].toDouble(-1);
            QVERIFY(p >= 0 && p <= share && share <= holm && holm <= 1);
        }
    }
    QCOMPARE(pairs.join(u' '), QStringLiteral("ab ab ac ac bc bc"));
    const QJsonArray orders = all[QLatin1String("orders")].toArray();
    QCOMPARE(orders.size(), qsizetype{1});
    QCOMPARE(orders[0].toObject()[QLatin1String("tauB")].toDouble(), 1.0);
    QCOMPARE(orders[0].toObject()[QLatin1String("tauAp")].toDouble(), 1.0);
    const QString text = compare({"a", "b", "c", "-m", "DCG@1", "-m", "DCG@5"}).out;
    QVERIFY(text.contains(QStringLiteral("Runs ordered by")));
    QVERIFY(!text.contains(QStringLiteral("mean A")));
    QVERIFY2(text.contains(QRegularExpression(QStringLiteral("DCG@1 +\\S+ > \\S+ > \\S+\n"))),
             qPrintable(text));
    const QJsonArray byMeasure = all[QLatin1String("systemOrders")].toArray();
    QCOMPARE(byMeasure.size(), qsizetype{2});
    QCOMPARE(byMeasure[1].toObject()[QLatin1String("measure")].toString(), QStringLiteral("DCG@5"));
    QCOMPARE(byMeasure[1].toObject()[QLatin1String("order")].toArray().size(), qsizetype{3});
}

/// TukeyHSD(aov(y ~ run + query), "run"), t.test, and the root of ptukey (qtukey has five digits)
/// of R 4.2.2.
void TestCompare::leaderboard()
{
    write(QStringLiteral("c"), thirdDrug());
    const QJsonValue board = compared({"c", "a", "b", "-m", "DCG@1"})[QLatin1String("leaderboard")];
    QCOMPARE(board[QLatin1String("letters")].toString(), QStringLiteral("tukey"));
    struct Expected {
        QString run;
        double mean, low, high;
        QString letters;
    };
    const QList<Expected> all{{"b", 4.33, 2.89767753937671, 5.76232246062329, "a"},
                              {"c", 3.37, 2.39844219683749, 4.34155780316251, "ab"},
                              {"a", 2.75, 1.47021958647377, 4.02978041352623, "b"}};
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QJsonValue run = board[QLatin1String("runs")][i];
        const QJsonValue value = run[QLatin1String("values")][0];
        QCOMPARE(run[QLatin1String("file")].toString(), path(all[i].run));
        QVERIFY(agree(value[QLatin1String("mean")].toDouble(), all[i].mean));
        QCOMPARE(value[QLatin1String("rank")].toInt(), i + 1);
        QCOMPARE(value[QLatin1String("queries")].toInt(), 10);
        QCOMPARE(value[QLatin1String("letters")].toString(), all[i].letters);
        const QJsonValue interval = value[QLatin1String("interval")];
        QVERIFY(std::abs(interval[QLatin1String("low")].toDouble() - all[i].low) < 1e-9);
        QVERIFY(std::abs(interval[QLatin1String("high")].toDouble() - all[i].high) < 1e-9);
    }
    const QJsonValue tukey = board[QLatin1String("tukey")][0];
    QCOMPARE(tukey[QLatin1String("freedom")].toInt(), 18);
    QVERIFY(agree(tukey[QLatin1String("meanSquare")].toDouble(), 0.724740740740741));
    QVERIFY(std::abs(tukey[QLatin1String("reach")].toDouble() - 0.971661018729155) < 1e-8);
    // The runs as they were given.
    const auto p = [&](int one, int other) {
        return tukey[QLatin1String("p")][one][other].toDouble();
    };
    QVERIFY(std::abs(p(1, 2) - 0.00165746834653169) < 2e-9);
    QVERIFY(std::abs(p(0, 1) - 0.25967749892423986) < 2e-9);
    QVERIFY(std::abs(p(0, 2) - 0.05312317598899419) < 2e-9);
}

void TestCompare::leaderboardOfHolm_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QStringList>("letters");  // the best first
    // By Holm only the best and the worst differ at 5 %; ranx has the letters of what is beaten.
    QTest::newRow("alike") << QStringLiteral("holm") << QStringList{"a", "ab", "b"};
    QTest::newRow("beaten") << QStringLiteral("ranx") << QStringList{"c", "", ""};
}

/// t.test(paired = TRUE) and p.adjust("holm") of R 4.2.2.
void TestCompare::leaderboardOfHolm()
{
    QFETCH(const QString, rule);
    QFETCH(const QStringList, letters);
    write(QStringLiteral("c"), thirdDrug());
    const QJsonValue board =
        compared({"a", "b", "c", "-m", "DCG@1", "--letters", rule})[QLatin1String("leaderboard")];
    QStringList found;
    for (int i = 0; i < 3; ++i)
        found
            << board[QLatin1String("runs")][i][QLatin1String("values")][0][QLatin1String("letters")]
                   .toString();
    QCOMPARE(found, letters);
    const QJsonObject all = compared({"a", "b", "c", "-m", "DCG@1", "--letters", rule});
    const QList<double> holm{0.00849867059215281, 0.09932976399334660, 0.09932976399334660};
    for (int i = 0; i < 3; ++i)
        QVERIFY(std::abs(all[QLatin1String("comparisons")][i][QLatin1String("tests")]
                            [QLatin1String("t")][QLatin1String("holm")]
                                .toDouble() -
                         holm[i]) < 1e-10);
}

void TestCompare::againstABaseline()
{
    write(QStringLiteral("c"), thirdDrug());
    const QJsonObject all = compared({"a", "b", "c", "-m", "DCG@1", "--baseline", path("b")});
    const QJsonValue board = all[QLatin1String("leaderboard")];
    QCOMPARE(board[QLatin1String("baseline")].toString(), path("b"));
    const auto valueOf = [&](int run) {
        return board[QLatin1String("runs")][run][QLatin1String("values")][0];
    };
    QVERIFY(valueOf(0)[QLatin1String("p")].isUndefined());
    QVERIFY(agree(valueOf(1)[QLatin1String("difference")].toDouble(), -0.96));
    QVERIFY(std::abs(valueOf(1)[QLatin1String("holm")].toDouble() - 0.06497574542207936) < 1e-10);
    QVERIFY(std::abs(valueOf(2)[QLatin1String("holm")].toDouble() - 0.00566578039476854) < 1e-10);
    QStringList pairs;
    for (const QJsonValue& comparison : all[QLatin1String("comparisons")].toArray())
        pairs << QFileInfo(comparison[QLatin1String("a")].toString()).fileName() +
                     QFileInfo(comparison[QLatin1String("b")].toString()).fileName();
    QCOMPARE(pairs, (QStringList{"ba", "bc"}));
}

void TestCompare::leaderboardAsText()
{
    write(QStringLiteral("c"), thirdDrug());
    const QString text =
        compare({"a", "b", "c", "-m", "DCG@1", "-m", "P@1", "--sort", "DCG@1", "--digits", "2"})
            .out;
    const QStringList lines = text.split(u'\n');
    QCOMPARE(words(lines[0]).join(u' '), QStringLiteral("run rank DCG@1 rank P@1"));
    QVERIFY2(lines[1].contains(QRegularExpression("b +1  4\\.33\\* a  \\[2\\.90, 5\\.76\\] ")),
             qPrintable(text));
    QVERIFY2(lines[2].contains(QRegularExpression("c +2  3\\.37  ab \\[2\\.40, 4\\.34\\] ")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("The test uses the 10 queries that count in every run.")),
             qPrintable(text));
}

void TestCompare::aRunThatLacksQueriesIsNotTheBest()
{
    write(QStringLiteral("c"), sleepRun("two", 8, 10));  // the two who slept well
    const Result result = compare({"a", "b", "c", "-m", "DCG@1", "-m", "P@1"});
    QCOMPARE(words(result.out.section(u'\n', 0, 0)).last(), QStringLiteral("queries"));
    QVERIFY(words(result.out.section(u'\n', 1, 1)).first().endsWith(QStringLiteral("/c")));
    QCOMPARE(words(result.out.section(u'\n', 1, 1)).last(), QStringLiteral("2"));
    QCOMPARE(words(result.out.section(u'\n', 2, 2)).last(), QStringLiteral("10"));
    QVERIFY(!result.out.contains(u'*'));
    QVERIFY(result.out.contains(QStringLiteral("The means do not all cover the same queries")));
    const Result whole = compare({"a", "b", "c", "-m", "DCG@1", "--missing", "zero"});
    QVERIFY(words(whole.out.section(u'\n', 1, 1)).first().endsWith(QStringLiteral("/b")));
    QVERIFY(whole.out.section(u'\n', 1, 1).contains(QStringLiteral("4.3300*")));
    QVERIFY(!whole.out.contains(QStringLiteral("“queries” column")));
}

void TestCompare::pairsWhereAskedFor_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("pairs");
    QTest::newRow("of two runs") << QStringList{"a", "b"} << 1;
    QTest::newRow("not of three") << QStringList{"a", "b", "c"} << 0;
    QTest::newRow("where asked for") << QStringList{"a", "b", "c", "--pairs"} << 3;
    QTest::newRow("every query’s difference is a pair’s") << QStringList{"a", "b", "c", "-q"} << 3;
    QTest::newRow("bounds are a pair’s") << QStringList{"a", "b", "c", "--bounds"} << 3;
    QTest::newRow("with a baseline its own")
        << QStringList{"a", "b", "c", "--pairs", "--baseline", "c"} << 2;
}

void TestCompare::pairsWhereAskedFor()
{
    QFETCH(QStringList, options);
    QFETCH(const int, pairs);
    write(QStringLiteral("c"), thirdDrug());
    const Result result = compare(options + QStringList{"-m", "P@1", "--rounds", "10"});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count(QStringLiteral("mean A")), pairs);
}

/// Eight runs have every pair in JSON, more do not; a pair's p is Holm's over all of them.
void TestCompare::manyRuns()
{
    QStringList runs;
    for (int i = 0; i < 12; ++i) {
        const QString name = QChar(u'd' + i);
        write(name, sleepRun("one", 0, i % 10) + sleepRun("two", i % 10, 10));
        runs << name;
    }
    const QJsonObject all = compared(runs + QStringList{"-m", "DCG@1", "--letters", "holm"});
    QVERIFY(all[QLatin1String("comparisons")].toArray().isEmpty());
    const QJsonValue board = all[QLatin1String("leaderboard")];
    QCOMPARE(board[QLatin1String("runs")].toArray().size(), 12);
    QCOMPARE(board[QLatin1String("pairs")].toArray().size(), 66);
    const QString text = compare(runs + QStringList{"-m", "DCG@1", "-m", "P@1"}).out;
    QVERIFY(!text.contains(QStringLiteral("Runs by mean, best first")));
    QVERIFY(text.contains(QStringLiteral("Runs ordered by")));
}

/// Every run has ten ties and lacks a query.
void TestCompare::remarksOnManyRuns()
{
    write(QStringLiteral("qrels"), sleepQrels() + "20 0 one 1\n");
    QByteArray tied;
    for (int i = 0; i < 10; ++i)
        tied += sleepRun("one", i, i + 1) + sleepRun("two", i, i + 1);
    QStringList runs;
    for (int i = 0; i < 12; ++i) {
        runs << QString(QChar(u'd' + i));
        write(runs.last(), tied);
    }
    const QStringList eight = compare(runs.first(8) + QStringList{"-m", "P@1"}).err.split(u'\n');
    const QString missing = QStringLiteral(
        "1 judged query is missing from the run and is skipped in the mean (--missing skip): 20");
    for (const QString& run : runs.first(8)) {
        QCOMPARE(eight.filter(path(run) + ": 10 documents with the same score").size(), 1);
        QVERIFY(eight.contains(path(run) + ": " + missing));
    }
    QStringList twelve = compare(runs + QStringList{"-m", "P@1"}).err.split(u'\n');
    QStringList others;
    for (const QString& run : runs.sliced(8))
        others << path(run);
    const QString further = "4 more runs (" + others.join(QStringLiteral(", ")) + "): ";
    QCOMPARE(twelve.removeAll(further + missing), 1);
    QCOMPARE(
        twelve.removeAll(
            further +
            "40 documents with the same score as the one above: ordered by the rule for ties."),
        1);
    QCOMPARE(twelve.filter(QStringLiteral("rankscope-cli check")).size(), 1);
    QCOMPARE(twelve.size(), eight.size() + 1);
    for (const QJsonValue told :
         compared(runs + QStringList{"-m", "P@1"})[QLatin1String("runs")].toArray()) {
        const QJsonArray diagnostics = told["findings"].toArray();
        QCOMPARE(diagnostics.size(), 1);
        QCOMPARE(diagnostics[0]["finding"].toString(), QStringLiteral("tied scores"));
        QCOMPARE(diagnostics[0]["count"].toInt(), 10);
    }
}

void TestCompare::queriesAsCsv()
{
    write(QStringLiteral("c"), sleepRun("two", 0, 9));
    const QString two = compare({"a", "b", "-m", "DCG@1", "--format", "csv"}).out;
    QCOMPARE(two.section(u'\n', 0, 2),
             QStringLiteral("measure,query,%1,%2,%2 - %1\nDCG@1,10,2.7,3.9,1.1999999999999997\n"
                            "DCG@1,11,0.4,2.8,2.4")
                 .arg(path("a"), path("b")));
    QCOMPARE(two.count(u'\n'), 11);
    const QString three =
        compare({"a", "b", "c", "-m", "DCG@1", "-m", "P@1", "--format", "csv", "--baseline", "b"})
            .out;
    QCOMPARE(three.count(u'\n'), 21);
    // What a run lacks is empty, and so is its difference.
    QVERIFY2(three.contains(QStringLiteral("\nDCG@1,19,4,5.4,,-1.4000000000000004,\n")),
             qPrintable(three));
    QVERIFY(!compare({"a", "b", "c", "-m", "DCG@1", "--format", "csv"})
                 .out.contains(QStringLiteral(" - ")));
}

void TestCompare::nothingInCommon()
{
    write(QStringLiteral("c"), sleepRun("one", 0, 4));
    write(QStringLiteral("d"), sleepRun("two", 4, 10));
    const Result result = compare({"c", "d", "-m", "DCG@1"});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(QStringLiteral("No query has a value in both runs.")));
    QVERIFY(compare({"a", "c", "d", "-m", "DCG@1"})
                .out.contains(QStringLiteral("DCG@1: No query counts in every run.")));
    const QJsonObject found = only({"c", "d", "-m", "DCG@1"});
    QCOMPARE(found[QLatin1String("queries")].toInt(-1), 0);
    QVERIFY(found.contains(QLatin1String("difference")));
    QVERIFY(found[QLatin1String("difference")].isNull());
}

void TestCompare::aSingleQuery()
{
    const QStringList options{"c", "d", "-m", "DCG@1"};
    write(QStringLiteral("c"), sleepRun("one", 0, 1));
    write(QStringLiteral("d"), sleepRun("two", 0, 1));
    const QString why = QStringLiteral("A single query is not enough to estimate the spread.");
    const QStringList lines = compare(options).out.split(u'\n');
    for (const QString& test : {QStringLiteral("t"), QStringLiteral("bootstrap")}) {
        QVERIFY(std::any_of(lines.begin(), lines.end(), [&](const QString& line) {
            return words(line).join(u' ') == "p " + test + " undefined " + why;
        }));
        const QJsonObject tests = only(options)[QLatin1String("tests")].toObject();
        const QJsonObject found = tests[test].toObject();
        QVERIFY(found[QLatin1String("p")].isNull() && found[QLatin1String("holm")].isNull());
        QCOMPARE(found[QLatin1String("reason")].toString(), why);
    }
    QVERIFY(only(options)[QLatin1String("bootstrapInterval")].isNull());
    QVERIFY(compare(options + QStringList{"--test", "bootstrap"})
                .out.contains(QRegularExpression(QStringLiteral("Holm +undefined"))));
}

void TestCompare::sameDraws()
{
    const QStringList options{"a", "b", "-m", "DCG@1", "--rounds", "500"};
    const QString once = compare(options).out;
    QVERIFY(once.contains(QStringLiteral("500 rounds, seed 1")));
    QCOMPARE(compare(options).out, once);
    QVERIFY(compare(options + QStringList{"--seed", "2"}).out != once);
}

void TestCompare::namedTwice_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("once");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QStringList& options, const QStringList& once,
                        const char* said) {
        QTest::newRow(name) << options << once << QString::fromUtf8(said);
    };
    row("a measure, and under another program's name",
        {"a", "b", "-m", "P@1", "-m", "P_1", "-m", "AP", "-m", "P@1"},
        {"a", "b", "-m", "P@1", "-m", "AP"}, "-m P_1: P@1 was already given and counts once");
    row("a measure with a setting that it does not read",
        {"a", "b", "-m", "P@1", "-m", "P(rel=1)@1"}, {"a", "b", "-m", "P@1"}, "-m P(rel=1)@1: P@1");
    row("a run", {"a", "b", "a", "-m", "P@1"}, {"a", "b", "-m", "P@1"},
        ": given twice, counted once");
    row("the baseline beside the runs", {"a", "b", "a", "--baseline", "a", "-m", "P@1"},
        {"a", "b", "--baseline", "a", "-m", "P@1"}, ": given twice, counted once");
}

/// What is there once more changes no p.
void TestCompare::namedTwice()
{
    QFETCH(const QStringList, options);
    QFETCH(const QStringList, once);
    QFETCH(const QString, said);
    const Result result = compare(options);
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, compare(once).out);
    QVERIFY(compared(options) == compared(once));
}

void TestCompare::refused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QStringList& options, int status,
                        const char* said) {
        QTest::newRow(name) << options << status << QString::fromUtf8(said);
    };
    row("one run", {"a"}, 2, "found 1 run; two or more are required");
    row("no such baseline", {"a", "b", "--baseline", "bm52"}, 2,
        "--baseline: “bm52” is not one of");
    row("a baseline that may be either", {"a", "b", "--baseline", "tag"}, 2,
        "several runs are called tag");
    row("letters of a baseline", {"a", "b", "--baseline", "a", "--letters", "holm"}, 2,
        "--letters and --baseline cannot be combined");
    row("unknown letters", {"a", "b", "--letters", "tuky"}, 2, "did you mean tukey?");
    row("sorted by what is not measured", {"a", "b", "-m", "P@5", "--sort", "P@1"}, 2,
        "--sort: “P@1” is not one of P@5");
    row("letters of two runs", {"a", "b", "--letters", "holm"}, 2,
        "--letters requires three or more runs");
    row("an order of two runs", {"a", "b", "-m", "P@1", "--sort", "P@1"}, 2,
        "--sort requires three or more runs");
    row("a test of no pair", {"a", "b", "c", "--test", "wilcoxon"}, 2,
        "--test with three or more runs requires");
    row("a margin of many", {"a", "b", "c", "--margin", "0.1"}, 2,
        "--margin requires exactly two runs.");
    row("ties of no pair", {"a", "b", "c", "--epsilon", "0.1"}, 2,
        "--epsilon with three or more runs requires");
    row("groups as CSV", {"a", "b", "--groups", "/no/such", "--format", "csv"}, 2,
        "cannot be used with --format csv");
    row("standard input twice", {"-", "-"}, 2, "can be read only once");
    row("alpha above 1", {"a", "b", "--alpha", "1.5"}, 2, "--alpha");
    row("alpha is no number", {"a", "b", "--alpha", "nan"}, 2, "--alpha: “nan” is not a number");
    row("epsilon is no number", {"a", "b", "--epsilon", "nan"}, 2, "--epsilon: “nan” is not 0");
    row("a feature below 0", {"a", "b", "--feature", "-1"}, 2,
        "--feature: Value -1 not in range 0 to");
    row("no rounds", {"a", "b", "--rounds", "0"}, 2, "--rounds");
    row("an empty seed", {"a", "b", "--seed", ""}, 2, "--seed: “” is not a whole number");
    row("a negative epsilon", {"a", "b", "--epsilon", "-1"}, 2,
        "--epsilon: “-1” is not 0 or a positive number");
    row("unknown test", {"a", "b", "--test", "wilcoxn"}, 2, "did you mean wilcoxon?");
    row("unknown measure", {"a", "b", "-m", "ncdg"}, 2, "Did you mean nDCG?");
    row("no run there", {"a", "/no/such/run"}, 1, "/no/such/run");
}

void TestCompare::refused()
{
    QFETCH(const QStringList, options);
    QFETCH(const int, status);
    QFETCH(const QString, said);
    write(QStringLiteral("c"), thirdDrug());
    const Result result = compare(options);
    QCOMPARE(result.status, status);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
}

QTEST_APPLESS_MAIN(TestCompare)

}  // namespace tst_compare

#include "tst_compare.moc"
