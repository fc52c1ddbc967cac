// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/lists_beside.h"
#include "ui/charts/figure/lists_figure.h"

#include <QLocale>

class QPaintDevice;

namespace ui {

/// What a figure of a query's lists shows.
struct BesidePicture {
    const ListsBeside& lists;
    const RowsBeside& rows;
    QString headA;  ///< "A  bm25"
    QString headB;
    QLocale locale = QLocale::c();
    std::optional<std::size_t> lit;  ///< the highlighted document
    std::optional<Side> focus = {};  ///< the list in which keys move
};

/// Two lists of document chips joined by ribbons, laid out for one surface; a single list takes the
/// whole width. Ribbons to rows out of view end in a stub with the rank. All work is for what is
/// visible: O(visible rows).
class BesideFigure : public ListsFigure {
public:
    /// @param offset how far the rows are scrolled, in device pixels
    void arrange(const ListsBeside& lists, const Look& look, QSizeF size, double rowHeight,
                 double offset = 0);

    /// The same for a page.
    void arrange(const BesidePicture& picture, const Look& look, const PaperRows& rows);

    /// The place of a row's chip; null if it is scrolled out of view.
    QRectF chipOf(Side side, std::size_t row) const;
    struct Place {
        std::size_t document;
        std::optional<Side> side;  ///< nullopt: on a ribbon
    };
    /// The document at a place of the surface: in either list or on a ribbon.
    std::optional<Place> placeAt(const BesidePicture& picture, QPointF place) const;
    void paint(QPainter& painter, const BesidePicture& picture) const;
    /// Whether the cutoff line is drawn.
    bool showsCutoff(const BesidePicture& picture) const;
    /// Whether symbols on a page mark documents missing from the other list.
    bool hasSigns(const BesidePicture& picture) const;

private:
    struct Columns {
        double left;
        double right;
    };
    Columns chips(Side side) const;
    /// Documents whose ribbon is in view.
    std::vector<std::size_t> joinedInSight(const BesidePicture& picture) const;
    /// How much is shown next to the names.
    enum class Detail { Sentences, Numbers, NoShifts, Least };
    void divide(const BesidePicture& picture, Detail detail);
    QStringList notesInSight(const BesidePicture& picture, Side side, Detail detail) const;
    QString noteOf(const BesidePicture& picture, Side side, std::size_t row, Detail detail) const;
    double nameRoom() const;
    bool isJoined(const BesidePicture& picture, std::size_t document) const;
    RibbonBand bandOf(const BesidePicture& picture, std::size_t document) const;
    double thicknessOf(const BesidePicture& picture, std::size_t document) const;
    void paintHeader(QPainter& painter, const BesidePicture& picture) const;
    void paintChip(QPainter& painter, const BesidePicture& picture, Side side,
                   std::size_t row) const;
    void paintRibbon(QPainter& painter, const BesidePicture& picture, std::size_t document) const;
    void paintShift(QPainter& painter, const BesidePicture& picture, std::size_t row) const;
    void paintNote(QPainter& painter, const BesidePicture& picture, Side side,
                   std::size_t row) const;
    void paintCutoff(QPainter& painter, const BesidePicture& picture) const;
    QColor colourOf(std::optional<std::ptrdiff_t> shift) const;
    /// For text about the shift.
    QColor inkOf(std::optional<std::ptrdiff_t> shift) const;

    double m_shift = 0;  ///< width of the column of rank changes; 0 for one list alone
    Detail m_detail = Detail::Sentences;
    NameColumn m_heads;
};

/// Paints as many rows as fit into the figure, starting at `firstRow`, for paper.
void paintBesideFigure(BesidePicture picture, std::size_t firstRow, QPaintDevice& device,
                       QSizeF points, const FigureStyle& style);
/// Sentences on how much of the lists the figure shows, and where its cutoff is, if visible.
QString extentOfBeside(const BesidePicture& picture, std::size_t firstRow, QSizeF points,
                       const FigureStyle& style);

}  // namespace ui
