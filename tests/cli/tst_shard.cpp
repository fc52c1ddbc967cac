// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/division.h"
#include "tests/gzipped.h"

#include <QRegularExpression>
#include <QTemporaryDir>

#include <random>

namespace tst_shard {

namespace {

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

/// Judgments of 40 queries, some without a relevant document, with grades of every kind.
QByteArray qrels()
{
    std::mt19937 random(1);
    const QByteArrayList grades{"0", "0", "1", "2", "3", "0.5", "-1"};
    QByteArray text;
    for (int query = 0; query < 40; ++query)
        for (int document = 0; document < 12; ++document)
            text += "q" + QByteArray::number(query) + " 0 d" +
                    QByteArray::number(document * 5 + query % 3) + ' ' +
                    (query % 9 == 0 ? QByteArray("0") : grades[random() % 7]) + '\n';
    return text;
}

struct Form {
    int queries = 45;
    QByteArray lineEnd = "\n";
    QByteArray tag = "t";
    bool hasScores = true;
    int depth = 30;
};

/// A run whose queries are in no order, with tied scores, and some of them missing.
QByteArrayList lines(const Form& form, unsigned seed)
{
    std::mt19937 random(seed);
    QByteArrayList all;
    for (int i = 0; i < form.queries; ++i) {
        const int query = i * 17 % form.queries;
        if (query % 11 == 5)
            continue;
        const int depth = 5 + static_cast<int>(random() % static_cast<unsigned>(form.depth));
        for (int rank = 1; rank <= depth; ++rank) {
            const QByteArray score = "0." + QByteArray::number(static_cast<int>(random() % 10));
            const QByteArray start = "q" + QByteArray::number(query);
            const QByteArray document =
                "d" + QByteArray::number(rank * 7 % (form.depth > 70 ? 9973 : 80));
            const QByteArray number = QByteArray::number(rank);
            all << (form.hasScores
                        ? start + " Q0 " + document + ' ' + number + ' ' + score + ' ' + form.tag
                        : start + '\t' + document + '\t' + number);
        }
    }
    return all;
}

QByteArray text(const QByteArrayList& lines, const QByteArray& lineEnd = "\n")
{
    return lines.join(lineEnd) + lineEnd;
}

/// What standard error says besides that a run is read as a whole.
QString withoutRereading(const QString& err)
{
    QStringList lines = err.split(u'\n');
    lines.removeIf(
        [](const QString& line) { return line.contains(QLatin1String("is read as a whole")); });
    return lines.join(u'\n');
}

}  // namespace

class TestShard : public QObject {
    Q_OBJECT
private slots:
    void init();
    void sameBytes_data();
    void sameBytes();
    void everyFormat();
    void listedRuns();
    void againTheSame();
    void oneWorkerForParts();
    void oneWorkerStopsAtAPart();
    void anotherVersion();
    void refusedAsByEval();
    void damagedPart_data();
    void damagedPart();
    void wrongParts_data();
    void wrongParts();
    void optionsOfAManifest_data();
    void optionsOfAManifest();
    void changedInput_data();
    void changedInput();
    void changedBeforeItIsReadWhole();
    void changedWithoutATrace();
    void foreignFolder();
    void cannotBeDivided_data();
    void cannotBeDivided();
    void oneLargeFile();
    void manyParts();
    void slurmScript_data();
    void slurmScript();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList parts(const QString& folder, const QString& ending) const
    {
        return partsIn(path(folder), ending);
    }
    /// @param files by their names here
    QStringList evaluated(const QStringList& files, const QStringList& options) const;
    QStringList sharded(const QStringList& files, const QStringList& options, int parts,
                        const QString& folder) const;
    void work(const QStringList& files, const QStringList& options, int parts,
              const QString& folder = QStringLiteral("parts")) const
    {
        workOn(run(sharded(files, options, parts, folder)), parts);
    }

    QTemporaryDir m_folder;
};

void TestShard::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    for (const char* folder : {"parts", "other", "it's parts"})
        QDir(path(QLatin1String(folder))).removeRecursively();
    QByteArrayList apart = lines({.queries = 40, .depth = 1400}, 3);
    apart.append(apart.takeAt(40));
    QByteArrayList odd = lines({}, 4);
    odd[3].replace(" 0.", " 1e-");
    odd[9] = odd[9].left(odd[9].indexOf(" 0.")) + " inf t";
    odd[12].replace(" Q0 d", " Q0 q");
    odd.insert(20, "# a comment");
    odd.insert(30, "");
    QByteArrayList bad = lines({}, 5);
    bad.insert(300, "q1 Q0 d1");
    write(path("qrels"), qrels());
    write(path("a"), text(lines({}, 1)));
    write(path("b"), text(lines({.tag = "b"}, 2)));
    write(path("crlf"), text(lines({}, 1), "\r\n"));
    write(path("mark"), "\xEF\xBB\xBF" + text(lines({}, 1)).chopped(1));
    write(path("ranks"), text(lines({.hasScores = false}, 1)));
    write(path("odd"), text(odd));
    write(path("apart"), text(apart));
    write(path("systems"),
          text(lines({.queries = 20, .tag = "x"}, 1) + lines({.queries = 20, .tag = "y"}, 2)));
    write(path("gz"), QByteArray::fromStdString(gzipped(text(lines({}, 1)).toStdString())));
    write(path("json"), R"({"q1": {"d1": 0.5, "d6": 0.25}, "q3": {"d1": 1, "d5": 2}})");
    write(path("bad"), text(bad));
}

QStringList TestShard::evaluated(const QStringList& files, const QStringList& options) const
{
    QStringList arguments{"eval", path("qrels")};
    for (const QString& file : files)
        arguments << path(file);
    return arguments + options;
}

QStringList TestShard::sharded(const QStringList& files, const QStringList& options, int parts,
                               const QString& folder) const
{
    QStringList arguments = evaluated(files, options);
    arguments[0] = QStringLiteral("shard");
    return arguments + QStringList{"--parts", QString::number(parts), "-o", path(folder)};
}

void TestShard::sameBytes_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("parts");
    for (const int parts : {1, 2, 7, 64}) {
        const auto row = [parts](const char* name, const QStringList& files) {
            QTest::addRow("%s, %d parts", name, parts)
                << files << QStringList{"-m", "nDCG@10", "-m", "AP(rel=2)"} << parts;
        };
        row("one run", {"a"});
        row("several runs", {"a", "crlf", "b"});
        row("oddities", {"odd", "mark"});
        if (parts < 64)
            row("lines of a query apart", {"apart"});
    }
    const auto row = [](const char* name, const QStringList& files,
                        const QStringList& options = {}) {
        QTest::newRow(name) << files << options << 5;
    };
    row("ranks without scores", {"ranks"});
    row("several systems in a file", {"systems", "a"});
    row("compressed, beside lines", {"gz", "a"});
    row("JSON, beside lines", {"json", "a"});
    row("as ranx", {"a", "odd"}, {"--as", "ranx"});
    row("as BEIR", {"a", "odd"}, {"--as", "BEIR"});
    row("as scikit-learn, ties as one", {"a"}, {"--as", "scikit-learn", "-m", "nDCG@10"});
    row("missing queries count 0", {"a", "b"}, {"--missing", "zero"});
    row("no value counts 1", {"a"}, {"--no-value", "one"});
    row("no value is left out", {"a"}, {"--no-value", "skip"});
    row("depth", {"a"}, {"--depth", "5"});
    row("judged documents only", {"a"}, {"--judged-only"});
    row("order of ranks", {"a"}, {"--order", "rank"});
    row("order of the file", {"a"}, {"--order", "file"});
    row("ids ascending", {"a"}, {"--order", "score-id-ascending"});
    row("own documents dropped", {"odd"}, {"--own-document", "drop"});
    row("bad lines left out", {"bad", "a"}, {"--skip-bad-lines"});
    row("read as Latin-1", {"a"}, {"--latin1"});
}

void TestShard::sameBytes()
{
    QFETCH(const QStringList, files);
    QFETCH(const QStringList, options);
    QFETCH(const int, parts);
    work(files, options, parts);
    QStringList merge{"merge"};
    for (const QString& part : this->parts("parts", ".part"))
        merge.insert(1, part);
    const QStringList style{"-q", "--digits", "17"};
    const Result expected = run(evaluated(files, options) + style);
    const Result merged = run(merge + style);
    QCOMPARE(merged.status, expected.status);
    QVERIFY(expected.out.count(u'\n') > 20);
    QCOMPARE(merged.out, expected.out);
    QCOMPARE(withoutRereading(merged.err), expected.err);
}

void TestShard::everyFormat()
{
    work({"a", "odd"}, {}, 3);
    const QStringList merge = QStringList{"merge"} + parts("parts", ".part");
    for (const QStringList& style : {QStringList{},
                                     {"-q"},
                                     {"--format", "csv"},
                                     {"-q", "--format", "json"},
                                     {"--digits", "2"}})
        QCOMPARE(run(merge + style).out, run(evaluated({"a", "odd"}, style)).out);
}

void TestShard::listedRuns()
{
    write(path("list"), ("# the runs\n" + path("a") + "\r\n\n" + path("b") + "\n").toUtf8());
    QStringList arguments = sharded({}, {}, 2, "parts");
    const Result divided = run(arguments + QStringList{"--runs-from", path("list")});
    QVERIFY2(divided.status == 0, qPrintable(divided.err));
    for (const QString& manifest : parts("parts", ".json"))
        QCOMPARE(run({"worker", manifest}).status, 0);
    QCOMPARE(run(QStringList{"merge"} + parts("parts", ".part")).out,
             run(evaluated({"a", "b"}, {})).out);
}

void TestShard::againTheSame()
{
    work({"a"}, {}, 3);
    const QStringList files = parts("parts", "*");
    QByteArrayList before;
    for (const QString& file : files)
        before << contentOf(file);
    const QStringList merge = QStringList{"merge"} + parts("parts", ".part");
    const QString merged = run(merge).out;
    work({"a"}, {}, 3);
    for (int i = 0; i < files.size(); ++i)
        QCOMPARE(contentOf(files[i]), before[i]);
    QCOMPARE(run(merge).out, merged);
}

void TestShard::oneWorkerForParts()
{
    const QStringList five{"--depth", "5"};
    QCOMPARE(run(sharded({"a", "b"}, {}, 3, "parts")).status, 0);
    QCOMPARE(run(sharded({"a", "b"}, five, 2, "other")).status, 0);
    const QStringList some = parts("parts", ".json");
    const QStringList others = parts("other", ".json");
    // Back to the first division, whose rules hold again.
    const Result done = run({"worker", some[2], some[0], others[0], others[1], some[1]});
    QVERIFY2(done.status == 0, qPrintable(done.err));
    QCOMPARE(run(QStringList{"merge"} + parts("parts", ".part")).out,
             run(evaluated({"a", "b"}, {})).out);
    QCOMPARE(run(QStringList{"merge"} + parts("other", ".part")).out,
             run(evaluated({"a", "b"}, five)).out);
    const Result named = run({"worker", some[0], some[1], "-o", path("one.part")});
    QCOMPARE(named.status, 2);
    QVERIFY2(named.err.contains("-o FILE requires a single part"), qPrintable(named.err));
    QVERIFY(!QFile::exists(path("one.part")));
}

void TestShard::oneWorkerStopsAtAPart()
{
    QCOMPARE(run(sharded({"a", "b"}, {}, 4, "parts")).status, 0);
    const QStringList manifests = parts("parts", ".json");
    write(path("b"), contentOf(path("b")) + "q99 Q0 d1 1 1 b\n");
    const Result done = run({"worker", manifests[0], manifests[3]});
    QCOMPARE(done.status, 1);
    QVERIFY2(done.err.startsWith(path("b") + ": the file has changed"), qPrintable(done.err));
    QCOMPARE(parts("parts", ".part").size(), 1);
}

void TestShard::anotherVersion()
{
    QCOMPARE(run(sharded({"a"}, {}, 1, "parts")).status, 0);
    const QString manifest = parts("parts", ".json")[0];
    QByteArray text = contentOf(manifest);
    const qsizetype at = text.indexOf('"', text.indexOf("\"program\":") + 10) + 1;
    write(manifest, text.replace(at, text.indexOf('"', at) - at, "0.0.9"));
    const Result done = run({"worker", manifest});
    QCOMPARE(done.status, 1);
    QVERIFY2(done.err.contains("was divided by Rankscope 0.0.9, but this is "),
             qPrintable(done.err));
    QVERIFY(parts("parts", ".part").isEmpty());
}

void TestShard::refusedAsByEval()
{
    const Result expected = run(evaluated({"bad"}, {}));
    QVERIFY(expected.err.contains(path("bad") + ":301: "));
    QCOMPARE(run(sharded({"bad"}, {}, 4, "parts")).status, 0);
    bool isRefused = false;
    for (const QString& manifest : parts("parts", ".json")) {
        const Result done = run({"worker", manifest});
        if (done.status == 0)
            continue;
        isRefused = true;
        QCOMPARE(done.status, expected.status);
        QVERIFY(expected.err.endsWith(done.err));
        QVERIFY(!QFile::exists(manifest.chopped(5) + ".part"));
    }
    QVERIFY(isRefused);
}

void TestShard::damagedPart_data()
{
    QTest::addColumn<int>("keep");
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<QString>("reason");
    QTest::newRow("cut") << 500 << QByteArray() << "is truncated or was changed";
    QTest::newRow("without its last byte") << -1 << QByteArray() << "is truncated or was changed";
    QTest::newRow("a byte more") << 0 << QByteArray("x") << "is truncated or was changed";
    QTest::newRow("empty") << 1 << QByteArray() << "not a part of a divided evaluation";
    QTest::newRow("its beginning alone") << 15 << QByteArray() << "is not a part of version 1";
}

void TestShard::damagedPart()
{
    QFETCH(const int, keep);
    QFETCH(const QByteArray, behind);
    QFETCH(const QString, reason);
    work({"a"}, {}, 2);
    const QStringList files = parts("parts", ".part");
    const QByteArray whole = contentOf(files[1]);
    write(files[1], (keep > 0 ? whole.left(keep) : whole.chopped(-keep)) + behind);
    const Result merged = run(QStringList{"merge"} + files);
    QCOMPARE(merged.status, 1);
    QCOMPARE(merged.out, QString());
    QVERIFY2(merged.err.startsWith(files[1]) && merged.err.contains(reason),
             qPrintable(merged.err));
}

void TestShard::wrongParts_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QList<int>>("chosen");  // from 10 on those of the other division
    QTest::addColumn<QString>("reason");
    const QStringList none;
    QTest::newRow("missing") << QStringList{"a"} << none << QList{0, 2}
                             << "some of the 4 parts are missing: 2,4";
    QTest::newRow("doubled") << QStringList{"a"} << none << QList{0, 1, 2, 3, 1}
                             << "is part 2, like";
    QTest::newRow("other rules") << QStringList{"a"} << QStringList{"--depth", "5"}
                                 << QList{0, 1, 2, 13} << "was evaluated with different rules than";
    QTest::newRow("other runs") << QStringList{"b"} << none << QList{0, 1, 2, 13}
                                << "belongs to different runs or a different division of them than";
}

void TestShard::wrongParts()
{
    QFETCH(const QStringList, files);
    QFETCH(const QStringList, options);
    QFETCH(const QList<int>, chosen);
    QFETCH(const QString, reason);
    work({"a"}, {}, 4);
    work(files, options, 4, "other");
    QStringList arguments{"merge"};
    for (const int part : chosen)
        arguments << (part < 10 ? parts("parts", ".part")[part]
                                : parts("other", ".part")[part - 10]);
    const Result merged = run(arguments);
    QCOMPARE(merged.status, 1);
    QCOMPARE(merged.out, QString());
    QVERIFY2(merged.err.contains(reason), qPrintable(merged.err));
    if (chosen.contains(13))
        QVERIFY(merged.err.startsWith(arguments.last()));
}

void TestShard::optionsOfAManifest_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QString>("problem");
    QTest::newRow("one that ends the program")
        << QByteArray(R"("--help")") << QString("found one that ends the program");
    QTest::newRow("one that eval does not have")
        << QByteArray(R"("--no-such-option")") << QString("--no-such-option");
    QTest::newRow("no measure") << QByteArray(R"("-m", "nDGC")") << QString("nDGC");
}

void TestShard::optionsOfAManifest()
{
    QFETCH(const QByteArray, options);
    QFETCH(const QString, problem);
    QCOMPARE(run(sharded({"a"}, {}, 1, "parts")).status, 0);
    const QString manifest = parts("parts", ".json")[0];
    QByteArray text = contentOf(manifest);
    const qsizetype from = text.indexOf('[', text.indexOf("\"options\""));
    text.replace(from, text.indexOf(']', from) + 1 - from, '[' + options + ']');
    write(manifest, text);
    const Result done = run({"worker", manifest});
    QCOMPARE(done.status, 1);
    QVERIFY2(done.err.startsWith(manifest + ": options: "), qPrintable(done.err));
    QVERIFY2(done.err.contains(problem), qPrintable(done.err));
}

void TestShard::changedInput_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a run") << "a"
                           << "the file has changed since it was divided";
    QTest::newRow("judgments") << "qrels"
                               << "the judgments have changed";
}

void TestShard::changedInput()
{
    QFETCH(const QString, file);
    QFETCH(const QString, reason);
    work({"a"}, {}, 2);
    write(path(file), contentOf(path(file)).replace(" 0 d0 ", " 0 d1000 ") + "\n");
    write(path(file), contentOf(path(file)).replace("d7 ", "e7 "));
    const Result done = run({"worker", parts("parts", ".json")[0]});
    QCOMPARE(done.status, 1);
    QVERIFY2(done.err.startsWith(path(file) + ": " + reason), qPrintable(done.err));
    const Result merged = run(QStringList{"merge"} + parts("parts", ".part"));
    QCOMPARE(merged.status, file == QLatin1String("qrels") ? 1 : 0);
}

void TestShard::changedBeforeItIsReadWhole()
{
    work({"apart"}, {}, 3);
    const QStringList merge = QStringList{"merge"} + parts("parts", ".part");
    QVERIFY(run(merge).err.contains(path("apart") + ": is read as a whole"));
    write(path("apart"), contentOf(path("apart")) + "q99 Q0 d1 1 1 t\n");
    const Result merged = run(merge);
    QCOMPARE(merged.status, 1);
    QVERIFY2(merged.err.contains("it has changed since it was divided"), qPrintable(merged.err));
}

void TestShard::changedWithoutATrace()
{
    work({"a"}, {}, 3);
    const QStringList merge = QStringList{"merge", "--check-inputs"} + parts("parts", ".part");
    QCOMPARE(run(merge).status, 0);
    QByteArray changed = contentOf(path("a"));
    changed[changed.size() / 2] = changed[changed.size() / 2] == 'x' ? 'y' : 'x';
    write(path("a"), changed);
    const Result merged = run(merge);
    QCOMPARE(merged.status, 1);
    QVERIFY2(merged.err.contains("have changed since a worker read them"), qPrintable(merged.err));
}

void TestShard::foreignFolder()
{
    work({"a"}, {}, 3);
    const Result fewer = run(sharded({"a"}, {}, 2, "parts"));
    QCOMPARE(fewer.status, 1);
    QVERIFY(fewer.err.contains("belongs to another division"));
    QCOMPARE(parts("parts", ".json").size(), 3);
}

void TestShard::cannotBeDivided_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("reason");
    QTest::newRow("standard input")
        << QStringList{"-"} << 2 << "standard input (“-”) cannot be read by several workers";
    QTest::newRow("no run") << QStringList{} << 2 << "RUN or --runs-from is required";
    QTest::newRow("no such run") << QStringList{"nowhere"} << 1 << "No such file";
    QTest::newRow("a folder") << QStringList{"/"} << 1 << "cannot be read by several workers";
    QTest::newRow("a wrong measure") << QStringList{"-m", "nDGC"} << 2 << "nDCG";
}

void TestShard::cannotBeDivided()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, reason);
    const QStringList run1 = arguments.contains("-m") ? QStringList{path("a")} : QStringList{};
    const Result divided = run(QStringList{"shard", path("qrels")} + run1 + arguments +
                               QStringList{"--parts", "2", "-o", path("parts")});
    QCOMPARE(divided.status, status);
    QVERIFY2(divided.err.contains(reason), qPrintable(divided.err));
    QVERIFY(!QFile::exists(path("parts")));
}

void TestShard::oneLargeFile()
{
    const Result divided = run(sharded({"gz"}, {}, 2, "parts"));
    QCOMPARE(divided.status, 0);
    QCOMPARE(divided.err, path("gz") +
                              ": it is compressed or in UTF-16, so one worker reads all of it, "
                              "which is more than a part's share\n");
}

void TestShard::manyParts()
{
    const Result divided = run(sharded({"a"}, {}, 1001, "parts"));
    QCOMPARE(divided.status, 0);
    QCOMPARE(divided.out.count(u'\n'), 1001);
    QCOMPARE(parts("parts", ".json").size(), 1001);
}

void TestShard::slurmScript_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("array");
    QTest::addColumn<QStringList>("tasks");
    QTest::newRow("a part a task")
        << QStringList() << QByteArray("1,3-4,6-7") << QStringList{"1", "3", "4", "6", "7"};
    QTest::newRow("three parts a task")
        << QStringList{"--per-task", "3"} << QByteArray("1-3") << QStringList{"1", "2", "3"};
    QTest::newRow("all in one task")
        << QStringList{"--per-task", "64"} << QByteArray("1") << QStringList{"1"};
}

void TestShard::slurmScript()
{
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, array);
    QFETCH(const QStringList, tasks);
    const QString folder = QStringLiteral("it's parts");
    QCOMPARE(run(sharded({"a"}, {}, 7, folder)).status, 0);
    for (const int part : {1, 4}) {
        const QString manifest = parts(folder, ".json")[part];
        QCOMPARE(run({"worker", manifest}).status, 0);
    }
    const Result script = run(QStringList{"submit", "--slurm", path(folder)} + options);
    QCOMPARE(script.status, 0);
    QVERIFY2(script.out.contains("\n#SBATCH --array=" + QString::fromLatin1(array) + '\n'),
             qPrintable(script.out));
    write(path("job.sh"), script.out.toUtf8());
    // What is done is not done again.
    const QStringList manifests = parts(folder, ".json");
    for (const int part : {1, 4})
        QVERIFY(QFile::remove(manifests[part]));
    for (const QString& task : tasks) {
        QProcess bash;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("SLURM_ARRAY_TASK_ID", task);
        bash.setProcessEnvironment(environment);
        bash.start("bash", {path("job.sh")});
        const Result done = finished(bash);
        QVERIFY2(done.status == 0, qPrintable(done.err));
    }
    QCOMPARE(run(QStringList{"merge"} + parts(folder, ".part")).out, run(evaluated({"a"}, {})).out);
    const Result again = run({"submit", "--slurm", path(folder)});
    QCOMPARE(again.out, QString());
    QVERIFY(again.err.contains(QLatin1String("all parts are done")));
}

QTEST_GUILESS_MAIN(TestShard)

}  // namespace tst_shard

#include "tst_shard.moc"
