#include "ui/marking/mark_words.h"

#include "ui/language/joined_text.h"
#include "ui/lesson_words/verdict_text.h"
#include "ui/words/quoted_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <map>
#include <utility>

namespace ui {

namespace {

struct MarkText {
    Q_DECLARE_TR_FUNCTIONS(MarkText)
};

core::Table::Column markColumn(const QString& heading, bool isNumeric = false)
{
    return {heading.toStdString(), isNumeric, {}};
}

core::TableCell textCellOf(const std::string& text)
{
    return {text, {}, {}, false};
}

std::vector<core::TableCell> markRow(const core::MarkedLesson& lesson,
                                     const core::MarkedAnswer& answer, std::string_view language)
{
    return {textCellOf(lesson.keyed.student),
            textCellOf(lesson.keyed.name),
            textCellOf(answer.given.lesson),
            textCellOf(answer.given.guess),
            textCellOf(answer.given.text),
            textCellOf(markWord(answer.mark).toStdString()),
            textCellOf(answer.rule),
            core::countCell(answer.points),
            core::countCell(answer.most),
            textCellOf(rightAnswerText(lesson, answer).toStdString()),
            textCellOf(whyText(lesson, answer, language).toStdString())};
}

}  // namespace

QString markWord(core::Mark mark)
{
    switch (mark) {
    case core::Mark::Right:
        return MarkText::tr("right");
    case core::Mark::KnownWrong:
        return MarkText::tr("known wrong number");
    case core::Mark::OtherRule:
        return MarkText::tr("another rule");
    case core::Mark::Rounding:
        return MarkText::tr("rounded");
    case core::Mark::NotFound:
        return MarkText::tr("wrong");
    case core::Mark::Unreadable:
        return MarkText::tr("not readable");
    case core::Mark::Empty:
        break;
    }
    return MarkText::tr("no answer");
}

QString whyText(const core::MarkedLesson& lesson, const core::MarkedAnswer& answer,
                std::string_view language)
{
    if (answer.mark == core::Mark::Empty && !answer.answer)
        return {};
    if (!answer.answer)
        return MarkText::tr("“%1” is no answer to this question.")
            .arg(inMessage(answer.given.text));
    const core::LessonGuess& guess = core::guessIn(lesson.variant, answer.given.guess);
    const VerdictWords words =
        verdictWords(lesson.variant, guess, *answer.answer, answer.verdict, language);
    return joinedSentences({asSentence(words.heading), words.text});
}

QString rightAnswerText(const core::MarkedLesson& lesson, const core::MarkedAnswer& answer)
{
    const core::LessonGuess& guess = core::guessIn(lesson.variant, answer.given.guess);
    const core::LessonAnswer right = core::rightAnswer(lesson.variant, guess);
    if (guess.kind != core::GuessKind::Number && guess.kind != core::GuessKind::Blanks)
        return answerName(guess, right);
    QStringList values;
    for (const core::NumberVerdict& number : core::judged(lesson.variant, guess, right).numbers)
        values += lessonValueText(number.right);
    return clausesText(values);
}

QString markingFindingText(const core::MarkingFinding& finding)
{
    const QString found = inMessage(finding.found);
    switch (finding.fault) {
    case core::MarkingFault::UnknownStudent:
        return MarkText::tr("“%1” is no student, and no set, of the key").arg(found);
    case core::MarkingFault::UnknownQuestion:
        return MarkText::tr("“%1” is no question of the key, or of several lessons").arg(found);
    case core::MarkingFault::NotAsked:
        return MarkText::tr("“%1” is not on the sheet of “%2”")
            .arg(found, inMessage(finding.student));
    case core::MarkingFault::AnsweredTwice:
        return MarkText::tr("“%1” is answered by “%2” in line %3, too; this answer counts")
            .arg(found, inMessage(finding.student))
            .arg(finding.earlier);
    case core::MarkingFault::NoVariant:
        break;
    }
    return MarkText::tr("the lesson “%1” has no such variant any more").arg(found);
}

core::Table markTable(const core::Marking& marking, std::string_view language)
{
    core::Table table;
    table.columns = {markColumn(MarkText::tr("Student")),  markColumn(MarkText::tr("Name")),
                     markColumn(MarkText::tr("Lesson")),   markColumn(MarkText::tr("Question")),
                     markColumn(MarkText::tr("Answer")),   markColumn(MarkText::tr("Mark")),
                     markColumn(MarkText::tr("Rule")),     markColumn(MarkText::tr("Points"), true),
                     markColumn(MarkText::tr("Of"), true), markColumn(MarkText::tr("Right answer")),
                     markColumn(MarkText::tr("Why"))};
    for (const core::MarkedAnswer& answer : marking.answers)
        table.rows.push_back(markRow(marking.lessons[answer.lesson], answer, language));
    return table;
}

core::Table markCountTable(std::span<const core::MarkCount> counts)
{
    std::map<std::pair<std::string, std::string>, std::size_t> answers;
    for (const core::MarkCount& count : counts)
        answers[{count.lesson, count.guess}] += count.count;
    core::Table table;
    table.columns = {
        markColumn(MarkText::tr("Lesson")),      markColumn(MarkText::tr("Question")),
        markColumn(MarkText::tr("Mark")),        markColumn(MarkText::tr("Rule")),
        markColumn(MarkText::tr("Count"), true), markColumn(MarkText::tr("Answers"), true)};
    for (const core::MarkCount& count : counts)
        table.rows.push_back({textCellOf(count.lesson), textCellOf(count.guess),
                              textCellOf(markWord(count.mark).toStdString()),
                              textCellOf(count.rule), core::countCell(count.count),
                              core::countCell(answers[{count.lesson, count.guess}])});
    return table;
}

}  // namespace ui
