#include "ui/drawing/wrapped_text.h"

#include "ui/panel/elision.h"

#include <algorithm>

namespace ui {

QStringList wrappedText(const QString& text, const QFontMetricsF& metrics, double width,
                        int mostLines)
{
    if (metrics.horizontalAdvance(text) <= width)
        return {text};
    QStringList lines;
    QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    while (lines.size() + 1 < mostLines && !words.isEmpty()) {
        QString line = words.takeFirst();
        while (!words.isEmpty() &&
               metrics.horizontalAdvance(line + QLatin1Char(' ') + words.first()) <= width)
            line += QLatin1Char(' ') + words.takeFirst();
        lines += line;
    }
    if (!words.isEmpty())
        lines += words.join(QLatin1Char(' '));
    for (QString& line : lines)
        line = metrics.elidedText(line, elision, width);
    lines.removeAll(QString());
    return lines;
}

}  // namespace ui
