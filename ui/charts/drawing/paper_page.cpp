// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/paper_page.h"

#include "ui/charts/chart/inch.h"
#include "ui/charts/drawing/wrapped_text.h"
#include "ui/toolkit/theme/faces.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double leastUnitsPerPoint = 16;
constexpr double leastTextPoints = 1;
constexpr double marginPoints = 3;
constexpr double titleGap = 0.35;    ///< of a line
constexpr double titleShare = 0.34;  ///< of the page: a taller title is cut to one line
constexpr int mostTitleLines = 3;

/// Sets every attribute that a font could otherwise take from the application's font.
QFont paperFont(const QString& family, int pixels)
{
    QFont font = withFaces(QFont(family.isEmpty() ? paperFamily() : family));
    font.setStyleHint(QFont::SansSerif,
                      QFont::StyleStrategy(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    font.setPixelSize(pixels);
    font.setWeight(QFont::Normal);
    font.setStyle(QFont::StyleNormal);
    font.setStretch(QFont::Unstretched);
    font.setLetterSpacing(QFont::PercentageSpacing, 100);
    font.setWordSpacing(0);
    font.setCapitalization(QFont::MixedCase);
    font.setKerning(true);
    font.setUnderline(false);
    font.setOverline(false);
    font.setStrikeOut(false);
    font.setFixedPitch(false);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

}  // namespace

QString paperFamily()
{
    return ownFamily();
}

PaperPage::PaperPage(const QPaintDevice& device, QSizeF points, const FigureStyle& style)
    : m_style(style)
{
    const double size = std::max(leastTextPoints, style.textPoints);
    // Fonts are measured in whole units.
    const double pixels = std::ceil(leastUnitsPerPoint * size);
    m_unitsPerPoint = pixels / size;
    m_scale = device.logicalDpiX() / pointsPerInch / m_unitsPerPoint;
    m_page = points * m_unitsPerPoint;
    m_margin = marginPoints * m_unitsPerPoint;
    m_text = paperFont(style.family, static_cast<int>(pixels));
    m_room = m_page - QSizeF(2 * m_margin, 2 * m_margin);
    if (style.title.isEmpty())
        return;
    const QFontMetricsF metrics(bold(m_text));
    const double row = metrics.height();
    const int lines =
        std::clamp(static_cast<int>(titleShare * m_page.height() / row), 1, mostTitleLines);
    m_titleLines = wrappedText(style.title.simplified(), metrics, m_room.width(), lines);
    m_room.rheight() -= (double(m_titleLines.size()) + titleGap) * row;
}

double PaperPage::margin()
{
    return marginPoints;
}

void PaperPage::begin(QPainter& painter) const
{
    painter.setFont(m_text);  // an SVG names it even if it is not used
    painter.scale(m_scale, m_scale);
    if (!m_style.isTransparent)
        painter.fillRect(QRectF(QPointF(), m_page), Qt::white);
    painter.translate(m_margin, m_margin);
    if (m_titleLines.isEmpty())
        return;
    painter.save();
    painter.setFont(bold(m_text));
    painter.setPen(Qt::black);
    const double row = QFontMetricsF(painter.font()).height();
    QRectF place(0, 0, m_room.width(), row);
    for (const QString& line : m_titleLines) {
        painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, line);
        place.translate(0, row);
    }
    painter.restore();
    painter.translate(0, (double(m_titleLines.size()) + titleGap) * row);
}

}  // namespace ui
