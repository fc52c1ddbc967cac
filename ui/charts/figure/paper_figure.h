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

/// What a figure shows under a name.
struct FigureName {
    QString name;
    std::optional<int> series = {};  ///< whose colour, dash and marker it has
    /// The figure does not say it: only what it is called instead, see PaperFigure::named.
    bool isUnsaid = false;

    bool operator==(const FigureName&) const = default;
};

/// Stands where a name is to be put in: no other text has it.
inline constexpr QChar toBeNamed(0xE000);

/// A figure that can be put on paper: all that a file and what stands beside it need. It holds
/// copies, so it stays as it was when the document goes on. Its numbers are written in the C
/// locale, so that a file does not depend on the machine.
struct PaperFigure {
    QString kind;          ///< "roc": names the sort of chart in settings and on the command line
    QString title;         ///< in words: "Difference per query"
    QString description;   ///< in words, for those who do not see it
    QString caption = {};  ///< what is shown, in a sentence or two
    QString methods = {};  ///< how it came about: every convention in force, in whole sentences
    QString guides = {};   ///< what the lines of chance mean, for the caption where they are drawn
    bool hasLegend = false;  ///< a place for the legend can be chosen
    bool hasLimits = false;  ///< the shown part of the axes can be chosen
    /// Paints a figure of that many points of 1/72 inch in that style; none: there is nothing to
    /// show.
    std::function<void(QPaintDevice& device, QSizeF points, const FigureStyle& style)> paint;
    /// What is drawn, as numbers; none: no numbers can be given.
    std::function<FigureData()> data = {};
    /// How much a figure of that size shows, in sentences that belong to caption and description;
    /// none: everything, at any size.
    std::function<QString(QSizeF points, const FigureStyle& style)> extent = {};
    std::vector<PaperFigure> panels = {};  ///< those that it is composed of; none: it is one
    int panelColumns = 1;                  ///< of them, row by row
    /// What it shows by name and a person may call otherwise, as it stands in all the texts here.
    std::vector<FigureName> names = {};
    QString whyNone = {};  ///< a sentence that holds where there is no paint
    /// The same with toBeNamed wherever what has an unsaid name would be called by one; none: there
    /// is no such name.
    std::shared_ptr<const PaperFigure> named = {};
};

/// Numbers can be given of it or of one of its panels.
inline bool hasNumbers(const PaperFigure& figure)
{
    return figure.data || std::any_of(figure.panels.begin(), figure.panels.end(), hasNumbers);
}

/// The names that series have without what ends them in the legend only.
std::vector<FigureName> namesOf(const std::vector<LegendName>& series);

/// Puts more names to those that are there, each once.
void addNames(std::vector<FigureName>& names, const std::vector<FigureName>& more);

/// Why the figure cannot be in those words, in a sentence; empty: it can.
QString wordsProblem(const PaperFigure& figure, const FigureWords& words);
/// The figure in those words: what is painted, its data, caption, methods and description.
PaperFigure worded(PaperFigure figure, const FigureWords& words);

/// The figure that is made there, its data under the headings that they have in English, which
/// programs read.
PaperFigure withEnglishData(const std::function<PaperFigure()>& make);

/// Nothing to show.
inline PaperFigure noFigure(const QString& why)
{
    PaperFigure none;
    none.whyNone = why;
    return none;
}

}  // namespace ui
