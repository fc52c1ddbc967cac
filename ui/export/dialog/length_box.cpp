// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/length_box.h"

#include <QLocale>

namespace ui {

LengthBox::LengthBox(QWidget* parent)
    : TypedBox(parent)
{
    setDecimals(3);
    setKeyboardTracking(true);
}

QString LengthBox::textFromValue(double value) const
{
    QLocale plain = locale();
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = plain.toString(value, 'f', decimals());
    const QString point = plain.decimalPoint();
    if (!text.contains(point))
        return text;
    while (text.endsWith(plain.zeroDigit()))
        text.chop(1);
    if (text.endsWith(point))
        text.chop(point.size());
    return text;
}

}  // namespace ui
