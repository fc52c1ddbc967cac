// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/conventions/answer_text.h"

#include "core/conventions/convention_search/disambiguating_measure.h"
#include "core/foundation/text/inexact.h"
#include "ui/text/conventions/rule_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/library_text.h"

#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

constexpr int mostTypedDecimals = 17;

int toldDecimals(const core::TypedNumber& typed)
{
    return std::min(typed.decimals + 2, mostTypedDecimals);
}

/// Adds decimals until a number that is not 0 or 1 does not look like it.
QString chanceText(double number, const DecimalWriter& write)
{
    int decimals = 1;
    while (decimals < mostTypedDecimals && core::wouldReadAsWhole(number, decimals))
        ++decimals;
    return write(number, decimals);
}

}  // namespace

QString changeText(const core::RuleChange& change)
{
    //: %1 is another rule, %2 is the one in force: "Gain: 2^grade − 1 (yours: the grade)"
    return Wording::tr("%1 (current: %2)")
        .arg(ruleText(change.axis, change.to), ruleValueLabel(change.axis, change.from));
}

QString changesText(const core::RuleHit& hit)
{
    QStringList texts;
    for (const core::RuleChange& change : hit.changes)
        texts << changeText(change);
    if (hit.isCut)
        texts << Wording::tr("digits truncated (current: rounded)");
    return texts.isEmpty() ? Wording::tr("current rules") : clausesText(texts);
}

QString libraryNamesText(std::span<const std::string_view> libraries)
{
    QStringList names;
    for (const std::string_view name : libraries)
        names << libraryName(name);
    return names.isEmpty() ? QStringLiteral("–") : listText(names);
}

QString toldValueText(const core::Value& value, const core::TypedNumber& typed,
                      const DecimalWriter& write)
{
    return value ? write(*value, toldDecimals(typed)) : QStringLiteral("–");
}

QString effectText(const core::Effect& effect, const core::TypedNumber& typed,
                   const DecimalWriter& write)
{
    if (!effect)
        return QStringLiteral("–");
    return (*effect >= 0 ? QStringLiteral("+") : QString()) + write(*effect, toldDecimals(typed));
}

QString intervalText(const core::TypedNumber& typed, const DecimalWriter& write)
{
    const int decimals = std::min(typed.decimals + 1, mostTypedDecimals);
    return Wording::tr("taken as %1 to %2 if rounded (up to %3 if truncated)")
        .arg(write(typed.roundedLow(), decimals), write(typed.roundedHigh(), decimals),
             write(typed.cutEnd(), typed.decimals));
}

QString readAsText(const core::RuleAnswer& answer, std::size_t told, const DecimalWriter& write)
{
    const auto& [measure, number] = answer.told[told];
    //: %1 is a measure, %2 its number, %3 "read as 0.59245 to 0.59255 …"
    return Wording::tr("%1 = %2 is %3. Under the current rules, it is %4.")
        .arg(QString::fromStdString(measure), QString::fromStdString(number.text),
             intervalText(number, write), toldValueText(answer.inForce[told], number, write));
}

QString fittingText(const core::RuleAnswer& answer, const DecimalWriter& write)
{
    if (answer.hits.empty())
        return Wording::tr("No combination of up to %3 rule changes fits (%1 combinations tried, "
                           "%2 distinct values).")
            .arg(answer.tried)
            .arg(answer.values)
            .arg(answer.mostChanges);
    return Wording::
        tr("%1 of %2 rule combinations match (%n distinct values). About %3 would match by chance.",
           nullptr, static_cast<int>(answer.values))
            .arg(answer.hits.size())
            .arg(answer.tried)
            .arg(chanceText(answer.byChance, write));
}

QString moreChangesText(const core::RuleAnswer& answer)
{
    if (answer.otherLibraries.empty())
        return {};
    return Wording::tr("With more changes, these fit: %1.")
        .arg(libraryNamesText(answer.otherLibraries));
}

QString disambiguatingText(const core::DisambiguatingMeasure& number, const DecimalWriter& write)
{
    const auto written = [&](std::size_t hit) {
        const core::Value& value = number.values[hit];
        return value ? write(*value, std::min(number.decimals, mostTypedDecimals))
                     : Wording::tr("undefined");
    };
    const std::size_t other = number.lastOther();
    //: %1 is a measure, %2 and %4 its values, %3 the number of a row
    const QString would =
        Wording::tr("%1 would be %2 under the rules in the first row and %4 under those in row %3.")
            .arg(QString::fromStdString(number.measure), written(0), QString::number(other + 1),
                 written(other));
    if (number.settles())
        return Wording::tr("A second number would settle it: %1").arg(would);
    return Wording::tr("A second number would narrow it down most: %1").arg(would);
}

}  // namespace ui
