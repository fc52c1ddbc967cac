// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/distribution_view.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr double wedge = 9;  ///< height
constexpr double nameGap = 2;

QRectF namePlace(const HistogramFigure& figure, const Look& look, const DistributionMark& mark)
{
    const QFontMetricsF metrics(look.text);
    const QSizeF size(metrics.horizontalAdvance(mark.name) + 6 * look.scale, metrics.height());
    QRectF place(QPointF(), size);
    place.moveCenter({figure.pixelOf(mark.at), 0});
    place.moveBottom(figure.frame().area.bottom() - (wedge + nameGap) * look.scale);
    if (look.page)
        place.moveTop(std::max(place.top(), figure.frame().area.top()));
    return place;
}

void paintQueryMarks(QPainter& painter, const HistogramFigure& figure, const Look& look,
                     const std::vector<DistributionMark>& marks)
{
    for (const DistributionMark& mark : marks) {
        figure.paintMarks(painter, {{}, {}, mark.at, {}});
        if (mark.name.isEmpty())
            continue;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF place = namePlace(figure, look, mark);
        painter.setPen(QPen(look.theme.currentEdge, look.line(1)));
        painter.setBrush(look.theme.current);
        painter.drawRoundedRect(place, 3 * look.scale, 3 * look.scale);
        painter.setPen(look.theme.text);
        painter.setFont(look.text);
        painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, mark.name);
        painter.restore();
    }
}

}  // namespace

std::vector<DistributionMark> Distribution::marksOf(std::size_t place) const
{
    std::vector<DistributionMark> marks;
    std::size_t at = place * std::size_t(markNames.size());
    for (const QString& name : markNames)
        marks.push_back({places[at++], name});
    return marks;
}

DistributionView::DistributionView(QWidget* parent)
    : QueryChartView(parent)
{}

void DistributionView::setDistribution(Distribution distribution)
{
    m_distribution = std::move(distribution);
    m_figure.setHistogram(m_distribution.histogram);
    placesChanged();
}

void DistributionView::setCorner(QWidget* widget)
{
    m_corner = widget;
    widget->setParent(this);
    widget->show();
}

QRectF DistributionView::barOf(std::size_t bin, HistogramFigure::Class which) const
{
    arrange();
    return m_figure.barOf(bin, which);
}

QSizeF DistributionView::cornerSize(const Look& look) const
{
    if (!m_corner || m_corner->isHidden())
        return {0, 0};
    const QSize size = m_corner->sizeHint();
    return {double(size.width() + look.theme.px(8)), double(size.height())};
}

void DistributionView::layOut(const Look& look) const
{
    m_figure.arrange(look, size(), cornerSize(look));
    if (!m_corner)
        return;
    m_corner->resize(m_corner->sizeHint());
    const double top = m_figure.legendArea().center().y() - m_corner->height() / 2.0;
    m_corner->move(width() - m_corner->width() - look.theme.px(6),
                   std::max(1, static_cast<int>(top)));
}

void DistributionView::paintPicture(QPaintDevice& device) const
{
    m_figure.paint(device);
}

void DistributionView::paintLit(QPainter& painter, std::size_t place) const
{
    paintQueryMarks(painter, m_figure, look(), m_distribution.marksOf(place));
}

QRegion DistributionView::lightOf(std::size_t place) const
{
    QRegion region;
    const Look look = this->look();
    for (const DistributionMark& mark : m_distribution.marksOf(place)) {
        region += m_figure.areaOf({{}, {}, mark.at, {}});
        region += namePlace(m_figure, look, mark).adjusted(-2, -2, 2, 2).toAlignedRect();
    }
    return region;
}

QPointF DistributionView::middleOf(std::size_t place) const
{
    return {m_figure.pixelOf(m_distribution.marksOf(place).front().at),
            m_figure.frame().area.bottom() - wedge / 2};
}

std::optional<std::size_t> DistributionView::nearest(QPointF pixel) const
{
    if (!m_figure.frame().area.contains(pixel))
        return std::nullopt;
    const double at = m_figure.frame().xAt(pixel.x());
    double least = std::numeric_limits<double>::infinity();
    std::size_t nearest = 0;
    for (std::size_t i = 0; i < m_distribution.places.size(); ++i) {
        if (const double distance = std::abs(m_distribution.places[i] - at); distance < least) {
            least = distance;
            nearest = i / std::size_t(m_distribution.markNames.size());
        }
    }
    return nearest;
}

void paintDistribution(Histogram histogram, const std::vector<DistributionMark>& marks,
                       QPaintDevice& device, QSizeF points, const FigureStyle& style)
{
    const Look look = paperLook(style, device, points);
    HistogramFigure figure;
    figure.arrangeOnPaper(std::move(histogram), look, style);
    figure.paint(device, {}, [&](QPainter& painter) {
        if (style.hasMarks)
            paintQueryMarks(painter, figure, look, marks);
    });
}

}  // namespace ui
