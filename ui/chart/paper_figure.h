#pragma once

#include "ui/chart/figure_data.h"
#include "ui/chart/figure_style.h"

#include <QSizeF>
#include <QString>

#include <algorithm>
#include <functional>
#include <vector>

class QPaintDevice;

namespace ui {

/// A figure that can be put on paper: all that a file and what stands beside it need. It holds
/// copies, so it stays as it was when the document goes on. Its numbers are written in the C
/// locale, so that a file does not depend on the machine.
struct PaperFigure {
    QString kind;            ///< "roc": names the sort of chart in settings and on the command line
    QString title;           ///< in words: "Difference per query"
    QString description;     ///< in words, for those who do not see it
    QString caption = {};    ///< what is shown, with every convention in force; whole sentences
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
    QString whyNone = {};                  ///< a sentence that holds where there is no paint
};

/// Numbers can be given of it or of one of its panels.
inline bool hasNumbers(const PaperFigure& figure)
{
    return figure.data || std::any_of(figure.panels.begin(), figure.panels.end(), hasNumbers);
}

/// Nothing to show.
inline PaperFigure noFigure(const QString& why)
{
    PaperFigure none;
    none.whyNone = why;
    return none;
}

}  // namespace ui
