// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QAbstractListModel>
#include <QFont>
#include <QStyledItemDelegate>

namespace ui {

class RankingDocument;

/// The document's queries with their values, for the strip.
class QueriesInStrip : public QAbstractListModel {
    Q_OBJECT
public:
    static constexpr int ValueRole = Qt::UserRole;        ///< "0.5000"
    static constexpr int PointedRole = Qt::UserRole + 1;  ///< whether its term is under the pointer
    static constexpr int LongestRole = Qt::UserRole + 2;  ///< longestValue()

    QueriesInStrip(RankingDocument& document, QObject* parent);

    void setFormat(const NumberFormat& format);
    void setConcealed(bool concealed);
    /// To be called when the document changes.
    void refresh();
    /// The number of characters of the longest value at any number of decimals.
    int longestValue() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QString value(std::size_t place) const;

    RankingDocument& m_document;
    NumberFormat m_format;
    int m_count = 0;
    bool m_isConcealed = false;
};

/// Paints a query as a small card: its name, shortened but distinct from the others, with its value
/// below.
class QueryCardDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The name as a card shows it in that font and width.
    QString shownName(const QModelIndex& index, const QFont& font, int room) const;

private:
    mutable QStringList m_names;
    mutable QFont m_font;
    mutable int m_room = 0;
    mutable QStringList m_shown;  ///< the names for that font and width
};

}  // namespace ui
