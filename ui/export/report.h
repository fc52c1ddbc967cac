#pragma once

#include "core/table/table.h"
#include "ui/chart/paper_figure.h"
#include "ui/formula/formula.h"

#include <QSizeF>
#include <QString>

#include <variant>
#include <vector>

namespace ui {

/// A chart of a report, with the size that it has on the page.
struct ReportFigure {
    PaperFigure figure;
    QSizeF millimetres{160, 90};
};

/// One thing in a report: a paragraph, a formula, a table with its caption, or a chart.
struct ReportItem {
    QString name;  ///< by which it is chosen; empty: it goes with what follows in its section
    std::variant<QString, Formula, core::Table, ReportFigure> content;
    bool isChosen = true;
};

struct ReportSection {
    QString title;
    std::vector<ReportItem> items;
};

/// A document told on paper: what stands on it, in order, without saying how it looks.
struct Report {
    QString title;
    QString about;  ///< a sentence or two below the title
    std::vector<ReportSection> sections;
    bool hasCaptions = true;  ///< below charts and above tables
};

/// What was chosen of it, without sections in which nothing was.
Report chosenPart(const Report& report);

}  // namespace ui
