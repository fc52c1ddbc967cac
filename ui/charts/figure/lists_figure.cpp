// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/lists_figure.h"

#include "ui/charts/drawing/paper_page.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/panel/elision.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr std::size_t legibleLetters = 10;
constexpr double farthest = 2;  ///< in surface heights: limits where a ribbon's hidden end is drawn

}  // namespace

void ListsFigure::begin(const Look& look, QSizeF size, double rowHeight, double header,
                        double offset)
{
    m_look = look;
    m_size = size;
    m_rowHeight = rowHeight;
    m_header = header;
    m_offset = offset;
}

void ListsFigure::begin(const Look& look, const PaperRows& rows)
{
    begin(look, {look.page->room().width(), rows.bottom() - 1}, rows.height, rows.header,
          rows.height * double(rows.first));
}

double ListsFigure::legibleWidth(double whole) const
{
    return std::min(whole, widest({QString(legibleLetters, QLatin1Char('0'))}, m_look.text));
}

bool ListsFigure::isInSight(std::size_t row) const
{
    const double top = topOf(row);
    return top + m_rowHeight > m_header && top < m_size.height();
}

ListsFigure::Span ListsFigure::rowsWithin(std::size_t count, double top, double bottom) const
{
    const double first = std::floor((std::max(top, m_header) - m_header + m_offset) / m_rowHeight);
    const double end = std::ceil((bottom - m_header + m_offset) / m_rowHeight);
    const auto row = [count](double place) {
        return static_cast<std::size_t>(std::clamp(place, 0.0, double(count)));
    };
    return {row(first), row(end)};
}

std::optional<std::size_t> ListsFigure::rowAt(QPointF place) const
{
    if (place.y() < m_header || place.y() >= m_size.height())
        return std::nullopt;
    return static_cast<std::size_t>((place.y() - m_header + m_offset) / m_rowHeight);
}

double ListsFigure::middleOf(std::size_t row) const
{
    const double reach = farthest * m_size.height();
    return std::clamp(topOf(row) + m_rowHeight / 2, -reach, m_size.height() + reach);
}

RibbonBand ListsFigure::bandBetween(std::size_t leftRow, std::size_t rightRow) const
{
    return {m_zoneLeft,
            m_zoneRight,
            middleOf(leftRow) + travelLeft(leftRow),
            middleOf(rightRow) + travelRight(rightRow),
            m_noteLeft,
            m_noteRight};
}

std::optional<std::size_t>
ListsFigure::nearestRibbon(QPointF place, double within, const std::vector<std::size_t>& documents,
                           const std::function<RibbonBand(std::size_t)>& bandOf) const
{
    double nearest = within;
    std::optional<std::size_t> found;
    for (const std::size_t document : documents) {
        const double distance = std::abs(bandOf(document).heightAt(place.x()) - place.y());
        if (distance < nearest) {
            nearest = distance;
            found = document;
        }
    }
    return found;
}

QFont ListsFigure::headerFont() const
{
    QFont font = m_look.text;
    font.setWeight(QFont::DemiBold);
    return font;
}

void ListsFigure::beginHeader(QPainter& painter) const
{
    const Theme& theme = m_look.theme;
    if (m_look.hasGround())
        painter.fillRect(QRectF(0, 0, m_size.width(), m_header), theme.header);
    painter.fillRect(QRectF(0, m_header - m_look.scale, m_size.width(), m_look.scale), theme.line);
    painter.setFont(headerFont());
    painter.setPen(theme.mutedText);
}

void ListsFigure::paintText(QPainter& painter, const QRectF& place, Qt::Alignment alignment,
                            const QString& text) const
{
    if (place.width() <= 0)
        return;
    const QString shown =
        QFontMetricsF(painter.font()).elidedText(text, elision, place.width() + 0.5);
    // Skips a name cut down to its ellipsis.
    if (shown != QChar(0x2026))
        painter.drawText(place, static_cast<int>(alignment | Qt::AlignVCenter | Qt::TextSingleLine),
                         shown);
}

QPen ListsFigure::cutoffPen() const
{
    QPen pen(m_look.theme.mutedText, m_look.line(1.2));
    pen.setDashPattern({3, 2});
    return pen;
}

QRectF ListsFigure::cutoffLabel(const QString& text, QPointF middle) const
{
    const QFontMetricsF metrics(m_look.text);
    const double width = metrics.horizontalAdvance(text) + m_pad;
    return {middle.x() - width / 2, middle.y() - metrics.height() / 2, width, metrics.height()};
}

QString ListsFigure::extentSentences(const QString& shown, const QString& also,
                                     std::optional<std::size_t> cutoff)
{
    //: %1 is such as "first 9 of 100 documents"
    return joinedSentences(
        {tr("Shown: %1.").arg(shown), also,
         cutoff ? tr("The dashed horizontal line is the cutoff, %1.").arg(*cutoff) : QString()});
}

}  // namespace ui
