// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/marking/marking.h"
#include "core/teaching/worksheets/worksheet_key.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_marking {

namespace {

core::Lesson lessonOf(const std::string& id, const std::string& body)
{
    const auto lesson = core::parseLesson(
        "---\nid: " + id + "\nformat: 1\ntitle: {en: \"One\"}\nquestion: {en: \"Which?\"}\n" +
            "source: me\n---\n" + body,
        id);
    return lesson ? *lesson : core::Lesson();
}

/// nDCG@5 of B is 4 of 7.5118 (by logarithms of base 2), by its own ideal 1; AP@3 of A is 2/6, or
/// 2/3 where min(3, 6) divides, or 1 where the hits do.
const std::vector<core::Lesson>& lessons()
{
    static const std::vector<core::Lesson> both{
        lessonOf("which-ideal",
                 "```rankscope list A\na1:4 a2:2 a3:2 a4:2 a5:1\n```\n"
                 "```rankscope list B\na1:4 b2:0 b3:0 b4:0 b5:0 | a2:2 a3:2 a4:2 a5:1\n```\n"
                 "::: en\n## A step\n\nText.\n\n"
                 "```rankscope guess id=rr measure=RR of=A,B kind=direction\n```\n"
                 "```rankscope guess id=b measure=nDCG@5 of=B\n"
                 "wrong ideal=retrieved: \"Its own.\"\n```\n:::\n"),
        lessonOf("divided-by-what", "```rankscope list A\n1 1 0 0 1 0 0 | 1 1 1\n```\n"
                                    "::: en\n## A step\n\nText.\n\n"
                                    "```rankscope guess id=three measure=AP@3 of=A\n"
                                    "wrong denominator=capped: \"Of three.\"\n"
                                    "wrong denominator=hits: \"Of two.\"\n```\n"
                                    "```rankscope guess id=b measure=P@3 of=A\n```\n:::\n")};
    return both;
}

/// Seed 0: the numbers of the lessons as they stand.
std::vector<core::KeyedLesson> key()
{
    return {{"s1", "Anna", "7f3a", "which-ideal", 0},
            {"s1", "Anna", "7f3a", "divided-by-what", 0},
            {"s2", "李雷", "b00c", "which-ideal", 0}};
}

core::Parsed<core::AnswerTable> answersIn(const QString& text)
{
    return core::parseAnswers(text.toStdString(), "answers.csv", lessons());
}

core::MarkedAnswer markOf(const std::string& guess, const std::string& text)
{
    const std::vector<core::GivenAnswer> given{{"s1", "", guess, text, 2}};
    const auto marking = core::marked(lessons(), key(), given);
    return marking.answers.empty() ? core::MarkedAnswer() : marking.answers.front();
}

}  // namespace

class TestMarking : public QObject {
    Q_OBJECT

private slots:
    void anAnswerIsMarked_data()
    {
        QTest::addColumn<QString>("guess");
        QTest::addColumn<QString>("text");
        QTest::addColumn<core::Mark>("mark");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("points");
        const auto row = [](const char* name, const char* guess, const char* text, core::Mark mark,
                            const char* rule = "", int points = 0) {
            QTest::newRow(name) << QString::fromUtf8(guess) << QString::fromUtf8(text) << mark
                                << QString::fromUtf8(rule) << points;
        };
        using core::Mark;
        row("right", "which-ideal/b", "0.5325", Mark::Right, "", 1);
        row("with a decimal comma", "which-ideal/b", "0,5325", Mark::Right, "", 1);
        row("in percent", "which-ideal/b", "53.25 %", Mark::Right, "", 1);
        row("a fraction", "three", "2/6", Mark::Right, "", 1);
        row("blanks around", "three", "  0.3333 ", Mark::Right, "", 1);
        row("its own ideal", "which-ideal/b", "1.0", Mark::KnownWrong, "ideal=retrieved");
        row("divided by the hits", "three", "1", Mark::KnownWrong, "denominator=hits");
        row("divided by min(k, R)", "three", "0.667", Mark::KnownWrong, "denominator=capped");
        row("nothing that a rule gives", "three", "0.4711", Mark::NotFound);
        row("no number", "three", "a third", Mark::Unreadable);
        row("nothing", "three", "  ", Mark::Empty);
        row("a direction", "rr", "same", Mark::Right, "", 1);
        row("a direction as the sheet says it", "rr", "The same", Mark::Right, "", 1);
        row("by its number on the sheet", "2", "0.5325", Mark::Right, "", 1);
        row("the wrong direction", "rr", "DOWN", Mark::NotFound);
        row("no direction", "rr", "0.5", Mark::Unreadable);
    }
    void anAnswerIsMarked()
    {
        QFETCH(const QString, guess);
        QFETCH(const QString, text);
        QFETCH(const core::Mark, mark);
        QFETCH(const QString, rule);
        QFETCH(const int, points);
        const core::MarkedAnswer found = markOf(guess.toStdString(), text.toStdString());
        QCOMPARE(found.mark, mark);
        QCOMPARE(QString::fromStdString(found.rule), rule);
        QCOMPARE(found.points, std::size_t(points));
        QCOMPARE(found.most, std::size_t(1));
    }

    void dataAreCalledAsInAnyLanguage_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"films > A", "电影 > A", "电影＞A"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void dataAreCalledAsInAnyLanguage()
    {
        QFETCH(const QString, text);
        const std::vector<core::Lesson> one{
            lessonOf("films", "```rankscope list films zh_CN=\"电影\"\n1 0\n```\n"
                              "```rankscope list A\n0 1\n```\n::: en\n## A step\n\n"
                              "```rankscope guess id=g kind=order measure=RR of=A,films\n```\n:::\n"
                              "::: zh_CN\n## 一步\n\n```rankscope guess id=g\n```\n:::\n")};
        const std::vector<core::KeyedLesson> keyed{{"s1", "Anna", "7f3a", "films", 0}};
        const std::vector<core::GivenAnswer> given{{"s1", "", "g", text.toStdString(), 2}};
        const auto marking = core::marked(one, keyed, given);
        QCOMPARE(marking.answers.size(), std::size_t(1));
        QCOMPARE(marking.answers.front().mark, core::Mark::Right);
    }

    void answersAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("answers");
        const QStringList two{QStringLiteral("s1 which-ideal/b 0.53 @2"),
                              QStringLiteral("s2 which-ideal/b 1 @3")};
        QTest::newRow("a row is an answer")
            << QStringLiteral("student,lesson,guess,answer\ns1,which-ideal,b,0.53\n"
                              "s2,which-ideal,b,1\n")
            << two;
        QTest::newRow("a row is a student")
            << QStringLiteral("student\twhich-ideal/b\ns1\t0.53\ns2\t1\n") << two;
        QTest::newRow("a blank line between, the last without an end")
            << QStringLiteral("id;name;which-ideal/b\ns1;Anna;0.53\n\ns2;李雷;1")
            << QStringList{two[0], QStringLiteral("s2 which-ideal/b 1 @4")};
        QTest::newRow("ids that only one lesson has")
            << QStringLiteral("student,three,rr\ns1,1/3,same\n")
            << QStringList{QStringLiteral("s1 divided-by-what/three 1/3 @2"),
                           QStringLiteral("s1 which-ideal/rr same @2")};
        QTest::newRow("decimal commas between semicolons")
            << QStringLiteral("Matrikel-Nr.;which-ideal/b\ns1;0,53\n")
            << QStringList{QStringLiteral("s1 which-ideal/b 0,53 @2")};
        QTest::newRow("a decimal comma that commas cut")
            << QStringLiteral("student,guess,answer\ns1,which-ideal/b,0,53\n")
            << QStringList{QStringLiteral("s1 which-ideal/b 0,53 @2")};
        QTest::newRow("rows that end early")
            << QStringLiteral("student,which-ideal/rr,which-ideal/b\ns1,up\ns2\n")
            << QStringList{QStringLiteral("s1 which-ideal/rr up @2"),
                           QStringLiteral("s1 which-ideal/b  @2"),
                           QStringLiteral("s2 which-ideal/rr  @3"),
                           QStringLiteral("s2 which-ideal/b  @3")};
        QTest::newRow("a byte order mark")
            << QStringLiteral("\uFEFFstudent,which-ideal/b\ns1,0.53\ns2,1\n") << two;
        QTest::newRow("numbers of the sheet, as platforms write them")
            << QStringLiteral("id,Response 1,Q. 2,3,Question 4\ns1,same,0.53,1/3,0.6\n")
            << QStringList{QStringLiteral("s1 which-ideal/rr same @2"),
                           QStringLiteral("s1 which-ideal/b 0.53 @2"),
                           QStringLiteral("s1 divided-by-what/three 1/3 @2"),
                           QStringLiteral("s1 divided-by-what/b 0.6 @2")};
        QTest::newRow("codes of sheets")
            << QStringLiteral("set,which-ideal/b\n7f3a,0.53\n")
            << QStringList{QStringLiteral("7f3a which-ideal/b 0.53 @2")};
    }
    void answersAreRead()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, answers);
        const auto table = answersIn(text);
        QVERIFY(table);
        QStringList found;
        for (const core::GivenAnswer& answer : table->answers)
            found += QString::fromStdString(answer.student + " " + answer.lesson +
                                            (answer.lesson.empty() ? "" : "/") + answer.guess +
                                            " " + answer.text + " @" + std::to_string(answer.line));
        QCOMPARE(found, answers);
    }

    void whatCannotBeReadIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<core::ErrorCode>("problem");
        QTest::addColumn<int>("line");
        QTest::newRow("nobody is named") << QStringLiteral("which-ideal/b\n0.5\n0.6\n")
                                         << core::ErrorCode::LessonUnexpected << 1;
        QTest::newRow("nothing is answered")
            << QStringLiteral("student,name\ns1,Anna\n") << core::ErrorCode::LessonUnexpected << 1;
        QTest::newRow("a cell that nothing names")
            << QStringLiteral("student,which-ideal/b\ns1,0.5\ns2,0.5,1,2\n")
            << core::ErrorCode::RaggedRow << 3;
        QTest::newRow("words behind the last answer")
            << QStringLiteral("student,which-ideal/b\ns1,0.5,late\n") << core::ErrorCode::RaggedRow
            << 2;
    }
    void whatCannotBeReadIsRefused()
    {
        QFETCH(const QString, text);
        QFETCH(const core::ErrorCode, problem);
        QFETCH(const int, line);
        const auto table = answersIn(text);
        QVERIFY(!table);
        QCOMPARE(table.error().problem, problem);
        QCOMPARE(table.error().line, std::size_t(line));
        QCOMPARE(table.error().file, std::string("answers.csv"));
    }

    /// As a table of ours writes them, which a spreadsheet would run without the apostrophe.
    void idsThatLookLikeFormulas()
    {
        const auto keyed = core::parseKey("student,code,lesson,seed\n'@anna,7f3a,which-ideal,0\n"
                                          "'=s,b00c,which-ideal,0\n'quoted',c0,which-ideal,0\n"
                                          "''@anna,c1,which-ideal,0\n",
                                          "key.csv");
        QVERIFY(keyed);
        QCOMPARE(keyed->at(0).student, std::string("@anna"));
        QCOMPARE(keyed->at(1).student, std::string("=s"));
        QCOMPARE(keyed->at(2).student, std::string("'quoted'"));
        QCOMPARE(keyed->at(3).student, std::string("'@anna"));
        const auto table =
            answersIn(QStringLiteral("student,which-ideal/b\n@anna,1\n'@anna,1\n'=s,1\n"));
        QVERIFY(table);
        const auto marking = core::marked(lessons(), *keyed, table->answers);
        QCOMPARE(marking.answers.size(), std::size_t(2));
        QCOMPARE(marking.diagnostics.size(), std::size_t(1));
        QCOMPARE(marking.diagnostics.front().fault, core::MarkingFault::AnsweredTwice);
    }

    void columnsThatSayNothingAreTold()
    {
        const auto table =
            answersIn(QStringLiteral("student,Email,which-ideal/z,rr,0,5\ns1,x,1,up,2,3\n"));
        QVERIFY(table);
        QCOMPARE(table->passedOver, (std::vector<std::string>{"Email", "which-ideal/z", "0", "5"}));
    }

    void whatCannotBeMarkedIsTold_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<core::MarkingFault>("fault");
        QTest::addColumn<QString>("found");
        QTest::addColumn<int>("line");
        QTest::newRow("a student of no sheet")
            << QStringLiteral("s1,which-ideal,b,1\ns9,which-ideal,b,1\n")
            << core::MarkingFault::UnknownStudent << QStringLiteral("s9") << 3;
        QTest::newRow("a question of no lesson")
            << QStringLiteral("s1,which-ideal,z,1\n") << core::MarkingFault::UnknownQuestion
            << QStringLiteral("which-ideal/z") << 2;
        QTest::newRow("a question of two lessons")
            << QStringLiteral("s1,,b,1\n") << core::MarkingFault::UnknownQuestion
            << QStringLiteral("b") << 2;
        QTest::newRow("a lesson that is not on the sheet")
            << QStringLiteral("s2,divided-by-what,three,1\n") << core::MarkingFault::NotAsked
            << QStringLiteral("divided-by-what/three") << 2;
        QTest::newRow("twice") << QStringLiteral("s1,which-ideal,b,1\ns1,which-ideal,b,0.53\n")
                               << core::MarkingFault::AnsweredTwice
                               << QStringLiteral("which-ideal/b") << 3;
    }
    void whatCannotBeMarkedIsTold()
    {
        QFETCH(const QString, rows);
        QFETCH(const core::MarkingFault, fault);
        QFETCH(const QString, found);
        QFETCH(const int, line);
        const auto table = answersIn(QStringLiteral("student,lesson,guess,answer\n") + rows);
        QVERIFY(table);
        const auto marking = core::marked(lessons(), key(), table->answers);
        QCOMPARE(marking.diagnostics.size(), std::size_t(1));
        QCOMPARE(marking.diagnostics.front().fault, fault);
        QCOMPARE(QString::fromStdString(marking.diagnostics.front().found), found);
        QCOMPARE(marking.diagnostics.front().line, std::size_t(line));
    }

    void aLineIsToldOnce()
    {
        const auto table =
            answersIn(QStringLiteral("student,which-ideal/b,three\ns9,1,1\ns2,1,\n"));
        QVERIFY(table);
        const auto marking = core::marked(lessons(), key(), table->answers);
        QCOMPARE(marking.diagnostics.size(), std::size_t(1));
        QCOMPARE(marking.diagnostics.front().line, std::size_t(2));
        QCOMPARE(marking.answers.size(), std::size_t(1));
    }

    void theLaterAnswerCounts()
    {
        const auto table = answersIn(
            QStringLiteral("student,which-ideal/b\ns1,1\ns1,0.5325\nset 7F3A,\ns2,0.5325\n"));
        QVERIFY(table);
        const auto marking = core::marked(lessons(), key(), table->answers);
        QCOMPARE(marking.answers.size(), std::size_t(2));
        QCOMPARE(marking.answers.front().given.line, std::size_t(3));
        QCOMPARE(marking.answers.front().mark, core::Mark::Right);
        QCOMPARE(marking.diagnostics.size(), std::size_t(1));
        QCOMPARE(marking.diagnostics.front().earlier, std::size_t(2));
    }

    void misconceptionsAreCounted()
    {
        const auto table = answersIn(
            QStringLiteral("student,which-ideal/b,which-ideal/rr,three\ns1,1.0,up,1\ns2,1,up,\n"));
        QVERIFY(table);
        const auto counts =
            core::markCounts(core::marked(lessons(), key(), table->answers), lessons());
        QStringList found;
        for (const core::MarkCount& count : counts)
            found += QString::fromStdString(count.guess + ": " + count.rule + " " +
                                            std::to_string(count.count));
        QCOMPARE(found,
                 QStringList({QStringLiteral("rr: up 2"), QStringLiteral("b: ideal=retrieved 2"),
                              QStringLiteral("three: denominator=hits 1")}));
    }
};

QTEST_GUILESS_MAIN(TestMarking)

}  // namespace tst_marking

#include "tst_marking.moc"
