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
#include <optional>
#include <vector>

class QPainter;

namespace ui {

class Plot;

/// A sample's height, of the text's.
constexpr double sampleShare = 0.62;

/// A name with a sample of what it names.
struct LegendEntry {
    QString name;
    std::function<void(QPainter&, const QRectF& sample)> paint;  ///< into a low rectangle
    QString ending = {};  ///< the name's own end that is never cut
};

/// A curve as it is drawn, in pixels of the surface.
struct DrawnCurve {
    QString name;  ///< empty: it needs no label, but no label may cover it
    std::vector<QPolygonF> parts;
    QString ending = {};   ///< the name's own end that is never cut
    bool isGuide = false;  ///< a legend may stand on it where every other place is worse
};

/// How many samples of the curves lie under `rect`, or pass it between two. O(curves log points).
int covered(const Chart& chart, const Frame& frame, const QRectF& rect);

/// The names of what a chart shows, each with a sample: where the data area is free, in rows above
/// the area when it is free nowhere, or to its right when the area is low; or each name at its own
/// curve. On paper the style says where, and names are whole: they are wrapped before they lose the
/// words that all have, and these before anything is cut; no two are cut to the same text, and what
/// a name ends with stays, or is left out of every name. What finds no room at all is left out; on
/// the screen the legend says of how many.
class Legend {
public:
    /// How much of the picture lies under a rectangle; 0: nothing.
    using Cover = std::function<int(const QRectF&)>;

    Legend() = default;
    /// Of curves, in a free corner first.
    /// @param hasShapes the curves show their markers, so the samples do
    /// @param lines other lines, on paper not to be covered either
    Legend(const Chart& chart, const Look& look, const Frame& frame, bool hasShapes,
           const std::vector<DrawnCurve>& lines = {});
    /// Of anything, above the data area first.
    /// @param sampleWidth in pixels of the design
    /// @param clearance to be kept around the data area
    Legend(std::vector<LegendEntry> entries, double sampleWidth, const Look& look,
           const Frame& frame, const Cover& cover, double clearance = 0);
    /// Each name beside its curve, where no other curve passes. None: one of them finds no place.
    static std::optional<Legend> direct(const std::vector<DrawnCurve>& curves, const Look& look,
                                        const QRectF& area);
    /// Each name at the right of the data area, where its curve ends. None: there is no room, or a
    /// curve ends elsewhere.
    /// @param width of the surface
    static std::optional<Legend> atEnds(const Chart& chart, const Look& look, const Frame& frame,
                                        double width);

    /// Says that direct() found no places though it was asked for.
    static void tellNotDirect(const Look& look);

    QRectF rect() const { return m_rect; }
    /// A name as it stands there.
    struct Shown {
        QString name;
        QStringList lines;
        QRectF place;  ///< with its sample
    };
    std::vector<Shown> shown() const;
    /// A name stands there.
    bool covers(const QRectF& place) const;
    /// Lays the plot out anew where the legend asks for room beside the data area, and moves it to
    /// where the area has ended up.
    /// @param least room that is kept in any case
    /// @return the plot's frame
    Frame settle(Plot& plot, const Look& look, QSize size, QSizeF least = {0, 0});
    void paint(QPainter& painter, const Look& look) const;

private:
    struct Entry {
        LegendEntry entry;
        QStringList shown;   ///< the name's lines, shortened where it must be
        QRectF place = {};   ///< relative to the legend
        double end = 0;      ///< in the units of y: where a curve ends
        QLineF leader = {};  ///< from a curve's end to its name
        int series = 0;
    };
    enum class Place { Inside, Above, Beside, AtEnds, Direct };

    /// The height that must be free above the data area, or the width to its right; 0 and 0 when
    /// the legend stands inside.
    QSizeF roomOutside() const;
    /// Moves a legend outside the area to where the area has ended up.
    void follow(const Frame& frame);
    void choosePlace(const Look& look, const Frame& frame, const Cover& cover, bool isInsideFirst);
    void choosePlaceOnPaper(const Look& look, const Frame& frame, const Cover& cover,
                            bool isInsideFirst);
    bool placeWhereRoomIs(const Look& look, const Frame& frame, const Cover& cover,
                          bool isInsideFirst);
    /// @return whether a name had one
    bool dropEndings();
    /// Whole names, else shorter ones, where the style has them. @return whether there is room
    bool placeAsWished(const Look& look, const Frame& frame, const Cover& cover);
    bool choosePlaceOnScreen(const Look& look, const Frame& frame, const Cover& cover,
                             bool isInsideFirst);
    void leaveOut(const Look& look, const Frame& frame, const Cover& cover);
    /// One below the other in the emptiest corner. @return whether that covers nothing
    bool stackInside(const Look& look, const Frame& frame, const Cover& cover);
    bool stackInCorner(const Look& look, const Frame& frame, const Cover& cover);
    /// On the screen: as whole as they are in that share of the area's width. @return whether
    /// there is room
    bool stackInside(const Look& look, const Frame& frame, const Cover& cover, double share,
                     bool mayCover);
    /// One below the other in any place that is free. @return whether there is one
    bool stackWhereFree(const Look& look, const Frame& frame, const Cover& cover,
                        NameLength nameLength);
    bool fitsInside(const Frame& frame) const;
    bool isWhole() const;
    /// Side by side above the area. @return whether there is room
    bool flowAbove(const Look& look, const Frame& frame, NameLength nameLength);
    void flow(const Look& look, double width);
    /// How far left names above may begin: beside the title of the axis.
    double beginOnPage() const { return 1.3 * m_rowHeight; }
    /// One below the other to the right of the area. @return whether there is room
    bool stackBeside(const Look& look, const Frame& frame, NameLength nameLength);
    /// @param width of a name with its sample. @return whether names are as brief as that there
    bool shorten(const Look& look, double width, NameLength nameLength);
    void stack();
    void spreadEnds(const Frame& frame);
    void paintEntry(QPainter& painter, const Look& look, const Entry& entry) const;

    std::vector<Entry> m_entries;
    Cover m_guides;  ///< of the guides alone
    QRectF m_rect;
    double m_rowHeight = 0;
    double m_pad = 0;
    double m_sample = 0;  ///< width
    double m_gap = 0;     ///< between a sample and its name
    double m_clearance = 0;
    Place m_place = Place::Inside;
};

}  // namespace ui
