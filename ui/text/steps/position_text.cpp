// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/position_text.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"

#include <QStringList>

#include <cstdlib>

namespace ui {

namespace {

QString count(std::size_t number, const QLocale& locale)
{
    return locale.toString(static_cast<qulonglong>(number));
}

QString belongs(const core::IdealPosition& document, core::Grade grade, const QLocale& locale)
{
    const QString first = QString::number(document.firstIdealRank);
    const QString last = QString::number(document.lastIdealRank);
    if (!grade.hasValue())
        return Wording::tr("Unjudged documents earn nothing and belong at ranks %1 to %2.")
            .arg(first, last);
    const QString worth = gradeText(grade, locale);
    if (first == last)
        return Wording::tr("With grade %1, it belongs at rank %2.").arg(worth, first);
    return Wording::tr("With grade %1, it belongs at ranks %2 to %3.").arg(worth, first, last);
}

QString standing(const core::IdealPosition& document)
{
    const auto displacement = document.displacement();
    if (!displacement)
        return Wording::tr("Not retrieved.");
    const QString rank = QString::number(*document.rank);
    const int distance = static_cast<int>(std::abs(*displacement));
    if (*displacement == 0)
        return Wording::tr("Rank %1: in place.").arg(rank);
    if (distance == 1)
        return *displacement > 0 ? Wording::tr("Rank %1: 1 rank too late.").arg(rank)
                                 : Wording::tr("Rank %1: 1 rank too early.").arg(rank);
    return *displacement > 0
               ? Wording::tr("Rank %1: %n ranks too late.", nullptr, distance).arg(rank)
               : Wording::tr("Rank %1: %n ranks too early.", nullptr, distance).arg(rank);
}

}  // namespace

QString displacementText(const core::IdealPosition& document, const QLocale& locale)
{
    const auto displacement = document.displacement();
    if (!displacement)
        return Wording::tr("not retrieved");
    if (*displacement == 0)
        return Wording::tr("= in place");
    const QString distance = count(static_cast<std::size_t>(std::abs(*displacement)), locale);
    return *displacement > 0 ? Wording::tr("▲ %1 too late").arg(distance)
                             : Wording::tr("▼ %1 too early").arg(distance);
}

QString displacementSign(const core::IdealPosition& document, const QLocale& locale)
{
    const auto displacement = document.displacement();
    if (!displacement)
        return QChar(0x2013);
    if (*displacement == 0)
        return QStringLiteral("=");
    return QStringLiteral("%1 %2")
        .arg(QChar(*displacement > 0 ? 0x25B2 : 0x25BC))
        .arg(count(static_cast<std::size_t>(std::abs(*displacement)), locale));
}

QString positionSentence(const core::IdealPosition& document, core::Grade grade,
                         const QLocale& locale)
{
    return Wording::tr("%1 %2").arg(standing(document), belongs(document, grade, locale));
}

QString orderSummary(const core::IdealOrder& order)
{
    const QString placed = Wording::tr("%1 too early, %2 in place, %3 too late")
                               .arg(QString::number(order.tooEarly), QString::number(order.inPlace),
                                    QString::number(order.tooLate));
    if (order.notRetrieved == 0)
        return placed;
    return Wording::tr("%1, %2 not retrieved").arg(placed, QString::number(order.notRetrieved));
}

}  // namespace ui
