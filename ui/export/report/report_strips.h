// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"

#include <QFont>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace ui {

/// A piece of a report's column that page breaks do not split. Lengths in layout dots.
struct ReportStrip {
    double height = 0;
    double before = 0;           ///< space above it, except at the top of a page
    bool keepsWithNext = false;  ///< no page break after it
    std::function<void(QPainter&, double x, double y)> paint;
    /// Repeated above it at the top of a page; null: nothing.
    std::shared_ptr<const ReportStrip> repeated = nullptr;
    /// The strip with another height, for a page with slightly too little space; none: fixed
    /// height.
    std::function<ReportStrip(double height)> resized = {};
    double least = 0;  ///< minimum of that height
    QString begins;    ///< the name of the part that begins here; empty: none
    bool isSection = false;
};

using ReportStrips = std::vector<ReportStrip>;

/// A font of the report. @param points its size
QFont reportFont(double points, QFont::Weight weight = QFont::Normal);

/// Lines of text; the first two and the last two stay together.
ReportStrips textStrips(const QString& text, const QFont& font, const QColor& colour, double width,
                        double before, double lineSpacing = 1.4,
                        Qt::Alignment alignment = Qt::AlignLeft);
/// A chart or a formula, at most as wide as the column.
ReportStrip pictureStrip(const PaperFigure& figure, QSizeF points, double width);
/// A chart whose height may shrink.
ReportStrip chartStrip(const PaperFigure& figure, QSizeF points, double width);

}  // namespace ui
