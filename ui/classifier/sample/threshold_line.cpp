// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/sample/threshold_line.h"

#include "ui/toolkit/panel/elision.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace ui {

ThresholdLine::ThresholdLine(QTableView& table, const QAbstractItemModel& model)
    : RowDelegate(&table)
    , m_table(table)
{
    table.setItemDelegate(this);
    // A heading of rows moves their heights with them.
    for (const auto signal :
         {&QAbstractItemModel::rowsAboutToBeInserted, &QAbstractItemModel::rowsAboutToBeRemoved})
        connect(&model, signal, this, &ThresholdLine::remove);
    connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, this, &ThresholdLine::remove);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &ThresholdLine::remove);
}

void ThresholdLine::setPlace(std::optional<int> rowsAbove)
{
    const int rows = m_table.model()->rowCount();
    if (!rowsAbove || rows == 0) {
        remove();
        return;
    }
    const int row = std::min(*rowsAbove, rows - 1);
    const int usual = m_table.verticalHeader()->defaultSectionSize();
    const bool isUnderRow = *rowsAbove >= rows;
    if (m_row == row && m_isUnderRow == isUnderRow && m_table.rowHeight(row) == usual + m_height)
        return;
    remove();
    m_row = row;
    m_isUnderRow = isUnderRow;
    m_height = usual;
    m_table.setRowHeight(row, usual + m_height);
}

void ThresholdLine::remove()
{
    const auto row = std::exchange(m_row, std::nullopt);
    if (row && *row < m_table.verticalHeader()->count())
        m_table.setRowHeight(*row, m_table.verticalHeader()->defaultSectionSize());
}

void ThresholdLine::setText(const QString& threshold, const QString& below)
{
    if (m_threshold == threshold && m_below == below)
        return;
    m_threshold = threshold;
    m_below = below;
    m_table.viewport()->update(place());
}

QString ThresholdLine::text() const
{
    return m_row ? QStringLiteral("%1 … %2").arg(m_threshold, m_below) : QString();
}

QRect ThresholdLine::place() const
{
    if (!m_row)
        return {};
    const int top = m_table.rowViewportPosition(*m_row) +
                    (m_isUnderRow ? m_table.rowHeight(*m_row) - m_height : 0);
    return QRect(0, top, m_table.viewport()->width(), m_height) & m_table.viewport()->rect();
}

void ThresholdLine::paintBand() const
{
    const QRect band = place();
    if (band.isEmpty())
        return;
    const Theme theme = Theme::of(m_table);
    QPainter painter(m_table.viewport());
    painter.fillRect(band, theme.current);
    painter.fillRect(QRect(band.topLeft(), QSize(band.width(), theme.px(2))), theme.currentEdge);
    const QRect inner = band.adjusted(theme.px(6), theme.px(2), -theme.px(6), 0);
    const QFontMetrics metrics = painter.fontMetrics();
    painter.setPen(theme.mutedText);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, m_below);
    painter.setPen(theme.text);
    const int room = inner.width() - metrics.horizontalAdvance(m_below) - theme.px(8);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(m_threshold, elision, room));
}

QStyleOptionViewItem ThresholdLine::beside(const QStyleOptionViewItem& option,
                                           const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    if (m_row == index.row())
        cell.rect.adjust(0, m_isUnderRow ? 0 : m_height, 0, m_isUnderRow ? -m_height : 0);
    return cell;
}

void ThresholdLine::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    RowDelegate::paint(painter, beside(option, index), index);
}

void ThresholdLine::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const
{
    RowDelegate::updateEditorGeometry(editor, beside(option, index), index);
}

}  // namespace ui
