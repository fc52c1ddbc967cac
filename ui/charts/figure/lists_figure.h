// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_rows.h"
#include "ui/toolkit/motion/row_motion.h"

#include <QCoreApplication>
#include <QPen>
#include <QRectF>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace ui {

/// Two lists of rows side by side, scrolled, with ribbons between them that join what is in both.
/// Contains the layout of rows and ribbons and the drawing common to all kinds of lists. All work
/// is for what is visible: O(visible rows).
class ListsFigure {
    Q_DECLARE_TR_FUNCTIONS(ui::ListsFigure)
public:
    /// Draws rows and ribbons where they are on their way. Both must outlive the figure.
    void follow(const RowMotion& left, const RowMotion& right)
    {
        m_leftMotion = &left;
        m_rightMotion = &right;
    }
    double rowHeight() const { return m_rowHeight; }
    double headerHeight() const { return m_header; }

    /// Sentences on how much of the lists a figure shows, and where its cutoff is, if visible.
    /// @param shown such as "first 9 of 100 documents"
    /// @param also another sentence, may be empty
    static QString extentSentences(const QString& shown, const QString& also,
                                   std::optional<std::size_t> cutoff);

protected:
    struct Span {
        std::size_t first;
        std::size_t end;
    };
    /// Starts a layout. @param offset how far the rows are scrolled, in device pixels
    void begin(const Look& look, QSizeF size, double rowHeight, double header, double offset);
    /// The same for a page.
    void begin(const Look& look, const PaperRows& rows);
    /// The width of a legible part of a name: a page drops other things before it shows less.
    /// @param whole the width of whole names
    double legibleWidth(double whole) const;

    double topOf(std::size_t row) const { return m_header + double(row) * m_rowHeight - m_offset; }
    bool isInSight(std::size_t row) const;
    Span rowsWithin(std::size_t count, double top, double bottom) const;
    Span rowsInSight(std::size_t count) const
    {
        return rowsWithin(count, m_header, m_size.height());
    }
    /// The row at a place, even if a list is shorter; nullopt in the header and below everything.
    std::optional<std::size_t> rowAt(QPointF place) const;
    /// Whether the place is in the ribbons' zone.
    bool isBetween(QPointF place) const
    {
        return place.x() >= m_zoneLeft && place.x() < m_zoneRight;
    }
    /// How far below its place a row is drawn.
    double travelLeft(std::size_t row) const { return travelOf(m_leftMotion, row); }
    double travelRight(std::size_t row) const { return travelOf(m_rightMotion, row); }
    /// The centre of a row, limited for rows far out of sight.
    double middleOf(std::size_t row) const;
    /// The area of rows below the header.
    QRectF rowsArea() const { return {0, m_header, m_size.width(), m_size.height() - m_header}; }
    RibbonBand bandBetween(std::size_t leftRow, std::size_t rightRow) const;
    /// The document whose ribbon is nearest to a place, if closer than `within`.
    std::optional<std::size_t>
    nearestRibbon(QPointF place, double within, const std::vector<std::size_t>& documents,
                  const std::function<RibbonBand(std::size_t)>& bandOf) const;

    QFont headerFont() const;
    /// Paints the header's background; its text follows.
    void beginHeader(QPainter& painter) const;
    void paintText(QPainter& painter, const QRectF& place, Qt::Alignment alignment,
                   const QString& text) const;
    QPen cutoffPen() const;
    /// The place of the cutoff's name around a point of its line.
    QRectF cutoffLabel(const QString& text, QPointF middle) const;

    Look m_look;
    QSizeF m_size;
    double m_rowHeight = 1;
    double m_header = 0;
    double m_offset = 0;
    double m_pad = 0;
    double m_rank = 0;  ///< column widths
    double m_chip = 0;
    double m_zoneLeft = 0;  ///< of the ribbons
    double m_zoneRight = 0;
    double m_grade = 0;     ///< on a page: width of the widest grade
    double m_noteLeft = 0;  ///< widths of the notes at the ends of the ribbons' zone
    double m_noteRight = 0;
    NameColumn m_names;

private:
    double travelOf(const RowMotion* motion, std::size_t row) const
    {
        return motion ? motion->offset(row) * m_rowHeight : 0;
    }

    const RowMotion* m_leftMotion = nullptr;
    const RowMotion* m_rightMotion = nullptr;
};

}  // namespace ui
