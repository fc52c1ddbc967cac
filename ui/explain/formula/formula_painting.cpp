// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula/formula_layout.h"

#include "ui/toolkit/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

namespace {

/// A crescent, thicker in the middle like a printed parenthesis.
QPainterPath roundBracket(const QRectF& box, bool isOpening, double thickness)
{
    const auto x = [&box, isOpening](double share) {
        return isOpening ? box.left() + share * box.width() : box.right() - share * box.width();
    };
    const double tips = x(0.78);
    const double inward = isOpening ? thickness : -thickness;
    QPainterPath path(QPointF(tips, box.top()));
    path.quadTo(QPointF(x(-0.10), box.center().y()), QPointF(tips, box.bottom()));
    path.lineTo(QPointF(tips + 0.5 * inward, box.bottom()));
    path.quadTo(QPointF(x(-0.10) + 2.4 * inward, box.center().y()),
                QPointF(tips + 0.5 * inward, box.top()));
    path.closeSubpath();
    return path;
}

QPainterPath squareBracket(const QRectF& box, bool isOpening, double thickness)
{
    const double third = box.width() / 3;
    const double stem = isOpening ? box.left() + third : box.right() - third - thickness;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRect(stem, box.top(), thickness, box.height());
    const double foot = isOpening ? stem : stem + thickness - third;
    path.addRect(foot, box.top(), third, thickness);
    path.addRect(foot, box.bottom() - thickness, third, thickness);
    return path;
}

QPainterPath pathOf(const PlacedBracket& bracket, double thickness)
{
    const bool isOpening = bracket.shape == QLatin1Char('(') || bracket.shape == QLatin1Char('[');
    const bool isRound = bracket.shape == QLatin1Char('(') || bracket.shape == QLatin1Char(')');
    return isRound ? roundBracket(bracket.box, isOpening, thickness)
                   : squareBracket(bracket.box, isOpening, thickness);
}

QColor faded(const Theme& theme)
{
    QColor colour = theme.mutedText;
    colour.setAlphaF(0.65F);
    return colour;
}

bool isAmong(const std::vector<QRectF>& blanks, const QRectF& box)
{
    return std::any_of(blanks.begin(), blanks.end(),
                       [&box](const QRectF& blank) { return blank.contains(box.center()); });
}

}  // namespace

std::vector<QRectF> FormulaLayout::blanks(const FormulaReach& reach) const
{
    std::vector<QRectF> places = m_box.outcomes;
    for (const PlacedTerm& term : m_box.terms)
        if (term.rank > (term.isBelowBar ? reach.ranksBelow : reach.ranks))
            places.push_back(term.box);
    return places;
}

void FormulaLayout::paint(QPainter& painter, const Theme& theme,
                          std::optional<std::size_t> currentRank, const QRectF& part,
                          std::optional<FormulaReach> reach) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.current);
    for (const PlacedTerm& term : m_box.terms)
        if (term.rank == currentRank && term.box.intersects(part))
            painter.drawRoundedRect(term.box, m_em * 0.22, m_em * 0.22);

    const std::vector<QRectF> hidden = reach ? blanks(*reach) : std::vector<QRectF>();
    painter.setBrush(theme.line);
    for (const QRectF& blank : hidden)
        if (blank.intersects(part))
            painter.drawRoundedRect(blank.adjusted(0, m_em * 0.1, 0, 0), m_em * 0.22, m_em * 0.22);

    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(Qt::NoBrush);
    for (const PlacedBlank& blank : m_box.blanks)
        if (blank.box.intersects(part))
            painter.drawRoundedRect(blank.box, m_em * 0.22, m_em * 0.22);

    const auto colour = [&theme](bool isDimmed) { return isDimmed ? faded(theme) : theme.text; };
    const double thickness = std::max(1.0, m_em / 14);
    for (const PlacedBracket& bracket : m_box.brackets)
        if (bracket.box.intersects(part) && !isAmong(hidden, bracket.box))
            painter.fillPath(pathOf(bracket, thickness), colour(bracket.isDimmed));
    for (const PlacedBar& bar : m_box.bars)
        if (bar.box.intersects(part) && !isAmong(hidden, bar.box))
            painter.fillRect(bar.box, colour(bar.isDimmed));
    for (const PlacedText& text : m_box.texts) {
        if (!text.box.intersects(part) || isAmong(hidden, text.box))
            continue;
        painter.setFont(text.font);
        painter.setPen(colour(text.isDimmed));
        painter.drawText(text.origin, text.text);
    }
    painter.restore();
}

}  // namespace ui
