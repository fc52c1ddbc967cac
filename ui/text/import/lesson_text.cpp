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
        return Wording::tr("too many steps: %1 (at most %2)")
            .arg(found, QString::number(core::mostLessonSteps));
    case LessonFault::TooManyWords:
        return Wording::tr("too many words in a step: %1 (at most %2)")
            .arg(found, QString::number(core::mostStepWords));
    case LessonFault::MissingText:
        return Wording::tr("“%1” has no text").arg(found);
    case LessonFault::NoPictureText:
        return Wording::tr("the picture %1 has no alternative text").arg(found);
    case LessonFault::NoAnswer:
        return Wording::tr("a number in the guess “%1” is undefined").arg(found);
    case LessonFault::WrongIsRight:
        return Wording::tr(
                   "a wrong answer to the guess “%1” is within the tolerance of the right one")
            .arg(found);
    case LessonFault::WrongIsNear:
        return Wording::tr("two numbers in the guess “%1” are less than %2 tolerances apart")
            .arg(found, QString::number(core::tolerancesApart));
    case LessonFault::EqualNumbers:
        return Wording::tr("two numbers to put in order in the guess “%1” are equal").arg(found);
    case LessonFault::UnusedData:
        return Wording::tr("“%1” is not used in any guess, text or panel").arg(found);
    case LessonFault::TypedNumber:
        return Wording::tr("%1 is typed by hand: use a definition such as {nDCG@5 of=A}, or put it "
                           "in “quotation marks”")
            .arg(found);
    case LessonFault::BlankCount:
        return Wording::tr("the formula of the guess “%1” needs exactly one blank for each number")
            .arg(found);
    case LessonFault::NotTrue:
        return Wording::tr("the lesson’s own data do not meet this condition");
    case LessonFault::NoVariant:
        return Wording::tr("none of the data generated from seed %1 make the lesson’s point")
            .arg(found);
    case LessonFault::Unwritten:
        return Wording::tr("“%1” has not been written yet").arg(found);
    case LessonFault::UnknownNeed:
        return Wording::tr("the lesson needs “%1”, but there is no such lesson").arg(found);
    case LessonFault::CircularNeed:
        return Wording::tr("the lesson needs “%1”, which needs this lesson").arg(found);
    }
    return {};
}

}  // namespace

QString lessonDiagnosticText(const core::LessonDiagnostic& diagnostic)
{
    QString text = faultText(diagnostic.fault, inMessage(diagnostic.found));
    if (diagnostic.language.empty())
        return text;
    return Wording::tr("in %1: %2").arg(inMessage(diagnostic.language), text);
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
