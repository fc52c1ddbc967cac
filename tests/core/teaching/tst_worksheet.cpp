// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/table_text.h"
#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/worksheets/roster.h"
#include "core/teaching/worksheets/worksheet.h"
#include "core/teaching/worksheets/worksheet_key.h"
#include "tests/small_lesson.h"

#include <QDir>
#include <QTest>

#include <set>
#include <string>

namespace tst_worksheet {

namespace {

core::Lesson lessonOf(const std::string& id)
{
    const std::string path = std::string(LESSONS) + "/" + id + ".md";
    const auto text = core::readText(path);
    const auto lesson = core::parseLesson(text ? *text : std::string(), path);
    return lesson ? *lesson : core::Lesson();
}

/// A lesson without a `vary`: all students have it as it stands.
core::Lesson unvaried()
{
    return smallLesson("```rankscope list A\n3 2 0 | 1\n```\n", "measure=Recall@3 of=A",
                       "wrong measure=P@3: \"Of three.\"\n");
}

std::vector<core::Student> studentsIn(const QString& text)
{
    const auto roster = core::parseRoster(text.toStdString(), "roster.csv");
    return roster ? *roster : std::vector<core::Student>();
}

}  // namespace

class TestWorksheet : public QObject {
    Q_OBJECT

private slots:
    void aRosterIsRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("students");
        const QStringList two{QStringLiteral("s1=Anna Müller"), QStringLiteral("s2=李雷")};
        QTest::newRow("id and name") << QStringLiteral("id,name\ns1,Anna Müller\ns2,李雷\n") << two;
        QTest::newRow("semicolons, the name first, another column between")
            << QStringLiteral("Name;Kurs;Matrikel-Nr.\nAnna Müller;IR;s1\n李雷;IR;s2\n") << two;
        QTest::newRow("first and last name, as Moodle exports them")
            << QStringLiteral("\"First name\",\"Last name\",\"ID number\",\"Email address\"\n"
                              "Anna,Müller,s1,a@x.org\n,李雷,s2,l@x.org\n")
            << two;
        QTest::newRow("a byte order mark")
            << QStringLiteral("\uFEFFid,name\ns1,Anna Müller\ns2,李雷") << two;
        QTest::newRow("a running number beside what the university calls a student")
            << QStringLiteral("Nr.;Name;MtkNr\n1;Anna Müller;s1\n2;李雷;s2\n") << two;
        QTest::newRow("Canvas's gradebook")
            << QStringLiteral("Student,ID,Section,Final Score\n    Points Possible,,,100\n"
                              "Anna Müller,s1,IR,\n李雷,s2,IR,\n")
            << two;
        QTest::newRow("a Chinese name in two columns")
            << QStringLiteral("Matrikelnummer;Nachname;Vorname\ns1;Müller;Anna\ns2;李;雷\n") << two;
        QTest::newRow("in Chinese") << QStringLiteral("学号,姓名\ns1,Anna Müller\ns2,李雷") << two;
        QTest::newRow("tabs and no heading")
            << QStringLiteral("s1\tAnna Müller\ns2\t李雷\n") << two;
        QTest::newRow("empty lines, with and without delimiters")
            << QStringLiteral("\n\nid,name\n,\ns1,Anna Müller\n\ns2,李雷\n,\n") << two;
        QTest::newRow("one column, no heading")
            << QStringLiteral("s1\ns2\n")
            << QStringList{QStringLiteral("s1="), QStringLiteral("s2=")};
        QTest::newRow("names alone are the ids")
            << QStringLiteral("name\nAnna\nBen\n")
            << QStringList{QStringLiteral("Anna=Anna"), QStringLiteral("Ben=Ben")};
    }

    void aRosterIsRead()
    {
        QFETCH(const QString, text);
        QStringList read;
        for (const core::Student& student : studentsIn(text))
            read << QString::fromStdString(student.id + "=" + student.name);
        QTEST(read, "students");
    }

    void aRosterIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("found");
        QTest::newRow("a student twice")
            << QStringLiteral("id,name\ns1,Anna\n\ns1,Ben\n") << 4 << QStringLiteral("s1");
        QTest::newRow("a student without an id")
            << QStringLiteral("id;name\ns1;Anna\n;Ben\n") << 3 << QStringLiteral(";Ben");
        QTest::newRow("a row of one cell more")
            << QStringLiteral("id,name\ns1,Müller, Anna\n") << 2 << QStringLiteral("3");
        QTest::newRow("a heading that names nobody")
            << QStringLiteral("course,term,room\nIR,W26,12\n") << 1
            << QStringLiteral("course,term,room");
        QTest::newRow("a heading alone") << QStringLiteral("id,name\n") << 0 << QString();
        QTest::newRow("nothing") << QString() << 0 << QString();
    }

    void aRosterIsRefused()
    {
        QFETCH(const QString, text);
        const auto roster = core::parseRoster(text.toStdString(), "roster.csv");
        QVERIFY(!roster);
        QCOMPARE(QString::fromStdString(roster.error().file), QStringLiteral("roster.csv"));
        QTEST(static_cast<int>(roster.error().line), "line");
        QTEST(QString::fromStdString(roster.error().found), "found");
    }

    void noTwoOfAClassAreAlike()
    {
        const std::array lessons{lessonOf("which-ideal")};
        const auto students = core::numberedStudents(30);
        const auto made = core::worksheets(lessons, students, 2026);
        QVERIFY(made);
        QCOMPARE(made->sheets.size(), std::size_t{30});
        QVERIFY(made->shared.empty());
        std::set<std::string> codes;
        std::set<std::vector<std::string>> asked;
        for (const core::Worksheet& sheet : made->sheets) {
            codes.insert(sheet.code);
            for (const core::SheetLesson& lesson : sheet.lessons) {
                std::vector<std::string> numbers{lesson.lesson.id};
                for (const core::SheetQuestion& question : lesson.questions)
                    for (const core::LessonValue& value : question.values)
                        numbers.push_back(value.value ? std::to_string(*value.value) : "none");
                asked.insert(numbers);
            }
        }
        QCOMPARE(codes.size(), std::size_t{30});
        QCOMPARE(asked.size(), std::size_t{30});
    }

    void aClassIsTheSameAgain()
    {
        const std::array lessons{lessonOf("which-ideal")};
        const auto students = core::numberedStudents(5);
        const auto text = [&](std::uint64_t course) {
            const auto made = core::worksheets(lessons, students, course);
            return made ? core::tableText(core::keyTable(*made), core::TableFormat::Csv)
                        : std::string();
        };
        QCOMPARE(text(2026), text(2026));
        QVERIFY(text(2026) != text(2027));
    }

    void whoJoinsAtTheEndLeavesTheOthersTheirSheets()
    {
        const std::array lessons{lessonOf("which-ideal")};
        const auto few = core::worksheets(lessons, core::numberedStudents(5), 2026);
        const auto many = core::worksheets(lessons, core::numberedStudents(8), 2026);
        QVERIFY(few && many);
        for (std::size_t i = 0; i < 5; ++i)
            QCOMPARE(few->sheets[i].code, many->sheets[i].code);
    }

    void aSheetIsFoundByItsCode()
    {
        const std::array lessons{lessonOf("which-ideal")};
        const auto made = core::worksheets(lessons, core::numberedStudents(3), 2026);
        QVERIFY(made);
        const core::Worksheet& last = made->sheets.back();
        const auto code =
            core::codeOfSet("Set " + QString::fromStdString(last.code).toUpper().toStdString());
        QVERIFY(code);
        const auto found = core::sheetOf(lessons, 2026, *code);
        QVERIFY(found);
        QCOMPARE(found->seed, last.seed);
        QVERIFY(found->lessons.front().lesson.data.front().content ==
                last.lessons.front().lesson.data.front().content);
    }

    void codesAreRead_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("code");
        QTest::newRow("as it stands on paper")
            << QStringLiteral("set 7f3a") << QStringLiteral("7f3a");
        QTest::newRow("alone") << QStringLiteral(" 7F3A ") << QStringLiteral("7f3a");
        QTest::newRow("a long one") << QStringLiteral("7f3a1") << QStringLiteral("7f3a1");
        QTest::newRow("too short") << QStringLiteral("7f3") << QString();
        QTest::newRow("no digit of these") << QStringLiteral("7g3a") << QString();
        QTest::newRow("nothing") << QStringLiteral("set") << QString();
    }

    void codesAreRead()
    {
        QFETCH(const QString, typed);
        QTEST(QString::fromStdString(core::codeOfSet(typed.toStdString()).value_or("")), "code");
    }

    void spreadsheetsKeepEveryCode()
    {
        const std::array lessons{unvaried()};
        const auto made = core::worksheets(lessons, core::numberedStudents(300), 7);
        QVERIFY(made);
        std::set<std::string> codes;
        for (const core::Worksheet& sheet : made->sheets) {
            codes.insert(sheet.code);
            bool isNumber = false;
            QString::fromStdString(sheet.code).toDouble(&isNumber);
            QVERIFY2(!isNumber, sheet.code.c_str());
        }
        QCOMPARE(codes.size(), std::size_t{300});
    }

    void aLessonThatDoesNotVarySaysSo()
    {
        const std::array lessons{unvaried(), lessonOf("which-ideal")};
        const auto made = core::worksheets(lessons, core::numberedStudents(4), 2026);
        QVERIFY(made);
        QCOMPARE(made->shared, (std::vector<core::SharedVariant>{{"one", 3, 3}}));
    }

    /// P@3 of three documents in any order.
    void answersMayBeEqualOfOtherData()
    {
        const std::array lessons{
            smallLesson("```rankscope list A\n3 2 0\n```\n```rankscope vary A order\n```\n",
                        "measure=P@3 of=A")};
        const auto made = core::worksheets(lessons, core::numberedStudents(4), 2026);
        QVERIFY(made);
        QCOMPARE(made->shared, (std::vector<core::SharedVariant>{{"one", 3, 0}}));
    }

    void theKeyHasRightAndWrong()
    {
        const std::array lessons{unvaried()};
        const std::array students{core::Student{"s1", "Anna"}};
        const auto made = core::worksheets(lessons, students, 2026);
        QVERIFY(made);
        const core::Worksheet& sheet = made->sheets.front();
        QCOMPARE(
            QString::fromStdString(core::tableText(core::keyTable(*made), core::TableFormat::Csv)),
            QStringLiteral("student,name,code,seed,lesson,guess,measure,of,value,exact,"
                           "tolerance,answer,wrong 1,value 1\ns1,Anna,%1,%2,one,g,Recall@3,A,"
                           "0.6666666666666666,2/3,0.005,0.6666666666666666,measure=P@3,"
                           "0.6666666666666666\n")
                .arg(QString::fromStdString(sheet.code))
                .arg(sheet.seed));
    }

    /// Right and wrong numbers of a key are those that the seed in the key gives.
    void theKeyIsTheSheet_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const QString& name :
             QDir(QStringLiteral(LESSONS)).entryList({QStringLiteral("*.md")}))
            QTest::newRow(qPrintable(name)) << name.chopped(3);
    }

    void theKeyIsTheSheet()
    {
        QFETCH(const QString, lesson);
        const std::array lessons{lessonOf(lesson.toStdString())};
        const auto made = core::worksheets(lessons, core::numberedStudents(2), 2026);
        QVERIFY(made);
        const core::Table key = core::keyTable(*made);
        std::size_t row = 0;
        for (const core::Worksheet& sheet : made->sheets) {
            const auto variant = core::variantOf(lessons.front(), sheet.seed);
            QVERIFY(variant);
            for (const core::LessonStep& step : variant->steps)
                for (const core::LessonGuess& guess : step.guesses)
                    for (const core::LessonNumber& number : guess.numbers) {
                        const auto& cells = key.rows[row++];
                        const auto is = [&](const core::LessonNumber& own, std::size_t column) {
                            const core::LessonValue value =
                                core::lessonValue(own, *variant->dataNamed(own.data));
                            return value.value ? cells[column].number == *value.value
                                               : cells[column].text == "undefined";
                        };
                        QVERIFY(is(number, 8));
                        for (std::size_t i = 0; i < guess.wrong.size(); ++i)
                            QVERIFY(is(guess.wrong[i].number, 13 + 2 * i));
                    }
        }
        QCOMPARE(row, key.rows.size());
    }

    void theKeyIsReadAgain()
    {
        const std::array lessons{lessonOf("which-ideal"), lessonOf("every-answer")};
        const std::array students{core::Student{"s1", "Müller, Anna"}, core::Student{"s2", "李雷"}};
        const auto made = core::worksheets(lessons, students, 2026);
        QVERIFY(made);
        const std::string text = core::tableText(core::keyTable(*made), core::TableFormat::Csv);
        QVERIFY(core::isKey(text));
        const auto read = core::parseKey(text, "key.csv");
        QVERIFY(read);
        std::vector<core::KeyedLesson> expected;
        for (const core::Worksheet& sheet : made->sheets)
            for (const core::SheetLesson& lesson : sheet.lessons)
                expected.push_back({sheet.student.id, sheet.student.name, sheet.code,
                                    lesson.lesson.id, sheet.seed});
        QCOMPARE(*read, expected);
    }

    void aKeyIsRefused()
    {
        const auto lacking = core::parseKey("student,code\ns1,7f3a\n", "key.csv");
        QVERIFY(!lacking);
        QCOMPARE(lacking.error().found, std::string("lesson"));
        const auto bad =
            core::parseKey("student,code,lesson,seed\ns1,7f3a,which-ideal,x\n", "key.csv");
        QVERIFY(!bad);
        QCOMPARE(bad.error().line, std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TestWorksheet)

}  // namespace tst_worksheet

#include "tst_worksheet.moc"
