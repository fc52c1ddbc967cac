// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/zip_archive.h"
#include "core/foundation/text/number_text.h"
#include "core/teaching/quizzes/quiz_format.h"
#include "core/teaching/quizzes/quiz_text.h"
#include "core/teaching/quizzes/xml_writer.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace core {

namespace {

constexpr std::string_view qti21 = "http://www.imsglobal.org/xsd/imsqti_v2p1";

/// The feedback for one outcome of an item's processing.
struct ItemFeedback {
    std::string id;
    std::string text;
};

std::string itemFile(const QuizQuestion& question)
{
    return "items/" + question.id + ".xml";
}

void writeBaseValue(std::string_view type, std::string_view value, XmlWriter& xml)
{
    xml.text("baseValue", value, {{"baseType", type}});
}

void writeOutcome(std::string_view outcome, std::string_view type, std::string_view value,
                  XmlWriter& xml)
{
    xml.element("setOutcomeValue", {{"identifier", outcome}},
                [&] { writeBaseValue(type, value, xml); });
}

/// @param condition writes when the outcome is this
void writeCase(std::string_view name, const auto& condition, std::string_view score,
               std::string_view feedback, XmlWriter& xml)
{
    xml.element(name, [&] {
        condition();
        writeOutcome("SCORE", "float", score, xml);
        writeOutcome("FEEDBACK", "identifier", feedback, xml);
    });
}

std::string choiceId(std::size_t choice)
{
    return "choice-" + std::to_string(choice + 1);
}

std::size_t rightChoice(const std::vector<OfferedChoice>& choices)
{
    const auto isRight = [](const OfferedChoice& choice) { return choice.isRight; };
    return static_cast<std::size_t>(std::ranges::find_if(choices, isRight) - choices.begin());
}

void writeDeclarations(std::string_view type, std::string_view correct, XmlWriter& xml)
{
    const auto value = [&xml](std::string_view text) {
        return [&xml, text] { xml.text("value", text); };
    };
    xml.element("responseDeclaration",
                {{"identifier", "RESPONSE"}, {"cardinality", "single"}, {"baseType", type}},
                [&] { xml.element("correctResponse", value(correct)); });
    xml.element("outcomeDeclaration",
                {{"identifier", "SCORE"},
                 {"cardinality", "single"},
                 {"baseType", "float"},
                 {"normalMaximum", "1"}},
                [&] { xml.element("defaultValue", value("0")); });
    xml.empty("outcomeDeclaration",
              {{"identifier", "FEEDBACK"}, {"cardinality", "single"}, {"baseType", "identifier"}});
}

void writeIsWithin(double number, double tolerance, XmlWriter& xml)
{
    const std::string range = shortestText(tolerance) + ' ' + shortestText(tolerance);
    xml.element("equal", {{"toleranceMode", "absolute"}, {"tolerance", range}}, [&] {
        xml.empty("variable", {{"identifier", "RESPONSE"}});
        writeBaseValue("float", quizNumberText(number, tolerance), xml);
    });
}

void writeIsRightChoice(XmlWriter& xml)
{
    xml.element("match", [&] {
        xml.empty("variable", {{"identifier", "RESPONSE"}});
        xml.empty("correct", {{"identifier", "RESPONSE"}});
    });
}

/// Writes the conditions in order: the right answer, then each known wrong one.
/// @return the feedback for each
std::vector<ItemFeedback> writeProcessing(const QuizQuestion& question, XmlWriter& xml)
{
    std::vector<ItemFeedback> told{{"right", question.right}};
    const auto* const number = std::get_if<QuizNumber>(&question.answer);
    xml.element("responseProcessing", [&] {
        xml.element("responseCondition", [&] {
            const auto isRight = [&] {
                number ? writeIsWithin(number->number, number->tolerance, xml)
                       : writeIsRightChoice(xml);
            };
            writeCase("responseIf", isRight, "1", "right", xml);
            for (const QuizWrong& wrong : number ? number->wrong : std::vector<QuizWrong>()) {
                told.push_back({"wrong-" + std::to_string(told.size()), wrong.feedback});
                const auto isIt = [&] { writeIsWithin(wrong.number, number->tolerance, xml); };
                writeCase("responseElseIf", isIt, "0", told.back().id, xml);
            }
            writeCase(
                "responseElse", [] {}, "0", "other", xml);
        });
    });
    told.push_back({"other", question.otherwise});
    return told;
}

void writeChoices(const std::vector<OfferedChoice>& choices, XmlWriter& xml)
{
    xml.element("choiceInteraction",
                {{"responseIdentifier", "RESPONSE"}, {"shuffle", "false"}, {"maxChoices", "1"}},
                [&] {
                    for (std::size_t i = 0; i < choices.size(); ++i)
                        xml.element("simpleChoice", {{"identifier", choiceId(i)}},
                                    [&] { xml.elements(choices[i].text); });
                });
}

void writeBody(const QuizQuestion& question, XmlWriter& xml)
{
    xml.element("itemBody", [&] {
        xml.element("div", [&] { xml.elements(question.text); });
        if (const auto* const choices = std::get_if<std::vector<OfferedChoice>>(&question.answer))
            writeChoices(*choices, xml);
        else
            xml.element("p", [&] {
                xml.empty("textEntryInteraction",
                          {{"responseIdentifier", "RESPONSE"}, {"expectedLength", "12"}});
            });
    });
}

void writeDeclarationsOf(const QuizQuestion& question, XmlWriter& xml)
{
    if (const auto* const number = std::get_if<QuizNumber>(&question.answer))
        return writeDeclarations("float", quizNumberText(number->number, number->tolerance), xml);
    const auto& choices = std::get<std::vector<OfferedChoice>>(question.answer);
    writeDeclarations("identifier", choiceId(rightChoice(choices)), xml);
}

std::string itemXml(const QuizQuestion& question, const std::string& language)
{
    XmlWriter xml;
    xml.element("assessmentItem",
                {{"xmlns", qti21},
                 {"identifier", question.id},
                 {"title", question.name},
                 {"adaptive", "false"},
                 {"timeDependent", "false"},
                 {"xml:lang", language}},
                [&] {
                    writeDeclarationsOf(question, xml);
                    writeBody(question, xml);
                    for (const ItemFeedback& told : writeProcessing(question, xml))
                        if (!told.text.empty())
                            xml.element("modalFeedback",
                                        {{"outcomeIdentifier", "FEEDBACK"},
                                         {"showHide", "show"},
                                         {"identifier", told.id}},
                                        [&] { xml.elements(told.text); });
                });
    return xml.take();
}

/// A section that draws one of the group's variants.
void writeDrawnSection(const QuizGroup& group, XmlWriter& xml)
{
    const std::string id = "section-" + group.id;
    xml.element("assessmentSection",
                {{"identifier", id}, {"title", group.name}, {"visible", "false"}}, [&] {
                    xml.empty("selection", {{"select", "1"}});
                    for (const QuizQuestion& question : group.variants)
                        xml.empty("assessmentItemRef",
                                  {{"identifier", question.id}, {"href", itemFile(question)}});
                });
}

void writeSumOfScores(XmlWriter& xml)
{
    xml.element("outcomeProcessing", [&] {
        xml.element("setOutcomeValue", {{"identifier", "SCORE"}}, [&] {
            xml.element("sum", [&] {
                xml.empty("testVariables", {{"variableIdentifier", "SCORE"}});
            });
        });
    });
}

std::string testXml(const Quiz& quiz)
{
    XmlWriter xml;
    xml.element(
        "assessmentTest", {{"xmlns", qti21}, {"identifier", "test"}, {"title", quiz.title}}, [&] {
            xml.empty("outcomeDeclaration",
                      {{"identifier", "SCORE"}, {"cardinality", "single"}, {"baseType", "float"}});
            xml.element("testPart",
                        {{"identifier", "part"},
                         {"navigationMode", "nonlinear"},
                         {"submissionMode", "individual"}},
                        [&] {
                            for (const QuizGroup& group : quiz.groups)
                                writeDrawnSection(group, xml);
                        });
            writeSumOfScores(xml);
        });
    return xml.take();
}

void writeResource(std::string_view id, std::string_view type, std::string_view file,
                   const auto& dependencies, XmlWriter& xml)
{
    xml.element("resource", {{"identifier", id}, {"type", type}, {"href", file}}, [&] {
        xml.empty("file", {{"href", file}});
        dependencies();
    });
}

void forEachQuestion(const Quiz& quiz, const auto& use)
{
    for (const QuizGroup& group : quiz.groups)
        for (const QuizQuestion& question : group.variants)
            use(question);
}

std::string qti21Manifest(const Quiz& quiz)
{
    XmlWriter xml;
    xml.element("manifest",
                {{"xmlns", "http://www.imsglobal.org/xsd/imscp_v1p1"}, {"identifier", "manifest"}},
                [&] {
                    xml.element("metadata", [&] {
                        xml.text("schema", "QTIv2.1 Package");
                        xml.text("schemaversion", "1.0.0");
                    });
                    xml.empty("organizations");
                    xml.element("resources", [&] {
                        const auto dependency = [&xml](const QuizQuestion& question) {
                            xml.empty("dependency", {{"identifierref", "item-" + question.id}});
                        };
                        writeResource(
                            "resource-test", "imsqti_test_xmlv2p1", "test.xml",
                            [&] { forEachQuestion(quiz, dependency); }, xml);
                        forEachQuestion(quiz, [&xml](const QuizQuestion& question) {
                            writeResource(
                                "item-" + question.id, "imsqti_item_xmlv2p1", itemFile(question),
                                [] {}, xml);
                        });
                    });
                });
    return xml.take();
}

}  // namespace

std::string qti21Package(const Quiz& quiz)
{
    std::vector<ArchivedFile> files{{"imsmanifest.xml", qti21Manifest(quiz)},
                                    {"test.xml", testXml(quiz)}};
    forEachQuestion(quiz, [&](const QuizQuestion& question) {
        files.push_back({itemFile(question), itemXml(question, quiz.language)});
    });
    return zipArchive(files);
}

}  // namespace core
