// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/typed_double.h"

#include "core/conventions/convention_search/typed_number.h"

#include <QRegularExpression>

namespace ui {

QString withPlainDigits(QString text)
{
    for (QChar& one : text)
        if (const int digit = one.digitValue(); digit >= 0)
            one = QChar(u'0' + digit);
    return text;
}

std::optional<std::pair<QString, QString>> twoReadings(const QString& text, const QLocale& locale)
{
    const QString point = locale.decimalPoint();
    const QString other = point == QLatin1String(",") ? QStringLiteral(".") : QStringLiteral(",");
    QString plain = withPlainDigits(text).trimmed();
    static const QRegularExpression thousand(QStringLiteral("^[-+]?[1-9]\\d{0,2}[.,]\\d{3}$"));
    if (!plain.contains(other) || !thousand.match(plain).hasMatch())
        return std::nullopt;
    QString whole = plain;
    return std::pair(plain.replace(other, point), whole.remove(other));
}

std::optional<double> typedNumber(const QString& text, const QLocale& locale)
{
    if (twoReadings(text, locale))
        return std::nullopt;
    QString plain = withPlainDigits(text);
    plain.replace(QChar(0x2212), QLatin1Char('-'));
    plain.replace(locale.decimalPoint(), QLatin1String("."));
    const auto number = core::typedNumber(plain.toStdString());
    return number ? std::optional(number->value) : std::nullopt;
}

}  // namespace ui
