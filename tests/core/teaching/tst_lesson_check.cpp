// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_check.h"
#include "tests/small_lesson.h"

#include <QTest>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tst_lesson_check {

using core::LessonFault;
using Faults = std::vector<std::string>;

namespace {

const std::string list = "```rankscope list A\n3 2 0\n```\n";
const std::string fourRelevant = "```rankscope list A\n1 1 1 1\n```\n";
const std::string another = "```rankscope list B\n1 0\n```\n";

/// The names of faults, in their order.
constexpr std::array<std::string_view, 16> faultNames{
    "TooManySteps", "TooManyWords", "MissingText", "NoPictureText", "NoAnswer",   "WrongIsRight",
    "WrongIsNear",  "EqualNumbers", "UnusedData",  "TypedNumber",   "BlankCount", "NotTrue",
    "NoVariant",    "Unwritten",    "UnknownNeed", "CircularNeed"};
static_assert(faultNames.size() == static_cast<std::size_t>(LessonFault::CircularNeed) + 1);

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    return text.replace(text.find(what), what.size(), with);
}

std::string words(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += "word ";
    return text;
}

/// Its only text is this.
std::string saying(const std::string& text)
{
    return replaced(smallLessonText(list, "measure=P@3 of=A"), "Text.", text);
}

std::string wrong(const std::string& rule)
{
    return "wrong " + rule + ": \"x\"\n";
}

core::Lesson needing(const std::string& id, const std::vector<std::string>& needs)
{
    core::Lesson lesson = smallLesson(list, "measure=P@3 of=A", {}, id);
    lesson.needs = needs;
    return lesson;
}

/// "WrongIsRight at 16 g".
Faults faultsOf(const core::Lesson& lesson, const std::vector<core::Lesson>& others = {})
{
    Faults faults;
    for (const core::LessonDiagnostic& fault : core::checkLesson(lesson, others))
        faults.push_back(std::string(faultNames.at(static_cast<std::size_t>(fault.fault))) +
                         " at " + std::to_string(fault.line) + " " + fault.found +
                         (fault.language.empty() ? "" : " " + fault.language));
    return faults;
}

}  // namespace

class TestLessonCheck : public QObject {
    Q_OBJECT
private slots:
    void faults_data();
    void faults();
    void steps();
    void needs_data();
    void needs();
    void countedWords_data();
    void countedWords();
};

void TestLessonCheck::faults_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Faults>("expected");
    const auto row = [](const char* name, const std::string& text, const Faults& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("60 words", saying(words(60)), {});
    row("61 words", saying(words(61)), {"TooManyWords at 12 61 en"});
    row("a picture without a text, in a sentence", saying("A ![](list.png) (b)"),
        {"NoPictureText at 12 ![](list.png) en"});
    row("a picture with a text", saying("A ![a list](list.png) b"), {});
    // A recall of 1, and of a quarter and a half at lower ranks.
    const auto recall = [](const char* tolerance, const std::string& lines) {
        return smallLessonText(fourRelevant,
                               std::string("measure=Recall@4 of=A tolerance=") + tolerance, lines);
    };
    row("three tolerances apart", recall("0.25", wrong("measure=Recall@1")), {});
    row("less than three tolerances apart", recall("0.2501", wrong("measure=Recall@1")),
        {"WrongIsNear at 16 g"});
    row("one tolerance apart", recall("0.75", wrong("measure=Recall@1")), {"WrongIsRight at 16 g"});
    row("two wrong numbers near each other",
        recall("0.1", wrong("measure=Recall@1") + wrong("measure=Recall@2")),
        {"WrongIsNear at 16 g"});
    row("two wrong numbers apart",
        recall("0.05", wrong("measure=Recall@1") + wrong("measure=Recall@2")), {});
    row("nothing is near what is undefined",
        smallLessonText(list, "measure=ERR(max=2)@3 of=A", wrong("measure=P@3")), {});
    row("what is undefined is near nothing",
        smallLessonText(list, "measure=P@3 of=A", wrong("measure=ERR(max=2)@3")), {});
    row("a choice of equal numbers", smallLessonText(list, "measure=RC,RR of=A kind=choice"), {});
    row("an order of equal numbers", smallLessonText(list, "measure=RC,RR of=A kind=order"),
        {"EqualNumbers at 16 g"});
    row("one blank for one number",
        smallLessonText(list, "measure=P@3 of=A kind=blanks", "formula: \"P@3 = _\"\n"), {});
    row("no blank for one number",
        smallLessonText(list, "measure=P@3 of=A kind=blanks", "formula: \"P@3 =\"\n"),
        {"BlankCount at 16 g en"});
    row("data that nothing uses", smallLessonText(list + another, "measure=P@3 of=A"),
        {"UnusedData at 1 B"});
    row("data of a text",
        replaced(smallLessonText(list + another, "measure=P@3 of=A"), "Text.", "It is {P@2 of=B}."),
        {});
    row("data of a panel",
        replaced(smallLessonText(list + another, "measure=P@3 of=A"), "Text.",
                 "Text.\n\n```rankscope show list of=B\n```"),
        {});
    row("data of a wrong number",
        smallLessonText(list + another, "measure=P@3 of=A", wrong("of=B")), {});
    row("an unwritten source",
        replaced(smallLessonText(list, "measure=P@3 of=A"), "source: me", "source: ☐ Where?"),
        {"Unwritten at 1 ☐ Where?"});
    row("an unwritten line of a text", saying("First.\n☐ Then\nlast."),
        {"Unwritten at 12 ☐ Then en"});
    row("a number in the title",
        replaced(smallLessonText(list, "measure=P@3 of=A"), "\"One\"", "\"0.5\""),
        {"TypedNumber at 1 0.5 en"});
    row("several faults, by line",
        replaced(smallLessonText(list + another, "measure=P@3 of=A", "hint: \"0.5\"\n"), "Text.",
                 "It is 0.25."),
        {"UnusedData at 1 B", "TypedNumber at 15 0.25 en", "TypedNumber at 19 0.5 en"});
    row("a condition that the data break",
        replaced(smallLessonText(list, "measure=nDCG@3 of=A"), "```rankscope list",
                 "```rankscope vary A order\nP@1 of=A = 0\n```\n```rankscope list"),
        {"NotTrue at 9 "});
}

void TestLessonCheck::faults()
{
    QFETCH(const std::string, text);
    const auto lesson = core::parseLesson(text, "one.md");
    QVERIFY(lesson);
    QTEST(faultsOf(*lesson), "expected");
}

void TestLessonCheck::steps()
{
    core::Lesson lesson = smallLesson(list, "measure=P@3 of=A");
    const core::LessonStep last = lesson.steps.front();
    lesson.steps.front().guesses.clear();
    const core::LessonStep empty = lesson.steps.front();
    lesson.steps.assign(5, empty);
    lesson.steps.push_back(last);
    QCOMPARE(faultsOf(lesson), Faults());
    lesson.steps.push_back(last);
    lesson.steps.back().guesses.front().id = "h";
    lesson.steps.back().line = 90;
    QCOMPARE(faultsOf(lesson), Faults{"TooManySteps at 90 7"});
}

void TestLessonCheck::needs_data()
{
    QTest::addColumn<std::vector<std::string>>("needs");  // of the lesson a
    QTest::addColumn<Faults>("expected");
    // b needs nothing, c needs b, d needs e, which needs a; f and g need each other.
    using Ids = std::vector<std::string>;
    QTest::newRow("nothing") << Ids{} << Faults{};
    QTest::newRow("lessons that are there") << Ids{"b", "c"} << Faults{};
    QTest::newRow("itself") << Ids{"a"} << Faults{"CircularNeed at 1 a"};
    QTest::newRow("one that needs one that needs it") << Ids{"d"} << Faults{"CircularNeed at 1 d"};
    QTest::newRow("one that needs it") << Ids{"b", "e"} << Faults{"CircularNeed at 1 e"};
    QTest::newRow("others that need each other") << Ids{"f"} << Faults{};
    QTest::newRow("one that is not there") << Ids{"x", "b"} << Faults{"UnknownNeed at 1 x"};
}

void TestLessonCheck::needs()
{
    QFETCH(const std::vector<std::string>, needs);
    const core::Lesson lesson = needing("a", needs);
    QVERIFY(!lesson.steps.empty());
    const std::vector<core::Lesson> others{lesson,
                                           needing("b", {}),
                                           needing("c", {"b"}),
                                           needing("d", {"e"}),
                                           needing("e", {"a"}),
                                           needing("f", {"g"}),
                                           needing("g", {"f"})};
    QTEST(faultsOf(lesson, others), "expected");
    QCOMPARE(faultsOf(needing("a", {"x"})), Faults());
}

void TestLessonCheck::countedWords_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("expected");
    const auto row = [](const char* name, const char* text, std::size_t expected) {
        QTest::newRow(name) << std::string(text) << expected;
    };
    row("nothing", "", 0);
    row("signs alone", "- * / : @ [ ` {", 0);
    row("letters and digits at the ends of their ranges", "0 9 A Z a z", 6);
    row("words joined by signs", "B's nDCG@5 a-b", 3);
    row("words in lines", "one\ntwo", 2);
    row("accented letters", "été à la", 3);
    row("a word that ends with an accent", "café au", 2);
    row("one Chinese character", "理", 1);
    row("two", "理想", 1);
    row("three", "理想排", 2);
    row("a word between characters", "理nDCG想", 2);
    row("a word behind characters", "理想 nDCG", 2);
    row("Hangul", "가힣", 1);
    row("a comma between characters", "理想，排", 2);
    row("a dash is no word", "a — b", 2);
    row("quotation marks", "“one two” three", 3);
}

void TestLessonCheck::countedWords()
{
    QFETCH(const std::string, text);
    QTEST(core::wordCount(text), "expected");
}

QTEST_APPLESS_MAIN(TestLessonCheck)

}  // namespace tst_lesson_check

#include "tst_lesson_check.moc"
