// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/mark_text.h"

#include <algorithm>
#include <cmath>

namespace ui {

QString markText(double score, const NumberFormat& format)
{
    constexpr int fewestDigits = 3;
    constexpr int mostDecimals = 9;
    constexpr double widest = 1e9;
    if (std::isinf(score))
        return score > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    const double size = std::abs(score);
    int decimals = std::max(0, format.digits - 1);
    if (size > 0 && size < 1)
        decimals =
            std::max(decimals, fewestDigits - 1 - static_cast<int>(std::floor(std::log10(size))));
    if (decimals <= mostDecimals && size < widest)
        return decimalText(score, decimals, format.locale);
    QString text = QString::number(score, 'g', std::max(fewestDigits, format.digits));
    text.replace(QLatin1Char('-'), QChar(0x2212));
    return text;
}

}  // namespace ui
