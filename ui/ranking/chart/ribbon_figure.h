// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/lists_figure.h"
#include "ui/ranking/chart/ribbons.h"

#include <QRegion>

class QPaintDevice;

namespace ui {

/// Two columns of documents, actual and ideal order, with a ribbon from each document to itself;
/// laid out for one surface. All work is for what is visible: O(rows in sight).
class RibbonFigure : public ListsFigure {
public:
    /// @param offset how far the rows are scrolled, in device pixels
    void arrange(const Ribbons& ribbons, const Look& look, QSizeF size, double rowHeight,
                 double offset = 0);

    /// The same for a page: what leads out of its rows ends in a stub with the rank there.
    void arrange(const Ribbons& ribbons, const Look& look, const PaperRows& rows);

    /// What the last arrange() would need to show names of that length whole on both sides.
    double widthWithNames(double longest) const;
    /// A row's left or right half; null where it is scrolled away.
    QRectF leftOf(std::size_t row) const;
    QRectF rightOf(std::size_t row) const;
    /// Everything that shows a document: its two halves and the ribbon. Index into positions.
    QRegion regionOf(const Ribbons& ribbons, std::size_t document) const;
    /// The document at a place of the surface: in either column or on a ribbon.
    std::optional<std::size_t> documentAt(const Ribbons& ribbons, QPointF place) const;

    /// @param lit index into positions
    void paint(QPainter& painter, const Ribbons& ribbons, const QRectF& clip,
               std::optional<std::size_t> lit, std::optional<std::size_t> reached) const;
    /// The line at the cutoff is drawn.
    bool showsCutoff(const Ribbons& ribbons) const;

private:
    /// How much a page tells beside the names at the left.
    struct Detail {
        bool hasRightNames;
        bool hasWords;
        bool hasVerdicts;
        bool isTight = false;
    };
    /// Columns of a screen that no name is in.
    double besideNames() const;
    void divide(const Ribbons& ribbons, const Detail& detail, double names);
    /// On a page: of a ribbon that leads out of its rows.
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
    void paintChip(QPainter& painter, const Ribbons& ribbons, core::Grade grade, double left,
                   std::size_t row) const;
    void paintRibbon(QPainter& painter, const Ribbons& ribbons, std::size_t document,
                     bool isLit) const;
    void paintCutoff(QPainter& painter, const Ribbons& ribbons) const;
    void paintText(QPainter& painter, const QRectF& place, Qt::Alignment alignment,
                   const QString& text) const;

    double m_name = 0;  ///< widths of further columns
    double m_verdict = 0;
    double m_rightName = 0;
    bool m_hasWords = true;  ///< verdicts are more than signs
    NameColumn m_rightNames;
};

/// Paints the rows from `firstRow` on, as many as the figure holds, for paper.
void paintRibbonFigure(Ribbons ribbons, std::size_t firstRow, std::optional<std::size_t> lit,
                       QPaintDevice& device, QSizeF points, const FigureStyle& style);
/// How much of the orders that figure shows, and whether the cutoff is seen: sentences.
QString extentOfRibbons(const Ribbons& ribbons, std::size_t firstRow, QSizeF points,
                        const FigureStyle& style);

}  // namespace ui
