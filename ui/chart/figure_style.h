#pragma once

#include "ui/chart/series.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

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
        Colour,  ///< colour, dash and marker
        Grey,    ///< grey steps, dash and marker: prints without colour
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
    FigureNotes notes = {};
    std::shared_ptr<PanelFit> fit = {};  ///< of a panel among others; none: it stands alone

    bool operator==(const FigureStyle&) const = default;
};

}  // namespace ui
