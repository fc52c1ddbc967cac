// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/wrapped_text.h"

#include "ui/toolkit/panel/elision.h"

#include <QTextBoundaryFinder>

namespace ui {

QStringList lineParts(const QString& text)
{
    const auto isChinese = [&text](qsizetype at) {
        return at < text.size() && text[at].script() == QChar::Script_Han;
    };
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    QStringList parts;
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
        const bool isEnd = end == text.size() || text[end - 1] == QLatin1Char(' ') ||
                           isChinese(end - 1) || isChinese(end);
        if (!isEnd)
            continue;
        parts += text.mid(start, end - start);
        start = end;
    }
    return parts;
}

QStringList wrappedText(const QString& text, const QFontMetricsF& metrics, double width,
                        int mostLines)
{
    if (metrics.horizontalAdvance(text) <= width)
        return {text};
    QStringList lines;
    QStringList parts = lineParts(text);
    while (lines.size() + 1 < mostLines && !parts.isEmpty()) {
        QString line = parts.takeFirst();
        while (!parts.isEmpty() &&
               metrics.horizontalAdvance((line + parts.first()).trimmed()) <= width)
            line += parts.takeFirst();
        lines += line.trimmed();
    }
    if (!parts.isEmpty())
        lines += parts.join(QString()).trimmed();
    for (QString& line : lines)
        line = metrics.elidedText(line, elision, width);
    lines.removeAll(QString());
    return lines;
}

}  // namespace ui
