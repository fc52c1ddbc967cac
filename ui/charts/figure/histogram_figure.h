// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/histogram.h"
#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/legend.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/drawing/plot.h"

#include <QRegion>
#include <QSizeF>

#include <functional>
#include <optional>
#include <vector>

class QPaintDevice;
class QPainter;

namespace ui {

/// What moves on top of a histogram.
struct HistogramMarks {
    std::optional<double> threshold;  ///< a line; drawn at the edge if it is beyond
    QString thresholdText;            ///< next to the line
    std::optional<double> highlight;  ///< a score, highlighted on the axis
    QString highlightText = {};       ///< next to it

    bool operator==(const HistogramMarks&) const = default;
};

/// A histogram laid out for one surface: axes, the overlaid bars of two classes, legend.
class HistogramFigure {
public:
    /// Copies the data. O(bins).
    void setHistogram(Histogram histogram);
    const Histogram& histogram() const { return m_histogram; }

    /// @param corner room kept free at the right of the legend
    void arrange(const Look& look, QSize size, QSizeF corner = {0, 0});
    /// Takes a histogram and arranges it for paper, in the words and numbers of the style.
    void arrangeOnPaper(Histogram histogram, const Look& look, const FigureStyle& style);
    const Frame& frame() const { return m_frame; }
    QRectF legendArea() const { return m_legend; }
    enum class Class { Negative, Positive };
    /// The bar of a class in a bin, 0-based; null if it has none.
    QRectF barOf(std::size_t bin, Class which) const;
    /// The bin at a horizontal position in the data area.
    std::optional<std::size_t> binAt(double pixel) const;
    /// Where a score is drawn, clamped to the data area.
    double pixelOf(double score) const;

    /// Paints everything, with or without marks, then `onTop` with the same painter.
    void paint(QPaintDevice& device, const HistogramMarks& marks = {},
               const std::function<void(QPainter&)>& onTop = {});
    void paintMarks(QPainter& painter, const HistogramMarks& marks) const;
    /// The area covered by marks, in whole pixels.
    QRegion areaOf(const HistogramMarks& marks) const;
    /// On paper.
    const Legend& names() const { return m_names; }

private:
    std::vector<AxisTick> countTicks(const ChartRange& counts, const Look& look, QSize size) const;
    std::vector<LegendEntry> legend() const;
    void arrangeLegend(QSize size);
    QRectF highlightPlace(double score) const;
    QRectF highlightTextPlace(const HistogramMarks& marks) const;
    void paintGuess(QPainter& painter, const GuessedScore& guess) const;

    Histogram m_histogram;
    double m_tallest = 0;
    Plot m_plot;
    Look m_look;
    Frame m_frame;
    QRectF m_legend;
    Legend m_names;  ///< on paper
};

/// Paints a histogram for paper, always in light colours.
/// @param points the width and height of the figure in points of 1/72 inch
void paintHistogram(Histogram histogram, const HistogramMarks& marks, QPaintDevice& device,
                    QSizeF points, const FigureStyle& style);

}  // namespace ui
