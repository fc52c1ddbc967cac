// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/number_text.h"
#include "core/teaching/quizzes/quiz_category.h"
#include "core/teaching/quizzes/quiz_format.h"
#include "core/teaching/quizzes/quiz_text.h"
#include "core/teaching/quizzes/xml_writer.h"

namespace core {

namespace {

void writeMoodleHtml(std::string_view name, std::string_view xhtml, XmlWriter& xml)
{
    xml.element(name, {{"format", "html"}}, [&] { xml.hypertext("text", xhtml); });
}

void writeMoodleNumbers(const QuizQuestion& question, const QuizNumber& asked, XmlWriter& xml)
{
    const auto write = [&](bool isRight, const std::string& number, const std::string& tolerance,
                           const std::string& feedback) {
        xml.element("answer", {{"fraction", isRight ? "100" : "0"}}, [&] {
            xml.text("text", number);
            xml.text("tolerance", tolerance);
            writeMoodleHtml("feedback", feedback, xml);
        });
    };
    const std::string tolerance = shortestText(asked.tolerance);
    write(true, quizNumberText(asked.number, asked.tolerance), tolerance, question.right);
    for (const QuizWrong& wrong : asked.wrong)
        write(false, quizNumberText(wrong.number, asked.tolerance), tolerance, wrong.feedback);
    write(false, "*", "0", question.otherwise);
}

void writeMoodleChoices(const QuizQuestion& question, const std::vector<OfferedChoice>& choices,
                        XmlWriter& xml)
{
    xml.text("single", "true");
    xml.text("shuffleanswers", "false");
    xml.text("answernumbering", "none");
    xml.text("showstandardinstruction", "0");
    writeMoodleHtml("correctfeedback", question.right, xml);
    writeMoodleHtml("partiallycorrectfeedback", "", xml);
    writeMoodleHtml("incorrectfeedback", question.otherwise, xml);
    for (const OfferedChoice& choice : choices)
        xml.element("answer", {{"fraction", choice.isRight ? "100" : "0"}, {"format", "html"}},
                    [&] {
                        xml.hypertext("text", choice.text);
                        writeMoodleHtml("feedback", "", xml);
                    });
}

void writeMoodleQuestion(const QuizQuestion& question, XmlWriter& xml)
{
    const auto* const number = std::get_if<QuizNumber>(&question.answer);
    xml.element("question", {{"type", number ? "numerical" : "multichoice"}}, [&] {
        xml.element("name", [&] { xml.text("text", question.name); });
        writeMoodleHtml("questiontext", question.text, xml);
        writeMoodleHtml("generalfeedback", "", xml);
        xml.text("defaultgrade", "1");
        xml.text("penalty", "0.3333333");
        xml.text("hidden", "0");
        xml.text("idnumber", question.id);
        if (number)
            writeMoodleNumbers(question, *number, xml);
        else
            writeMoodleChoices(question, std::get<std::vector<OfferedChoice>>(question.answer),
                               xml);
        for (const std::string& hint : question.hints)
            writeMoodleHtml("hint", hint, xml);
    });
}

void writeMoodleCategory(const std::string& category, XmlWriter& xml)
{
    xml.element("question", {{"type", "category"}},
                [&] { xml.element("category", [&] { xml.text("text", category); }); });
}

}  // namespace

std::string moodleXml(const Quiz& quiz)
{
    XmlWriter xml;
    xml.element("quiz", [&] {
        for (const QuizGroup& group : quiz.groups) {
            writeMoodleCategory(moodleCategory(quiz, group), xml);
            for (const QuizQuestion& question : group.variants)
                writeMoodleQuestion(question, xml);
        }
    });
    return xml.take();
}

}  // namespace core
