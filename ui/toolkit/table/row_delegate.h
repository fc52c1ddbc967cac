// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <memory>

class QTableView;

namespace ui {

struct Theme;

/// Paints the rows of all tables: hairlines, the current item, grade chips, bars, dimming.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit RowDelegate(QObject* parent = nullptr);
    ~RowDelegate() override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The width of the numbers beside the bars of a column, from its left.
    int numberWidth(const QTableView& view, int column) const;

protected:
    virtual QRectF whiskerPlace(const QStyleOptionViewItem& option, const QModelIndex& index,
                                const Theme& theme) const;

private:
    struct Type;

    /// The variants of the table's font.
    Type& typeOf(const QStyleOptionViewItem& option) const;
    int barColumnNumberWidth(const QStyleOptionViewItem& option, const QModelIndex& index,
                             const Theme& theme) const;
    void paintSurface(QPainter& painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index, const Theme& theme) const;
    void paintChip(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                   const Theme& theme) const;
    void paintUnreached(QPainter& painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index, const Theme& theme) const;
    void paintBar(QPainter& painter, const QRect& area, const QModelIndex& index,
                  const Theme& theme) const;
    void paintParts(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area,
                    const QModelIndex& index, const Theme& theme) const;
    void paintText(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area,
                   const QModelIndex& index, const Theme& theme) const;

    mutable std::unique_ptr<Type> m_type;
};

/// The width of the first parts of a cell, including margins. See PartsRole.
int partsWidth(const QFont& font, const QStringList& parts, const Theme& theme);

/// The height of a table row at this text size.
int tableRowHeight(const Theme& theme);

}  // namespace ui
