#pragma once

#include "ui/collection/document/lists_beside.h"
#include "ui/drawing/look.h"
#include "ui/figure/paper_rows.h"

#include <QLocale>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

class QPaintDevice;
class QPainter;

namespace ui {

/// What a picture of a query's lists shows.
struct BesidePicture {
    const ListsBeside& lists;
    const RowsBeside& rows;
    QString headA;  ///< "A  bm25"
    QString headB;
    QLocale locale = QLocale::c();
    std::optional<std::size_t> lit;  ///< the document under attention
    std::optional<Side> focus = {};  ///< where keys go to the lit document
};

/// Two lists of document chips joined by ribbons, laid out for one surface; one list alone takes
/// the whole width. All work is for what is visible: O(rows in sight).
class BesideFigure {
public:
    /// @param offset how far the rows are scrolled, in device pixels
    void arrange(const ListsBeside& lists, const Look& look, QSizeF size, double rowHeight,
                 double offset = 0);

    /// The same for a page: what leads out of its rows ends in a stub with the rank there.
    void arrange(const BesidePicture& picture, const Look& look, const PaperRows& rows);

    double rowHeight() const { return m_rowHeight; }
    double headerHeight() const { return m_header; }
    /// Where a row's chip is; null where it is scrolled away.
    QRectF chipOf(Side side, std::size_t row) const;
    struct Place {
        std::size_t document;
        std::optional<Side> side;  ///< none: on a ribbon
    };
    /// The document at a place of the surface: in either list or on a ribbon.
    std::optional<Place> placeAt(const BesidePicture& picture, QPointF place) const;
    void paint(QPainter& painter, const BesidePicture& picture) const;
    /// The line at the cutoff is drawn.
    bool showsCutoff(const BesidePicture& picture) const;
    /// On a page: a sign stands for what the other list lacks.
    bool hasSigns(const BesidePicture& picture) const;

private:
    struct Span {
        std::size_t first;
        std::size_t end;
    };
    struct Columns {
        double left;
        double right;
    };
    Span rowsInSight(std::size_t count) const;
    double topOf(double row) const { return m_header + row * m_rowHeight - m_offset; }
    bool isInSight(std::size_t row) const;
    Columns chips(Side side) const;
    /// Those that a ribbon in sight joins.
    std::vector<std::size_t> joinedInSight(const BesidePicture& picture) const;
    double middleOf(std::size_t row) const;
    /// How much a page tells beside the names.
    enum class Detail { Sentences, Numbers, NoShifts, Least };
    void divide(const BesidePicture& picture, Detail detail);
    QStringList notesInSight(const BesidePicture& picture, Side side, Detail detail) const;
    QString noteOnPage(const BesidePicture& picture, Side side, std::size_t row,
                       Detail detail) const;
    double nameRoom() const;
    bool isJoined(const BesidePicture& picture, std::size_t document) const;
    RibbonBand bandOf(const BesidePicture& picture, std::size_t document) const;
    double thicknessOf(const BesidePicture& picture, std::size_t document) const;
    void paintPageNote(QPainter& painter, const BesidePicture& picture, Side side,
                       std::size_t row) const;
    void paintHeader(QPainter& painter, const BesidePicture& picture) const;
    void paintChip(QPainter& painter, const BesidePicture& picture, Side side,
                   std::size_t row) const;
    void paintRibbon(QPainter& painter, const BesidePicture& picture, std::size_t document) const;
    void paintShift(QPainter& painter, const BesidePicture& picture, std::size_t row) const;
    void paintNote(QPainter& painter, const BesidePicture& picture, Side side,
                   std::size_t row) const;
    void paintCutoff(QPainter& painter, const BesidePicture& picture) const;
    void paintText(QPainter& painter, const QRectF& place, Qt::Alignment alignment,
                   const QString& text) const;
    QColor colourOf(std::optional<std::ptrdiff_t> shift) const;
    /// For words about it.
    QColor inkOf(std::optional<std::ptrdiff_t> shift) const;

    Look m_look;
    QSizeF m_size;
    double m_rowHeight = 1;
    double m_header = 0;
    double m_offset = 0;
    double m_pad = 0;
    double m_rank = 0;   ///< widths
    double m_shift = 0;  ///< of the column of rank changes; 0 for one list alone
    double m_chip = 0;
    double m_zoneLeft = 0;  ///< the ribbons' own
    double m_zoneRight = 0;
    double m_grade = 0;  ///< on a page: width of the widest grade
    double m_noteA = 0;  ///< and of the notes at the ends of the ribbons' zone
    double m_noteB = 0;
    Detail m_detail = Detail::Sentences;
    NameColumn m_names;
    NameColumn m_heads;
};

/// Paints the rows from `firstRow` on, as many as the figure holds, for paper.
void paintBesideFigure(BesidePicture picture, std::size_t firstRow, QPaintDevice& device,
                       QSizeF points, const FigureStyle& style);
/// How much of the lists that figure shows, and whether the cutoff is seen: sentences.
QString extentOfBeside(const BesidePicture& picture, std::size_t firstRow, QSizeF points,
                       const FigureStyle& style);

}  // namespace ui
