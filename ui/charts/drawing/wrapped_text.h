// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>
#include <QStringList>

namespace ui {

/// What a line may end after: a blank, which it has at its end, or a letter of Chinese, which has
/// no blanks between words.
QStringList lineParts(const QString& text);

/// A text in at most `mostLines` lines between words, none wider than `width`; what does not fit
/// is elided.
QStringList wrappedText(const QString& text, const QFontMetricsF& metrics, double width,
                        int mostLines);

}  // namespace ui
