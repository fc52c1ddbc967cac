// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/class_guess.h"
#include "core/teaching/lessons/guess_answer.h"
#include "core/teaching/lessons/guess_scale.h"
#include "core/teaching/lessons/lesson_file.h"
#include "tests/small_lesson.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

namespace tst_lesson_guess {

using core::Judgement;
using nlohmann::json;

namespace {

core::Lesson shippedLesson(const QString& id)
{
    const std::string path =
        QDir(QStringLiteral(LESSONS)).filePath(id + QStringLiteral(".md")).toStdString();
    const auto text = core::readText(path);
    const auto lesson = core::parseLesson(text ? *text : std::string(), path);
    return lesson ? *lesson : core::Lesson();
}

/// A lesson with one guess of three lists: A 2 3 0, B 3 2 0 and C 3 2 0.
core::Lesson lessonAsking(const std::string& words, const std::string& lines = {})
{
    return smallLesson("```rankscope list A\n2 3 0\n```\n```rankscope list B\n3 2 0\n```\n"
                       "```rankscope list C\n3 2 0\n```\n```rankscope list none\n0 0 0\n```\n",
                       words, lines);
}

core::LessonGuess onlyGuess(const core::Lesson& lesson)
{
    return lesson.steps.front().guesses.front();
}

core::GuessVerdict verdictOn(const core::Lesson& lesson, const core::LessonGuess& guess,
                             const std::string& text)
{
    const auto answer = core::readAnswer(guess, text);
    return answer ? core::judged(lesson, guess, *answer) : core::GuessVerdict();
}

const core::LessonGuess* guessNamed(const core::Lesson& lesson, const std::string& id)
{
    for (const core::LessonStep& step : lesson.steps)
        for (const core::LessonGuess& guess : step.guesses)
            if (guess.id == id)
                return &guess;
    return nullptr;
}

std::string typedText(const json& figure)
{
    if (figure["value"].is_null())
        return "none";
    if (figure.contains("exact") && figure["exact"].is_string())
        return figure["exact"].get<std::string>();
    return QString::number(figure["value"].get<double>(), 'g', 12).toStdString();
}

/// Whether the lesson's guess calls the first right, and the second, where there is one, a known
/// wrong number of that value.
bool knows(const core::Lesson& lesson, const core::LessonGuess& guess, const json& right,
           const json& wrong)
{
    if (!verdictOn(lesson, guess, typedText(right)).isRight)
        return false;
    if (wrong.is_null())
        return true;
    const auto verdict = verdictOn(lesson, guess, typedText(wrong));
    const core::NumberVerdict& number = verdict.numbers.front();
    if (number.judgement != Judgement::KnownWrong || !number.wrong)
        return false;
    const core::Value& value = number.otherValue.value;
    return wrong["value"].is_null()
               ? !value
               : value && std::fabs(*value - wrong["value"].get<double>()) <= 1e-12;
}

bool isOfOneNumber(const core::LessonGuess& guess)
{
    return guess.kind == core::GuessKind::Number || guess.kind == core::GuessKind::Blanks;
}

/// Every blank as a guess of its own.
std::vector<core::LessonGuess> numberGuesses(const core::Lesson& lesson)
{
    std::vector<core::LessonGuess> all;
    for (const core::LessonStep& step : lesson.steps)
        for (const core::LessonGuess& guess : step.guesses)
            for (const core::LessonNumber& number : guess.numbers) {
                core::LessonGuess one = guess;
                one.kind = core::GuessKind::Number;
                one.numbers = {number};
                if (isOfOneNumber(guess))
                    all.push_back(std::move(one));
            }
    return all;
}

}  // namespace

class TestLessonGuess : public QObject {
    Q_OBJECT

private slots:
    /// Figures computed from the definitions, independently of the program.
    void figuresAreRecognised_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QByteArray>("wrong");
        const auto text = core::readText(TEST_DATA "/lessons/figures.json");
        QVERIFY(text);
        const json figures = json::parse(*text);
        for (const json& lesson : figures["lessons"])
            for (const json& question : lesson["questions"]) {
                const auto id = QString::fromStdString(lesson["id"].get<std::string>());
                const auto ask = QString::fromStdString(question["ask"].get<std::string>());
                for (const json& wrong : question["wrong"])
                    QTest::newRow(
                        qPrintable(id + ": " + ask + ", " +
                                   QString::fromStdString(wrong["because"].get<std::string>())))
                        << id << QByteArray::fromStdString(question.dump())
                        << QByteArray::fromStdString(wrong.dump());
            }
    }
    void figuresAreRecognised()
    {
        QFETCH(QString, lesson);
        QFETCH(QByteArray, right);
        QFETCH(QByteArray, wrong);
        const core::Lesson shipped = shippedLesson(lesson);
        const auto guesses = numberGuesses(shipped);
        QVERIFY(std::any_of(guesses.begin(), guesses.end(), [&](const auto& guess) {
            return knows(shipped, guess, json::parse(right.toStdString()),
                         json::parse(wrong.toStdString()));
        }));
    }

    void everyWrongNumberHasItsOwnFeedback_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const QString& name : QDir(QStringLiteral(LESSONS)).entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << name.chopped(3);
    }
    void everyWrongNumberHasItsOwnFeedback()
    {
        QFETCH(QString, lesson);
        const core::Lesson shipped = shippedLesson(lesson);
        QVERIFY(!shipped.steps.empty());
        for (const core::LessonStep& step : shipped.steps)
            for (const core::LessonGuess& guess : step.guesses) {
                QVERIFY2(core::judged(shipped, guess, core::rightAnswer(shipped, guess)).isRight,
                         guess.id.c_str());
                for (std::size_t i = 0; i < guess.wrong.size(); ++i) {
                    const core::LessonNumber& number = guess.wrong[i].number;
                    core::LessonGuess other = guess;
                    other.numbers = {number};
                    const auto verdict =
                        core::judged(shipped, guess, core::rightAnswer(shipped, other));
                    QVERIFY2(!verdict.isRight, guess.id.c_str());
                    QCOMPARE(verdict.numbers.front().wrong, std::optional(i));
                    QCOMPARE(verdict.numbers.front().judgement, Judgement::KnownWrong);
                }
            }
    }

    /// Figures by hand: DCG of B is 4, of the best order 4 + 2/1.585 + 2/2 + 2/2.322 + 1/2.585 =
    /// 7.510; with 2^grade − 1 it is 15 of 15 + 3/1.585 + 3/2 + 3/2.322 + 1/2.585 = 20.07.
    void numbersAreJudgedByRules_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<Judgement>("judgement");
        QTest::addColumn<QByteArray>("rule");
        QTest::newRow("right") << QByteArray("0.5326") << Judgement::Right << QByteArray();
        QTest::newRow("within the tolerance")
            << QByteArray("0.53") << Judgement::Right << QByteArray();
        QTest::newRow("in percent, with its sign")
            << QByteArray("53.26%") << Judgement::Right << QByteArray();
        QTest::newRow("a decimal comma")
            << QByteArray("0,5326") << Judgement::Right << QByteArray();
        QTest::newRow("as it is divided")
            << QByteArray("4 / 7.51") << Judgement::Right << QByteArray();
        QTest::newRow("its own list as ideal")
            << QByteArray("1.0") << Judgement::KnownWrong << QByteArray("ideal=retrieved");
        QTest::newRow("not divided yet")
            << QByteArray("4") << Judgement::KnownWrong << QByteArray("DCG@5");
        QTest::newRow("another gain")
            << QByteArray("0.7473") << Judgement::OtherRule << QByteArray("gain=exp");
        QTest::newRow("in percent, without its sign")
            << QByteArray("53.26") << Judgement::Percent << QByteArray();
        QTest::newRow("near the wrong ideal")
            << QByteArray("0.9") << Judgement::NearWrong << QByteArray("ideal=retrieved");
        QTest::newRow("nearest to DCG@5, and far from it")
            << QByteArray("9") << Judgement::TooHigh << QByteArray();
        QTest::newRow("too low") << QByteArray("0.3") << Judgement::TooLow << QByteArray();
        QTest::newRow("too high") << QByteArray("0.61") << Judgement::TooHigh << QByteArray();
        QTest::newRow("undefined") << QByteArray("none") << Judgement::HasValue << QByteArray();
    }
    void numbersAreJudgedByRules()
    {
        QFETCH(QByteArray, typed);
        QFETCH(Judgement, judgement);
        QFETCH(QByteArray, rule);
        const core::Lesson lesson = shippedLesson(QStringLiteral("which-ideal"));
        const core::LessonGuess* guess = guessNamed(lesson, "b");
        QVERIFY(guess != nullptr);
        const auto verdict = verdictOn(lesson, *guess, typed.toStdString());
        QCOMPARE(verdict.isRight, judgement == Judgement::Right);
        const core::NumberVerdict& number = verdict.numbers.front();
        QCOMPARE(number.judgement, judgement);
        QVERIFY(std::fabs(*number.right.value - 4 / 7.5095) < 1e-4);
        std::string told;
        if (number.other && !number.other->rules.empty())
            told = number.other->rules.front().first + "=" + number.other->rules.front().second;
        else if (number.other)
            told = number.other->measure;
        QCOMPARE(QByteArray::fromStdString(told), rule);
    }

    /// What other rules give is what "See it" puts in force.
    void theRuleFoundGivesTheNumber()
    {
        const core::Lesson lesson = shippedLesson(QStringLiteral("which-ideal"));
        const core::LessonGuess* guess = guessNamed(lesson, "b");
        const auto verdict = verdictOn(lesson, *guess, "0.7473");
        const core::NumberVerdict& number = verdict.numbers.front();
        QVERIFY(number.other);
        const auto value = core::lessonValue(*number.other, *lesson.dataNamed("B")).value;
        QVERIFY(std::fabs(*value - 15 / 20.0717) < 1e-4);
        QCOMPARE(number.changes.size(), 1U);
        QCOMPARE(number.changes.front().to, std::string("exp"));
        QVERIFY(!number.libraries.empty());
    }

    void librariesOfAKnownWrongNumberAreNamed()
    {
        const core::Lesson lesson = shippedLesson(QStringLiteral("which-ideal"));
        const auto verdict = verdictOn(lesson, *guessNamed(lesson, "b"), "1");
        const auto& libraries = verdict.numbers.front().libraries;
        QVERIFY(std::find(libraries.begin(), libraries.end(), "scikit-learn") != libraries.end());
    }

    /// nDCG@3 of 2 3 0 is (2 + 3/1.58496) / (3 + 2/1.58496) = 0.913400…
    void digitsAreSpokenOfWhenNoRuleGivesThem_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<Judgement>("judgement");
        QTest::newRow("rounded") << QByteArray("0.91") << Judgement::Rounded;
        QTest::newRow("rounded up") << QByteArray("0.914") << Judgement::TooHigh;
        QTest::newRow("one digit is a guess") << QByteArray("0.9") << Judgement::TooLow;
        QTest::newRow("right") << QByteArray("0.9134") << Judgement::Right;
    }
    void digitsAreSpokenOfWhenNoRuleGivesThem()
    {
        QFETCH(QByteArray, typed);
        QFETCH(Judgement, judgement);
        const core::Lesson lesson = lessonAsking("measure=nDCG@3 of=A tolerance=0.0001");
        const auto verdict = verdictOn(lesson, onlyGuess(lesson), typed.toStdString());
        QCOMPARE(verdict.numbers.front().judgement, judgement);
    }

    /// DCG@3 of 2 3 0 is 2 + 3/1.58496 = 3.892789…
    void cutDigitsAreRecognised()
    {
        const core::Lesson lesson = lessonAsking("measure=DCG@3 of=A tolerance=0.0001");
        const auto verdict = verdictOn(lesson, onlyGuess(lesson), "3.892");
        QCOMPARE(verdict.numbers.front().judgement, Judgement::Cut);
    }

    void aNumberThatIsNoneIsAnAnswer()
    {
        const core::Lesson lesson = shippedLesson(QStringLiteral("accuracy-deceives"));
        const core::LessonGuess* guess = guessNamed(lesson, "precision");
        QVERIFY(guess != nullptr);
        QVERIFY(verdictOn(lesson, *guess, "none").isRight);
        QVERIFY(verdictOn(lesson, *guess, "0/0").isRight);
        QCOMPARE(verdictOn(lesson, *guess, "0").numbers.front().judgement, Judgement::KnownWrong);
        const auto verdict = verdictOn(lesson, *guess, "0.4");
        QVERIFY(!verdict.isRight);
        QCOMPARE(verdict.numbers.front().judgement, Judgement::HasNoValue);
    }

    void axesTellNothing_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QByteArray>("guess");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<bool>("isWhole");
        QTest::newRow("a share") << QStringLiteral("which-ideal") << QByteArray("b") << 0.0 << 1.0
                                 << false;
        QTest::newRow("a sum: beyond 6.9 and the wrong 10")
            << QStringLiteral("grades-and-discounts") << QByteArray("dcg") << 0.0 << 20.0 << false;
        QTest::newRow("a rate If undefined") << QStringLiteral("accuracy-deceives")
                                             << QByteArray("precision") << 0.0 << 1.0 << false;
    }
    void axesTellNothing()
    {
        QFETCH(QString, lesson);
        QFETCH(QByteArray, guess);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(bool, isWhole);
        const core::Lesson shipped = shippedLesson(lesson);
        const core::LessonGuess* asked = guessNamed(shipped, guess.toStdString());
        QVERIFY(asked != nullptr);
        QCOMPARE(core::scaleOf(shipped, *asked), (core::GuessScale{low, high, isWhole}));
    }

    void otherKinds_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<bool>("isRight");
        QTest::addColumn<int>("swapped");
        const auto row = [](const char* name, const char* words, const char* answer, bool isRight,
                            int swapped = 0) {
            QTest::newRow(name) << QByteArray(words) << QByteArray(answer) << isRight << swapped;
        };
        row("up", "measure=nDCG@3 of=A,B kind=direction", "up", true);
        row("down, and it is up", "measure=nDCG@3 of=A,B kind=direction", "down", false);
        row("the same", "measure=nDCG@3 of=B,C kind=direction", "same", true);
        row("the same, and it is up", "measure=nDCG@3 of=A,B kind=direction", "same", false);
        row("as a quiz says it", "measure=nDCG@3 of=B,C kind=choice", "They are the same.", true);
        row("the better of two", "measure=nDCG@3 of=A,B kind=choice", "B", true);
        row("the worse of two", "measure=nDCG@3 of=A,B kind=choice", "A", false);
        row("one of two equal ones", "measure=nDCG@3 of=B,C kind=choice", "B", false);
        row("two equal ones", "measure=nDCG@3 of=B,C kind=choice", "same", true);
        row("either of the two best", "measure=nDCG@3 of=A,B,C kind=choice", "c", true);
        row("an order", "measure=nDCG@3 of=A,B kind=order", "B > A", true);
        row("turned round", "measure=nDCG@3 of=A,B kind=order", "A, B", false, 1);
        row("equal ones in any order", "measure=nDCG@3 of=A,B,C kind=order", "C, B, A", true);
        row("the worst first", "measure=nDCG@3 of=A,B,C kind=order", "A, B, C", false, 2);
        row("measures of one list", "measure=CG@3,nDCG@3 of=A kind=order", "CG@3 > nDCG@3", true);
    }
    void otherKinds()
    {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, answer);
        QFETCH(bool, isRight);
        QFETCH(int, swapped);
        const core::Lesson lesson = lessonAsking(words.toStdString());
        const core::LessonGuess guess = onlyGuess(lesson);
        QVERIFY(core::readAnswer(guess, answer.toStdString()));
        const auto verdict = verdictOn(lesson, guess, answer.toStdString());
        QCOMPARE(verdict.isRight, isRight);
        QCOMPARE(static_cast<int>(verdict.swapped.size()), swapped);
        QVERIFY(core::judged(lesson, guess, core::rightAnswer(lesson, guess)).isRight);
    }

    /// DCG@3 and IDCG@3 of 2 3 0: 3.8928 and 4.2619.
    void everyBlankIsJudgedForItself()
    {
        const core::Lesson lesson =
            lessonAsking("measure=DCG@3,IDCG@3,nDCG@3 of=A kind=blanks tolerance=0.005");
        const core::LessonGuess guess = onlyGuess(lesson);
        const auto verdict = verdictOn(lesson, guess, "3.893; 3.893;");
        QVERIFY(!verdict.isRight);
        QCOMPARE(verdict.numbers[0].judgement, Judgement::Right);
        QVERIFY(verdict.numbers[1].judgement != Judgement::Right);
        QCOMPARE(verdict.numbers[2].judgement, Judgement::NotAnswered);
        QVERIFY(verdictOn(lesson, guess, "3.893; 4.262; 0.913").isRight);
    }

    void answersAreReadAsPeopleWriteThem_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isNumber");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, double value) {
            QTest::newRow(text) << QByteArray(text) << true << value;
        };
        row("0.425", 0.425);
        row(" 17/40 ", 0.425);
        row("17 ÷ 40", 0.425);
        row("42.5%", 0.425);
        row("0,425", 0.425);
        row("= .425", 0.425);
        row("−1", -1);
        row("1e-3", 0.001);
        for (const char* text : {"", "half", "1/", "1/2/3", "0.5.1", "--1", "inf", "%"})
            QTest::newRow(qPrintable(QStringLiteral("no number: '%1'").arg(QLatin1String(text))))
                << QByteArray(text) << false << 0.0;
    }
    void answersAreReadAsPeopleWriteThem()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isNumber);
        QFETCH(double, value);
        const auto number = core::guessedNumber(text.toStdString());
        QCOMPARE(number.has_value(), isNumber);
        if (number)
            QVERIFY(std::fabs(number->typed->value - value) < 1e-15);
    }

    void answersAreWrittenAsTheyAreRead_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a number") << QByteArray("measure=RR of=A") << QByteArray("1/2");
        QTest::newRow("none") << QByteArray("measure=RR of=A") << QByteArray("none");
        QTest::newRow("a direction")
            << QByteArray("measure=RR of=A,B kind=direction") << QByteArray("down");
        QTest::newRow("a choice") << QByteArray("measure=RR of=A,B kind=choice") << QByteArray("B");
        QTest::newRow("no choice")
            << QByteArray("measure=RR of=A,B kind=choice") << QByteArray("same");
        QTest::newRow("an order") << QByteArray("measure=nDCG@3 of=A,B kind=order")
                                  << QByteArray("B > A");
        QTest::newRow("blanks") << QByteArray("measure=CG@3,DCG@3,RR of=A kind=blanks")
                                << QByteArray("5; ; none");
    }
    void answersAreWrittenAsTheyAreRead()
    {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, text);
        const core::Lesson lesson = lessonAsking(words.toStdString());
        const core::LessonGuess guess = onlyGuess(lesson);
        const auto answer = core::readAnswer(guess, text.toStdString());
        QVERIFY(answer);
        QCOMPARE(QByteArray::fromStdString(core::writtenAnswer(guess, *answer)), text);
    }

    /// As sheets and quizzes in Chinese have them, and as input methods write them.
    void answersAreReadInChinese_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char* words, const char* text, const char* written) {
            QTest::newRow(text) << QByteArray(words) << QByteArray(text) << QByteArray(written);
        };
        row("measure=RR of=A", "０．５", "0.5");
        row("measure=RR of=A", "１／２", "1/2");
        row("measure=RR of=A", "没有值。", "none");
        row("measure=RR of=A,B kind=direction", "上升", "up");
        row("measure=RR of=A,B kind=direction", "下降。", "down");
        row("measure=RR of=A,B kind=direction", "不变", "same");
        row("measure=RR of=A,B kind=direction", "一样", "same");
        row("measure=RR of=A,B kind=choice", "都相同。", "same");
        row("measure=nDCG@3 of=A,B kind=order", "B、A", "B > A");
        row("measure=nDCG@3 of=A,B kind=order", "B＞A", "B > A");
        row("measure=CG@3,DCG@3,RR of=A kind=blanks", "5；；无", "5; ; none");
    }
    void answersAreReadInChinese()
    {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, text);
        const core::Lesson lesson = lessonAsking(words.toStdString());
        const core::LessonGuess guess = onlyGuess(lesson);
        const auto answer = core::readAnswer(guess, text.toStdString());
        QVERIFY(answer);
        QTEST(QByteArray::fromStdString(core::writtenAnswer(guess, *answer)), "written");
    }

    void whatIsNoAnswerIsRefused_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a direction that is none")
            << QByteArray("measure=RR of=A,B kind=direction") << QByteArray("left");
        QTest::newRow("data that are none")
            << QByteArray("measure=RR of=A,B kind=choice") << QByteArray("Z");
        QTest::newRow("an order that lacks one")
            << QByteArray("measure=nDCG@3 of=A,B kind=order") << QByteArray("A");
        QTest::newRow("an order that has one twice")
            << QByteArray("measure=nDCG@3 of=A,B kind=order") << QByteArray("A > A");
        QTest::newRow("too few blanks")
            << QByteArray("measure=CG@3,RR of=A kind=blanks") << QByteArray("1");
        for (const char* quotient : {"1/1e-320", "1e308/1e-308", "-1e308 ÷ 1e-308"})
            QTest::newRow(quotient) << QByteArray("measure=P@3 of=A") << QByteArray(quotient);
        QTest::newRow("a blank that is no number")
            << QByteArray("measure=CG@3,RR of=A kind=blanks") << QByteArray("1; x");
    }
    void whatIsNoAnswerIsRefused()
    {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, text);
        const core::Lesson lesson = lessonAsking(words.toStdString());
        QVERIFY(!core::readAnswer(onlyGuess(lesson), text.toStdString()));
    }

    void aClassRepeatsANumber()
    {
        const core::GuessedNumber half = *core::guessedNumber("0.5");
        for (const char* text : {"2 x 0.5; 1", "2 × 0.5; 1", "0.5; 0.5; 1"}) {
            const auto said = core::readClassGuess({}, text);
            QVERIFY2(said, text);
            QVERIFY((said->numbers == std::vector{half, half, *core::guessedNumber("1")}));
        }
    }
};

QTEST_GUILESS_MAIN(TestLessonGuess)

}  // namespace tst_lesson_guess

#include "tst_lesson_guess.moc"
