#pragma once

#include "ui/chart/frame.h"
#include "ui/chart/look.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace ui {

/// The names of the series with a sample of their lines: in the corner of the data area that is
/// free of curves, in rows above the area when none is, or to its right when the area is low.
class Legend {
public:
    Legend() = default;
    /// @param hasShapes the curves show their markers, so the samples do
    Legend(const Chart& chart, const Look& look, const Frame& frame, bool hasShapes);

    /// The height that must be free above the data area, or the width to its right; 0 and 0 when
    /// the legend stands inside.
    QSizeF roomOutside() const;
    QRectF rect() const { return m_rect; }
    /// Moves a legend outside the area to where the area has ended up.
    void follow(const Frame& frame);
    void paint(QPainter& painter, const Look& look) const;

private:
    struct Entry {
        QString name;
        QRectF place;  ///< relative to the legend
    };
    /// One below the other in the emptiest corner. @return whether that covers no curve
    bool stackInside(const Chart& chart, const Look& look, const Frame& frame);
    /// Side by side above the area. @return whether there is room
    bool flowAbove(const Look& look, const Frame& frame);
    /// One below the other to the right of the area. @return whether there is room
    bool stackBeside(const Look& look, const Frame& frame);
    void stack();
    void paintEntry(QPainter& painter, const Look& look, int index) const;

    std::vector<Entry> m_entries;
    QRectF m_rect;
    double m_rowHeight = 0;
    double m_pad = 0;
    enum class Place { Inside, Above, Beside };
    Place m_place = Place::Inside;
    bool m_hasShapes = true;
};

}  // namespace ui
