// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"

#include <QDir>
#include <QRegularExpression>

namespace tst_page_command {

using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestPageCommand : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void shows_data();
    void shows();
    void printedNumbers_data();
    void printedNumbers();
    void galleryInEveryLanguage();
    void noPageAsksForAnything();
    void refused_data();
    void refused();

private:
    QString page(const QString& words) const;

    ExampleFolder m_folder;
    QString m_gallery;
};

void TestPageCommand::initTestCase()
{
    m_gallery = m_folder.path(u"gallery"_s);
    const Result made = run({u"page"_s, u"--gallery"_s, m_gallery});
    QVERIFY2(made.status == 0, qPrintable(made.err));
}

/// The page without its script and its module.
QString TestPageCommand::page(const QString& words) const
{
    const Result made =
        run(QStringList{u"page"_s} + m_folder.pathsOf(words) + QStringList{u"-o"_s, u"-"_s});
    if (made.status != 0)
        return made.err;
    return made.out.left(made.out.indexOf(u"<script"_s));
}

void TestPageCommand::shows_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("a list") << u"--grades 0,1,1 -m AP@3"_s
                            << QStringList{u"<strong>0.5833</strong>"_s, u"7/12"_s, u"<math"_s,
                                           u"<svg"_s};
    // A is right about the first query, B about both: RR 0.75 and 1.
    QTest::newRow("runs") << u"qrels a.run b.run -m RR"_s
                          << QStringList{u"<strong>0.7500</strong>"_s,
                                         u"1.0000"_s,
                                         u"A bm25"_s,
                                         u"B dense"_s,
                                         u"B − A: +0.2500."_s,
                                         u"higher in 1, equal in 1 and lower in 0"_s};
    m_folder.write(u"session.rankscope.json"_s,
                   R"({"format":"rankscope-collection","version":1,"measures":["P@1","RR"],)"
                   R"("measure":1,"runB":1,"files":["qrels","a.run","b.run"]})");
    QTest::newRow("the measure of a session")
        << u"session.rankscope.json"_s
        << QStringList{u"<strong>0.7500</strong>"_s, u"Mean difference in RR, B − A: +0.2500."_s};
    QTest::newRow("other measures than a session’s")
        << u"session.rankscope.json -m P@1"_s
        << QStringList{u"Mean difference in P@1, B − A: +0.5000."_s};
    QTest::newRow("one run") << u"qrels a.run -m RR"_s
                             << QStringList{u"<strong>0.7500</strong>"_s, u"A bm25"_s};
    QTest::newRow("one query") << u"qrels a.run --query 2 -m RR@2"_s
                               << QStringList{u"<strong>0.5000</strong>"_s, u"data-place=\"1\""_s};
    QTest::newRow("samples") << u"s.csv"_s
                             << QStringList{u"AUC: 0.7500"_s, u"Confusion matrix"_s, u"<svg"_s};
    // As `classify --recalibrate platt --folds 2` has them; no raw score reaches 0.5.
    m_folder.write(u"calibrated.rankscope.json"_s,
                   R"({"format":"rankscope-classifier","version":1,"classes":["0","1"],)"
                   R"("positive":"1","threshold":0.5,"settings":{"calibration":"platt","folds":2},)"
                   R"("labels":[1,0,1,0,1,0,1,0,1,0],"models":[{"name":"m","scores":)"
                   R"([0.2,0.1,0.15,0.12,0.3,0.05,0.25,0.2,0.11,0.02]}]})");
    QTest::newRow("recalibrated scores")
        << u"calibrated.rankscope.json"_s
        << QStringList{u"(TP + TN) / N = (3 + 3) / 10"_s, u"AUC: 0.7200"_s};
    QTest::newRow("a lesson") << u"which-ideal"_s
                              << QStringList{u"What is nDCG@5 for B?"_s, u"<noscript>"_s};
}

void TestPageCommand::shows()
{
    QFETCH(const QString, words);
    QFETCH(const QStringList, parts);
    const QString html = page(words);
    for (const QString& part : parts)
        QVERIFY2(html.contains(part), qPrintable(part + u": "_s + html.right(3000)));
}

/// Numbers printed by the articles, or by hand where they round.
void TestPageCommand::printedNumbers_data()
{
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const QString& value) {
        QTest::newRow(name) << u"<strong>"_s + value + u"</strong>"_s;
    };
    row("mrr-0.57", u"0.5667"_s);  // 17/30
    row("ndcg-0.97", u"0.9724"_s);
    row("ap-13-30", u"0.4333"_s);         // 13/30
    row("map-two-queries", u"0.5631"_s);  // (111/140 + 1/3)/2
    row("rc-two-thirds", u"0.6667"_s);
    row("cake-shops-0.858", u"0.8584"_s);  // 12.109/14.107
    row("cake-shops-0.674", u"0.6746"_s);  // 6.4247/9.5237
    row("recall-10-of-20", u"0.5000"_s);
    row("ndcg-0.958", u"0.9575"_s);
    row("mrr-0.425", u"0.4250"_s);
    row("map-0.6778", u"0.6778"_s);
    row("trip-0.936", u"0.9358"_s);
    row("food-0.929", u"0.9289"_s);
    row("a-and-b", u"1.0000"_s);
}

void TestPageCommand::printedNumbers()
{
    QFETCH(const QString, value);
    const QString name = u'/' + QString::fromLatin1(QTest::currentDataTag()) + u".html"_s;
    for (const QString& folder : {m_gallery, m_gallery + u"/zh_CN"_s}) {
        const QString html = QString::fromUtf8(bytesOf(folder + name));
        QVERIFY2(html.contains(value), qPrintable(folder + name));
    }
}

void TestPageCommand::galleryInEveryLanguage()
{
    const auto pages = [](const QString& folder) {
        return QDir(folder).entryList({u"*.html"_s}, QDir::Files, QDir::Name);
    };
    const QString chinese = m_gallery + u"/zh_CN"_s;
    QCOMPARE(pages(m_gallery), pages(chinese));
    const QString index = QString::fromUtf8(bytesOf(m_gallery + u"/index.html"_s));
    const QString other = QString::fromUtf8(bytesOf(chinese + u"/index.html"_s));
    QVERIFY(index.contains(u"href=\"zh_CN/index.html\""_s));
    QVERIFY(other.contains(u"href=\"../index.html\""_s) && other.contains(u"lang=\"zh-CN\""_s));
    for (const QString& name : pages(m_gallery)) {
        if (name == u"index.html"_s)
            continue;
        for (const QString& html : {index, other})
            QVERIFY2(html.contains(u"href=\""_s + name + u"\""_s), qPrintable(name));
        QVERIFY2(bytesOf(m_gallery + u'/' + name).contains("href=\"zh_CN/" + name.toUtf8()),
                 qPrintable(name));
        QVERIFY2(bytesOf(chinese + u'/' + name).contains("href=\"../" + name.toUtf8()),
                 qPrintable(name));
    }
}

void TestPageCommand::noPageAsksForAnything()
{
    const auto files = QDir(m_gallery).entryList({u"*.html"_s}, QDir::Files);
    QVERIFY(files.size() > 30);
    for (const QString& file : files) {
        const QByteArray html = bytesOf(m_gallery + u'/' + file);
        QVERIFY2(html.size() <= 1'500'000, qPrintable(file));
        QVERIFY2(html.contains("Content-Security-Policy\" content=\"default-src 'none';"),
                 qPrintable(file));
        QVERIFY2(!html.contains(" src=\"") && !html.contains("href=\"http"), qPrintable(file));
        QVERIFY2(!html.contains(" style=\""), qPrintable(file));
    }
}

void TestPageCommand::refused_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told");
    QTest::newRow("no output") << u"which-ideal"_s << 2 << u"no output file given"_s;
    QTest::newRow("nothing") << u"-o x.html"_s << 2 << u"no list given"_s;
    QTest::newRow("judgments alone") << u"qrels -o x.html"_s << 1 << u"these are judgments"_s;
    QTest::newRow("a run twice as judgments") << u"a.run b.run -o x.html"_s << 1 << u"judgments"_s;
    QTest::newRow("an unknown measure")
        << u"qrels a.run b.run -m NDGC -o x.html"_s << 2 << u"NDGC"_s;
    QTest::newRow("no options are ignored: of a table")
        << u"qrels a.run b.run --label x -o x.html"_s << 2 << u"--label requires a table"_s;
    QTest::newRow("no options are ignored: of a list")
        << u"qrels a.run b.run --not-retrieved 1 -o x.html"_s << 2 << u"requires --grades"_s;
    QTest::newRow("no options are ignored: measures of a table")
        << u"s.csv -m AP -o x.html"_s << 2 << u"--measure requires a list"_s;
    QTest::newRow("no options are ignored: measures of a lesson")
        << u"which-ideal -m AP -o x.html"_s << 2 << u"--measure requires a list"_s;
}

void TestPageCommand::refused()
{
    QFETCH(const QString, words);
    QFETCH(const int, status);
    QFETCH(const QString, told);
    const Result result = run(QStringList{u"page"_s} + m_folder.pathsOf(words));
    QCOMPARE(result.status, status);
    QVERIFY2(result.err.contains(told), qPrintable(result.err));
}

QTEST_GUILESS_MAIN(TestPageCommand)

}  // namespace tst_page_command

#include "tst_page_command.moc"
