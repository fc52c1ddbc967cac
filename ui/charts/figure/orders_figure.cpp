// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/orders_figure.h"

#include "ui/toolkit/panel/elision.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double ordersPad = 6;
constexpr double widestNames = 0.24;  ///< of the figure, at each end
constexpr double ribbonShare = 0.55;  ///< of the distance between places
constexpr double thinnest = 1.4;
constexpr double thickest = 9;
constexpr double leastNamedRibbon = 2.6;
constexpr double nearRibbon = 10;
constexpr float quietOpacity = 0.35F;
constexpr float namedOpacity = 0.85F;
constexpr double nodeRadius = 2.6;

}  // namespace

void OrdersFigure::arrange(const Look& look, QSize size)
{
    m_look = look;
    m_size = size;
    const QFontMetricsF metrics(look.text);
    const double pad = ordersPad * look.scale;
    m_row = metrics.height();
    QStringList names;
    for (const OrdersChart::System& system : m_chart.systems)
        names << system.name;
    const double number =
        metrics.horizontalAdvance(QStringLiteral("  ") + QString::number(count())) + pad;
    const double whole = widest(names, look.text) + number;
    m_name = std::min(whole, widestNames * m_size.width());
    m_names = NameColumn(names, look.text, m_name - number);
    m_zoneLeft = m_name + 2 * pad;
    m_zoneRight = std::max(m_zoneLeft, m_size.width() - m_zoneLeft);
    const double requested = widest({m_chart.between.begin(), m_chart.between.end()}, look.text);
    const int lines = requested > roomBetween() ? 2 : requested > 0 ? 1 : 0;
    m_header = (1 + lines) * m_row + 2 * pad;
    const double places = std::max(1.0, double(count()));
    m_pitch = std::max(0.0, m_size.height() - m_header - pad) / places;
    for (const End end : {Left, Right})
        m_named.at(end) = namedAt(end);
}

/// For a text above two columns or one.
double OrdersFigure::roomBetween() const
{
    const double distance = m_chart.columns.size() > 1 ? xOf(1) - xOf(0) : m_size.width();
    return distance - ordersPad * m_look.scale;
}

double OrdersFigure::xOf(std::size_t column) const
{
    const double columns = std::max(1.0, double(m_chart.columns.size()) - 1);
    return m_zoneLeft + (m_zoneRight - m_zoneLeft) * double(column) / columns;
}

double OrdersFigure::yOf(double place) const
{
    return m_header + (place - 0.5) * m_pitch;
}

bool OrdersFigure::stands(std::size_t system, std::size_t column) const
{
    return m_chart.systems[system].places[column].has_value();
}

std::size_t OrdersFigure::columnAt(End end) const
{
    return end == Left || m_chart.columns.empty() ? 0 : m_chart.columns.size() - 1;
}

QPointF OrdersFigure::nodeOf(std::size_t system, std::size_t column) const
{
    return {xOf(column), yOf(m_chart.systems[system].places[column].value_or(0))};
}

QPointF OrdersFigure::positionOf(std::size_t system) const
{
    for (std::size_t column = 0; column < m_chart.columns.size(); ++column)
        if (stands(system, column))
            return nodeOf(system, column);
    return {};
}

/// Its ribbon spans the full width.
QRect OrdersFigure::lightOf(std::size_t) const
{
    return QRectF({0, 0}, m_size).toAlignedRect();
}

std::vector<RibbonBand> OrdersFigure::bandsOf(std::size_t system) const
{
    std::vector<RibbonBand> bands;
    for (std::size_t column = 1; column < m_chart.columns.size(); ++column)
        if (stands(system, column - 1) && stands(system, column))
            bands.push_back({xOf(column - 1), xOf(column), nodeOf(system, column - 1).y(),
                             nodeOf(system, column).y()});
    return bands;
}

double OrdersFigure::thickness(std::size_t system) const
{
    const double usual =
        std::clamp(ribbonShare * m_pitch, thinnest * m_look.scale, thickest * m_look.scale);
    return m_chart.systems[system].series ? std::max(usual, leastNamedRibbon * m_look.scale)
                                          : usual;
}

QColor OrdersFigure::colourOf(std::size_t system) const
{
    const auto& series = m_chart.systems[system].series;
    QColor colour = series ? seriesColour(*series, m_look) : m_look.theme.mutedText;
    colour.setAlphaF(series ? namedOpacity : quietOpacity);
    return colour;
}

/// As many as fit without overlap: those with priority, then the best first.
std::vector<std::size_t> OrdersFigure::namedAt(End end) const
{
    const std::size_t column = columnAt(end);
    std::vector<std::size_t> requested;
    for (std::size_t system = 0; system < count(); ++system)
        if (!m_chart.columns.empty() && stands(system, column))
            requested.push_back(system);
    std::stable_sort(requested.begin(), requested.end(), [&](std::size_t a, std::size_t b) {
        const OrdersChart::System& ofA = m_chart.systems[a];
        const OrdersChart::System& ofB = m_chart.systems[b];
        if (ofA.isNamed != ofB.isNamed)
            return ofA.isNamed;
        return *ofA.places[column] < *ofB.places[column];
    });
    std::vector<std::size_t> named;
    for (const std::size_t system : requested) {
        const double y = nodeOf(system, column).y();
        const bool isFree = std::all_of(named.begin(), named.end(), [&](std::size_t other) {
            return std::abs(nodeOf(other, column).y() - y) >= 0.92 * m_row;
        });
        if (isFree)
            named.push_back(system);
    }
    return named;
}

bool OrdersFigure::isNamed(std::size_t system) const
{
    return std::all_of(m_named.begin(), m_named.end(), [system](const auto& named) {
        return std::find(named.begin(), named.end(), system) != named.end();
    });
}

QRectF OrdersFigure::nameOf(std::size_t system, End end) const
{
    const double pad = ordersPad * m_look.scale;
    const double y = nodeOf(system, columnAt(end)).y();
    // A name at the edge is moved inside.
    const double top = std::clamp(y - m_row / 2, m_header - m_row / 2,
                                  std::max(m_header, m_size.height() - m_row));
    return {end == Left ? pad / 2 : m_zoneRight + 1.5 * pad, top, m_name, m_row};
}

/// "3  bm25", reversed on the left.
QString OrdersFigure::labelOf(std::size_t system, End end) const
{
    const OrdersChart::System& named = m_chart.systems[system];
    const QString number = placeText(*named.places[columnAt(end)], m_chart.format.locale);
    const QString name = m_names.shown(named.name);
    return end == Left ? name + QStringLiteral("  ") + number
                       : number + QStringLiteral("  ") + name;
}

std::optional<std::size_t> OrdersFigure::placeAt(QPointF pixel) const
{
    if (m_chart.columns.empty() || pixel.y() < m_header - m_row / 2)
        return std::nullopt;
    std::optional<std::size_t> nearest;
    double least = std::max(nearRibbon * m_look.scale, m_pitch / 2);
    const auto consider = [&](std::size_t system, double y) {
        if (const double distance = std::abs(y - pixel.y()); distance < least) {
            least = distance;
            nearest = system;
        }
    };
    for (std::size_t system = 0; system < count(); ++system)
        if (pixel.x() < m_zoneLeft || pixel.x() > m_zoneRight) {
            const std::size_t column = columnAt(pixel.x() < m_zoneLeft ? Left : Right);
            if (stands(system, column))
                consider(system, nodeOf(system, column).y());
        } else {
            for (const RibbonBand& band : bandsOf(system))
                if (pixel.x() >= band.left && pixel.x() <= band.right)
                    consider(system, band.heightAt(pixel.x()));
        }
    return nearest;
}

void OrdersFigure::paintHeader(QPainter& painter) const
{
    const double pad = ordersPad * m_look.scale;
    const QFontMetricsF metrics(m_look.text);
    QFont heading = m_look.text;
    heading.setWeight(QFont::DemiBold);
    for (std::size_t column = 0; column < m_chart.columns.size(); ++column) {
        painter.setFont(heading);
        painter.setPen(m_look.theme.text);
        const double reach =
            std::min({roomBetween(), 2 * (xOf(column)), 2 * (m_size.width() - xOf(column))});
        const QRectF place(xOf(column) - reach / 2, pad / 2, reach, m_row);
        painter.drawText(
            place, Qt::AlignCenter | Qt::TextSingleLine,
            QFontMetricsF(heading).elidedText(m_chart.columns[column], elision, reach));
        painter.setPen(QPen(m_look.theme.line, m_look.line(1)));
        painter.drawLine(QPointF(xOf(column), m_header - pad / 2),
                         QPointF(xOf(column), m_size.height() - pad / 2));
    }
    painter.setFont(m_look.text);
    painter.setPen(m_look.theme.mutedText);
    constexpr int broken = int(Qt::AlignCenter) | int(Qt::TextWordWrap);
    for (std::size_t column = 0; column < m_chart.between.size(); ++column) {
        const QString& text = m_chart.between[column];
        const QRectF place(xOf(column) + pad / 2, pad / 2 + m_row, roomBetween(),
                           m_header - m_row - 2 * pad);
        if (const QRectF taken = metrics.boundingRect(place, broken, text);
            taken.width() <= place.width() && taken.height() <= place.height() + 1)
            painter.drawText(place, broken, text);
    }
}

void OrdersFigure::paintRibbon(QPainter& painter, std::size_t system, bool isLit) const
{
    QColor colour = colourOf(system);
    if (isLit)
        colour.setAlphaF(1);
    const double width = thickness(system) + (isLit ? 2 * m_look.scale : 0);
    for (const RibbonBand& band : bandsOf(system)) {
        if (isLit)
            painter.strokePath(band.outline(width), QPen(m_look.theme.currentEdge, m_look.line(2)));
        painter.fillPath(band.outline(width), colour);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double radius = std::max(width / 2 + m_look.scale, nodeRadius * m_look.scale);
    if (isLit || m_chart.systems[system].series)
        for (std::size_t column = 0; column < m_chart.columns.size(); ++column)
            if (stands(system, column))
                painter.drawEllipse(nodeOf(system, column), radius, radius);
}

void OrdersFigure::paintName(QPainter& painter, std::size_t system, End end) const
{
    if (!stands(system, columnAt(end)))
        return;
    painter.setPen(m_chart.systems[system].isNamed ? m_look.theme.text : m_look.theme.mutedText);
    const QRectF place = nameOf(system, end);
    const QFontMetricsF metrics(painter.font());
    painter.drawText(place,
                     int(end == Left ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignVCenter) |
                         int(Qt::TextSingleLine),
                     metrics.elidedText(labelOf(system, end), elision, place.width() + 0.5));
}

void OrdersFigure::paint(QPaintDevice& device, std::optional<std::size_t> lit)
{
    QPainter painter(&device);
    beginPage(painter, m_look);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHeader(painter);
    for (const bool hasLook : {false, true})
        for (std::size_t place = count(); place-- > 0;)
            if (m_chart.systems[place].series.has_value() == hasLook)
                paintRibbon(painter, place, false);
    painter.setFont(m_look.text);
    for (const End end : {Left, Right})
        for (const std::size_t system : m_named.at(end))
            paintName(painter, system, end);
    if (lit)
        paintLit(painter, *lit);
}

void OrdersFigure::paintLit(QPainter& painter, std::size_t system) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_look.text);
    paintRibbon(painter, system, true);
    for (const End end : {Left, Right}) {
        if (!stands(system, columnAt(end)))
            continue;
        const double pad = ordersPad / 2 * m_look.scale;
        painter.fillRect(nameOf(system, end).adjusted(-pad, 0, pad, 0), m_look.theme.current);
        paintName(painter, system, end);
    }
    painter.restore();
}

}  // namespace ui
