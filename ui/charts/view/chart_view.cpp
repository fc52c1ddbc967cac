// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/chart_view.h"

#include "ui/charts/chart/chart_text.h"
#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/drawing/backdrop.h"
#include "ui/charts/drawing/marker.h"
#include "ui/charts/drawing/tip.h"
#include "ui/text/language/joined_text.h"

#include <QPainter>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

namespace ui {

namespace {

/// Compares bits, so that gaps (NaN) are equal.
bool isSame(const std::vector<double>& a, const std::vector<double>& b)
{
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](double left, double right) {
               return std::bit_cast<std::uint64_t>(left) == std::bit_cast<std::uint64_t>(right);
           });
}

bool isSame(const Series& a, const Series& b)
{
    return a.name == b.name && a.ending == b.ending && isSame(a.x, b.x) && isSame(a.y, b.y);
}

bool isSame(const std::vector<Series>& a, const std::vector<Series>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Series& left, const Series& right) { return isSame(left, right); });
}

}  // namespace

ChartView::ChartView(QWidget* parent)
    : KeptView({}, parent)
{
    setAccessibleName(tr("Chart"));
}

void ChartView::setSeries(std::vector<Series> series, ChartAxes axes)
{
    // While the marker is dragged, the same curves are set again for every k.
    if (isSame(series, chart().series) && axes == chart().axes)
        return;
    m_chart.series = std::move(series);
    m_chart.axes = std::move(axes);
    m_figure.setChart(m_chart);
    m_description = isEmpty() ? QString() : ui::describe(m_chart);
    keepHover();
    tell();
    stale();
}

void ChartView::setMarker(std::optional<double> x)
{
    if (m_chart.marker == x)
        return;
    m_chart.marker = x;
    tell();
    update();
}

void ChartView::setMarkerWords(const QString& label, const QString& sentence)
{
    if (m_chart.markerLabel == label && m_markerSentence == sentence)
        return;
    m_chart.markerLabel = label;
    m_markerSentence = sentence;
    tell();
    update();
}

void ChartView::setBackdrop(ChartBackdrop backdrop)
{
    if (m_chart.backdrop == backdrop)
        return;
    m_chart.backdrop = std::move(backdrop);
    tell();
    stale();
}

void ChartView::setTipNote(std::function<QString(double)> note)
{
    m_tipNote = std::move(note);
}

void ChartView::setHighlight(std::optional<double> x)
{
    if (m_highlight == x)
        return;
    m_highlight = x;
    update();
}

void ChartView::setReached(std::optional<double> x)
{
    if (m_reached == x)
        return;
    m_reached = x;
    tell();
    update();
}

QRectF ChartView::dataArea() const
{
    arrange();
    return m_figure.frame().area;
}

QPointF ChartView::positionOf(double x, double y) const
{
    arrange();
    return m_figure.frame().at(x, y);
}

QRectF ChartView::legendArea() const
{
    arrange();
    return m_figure.legend().rect();
}

OwnKeys ChartView::ownKeys() const
{
    if (!marker())
        return {accessibleName(), {}};
    const QString step = chart().axes.markerSteps > 0 ? tr("Move the marker to the next point")
                         : chart().axes.isXIntegral
                             ? tr("Move the marker by one")
                             : tr("Move the marker by a hundredth of the axis");
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), step},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("Move the marker to either end")}}};
}

bool ChartView::isEmpty() const
{
    return ui::isEmpty(chart());
}

void ChartView::layOut(const Look& look) const
{
    m_figure.arrange(chart(), look, size());
}

void ChartView::paintPicture(QPaintDevice& device) const
{
    m_figure.paint(device, chart().backdrop);
}

void ChartView::paintMarks(QPainter& painter) const
{
    const Look& look = m_figure.look();
    if (m_highlight)
        paintHighlight(painter, m_chart, look, m_figure.frame(), *m_highlight);
    paintMarker(painter, m_chart, look, m_figure.frame(), m_figure.legend());
    paintGuesses(painter, m_chart.backdrop.guesses, look, m_figure.frame());
    if (m_reached)
        paintVeil(painter);
    if (!m_hover || isVeiled(m_hover->x))
        return;
    const auto [x, series, mouse] = *m_hover;
    paintPoint(painter, m_chart, look, m_figure.frame(), series, x);
    QString note = m_tipNote ? m_tipNote(x) : QString();
    if (note.isEmpty() && marker() && *marker() != x)
        note = tr("Double-click to move the line here");
    paintTip(painter, m_chart, look, x, series, note, mouse, rect());
}

void ChartView::paintVeil(QPainter& painter) const
{
    constexpr double besidePoint = 5;
    constexpr double pastTheEdge = 9;
    const Frame& frame = m_figure.frame();
    const Look& look = m_figure.look();
    const double scale = look.scale;
    // Half of a symbol at the edge is outside.
    QRectF veil =
        frame.area.adjusted(-besidePoint * scale, -besidePoint * scale, pastTheEdge * scale, -1);
    if (*m_reached >= frame.x.lower)
        veil.setLeft(frame.at(*m_reached, 0).x() + besidePoint * scale);
    if (veil.width() <= 0)
        return;
    painter.fillRect(veil, look.theme.panel);
    if (veil.left() < frame.area.left()) {
        painter.setPen(axisPen(look));
        painter.drawLine(frame.area.topLeft(), frame.area.bottomLeft());
    }
    m_figure.legend().paint(painter, look);
}

void ChartView::tell()
{
    const QString atMarker =
        m_markerSentence.isEmpty() ? describeMarker(chart()) : m_markerSentence;
    if (isEmpty())
        describe(emptyText(), QString());
    else if (m_reached)
        describe(tr("Shown up to %1 %2.").arg(chart().axes.xTitle, xText(*m_reached, chart().axes)),
                 QString());
    else
        describe(joinedSentences({m_description, describeGuesses(chart())}), atMarker);
}

}  // namespace ui
