// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/syllabus.h"
#include "tests/small_lesson.h"

#include <QDir>
#include <QTest>

#include <fstream>
#include <iterator>

namespace tst_syllabus {

/// A lesson of one step; front matter as "minutes: 20\nneeds: a".
core::Lesson lessonWith(const std::string& id, const std::string& front = {})
{
    std::string text =
        smallLessonText("```rankscope list A\n3 2 0\n```\n", "measure=P@3 of=A", {}, id);
    text.insert(text.find("source:"), front.empty() ? front : front + "\n");
    return core::parseLesson(text, id + ".md").value();
}

std::vector<core::Lesson> shipped()
{
    std::vector<core::Lesson> lessons;
    for (const QFileInfo& file : QDir(QStringLiteral(LESSONS)).entryInfoList({"*.md"})) {
        std::ifstream in(file.filePath().toStdString());
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        lessons.push_back(core::parseLesson(text, file.fileName().toStdString()).value());
    }
    return lessons;
}

class TestSyllabus : public QObject {
    Q_OBJECT

private slots:
    void lessonsFillAClass_data()
    {
        QTest::addColumn<QVector<int>>("wanted");
        QTest::addColumn<int>("minutes");
        QTest::addColumn<QVector<int>>("lessons");
        QTest::addColumn<int>("ends");
        const auto row = [](const char* name, const QVector<int>& wanted, int minutes,
                            const QVector<int>& lessons, int ends) {
            QTest::newRow(name) << wanted << minutes << lessons << ends;
        };
        // 0 takes 20 minutes, 1 needs it and takes 15, 2 needs 1 and takes 3, 3 takes 30.
        row("all of them", {0, 1, 2, 3}, core::anyLength, {0, 1, 2, 3}, 68);
        row("one brings what it needs, first", {2}, 90, {0, 1, 2}, 38);
        row("what is needed twice is there once", {1, 2}, 90, {0, 1, 2}, 38);
        row("one that is too long with its needs is left out", {2, 3}, 37, {3}, 30);
        row("a later, shorter one still fits", {3, 0, 1}, 50, {0, 3}, 50);
        row("none fits", {0}, 19, {}, 0);
    }
    void lessonsFillAClass()
    {
        QFETCH(const QVector<int>, wanted);
        QFETCH(const int, minutes);
        QFETCH(const QVector<int>, lessons);
        QFETCH(const int, ends);
        const std::vector<core::Lesson> known{
            lessonWith("a", "minutes: 20"), lessonWith("b", "minutes: 15\nneeds: a"),
            lessonWith("c", "needs: b, elsewhere"), lessonWith("d", "minutes: 30")};
        const auto rows = core::syllabusOf(
            known, std::vector<std::size_t>(wanted.begin(), wanted.end()), minutes);
        QVector<int> found;
        int begins = 0;
        for (const core::SyllabusRow& row : rows) {
            found << int(row.lesson);
            QCOMPARE(row.begins, begins);
            begins = row.ends;
        }
        QCOMPARE(found, lessons);
        QCOMPARE(begins, ends);
    }

    void frontMatterIsRead_data()
    {
        QTest::addColumn<QByteArray>("front");
        QTest::addColumn<bool>("isGood");
        QTest::newRow("both") << QByteArray("minutes: 90\nneeds: a,  b-2") << true;
        QTest::newRow("a day") << QByteArray("minutes: 1440") << true;
        QTest::newRow("more than a day") << QByteArray("minutes: 1441") << false;
        QTest::newRow("no minute") << QByteArray("minutes: 0") << false;
        QTest::newRow("hours") << QByteArray("minutes: 1 h") << false;
        QTest::newRow("a title instead of an id") << QByteArray("needs: Which ideal?") << false;
        QTest::newRow("nothing between commas") << QByteArray("needs: a,,b") << false;
    }
    void frontMatterIsRead()
    {
        QFETCH(const QByteArray, front);
        QFETCH(const bool, isGood);
        std::string text = smallLessonText("```rankscope list A\n3 2 0\n```\n", "measure=P@3 of=A");
        text.insert(text.find("source:"), front.toStdString() + "\n");
        const auto lesson = core::parseLesson(text, "one.md");
        QCOMPARE(bool(lesson), isGood);
        if (!isGood)
            QCOMPARE(lesson.error().line, std::size_t{6});
    }

    void needsAreChecked_data()
    {
        QTest::addColumn<QByteArray>("needs");
        QTest::addColumn<int>("fault");  // -1: none
        QTest::newRow("a lesson that is known") << QByteArray("needs: other") << -1;
        QTest::newRow("one that is not")
            << QByteArray("needs: nowhere") << int(core::LessonFault::UnknownNeed);
        QTest::newRow("itself") << QByteArray("needs: one") << int(core::LessonFault::CircularNeed);
        QTest::newRow("one that needs it")
            << QByteArray("needs: back") << int(core::LessonFault::CircularNeed);
        QTest::newRow("one of a circle elsewhere") << QByteArray("needs: left") << -1;
    }
    void needsAreChecked()
    {
        QFETCH(const QByteArray, needs);
        QFETCH(const int, fault);
        const core::Lesson one = lessonWith("one", needs.toStdString());
        const std::vector<core::Lesson> known{
            one, lessonWith("other"), lessonWith("back", "needs: one"),
            lessonWith("left", "needs: right"), lessonWith("right", "needs: left")};
        const auto diagnostics = core::checkLesson(one, known);
        QCOMPARE(int(diagnostics.size()), fault < 0 ? 0 : 1);
        if (fault >= 0)
            QCOMPARE(int(diagnostics.front().fault), fault);
    }

    /// So a class in the order of the lessons never meets a need that comes later.
    void shippedLessonsNeedEarlierOnes()
    {
        const auto lessons = shipped();
        QVERIFY(lessons.size() >= 22);
        for (const core::Lesson& lesson : lessons) {
            QVERIFY2(lesson.minutes >= 10 && lesson.minutes <= 30, lesson.id.c_str());
            for (const std::string& need : lesson.needs) {
                const core::Lesson* needed = core::lessonWithId(lessons, need);
                QVERIFY2(needed && needed->number < lesson.number, lesson.id.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSyllabus)

}  // namespace tst_syllabus

#include "tst_syllabus.moc"
