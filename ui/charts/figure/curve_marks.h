// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/curve_figure.h"

#include <QLineF>
#include <QRegion>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// What moves on top of a chart of curves, laid out. Both painting and the area to repaint use it.
struct CurveMarks {
    /// The current point: an amber ring with its text.
    struct Ring {
        QPointF place;
        QString text;
        QRectF textPlace;
        std::vector<QLineF> guides = {};  ///< to the axes
        QLineF leader = {};               ///< on paper, to a text farther away; else null

        /// Of the ring without its text.
        QRectF rect(const Look& look) const;
    };
    struct Dot {
        QPointF place;
        int line;
        QString text = {};
        QRectF textPlace = {};
    };
    struct Tip {
        int line;
        QString name;
        QStringList titles;  ///< of the axes
        QStringList values;  ///< one per title
        QString label;       ///< the last line, may be empty
        QRectF box;

        QString text() const;
    };
    std::optional<Ring> ring;
    std::vector<Dot> dots;
    std::optional<Tip> tip;

    /// The area it covers, in whole pixels.
    QRegion area(const Look& look) const;
    void paint(QPainter& painter, const Look& look) const;
};

/// The ring at a place, with its text where curves leave room; nullopt outside the data area.
std::optional<CurveMarks::Ring> ringAt(const CurveFigure& figure, CurvePlace place,
                                       const QString& text);
/// Dots for those places that are inside the data area.
std::vector<CurveMarks::Dot> dotsAt(const CurveFigure& figure,
                                    const std::vector<CurvePlace>& places);
/// Names a dot where curves and `ring` leave room.
void nameDot(const CurveFigure& figure, CurveMarks::Dot& dot, const QString& text,
             const std::optional<CurveMarks::Ring>& ring);
/// The coordinates of a place in a box near the mouse.
CurveMarks::Tip tipAt(const CurveFigure& figure, CurvePlace place, const QString& label,
                      QPointF mouse, const QRectF& room);

}  // namespace ui
