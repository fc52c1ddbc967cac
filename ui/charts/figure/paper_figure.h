// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/figure_data.h"
#include "ui/charts/chart/figure_style.h"
#include "ui/toolkit/panel/legend_names.h"

#include <QSizeF>
#include <QString>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPaintDevice;

namespace ui {

/// A named item of a figure.
struct FigureName {
    QString name;
    std::optional<int> series = {};  ///< the series whose colour, dash and marker it has
    /// The figure does not show this name, only its replacement, see PaperFigure::named.
    bool isUnsaid = false;

    bool operator==(const FigureName&) const = default;
};

/// Where a figure holds ids or names of queries or documents.
enum class IdsShown {
    None,
    InData,  ///< only in the columns of its data that say so
    Drawn,   ///< in the picture and its description
};

/// A placeholder for a name to fill in; no other text contains it.
inline constexpr QChar toBeNamed(0xE000);

/// A figure for paper with everything that its file and captions need. It holds copies, so later
/// edits of the document do not change it. Its numbers are in the C locale, so that a file does not
/// depend on the machine.
struct PaperFigure {
    QString kind;            ///< "roc": the kind of chart, in settings and on the command line
    QString title;           ///< in words: "Difference per query"
    QString description;     ///< in words, for people who cannot see it
    QString caption = {};    ///< what is shown, in a sentence or two
    QString methods = {};    ///< how it was computed: all current rules, in whole sentences
    QString guides = {};     ///< what the lines of chance mean, for the caption if they are drawn
    QString marks = {};      ///< what the mark means, for the caption if it is drawn
    bool hasLegend = false;  ///< the place of the legend can be chosen
    bool hasLimits = false;  ///< the shown part of the axes can be chosen
    /// Paints the figure with a size in points of 1/72 inch; empty: there is nothing to show.
    std::function<void(QPaintDevice& device, QSizeF points, const FigureStyle& style)> paint;
    /// The drawn numbers; empty: none can be given.
    std::function<FigureData()> data = {};
    /// How much a figure of that size shows, in sentences for caption and description; empty:
    /// everything, at any size.
    std::function<QString(QSizeF points, const FigureStyle& style)> extent = {};
    std::vector<PaperFigure> panels = {};  ///< its panels; empty: a single figure
    int panelColumns = 1;                  ///< number of columns of panels, filled row by row
    /// The items that the user can rename, as named in all texts here.
    std::vector<FigureName> names = {};
    IdsShown ids = IdsShown::None;
    QString whyNone = {};  ///< why there is no paint, in a sentence
    /// The figure with toBeNamed where the replacement of an unsaid name would be; null: there is
    /// no unsaid name.
    std::shared_ptr<const PaperFigure> named = {};
};

/// Whether the figure or one of its panels has numbers.
inline bool hasNumbers(const PaperFigure& figure)
{
    return figure.data || std::any_of(figure.panels.begin(), figure.panels.end(), hasNumbers);
}

/// The names of series without the endings that only the legend shows.
std::vector<FigureName> namesOf(const std::vector<LegendName>& series);

/// Adds names, without repeats.
void addNames(std::vector<FigureName>& names, const std::vector<FigureName>& more);

/// Why the figure cannot use those words, in a sentence; empty: it can.
QString wordsProblem(const PaperFigure& figure, const FigureWords& words);
/// The figure with those words in its picture, data, caption, methods and description.
PaperFigure worded(PaperFigure figure, const FigureWords& words);

/// The figure returned by `make`, with English data headings, which programs can read.
PaperFigure withEnglishData(const std::function<PaperFigure()>& make);

/// A figure with nothing to show.
inline PaperFigure noFigure(const QString& why)
{
    PaperFigure none;
    none.whyNone = why;
    return none;
}

}  // namespace ui
