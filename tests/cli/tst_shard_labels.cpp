// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/division.h"
#include "tests/cli/example_folder.h"
#include "tests/gzipped.h"

#include <QCryptographicHash>
#include <QRegularExpression>

#include <random>

namespace tst_shard_labels {

namespace {

QByteArray withoutDigest(const QString& part)
{
    constexpr qsizetype digestSize = 64;
    return contentOf(part).chopped(digestSize);
}

QByteArray withDigest(const QByteArray& part)
{
    return part + QCryptographicHash::hash(part, QCryptographicHash::Sha256).toHex();
}

/// Ids, labels and the scores of two models: one with many ties, which meet in every part, and one
/// with hardly any.
QByteArrayList rows(int count, unsigned seed)
{
    std::mt19937 random(seed);
    QByteArrayList all;
    for (int row = 0; row < count; ++row) {
        const bool isPositive = random() % 4 == 0;
        const unsigned tied = random() % 18 + (isPositive ? 3 : 0);
        all << "s" + QByteArray::number(row) + ',' + (isPositive ? "1," : "0,") +
                   QByteArray::number(tied / 20.0) + ',' +
                   QByteArray::number(random() / 4294967296.0, 'g', 17);
    }
    return all;
}

QByteArray table(const QByteArrayList& rows, const QByteArray& head = "id,label,tied,fine",
                 const QByteArray& lineEnd = "\n")
{
    return (head.isEmpty() ? QByteArray() : head + lineEnd) + rows.join(lineEnd) + lineEnd;
}

/// With what `change` makes of each row's number and its cells.
template <class Change>
QByteArrayList changed(const QByteArrayList& rows, Change change)
{
    QByteArrayList all;
    for (int row = 0; row < rows.size(); ++row) {
        QByteArrayList cells = rows[row].split(',');
        change(row, cells);
        all << cells.join(',');
    }
    return all;
}

}  // namespace

class TestShardLabels : public QObject {
    Q_OBJECT
private slots:
    void init();
    void sameBytes_data();
    void sameBytes();
    void knownValues();
    void everyFormat();
    void againTheSame();
    void killedWorkers();
    void refusedAsByClassify_data();
    void refusedAsByClassify();
    void aThirdLabelLaterOn();
    void aCellOfTwoLines();
    void damagedPart_data();
    void damagedPart();
    void partOfAnotherProgram();
    void noSortedRuns();
    void wrongParts_data();
    void wrongParts();
    void changedTable();
    void cannotBeDivided_data();
    void cannotBeDivided();
    void wrongStyle_data();
    void wrongStyle();
    void slurmScript();

private:
    QString path(const QString& name) const { return m_folder.path(name); }
    QStringList parts(const QString& ending, const QString& folder = QStringLiteral("parts")) const
    {
        return partsIn(path(folder), ending);
    }
    QStringList sharded(const QStringList& options, int parts, const QString& file,
                        const QString& folder) const;
    void work(const QStringList& options, int parts, const QString& file = QStringLiteral("table"),
              const QString& folder = QStringLiteral("parts")) const
    {
        workOn(run(sharded(options, parts, file, folder)), parts);
    }
    Result classified(const QStringList& options,
                      const QString& file = QStringLiteral("table")) const;
    Result merged(const QStringList& options = {}) const;

    ExampleFolder m_folder;
};

void TestShardLabels::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    for (const char* folder : {"parts", "other"})
        QDir(path(QLatin1String(folder))).removeRecursively();
    m_folder.write("table", table(rows(700, 1)));
}

QStringList TestShardLabels::sharded(const QStringList& options, int parts, const QString& file,
                                     const QString& folder) const
{
    return QStringList{"shard-labels",         path(file), "--parts",
                       QString::number(parts), "-o",       path(folder)} +
           options;
}

Result TestShardLabels::classified(const QStringList& options, const QString& file) const
{
    return run(QStringList{"classify", path(file)} + options);
}

Result TestShardLabels::merged(const QStringList& options) const
{
    QStringList arguments{"merge"};
    for (const QString& part : parts(".part"))
        arguments.insert(1, part);
    return run(arguments + options);
}

void TestShardLabels::sameBytes_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("parts");
    const QStringList both{"--score", "tied", "--score", "fine"};
    const QByteArrayList all = rows(700, 1);
    for (const int parts : {1, 2, 7, 64})
        QTest::addRow("two models, %d parts", parts) << table(all) << both << parts;

    static constexpr int several = 5;
    const auto row = [](const char* name, const QByteArray& content,
                        const QStringList& options = {}) {
        QTest::newRow(name) << content << options << several;
    };
    row("without options", table(all));
    row("one score in all rows",
        table(changed(all, [](int, QByteArrayList& cells) { cells[2] = "0.25"; })),
        {"--label", "label", "--score", "tied", "--score", "fine"});
    row("more parts than rows", table(all.first(3)));
    row("a last line without its end", table(all).chopped(1));
    row("lines that end as on Windows", table(all, "id,label,tied,fine", "\r\n"));
    row("a byte order mark", "\xEF\xBB\xBF" + table(all));
    row("blank lines", table(all.first(300) + QByteArrayList{"", ""} + all.sliced(300)));
    row("cells in quotes", table(changed(all, [](int, QByteArrayList& cells) {
            cells[0] = "\"a, \"\"b\"\" c\"";
            cells[2] = '"' + cells[2] + '"';
        })));
    row("tabs", table(all).replace(',', '\t'));
    row("decimal commas", table(all).replace(',', ';').replace('.', ','), {"--decimal-comma"});
    row("no headings", table(all, {}), {"--no-header", "--label", "2", "--score", "3"});
    row("compressed", QByteArray::fromStdString(gzipped(table(all).toStdString())), both);
    row("labels in order, so that most parts have one class",
        table(
            changed(all, [](int at, QByteArrayList& cells) { cells[1] = at < 500 ? "0" : "1"; })));
    row("the positive ones first",
        table(changed(all, [](int at, QByteArrayList& cells) { cells[1] = at < 9 ? "1" : "0"; })));
    row("positive ones alone",
        table(changed(all, [](int, QByteArrayList& cells) { cells[1] = "1"; })),
        {"--positive", "1", "--score", "tied"});
    row("labels are words",
        table(changed(
            all, [](int, QByteArrayList& cells) { cells[1] = cells[1] == "1" ? "spam" : "ham"; })),
        {"--positive", "ham", "--score", "fine"});
    row("one label against the rest",
        table(changed(all,
                      [](int at, QByteArrayList& cells) {
                          cells[1] = QByteArrayList{"a", "b", "c"}[at * 7 % 3];
                      })),
        {"--positive", "b", "--score", "tied"});
    row("a low score is positive", table(all), {"--lower-is-positive", "--score", "fine"});
    const auto scaled = [&all](double factor, double offset) {
        return table(changed(all, [=](int, QByteArrayList& cells) {
            cells[3] = QByteArray::number(cells[3].toDouble() * factor + offset, 'g', 17);
        }));
    };
    const QStringList fine{"--score", "fine"};
    row("scores on both sides of 0", scaled(10, -5), fine);
    row("scores of no sign, the middle one is the threshold", scaled(10, 1), fine);
    row("the middle one of low scores", scaled(10, 1), fine + QStringList{"--lower-is-positive"});
    row("the middle one of an odd number",
        scaled(10, 1).chopped(1).left(scaled(10, 1).chopped(1).lastIndexOf('\n') + 1), fine);
    row("zeros of both signs, tiny and endless scores",
        table(changed(all,
                      [](int at, QByteArrayList& cells) {
                          const QByteArrayList odd{"0", "-0", "5e-324", "1e308", "-1e308", "0.5"};
                          cells[2] = odd[at * 5 % 6];
                      })),
        {"--score", "tied"});
    row("a threshold", table(all), both + QStringList{"--threshold", "0.35"});
    row("a threshold beyond all scores", table(all), {"--threshold", "7", "--score", "fine"});
    row("bins", table(all), both + QStringList{"--bins", "20", "--closed", "left"});
    row("probabilities kept from 0 and 1", table(all), both + QStringList{"--clip", "0.1"});
    row("scores outside 0 and 1 are clipped", scaled(3, -1), {"--clip-outside", "--score", "fine"});
    row("bad rows left out",
        table(changed(all,
                      [](int at, QByteArrayList& cells) {
                          if (at % 50 == 3)
                              cells[3] = "no number";
                          if (at % 90 == 7)
                              cells.removeLast();
                      })),
        {"--skip-bad-rows", "--label", "label", "--score", "fine"});
    row("weights that are to count as 1",
        table(changed(all, [](int, QByteArrayList& cells) { cells[0] = "2"; }),
              "weight,label,tied,fine"),
        {"--weight", "none"});
}

void TestShardLabels::sameBytes()
{
    QFETCH(const QByteArray, table);
    QFETCH(const QStringList, options);
    QFETCH(const int, parts);
    m_folder.write("table", table);
    work(options, parts);
    for (const QStringList& style :
         {QStringList{"--digits", "17"}, QStringList{"--format", "json"}}) {
        const Result expected = classified(options + style);
        const Result merged = this->merged(style);
        QVERIFY2(expected.status == 0, qPrintable(expected.err));
        QVERIFY(expected.out.count(u'\n') > 20);
        QCOMPARE(merged.status, expected.status);
        QCOMPARE(merged.out, expected.out);
        QCOMPARE(merged.err, expected.err);
    }
}

void TestShardLabels::knownValues()
{
    // The example of scikit-learn's roc_auc_score and average_precision_score: 3/4 and 5/6.
    work({}, 3, "s.csv");
    const QString out = merged({"--digits", "17"}).out;
    QVERIFY2(out.contains(QRegularExpression("\nauc +0\\.75\n|\nauc +0\\.750+\n")),
             qPrintable(out));
    QVERIFY2(out.contains(QRegularExpression("\naverage_precision +0\\.8333333333333333")),
             qPrintable(out));
}

void TestShardLabels::everyFormat()
{
    work({}, 3);
    QCOMPARE(merged().out, classified({}).out);
    QCOMPARE(merged({"--digits", "3"}).out, classified({"--digits", "3"}).out);
    QCOMPARE(merged({"--check-inputs"}).out, classified({}).out);
}

void TestShardLabels::againTheSame()
{
    work({}, 3);
    const QStringList files = parts("*");
    QByteArrayList before;
    for (const QString& file : files)
        before << contentOf(file);
    const QString out = merged().out;
    work({}, 3);
    QCOMPARE(parts("*"), files);
    for (int i = 0; i < files.size(); ++i)
        QCOMPARE(contentOf(files[i]), before[i]);
    QCOMPARE(merged().out, out);
}

void TestShardLabels::killedWorkers()
{
    m_folder.write("table", table(rows(60'000, 2)));
    QCOMPARE(run(sharded({}, 2, "table", "parts")).status, 0);
    const QStringList manifests = parts(".json");
    for (int kill = 0; kill < 20; ++kill) {
        const QString manifest = manifests[kill % 2];
        const QString part = manifest.chopped(5) + ".part";
        QFile::remove(part);
        QProcess worker;
        worker.start(QStringLiteral(CLI), {"worker", manifest});
        QVERIFY(worker.waitForStarted());
        QTest::qWait(3 * kill);
        worker.kill();
        // It may have ended by itself meanwhile.
        QVERIFY(worker.state() == QProcess::NotRunning || worker.waitForFinished());
        // A part is there whole, or not at all: what is there is what merge takes.
        if (QFile::exists(part))
            QVERIFY(!run({"merge", part}).err.contains("is truncated"));
    }
    for (const QString& manifest : manifests)
        QCOMPARE(run({"worker", manifest}).status, 0);
    QCOMPARE(merged().out, classified({}).out);
    QCOMPARE(QDir(path("parts")).entryList(QDir::Files | QDir::Hidden).size(), 4);
}

void TestShardLabels::refusedAsByClassify_data()
{
    QTest::addColumn<QByteArray>("bad");
    QTest::newRow("no number") << QByteArray("s9,1,high,0.5");
    QTest::newRow("too few cells") << QByteArray("s9,1");
}

void TestShardLabels::refusedAsByClassify()
{
    QFETCH(const QByteArray, bad);
    QByteArrayList all = rows(20'000, 1);
    all[19'000] = bad;
    m_folder.write("table", table(all));
    const Result expected = classified({});
    QVERIFY2(expected.err.contains(path("table") + ":19002: "), qPrintable(expected.err));
    QCOMPARE(run(sharded({}, 4, "table", "parts")).status, 0);
    int refused = 0;
    for (const QString& manifest : parts(".json")) {
        const Result done = run({"worker", manifest});
        if (done.status == 0)
            continue;
        ++refused;
        QCOMPARE(done.status, expected.status);
        QCOMPARE(done.err, expected.err);
        QVERIFY(!QFile::exists(manifest.chopped(5) + ".part"));
    }
    QCOMPARE(refused, 1);
}

void TestShardLabels::aThirdLabelLaterOn()
{
    // Far behind the beginning that is looked at, and in one part with only one other label.
    QByteArrayList all = rows(60'000, 1);
    for (int row = 50'000; row < all.size(); ++row)
        all[row] = "s,0,0.5,0.5";
    all.last() = "s,2,0.5,0.5";
    m_folder.write("table", table(all));
    work({"--label", "label", "--score", "fine"}, 16);
    const Result merged = this->merged();
    QCOMPARE(merged.status, 1);
    QCOMPARE(merged.out, QString());
    QVERIFY2(merged.err.startsWith(path("table") + ":60001: "), qPrintable(merged.err));
}

void TestShardLabels::aCellOfTwoLines()
{
    QByteArrayList all = rows(700, 1);
    all[500] = "\"a\nb\",1,0.5,0.5";
    m_folder.write("table", table(all));
    QCOMPARE(run(sharded({}, 2, "table", "parts")).status, 0);
    QCOMPARE(run({"worker", parts(".json")[0]}).status, 0);
    const Result done = run({"worker", parts(".json")[1]});
    QCOMPARE(done.status, 1);
    QCOMPARE(done.err, path("table") + ": a quoted cell continues on the next line; such a table "
                                       "cannot be divided, use classify\n");
    QVERIFY(!QFile::exists(path("parts/part-0002.part")));
}

void TestShardLabels::damagedPart_data()
{
    QTest::addColumn<int>("keep");
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<QString>("reason");
    QTest::newRow("cut") << 500 << QByteArray() << "is truncated or was changed";
    QTest::newRow("without its last byte") << -1 << QByteArray() << "is truncated or was changed";
    QTest::newRow("a byte more") << 0 << QByteArray("x") << "is truncated or was changed";
    QTest::newRow("empty") << 1 << QByteArray() << "not a part of a divided table";
    QTest::newRow("its beginning alone") << 21 << QByteArray() << "is not a part of version 1";
}

void TestShardLabels::damagedPart()
{
    QFETCH(const int, keep);
    QFETCH(const QByteArray, behind);
    QFETCH(const QString, reason);
    work({}, 2);
    const QStringList files = parts(".part");
    const QByteArray whole = contentOf(files[1]);
    m_folder.write("parts/part-0002.part",
                   (keep > 0 ? whole.left(keep) : whole.chopped(-keep)) + behind);
    const Result merged = run(QStringList{"merge"} + files);
    QCOMPARE(merged.status, 1);
    QCOMPARE(merged.out, QString());
    QVERIFY2(merged.err.startsWith(files[1]) && merged.err.contains(reason),
             qPrintable(merged.err));
}

void TestShardLabels::partOfAnotherProgram()
{
    work({}, 2);
    QByteArray part = withoutDigest(path("parts/part-0002.part"));
    const QByteArray version = RANKSCOPE_VERSION;
    QVERIFY(part.contains(version));
    part.replace(version, QByteArray(version.size(), '8'));
    m_folder.write("parts/part-0002.part", withDigest(part));
    const Result merged = this->merged();
    QCOMPARE(merged.status, 1);
    QVERIFY2(merged.err.startsWith(path("parts/part-0002.part") + ": the part was written by "),
             qPrintable(merged.err));

    const QByteArray manifest = contentOf(path("parts/part-0001.json"));
    m_folder.write("parts/part-0001.json", QByteArray(manifest).replace(version, "0.0.1"));
    const Result done = run({"worker", path("parts/part-0001.json")});
    QCOMPARE(done.status, 1);
    QVERIFY2(done.err.contains("was divided by Rankscope 0.0.1"), qPrintable(done.err));
}

void TestShardLabels::noSortedRuns()
{
    work({}, 2);
    QByteArray part = withoutDigest(path("parts/part-0002.part"));
    constexpr qsizetype firstRun = 23;  // behind the two words and the version
    part[firstRun + 9] = '\0';
    m_folder.write("parts/part-0002.part", withDigest(part));
    const Result merged = this->merged();
    QCOMPARE(merged.status, 1);
    QCOMPARE(merged.out, QString());
    QVERIFY2(merged.err.contains("are not sorted runs"), qPrintable(merged.err));
}

void TestShardLabels::wrongParts_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QList<int>>("chosen");  // from 10 on those of the other division
    QTest::addColumn<QString>("reason");
    const QStringList none;
    QTest::newRow("missing") << "table" << none << QList{0, 2}
                             << "some of the 4 parts are missing: 2,4";
    QTest::newRow("doubled") << "table" << none << QList{0, 1, 2, 3, 1} << "is part 2, like";
    QTest::newRow("other rules") << "table" << QStringList{"--bins", "5"} << QList{0, 1, 2, 13}
                                 << "was read with different rules than";
    QTest::newRow("another table")
        << "s.csv" << none << QList{0, 1, 2, 13} << "belongs to a different table than";
}

void TestShardLabels::wrongParts()
{
    QFETCH(const QString, file);
    QFETCH(const QStringList, options);
    QFETCH(const QList<int>, chosen);
    QFETCH(const QString, reason);
    work({}, 4);
    work(options, 4, file, "other");
    QStringList arguments{"merge"};
    for (const int part : chosen)
        arguments << (part < 10 ? parts(".part")[part] : parts(".part", "other")[part - 10]);
    const Result merged = run(arguments);
    QCOMPARE(merged.status, 1);
    QCOMPARE(merged.out, QString());
    QVERIFY2(merged.err.contains(reason), qPrintable(merged.err));
    if (chosen.contains(13))
        QVERIFY(merged.err.startsWith(arguments.last()));
}

void TestShardLabels::changedTable()
{
    work({}, 3);
    const QString before = merged().out;
    QByteArray content = contentOf(path("table"));
    content.replace("s500,", "s501,");
    m_folder.write("table", content);
    const Result done = run({"worker", parts(".json")[2]});
    QCOMPARE(done.status, 1);
    QVERIFY2(done.err.startsWith(path("table") + ": the file has changed since it was divided"),
             qPrintable(done.err));
    QCOMPARE(merged().out, before);
    const Result checked = merged({"--check-inputs"});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.err.contains("have changed since a worker read them"),
             qPrintable(checked.err));
    // Divided anew, its parts do not mix with those of before.
    work({}, 3, "table", "other");
    const Result mixed =
        run(QStringList{"merge"} + parts(".part").first(2) + parts(".part", "other").sliced(2));
    QCOMPARE(mixed.status, 1);
    QVERIFY2(mixed.err.contains("a different division or version of the table than"),
             qPrintable(mixed.err));
}

void TestShardLabels::cannotBeDivided_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("reason");
    const QByteArrayList all = rows(20, 1);
    const auto row = [](const char* name, const QByteArray& content, int status, const char* reason,
                        const QStringList& options = {}) {
        QTest::newRow(name) << content << options << status << reason;
    };
    row("weights", table(all, "weight,label,tied,fine").replace("s", ""), 1, "--weight none");
    row("groups",
        table(changed(all, [](int at, QByteArrayList& cells) { cells[0] = at % 2 ? "a" : "b"; }),
              "query,label,tied,fine"),
        1, "--group none");
    row("several classes",
        table(changed(all,
                      [](int at, QByteArrayList& cells) {
                          cells[1] = QByteArrayList{"a", "b", "c"}[at % 3];
                      }),
              "id,label,a,b")
            .replace("\n", ",0\n")
            .replace("a,b,0", "a,b,c"),
        1, "a table with several classes cannot be divided");
    row("bins of as many samples", table(all), 2, "--binning quantile cannot be divided",
        {"--binning", "quantile"});
    row("no such column", table(all), 1, "nowhere", {"--score", "nowhere"});
    row("no telling which is positive",
        table(changed(all, [](int at, QByteArrayList& cells) { cells[1] = at % 2 ? "v" : "w"; })),
        2, "name the positive class with --positive");
    row("no text", table(all + QByteArrayList{"s,1,0.5,0.5\xff"}), 1, ":22: ");
    row("nothing in it", {}, 1, "no data found");
    row("headings alone", "label,score\n", 1, "no data found");
}

void TestShardLabels::cannotBeDivided()
{
    QFETCH(const QByteArray, table);
    QFETCH(const QStringList, options);
    QFETCH(const int, status);
    QFETCH(const QString, reason);
    m_folder.write("table", table);
    const Result divided = run(sharded(options, 2, "table", "parts"));
    QCOMPARE(divided.status, status);
    QVERIFY2(divided.err.contains(reason), qPrintable(divided.err));
    QVERIFY(!QFile::exists(path("parts")));
}

void TestShardLabels::wrongStyle_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("reason");
    QTest::newRow("queries") << QStringList{"-q"} << "a table of labels has no queries";
    QTest::newRow("CSV") << QStringList{"--format", "csv"} << "use text (default) or json";
}

void TestShardLabels::wrongStyle()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, reason);
    work({}, 2);
    const Result merged = this->merged(options);
    QCOMPARE(merged.status, 2);
    QVERIFY2(merged.err.contains(reason), qPrintable(merged.err));
}

void TestShardLabels::slurmScript()
{
    QCOMPARE(run(sharded({}, 5, "table", "parts")).status, 0);
    QCOMPARE(run({"worker", parts(".json")[1]}).status, 0);
    const Result script = run({"submit", "--slurm", path("parts")});
    QVERIFY2(script.out.contains(QLatin1String("\n#SBATCH --array=1,3-5\n")),
             qPrintable(script.out));
}

QTEST_GUILESS_MAIN(TestShardLabels)

}  // namespace tst_shard_labels

#include "tst_shard_labels.moc"
