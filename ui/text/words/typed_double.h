// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <optional>
#include <utility>

namespace ui {

/// A finite number as a person types it: 2.5 or 2,5, 30 %, either minus, digits of any script. None
/// where it has twoReadings().
std::optional<double> typedNumber(const QString& text, const QLocale& locale = QLocale::c());

/// With digits of any script as 0 to 9.
QString withPlainDigits(QString text);

/// What "1,000" may be: 1.000 and 1000. None where the sign parts no three digits, or is the
/// locale's decimal point.
std::optional<std::pair<QString, QString>> twoReadings(const QString& text,
                                                       const QLocale& locale = QLocale::c());

}  // namespace ui
