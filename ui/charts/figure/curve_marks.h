// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/curve_figure.h"

#include <QRegion>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// What stands on top of a chart of curves and moves: laid out, so that both what is to be painted
/// again and what is painted come from it.
struct CurveMarks {
    /// The current point: a ring in amber with its text beside it.
    struct Ring {
        QPointF place;
        QString text;
        QRectF textPlace;

        /// Of the ring without its text.
        QRectF rect(const Look& look) const;
    };
    struct Dot {
        QPointF place;
        int line;
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

    /// What is painted, in whole pixels.
    QRegion area(const Look& look) const;
    void paint(QPainter& painter, const Look& look) const;
};

/// The ring of a place, its text where the curves leave room; none outside the data area.
std::optional<CurveMarks::Ring> ringAt(const CurveFigure& figure, CurvePlace place,
                                       const QString& text);
/// The dots of those places that are inside the data area.
std::vector<CurveMarks::Dot> dotsAt(const CurveFigure& figure,
                                    const std::vector<CurvePlace>& places);
/// The coordinates of a place in a box near the mouse.
CurveMarks::Tip tipAt(const CurveFigure& figure, CurvePlace place, const QString& label,
                      QPointF mouse, const QRectF& room);

}  // namespace ui
