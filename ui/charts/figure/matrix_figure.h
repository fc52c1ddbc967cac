// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/matrix_chart.h"
#include "ui/charts/drawing/look.h"

#include <QCoreApplication>
#include <QRectF>
#include <QSize>
#include <QStringList>

#include <optional>

class QPaintDevice;
class QPainter;

namespace ui {

/// A confusion matrix laid out for one surface: square cells, shaded by their share of the row,
/// with their counts and, where they fit, their shares.
class MatrixFigure {
    Q_DECLARE_TR_FUNCTIONS(ui::MatrixFigure)
public:
    using Data = MatrixChart;

    /// Copies the data.
    void setChart(MatrixChart chart) { m_chart = std::move(chart); }
    const MatrixChart& chart() const { return m_chart; }

    void arrange(const Look& look, QSize size);
    QRectF cellAt(int row, int column) const;
    /// "178", and "89.0%" below it if there is room; empty if there is none for any count.
    QStringList textsOf(int row, int column) const;
    /// Nothing is highlighted; as the figures of queries.
    void paint(QPaintDevice& device, std::optional<std::size_t> lit = {});

private:
    QString countText(int row, int column) const;
    QString shareText(int row, int column) const;
    QColor colourOf(int row, int column) const;
    void paintCell(QPainter& painter, int row, int column) const;
    QStringList linesOf(int each, double width, double room) const;
    void paintLines(QPainter& painter, const QStringList& lines, QPointF left, double width) const;
    void paintNames(QPainter& painter) const;
    void paintTitles(QPainter& painter) const;

    MatrixChart m_chart;
    Look m_look;
    QSizeF m_size;
    double m_row = 0;           ///< of text
    double m_names = 0;         ///< width of the names of rows
    double m_below = 0;         ///< height of the names of columns
    bool m_areUpright = false;  ///< the names of columns run upwards
    bool m_hasCounts = false;
    bool m_hasShares = false;
    QRectF m_area;  ///< of the cells
};

}  // namespace ui
