// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/zip_archive.h"
#include "core/teaching/quizzes/quiz_format.h"
#include "core/teaching/quizzes/quiz_text.h"
#include "core/teaching/quizzes/xml_writer.h"

namespace core {

namespace {

constexpr std::string_view qti12Response = "response1";

void writeMaterial(std::string_view xhtml, XmlWriter& xml)
{
    xml.element("material", [&] { xml.text("mattext", xhtml, {{"texttype", "text/html"}}); });
}

void writeMetadata(std::string_view key, std::string_view value, XmlWriter& xml)
{
    xml.element("qtimetadatafield", [&] {
        xml.text("fieldlabel", key);
        xml.text("fieldentry", value);
    });
}

void writeNumberField(XmlWriter& xml)
{
    xml.element("response_str", {{"ident", qti12Response}, {"rcardinality", "Single"}}, [&] {
        xml.element("render_fib", {{"fibtype", "Decimal"}}, [&] {
            xml.empty("response_label", {{"ident", "answer1"}});
        });
    });
}

std::string labelOf(std::size_t choice)
{
    return "choice" + std::to_string(choice + 1);
}

void writeChoiceField(const std::vector<OfferedChoice>& choices, XmlWriter& xml)
{
    xml.element("response_lid", {{"ident", qti12Response}, {"rcardinality", "Single"}}, [&] {
        xml.element("render_choice", {{"shuffle", "No"}}, [&] {
            for (std::size_t i = 0; i < choices.size(); ++i)
                xml.element("response_label", {{"ident", labelOf(i)}},
                            [&] { writeMaterial(choices[i].text, xml); });
        });
    });
}

void writeComparison(std::string_view name, std::string_view value, XmlWriter& xml)
{
    xml.text(name, value, {{"respident", qti12Response}});
}

/// An exact number with a margin, in the form that Canvas exports.
void writeIsNear(const QuizNumber& asked, XmlWriter& xml)
{
    const auto text = [&asked](double number) { return quizNumberText(number, asked.tolerance); };
    xml.element("or", [&] {
        writeComparison("varequal", text(asked.number), xml);
        xml.element("and", [&] {
            writeComparison("vargte", text(asked.number - asked.tolerance), xml);
            writeComparison("varlte", text(asked.number + asked.tolerance), xml);
        });
    });
}

void writeIsRightOne(const QuizQuestion& question, XmlWriter& xml)
{
    if (const auto* const number = std::get_if<QuizNumber>(&question.answer))
        return writeIsNear(*number, xml);
    const auto& choices = std::get<std::vector<OfferedChoice>>(question.answer);
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].isRight)
            writeComparison("varequal", labelOf(i), xml);
}

void writeTold(std::string_view feedback, XmlWriter& xml)
{
    xml.empty("displayfeedback", {{"feedbacktype", "Response"}, {"linkrefid", feedback}});
}

void writeResponses(const QuizQuestion& question, XmlWriter& xml)
{
    xml.element("resprocessing", [&] {
        xml.element("outcomes", [&] {
            xml.empty("decvar", {{"maxvalue", "100"},
                                 {"minvalue", "0"},
                                 {"varname", "SCORE"},
                                 {"vartype", "Decimal"}});
        });
        xml.element("respcondition", {{"continue", "No"}}, [&] {
            xml.element("conditionvar", [&] { writeIsRightOne(question, xml); });
            xml.text("setvar", "100", {{"action", "Set"}, {"varname", "SCORE"}});
            writeTold("correct_fb", xml);
        });
        xml.element("respcondition", {{"continue", "Yes"}}, [&] {
            xml.element("conditionvar", [&] { xml.empty("other"); });
            writeTold("general_incorrect_fb", xml);
        });
    });
}

/// The known wrong numbers, each before its feedback.
std::string toldOfWrong(const QuizQuestion& question)
{
    std::string items;
    if (const auto* const asked = std::get_if<QuizNumber>(&question.answer))
        for (const QuizWrong& wrong : asked->wrong)
            items += "<li>" + quizNumberText(wrong.number, asked->tolerance) + "<br/>" +
                     wrong.feedback + "</li>\n";
    return question.otherwise + (items.empty() ? "" : "<ul>\n" + items + "</ul>\n");
}

void writeFeedback(std::string_view id, std::string_view xhtml, XmlWriter& xml)
{
    xml.element("itemfeedback", {{"ident", id}},
                [&] { xml.element("flow_mat", [&] { writeMaterial(xhtml, xml); }); });
}

void writeQti12Item(const QuizQuestion& question, XmlWriter& xml)
{
    const auto* const choices = std::get_if<std::vector<OfferedChoice>>(&question.answer);
    xml.element("item", {{"ident", question.id}, {"title", question.name}}, [&] {
        xml.element("itemmetadata", [&] {
            xml.element("qtimetadata", [&] {
                writeMetadata("question_type",
                              choices ? "multiple_choice_question" : "numerical_question", xml);
                writeMetadata("points_possible", "1", xml);
            });
        });
        xml.element("presentation", [&] {
            writeMaterial(question.text, xml);
            choices ? writeChoiceField(*choices, xml) : writeNumberField(xml);
        });
        writeResponses(question, xml);
        writeFeedback("correct_fb", question.right, xml);
        writeFeedback("general_incorrect_fb", toldOfWrong(question), xml);
    });
}

/// Draws one of the group's variants.
void writeSelection(XmlWriter& xml)
{
    xml.element("selection_ordering", [&] {
        xml.element("selection", [&] {
            xml.text("selection_number", "1");
            xml.element("selection_extension", [&] { xml.text("points_per_item", "1"); });
        });
    });
}

std::string assessmentXml(const Quiz& quiz)
{
    XmlWriter xml;
    xml.element("questestinterop", {{"xmlns", "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"}}, [&] {
        xml.element("assessment", {{"ident", "quiz"}, {"title", quiz.title}}, [&] {
            xml.element("section", {{"ident", "root_section"}}, [&] {
                for (const QuizGroup& group : quiz.groups)
                    xml.element("section", {{"ident", group.id}, {"title", group.name}}, [&] {
                        writeSelection(xml);
                        for (const QuizQuestion& question : group.variants)
                            writeQti12Item(question, xml);
                    });
            });
        });
    });
    return xml.take();
}

std::string qti12Manifest()
{
    XmlWriter xml;
    xml.element(
        "manifest",
        {{"xmlns", "http://www.imsglobal.org/xsd/imscp_v1p1"}, {"identifier", "manifest"}}, [&] {
            xml.element("metadata", [&] {
                xml.text("schema", "IMS Content");
                xml.text("schemaversion", "1.1.3");
            });
            xml.empty("organizations");
            xml.element("resources", [&] {
                xml.element("resource", {{"identifier", "quiz"}, {"type", "imsqti_xmlv1p2"}}, [&] {
                    xml.empty("file", {{"href", "quiz/quiz.xml"}});
                });
            });
        });
    return xml.take();
}

}  // namespace

std::string qti12Package(const Quiz& quiz)
{
    const std::array<ArchivedFile, 2> files{
        {{"imsmanifest.xml", qti12Manifest()}, {"quiz/quiz.xml", assessmentXml(quiz)}}};
    return zipArchive(files);
}

}  // namespace core
