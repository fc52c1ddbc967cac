// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/pair_matrix_painter.h"

#include "ui/text/words/number_format.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

QColor inkOf(core::PairVerdict verdict, const Theme& theme)
{
    switch (verdict) {
    case core::PairVerdict::Concordant:
        return theme.better;
    case core::PairVerdict::Discordant:
        return theme.worse;
    case core::PairVerdict::Tied:
        break;
    }
    return theme.mutedText;
}

}  // namespace

void PairMatrixPainter::paint() const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setClipRect(QRect(QPoint(grid.header.width(), grid.header.height()),
                              QPoint(grid.viewport.width(), grid.viewport.height())));
    paintCells();
    painter.restore();
    paintRowHeaders();
    paintColumnHeaders();
    paintCorner();
}

bool PairMatrixPainter::isLit(std::size_t rank) const
{
    return rank == currentRank;
}

void PairMatrixPainter::paintCells() const
{
    painter.setFont(font);
    const auto [firstRow, lastRow] = grid.visibleRows();
    const auto [firstColumn, lastColumn] = grid.visibleColumns();
    for (std::size_t upper = firstRow; upper <= lastRow; ++upper)
        for (std::size_t lower = std::max(firstColumn, upper + 1); lower <= lastColumn; ++lower)
            paintCell({upper, lower});
    if (!currentCell)
        return;
    painter.setPen(QPen(hasFocus ? theme.accent : theme.currentEdge, theme.px(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(grid.rect(*currentCell)).adjusted(0.5, 0.5, -0.5, -0.5));
}

void PairMatrixPainter::paintCell(const PairCell& cell) const
{
    const QRect rect = grid.rect(cell);
    const ShownPair pair = ranking.pair(cell);
    const core::JudgedPair judged =
        core::judgePair(pair.upperRank, pair.upper, pair.lowerRank, pair.lower, pair.weighting);
    const QColor ink = pair.isCounted ? inkOf(judged.verdict, theme) : theme.mutedText;
    const QRect surface = rect.adjusted(0, 0, -1, -1);
    if (!ranking.isReached(cell)) {
        painter.fillRect(surface, theme.header);
        return;
    }
    if (isLit(cell.upper) || isLit(cell.lower))
        painter.fillRect(surface, theme.current);
    QColor tint = ink;
    tint.setAlphaF(judged.verdict == core::PairVerdict::Tied ? 0.07F : 0.16F);
    if (pair.isCounted)
        painter.fillRect(surface, tint);
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter, cellText(judged));
}

QString PairMatrixPainter::cellText(const core::JudgedPair& judged) const
{
    const QString sign = verdictSign(judged.verdict);
    if (ranking.weighting == core::PairWeight::Uniform)
        return sign;
    const QString weight = ranking.weighting == core::PairWeight::GradeGap
                               ? plainText(judged.weight, QLocale::c())
                               : decimalText(judged.weight, 2, QLocale::c());
    return QStringLiteral("%1 %2").arg(sign, weight);
}

void PairMatrixPainter::paintRowHeaders() const
{
    const auto [first, last] = grid.visibleRows();
    painter.save();
    const QRect band(0, grid.header.height(), grid.header.width(),
                     grid.viewport.height() - grid.header.height());
    painter.setClipRect(band);
    painter.fillRect(band, theme.header);
    const int chip = theme.px(34);
    for (std::size_t rank = first; rank <= last; ++rank) {
        const QRect row(0, grid.rowTop(rank), grid.header.width(), grid.cell.height());
        if (isLit(rank))
            painter.fillRect(row, theme.current);
        paintHeader(row.adjusted(0, 0, -chip - theme.px(4), 0),
                    row.adjusted(row.width() - chip, 0, 0, 0), rank);
    }
    painter.restore();
}

void PairMatrixPainter::paintColumnHeaders() const
{
    const auto [first, last] = grid.visibleColumns();
    painter.save();
    const QRect band(grid.header.width(), 0, grid.viewport.width() - grid.header.width(),
                     grid.header.height());
    painter.setClipRect(band);
    painter.fillRect(band, theme.header);
    const int half = grid.header.height() / 2;
    for (std::size_t rank = first; rank <= last; ++rank) {
        const QRect column(grid.columnLeft(rank), 0, grid.cell.width(), grid.header.height());
        if (isLit(rank))
            painter.fillRect(column, theme.current);
        paintHeader(column.adjusted(0, theme.px(2), 0, -half), column.adjusted(0, half, 0, 0),
                    rank);
    }
    painter.restore();
}

void PairMatrixPainter::paintHeader(const QRect& rank, const QRect& chip,
                                    std::size_t rankNumber) const
{
    const bool stacked = chip.top() > rank.top();
    painter.setFont(font);
    painter.setPen(theme.mutedText);
    painter.drawText(rank, stacked ? Qt::AlignCenter : Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(rankNumber));
    paintChip(chip, ranking.grades[rankNumber - 1], rankNumber <= ranking.cutoff);
}

void PairMatrixPainter::paintChip(const QRect& area, core::Grade grade, bool isCounted) const
{
    const QFont chipFont = scaledFont(font, smallText, QFont::DemiBold);
    const QString text = gradeText(grade, QLocale::c());
    const int width = QFontMetrics(chipFont).horizontalAdvance(text) + theme.px(10);
    QRectF chip(0, 0, std::max(theme.px(22), width), theme.px(15));
    chip.moveCenter(QRectF(area).center());
    const ChipColours colours = gradeChip(grade.earning() / ranking.topGrade, theme.dark);
    const bool unjudged = !grade.hasValue();
    const bool isFilled = !unjudged && isCounted;
    painter.setPen(isFilled ? QPen(Qt::NoPen)
                            : QPen(unjudged ? theme.mutedText : theme.border, 1,
                                   unjudged ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(isFilled ? QBrush(colours.fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    painter.setFont(chipFont);
    painter.setPen(isFilled ? colours.text : theme.mutedText);
    painter.drawText(chip, Qt::AlignCenter, text);
}

void PairMatrixPainter::paintCorner() const
{
    const QRect corner(QPoint(0, 0), grid.header);
    painter.fillRect(corner, theme.header);
    painter.setFont(scaledFont(font, smallText));
    painter.setPen(theme.mutedText);
    const QRect inner = corner.adjusted(theme.px(6), theme.px(4), -theme.px(6), -theme.px(4));
    painter.drawText(inner, Qt::AlignTop | Qt::AlignRight,
                     QCoreApplication::translate("ui::PairMatrix", "lower →"));
    painter.drawText(inner, Qt::AlignBottom | Qt::AlignLeft,
                     QCoreApplication::translate("ui::PairMatrix", "higher ↓"));
}

}  // namespace ui
