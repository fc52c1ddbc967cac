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
struct ScatterChart;

/// What a person calls what one figure shows. It belongs to that figure, not to its kind.
struct FigureWords {
    /// A name as the document has it, and the one that stands in the figure.
    std::vector<std::pair<QString, QString>> renamed = {};
    QString xTitle = {};  ///< of the axis; empty: the figure's own
    QString yTitle = {};

    bool operator==(const FigureWords&) const = default;
};

/// Puts new names where the old ones stand as whole words, all at once: two names may change
/// places. O(text).
class Renaming {
public:
    explicit Renaming(const FigureWords& words);
    QString operator()(const QString& text) const;

private:
    std::vector<std::pair<QString, QString>> m_renamed;  ///< the longest name first
};

/// The chart in those words.
void reword(Chart& chart, const FigureWords& words);
void reword(CurveChart& chart, const FigureWords& words);
void reword(BarChart& chart, const FigureWords& words);
void reword(Histogram& histogram, const FigureWords& words);
void reword(DifferenceChart& chart, const FigureWords& words);
void reword(ScatterChart& chart, const FigureWords& words);

}  // namespace ui
