// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/number_box.h"

#include "core/foundation/text/number_text.h"
#include "ui/text/language/wording.h"

#include <QPointer>
#include <QTimer>
#include <QToolTip>

#include <chrono>
#include <limits>

namespace ui {

namespace {

/// A click that takes the focus is over by then.
constexpr std::chrono::milliseconds afterAClick(250);

}  // namespace

void sayRefused(QWidget& field, const QString& sentence)
{
    QTimer::singleShot(afterAClick, &field, [&field, sentence] {
        if (field.isVisible())
            QToolTip::showText(field.mapToGlobal(field.rect().bottomLeft()), sentence, &field);
    });
}

QString refusedText(const QString& typed, const NumberRange& range)
{
    if (const auto two = twoReadings(typed, range.locale))
        return Wording::tr("“%1” may be %2 or %3: type one of these. It is %4 again.")
            .arg(typed, two->first, two->second, range.kept);
    if (range.most == std::numeric_limits<double>::max())
        return Wording::tr("“%1” is no number: it is %2 again.").arg(typed, range.kept);
    const QString least = QString::fromStdString(core::shortestText(range.least));
    const QString most = QString::fromStdString(core::shortestText(range.most));
    return range.decimals == 0
               ? Wording::tr("“%1” is no whole number from %2 to %3: it is %4 again.")
                     .arg(typed, least, most, range.kept)
               : Wording::tr("“%1” is no number from %2 to %3 with %n decimals at most: it "
                             "is %4 again.",
                             nullptr, range.decimals)
                     .arg(typed, least, most, range.kept);
}

NumberBox::NumberBox(QWidget* parent)
    : TypedBox(parent)
{
    setLocale(QLocale::c());
}

QString NumberBox::textFromValue(double value) const
{
    return QString::fromStdString(core::shortestText(value));
}

}  // namespace ui
