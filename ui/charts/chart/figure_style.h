// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/figure_words.h"
#include "ui/charts/chart/series.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace ui {

/// Notes on what figures of this style could not show, without repeats. Copies share them.
class FigureNotes {
public:
    /// Notes are discarded before this is called.
    void begin() { m_texts = std::make_shared<QStringList>(); }
    void add(const QString& sentence) const
    {
        if (m_texts && !m_texts->contains(sentence))
            *m_texts << sentence;
    }
    QStringList texts() const { return m_texts ? *m_texts : QStringList(); }
    /// Notes do not affect whether styles are equal.
    bool operator==(const FigureNotes&) const { return true; }

private:
    std::shared_ptr<QStringList> m_texts;
};

struct PanelFit;

/// How a figure on paper looks, apart from its size. Always uses light colours.
struct FigureStyle {
    /// In the order of core::figurePalettes.
    enum class Palette {
        Colour,  ///< by Okabe and Ito, with dashes and markers
        Bright,  ///< by Tol
        Muted,   ///< by Tol
        Grey,    ///< shades of grey, dashes and markers: prints without colour
        Black,   ///< only dashes and markers
    };
    /// In the order of core::legendPlaces.
    enum class Legend {
        Automatic,  ///< in a free corner of the data area, else outside
        Inside,
        Above,
        Beside,
        Direct,  ///< each name next to its curve if the chart has curves; else Automatic
        None,
    };

    QString family = {};         ///< of all text; empty: the built-in sans serif
    double textPoints = 8;       ///< of the smallest text in the figure, above 0
    double lineWidthFactor = 1;  ///< multiplies the line width for the text size
    Palette palette = Palette::Colour;
    Legend legend = Legend::Automatic;
    QString title = {};  ///< above the figure; empty: none
    /// The shown part of the axis; nullopt: the figure's own.
    std::optional<ChartRange> x = {};
    std::optional<ChartRange> y = {};
    bool isTransparent = false;  ///< without a background; else white
    bool hasMarks = true;        ///< marks the threshold, the cutoff or the current query
    bool hasGuides = true;       ///< draws the lines of chance and of perfect calibration
    bool hasGrid = true;
    bool isSquare = true;           ///< axes of shares are equally long
    bool hasClinicalNames = false;  ///< "Sensitivity" instead of "True positive rate (recall)"
    FigureWords words = {};
    FigureNotes notes = {};
    PanelFit* fit = nullptr;  ///< while painting one of several panels; nullptr: a single figure

    bool operator==(const FigureStyle&) const = default;
};

}  // namespace ui
