// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/lesson_text.h"

#include "core/foundation/text/nearest.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/quoted_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct LessonText {
    Q_DECLARE_TR_FUNCTIONS(ui::LessonText)
};

QString faultText(core::LessonFault fault, const QString& found)
{
    using core::LessonFault;
    switch (fault) {
    case LessonFault::TooManySteps:
        return LessonText::tr("found %1 steps, expected at most %2")
            .arg(found, QString::number(core::mostLessonSteps));
    case LessonFault::TooManyWords:
        return LessonText::tr("found %1 words in a step, expected at most %2")
            .arg(found, QString::number(core::mostStepWords));
    case LessonFault::MissingText:
        return LessonText::tr("has no text for “%1”").arg(found);
    case LessonFault::NoPictureText:
        return LessonText::tr("the picture %1 has no text for those who cannot see it").arg(found);
    case LessonFault::NoAnswer:
        return LessonText::tr("a number of the guess “%1” is undefined").arg(found);
    case LessonFault::WrongIsRight:
        return LessonText::tr(
                   "a wrong number of the guess “%1” is within the tolerance of the right one")
            .arg(found);
    case LessonFault::WrongIsNear:
        return LessonText::tr("two numbers of the guess “%1” are nearer than %2 tolerances")
            .arg(found, QString::number(core::tolerancesApart));
    case LessonFault::EqualNumbers:
        return LessonText::tr("two numbers that the guess “%1” wants in order are equal")
            .arg(found);
    case LessonFault::UnusedData:
        return LessonText::tr("no guess, no text and no panel uses “%1”").arg(found);
    case LessonFault::TypedNumber:
        return LessonText::tr("%1 is typed: say it by its definition, as {nDCG@5 of=A}, or quote "
                              "it in “quotation marks”")
            .arg(found);
    case LessonFault::BlankCount:
        return LessonText::tr("the formula of the guess “%1” has not as many blanks as numbers")
            .arg(found);
    case LessonFault::NotTrue:
        return LessonText::tr("the lesson's own data do not keep this condition");
    case LessonFault::NoVariant:
        return LessonText::tr("no data of the seed %1 keep the lesson's point").arg(found);
    case LessonFault::Unwritten:
        return LessonText::tr("“%1” is still to be written").arg(found);
    }
    return {};
}

}  // namespace

QString lessonFindingText(const core::LessonFinding& finding)
{
    QString text = faultText(finding.fault, inMessage(finding.found));
    if (finding.language.empty())
        return text;
    return LessonText::tr("in %1: %2").arg(inMessage(finding.language), text);
}

QString unknownLessonText(const QString& id, std::span<const std::string> known)
{
    const QString shown = inMessage(id.toStdString());
    const std::string nearest = core::nearestTo(id.toStdString(), known);
    if (!nearest.empty())
        return LessonText::tr("There is no lesson “%1”: did you mean %2?")
            .arg(shown, QString::fromStdString(nearest));
    QStringList all;
    for (const std::string& one : known)
        all << QString::fromStdString(one);
    return LessonText::tr("There is no lesson “%1”. There are %2.").arg(shown, listText(all));
}

}  // namespace ui
