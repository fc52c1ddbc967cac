// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/placeholder.h"
#include "core/teaching/lessons/variant.h"
#include "core/teaching/lessons/vary_data.h"
#include "core/teaching/lessons/vary_words.h"

#include <QDir>
#include <QTest>

#include <cmath>
#include <set>
#include <string>

namespace tst_lesson_variant {

namespace {

#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t seedCount = 1000;
#else
constexpr std::uint64_t seedCount = 40;
#endif

const QString lessonFolder = QStringLiteral(LESSONS);

core::Lesson shippedLesson(const QString& file)
{
    const std::string path = QDir(lessonFolder).filePath(file).toStdString();
    const auto text = core::readText(path);
    const auto lesson = core::parseLesson(text ? *text : std::string(), path);
    return lesson ? *lesson : core::Lesson();
}

/// All data of a lesson, as one text by which two can be told apart.
std::string dataText(const core::Lesson& lesson)
{
    std::string text;
    const auto add = [&text](double number) { text += std::to_string(number) + " "; };
    for (const core::LessonData& data : lesson.data) {
        if (const auto* lists = std::get_if<std::vector<core::RankedList>>(&data.content))
            for (const core::RankedList& list : *lists)
                for (const auto* documents : {&list.ranked, &list.notRetrieved}) {
                    text += "|";
                    for (const core::RankedItem& document : *documents)
                        add(document.grade.hasValue() ? document.grade.value() : -9);
                }
        else if (const auto* samples = std::get_if<core::Samples>(&data.content))
            for (std::size_t i = 0; i < samples->size(); ++i) {
                add(samples->labels[i]);
                add(samples->models.front().values[i]);
                add(samples->weights.empty() ? 1 : samples->weights[i]);
            }
        else
            for (const double value : std::get<std::vector<double>>(data.content))
                add(value);
        text += ";";
    }
    return text;
}

double numberOf(const core::Lesson& lesson, const core::LessonNumber& number)
{
    return core::lessonValue(number, *lesson.dataNamed(number.data)).value.valueOr(std::nan(""));
}

/// The order of a guess's numbers: -1, 0 or 1 for each pair.
std::vector<int> signsOf(const core::Lesson& lesson, const core::LessonGuess& guess)
{
    std::vector<int> signs;
    for (std::size_t a = 0; a < guess.numbers.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const double gap =
                numberOf(lesson, guess.numbers[a]) - numberOf(lesson, guess.numbers[b]);
            signs.push_back(std::fabs(gap) < 1e-9 ? 0 : gap < 0 ? -1 : 1);
        }
    return signs;
}

/// What a variant lost of the lesson's point; empty where it kept it.
QString lostBy(const core::Lesson& variant, const core::Lesson& lesson)
{
    for (const core::LessonVary& vary : variant.varies)
        for (const core::LessonCondition& condition : vary.conditions)
            if (!core::isKept(condition, variant))
                return QStringLiteral("the condition of line %1").arg(condition.line);
    for (const core::LessonStep& step : variant.steps)
        for (const core::LessonGuess& guess : step.guesses) {
            if (core::faultOfNumbers(variant, guess))
                return QStringLiteral("distance in ") + QString::fromStdString(guess.id);
            const bool isOfNumbers =
                guess.kind == core::GuessKind::Number || guess.kind == core::GuessKind::Blanks;
            if (!isOfNumbers && signsOf(variant, guess) != signsOf(lesson, guess))
                return QStringLiteral("the answer to ") + QString::fromStdString(guess.id);
        }
    return {};
}

/// A lesson with lists A and B and what they may do.
core::Lesson lessonWith(const std::string& data, const std::string& vary)
{
    const auto lesson = core::parseLesson(
        "---\nid: one\nformat: 1\ntitle: {en: \"One\"}\nquestion: {en: \"Which?\"}\nsource: me\n"
        "---\n" +
            data + vary + "::: en\n## A step\n\nText.\n:::\n",
        "lesson.md");
    return lesson ? *lesson : core::Lesson();
}

std::set<std::string> variantsOf(const core::Lesson& lesson, std::uint64_t seeds)
{
    std::set<std::string> texts;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        if (const auto variant = core::variantOf(lesson, seed))
            texts.insert(dataText(*variant));
    return texts;
}

}  // namespace

class TestLessonVariant : public QObject {
    Q_OBJECT

private slots:
    void everyShippedLessonKeepsItsPoint_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& name : QDir(lessonFolder).entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << name;
    }
    void everyShippedLessonKeepsItsPoint()
    {
        QFETCH(QString, file);
        const core::Lesson lesson = shippedLesson(file);
        QVERIFY2(!lesson.varies.empty(), "varies nothing");
        std::set<std::string> seen{dataText(lesson)};
        for (std::uint64_t seed = 1; seed <= seedCount; ++seed) {
            const auto variant = core::variantOf(lesson, seed);
            QVERIFY2(variant, qPrintable(QString::number(seed)));
            const QString lost = lostBy(*variant, lesson);
            QVERIFY2(lost.isEmpty(), qPrintable(QString::number(seed) + ": " + lost));
            QVERIFY2(seen.insert(dataText(*variant)).second,
                     qPrintable(QStringLiteral("seed %1 has data of another").arg(seed)));
        }
    }

    /// Counted by hand: what may be drawn, less what the lesson itself has.
    void everythingThatMayBeDrawnIsDrawn_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QByteArray>("vary");
        QTest::addColumn<int>("count");
        const auto row = [](const char* name, const char* data, const char* words,
                            const char* conditions, int count) {
            QTest::newRow(name) << QByteArray("```rankscope ") + data + "\n```\n"
                                << QByteArray("```rankscope vary ") + words + "\n" + conditions +
                                       "```\n"
                                << count;
        };
        row("orders of two and two", "list A\n1 1 0 0", "A order", "", 5);
        row("orders that keep the first hit", "list A\n1 1 0 0", "A order", "RR of=A = 1\n", 2);
        row("grades, of which one more or less may earn", "list A\n1 0", "A grades=0..1", "", 3);
        row("grades outside of the range stay", "list A\n4 1 0", "A grades=1..2", "", 1);
        row("unjudged documents stay", "list A\nu 1 2", "A order", "", 1);
        row("unseen documents", "list A\n1 0 | 1 1", "A unseen=1..6", "", 5);
        row("one draw for two lists", "list A\na:1 b:0 c:0\n```\n```rankscope list B\nc:0 b:0 a:1",
            "A,B order", "", 2);
        row("a document of two grades stays",
            "list A\na:1 b:0 c:0\n```\n```rankscope list B\na:1 b:2 c:0", "A,B order", "", 1);
        row("orders within each query", "list A\nq1: 1 0\nq2: 0 0\nq3: 1 0", "A order", "", 3);
        row("scores keep their order", "samples A\nlabel,score\n1,0.3\n0,0.2",
            "A scores=0.1..0.5/0.1", "", 9);
        row("ties stay ties", "samples A\nlabel,score\n1,0.3\n0,0.3", "A scores=0.1..0.5/0.1", "",
            4);
        row("labels change places", "samples A\nlabel,score\n1,0.3\n0,0.2\n0,0.1", "A order", "",
            2);
        row("and take their weights along", "samples A\nlabel,score,weight\n1,0.3,1\n0,0.2,9",
            "A order", "AUC of=A = 0\n", 1);
        row("counts: of 2 come 1 to 4", "counts A\nTP=2 FP=0 FN=0 TN=0", "A counts=0.5..2/0.1", "",
            3);
        row("values", "values A\n-0.01 0.2", "A values=-0.03..-0.01/0.01", "", 2);
        row("values change places", "values A\n-0.01 -0.01 0.2", "A order", "", 2);
    }
    void everythingThatMayBeDrawnIsDrawn()
    {
        QFETCH(QByteArray, data);
        QFETCH(QByteArray, vary);
        QFETCH(int, count);
        const core::Lesson lesson = lessonWith(data.toStdString(), vary.toStdString());
        QCOMPARE(lesson.varies.size(), 1U);
        const auto variants = variantsOf(lesson, 200);
        QCOMPARE(static_cast<int>(variants.size()), count);
        QVERIFY(!variants.contains(dataText(lesson)));
    }

    /// Documents are d1, d2 … by their places in the list where they have no names.
    void addedDocumentsAreNamedByTheirPlaces()
    {
        const core::Lesson lesson = lessonWith("```rankscope list A\na:1 b:0 | c:1\n```\n",
                                               "```rankscope vary A unseen=1..6\n```\n");
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto variant = core::variantOf(lesson, seed);
            QVERIFY(variant);
            const auto& lists =
                std::get<std::vector<core::RankedList>>(variant->data.front().content);
            for (std::size_t i = 1; i < lists.front().notRetrieved.size(); ++i)
                QCOMPARE(lists.front().notRetrieved[i].id, "d" + std::to_string(i + 3));
        }
    }

    /// More orders than can be counted: hits come to stand everywhere, not at one end.
    void longListsAreMixed()
    {
        std::string grades;
        for (int i = 0; i < 40; ++i)
            grades += "1 0 ";
        const core::Lesson lesson = lessonWith("```rankscope list A\n" + grades + "\n```\n",
                                               "```rankscope vary A order\n```\n");
        QCOMPARE(variantsOf(lesson, 100).size(), 100U);
        const core::LessonNumber upperHalf{"P@40", "A", core::LessonTake::Value, {}};
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const double share = numberOf(*core::variantOf(lesson, seed), upperHalf);
            QVERIFY2(share > 0.2 && share < 0.8, qPrintable(QString::number(share)));
        }
    }

    void whatCannotVaryIsSaid()
    {
        const core::Lesson lesson = lessonWith("```rankscope list A\n1 0\n```\n",
                                               "```rankscope vary A order\nRR of=A = 1\n```\n");
        QVERIFY(!core::variantOf(lesson, 1));
        QVERIFY(core::variantOf(lesson, 0));
    }

    /// The first numbers of the published generator from the seed 0, by its authors' own program.
    void bitsAreMixedAsPublished()
    {
        QVERIFY(core::mixedBits(0) == 0xe220a8397b1dcdafULL);
        QVERIFY(core::mixedBits(0x9e3779b97f4a7c15ULL) == 0x6e789e6aa1b965f4ULL);
    }

    void studentsHaveSeedsOfTheirOwn()
    {
        QVERIFY(core::studentSeed(2026, "ann") == core::studentSeed(2026, "ann"));
        QVERIFY(core::studentSeed(2026, "ann") != core::studentSeed(2026, "ben"));
        QVERIFY(core::studentSeed(2026, "ann") != core::studentSeed(2027, "ann"));
        QVERIFY(core::studentSeed(2026, "an") != core::studentSeed(2026, "na"));
    }
};

QTEST_GUILESS_MAIN(TestLessonVariant)

}  // namespace tst_lesson_variant

#include "tst_lesson_variant.moc"
