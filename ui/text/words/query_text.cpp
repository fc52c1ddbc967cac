// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/query_text.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/change_text.h"

#include <array>
#include <utility>
#include <vector>

namespace ui {

namespace {

constexpr std::size_t longestText = 300;  ///< letters of a query in a tip

QString countText(std::size_t count, const QLocale& locale)
{
    return decimalText(double(count), 0, locale);
}

QString shortened(const QString& text)
{
    return text.size() <= qsizetype(longestText)
               ? text
               : QString(text.left(qsizetype(longestText)) + QChar(0x2026));
}

/// Rich text.
QString queryTip(const QString& query, const QString& text,
                 const std::vector<std::pair<QString, QString>>& rows, const QStringList& more)
{
    const QString said = text.isEmpty()
                             ? QString()
                             : QStringLiteral("<div>%1</div>").arg(shortened(text).toHtmlEscaped());
    QString table;
    for (const auto& [name, value] : rows)
        table += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2</td></tr>")
                     .arg(name.toHtmlEscaped(), value);
    QString lines;
    for (const QString& line : more)
        lines += QStringLiteral("<div>%1</div>").arg(line.toHtmlEscaped());
    return QStringLiteral("<qt><b>%1</b>%2<table cellspacing=\"0\">%3</table>%4</qt>")
        .arg(Wording::tr("Query %1").arg(query).toHtmlEscaped(), said, table, lines);
}

}  // namespace

QString nameOfA(const ComparedNames& names)
{
    //: %1 is a run's name
    return Wording::tr("A %1").arg(names.a);
}

QString nameOfB(const ComparedNames& names)
{
    return Wording::tr("B %1").arg(names.b);
}

QString differenceSentence(const QString& query, double a, double b, const NumberFormat& format)
{
    return Wording::tr("Query %1: A %2, B %3, Δ %4.")
        .arg(query, valueText(a, format), valueText(b, format),
             differenceText(a, b, format.digits, format.locale));
}

QString valueSentence(const QString& query, double value, const NumberFormat& format)
{
    return Wording::tr("Query %1: %2.").arg(query, valueText(value, format));
}

QString differenceTip(const QString& query, const QString& text, double a, double b,
                      const ComparedNames& names, const NumberFormat& format,
                      const QStringList& more)
{
    return queryTip(query, text,
                    {{nameOfA(names), valueText(a, format)},
                     {nameOfB(names), valueText(b, format)},
                     {Wording::tr("Δ %1").arg(names.measure),
                      differenceText(a, b, format.digits, format.locale)}},
                    more);
}

QString valueTip(const QString& query, const QString& text, double value,
                 const ComparedNames& names, const NumberFormat& format, const QStringList& more)
{
    return queryTip(query, text, {{names.a, {}}, {names.measure, valueText(value, format)}}, more);
}

QString wonText(const core::WinTieLoss& counts, const QLocale& locale)
{
    return Wording::tr("B higher: %1").arg(countText(counts.won, locale));
}

QString tiedText(const core::WinTieLoss& counts, const QLocale& locale)
{
    return Wording::tr("tied: %1").arg(countText(counts.tied, locale));
}

QString staleText(const core::WinTieLoss& counts, const QLocale& locale)
{
    return Wording::tr("B lower: %1").arg(countText(counts.lost, locale));
}

QString higherText(const QString& system, std::size_t queries, const QLocale& locale)
{
    return Wording::tr("%1 higher: %2").arg(system, countText(queries, locale));
}

QString queryCountText(std::size_t shown, std::size_t all, const QLocale& locale)
{
    const int number = static_cast<int>(all);
    const QString count = countText(all, locale);
    if (shown != all)
        return Wording::tr("%1 of %2 queries", nullptr, number)
            .arg(countText(shown, locale), count);
    return Wording::tr("%1 queries", nullptr, number).arg(count);
}

QString leftOutText(const core::LeftOut& leftOut, const QLocale& locale)
{
    const std::array reasons{
        std::pair(leftOut.weightless, Wording::tr("%1 skipped: weight 0")),
        std::pair(leftOut.notInBoth, Wording::tr("%1 skipped: not in both runs")),
        std::pair(leftOut.notJudged, Wording::tr("%1 skipped: not judged")),
        std::pair(leftOut.withoutValue, Wording::tr("%1 skipped: undefined")),
    };
    QStringList said;
    for (const auto& [count, sentence] : reasons)
        if (count > 0)
            said += sentence.arg(countText(count, locale));
    return said.join(QStringLiteral(" · "));
}

}  // namespace ui
