#pragma once

#include <QStyledItemDelegate>

namespace ui {

struct Theme;

/// Paints the rows of every table: hairlines, the current item, grade chips, bars, dimming.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintSurface(QPainter& painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index, const Theme& theme) const;
    void paintChip(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                   const Theme& theme) const;
    void paintBar(QPainter& painter, const QRect& area, const QModelIndex& index,
                  const Theme& theme) const;
    void paintText(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area,
                   const QModelIndex& index, const Theme& theme) const;
};

/// The height of a table row at this text size.
int tableRowHeight(const Theme& theme);

}  // namespace ui
