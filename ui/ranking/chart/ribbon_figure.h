// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/lists_figure.h"
#include "ui/ranking/chart/ribbons.h"

#include <QRegion>

class QPaintDevice;

namespace ui {

/// Two columns of documents, actual and ideal order, with a ribbon between each document's two
/// places; laid out for one surface. Handles only visible rows: O(visible rows).
class RibbonFigure : public ListsFigure {
public:
    /// @param offset the rows' scroll offset in device pixels
    void arrange(const Ribbons& ribbons, const Look& look, QSizeF size, double rowHeight,
                 double offset = 0);

    /// The same for a page: a ribbon that leaves the page ends in a stub labelled with its rank.
    void arrange(const Ribbons& ribbons, const Look& look, const PaperRows& rows);

    /// A row's left or right half; null if scrolled out of view.
    QRectF leftOf(std::size_t row) const;
    QRectF rightOf(std::size_t row) const;
    /// Everything that shows a document: its two halves and the ribbon. @param document index into
    /// positions
    QRegion regionOf(const Ribbons& ribbons, std::size_t document) const;
    /// The document at a point of the surface, in either column or on a ribbon.
    std::optional<std::size_t> documentAt(const Ribbons& ribbons, QPointF place) const;

    /// @param lit the highlighted document, an index into positions
    void paint(QPainter& painter, const Ribbons& ribbons, const QRectF& clip,
               std::optional<std::size_t> lit, std::optional<std::size_t> reached) const;
    /// Whether the cutoff's line is drawn.
    bool showsCutoff(const Ribbons& ribbons) const;

private:
    /// What a page shows with the names at the left.
    struct Detail {
        bool hasRightNames;
        bool hasWords;
        bool hasVerdicts;
        bool isTight = false;
    };
    /// The width of a screen's columns other than names.
    double besideNames() const;
    void divide(const Ribbons& ribbons, const Detail& detail, double names);
    /// On a page: the length of the stub of a ribbon that leaves it.
    double stubLength() const;
    bool isWhollySeen(const Ribbons& ribbons, std::size_t document) const;
    QString noteLeft(const Ribbons& ribbons, std::size_t row) const;
    QString noteRight(const Ribbons& ribbons, std::size_t row) const;
    void paintNotes(QPainter& painter, const Ribbons& ribbons, std::size_t row) const;
    QString verdictOf(const core::IdealPosition& document, const QLocale& locale) const;
    RibbonBand bandOf(const Ribbons& ribbons, std::size_t document) const;
    std::vector<std::size_t> documentsInSight(const Ribbons& ribbons) const;
    void paintHeader(QPainter& painter, const core::IdealOrder& order) const;
    void paintLeft(QPainter& painter, const Ribbons& ribbons, std::size_t row) const;
    void paintRight(QPainter& painter, const Ribbons& ribbons, std::size_t row) const;
    void paintName(QPainter& painter, const Ribbons& ribbons, const core::IdealPosition& document,
                   const QRectF& place, const NameColumn& names) const;
    void paintChip(QPainter& painter, const Ribbons& ribbons, core::Grade grade, double left,
                   std::size_t row) const;
    void paintRibbon(QPainter& painter, const Ribbons& ribbons, std::size_t document,
                     bool isLit) const;
    void paintCutoff(QPainter& painter, const Ribbons& ribbons) const;

    double m_name = 0;  ///< widths of the other columns
    double m_verdict = 0;
    double m_rightName = 0;
    bool m_hasWords = true;  ///< verdicts have words, not only symbols
    NameColumn m_rightNames;
};

/// Paints as many rows from `firstRow` as fit the figure, for paper.
void paintRibbonFigure(Ribbons ribbons, std::size_t firstRow, std::optional<std::size_t> lit,
                       QPaintDevice& device, QSizeF points, const FigureStyle& style);
/// Sentences that say how much of the orders the figure shows and whether the cutoff is visible.
QString extentOfRibbons(const Ribbons& ribbons, std::size_t firstRow, QSizeF points,
                        const FigureStyle& style);

}  // namespace ui
