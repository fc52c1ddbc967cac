// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/number_format.h"

#include "core/foundation/text/inexact.h"
#include "core/foundation/text/number_text.h"

#include <QChar>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace ui {

namespace {

constexpr double tallyUnit = 1e4;

QString localised(QString text, const QLocale& locale)
{
    text.replace(QLatin1Char('-'), QChar(0x2212));
    if (locale != QLocale::c() && locale.decimalPoint() != QLatin1String("."))
        text.replace(QLatin1Char('.'), locale.decimalPoint());
    return text;
}

/// "0.9999…": cut off, because rounding would give another number.
QString cutText(double number, int decimals, const QLocale& locale)
{
    const double scale = std::pow(10.0, decimals);
    const double cut = std::trunc(std::abs(number) * scale) / scale;
    const QString digits = QString::number(cut, 'f', decimals) + QChar(0x2026);
    return localised(number < 0 && cut > 0 ? QLatin1Char('-') + digits : digits, locale);
}

}  // namespace

QString decimalText(double number, int decimals, const QLocale& locale)
{
    QString text = QString::number(number, 'f', decimals);
    const bool isMinusZero = text.startsWith(QLatin1Char('-')) && text.toDouble() == 0.0;
    if (isMinusZero)
        text.remove(0, 1);
    return localised(text, locale);
}

QStringList apportionedTexts(std::span<const double> parts, int decimals, const QLocale& locale)
{
    const double scale = std::pow(10.0, decimals);
    const double total = std::accumulate(parts.begin(), parts.end(), 0.0);
    double missing = std::round(QString::number(total, 'f', decimals).toDouble() * scale);
    std::vector<double> units;
    std::vector<double> remainders;
    std::vector<std::size_t> byRemainder;
    for (const double part : parts) {
        byRemainder.push_back(units.size());
        units.push_back(std::floor(part * scale));
        remainders.push_back(part * scale - units.back());
        missing -= units.back();
    }
    std::stable_sort(byRemainder.begin(), byRemainder.end(),
                     [&](auto a, auto b) { return remainders[a] > remainders[b]; });
    for (const std::size_t i : byRemainder) {
        if (missing < 1)
            break;
        units[i] += 1;
        missing -= 1;
    }
    QStringList texts;
    for (const double unit : units)
        texts << decimalText(unit / scale, decimals, locale);
    return texts;
}

QString valueText(const core::Value& value, const NumberFormat& format)
{
    if (!value)
        return QString(QChar(0x2013));
    if (!core::wouldReadAsWhole(*value, format.digits))
        return decimalText(*value, format.digits, format.locale);
    // Cutting would hide all of a small value, such as a net benefit of −0.0037.
    constexpr int mostMore = 3;
    for (int more = 1; more <= mostMore && std::abs(*value) < 0.5; ++more)
        if (!core::wouldReadAsWhole(*value, format.digits + more))
            return decimalText(*value, format.digits + more, format.locale);
    return cutText(*value, format.digits, format.locale);
}

QString termText(double number, const NumberFormat& format)
{
    // Terms far down a list are small, which their column shows; only large ones must not look
    // whole.
    if (std::abs(number) > 0.5 && core::wouldReadAsWhole(number, format.digits - 1))
        return cutText(number, format.digits - 1, format.locale);
    return decimalText(number, format.digits - 1, format.locale);
}

QString endText(double number, const NumberFormat& format)
{
    return termText(number,
                    {std::max(format.digits, std::min(format.digits + 1, 3)), format.locale});
}

QString plainText(double number, const QLocale& locale)
{
    return localised(QString::fromStdString(core::shortestText(number)), locale);
}

double shownTally(double count)
{
    const bool isTiny = count > 0 && count < 1 / tallyUnit;
    return isTiny || std::abs(count) >= 1e11 ? count : std::round(count * tallyUnit) / tallyUnit;
}

namespace {

/// Up to four digits can be read at a glance.
QString grouped(QString digits)
{
    if (digits.size() > 4)
        for (qsizetype place = digits.size() - 3; place > 0; place -= 3)
            digits.insert(place, QChar(0x202F));
    return digits;
}

}  // namespace

QString tallyText(double count, const QLocale& locale)
{
    if (count < 0)
        return QChar(0x2212) + tallyText(-count, locale);
    if (std::abs(count) > 0x1p53)
        return plainText(count, locale);
    if (count > 0 && count < 1 / tallyUnit)
        return plainText(count, locale);
    const double shown = shownTally(count);
    QString text = grouped(QString::number(std::floor(shown), 'f', 0));
    if (shown != std::floor(shown)) {
        QString decimals = QString::number(shown, 'f', 4).section(QLatin1Char('.'), 1);
        while (decimals.endsWith(QLatin1Char('0')))
            decimals.chop(1);
        text += (locale == QLocale::c() ? QStringLiteral(".") : locale.decimalPoint()) + decimals;
    }
    return text;
}

QString countText(std::size_t count)
{
    return tallyText(static_cast<double>(count), QLocale::c());
}

QString groupedText(const QString& text, std::size_t count)
{
    return QString(text).replace(QString::number(count), countText(count));
}

QString gradeText(core::Grade grade, const QLocale& locale)
{
    return grade.hasValue() ? plainText(grade.value(), locale) : QStringLiteral("u");
}

QString fractionText(const core::Fraction& fraction)
{
    if (fraction.denominator() == 1)
        return QString::number(fraction.numerator());
    return QStringLiteral("%1/%2").arg(fraction.numerator()).arg(fraction.denominator());
}

QString groupedFraction(const core::Fraction& fraction)
{
    QStringList parts;
    for (const QString& part : fractionText(fraction).split(QLatin1Char('/')))
        parts << (part.startsWith(QLatin1Char('-')) ? QChar(0x2212) + grouped(part.mid(1))
                                                    : grouped(part));
    return parts.join(QLatin1Char('/'));
}

}  // namespace ui
