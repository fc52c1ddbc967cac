// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"

#include <QFont>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace ui {

/// A piece of a report's column that no page break divides. Lengths are in dots of the
/// layout.
struct ReportStrip {
    double height = 0;
    double before = 0;           ///< space above it, but at the top of a page
    bool keepsWithNext = false;  ///< no page ends with it
    std::function<void(QPainter&, double x, double y)> paint;
    /// What is repeated above it at the top of a page; null: nothing.
    std::shared_ptr<const ReportStrip> repeated = nullptr;
    /// The same as high as that, where a page has a little too little room; none: it has its
    /// height.
    std::function<ReportStrip(double height)> resized = {};
    double least = 0;  ///< of that height
    QString begins;    ///< the name of what begins with it; empty: nothing does
    bool isSection = false;
};

using ReportStrips = std::vector<ReportStrip>;

/// A font of the report. @param points its size
QFont reportFont(double points, QFont::Weight weight = QFont::Normal);

/// Lines of text, of which the first two and the last two stay together.
ReportStrips textStrips(const QString& text, const QFont& font, const QColor& colour, double width,
                        double before, double lineSpacing = 1.4,
                        Qt::Alignment alignment = Qt::AlignLeft);
/// A chart or a formula, as wide as the column at most.
ReportStrip pictureStrip(const PaperFigure& figure, QSizeF points, double width);
/// A chart, which may become lower.
ReportStrip chartStrip(const PaperFigure& figure, QSizeF points, double width);

}  // namespace ui
