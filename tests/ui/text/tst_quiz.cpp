// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/zip_archive.h"
#include "core/teaching/lessons/guess_answer.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/lesson_markdown.h"
#include "core/teaching/lessons/placeholder.h"
#include "core/teaching/quizzes/quiz_format.h"
#include "core/teaching/quizzes/quiz_text.h"
#include "tests/small_lesson.h"
#include "tests/ui/quiz_files.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/language/language.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/quizzes/lesson_quiz.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cmath>

namespace tst_quiz {

using namespace Qt::StringLiterals;
using namespace quiz_files;

namespace {

core::Quiz quizOf(const std::vector<core::Lesson>& lessons, std::size_t variants)
{
    ui::QuizOptions options;
    options.variants = variants;
    options.seed = 2026;
    const auto quiz = ui::quizOf(lessons, options);
    return quiz ? *quiz : core::Quiz();
}

/// Of every lesson that the program carries.
const core::Quiz& shippedQuiz()
{
    static const core::Quiz quiz = quizOf(ui::shippedLessons(), 2);
    return quiz;
}

/// Of lists A and B, two queries Q, samples S and differences D.
core::Lesson lessonAsking(const std::string& gradesOfA, const QString& words)
{
    return smallLesson("```rankscope list A\n" + gradesOfA +
                           "\n```\n```rankscope list B\n1 1 0\n```\n"
                           "```rankscope list Q\nq1: 1 0\nq2: 0 1\n```\n```rankscope samples S\n"
                           "label,score\n1,0.4\n0,0.2\n```\n```rankscope values D\n1 -1\n```\n",
                       words.toStdString());
}

core::Lesson shippedLesson(const std::string& id)
{
    const auto lesson = core::parseLesson(*ui::shippedLessonText(id), id);
    return lesson ? *lesson : core::Lesson();
}

/// Every sign that one of the formats gives a meaning, where a teacher might write it.
core::Quiz awkwardQuiz()
{
    const std::string signs = R"(a~b = c # {d} : \e \n %50% ->  $CATEGORY: x //y ####)";
    core::QuizQuestion number;
    number.id = "q.awkward.1";
    number.name = "::" + signs + " & <b>";
    number.text = "<p>" + signs + "</p>\n\n<p>]]&gt; &amp; &lt;</p>";
    number.right = "[1] = right";
    number.otherwise = "<p>{other}</p>\n";
    number.answer = core::QuizNumber{-0.25, 0.005, {{1, "~own #1"}, {1e-4, "= {small}"}}};
    core::QuizQuestion choice = number;
    choice.id = "q.awkward.2";
    choice.answer =
        std::vector<core::OfferedChoice>{{"[A] > B", false}, {signs, true}, {"", false}};
    return {"Course 1/2: \"A\" & 'B'", "en", {{"q.awkward", "A/B {1} = ~2", {number, choice}}}};
}

QString told(const std::string& text)
{
    return QString::fromStdString(text).trimmed();
}

// Moodle

/// What question/format/xml/format.php of Moodle 4 reads below a question of each type: what
/// import_headers(), import_numerical(), import_multichoice(), import_answer(), import_hints() and
/// import_category() look up by name. What is not named there would be lost without a word.
const QMap<QString, QStringList> moodleReads{
    {u"category"_s, {u"category"_s, u"info"_s, u"idnumber"_s}},
    {u"numerical"_s,
     {u"name"_s, u"questiontext"_s, u"generalfeedback"_s, u"defaultgrade"_s, u"penalty"_s,
      u"hidden"_s, u"idnumber"_s, u"answer"_s, u"hint"_s, u"tags"_s}},
    {u"multichoice"_s,
     {u"name"_s, u"questiontext"_s, u"generalfeedback"_s, u"defaultgrade"_s, u"penalty"_s,
      u"hidden"_s, u"idnumber"_s, u"single"_s, u"shuffleanswers"_s, u"answernumbering"_s,
      u"showstandardinstruction"_s, u"correctfeedback"_s, u"partiallycorrectfeedback"_s,
      u"incorrectfeedback"_s, u"answer"_s, u"hint"_s, u"tags"_s}}};

/// Elements that import_text_with_files() reads: a text inside, a format as an attribute.
const QSet<QString> moodleTexts{u"questiontext"_s,
                                u"generalfeedback"_s,
                                u"correctfeedback"_s,
                                u"partiallycorrectfeedback"_s,
                                u"incorrectfeedback"_s,
                                u"feedback"_s,
                                u"hint"_s};

/// trans_format() knows these, and takes anything else for HTML with a warning.
const QSet<QString> moodleFormats{u"moodle_auto_format"_s, u"html"_s, u"plain_text"_s,
                                  u"wiki_like"_s, u"markdown"_s};

/// What qtype_numerical_answer_processor takes for a number with "." as its point.
const QRegularExpression moodleNumber(uR"(^[+-]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$)"_s,
                                      QRegularExpression::CaseInsensitiveOption);

/// What the importer would do otherwise than is meant; empty where nothing.
QString moodleFault(const Element& question)
{
    const QString type = question.attributes.value(u"type"_s);
    if (!moodleReads.contains(type))
        return u"type "_s + type;
    for (const Element& child : question.children) {
        if (!moodleReads[type].contains(child.name))
            return u"passed over: "_s + child.name;
        const bool mayComeAgain = child.name == u"answer" || child.name == u"hint";
        if (!mayComeAgain && question.all(child.name).size() != 1)
            return u"twice: "_s + child.name;  // getpath() takes the first
    }
    for (const Element* element : question.everything()) {
        if (moodleTexts.contains(element->name) &&
            (!element->child(u"text"_s) ||
             !moodleFormats.contains(element->attributes.value(u"format"_s))))
            return u"text or format: "_s + element->name;
    }
    if (type == u"category")  // import_category()
        return question.at({u"category"_s, u"text"_s}).startsWith(u"$course$/top/") ? QString()
                                                                                    : u"category"_s;
    // xmlimportnoname; the columns of the table question take 255 and 100 characters.
    const QString name = question.at({u"name"_s, u"text"_s});
    if (name.isEmpty() || name.size() > 255 || question.at({u"idnumber"_s}).size() > 100)
        return u"name or idnumber"_s;
    return {};
}

/// The fractions as question/format.php compares them with Moodle's list of grades, which has 1
/// and 0 in all versions.
QStringList fractionsOf(const Element& question)
{
    QStringList fractions;
    for (const Element* answer : question.all(u"answer"_s))
        fractions += answer->attributes.value(u"fraction"_s);
    return fractions;
}

QString numericalFault(const Element& question)
{
    const auto answers = question.all(u"answer"_s);
    const QStringList fractions = fractionsOf(question);
    if (fractions.count(u"100"_s) != 1 || fractions.first() != u"100" ||
        fractions.count(u"0"_s) != fractions.size() - 1)
        return u"fractions"_s;
    for (const Element* answer : answers) {
        const QString number = answer->at({u"text"_s});
        if (number == u"*" ? answer != answers.last() : !moodleNumber.match(number).hasMatch())
            return u"number "_s + number;
        if (!moodleNumber.match(answer->at({u"tolerance"_s})).hasMatch())
            return u"tolerance"_s;
    }
    return answers.last()->at({u"text"_s}) == u"*" ? QString() : u"nothing else"_s;
}

QString multichoiceFault(const Element& question)
{
    const QStringList fractions = fractionsOf(question);
    // One right answer: qtype_multichoice wants the largest fraction to be 1 where single is true.
    const bool isSingle = question.at({u"single"_s}) == u"true" && fractions.size() > 1 &&
                          fractions.count(u"100"_s) == 1 &&
                          fractions.count(u"0"_s) == fractions.size() - 1;
    const QSet<QString> numberings{u"abc"_s, u"ABCD"_s, u"123"_s, u"iii"_s, u"IIII"_s, u"none"_s};
    return isSingle && numberings.contains(question.at({u"answernumbering"_s})) ? QString()
                                                                                : u"answers"_s;
}

/// What question/type/numerical/question.php does: the first answer within its tolerance counts,
/// widened by 10^-14 as get_tolerance_interval() does.
const Element* moodleMatch(const Element& question, double number)
{
    for (const Element* answer : question.all(u"answer"_s)) {
        if (answer->at({u"text"_s}) == u"*")
            return answer;
        const double right = answer->at({u"text"_s}).toDouble();
        const double tolerance =
            answer->at({u"tolerance"_s}).toDouble() + 1e-14 * std::max(1.0, std::fabs(right));
        if (right - tolerance <= number && number <= right + tolerance)
            return answer;
    }
    return nullptr;
}

// QTI

/// Children in the order that a content model allows, as an expression over their names, each with
/// a blank behind it; and attributes that have to be there.
struct ContentModel {
    QString children;
    QStringList attributes = {};
};

const QString flow = u"((p|table|ul|ol|blockquote|pre|hr|div) )*"_s;
const QString inlined = u"((strong|em|code|a|br|textEntryInteraction) )*"_s;

/// From the XML schema of QTI 2.1.1 of 31 July 2013 (IMS Global Learning Consortium,
/// imsqti_v2p1p1.xsd), types AssessmentItem, ResponseDeclaration, OutcomeDeclaration, ItemBody,
/// ChoiceInteraction, SimpleChoice, TextEntryInteraction, ResponseProcessing, ResponseCondition,
/// ResponseIf, Equal, LogicPair, ModalFeedback, AssessmentTest, TestPart, AssessmentSection, Table;
/// only what the writer has use for.
const QMap<QString, ContentModel> qti21Models{
    {u"assessmentItem"_s,
     {u"(responseDeclaration )*(outcomeDeclaration )*(templateDeclaration )*(templateProcessing )?"
      "(stylesheet )*(itemBody )?(responseProcessing )?(modalFeedback )*"_s,
      {u"identifier"_s, u"title"_s, u"adaptive"_s, u"timeDependent"_s}}},
    {u"responseDeclaration"_s,
     {u"(defaultValue )?(correctResponse )?(mapping )?"_s, {u"identifier"_s, u"cardinality"_s}}},
    {u"outcomeDeclaration"_s, {u"(defaultValue )?"_s, {u"identifier"_s, u"cardinality"_s}}},
    {u"correctResponse"_s, {u"(value )+"_s}},
    {u"defaultValue"_s, {u"(value )+"_s}},
    {u"value"_s, {QString()}},
    {u"itemBody"_s, {u"((p|table|ul|ol|blockquote|pre|hr|div|choiceInteraction) )*"_s}},
    {u"choiceInteraction"_s,
     {u"(prompt )?(simpleChoice )+"_s, {u"responseIdentifier"_s, u"shuffle"_s, u"maxChoices"_s}}},
    {u"simpleChoice"_s, {inlined, {u"identifier"_s}}},
    {u"textEntryInteraction"_s, {QString(), {u"responseIdentifier"_s}}},
    {u"responseProcessing"_s, {u"(responseCondition )*"_s}},
    {u"responseCondition"_s, {u"responseIf (responseElseIf )*(responseElse )?"_s}},
    {u"responseIf"_s, {u"(equal|match) (setOutcomeValue )*"_s}},
    {u"responseElseIf"_s, {u"(equal|match) (setOutcomeValue )*"_s}},
    {u"responseElse"_s, {u"(setOutcomeValue )*"_s}},
    {u"setOutcomeValue"_s, {u"(baseValue|sum) "_s, {u"identifier"_s}}},
    {u"equal"_s, {u"((variable|baseValue|correct) ){2}"_s}},
    {u"match"_s, {u"((variable|baseValue|correct) ){2}"_s}},
    {u"variable"_s, {QString(), {u"identifier"_s}}},
    {u"correct"_s, {QString(), {u"identifier"_s}}},
    {u"baseValue"_s, {QString(), {u"baseType"_s}}},
    {u"modalFeedback"_s, {flow, {u"outcomeIdentifier"_s, u"identifier"_s, u"showHide"_s}}},
    {u"assessmentTest"_s,
     {u"(outcomeDeclaration )*(timeLimits )?(stylesheet )*(testPart )+(outcomeProcessing )?"
      "(testFeedback )*"_s,
      {u"identifier"_s, u"title"_s}}},
    {u"testPart"_s,
     {u"(assessmentSection )+"_s, {u"identifier"_s, u"navigationMode"_s, u"submissionMode"_s}}},
    {u"assessmentSection"_s,
     {u"(selection )?(ordering )?(rubricBlock )*(assessmentItemRef )*"_s,
      {u"identifier"_s, u"title"_s, u"visible"_s}}},
    {u"selection"_s, {QString(), {u"select"_s}}},
    {u"assessmentItemRef"_s, {QString(), {u"identifier"_s, u"href"_s}}},
    {u"outcomeProcessing"_s, {u"(setOutcomeValue )*"_s}},
    {u"sum"_s, {u"(testVariables )+"_s}},
    {u"testVariables"_s, {QString(), {u"variableIdentifier"_s}}},
    {u"div"_s, {flow}},
    {u"blockquote"_s, {flow}},
    {u"p"_s, {inlined}},
    {u"li"_s, {u"((p|ul|ol|strong|em|code|a|br) )*"_s}},
    {u"ul"_s, {u"(li )*"_s}},
    {u"ol"_s, {u"(li )*"_s}},
    {u"table"_s, {u"(caption )?(thead )?(tfoot )?(tbody )+"_s}},
    {u"thead"_s, {u"(tr )+"_s}},
    {u"tbody"_s, {u"(tr )+"_s}},
    {u"tr"_s, {u"((th|td) )+"_s}},
    {u"th"_s, {inlined}},
    {u"td"_s, {inlined}},
    {u"caption"_s, {inlined}},
    {u"strong"_s, {inlined}},
    {u"em"_s, {inlined}},
    {u"code"_s, {inlined}},
    {u"pre"_s, {inlined}},
    {u"br"_s, {QString()}},
    {u"hr"_s, {QString()}},
    {u"a"_s, {inlined, {u"href"_s}}}};

/// From the content models of QTI 1.2.1 (IMS ASI XML binding of 2003, ims_qtiasiv1p2p1), likewise.
const QMap<QString, ContentModel> qti12Models{
    {u"questestinterop"_s, {u"assessment "_s}},
    {u"assessment"_s, {u"(qtimetadata )*(objectives )*(section )+"_s, {u"ident"_s, u"title"_s}}},
    {u"section"_s, {u"(qtimetadata )*(selection_ordering )?((item|section) )*"_s, {u"ident"_s}}},
    {u"selection_ordering"_s, {u"(selection )*"_s}},
    {u"selection"_s,
     {u"(sourcebank_ref )?(selection_number )?(selection_metadata )?"
      "(selection_extension )?"_s}},
    {u"selection_number"_s, {QString()}},
    {u"selection_extension"_s, {u"(points_per_item )?"_s}},
    {u"points_per_item"_s, {QString()}},
    {u"item"_s,
     {u"(itemmetadata )?(objectives )*(presentation )?(resprocessing )*(itemfeedback )*"_s,
      {u"ident"_s}}},
    {u"itemmetadata"_s, {u"(qtimetadata )*"_s}},
    {u"qtimetadata"_s, {u"(qtimetadatafield )+"_s}},
    {u"qtimetadatafield"_s, {u"fieldlabel fieldentry "_s}},
    {u"fieldlabel"_s, {QString()}},
    {u"fieldentry"_s, {QString()}},
    {u"presentation"_s, {u"((material|response_lid|response_str) )+"_s}},
    {u"material"_s, {u"(mattext )+"_s}},
    {u"mattext"_s, {QString(), {u"texttype"_s}}},
    {u"response_str"_s, {u"render_fib "_s, {u"ident"_s}}},
    {u"response_lid"_s, {u"render_choice "_s, {u"ident"_s}}},
    {u"render_fib"_s, {u"(response_label )*"_s, {u"fibtype"_s}}},
    {u"render_choice"_s, {u"(response_label )*"_s}},
    {u"response_label"_s, {u"(material )*"_s, {u"ident"_s}}},
    {u"resprocessing"_s, {u"outcomes (respcondition )+"_s}},
    {u"outcomes"_s, {u"(decvar )+"_s}},
    {u"decvar"_s, {QString()}},
    {u"respcondition"_s, {u"conditionvar (setvar )*(displayfeedback )*"_s}},
    {u"conditionvar"_s, {u"((or|and|not|varequal|vargte|varlte|other) )+"_s}},
    {u"or"_s, {u"((or|and|varequal|vargte|varlte) )+"_s}},
    {u"and"_s, {u"((or|and|varequal|vargte|varlte) )+"_s}},
    {u"varequal"_s, {QString(), {u"respident"_s}}},
    {u"vargte"_s, {QString(), {u"respident"_s}}},
    {u"varlte"_s, {QString(), {u"respident"_s}}},
    {u"other"_s, {QString()}},
    {u"setvar"_s, {QString()}},
    {u"displayfeedback"_s, {QString(), {u"linkrefid"_s}}},
    {u"itemfeedback"_s, {u"(flow_mat )+"_s, {u"ident"_s}}},
    {u"flow_mat"_s, {u"(material )+"_s}}};

/// Where a document breaks the models; empty where it keeps all.
QString modelFault(const Element& root, const QMap<QString, ContentModel>& models)
{
    for (const Element* element : root.everything()) {
        if (!models.contains(element->name))
            return u"unknown: "_s + element->name;
        const ContentModel& model = models[element->name];
        QString names;
        for (const QString& name : element->childNames())
            names += name + u' ';
        if (!QRegularExpression(u"^(?:"_s + model.children + u")$"_s).match(names).hasMatch())
            return element->name + u": "_s + names;
        for (const QString& attribute : model.attributes)
            if (!element->attributes.contains(attribute))
                return element->name + u" without "_s + attribute;
    }
    return {};
}

/// The feedback that the item's own processing gives to a number.
QString qtiFeedback(const Element& item, double number)
{
    const Element* const condition =
        item.child(u"responseProcessing"_s)->child(u"responseCondition"_s);
    for (const Element& part : condition->children) {
        const Element* const equal = part.child(u"equal"_s);
        const double right = equal ? equal->at({u"baseValue"_s}).toDouble() : 0;
        const double tolerance =
            equal ? equal->attributes[u"tolerance"_s].section(u' ', 0, 0).toDouble() + 1e-12 : 0;
        if (!equal || std::fabs(number - right) <= tolerance)
            return part.all(u"setOutcomeValue"_s).last()->at({u"baseValue"_s});
    }
    return {};
}

// What students type

/// Every number that a guess knows with its neighbours, as they would be typed, and one beside.
QStringList typedAround(const core::QuizNumber& asked)
{
    QStringList typed;
    const auto add = [&](double number, double apart) {
        typed += QString::number(number + apart * asked.tolerance, 'f', 6);
    };
    for (const double apart : {-0.9, 0.0, 0.9, 1.2})
        add(asked.number, apart);
    for (const core::QuizWrong& wrong : asked.wrong)
        for (const double apart : {-0.9, 0.0, 0.9})
            add(wrong.number, apart);
    return typed;
}

}  // namespace

class TestQuiz : public QObject {
    Q_OBJECT

private slots:
    void moodleReadsEveryLesson()
    {
        const auto root = xmlOf(core::moodleXml(shippedQuiz()));
        QVERIFY(root && root->name == u"quiz");
        QSet<QString> ids;
        QVERIFY(root->children.size() > 100);
        for (const Element& question : root->children) {
            const QString id = question.at({u"idnumber"_s});
            QVERIFY2(moodleFault(question).isEmpty(), qPrintable(id + moodleFault(question)));
            const QString type = question.attributes[u"type"_s];
            const QString fault = type == u"numerical"     ? numericalFault(question)
                                  : type == u"multichoice" ? multichoiceFault(question)
                                                           : QString();
            QVERIFY2(fault.isEmpty(), qPrintable(id + u": "_s + fault));
            QVERIFY2(type == u"category" || !ids.contains(id), qPrintable(id));
            ids += id;
        }
    }

    void nothingIsLoadedFromElsewhere_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < core::quizFormats.size(); ++i)
            QTest::newRow(std::string(core::quizFormats[i].id).c_str()) << static_cast<int>(i);
    }
    void nothingIsLoadedFromElsewhere()
    {
        QFETCH(const int, row);
        const auto& format = core::quizFormats[static_cast<std::size_t>(row)];
        const QString bytes = QString::fromStdString(format.bytes(shippedQuiz()));
        static const QRegularExpression reference(
            uR"(src\s*=|<link|<script|schemaLocation|@import)"_s);
        QVERIFY(!reference.match(bytes).hasMatch());
    }

    void bytesAreTheSameTwice()
    {
        const core::Quiz again = quizOf(ui::shippedLessons(), 2);
        for (const core::QuizFormatRow& format : core::quizFormats)
            QVERIFY(format.bytes(again) == format.bytes(shippedQuiz()));
    }

    void platformsGradeAsTheProgramJudges_data()
    {
        QTest::addColumn<int>("lesson");
        const auto lessons = ui::shippedLessons();
        for (std::size_t i = 0; i < lessons.size(); ++i)
            QTest::newRow(lessons[i].id.c_str()) << static_cast<int>(i);
    }
    void platformsGradeAsTheProgramJudges()
    {
        QFETCH(const int, lesson);
        const core::Lesson shipped = ui::shippedLessons()[static_cast<std::size_t>(lesson)];
        const auto variant = core::variantOf(shipped, 7);
        QVERIFY(variant);
        const core::Quiz quiz{"One", "en", ui::quizGroups(*variant, "1", "en")};
        const auto moodle = xmlOf(core::moodleXml(quiz));
        const auto qti = filesIn(core::qti21Package(quiz));
        std::size_t group = 0;
        int compared = 0;
        for (const core::SheetQuestion& question : core::questionsOf(*variant)) {
            if (question.guess.kind == core::GuessKind::Blanks) {
                group += question.guess.numbers.size();
                continue;
            }
            const core::QuizQuestion& asked = quiz.groups[group].variants.front();
            const Element& element = moodle->children[static_cast<qsizetype>(2 * group++ + 1)];
            const auto* const number = std::get_if<core::QuizNumber>(&asked.answer);
            if (!number)
                continue;
            const auto item =
                xmlOf(qti[u"items/"_s + QString::fromStdString(asked.id) + u".xml"_s]);
            for (const QString& typed : typedAround(*number)) {
                const auto answer = core::readAnswer(question.guess, typed.toStdString());
                QVERIFY(answer);
                const auto verdict = core::judged(*variant, question.guess, *answer);
                const core::NumberVerdict& found = verdict.numbers.front();
                const Element* const match = moodleMatch(element, typed.toDouble());
                const QString feedback = match->at({u"feedback"_s, u"text"_s}).trimmed();
                QString expected = told(asked.otherwise);
                if (verdict.isRight)
                    expected = told(asked.right);
                else if (found.judgement == core::Judgement::KnownWrong)
                    expected = told(core::htmlOf(core::filledText(
                        *variant, question.guess.wrong[*found.wrong].feedback.at("en"))));
                const std::string where = asked.id + ": " + typed.toStdString();
                QCOMPARE(match->attributes[u"fraction"_s] == u"100", verdict.isRight);
                QVERIFY2(feedback == expected,
                         qPrintable(QString::fromStdString(where) + feedback));
                const QString told = qtiFeedback(*item, typed.toDouble());
                QCOMPARE(told == u"right", verdict.isRight);
                QCOMPARE(told.startsWith(u"wrong-"),
                         found.judgement == core::Judgement::KnownWrong);
                ++compared;
            }
        }
        QVERIFY(compared > 0);
    }

    void qti21KeepsItsSchema_data()
    {
        QTest::addColumn<bool>("isAwkward");
        QTest::newRow("every lesson") << false;
        QTest::newRow("awkward signs") << true;
    }
    void qti21KeepsItsSchema()
    {
        QFETCH(const bool, isAwkward);
        const core::Quiz quiz = isAwkward ? awkwardQuiz() : shippedQuiz();
        const auto files = filesIn(core::qti21Package(quiz));
        const auto manifest = xmlOf(files[u"imsmanifest.xml"_s]);
        QVERIFY(manifest);
        QStringList listed;
        for (const Element* resource : manifest->child(u"resources"_s)->all(u"resource"_s))
            listed += resource->attributes[u"href"_s];
        QStringList packed = files.keys();
        packed.removeOne(u"imsmanifest.xml"_s);
        listed.sort();
        QCOMPARE(listed, packed);
        static const QRegularExpression identifier(u"^[A-Za-z_][A-Za-z0-9_.-]*$"_s);
        for (const QString& name : std::as_const(packed)) {
            const auto root = xmlOf(files[name]);
            QVERIFY2(root, qPrintable(name));
            QVERIFY(identifier.match(root->attributes[u"identifier"_s]).hasMatch());
            const QString fault = modelFault(*root, qti21Models);
            QVERIFY2(fault.isEmpty(), qPrintable(name + u": "_s + fault));
        }
        const auto test = xmlOf(files[u"test.xml"_s]);
        for (const Element* element : test->everything())
            if (element->name == u"assessmentItemRef")
                QVERIFY(files.contains(element->attributes[u"href"_s]));
    }

    void qti12KeepsItsModels_data() { qti21KeepsItsSchema_data(); }
    void qti12KeepsItsModels()
    {
        QFETCH(const bool, isAwkward);
        const auto files = filesIn(core::qti12Package(isAwkward ? awkwardQuiz() : shippedQuiz()));
        QCOMPARE(files.keys(), QStringList({u"imsmanifest.xml"_s, u"quiz/quiz.xml"_s}));
        const auto root = xmlOf(files[u"quiz/quiz.xml"_s]);
        QVERIFY(root);
        const QString fault = modelFault(*root, qti12Models);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    /// gems/plugins/qti_exporter/lib/qti/numeric_interaction.rb of Canvas: every condition with
    /// `or` or `and` becomes a right answer, and one with `varequal` and an upper end inside `or`
    /// an exact one with the margin between them.
    void canvasTakesOneRightNumber()
    {
        const auto files = filesIn(core::qti12Package(shippedQuiz()));
        const auto root = xmlOf(files[u"quiz/quiz.xml"_s]);
        int numbers = 0;
        for (const Element* item : root->everything()) {
            if (item->name != u"item" || !item->child(u"presentation"_s)->child(u"response_str"_s))
                continue;
            QList<const Element*> conditions;
            for (const Element* element : item->everything())
                if (element->name == u"or")
                    conditions += element;
            QCOMPARE(conditions.size(), 1);
            const Element& near = *conditions.first();
            const double exact = near.at({u"varequal"_s}).toDouble();
            const double margin = near.at({u"and"_s, u"varlte"_s}).toDouble() - exact;
            QVERIFY(margin > 0);
            QVERIFY(std::fabs(exact - near.at({u"and"_s, u"vargte"_s}).toDouble() - margin) <
                    margin / 100);
            ++numbers;
        }
        QVERIFY(numbers > 50);
    }

    /// What Canvas cannot tell one by one stands in what it tells of any wrong number.
    void wrongNumbersStandInCanvasFeedback()
    {
        const auto files = filesIn(core::qti12Package(awkwardQuiz()));
        const QString text = QString::fromStdString(files[u"quiz/quiz.xml"_s]);
        QVERIFY(text.contains(u"&lt;li&gt;1&lt;br/&gt;~own #1"_s));
        QVERIFY(text.contains(u"&lt;li&gt;0.0001&lt;br/&gt;= {small}"_s));
    }

    void giftComesBack_data() { qti21KeepsItsSchema_data(); }
    void giftComesBack()
    {
        QFETCH(const bool, isAwkward);
        const core::Quiz quiz = isAwkward ? awkwardQuiz() : shippedQuiz();
        const auto read = giftOf(core::giftText(quiz));
        qsizetype at = 0;
        for (const core::QuizGroup& group : quiz.groups)
            for (const core::QuizQuestion& question : group.variants) {
                QVERIFY(at < read.size());
                const GiftQuestion& gift = read[at++];
                QCOMPARE(gift.name, told(question.name));
                QCOMPARE(gift.text, told(question.text));
                compareAnswers(gift, question);
            }
        QCOMPARE(at, read.size());
    }

    void identifiersDiffer()
    {
        QCOMPARE(core::quizId({"which-ideal", "b", "1"}), std::string("q.which-ideal.b.1"));
        QVERIFY(core::quizId({"a b"}) != core::quizId({"a_20b"}));
        QVERIFY(core::quizId({"a", "b"}) != core::quizId({"a.b"}));
    }

    void numbersHaveAPoint_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<QString>("text");
        QTest::newRow("a thousandth of the tolerance") << 8 / 15.0 << 0.005 << u"0.533333"_s;
        QTest::newRow("whole") << 9.0 << 0.1 << u"9"_s;
        QTest::newRow("no minus before 0") << -0.0 << 0.005 << u"0"_s;
        QTest::newRow("no exponent") << 14.4e9 << 0.5 << u"14400000000"_s;
        QTest::newRow("not whole though near") << 1 - 19 / 14.4e9 << 0.005 << u"0.999999999"_s;
        QTest::newRow("tens") << 120.0 << 50.0 << u"120"_s;
    }
    void numbersHaveAPoint()
    {
        QFETCH(const double, number);
        QFETCH(const double, tolerance);
        QFETCH(const QString, text);
        QCOMPARE(QString::fromStdString(core::quizNumberText(number, tolerance)), text);
    }

    /// CRC-32 of "123456789" is CBF43926 (Williams, "A painless guide to CRC error detection
    /// algorithms", 1993); the rest is the layout of APPNOTE 4.3.
    void anArchiveIsAsItsFormatSays()
    {
        const std::array<core::ArchivedFile, 1> files{{{"a/b", "123456789"}}};
        const QByteArray facts = QByteArray::fromHex("14000008000000002100"
                                                     "2639f4cb"
                                                     "09000000"
                                                     "09000000"
                                                     "03000000");
        const QByteArray expected = "PK\3\4" + facts + "a/b123456789" +
                                    QByteArray("PK\1\2\x14\0", 6) + facts +
                                    QByteArray(10 + 4, '\0') + "a/b" + "PK\5\6" +
                                    QByteArray::fromHex("00000000"
                                                        "0100"
                                                        "0100"
                                                        "31000000"
                                                        "2a000000"
                                                        "0000");
        QCOMPARE(QByteArray::fromStdString(core::zipArchive(files)).toHex(' '),
                 expected.toHex(' '));
    }

    void noVariantComesTwice()
    {
        QMap<QString, QStringList> texts;  // by lesson and variant
        for (const core::QuizGroup& group : shippedQuiz().groups)
            for (std::size_t i = 0; i < group.variants.size(); ++i) {
                QStringList& lesson = texts[QString::fromStdString(group.id).section(u'.', 1, 1)];
                lesson.resize(std::max(lesson.size(), qsizetype(i + 1)));
                lesson[qsizetype(i)] += QString::fromStdString(group.variants[i].text);
                for (std::size_t before = 0; before < i; ++before)
                    QVERIFY2(group.variants[i].text != group.variants[before].text ||
                                 group.variants[i].answer != group.variants[before].answer,
                             group.name.c_str());
            }
        QCOMPARE(texts.size(), qsizetype(ui::shippedLessons().size()));
        for (QStringList& lesson : texts)
            QCOMPARE(lesson.removeDuplicates(), 0);
    }

    /// A blank is told by its place in the formula.
    void blanksAreAskedOneByOne()
    {
        const core::Lesson lesson =
            smallLesson("```rankscope list A\n1 0 1 | 1\n```\n",
                        "measure=P@3,Recall@3 of=A kind=blanks", "formula: \"2 × _ × _\"\n");
        const auto groups = ui::quizGroups(lesson, "1", "en");
        QCOMPARE(groups.size(), std::size_t(2));
        QCOMPARE(groups[1].id, std::string("q.one.g_202"));
        QVERIFY(told(groups[0].variants[0].text).contains(u"<p>2 × ? × …</p>"_s));
        QVERIFY(told(groups[1].variants[0].text).contains(u"<p>2 × … × ?</p>"_s));
        const auto* const second = std::get_if<core::QuizNumber>(&groups[1].variants[0].answer);
        QVERIFY(second && std::fabs(second->number - 2 / 3.0) < 1e-12);
    }

    void ordersAreChosenFrom()
    {
        const core::Lesson lesson =
            smallLesson("```rankscope list A\n0 1 0\n```\n```rankscope list B\n1 1 0\n```\n"
                        "```rankscope list C\n0 0 0 | 1\n```\n",
                        "measure=P@3 of=A,B,C kind=order");
        const auto groups = ui::quizGroups(lesson, "1", "en");
        const auto& choices =
            std::get<std::vector<core::OfferedChoice>>(groups[0].variants[0].answer);
        QCOMPARE(choices.size(), std::size_t(6));
        for (const core::OfferedChoice& choice : choices)
            QCOMPARE(choice.isRight, choice.text == "B &gt; A &gt; C");
    }

    void questionsAreSentences_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a number") << u"measure=P@3 of=A"_s << u"What is P@3 for A?"_s;
        QTest::newRow("the mean of queries") << u"measure=RR@2 of=Q"_s << u"What is MRR@2 for Q?"_s;
        QTest::newRow("a mean without a name of its own")
            << u"measure=nDCG@2 of=Q"_s << u"What is mean nDCG@2 for Q?"_s;
        QTest::newRow("what a mean is divided by")
            << u"measure=RR of=Q take=denominator"_s << u"What is the denominator of MRR for Q?"_s;
        QTest::newRow("one by another rule")
            << u"measure=AP@3 of=A denominator=hits"_s
            << u"What is AP@3 for A (AP divides by: relevant documents found)?"_s;
        QTest::newRow("settings of a measure are in words")
            << u"measure=nDCG(gain=exp,ideal=retrieved)@3 of=A"_s
            << u"What is nDCG@3 for A (Gain: 2^grade − 1, Ideal ranking from: retrieved documents only)?"_s;
        QTest::newRow("those of the mean of queries")
            << u"measure=nDCG(gain=exp)@2 of=Q"_s
            << u"What is mean nDCG@2 for Q (Gain: 2^grade − 1)?"_s;
        QTest::newRow("one at a threshold") << u"measure=recall of=S threshold=0.3"_s
                                            << u"What is recall for S (Threshold: 0.3)?"_s;
        QTest::newRow("one rule of classifiers that lists have by the same name")
            << u"measure=recall of=S average=macro"_s
            << u"What is recall for S (Classes: macro, mean of both)?"_s;
        QTest::newRow("two lists") << u"measure=RR of=A,B kind=direction"_s
                                   << u"Does RR go up, down, or stay the same from A to B?"_s;
        QTest::newRow("two cutoffs") << u"measure=P@1,P@3 of=A kind=direction"_s
                                     << u"From P@1 to P@3 for A: up, down, or the same?"_s;
        QTest::newRow("two counts")
            << u"measure=won,lost of=D kind=direction"_s
            << u"From the number of queries won to the number of queries lost in D: up, down, or the same?"_s;
        QTest::newRow("which") << u"measure=P@3 of=A,B kind=choice"_s
                               << u"For which is P@3 higher: A, B, or are they the same?"_s;
        QTest::newRow("an order") << u"measure=P@3 of=A,B kind=order"_s
                                  << u"How do A, B rank by P@3, highest first?"_s;
        QTest::newRow("blanks") << u"measure=P@3,AP of=A kind=blanks"_s
                                << u"What are these values: P@3 for A; AP for A?"_s;
        QTest::newRow("blanks of a formula")
            << u"measure=P@3 of=A kind=blanks take=numerator,denominator\nformula: \"P@3 = _ / _\""_s
            << u"What are the missing numbers?"_s;
    }
    void questionsAreSentences()
    {
        QFETCH(const QString, words);
        const core::Lesson lesson = lessonAsking("0 1 0", words);
        QTEST(ui::guessSentence(lesson.steps.front().guesses.front()), "sentence");
    }

    /// A word of the lesson's own is quoted, and thin blanks stand beside Latin letters alone.
    void questionsAreSentencesInChinese_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a number") << u"measure=P@3 of=films take=lowest"_s
                                  << u"“电影”的\u2009P@3\u2009的最低可能值是多少？"_s;
        QTest::newRow("a direction")
            << u"measure=RR of=A,films kind=direction"_s
            << u"从\u2009A\u2009到“电影”，RR\u2009是上升、下降，还是不变？"_s;
        QTest::newRow("an order") << u"measure=P@3 of=A,films kind=order"_s
                                  << u"按\u2009P@3\u2009从高到低，A、“电影”的次序是怎样的？"_s;
    }
    void questionsAreSentencesInChinese()
    {
        QFETCH(const QString, words);
        const auto lesson = core::parseLesson(
            smallLessonText("```rankscope list A\n0 1 0\n```\n"
                            "```rankscope list films zh_CN=\"电影\"\n1 0 1\n```\n",
                            words.toStdString()) +
                "::: zh_CN\n## 一步\n\n```rankscope guess id=g\n```\n:::\n",
            "lesson.md");
        QVERIFY(lesson);
        ui::speak(u"zh_CN"_s);
        const core::Lesson told = core::toldIn(*lesson, "zh_CN");
        const QString sentence = ui::guessSentence(told.steps.front().guesses.front());
        ui::speak(u"en"_s);
        QTEST(sentence, "sentence");
    }

    void whatGradesEarnIsTold_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("rules");
        const QString discount = u" The gain at rank i is divided by log₂(i+1)."_s;
        QTest::newRow("nDCG") << u"measure=nDCG@3 of=A"_s << u"The gain is the grade."_s + discount;
        QTest::newRow("by another gain")
            << u"measure=nDCG@3 of=A gain=exp"_s << u"The gain is 2^grade − 1."_s + discount;
        QTest::newRow("what is relevant of grades")
            << u"measure=RR of=A"_s << u"Documents with grade 1 or higher are relevant."_s;
        QTest::newRow("what is relevant of right and wrong") << u"measure=RR of=B"_s << u""_s;
        QTest::newRow("its ideal may be what is asked for")
            << u"measure=nDCG@3 of=A ideal=retrieved"_s << u"The gain is the grade."_s + discount;
        QTest::newRow("two gains, which the names tell")
            << u"measure=nDCG@3,nDCG(gain=exp)@3 of=A kind=direction"_s << u""_s;
        QTest::newRow("samples") << u"measure=AUC of=S"_s << u""_s;
        QTest::newRow("differences") << u"measure=mean of=D"_s << u""_s;
    }
    void whatGradesEarnIsTold()
    {
        QFETCH(const QString, words);
        const core::Lesson lesson = lessonAsking("3 0 1", words);
        QTEST(ui::gradeRules(lesson, lesson.steps.front().guesses.front()), "rules");
    }

    void whatIsUndefinedIsChosen()
    {
        const core::Lesson lesson = shippedLesson("accuracy-deceives");
        for (const core::QuizGroup& group : ui::quizGroups(lesson, "1", "en"))
            if (group.id == "q.accuracy-deceives.precision") {
                const auto& choices =
                    std::get<std::vector<core::OfferedChoice>>(group.variants[0].answer);
                QCOMPARE(choices.back().text, std::string("It is undefined."));
                QVERIFY(choices.back().isRight && choices.size() > 1);
                return;
            }
        QFAIL("the question is not there");
    }

private:
    static void compareAnswers(const GiftQuestion& gift, const core::QuizQuestion& question)
    {
        if (const auto* const number = std::get_if<core::QuizNumber>(&question.answer)) {
            QVERIFY(gift.isNumerical);
            QCOMPARE(gift.answers.size(), qsizetype(number->wrong.size() + 2));
            QCOMPARE(gift.answers.first().feedback, told(question.right));
            QVERIFY(gift.answers.first().isRight);
            for (std::size_t i = 0; i < number->wrong.size(); ++i) {
                const GiftAnswer& answer = gift.answers[static_cast<qsizetype>(i + 1)];
                QCOMPARE(answer.feedback, told(number->wrong[i].feedback));
                QVERIFY(!answer.isRight);
                QVERIFY(std::fabs(answer.text.section(u':', 0, 0).toDouble() -
                                  number->wrong[i].number) < number->tolerance / 100);
            }
            QCOMPARE(gift.answers.last().text, u"*"_s);
            QCOMPARE(gift.answers.last().feedback, told(question.otherwise));
            return;
        }
        const auto& choices = std::get<std::vector<core::OfferedChoice>>(question.answer);
        QVERIFY(!gift.isNumerical);
        QCOMPARE(gift.answers.size(), qsizetype(choices.size()));
        for (std::size_t i = 0; i < choices.size(); ++i) {
            QCOMPARE(gift.answers[static_cast<qsizetype>(i)].text, told(choices[i].text));
            QCOMPARE(gift.answers[static_cast<qsizetype>(i)].isRight, choices[i].isRight);
        }
    }
};

QTEST_GUILESS_MAIN(TestQuiz)

}  // namespace tst_quiz

#include "tst_quiz.moc"
