// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/lesson_number.h"
#include "ui/text/language/language.h"
#include "ui/text/lessons/lesson_choices.h"
#include "ui/text/lessons/lesson_draft.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace tst_lesson_draft {

using ui::LessonDraft;

namespace {

const QString oddName = QStringLiteral("Grand Hôtel “Pâtisserie”: {AP of=A} | \\ \"1/2\"\n中文");

core::RankedList listOf(const std::string& grades)
{
    return core::parseGrades(grades, "grades").value();
}

core::MeasureSpec measureOf(const std::string& text)
{
    return core::parseMeasureSpec(text).value();
}

/// What is wrong with the lesson, but for what is still to be written.
std::vector<core::LessonDiagnostic> faultsOf(const core::Lesson& lesson)
{
    auto diagnostics = core::checkLesson(lesson);
    std::erase_if(diagnostics, [](const core::LessonDiagnostic& diagnostic) {
        return diagnostic.fault == core::LessonFault::Unwritten;
    });
    return diagnostics;
}

/// What the draft's file is read as; without steps where it is none, or not good.
core::Lesson goodLesson(const LessonDraft& draft)
{
    const auto text = draft.text(QStringLiteral("my lesson"));
    const auto lesson = core::parseLesson(text.value_or(""), "my-lesson.md");
    if (!lesson)
        qWarning("%s\n%zu: %s, %s", text.value_or("none").c_str(), lesson.error().line,
                 lesson.error().found.c_str(), lesson.error().expected.c_str());
    else
        for (const core::LessonDiagnostic& diagnostic : faultsOf(*lesson))
            qWarning("line %zu: fault %d: %s", diagnostic.line, int(diagnostic.fault),
                     diagnostic.found.c_str());
    return lesson && faultsOf(*lesson).empty() ? *lesson : core::Lesson();
}

core::LessonValue answerOf(const core::Lesson& lesson, std::size_t step)
{
    const core::LessonNumber& number = lesson.steps.at(step).guesses.front().numbers.front();
    return core::lessonValue(number, *lesson.dataNamed(number.data));
}

core::Samples samplesOf(std::vector<std::uint8_t> labels, std::vector<double> scores)
{
    core::Samples samples;
    samples.classes = {oddName.toStdString(), "clicked"};
    samples.labels = std::move(labels);
    samples.models = {{"model", std::move(scores)}};
    return samples;
}

LessonDraft ofSamples(const core::Samples& samples, std::uint8_t positive, bool higherIsPositive,
                      double threshold)
{
    return LessonDraft::ofSamples(scoredLabels(samples, 0, positive, higherIsPositive), threshold,
                                  QString::fromStdString(samples.classes[positive]));
}

}  // namespace

class TestLessonDraft : public QObject {
    Q_OBJECT

private slots:
    void lists_data();
    void lists();
    void namesSurvive();
    void aSecondListIsSetAgainstTheFirst();
    void commonMistakes();
    void everyProposalIsGood_data();
    void everyProposalIsGood();
    void anotherMeasureKeepsWhatWasWritten();
    void oneChoosesWhatIsAsked();
    void queries();
    void samples();
    void lowScoresMayBePositive();
    void counts();
    void differences();
    void textsAreInTheLanguageSpoken_data();
    void textsAreInTheLanguageSpoken();
    void idsAreMadeOfFileNames_data();
    void idsAreMadeOfFileNames();
};

void TestLessonDraft::lists_data()
{
    QTest::addColumn<QString>("grades");
    QTest::addColumn<QString>("measure");
    for (const char* measure : {"nDCG@5", "AP@3", "RR", "P@2", "ERR", "RC", "Bpref", "Recall@2",
                                "nDCG(gain=exp,ideal=retrieved)@5"})
        for (const char* grades : {"3 2 3 0 1", "0 1 1 | 1", "u 0 2 | 0", "1", "0 0 0", "2 1 0"})
            QTest::addRow("%s of %s", measure, grades)
                << QString::fromUtf8(grades) << QString::fromUtf8(measure);
}

void TestLessonDraft::lists()
{
    QFETCH(const QString, grades);
    QFETCH(const QString, measure);
    const core::RankedList list = listOf(grades.toStdString());
    const core::MeasureSpec definition = measureOf(measure.toStdString());
    const core::Lesson lesson = goodLesson(LessonDraft::ofLists(list, {}, definition));
    QVERIFY(lesson.steps.size() >= 2);
    core::LessonNumber number;
    number.measure = core::toText(definition);
    number.data = "A";
    QVERIFY(answerOf(lesson, 0).value == core::lessonValue(number, {"A", std::vector{list}}).value);
    const auto& first =
        std::get<std::vector<core::RankedList>>(lesson.dataNamed("A")->content).front();
    QCOMPARE(core::gradesText(first), core::gradesText(list));
}

void TestLessonDraft::namesSurvive()
{
    core::RankedList list = listOf("3 2 3 | 1");
    list.query = oddName.toStdString();
    list.ranked[0].title = oddName.toStdString();
    list.ranked[1].id = "two words";
    list.notRetrieved[0].title = "missed";
    list.ranked[2].score = 0.5;
    const core::Lesson lesson = goodLesson(LessonDraft::ofLists(list, {}, measureOf("nDCG@3")));
    const QString name = QString(oddName).replace(u'\n', u' ');
    QVERIFY(!lesson.steps.empty());
    // A number in a title would be one that is typed, if not in quotation marks.
    QCOMPARE(QString::fromStdString(lesson.title.at("en")),
             QStringLiteral("“Grand Hôtel ‘Pâtisserie’: \\{AP of=A} | \\ \"1/2\" 中文”"));
    const auto& read =
        std::get<std::vector<core::RankedList>>(lesson.dataNamed("A")->content).front();
    QCOMPARE(QString::fromStdString(read.ranked[0].title), name);
    QCOMPARE(QString::fromStdString(read.ranked[1].id), QStringLiteral("two words"));
    list.query = "cakes {for two}";
    QCOMPARE(goodLesson(LessonDraft::ofLists(list, {}, measureOf("nDCG@3"))).title.at("en"),
             std::string("cakes \\{for two}"));
    QCOMPARE(QString::fromStdString(read.notRetrieved[0].title), QStringLiteral("missed"));
}

void TestLessonDraft::aSecondListIsSetAgainstTheFirst()
{
    const core::Lesson given =
        goodLesson(LessonDraft::ofLists(listOf("1 0 0"), listOf("0 1 0"), measureOf("RR")));
    QCOMPARE(given.steps.size(), std::size_t{3});
    QCOMPARE(given.steps[1].guesses.front().kind, core::GuessKind::Direction);
    // Without one, the move that raises the measure most: the answer to the top.
    const core::Lesson found =
        goodLesson(LessonDraft::ofLists(listOf("0 0 1"), {}, measureOf("RR")));
    const auto& other =
        std::get<std::vector<core::RankedList>>(found.dataNamed("B")->content).front();
    QVERIFY(other.ranked.front().grade == core::Grade(1));
    // Nothing raises a perfect list.
    QCOMPARE(goodLesson(LessonDraft::ofLists(listOf("1 0"), {}, measureOf("RR"))).steps.size(),
             std::size_t{2});
}

/// 2^grade - 1, and the list's own documents as ideal.
void TestLessonDraft::commonMistakes()
{
    const core::Lesson lesson =
        goodLesson(LessonDraft::ofLists(listOf("1 2 0 3 | 2"), {}, measureOf("nDCG@4")));
    QStringList rules;
    for (const core::WrongNumber& wrong : lesson.steps.front().guesses.front().wrong)
        for (const auto& [rule, value] : wrong.number.rules)
            rules << QString::fromStdString(rule + '=' + value);
    QVERIFY2(rules.contains(QStringLiteral("gain=exp")), qPrintable(rules.join(u' ')));
    QVERIFY2(rules.contains(QStringLiteral("ideal=retrieved")), qPrintable(rules.join(u' ')));
}

void TestLessonDraft::everyProposalIsGood_data()
{
    lists_data();
}

/// All questions with all their wrong answers, about every measure that is offered, are a lesson
/// without a fault, and nothing in it is still to be written.
void TestLessonDraft::everyProposalIsGood()
{
    QFETCH(const QString, grades);
    QFETCH(const QString, measure);
    const LessonDraft draft =
        LessonDraft::ofLists(listOf(grades.toStdString()), {}, measureOf(measure.toStdString()));
    std::vector<core::MeasureSpec> measures = draft.measures();
    measures.push_back(measureOf(measure.toStdString()));
    for (const core::MeasureSpec& other : measures) {
        ui::LessonChoices choices = choicesOf(draft.measuredBy(other));
        QVERIFY(choices.questions.size() >= 1);
        for (ui::OfferedQuestion& question : choices.questions) {
            question.isAsked = true;
            question.isForeseen.assign(question.guess().wrong.size(), true);
        }
        const core::Lesson chosen = chosenLesson(choices);
        const core::Lesson lesson = goodLesson(LessonDraft::ofLesson(chosen));
        QCOMPARE(lesson.steps.size(), chosen.steps.size());
        QVERIFY(core::checkLesson(lesson).empty());
    }
}

void TestLessonDraft::anotherMeasureKeepsWhatWasWritten()
{
    const LessonDraft draft =
        LessonDraft::ofLists(listOf("3 2 3 0 1 | 3 2"), {}, measureOf("nDCG@5"));
    ui::LessonChoices choices = choicesOf(draft);
    choices.frame.title = {{"en", "Two ideals"}};
    choices.questions[0].guess().hints = {{{"en", "Sort."}}};
    choices.questions[1].isAsked = false;
    choices.questions[2].isAsked = true;
    choices = choicesMeasuredBy(choices, draft, measureOf("AP@5"));
    QCOMPARE(choices.frame.measures, std::string("AP@5"));
    QCOMPARE(choices.frame.title.at("en"), std::string("Two ideals"));
    QCOMPARE(choices.frame.question.at("en"), std::string("What is AP@5 for A?"));
    QCOMPARE(choices.questions[0].guess().hints.front().at("en"), std::string("Sort."));
    QCOMPARE(choices.questions[0].guess().numbers.front().measure, std::string("AP@5"));
    QVERIFY(!choices.questions[1].isAsked && choices.questions[2].isAsked);
}

/// 3 2 3 0 1 of 3 3 3 2 2 1 0: 0.7659 by the grade, 0.7358 by 2^grade − 1 (numpy).
void TestLessonDraft::oneChoosesWhatIsAsked()
{
    ui::LessonChoices choices =
        choicesOf(LessonDraft::ofLists(listOf("3 2 3 0 1 | 3 2"), {}, measureOf("nDCG@5")));
    const auto& wrong = choices.questions.front().guess().wrong;
    QCOMPARE(wrong.front().number.rules.front(),
             (std::pair<std::string, std::string>("gain", "exp")));
    QVERIFY(ui::wrongAnswerText(choices.frame, wrong.front()).endsWith(QStringLiteral(": 0.7358")));
    for (ui::OfferedQuestion& question : choices.questions)
        question.isAsked = question.guess().id == "first";
    choices.questions.front().isForeseen = {false, true, false, false};
    choices.frame.title = {{"en", "  Own ideal "}};
    choices.questions.front().guess().hints = {{{"en", " "}}};
    const core::Lesson lesson = chosenLesson(choices);
    QCOMPARE(lesson.steps.size(), 1U);
    QCOMPARE(lesson.data.size(), 1U);  // B is not asked about
    QCOMPARE(lesson.title.at("en"), std::string("Own ideal"));
    const core::LessonGuess& guess = lesson.steps.front().guesses.front();
    QVERIFY(guess.hints.empty());
    QCOMPARE(guess.wrong.size(), 1U);
    QCOMPARE(guess.wrong.front().number.rules.front().second, std::string("retrieved"));
    for (ui::OfferedQuestion& question : choices.questions)
        question.isAsked = false;
    QVERIFY(chosenLesson(choices).steps.empty());
}

void TestLessonDraft::queries()
{
    std::vector<core::RankedList> lists{listOf("1 0 0 1 0"), listOf("0 1 0"), listOf("0 0 0")};
    lists[1].query = "birthday cake";
    lists[0].ranked[0].id = "with blanks";
    const core::Lesson lesson = goodLesson(LessonDraft::ofQueries(lists, measureOf("RR@5")));
    QVERIFY(!lesson.steps.empty());
    QVERIFY(answerOf(lesson, 0).exact == core::Fraction(1, 2));
    QVERIFY(!lesson.steps.front().guesses.front().wrong.empty());
    const core::Lesson skipping =
        goodLesson(LessonDraft::ofQueries(lists, measureOf("AP"), core::NoValueRule::Skip));
    QVERIFY(answerOf(skipping, 0).exact == core::Fraction(5, 8));  // 3/4 and 1/2
}

void TestLessonDraft::samples()
{
    const core::Samples samples = samplesOf({1, 1, 0, 0, 1}, {0.9, 0.4, 0.6, 0.2, 0.7});
    const core::Lesson lesson = goodLesson(ofSamples(samples, 1, true, 0.5));
    QVERIFY(!lesson.steps.empty());
    QVERIFY(answerOf(lesson, 0).exact == core::Fraction(2, 3));  // precision
    QVERIFY(answerOf(lesson, 1).exact == core::Fraction(2, 3));
    QVERIFY(lesson.steps.front().guesses.front().wrong.empty());  // recall is the same
    const core::Lesson lower = goodLesson(ofSamples(samples, 1, true, 0.65));
    QVERIFY(answerOf(lower, 0).exact == core::Fraction(1));
    QCOMPARE(lower.steps.front().guesses.front().wrong.size(), std::size_t{1});
    const core::Lesson other = goodLesson(ofSamples(samples, 0, true, 0.5));
    QVERIFY(answerOf(other, 0).exact == core::Fraction(1, 3));
    QVERIFY(other.steps.front().text.at("en").find("中文") != std::string::npos);
}

void TestLessonDraft::lowScoresMayBePositive()
{
    const core::Samples samples = samplesOf({1, 1, 0, 0}, {0.1, 0.4, 0.6, 0.2});
    const core::Lesson lesson = goodLesson(ofSamples(samples, 1, false, 0.4));
    QVERIFY(answerOf(lesson, 0).exact == core::Fraction(2, 3));
    QVERIFY(answerOf(lesson, 1).exact == core::Fraction(1));
}

void TestLessonDraft::counts()
{
    const core::Lesson lesson =
        goodLesson(LessonDraft::ofCounts({30, 10, 20, 940}, QStringLiteral("click")));
    QVERIFY(answerOf(lesson, 0).exact == core::Fraction(3, 4));
    QVERIFY(answerOf(lesson, 1).exact == core::Fraction(3, 5));
    QVERIFY(
        !goodLesson(LessonDraft::ofCounts({0, 0, 19, 100}, QStringLiteral("click"))).steps.empty());
}

void TestLessonDraft::differences()
{
    std::vector<double> differences(24, -0.01);
    differences.push_back(0.29);
    const core::Lesson lesson = goodLesson(LessonDraft::ofDifferences(
        differences, QStringLiteral("nDCG@10"), QStringLiteral("bm25 and {dense}")));
    QVERIFY(answerOf(lesson, 0).exact == core::Fraction(1));
    QVERIFY(answerOf(lesson, 1).exact == core::Fraction(1, 500));
    QVERIFY(std::get<std::vector<double>>(lesson.data.front().content) == differences);
}

void TestLessonDraft::textsAreInTheLanguageSpoken_data()
{
    QTest::addColumn<std::function<LessonDraft()>>("draft");
    const auto row = [](const char* name, std::function<LessonDraft()> draft) {
        QTest::newRow(name) << std::move(draft);
    };
    row("lists", [] { return LessonDraft::ofLists(listOf("0 2 3"), {}, measureOf("nDCG@3")); });
    row("queries", [] {
        return LessonDraft::ofQueries({listOf("1 0"), listOf("0 1"), listOf("0")}, measureOf("RR"));
    });
    row("samples", [] { return ofSamples(samplesOf({1, 0}, {0.9, 0.4}), 1, true, 0.5); });
    row("counts", [] { return LessonDraft::ofCounts({30, 10, 20, 940}, QStringLiteral("点击")); });
    row("differences", [] {
        return LessonDraft::ofDifferences({0.1, -0.2}, QStringLiteral("AP"),
                                          QStringLiteral("A, B"));
    });
}

void TestLessonDraft::textsAreInTheLanguageSpoken()
{
    QFETCH(const std::function<LessonDraft()>, draft);
    ui::speak(QStringLiteral("zh_CN"));
    const core::Lesson lesson = goodLesson(draft());
    ui::speak(QStringLiteral("en"));
    QCOMPARE(lesson.languages, std::vector<std::string>{"zh_CN"});
    QCOMPARE(QString::fromStdString(lesson.steps.back().title.at("zh_CN")),
             QStringLiteral("还要做的事"));
    QVERIFY(std::ranges::any_of(core::checkLesson(lesson), [](const auto& diagnostic) {
        return diagnostic.fault == core::LessonFault::Unwritten && diagnostic.language == "zh_CN";
    }));
}

void TestLessonDraft::idsAreMadeOfFileNames_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id");
    QTest::newRow("a word") << "cakes"
                            << "cakes";
    QTest::newRow("blanks and capitals") << "My 1st  Lesson!"
                                         << "my-1st-lesson";
    QTest::newRow("another script") << QStringLiteral("理想") << "my-lesson";
    QTest::newRow("dashes around") << "--a--"
                                   << "a";
}

void TestLessonDraft::idsAreMadeOfFileNames()
{
    QFETCH(const QString, file);
    const auto text = LessonDraft::ofLists(listOf("1 0"), {}, measureOf("RR")).text(file);
    const auto lesson = core::parseLesson(text.value_or(""), "file");
    QTEST(QString::fromStdString(lesson.value().id), "id");
}

QTEST_GUILESS_MAIN(TestLessonDraft)

}  // namespace tst_lesson_draft

#include "tst_lesson_draft.moc"
