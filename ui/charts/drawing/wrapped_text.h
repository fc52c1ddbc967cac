// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>
#include <QStringList>

namespace ui {

/// The parts after which a line can break: each ends in a space or is a Chinese character, as
/// Chinese has no spaces between words.
QStringList lineParts(const QString& text);

/// A text wrapped between words into at most `mostLines` lines, none wider than `width`; the rest
/// is elided.
QStringList wrappedText(const QString& text, const QFontMetricsF& metrics, double width,
                        int mostLines);

}  // namespace ui
