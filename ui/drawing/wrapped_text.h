#pragma once

#include <QFontMetricsF>
#include <QString>
#include <QStringList>

namespace ui {

/// A text in at most `mostLines` lines between words, none wider than `width`; what does not fit
/// is elided.
QStringList wrappedText(const QString& text, const QFontMetricsF& metrics, double width,
                        int mostLines);

}  // namespace ui
