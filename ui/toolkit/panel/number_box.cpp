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

/// By then, a click that takes the focus has ended.
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
        return Wording::tr("“%1” could mean %2 or %3. Type one of these. Restored %4.")
            .arg(typed, two->first, two->second, range.kept);
    if (range.most == std::numeric_limits<double>::max())
        return Wording::tr("“%1” is not a number. Restored %2.").arg(typed, range.kept);
    const QString least = QString::fromStdString(core::shortestText(range.least));
    const QString most = QString::fromStdString(core::shortestText(range.most));
    return range.decimals == 0
               ? Wording::tr("“%1” is not a whole number from %2 to %3. Restored %4.")
                     .arg(typed, least, most, range.kept)
               : Wording::tr(
                     "“%1” is not a number from %2 to %3 with at most %n decimals. Restored %4.",
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
