// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace ui {

struct BarChart;
struct Chart;
struct CurveChart;
struct DifferenceChart;
struct Histogram;
struct MatrixChart;
struct ScatterChart;

/// The user's names for what a figure shows. They belong to one figure, not to its kind.
struct FigureWords {
    /// Pairs of a name in the document and its replacement in the figure.
    std::vector<std::pair<QString, QString>> renamed = {};
    QString xTitle = {};  ///< of the axis; empty: the figure's own
    QString yTitle = {};

    bool operator==(const FigureWords&) const = default;
};

/// Replaces whole words by their new names, all at once, so that two names can be swapped. O(text).
class Renaming {
public:
    explicit Renaming(const FigureWords& words);
    QString operator()(const QString& text) const;

private:
    std::vector<std::pair<QString, QString>> m_renamed;  ///< the longest name first
};

/// Renames what the chart shows.
void reword(Chart& chart, const FigureWords& words);
void reword(CurveChart& chart, const FigureWords& words);
void reword(BarChart& chart, const FigureWords& words);
void reword(Histogram& histogram, const FigureWords& words);
void reword(MatrixChart& chart, const FigureWords& words);
void reword(DifferenceChart& chart, const FigureWords& words);
void reword(ScatterChart& chart, const FigureWords& words);

}  // namespace ui
