// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/look.h"
#include "ui/toolkit/panel/legend_names.h"

#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <iterator>
#include <optional>
#include <vector>

class QPainter;

namespace ui {

class Plot;

/// The height of a legend sample relative to the text's.
constexpr double sampleShare = 0.62;

/// A name with a sample of its curve or bar.
struct LegendEntry {
    QString name;
    std::function<void(QPainter&, const QRectF& sample)> paint;  ///< into a low rectangle
    QString ending = {};  ///< end of the name that is never cut
    QString brief = {};   ///< on paper, shown instead of the ending if that has no room
    bool isRest = false;  ///< counts the names that have no room; never cut
};

/// A curve as drawn, in pixels of the surface.
struct DrawnCurve {
    QString name;  ///< empty: needs no label, but no label may cover it
    std::vector<QPolygonF> parts;
    QString ending = {};   ///< end of the name that is never cut
    bool isGuide = false;  ///< a legend may cover it if every other place is worse
    int series = 0;        ///< whose colour its label has on paper
    QString brief = {};    ///< as LegendEntry::brief
};

/// The number of curve samples under `rect`, or passing it between two. O(curves log points).
int covered(const Chart& chart, const Frame& frame, const QRectF& rect);

/// The legend: each name with a sample. It is in a free part of the data area, beside or below a
/// square that leaves room, in rows above the area or in a column to its right; or each name is at
/// its curve. Of all places and lengths of names, it is the one that costs least: what a place
/// takes from the data area, and what names lose. They are wrapped first, then ends are replaced by
/// brief ones, then on paper left out of every name, then words common to all are dropped, then
/// names are cut, no two to the same text. On paper, the style determines the place. In a column,
/// ends that are values have a column of their own. Names without room are left out; on screen, the
/// legend says how many.
class Legend {
public:
    /// How much of the picture is under a rectangle.
    using Cover = std::function<int(const QRectF&)>;

    Legend() = default;
    /// Of curves; prefers a free corner.
    /// @param hasShapes samples show markers, as the curves do
    /// @param lines other lines not to be covered on paper
    /// @param spare Plot::spare()
    Legend(const Chart& chart, const Look& look, const Frame& frame, bool hasShapes,
           const std::vector<DrawnCurve>& lines = {}, const QRectF& spare = {});
    /// Of anything; prefers the space above the data area.
    /// @param sampleWidth in pixels of the design
    /// @param clearance kept free around the data area
    Legend(std::vector<LegendEntry> entries, double sampleWidth, const Look& look,
           const Frame& frame, const Cover& cover, double clearance = 0);
    /// Each name next to its curve, where no other curve passes; on paper, otherwise farther away
    /// with a line to it. nullopt: no place for one of them.
    static std::optional<Legend> direct(const std::vector<DrawnCurve>& curves, const Look& look,
                                        const QRectF& area);
    /// Each name to the right of the data area, at the end of its curve. nullopt: there is no room,
    /// or a curve ends elsewhere.
    /// @param width of the surface
    static std::optional<Legend> atEnds(const Chart& chart, const Look& look, const Frame& frame,
                                        double width);

    /// Notes that direct() was requested but found no places.
    static void tellNotDirect(const Look& look);

    QRectF rect() const { return m_rect; }
    /// A name as shown.
    struct Shown {
        QString name;
        QStringList lines;
        QRectF place;  ///< with its sample
    };
    std::vector<Shown> shown() const;
    /// Whether a name is at `place`.
    bool covers(const QRectF& place) const;
    /// Lays out the plot again if the legend needs room outside the data area, then moves the
    /// legend to the new area.
    /// @param least room that is always kept
    /// @return the plot's frame
    Frame settle(Plot& plot, const Look& look, QSize size, QSizeF least = {0, 0});
    void paint(QPainter& painter, const Look& look) const;

private:
    struct Entry {
        LegendEntry entry;
        QStringList shown;   ///< the name's lines, shortened if necessary
        QString value = {};  ///< in the column of values; empty: the name has its ending
        QRectF place = {};   ///< relative to the legend
        double end = 0;      ///< in the units of y: where a curve ends
        QLineF leader = {};  ///< from a curve to its name; may be null
        int series = 0;
    };
    enum class Place { Inside, Above, Beside, Below, AtEnds, Direct };
    /// A place to try, and what it costs apart from the room it takes.
    struct Spot {
        Place place;
        double cost;
        /// Lays the names out there. @return whether there is room
        bool (Legend::*put)(const Look& look, const Frame& frame, const Cover& cover,
                            NameLength nameLength);
    };
    static const std::vector<Spot>& spots(bool isOnPaper);

    bool strikes(const QLineF& line) const;
    /// The free height needed above the data area, or the width to its right; both 0 if the legend
    /// is inside.
    QSizeF roomOutside() const;
    /// Moves a legend outside the area to the new position of the area.
    void follow(const Frame& frame);
    void choosePlace(const Look& look, const Frame& frame, const Cover& cover, bool isInsideFirst);
    /// The least costly of all spots and lengths of names.
    /// @param wish nullptr: any place
    /// @return whether there is one
    bool chooseSpot(const Look& look, const Frame& frame, const Cover& cover, bool isInsideFirst,
                    const Place* wish = nullptr);
    /// Whether a square data area leaves room.
    bool isSquare() const { return m_spare.width() > 0 || m_spare.height() > 0; }
    /// The share of the data area that the place takes.
    double taken(const Frame& frame) const;
    /// @return whether a name had one
    bool dropEndings();
    bool hasBriefs() const;
    /// Replaces endings by brief ones, where there are any.
    void useBriefs();
    /// Gives values a column of their own, if all names end with one of the same kind.
    void splitValues(const Look& look);
    /// The width to the right of the data area on paper.
    double freeBeside(const Look& look, const Frame& frame) const;
    /// In a column in what a square data area leaves free, and a part of the square.
    bool stackInMargin(const Look& look, const Frame& frame, const Cover& cover,
                       NameLength nameLength);
    void leaveOut(const Look& look, const Frame& frame, const Cover& cover);
    /// In a column in a corner that is free.
    bool stackInside(const Look& look, const Frame& frame, const Cover& cover,
                     NameLength nameLength);
    /// In the emptiest corner. @return whether that covers nothing
    bool stackInCorner(const Look& look, const Frame& frame, const Cover& cover);
    /// In the emptiest corner, whatever it covers.
    bool stackOver(const Look& look, const Frame& frame, const Cover& cover, NameLength nameLength);
    /// In a column in any free place.
    bool stackWhereFree(const Look& look, const Frame& frame, const Cover& cover,
                        NameLength nameLength);
    bool fitsInside(const Frame& frame) const;
    /// Side by side above the area.
    bool flowAbove(const Look& look, const Frame& frame, const Cover& cover, NameLength nameLength);
    /// The same with the kind of the values once, before them.
    bool flowUnderHeading(const Look& look, const Frame& frame, const Cover& cover,
                          NameLength nameLength);
    bool flowAbove(const Look& look, const Frame& frame, NameLength nameLength, bool isColumn);
    void flow(const Look& look, double width);
    /// In as many columns as the width has room for; false if that is one.
    bool flowInColumns(const Look& look, double width);
    /// @param least width of a name
    void flow(const Look& look, double width, double least);
    /// How far left names above may start: next to the title of the axis.
    double beginOnPage() const { return 1.3 * m_rowHeight; }
    /// In a column to the right of the area.
    bool stackBeside(const Look& look, const Frame& frame, const Cover& cover,
                     NameLength nameLength);
    /// The same beside a square on screen, with a column of values.
    bool stackBesideInColumn(const Look& look, const Frame& frame, const Cover& cover,
                             NameLength nameLength);
    bool stackBeside(const Look& look, const Frame& frame, NameLength nameLength, bool isColumn);
    /// In columns in what a square leaves free below its axis.
    bool stackBelow(const Look& look, const Frame& frame, const Cover& cover,
                    NameLength nameLength);
    /// @param width of a name with its sample
    /// @param isColumn on paper, values have a column of their own
    /// @return whether the names fit at this length
    bool shorten(const Look& look, double width, NameLength nameLength, bool isColumn = false);
    void stack();
    void spreadEnds(const Frame& frame);
    void paintEntry(QPainter& painter, const Look& look, const Entry& entry) const;

    std::vector<Entry> m_entries;
    Cover m_guides;                 ///< of guides only
    QString m_heading;              ///< of the column of values; empty: there is none
    bool m_isBelow = false;         ///< values are below the names instead of beside them
    double m_values = 0;            ///< width of that column
    bool m_isHeadingApart = false;  ///< that width is not the heading's
    QRectF m_rect;
    double m_rowHeight = 0;
    double m_pad = 0;
    double m_sample = 0;  ///< width
    double m_gap = 0;     ///< between a sample and its name
    double m_clearance = 0;
    QRectF m_spare;       ///< Plot::spare()
    double m_detour = 0;  ///< what the place found costs in addition to its spot
    Place m_place = Place::Inside;
};

}  // namespace ui
