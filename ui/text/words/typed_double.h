// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <optional>
#include <utility>

namespace ui {

/// A finite number as a person types it: 2.5 or 2,5, 30 %, either minus, digits of any script.
/// nullopt if it has twoReadings().
std::optional<double> typedNumber(const QString& text, const QLocale& locale = QLocale::c());

/// Replaces digits of any script by 0 to 9.
QString withPlainDigits(QString text);

/// What "1,000" could mean: 1.000 and 1000. nullopt if the separator is not followed by three
/// digits or is the locale's decimal point.
std::optional<std::pair<QString, QString>> twoReadings(const QString& text,
                                                       const QLocale& locale = QLocale::c());

}  // namespace ui
