// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_exposure {

namespace {

QString data(const char* file)
{
    return QStringLiteral(TEST_DATA "/exposure/") + QLatin1String(file);
}

/// By measure: "gini@3".
QHash<QString, double> valuesOf(const QString& out)
{
    QHash<QString, double> values;
    const QJsonArray rows = QJsonDocument::fromJson(out.toUtf8()).object()["values"].toArray();
    for (const auto& row : rows)
        values[row.toObject()["measure"].toString()] = row.toObject()["value"].toDouble();
    return values;
}

}  // namespace

class TestExposure : public QObject {
    Q_OBJECT
private slots:
    void agreesWithRecBoleAndRecommenders_data();
    void agreesWithRecBoleAndRecommenders();
    void comparesDocumentsAsRecommenders_data();
    void comparesDocumentsAsRecommenders();
    void byHand();
    void tellsWhatIsUndefined();
    void refuses_data();
    void refuses();
};

void TestExposure::agreesWithRecBoleAndRecommenders_data()
{
    QTest::addColumn<QString>("cutoff");
    QTest::newRow("3") << QStringLiteral("3");
    QTest::newRow("the whole lists") << QStringLiteral("5");
}

void TestExposure::agreesWithRecBoleAndRecommenders()
{
    QFETCH(const QString, cutoff);
    const Result result = run({"exposure", data("run.txt"), data("catalogue.txt"), "--cutoff",
                               cutoff, "--format", "json", "--digits", "17"});
    QCOMPARE(result.status, 0);
    const QHash<QString, double> values = valuesOf(result.out);
    QFile expected(data("expected.tsv"));
    QVERIFY(expected.open(QIODevice::ReadOnly));
    int compared = 0;
    for (const QByteArray& line : expected.readAll().trimmed().split('\n')) {
        const QByteArrayList cells = line.split('\t');
        if (cells[0] != cutoff.toUtf8())
            continue;
        const QString name = QString::fromUtf8(cells[1]) + '@' + cutoff;
        QVERIFY2(values.contains(name), qPrintable(name));
        QVERIFY2(std::abs(values[name] - cells[2].toDouble()) < 1e-12, qPrintable(name));
        ++compared;
    }
    QCOMPARE(compared, 6);
}

void TestExposure::comparesDocumentsAsRecommenders_data()
{
    QTest::addColumn<QString>("cutoff");
    QTest::addColumn<QString>("similarity");
    for (const QString& cutoff : {QStringLiteral("3"), QStringLiteral("5")})
        for (const QString& similarity :
             {QStringLiteral("interactions"), QStringLiteral("features")})
            QTest::newRow(qPrintable(similarity + '@' + cutoff)) << cutoff << similarity;
}

void TestExposure::comparesDocumentsAsRecommenders()
{
    QFETCH(const QString, cutoff);
    QFETCH(const QString, similarity);
    QStringList arguments{"exposure",
                          data("run.txt"),
                          data("catalogue.txt"),
                          "--cutoff",
                          cutoff,
                          "--format",
                          "json",
                          "--digits",
                          "17",
                          "--interactions",
                          data("interactions.txt")};
    if (similarity == QLatin1String("features"))
        arguments << "--features" << data("features.txt");
    const Result result = run(arguments);
    QCOMPARE(result.status, 0);
    const QHash<QString, double> values = valuesOf(result.out);
    QFile expected(data("diversity.tsv"));
    QVERIFY(expected.open(QIODevice::ReadOnly));
    int compared = 0;
    for (const QByteArray& line : expected.readAll().trimmed().split('\n')) {
        const QByteArrayList cells = line.split('\t');
        if (cells[0] != cutoff.toUtf8() || cells[1] != similarity.toUtf8())
            continue;
        const QString name = QString::fromUtf8(cells[2]) + '@' + cutoff;
        QVERIFY2(values.contains(name), qPrintable(name));
        QVERIFY2(std::abs(values[name] - cells[3].toDouble()) < 1e-12, qPrintable(name));
        ++compared;
    }
    QCOMPARE(compared, 2);
}

/// Two lists that show a alone, of four documents.
void TestExposure::byHand()
{
    QTemporaryDir folder;
    QFile catalogue(folder.filePath("items"));
    QVERIFY(catalogue.open(QIODevice::WriteOnly));
    catalogue.write("a\nb\nc\nd\n");
    catalogue.close();
    const Result result =
        run({"exposure", "-", catalogue.fileName(), "--cutoff", "1", "--format", "csv"},
            "1 Q0 a 1 2 t\n1 Q0 b 2 1 t\n2 Q0 a 1 2 t\n");
    QCOMPARE(result.status, 0);
    // 1 - 1/4: all places of one of four.
    QCOMPARE(result.out, QStringLiteral("measure,value\ndocuments@1,1.000000\ncoverage@1,0.250000\n"
                                        "gini@1,0.750000\nentropy@1,0.000000\n"));
}

/// Lists of one document have no diversity, and users without interactions no serendipity.
void TestExposure::tellsWhatIsUndefined()
{
    QTemporaryDir folder;
    const QString interactions = folder.filePath("train");
    QFile file(interactions);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("2 i09\n");
    file.close();
    const Result result =
        run({"exposure", "-", data("catalogue.txt"), "--interactions", interactions},
            "1 Q0 i01 1 2 t\n");
    QCOMPARE(result.status, 0);
    QVERIFY2(!result.out.contains("diversity") && !result.out.contains("serendipity"),
             qPrintable(result.out));
    QVERIFY2(result.err.contains("no list shows two documents, so diversity is undefined"),
             qPrintable(result.err));
    QVERIFY2(result.err.contains("no user is a query of the run, so serendipity is undefined"),
             qPrintable(result.err));
}

void TestExposure::refuses_data()
{
    QTest::addColumn<QByteArray>("catalogue");
    QTest::addColumn<QString>("err");
    QTest::newRow("a document that is not in the catalogue")
        << QByteArray("b\n") << "“a” is not in ";
    QTest::newRow("an id twice") << QByteArray("a\nb\na\n") << ":3: ";
    QTest::newRow("a negative number of uses") << QByteArray("a -1\n") << ":1: ";
    QTest::newRow("nothing") << QByteArray("# items\n") << "";
}

void TestExposure::refuses()
{
    QFETCH(const QByteArray, catalogue);
    QFETCH(const QString, err);
    QTemporaryDir folder;
    QFile file(folder.filePath("items"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(catalogue);
    file.close();
    const Result result = run({"exposure", "-", file.fileName()}, "1 Q0 a 1 2 t\n");
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
}

QTEST_GUILESS_MAIN(TestExposure)

}  // namespace tst_exposure

#include "tst_exposure.moc"
