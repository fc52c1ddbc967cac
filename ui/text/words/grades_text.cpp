// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/grades_text.h"

#include "ui/text/language/wording.h"

#include <algorithm>
#include <span>

namespace ui {

namespace {

/// "3 2 3 0 1"; for a long list, its beginning and its length.
QString beginningOf(const core::RankedList& list)
{
    constexpr std::size_t most = 8;
    const std::span all(list.ranked);
    const QString text =
        QString::fromStdString(core::rankedGradesText(all.first(std::min(all.size(), most))));
    return all.size() <= most
               ? text
               : Wording::tr("%1 … (%n grades)", nullptr, static_cast<int>(all.size())).arg(text);
}

}  // namespace

QString gradesQuestion(const std::vector<core::GradesReading>& readings)
{
    if (readings.front().meaning == core::GradesMeaning::DecimalCommas)
        return Wording::tr("Are these decimal commas?");
    if (readings.front().meaning == core::GradesMeaning::Digits)
        return Wording::tr("Is every digit a grade?");
    return readings.front().meaning == core::GradesMeaning::Column
               ? Wording::tr("Which column contains the grades?")
               : Wording::tr("There are several lists. How should they be used?");
}

QString gradesAnswer(const core::GradesReading& reading, std::size_t place)
{
    const QString beginning = beginningOf(reading.lists[place]);
    switch (reading.meaning) {
    case core::GradesMeaning::OneList:
        return Wording::tr("One list: %1").arg(beginning);
    case core::GradesMeaning::Column:
        return Wording::tr("Column %1: %2").arg(QString::number(reading.column), beginning);
    case core::GradesMeaning::DecimalCommas:
        return Wording::tr("Decimal commas: %1").arg(beginning);
    case core::GradesMeaning::Digits:
        return Wording::tr("One grade per digit: %1").arg(beginning);
    case core::GradesMeaning::Lines:
        break;
    }
    return Wording::tr("List %1: %2").arg(QString::number(place + 1), beginning);
}

}  // namespace ui
