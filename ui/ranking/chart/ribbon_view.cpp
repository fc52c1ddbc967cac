// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/ribbon_view.h"

#include "ui/text/steps/position_text.h"

#include <QPainter>
#include <QScrollBar>

#include <utility>

namespace ui {

namespace {

constexpr double rowHeight = 22;
constexpr double ribbonTextSize = 0.95;

}  // namespace

RibbonView::RibbonView(QWidget* parent)
    : RankView(Qt::Vertical, {.usual = {480, 260}, .least = {200, 4 * rowHeight}}, parent)
    , m_actual(*viewport())
    , m_ideal(*viewport())
{
    m_figure.follow(m_actual, m_ideal);
}

void RibbonView::setRibbons(Ribbons ribbons)
{
    m_ribbons = std::move(ribbons);
    const core::IdealOrder& order = m_ribbons.order;
    const auto keyOf = [&](std::size_t document) {
        return m_ribbons.key ? m_ribbons.key(order.positions[document]) : document;
    };
    m_actual.follow(m_ribbons.rows(), keyOf);
    m_ideal.follow(m_ribbons.rows(), [&](std::size_t row) { return keyOf(order.bestFirst[row]); });
    stale();
}

void RibbonView::arrange()
{
    const Look look = this->look(ribbonTextSize);
    const int row = Theme::of(*this).px(rowHeight);
    m_figure.arrange(m_ribbons, look, viewport()->size(), row);
    scrollRows(m_ribbons.rows(), row, static_cast<int>(m_figure.headerHeight()));
    m_figure.arrange(m_ribbons, look, viewport()->size(), row, scrollBar().value());
}

std::size_t RibbonView::firstRow() const
{
    return rankCount() == 0
               ? 0
               : static_cast<std::size_t>(verticalScrollBar()->value() / m_figure.rowHeight());
}

std::size_t RibbonView::ranksShown() const
{
    return static_cast<std::size_t>(verticalScrollBar()->pageStep() / m_figure.rowHeight());
}

QRect RibbonView::placeOf(std::size_t rank) const
{
    return m_figure.leftOf(rank - 1).toAlignedRect();
}

QRect RibbonView::idealPlaceOf(std::size_t row) const
{
    return m_figure.rightOf(row).toAlignedRect();
}

QRegion RibbonView::lightOf(std::size_t rank) const
{
    return m_figure.regionOf(m_ribbons, rank - 1);
}

std::optional<std::size_t> RibbonView::placeUnder(QPointF place) const
{
    const auto document = m_figure.documentAt(m_ribbons, place);
    return document ? m_ribbons.order.positions[*document].rank : std::nullopt;
}

QString RibbonView::tipAt(QPointF place) const
{
    const auto document = m_figure.documentAt(m_ribbons, place);
    if (!document)
        return {};
    const core::IdealPosition& position = m_ribbons.order.positions[*document];
    return QStringLiteral("<qt><b>%1</b><br>%2</qt>")
        .arg(m_ribbons.name(position).toHtmlEscaped(),
             positionSentence(position, m_ribbons.grade(position), m_ribbons.locale));
}

void RibbonView::paintShown(QPainter& painter, const QRegion& region)
{
    painter.setClipRegion(region);
    const auto lit = litRank() ? std::optional(*litRank() - 1) : std::nullopt;
    m_figure.paint(painter, m_ribbons, region.boundingRect(), lit, reached());
    painter.setClipping(false);
}

}  // namespace ui
