// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/content_of.h"
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"
#include "tests/small_lesson.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace tst_mark_command {

using namespace Qt::StringLiterals;

namespace {

QList<QStringList> cellsOf(const QString& csv)
{
    QList<QStringList> rows;
    for (const QString& line : csv.split(u'\n', Qt::SkipEmptyParts))
        rows += line.split(u',');
    return rows;
}

}  // namespace

class TestMarkCommand : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void quizzesStandBesideTheSheets();
    void quizzesHaveTheSameBytesAgain();
    void theKeyMarksItself();
    void aWholeOtherClassIsTold();
    void aClassIsMarked();
    void marksAsJson();
    void oneAnswer_data();
    void oneAnswer();
    void ownLessonsAreNamed();
    void marksRefused_data();
    void marksRefused();

private:
    Result mark(const QStringList& words) const;

    ExampleFolder m_folder;
    QString m_class;
};

void TestMarkCommand::initTestCase()
{
    m_folder.write(u"roster.csv"_s, "id,name\ns1,Anna\ns2,Ben\n");
    m_class = m_folder.path(u"class"_s);
    const Result made =
        run({u"worksheet"_s, u"which-ideal"_s, u"divided-by-what"_s, u"--seed"_s, u"7"_s,
             u"--students"_s, m_folder.path(u"roster.csv"_s), u"--format"_s, u"html"_s, u"-o"_s,
             m_class, u"--quiz"_s, u"gift,moodle,qti12,qti21,gift"_s, u"--variants"_s, u"3"_s});
    QVERIFY2(made.status == 0, qPrintable(made.err));
    // A student who takes every list for its own ideal, another who answers little, a stranger.
    m_folder.write(u"answers.csv"_s,
                   "student;which-ideal/b;which-ideal/rr;three\ns1;1,0;same;1\ns2;;up;x\n"
                   "s9;1;1;1\n");
}

Result TestMarkCommand::mark(const QStringList& words) const
{
    return run(QStringList{u"worksheet"_s, u"mark"_s} + m_folder.pathsOf(words.join(u' ')));
}

void TestMarkCommand::quizzesStandBesideTheSheets()
{
    QCOMPARE(QDir(m_class).entryList({u"quiz-*"_s}, QDir::Files),
             (QStringList{u"quiz-gift.txt"_s, u"quiz-moodle.xml"_s, u"quiz-qti12.zip"_s,
                          u"quiz-qti21.zip"_s}));
    QXmlStreamReader xml(contentOf(m_class + u"/quiz-moodle.xml"_s));
    int categories = 0;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement)
            categories += xml.attributes().value(u"type"_s) == u"category";
    QVERIFY(!xml.hasError());
    QVERIFY(categories >= 6);
    QVERIFY(contentOf(m_class + u"/quiz-qti21.zip"_s).startsWith("PK\3\4"));
}

void TestMarkCommand::quizzesHaveTheSameBytesAgain()
{
    const QString again = m_folder.path(u"again"_s);
    const Result made = run({u"worksheet"_s, u"which-ideal"_s, u"divided-by-what"_s, u"--seed"_s,
                             u"7"_s, u"--format"_s, u"html"_s, u"-o"_s, again, u"--quiz"_s,
                             u"moodle,qti21"_s, u"--variants"_s, u"3"_s});
    QVERIFY2(made.status == 0, qPrintable(made.err));
    for (const QString& name : {u"/quiz-moodle.xml"_s, u"/quiz-qti21.zip"_s})
        QVERIFY(contentOf(m_class + name) == contentOf(again + name));
    QVERIFY(!QFile::exists(again + u"/quiz-gift.txt"_s));
}

/// Every number of the key, right and wrong, is what the marks say that it is.
void TestMarkCommand::theKeyMarksItself()
{
    const QList<QStringList> key = cellsOf(QString::fromUtf8(contentOf(m_class + u"/key.csv"_s)));
    for (const auto& [value, rule] :
         {std::pair(u"value"_s, u""_s), std::pair(u"value 1"_s, u"wrong 1"_s)}) {
        const auto cell = [&key](const QStringList& row, const QString& name) {
            return row[key.first().indexOf(name)];
        };
        QByteArray answers = "set,guess,answer\n";
        QStringList expected;
        for (const QStringList& row : key.mid(1)) {
            const bool isNumber = cell(row, u"answer"_s) == cell(row, u"value"_s);
            if (!isNumber || cell(row, value).isEmpty())
                continue;
            const QString guess = cell(row, u"lesson"_s) + u'/' + cell(row, u"guess"_s);
            const QStringList given{cell(row, u"code"_s), guess, cell(row, value).left(8)};
            answers += given.join(u',').toUtf8() + '\n';
            expected += rule.isEmpty() ? u"right"_s : u"known mistake,"_s + cell(row, rule);
        }
        QVERIFY(expected.size() >= 6);
        m_folder.write(u"self.csv"_s, answers);
        const Result marks = mark({u"class/key.csv"_s, u"self.csv"_s, u"--format"_s, u"csv"_s});
        QVERIFY2(marks.status == 0, qPrintable(marks.err));
        const QStringList lines = marks.out.split(u'\n', Qt::SkipEmptyParts).mid(1);
        QCOMPARE(lines.size(), expected.size());
        for (qsizetype i = 0; i < lines.size(); ++i)
            QVERIFY2(lines[i].contains(u',' + expected[i] + u','), qPrintable(lines[i]));
    }
}

void TestMarkCommand::aWholeOtherClassIsTold()
{
    QByteArray answers = "student,guess,answer\n";
    for (int i = 0; i < 3'000; ++i)
        answers += "x" + QByteArray::number(i) + ",which-ideal/b,1\n";
    answers += "s1,no-such-guess,1\n";
    m_folder.write(u"others.csv"_s, answers);
    const Result marks = mark({u"class/key.csv"_s, u"others.csv"_s});
    QCOMPARE(marks.status, 1);
    const QStringList told = marks.err.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(told.size(), 22);
    QVERIFY2(told.front().contains(u"others.csv:2: “x0” is not a student"_s),
             qPrintable(told.front()));
    QVERIFY2(told[20].contains(u"others.csv:3002: "_s), qPrintable(told[20]));
    QCOMPARE(told.back(), u"There are 2980 more lines like these."_s);
}

void TestMarkCommand::aClassIsMarked()
{
    const Result marks = mark({u"class/key.csv"_s, u"answers.csv"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(marks.status, 1);
    QVERIFY2(
        marks.err.contains(u"answers.csv:4: “s9” is not a student or a set in the answer key"_s),
        qPrintable(marks.err));
    const QStringList lines = marks.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 7);
    QVERIFY(
        lines[1].startsWith(u"s1,Anna,which-ideal,b,\"1,0\",known mistake,ideal=retrieved,0,1,"_s));
    QVERIFY(lines[2].startsWith(u"s1,Anna,which-ideal,rr,same,right,,1,1,same,"_s));
    QVERIFY(lines[4].startsWith(u"s2,Ben,which-ideal,b,,no answer,,0,1,"_s));
    QVERIFY(lines[5].startsWith(u"s2,Ben,which-ideal,rr,up,wrong,,0,1,same,"_s));
    QVERIFY(lines[6].startsWith(u"s2,Ben,divided-by-what,three,x,not readable,,0,1,"_s));
    const Result summary =
        mark({u"class/key.csv"_s, u"answers.csv"_s, u"--summary"_s, u"--format"_s, u"csv"_s});
    QVERIFY(summary.out.startsWith(u"Lesson,Question,Mark,Rule,Count,Answers\n"_s));
    QVERIFY(summary.out.contains(u"which-ideal,b,known mistake,ideal=retrieved,1,2\n"_s));
}

void TestMarkCommand::marksAsJson()
{
    const Result marks = mark({u"class/key.csv"_s, u"answers.csv"_s, u"--format"_s, u"json"_s});
    const QJsonObject root = QJsonDocument::fromJson(marks.out.toUtf8()).object();
    const QJsonObject first = root[u"answers"_s][0].toObject();
    QCOMPARE(first[u"student"_s].toString(), u"s1"_s);
    QCOMPARE(first[u"mark"_s].toString(), u"known-wrong"_s);
    QCOMPARE(first[u"rule"_s].toString(), u"ideal=retrieved"_s);
    QCOMPARE(first[u"points"_s].toInt(-1), 0);
    QVERIFY(first[u"why"_s].toString().contains(u"for B"_s));
    int all = 0;
    for (const QJsonValue& count : root[u"summary"_s].toArray())
        all += count[u"count"_s].toInt();
    QCOMPARE(all, int(root[u"answers"_s].toArray().size()));
}

void TestMarkCommand::oneAnswer_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("told");
    QTest::newRow("its own ideal") << u"1.0"_s << u"known mistake (ideal=retrieved): 1.0 is "_s;
    QTest::newRow("wrong") << u"-3"_s << u"wrong: -3 is too low"_s;
    QTest::newRow("nothing readable") << u"much"_s << u"not readable: “much” is not an answer"_s;
}

void TestMarkCommand::oneAnswer()
{
    QFETCH(const QString, answer);
    QFETCH(const QString, told);
    const Result one = run({u"worksheet"_s, u"mark"_s, m_class + u"/key.csv"_s, u"--student"_s,
                            u"s1"_s, u"--guess"_s, u"which-ideal/b"_s, answer});
    QCOMPARE(one.status, 0);
    QVERIFY2(one.out.startsWith(told), qPrintable(one.out + one.err));
}

void TestMarkCommand::ownLessonsAreNamed()
{
    m_folder.write(u"mine.md"_s, QByteArray::fromStdString(smallLessonText(
                                     "```rankscope list A\n1 0 1 0 | 1\n```\n", "measure=P@4 of=A",
                                     "wrong measure=Recall@4: \"Of the relevant.\"\n", "mine")));
    const QString folder = m_folder.path(u"own"_s);
    QCOMPARE(run({u"worksheet"_s, m_folder.path(u"mine.md"_s), u"--seed"_s, u"1"_s, u"--format"_s,
                  u"html"_s, u"-o"_s, folder})
                 .status,
             0);
    const QStringList words{u"worksheet"_s, u"mark"_s, folder + u"/key.csv"_s, u"0.6667"_s,
                            u"--student"_s, u"1"_s,    u"--guess"_s,           u"g"_s};
    const Result unknown = run(words);
    QCOMPARE(unknown.status, 1);
    QVERIFY(unknown.err.contains(u"mine: cannot be opened"_s) &&
            unknown.err.contains(u"name its file with --lesson"_s));
    const Result known = run(words + QStringList{u"--lesson"_s, m_folder.path(u"mine.md"_s)});
    QVERIFY2(known.out.startsWith(u"known mistake (measure=Recall@4)"_s),
             qPrintable(known.out + known.err));
}

void TestMarkCommand::marksRefused_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told");
    m_folder.write(u"nobody.csv"_s, "which-ideal/b\n0.5\n0.6\n");
    m_folder.write(u"ragged.csv"_s, "student,which-ideal/b\ns1,1\ns2,1,2,3\n");
    m_folder.write(u"twice.csv"_s, "student,which-ideal/b\ns1,1\ns1,2\n");
    m_folder.write(u"odd.csv"_s, "student,which-ideal/b,mood\ns1,1,good\n");
    QTest::newRow("no key") << u"none.csv answers.csv"_s << 1 << u"none.csv: cannot be opened"_s;
    QTest::newRow("a key that is none") << u"roster.csv answers.csv"_s << 1 << u"roster.csv:1: "_s;
    QTest::newRow("nobody is named")
        << u"class/key.csv nobody.csv"_s << 1 << u"nobody.csv:1: found “which-ideal/b”"_s;
    QTest::newRow("too many cells") << u"class/key.csv ragged.csv"_s << 1 << u"ragged.csv:3: "_s;
    QTest::newRow("answered twice: told, and marked")
        << u"class/key.csv twice.csv"_s << 0
        << u"twice.csv:3: “s1” already answered “which-ideal/b” on line 2; this later answer counts"_s;
    QTest::newRow("a column that says nothing: told")
        << u"class/key.csv odd.csv"_s << 0 << u"the column “mood” is ignored"_s;
    QTest::newRow("whose answer?") << u"class/key.csv 1 --guess b"_s << 2 << u"--student"_s;
    QTest::newRow("to what?") << u"class/key.csv 1 --student s1"_s << 2 << u"--guess"_s;
}

void TestMarkCommand::marksRefused()
{
    QFETCH(const QString, words);
    QFETCH(const QString, told);
    const Result result = mark({words});
    QVERIFY2(result.err.contains(told), qPrintable(result.err));
    QTEST(result.status, "status");
}

QTEST_GUILESS_MAIN(TestMarkCommand)

}  // namespace tst_mark_command

#include "tst_mark_command.moc"
