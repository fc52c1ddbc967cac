// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/guess_answer.h"
#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/lesson_markdown.h"
#include "core/teaching/lessons/lesson_number.h"
#include "core/teaching/lessons/lesson_writer.h"
#include "core/teaching/lessons/placeholder.h"
#include "core/teaching/quizzes/quiz_format.h"
#include "tests/small_lesson.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QTest>

#include <cmath>
#include <string>

namespace tst_lesson {

using nlohmann::json;

namespace {

const QString lessonFolder = QStringLiteral(LESSONS);

core::Lesson lessonOf(const QString& name)
{
    const std::string path = QDir(lessonFolder).filePath(name).toStdString();
    const auto text = core::readText(path);
    const auto lesson = core::parseLesson(text ? *text : std::string(), path);
    return lesson ? *lesson : core::Lesson();
}

/// A lesson with one guess; what is in `guess` stands between the fence's first line and its end.
std::string oneGuess(const std::string& words, const std::string& guess = {})
{
    return smallLessonText("```rankscope list A\n3 2 0\n```\n", words, guess);
}

/// A lesson whose list has a label.
std::string labelled(const std::string& language)
{
    std::string lesson = oneGuess("measure=nDCG@3 of=A");
    lesson.insert(lesson.find("list A") + 6, " " + language + "=\"L\"");
    return lesson;
}

/// A lesson that varies its list.
std::string varied(const std::string& words, const std::string& conditions)
{
    std::string lesson = oneGuess("measure=nDCG@3 of=A");
    lesson.insert(lesson.find("```rankscope list"),
                  "```rankscope vary " + words + "\n" + conditions + "```\n");
    return lesson;
}

/// Every number that the lesson's guesses have, right and wrong.
std::vector<core::LessonValue> numbersOf(const core::Lesson& lesson)
{
    std::vector<core::LessonValue> values;
    const auto add = [&](const core::LessonNumber& number) {
        values.push_back(core::lessonValue(number, *lesson.dataNamed(number.data)));
    };
    for (const core::LessonStep& step : lesson.steps)
        for (const core::LessonGuess& guess : step.guesses) {
            for (const core::LessonNumber& number : guess.numbers)
                add(number);
            for (const core::WrongNumber& wrong : guess.wrong)
                add(wrong.number);
        }
    return values;
}

bool holds(const std::vector<core::LessonValue>& values, const json& figure)
{
    const auto is = [&figure](const core::LessonValue& value) {
        if (figure["value"].is_null())
            return !value.value.isDefined();
        if (!value.value || std::fabs(*value.value - figure["value"].get<double>()) > 1e-12)
            return false;
        if (!figure.contains("exact") || figure["exact"].is_null())
            return true;
        const std::string exact = value.exact ? std::to_string(value.exact->numerator()) + "/" +
                                                    std::to_string(value.exact->denominator())
                                              : std::string();
        return exact == figure["exact"].get<std::string>();
    };
    return std::any_of(values.begin(), values.end(), is);
}

}  // namespace

class TestLesson : public QObject {
    Q_OBJECT

private slots:
    void markdownIsHtml_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("html");
        QTest::newRow("paragraphs") << "one\n\ntwo"
                                    << "<p>one</p><p>two</p>";
        QTest::newRow("words") << "a **b** *c* `d`"
                               << "<p>a <strong>b</strong> <em>c</em> <code>d</code></p>";
        QTest::newRow("list") << "- a\n- b"
                              << "<ul><li>a</li><li>b</li></ul>";
        QTest::newRow("HTML is text") << "<b>x</b>"
                                      << "<p>&lt;b&gt;x&lt;/b&gt;</p>";
        QTest::newRow("entities of XML stay") << "&amp; &#215;"
                                              << "<p>&amp; &#215;</p>";
        QTest::newRow("others are text") << "&nbsp;"
                                         << "<p>&amp;nbsp;</p>";
        QTest::newRow("link") << "[a](http://b.c/?d&e)"
                              << "<p><a href=\"http://b.c/?d&amp;e\">a</a></p>";
        QTest::newRow("picture in words") << "![a curve](c.png)"
                                          << "<p>a curve</p>";
        QTest::newRow("table") << "|a|b|\n|---|---|\n|c|d|"
                               << "<table><thead><tr><th>a</th><th>b</th></tr></thead>"
                                  "<tbody><tr><td>c</td><td>d</td></tr></tbody></table>";
        QTest::newRow("line") << "a\n\n---"
                              << "<p>a</p><hr/>";
    }
    void markdownIsHtml()
    {
        QFETCH(QString, markdown);
        QTEST(QString::fromStdString(core::htmlOf(markdown.toStdString())), "html");
    }

    void everyShippedLessonIsGood_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& name : QDir(lessonFolder).entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << name;
    }
    void everyShippedLessonIsGood()
    {
        QFETCH(QString, file);
        const core::Lesson lesson = lessonOf(file);
        QCOMPARE(QString::fromStdString(lesson.id) + QStringLiteral(".md"), file);
        for (const core::LessonDiagnostic& diagnostic : core::checkLesson(lesson))
            QFAIL(qPrintable(QStringLiteral("line %1: fault %2: %3")
                                 .arg(diagnostic.line)
                                 .arg(static_cast<int>(diagnostic.fault))
                                 .arg(QString::fromStdString(diagnostic.found))));
    }

    void writtenLessonsReadBack_data() { everyShippedLessonIsGood_data(); }
    void writtenLessonsReadBack()
    {
        QFETCH(QString, file);
        core::Lesson lesson = lessonOf(file);
        const auto text = core::lessonText(lesson);
        QVERIFY(text);
        const auto read = core::parseLesson(*text, "written");
        QVERIFY(read);
        QCOMPARE(numbersOf(*read).size(), numbersOf(lesson).size());
        QVERIFY(core::lessonText(*read) == text);
    }

    void oddNamesAreWritten_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"Grand Hôtel “Pâtisserie”", "a: 1 | 2", "with \"quotes\"", "{nDCG@5 of=A}", "```",
              "|", "# 3", "中文 名", "d2", "back\\slash", "::: en", "u"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void oddNamesAreWritten()
    {
        QFETCH(QString, name);
        core::Lesson lesson = *core::parseLesson(oneGuess("measure=nDCG@3 of=A"), "one");
        auto& list = std::get<std::vector<core::RankedList>>(lesson.data.front().content).front();
        list.ranked[0].title = name.toStdString();
        list.ranked[1].id = name.toStdString();
        list.notRetrieved = {list.ranked.back()};
        list.ranked.pop_back();
        lesson.title["en"] = lesson.source = name.toStdString();
        const auto text = core::lessonText(lesson);
        QVERIFY(text);
        const auto read = core::parseLesson(*text, "written");
        QVERIFY(std::get<std::vector<core::RankedList>>(read->data.front().content).front() ==
                list);
        QCOMPARE(QString::fromStdString(read->title.at("en")), name);
    }

    void aListWithANameIsWritten()
    {
        core::Lesson lesson = *core::parseLesson(oneGuess("measure=nDCG@3 of=A"), "one");
        auto& lists = std::get<std::vector<core::RankedList>>(lesson.data.front().content);
        lists.front().query = "hotels";
        const auto text = core::lessonText(lesson);
        QVERIFY(text && text->find("\nhotels: ") != std::string::npos);
    }

    /// Canvas takes a number within the margin.
    void aNumberInQti12()
    {
        const core::QuizQuestion question{"q", "Q", "<p>?</p>", core::QuizNumber{0.5, 0.25}};
        const std::string package =
            core::qti12Package({"Quiz", "en", {{"group", "Group", {question}}}});
        for (const std::string part :
             {"<fieldentry>numerical_question</fieldentry>", ">0.25</vargte>", ">0.75</varlte>"})
            QVERIFY2(package.find(part) != std::string::npos, part.c_str());
    }

    void whatNoFileSaysIsNotWritten()
    {
        core::Lesson lesson = *core::parseLesson(oneGuess("measure=nDCG@3 of=A"), "one");
        lesson.steps.front().text["en"] = "```rankscope list B";
        QVERIFY(!core::lessonText(lesson));
        lesson.steps.front().text["en"] = "Text";
        QVERIFY(core::lessonText(lesson));
        std::get<std::vector<core::RankedList>>(lesson.data.front().content).front().ranked[0].id =
            "a blank at the end ";
        QVERIFY(!core::lessonText(lesson));
        QVERIFY(!core::lessonText({}));
    }

    /// Figures computed from the definitions, independently of the program.
    void figuresComeOut_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QByteArray>("figure");
        const auto text = core::readText(TEST_DATA "/lessons/figures.json");
        QVERIFY(text);
        const json figures = json::parse(*text);
        for (const json& lesson : figures["lessons"])
            for (const json& question : lesson["questions"]) {
                const auto id = QString::fromStdString(lesson["id"].get<std::string>());
                const auto ask = question["ask"].get<std::string>();
                const auto add = [&](const std::string& name, const json& figure) {
                    QTest::newRow(qPrintable(id + ": " + QString::fromStdString(name)))
                        << id << QByteArray::fromStdString(figure.dump());
                };
                add(ask, question);
                for (const json& wrong : question["wrong"])
                    add(ask + ", " + wrong["because"].get<std::string>(), wrong);
            }
    }
    void figuresComeOut()
    {
        QFETCH(QString, lesson);
        QFETCH(QByteArray, figure);
        const auto values = numbersOf(lessonOf(lesson + QStringLiteral(".md")));
        QVERIFY2(holds(values, json::parse(figure.toStdString())), figure.constData());
    }

    /// As editors on Windows write a file.
    void readsMarksOfOtherSystems()
    {
        const std::string text = oneGuess("measure=P@3 of=A", "hint: \"x\"\nright: \"y\"\n");
        std::string windows = "\xEF\xBB\xBF";
        for (const char letter : text)
            windows += letter == '\n' ? "\r\n" : std::string(1, letter);
        QVERIFY(core::isLesson(windows));
        const auto read = core::parseLesson(windows, "a.md");
        QVERIFY(read);
        QCOMPARE(core::lessonText(*read), core::lessonText(*core::parseLesson(text, "a.md")));
    }
    void refusesWithLineAndExpectation_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& text, int line, const char* found,
                            const char* expected) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << line
                                << QString::fromUtf8(found) << QString::fromUtf8(expected);
        };
        row("nothing", "", 1, "", "---");
        row("no front matter", "# Title\n", 1, "# Title", "---");
        row("an unknown key", "---\nname: x\n---\n", 2, "name: x",
            "id, format, number, title, question, measures, source, from, minutes, needs");
        row("an id with blanks", "---\nid: Which ideal\n---\n", 2, "id: Which ideal",
            "id: which-ideal (a-z, 0-9, -; at most 100)");
        row("an id that no file's name can hold", "---\nid: " + std::string(101, 'a') + "\n---\n",
            2, ("id: " + std::string(101, 'a')).c_str(),
            "id: which-ideal (a-z, 0-9, -; at most 100)");
        row("a letter in Latin-1", "---\nid: a\nsource: Sch\xf6n\n", 3, "0xf6", "");
        row("a byte of no text", std::string("---\nid: a\0\n", 11), 2, "0x00", "");
        row("a title in no language", "---\ntitle: Which ideal?\n---\n", 2, "title: Which ideal?",
            "title: {en: \"…\"}");
        row("a newer format", "---\nformat: 2\n---\n", 2, "format: 2", "format: 1");
        row("a key that lacks", "---\nid: a\nformat: 1\n---\n", 4, "title:", "");
        row("front matter without an end", "---\nid: a\n", 1, "---", "");
        row("an unknown measure", oneGuess("measure=nDGC@3 of=A"), 16, "nDGC@3", "");
        row("unknown data", oneGuess("measure=nDCG@3 of=B"), 16, "B", "A");
        row("no data", oneGuess("measure=nDCG@3"), 16, "of", "measure=M of=NAME");
        row("a rule that the measure has not", oneGuess("measure=P@3 of=A ideal=retrieved"), 16,
            "ideal", "");
        row("a value that the rule has not", oneGuess("measure=nDCG@3 of=A ideal=best"), 16,
            "ideal=best", "judged, retrieved, within-k, relevant, as-many, all-queries");
        const auto counts = [](const std::string& lines) {
            return smallLessonText("```rankscope counts A\n" + lines + "```\n",
                                   "measure=recall of=A");
        };
        std::string unnamed = oneGuess("measure=P@3 of=A");
        unnamed.erase(unnamed.find("::: en") + 4, 2);
        row("a language without a name", unnamed, 11, ":::", "::: en, ```rankscope list NAME");
        row("no counts", counts(""), 9, "```", "TP=1 FP=2 FN=3 TN=4");
        row("counts twice", counts("TP=1 FP=2 FN=3 TN=4\nTP=2 FP=0 FN=1 TN=1\n"), 10,
            "TP=2 FP=0 FN=1 TN=1", "TP=1 FP=2 FN=3 TN=4");
        row("an unknown kind", oneGuess("measure=P@3 of=A kind=dice"), 16, "dice",
            "number, direction, choice, order, blanks");
        row("no tolerance", oneGuess("measure=P@3 of=A tolerance=0"), 16, "0", "tolerance=0.005");
        row("a direction from one number", oneGuess("measure=P@3 of=A kind=direction"), 16,
            "of=NAME,NAME", "");
        row("a wrong answer without a sentence", oneGuess("measure=P@3 of=A", "wrong measure=RR\n"),
            17, "wrong measure=RR",
            "wrong RULE=VALUE: \"…\", hint: \"…\", right: \"…\", formula: \"…\"");
        row("a typed number", oneGuess("measure=P@3 of=A", "wrong 0.5: \"x\"\n"), 17, "0.5",
            "RULE=VALUE");
        row("a sentence without its end", oneGuess("measure=P@3 of=A", "hint: \"x\n"), 17,
            "hint: \"x", "wrong RULE=VALUE: \"…\", hint: \"…\", right: \"…\", formula: \"…\"");
        row("a placeholder without an end", oneGuess("measure=P@3 of=A", "hint: \"{P@3 of=A\"\n"),
            17, "{P@3 of=A", "}");
        row("a placeholder without data", oneGuess("measure=P@3 of=A", "hint: \"{P@3}\"\n"), 17,
            "of", "measure=M of=NAME");
        row("a placeholder of unknown data", oneGuess("measure=P@3 of=A", "hint: \"{P@3 of=B}\"\n"),
            17, "B", "A");
        row("a placeholder of an unknown form",
            oneGuess("measure=P@3 of=A", "hint: \"{P@3 of=A round}\"\n"), 17, "round",
            "exact, terms, digits=3");
        row("a placeholder of data that are not there",
            oneGuess("measure=P@3 of=A", "hint: \"{data of=A rank=4}\"\n"), 17, "rank=4", "rank=3");
        row("a formula of what has no blanks", oneGuess("measure=P@3 of=A", "formula: \"_\"\n"), 17,
            "formula", "wrong, hint, right, formula");
        row("a label in a language that the lesson has not", labelled("de"), 8, "de", "en");
        row("data that vary in no way", varied("A", ""), 8, "A",
            "order, grades=0..4, unseen=2..9, scores=0.05..0.95/0.05, values=-0.03..-0.01/0.01, "
            "counts=0.5..2/0.1");
        row("a range without an end", varied("A grades=2", ""), 8, "grades=2", "grades=0..4");
        row("scores of what has none", varied("A scores=0.1..0.9/0.1", ""), 8, "scores",
            "order, grades=0..4");
        row("unseen documents where there are none", varied("A unseen=1..2", ""), 8, "unseen",
            "order, grades=0..4");
        row("data that vary and are not there", varied("B order", ""), 8, "B", "A");
        row("a condition without a relation", varied("A order", "P@1 of=A\n"), 9, "P@1 of=A",
            "AP of=A > AP of=B");
        row("a condition on an unknown measure", varied("A order", "PP@1 of=A = 1\n"), 9, "PP@1",
            "");
    }
    void refusesWithLineAndExpectation()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QString, found);
        QFETCH(QString, expected);
        const auto lesson = core::parseLesson(text.toStdString(), "lesson.md");
        QVERIFY(!lesson);
        QCOMPARE(static_cast<int>(lesson.error().line), line);
        QCOMPARE(QString::fromStdString(lesson.error().found), found);
        if (!expected.isEmpty())
            QCOMPARE(QString::fromStdString(lesson.error().expected), expected);
    }

    /// Of grades 3, 2 and 0 at 3: any threshold is a rule, not only the usual ones.
    void unusualValuesOfARule()
    {
        const auto lesson = core::parseLesson(oneGuess("measure=P@3 of=A rel=2.5"), "lesson.md");
        QVERIFY(lesson);
        const core::LessonValue value = numbersOf(*lesson).front();
        QVERIFY(value.exact && *value.exact == core::Fraction(1, 3));
    }

    void otherLanguagesOnlySaySentences()
    {
        const std::string text =
            oneGuess("measure=nDCG@3 of=A", "hint: \"Sort.\"\n") +
            "::: zh_CN\n## 一步\n\n文字。\n\n```rankscope guess id=g\nhint: \"排序。\"\n```\n:::\n";
        const auto lesson = core::parseLesson(text, "lesson.md");
        QVERIFY(lesson);
        QCOMPARE(lesson->steps.size(), 1U);
        const core::LessonStep& step = lesson->steps.front();
        QCOMPARE(step.title.at("zh_CN"), std::string("一步"));
        QCOMPARE(step.guesses.front().hints.front().at("zh_CN"), std::string("排序。"));
        std::vector<std::string> lacking;
        for (const core::LessonDiagnostic& diagnostic : core::checkLesson(*lesson)) {
            QCOMPARE(diagnostic.fault, core::LessonFault::MissingText);
            lacking.push_back(diagnostic.found + " " + diagnostic.language);
        }
        QCOMPARE(lacking, (std::vector<std::string>{"title zh_CN", "question zh_CN"}));
    }

    /// Every lesson that the program carries is whole in both of its languages.
    void shippedLessonsAreInBothLanguages_data() { everyShippedLessonIsGood_data(); }
    void shippedLessonsAreInBothLanguages()
    {
        QFETCH(QString, file);
        const core::Lesson lesson = lessonOf(file);
        QCOMPARE(lesson.languages, (std::vector<std::string>{"en", "zh_CN"}));
        const auto isWhole = [](const core::Translated& texts) {
            return texts.size() == 2 && texts.contains("en") && texts.contains("zh_CN");
        };
        std::vector<core::Translated> texts{lesson.title, lesson.question, lesson.from};
        for (const core::LessonStep& step : lesson.steps) {
            texts.insert(texts.end(), {step.title, step.text});
            for (const core::LessonGuess& guess : step.guesses) {
                texts.insert(texts.end(), guess.hints.begin(), guess.hints.end());
                for (const core::WrongNumber& wrong : guess.wrong)
                    texts.push_back(wrong.feedback);
                texts.push_back(guess.right);
                if (!guess.formula.empty())
                    texts.push_back(guess.formula);
            }
        }
        for (const core::Translated& text : texts)
            QVERIFY2(isWhole(text), text.empty() ? "" : text.begin()->second.c_str());
        // A letter is a name in any language; what names data in files reads in no sentence.
        for (const core::LessonData& data : lesson.data)
            for (const char* language : {"en", "zh_CN"})
                QVERIFY2(data.name.size() == 1 || data.labels.contains(language),
                         data.name.c_str());
    }

    /// What a list is called is told; what names it in files stays.
    void dataAreCalledByTheLanguage()
    {
        std::string text = oneGuess("measure=nDCG@3,P@3 of=A,A2 kind=choice") +
                           "::: zh_CN\n## 一步\n\n文字。\n\n```rankscope guess id=g\n```\n:::\n";
        text.insert(text.find("::: en"), "```rankscope list A2 zh_CN=\"第二个\"\n3 2 1\n```\n");
        const auto read = core::parseLesson(text, "lesson.md");
        QVERIFY(read);
        const core::Lesson english = core::toldIn(*read, "en");
        const core::Lesson chinese = core::toldIn(*read, "zh_CN");
        QCOMPARE(core::toldIn(*read, "de"), *read);
        QCOMPARE(core::toldIn(chinese, "en"), english);
        QCOMPARE(chinese.languages, (std::vector<std::string>{"zh_CN", "en"}));
        const core::LessonGuess& guess = chinese.steps.front().guesses.front();
        QCOMPARE(core::labelOf(english.steps.front().guesses.front(), 1), std::string("A2"));
        QCOMPARE(core::labelOf(guess, 1), std::string("第二个"));
        QCOMPARE(core::labelOf(guess, 0), std::string("A"));
        for (const char* said : {"第二个", "a2"}) {
            const auto answer = core::readAnswer(guess, said);
            QVERIFY2(answer, said);
            QCOMPARE(core::writtenAnswer(guess, *answer), std::string("A2"));
        }
        QVERIFY(core::lessonText(chinese)->find("A2 zh_CN=第二个") != std::string::npos);
    }

    void findsWhatDoesNotTeach_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("fault");
        const auto row = [](const char* name, const std::string& text, core::LessonFault fault) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(fault);
        };
        row("a wrong number that is right",
            oneGuess("measure=nDCG@3 of=A", "wrong ideal=retrieved: \"x\"\n"),
            core::LessonFault::WrongIsRight);
        row("wrong numbers too near one another",
            oneGuess("measure=DCG@3 of=A tolerance=0.5", "wrong measure=CG@3: \"x\"\n"),
            core::LessonFault::WrongIsNear);
        row("a choice between things that no query answers",
            oneGuess("measure=RC,RR of=A kind=order"), core::LessonFault::EqualNumbers);
        row("an order of what is undefined", oneGuess("measure=P@3,ERR(max=2)@3 of=A kind=order"),
            core::LessonFault::NoAnswer);
        row("decimals that are typed", oneGuess("measure=P@3 of=A", "hint: \"It is 0.67.\"\n"),
            core::LessonFault::TypedNumber);
        row("a fraction that is typed", oneGuess("measure=P@3 of=A", "right: \"2/3.\"\n"),
            core::LessonFault::TypedNumber);
        row("a share that is typed", oneGuess("measure=P@3 of=A", "right: \"2 of 3.\"\n"),
            core::LessonFault::TypedNumber);
        row("two blanks for one number",
            oneGuess("measure=P@3 of=A kind=blanks", "formula: \"P@3 = _ / _\"\n"),
            core::LessonFault::BlankCount);
        row("a condition that the lesson itself breaks", varied("A order", "P@1 of=A = 0\n"),
            core::LessonFault::NotTrue);
        row("data that cannot be other", varied("A order", "nDCG@3 of=A = 1\n"),
            core::LessonFault::NoVariant);
        row("a draft's text", oneGuess("measure=P@3 of=A", "hint: \"☐ Write a hint.\"\n"),
            core::LessonFault::Unwritten);
        std::string long60 = oneGuess("measure=nDCG@3 of=A");
        std::string words;
        for (int i = 0; i < 61; ++i)
            words += "word ";
        long60.replace(long60.find("Text."), 5, words);
        row("61 words", long60, core::LessonFault::TooManyWords);
        std::string picture = oneGuess("measure=nDCG@3 of=A");
        picture.replace(picture.find("Text."), 5, "![](list.png)");
        row("a picture without a text", picture, core::LessonFault::NoPictureText);
    }
    void findsWhatDoesNotTeach()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, fault);
        const auto lesson = core::parseLesson(text.toStdString(), "lesson.md");
        QVERIFY(lesson);
        const auto diagnostics = core::checkLesson(*lesson);
        QCOMPARE(diagnostics.size(), 1U);
        QCOMPARE(static_cast<int>(diagnostics.front().fault), fault);
    }

    /// Numbers worked out by hand, from 3 2 0: its DCG is 3 + 2/log2(3) = 4.26186.
    void textsAreFilled_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("filled");
        const auto row = [](const char* name, const char* text, const char* filled) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(filled);
        };
        row("no placeholder", "Sort them.", "Sort them.");
        row("three digits", "{DCG@3 of=A}!", "4.262!");
        row("more digits", "{DCG@3 of=A digits=5}", "4.26186");
        row("no more than there are", "{P@2 of=A} {Recall@1 of=A digits=9} {RR of=A}", "1 0.5 1");
        row("a fraction", "{P@3 of=A exact}", "2/3");
        row("a fraction that is whole", "{P@2 of=A exact}", "1");
        row("a sum", "{DCG@3 of=A terms}", "3 + 2/1.585");
        row("a sum of fractions", "{AP of=A terms}", "1 + 1");
        row("what is divided, and by what",
            "{P@3 of=A take=numerator} {P@3 of=A take=denominator} {AP of=A take=denominator}",
            "2 3 2");
        row("one term", "{DCG@3 of=A take=term rank=2}", "1.262");
        row("by another rule", "{DCG@3 of=A gain=exp}", "8.893");
        row("a measure with settings", "{DCG(gain=exp)@3 of=A}", "8.893");
        row("the data", "{data of=A}, first {data of=A rank=1}", "3 2 0, first 3");
        row("braces", "\\{P@3 of=A} and {P@2 of=A}", "{P@3 of=A} and 1");
        row("what has no value", "{precision of=C}", "–");
        row("counts", "{recall of=C take=denominator} of {accuracy of=C take=denominator}",
            "19 of 119");
        row("a mean", "{mean of=D digits=4} of {data of=D}", "0.0367 of 0.1 -0.02 0.03");
        row("scores", "{data of=S} win {AUC of=S take=numerator} of {AUC of=S take=denominator}",
            "0.9 0.5 0.5 win 1.5 of 2");
        row("queries", "({RR of=Q terms}) / {RR of=Q take=denominator} = {RR of=Q exact}",
            "(1 + 1/2 + 0) / 3 = 1/2");
    }
    void textsAreFilled()
    {
        QFETCH(QString, text);
        QFETCH(QString, filled);
        std::string file = oneGuess("measure=P@3 of=A");
        file.insert(file.find("::: en"),
                    "```rankscope counts C\nTP=0 FP=0 FN=19 TN=100\n```\n"
                    "```rankscope values D\n0.1 -0.02 0.03\n```\n"
                    "```rankscope samples S\nlabel,score\n1,0.9\n1,0.5\n0,0.5\n```\n"
                    "```rankscope list Q\nq1: 1 0\nq2: 0 1\nq3: 0 0\n```\n");
        const auto lesson = core::parseLesson(file, "lesson.md");
        QVERIFY(lesson);
        QCOMPARE(QString::fromStdString(core::filledText(*lesson, text.toStdString())), filled);
    }

    void typedNumbersAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("typed");
        QTest::newRow("decimals") << QStringLiteral("It is 0.5326.") << QStringLiteral("0.5326");
        QTest::newRow("a fraction") << QStringLiteral("17/40") << QStringLiteral("17/40");
        QTest::newRow("a fraction with blanks")
            << QStringLiteral("2 / 6 =") << QStringLiteral("2 / 6");
        QTest::newRow("a share") << QStringLiteral("2 of 5.") << QStringLiteral("2 of 5");
        QTest::newRow("grades and ranks")
            << QStringLiteral("4 2 0 at ranks 1, 2 and 10.") << QString();
        QTest::newRow("the k of a measure") << QStringLiteral("nDCG@5.") << QString();
        QTest::newRow("the end of a sentence")
            << QStringLiteral("Grade 3. 4 is best.") << QString();
        QTest::newRow("quoted") << QStringLiteral("It says “0.95”.") << QString();
        QTest::newRow("behind a quotation")
            << QStringLiteral("“0.95” or 0.55") << QStringLiteral("0.55");
        QTest::newRow("in a placeholder")
            << QStringLiteral("{precision of=S threshold=0.3}") << QString();
    }
    void typedNumbersAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QString, typed);
        const std::string utf8 = text.toStdString();
        const std::string_view found = core::typedNumberIn(utf8);
        QCOMPARE(QString::fromUtf8(found.data(), static_cast<qsizetype>(found.size())), typed);
    }

    void wordsAreCounted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::newRow("a sentence") << QStringLiteral("It's nDCG@5, of B's own list.") << 6;
        QTest::newRow("Chinese: two characters a word") << QStringLiteral("理想排序") << 2;
        QTest::newRow("nothing") << QString() << 0;
    }
    void wordsAreCounted()
    {
        QFETCH(QString, text);
        QFETCH(int, count);
        QCOMPARE(static_cast<int>(core::wordCount(text.toStdString())), count);
    }
};

QTEST_GUILESS_MAIN(TestLesson)

}  // namespace tst_lesson

#include "tst_lesson.moc"
