// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/lesson_text.h"

#include "core/foundation/text/nearest.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/quoted_text.h"

namespace ui {

namespace {

QString faultText(core::LessonFault fault, const QString& found)
{
    using core::LessonFault;
    switch (fault) {
    case LessonFault::TooManySteps:
        return Wording::tr("The lesson has %1 steps. Use at most %2.")
            .arg(found, QString::number(core::mostLessonSteps));
    case LessonFault::TooManyWords:
        return Wording::tr("A step has %1 words. Use at most %2.")
            .arg(found, QString::number(core::mostStepWords));
    case LessonFault::MissingText:
        return Wording::tr("“%1” has no text. Write one in this language.").arg(found);
    case LessonFault::NoPictureText:
        return Wording::tr(
                   "The picture %1 has no alternative text. Describe it in square brackets.")
            .arg(found);
    case LessonFault::NoAnswer:
        return Wording::tr("A number in the guess “%1” is undefined. Ask about another number, or "
                           "change the data.")
            .arg(found);
    case LessonFault::WrongIsRight:
        return Wording::tr(
                   "A wrong answer to the guess “%1” is within the tolerance of the right one. "
                   "Remove it, or make the tolerance smaller.")
            .arg(found);
    case LessonFault::WrongIsNear:
        return Wording::tr("Two numbers in the guess “%1” are less than %2 tolerances apart. "
                           "Remove one, or make the tolerance smaller.")
            .arg(found, QString::number(core::tolerancesApart));
    case LessonFault::EqualNumbers:
        return Wording::tr(
                   "Two numbers to put in order in the guess “%1” are equal. Remove one of them.")
            .arg(found);
    case LessonFault::UnusedData:
        return Wording::tr("“%1” is not used in any guess, text or panel. Use it, or remove it.")
            .arg(found);
    case LessonFault::TypedNumber:
        return Wording::tr("%1 is typed by hand. Use a definition such as {nDCG@5 of=A}, or put it "
                           "in “quotation marks”.")
            .arg(found);
    case LessonFault::BlankCount:
        return Wording::tr("The formula of the guess “%1” needs exactly one blank for each number.")
            .arg(found);
    case LessonFault::NotTrue:
        return Wording::tr("The lesson’s own data does not meet this condition. Change the data or "
                           "the condition.");
    case LessonFault::NoVariant:
        return Wording::tr(
                   "None of the data generated from seed %1 meets the conditions. Relax the "
                   "conditions, or allow more variation.")
            .arg(found);
    case LessonFault::Unwritten:
        return Wording::tr("“%1” is still to be written.").arg(found);
    case LessonFault::UnknownNeed:
        return Wording::tr(
                   "The lesson needs “%1”, which is not a lesson. Correct its id after “needs”.")
            .arg(found);
    case LessonFault::CircularNeed:
        return Wording::tr("The lesson needs “%1”, which needs this lesson. In one of them, remove "
                           "the id after “needs”.")
            .arg(found);
    }
    return {};
}

}  // namespace

QString lessonDiagnosticText(const core::LessonDiagnostic& diagnostic)
{
    QString text = faultText(diagnostic.fault, inMessage(diagnostic.found));
    if (diagnostic.language.empty())
        return text;
    return Wording::tr("In %1: %2").arg(inMessage(diagnostic.language), text);
}

QString unknownLessonText(const QString& id, std::span<const std::string> known)
{
    const QString shown = inMessage(id.toStdString());
    const std::string nearest = core::nearestTo(id.toStdString(), known);
    if (!nearest.empty())
        return Wording::tr("“%1” is not a lesson. Did you mean %2?")
            .arg(shown, QString::fromStdString(nearest));
    QStringList all;
    for (const std::string& one : known)
        all << QString::fromStdString(one);
    return Wording::tr("“%1” is not a lesson. The lessons are: %2.").arg(shown, listText(all));
}

}  // namespace ui
