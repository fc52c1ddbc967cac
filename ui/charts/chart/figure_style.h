// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/figure_limits.h"
#include "ui/charts/chart/figure_words.h"
#include "ui/charts/chart/series.h"

#include <QString>
#include <QStringList>

#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace ui {

/// What the figures that are painted with it could not show, each sentence once. Copies share it.
class FigureNotes {
public:
    /// Nothing is kept before this.
    void begin() { m_texts = std::make_shared<QStringList>(); }
    void add(const QString& sentence) const
    {
        if (m_texts && !m_texts->contains(sentence))
            *m_texts << sentence;
    }
    QStringList texts() const { return m_texts ? *m_texts : QStringList(); }
    /// What was told makes no style another one.
    bool operator==(const FigureNotes&) const { return true; }

private:
    std::shared_ptr<QStringList> m_texts;
};

struct PanelFit;

/// How a figure on paper looks, apart from its size. The figure is light whatever the screen has.
struct FigureStyle {
    enum class Palette {
        Colour,  ///< of Okabe and Ito, with dash and marker
        Bright,  ///< of Tol
        Muted,   ///< of Tol
        Grey,    ///< grey steps, dash and marker: prints without colour
        Black,   ///< dash and marker alone
    };
    enum class Legend {
        Automatic,  ///< in a free corner of the data area, else outside
        Inside,
        Above,
        Beside,
        Direct,  ///< each name at its own curve, where the chart has curves; else Automatic
        None,
    };

    QString family = {};         ///< of all text; empty: the program's own sans serif
    double textPoints = 8;       ///< of the smallest text of the figure, above 0
    double lineWidthFactor = 1;  ///< over the line width that belongs to the text size
    Palette palette = Palette::Colour;
    Legend legend = Legend::Automatic;
    QString title = {};  ///< above the figure; empty: none
    /// The part of the axis that is shown; none: as the figure has it.
    std::optional<ChartRange> x = {};
    std::optional<ChartRange> y = {};
    bool isTransparent = false;  ///< no ground is painted; else white
    bool hasMarks = true;        ///< the threshold, the cutoff or the current query is marked
    bool hasGuides = true;       ///< the lines of chance and of perfect calibration are drawn
    bool hasGrid = true;
    FigureWords words = {};
    FigureNotes notes = {};
    PanelFit* fit = nullptr;  ///< while a panel among others is painted; none: it stands alone

    bool operator==(const FigureStyle&) const = default;
};

/// The palettes as files and the command line name them.
inline constexpr std::array<std::pair<FigureStyle::Palette, const char*>, 5> figurePalettes{
    {{FigureStyle::Palette::Colour, core::figurePalettes[0].data()},
     {FigureStyle::Palette::Bright, core::figurePalettes[1].data()},
     {FigureStyle::Palette::Muted, core::figurePalettes[2].data()},
     {FigureStyle::Palette::Grey, core::figurePalettes[3].data()},
     {FigureStyle::Palette::Black, core::figurePalettes[4].data()}}};

}  // namespace ui
