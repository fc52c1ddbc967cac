// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/formula/formula.h"

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace ui {

/// A chart of a report, with the size that it has on the page.
struct ReportFigure {
    PaperFigure figure;
    QSizeF millimetres{160, 90};
};

/// A heading within a section.
struct ReportHeading {
    QString text;
};

/// A picture that belongs to the text: it has no number and no caption, and stays as large as it is
/// where the column is wide enough.
struct ReportPicture {
    PaperFigure figure;
    QSizeF points;
};

/// What a reader is asked, and where the answer goes.
struct ReportBlank {
    QString question;
    std::optional<Formula> formula = {};  ///< has blanks, for which the fields stand
    QStringList choices = {};             ///< one of them is ticked
    QStringList fields =
        {};         ///< each is filled in; a text stands before its line, and may be empty
    int lines = 0;  ///< of paper, for the working
};

/// One thing in a report: a paragraph, a formula, a table with its caption, a chart …
struct ReportItem {
    QString name;  ///< by which it is chosen; empty: it goes with what follows in its section
    std::variant<QString, Formula, core::Table, ReportFigure, ReportHeading, ReportPicture,
                 ReportBlank>
        content;
    bool isChosen = true;
    bool keepsWithNext = false;  ///< no page ends with it
};

struct ReportSection {
    QString title;
    std::vector<ReportItem> items;
    bool isAppendix = false;  ///< what all charts say of themselves stands here, once
};

/// A document told on paper: what stands on it, in order, without saying how it looks.
struct Report {
    QString title;
    QString about;  ///< a sentence or two below the title
    std::vector<ReportSection> sections;
    bool hasCaptions = true;  ///< below charts and above tables
    QString author = {};
    QString date = {};  ///< in any words: no clock is read
    QString foot = {};  ///< at the foot of every page; empty: the title is
};

/// Who wrote it and when, in a line; empty: neither is told.
QString bylineOf(const Report& report);

/// What was chosen of it, without sections in which nothing was.
Report chosenPart(const Report& report);
/// The same as it is written: charts and tables have numbers, each in its own count, and what
/// several charts say of themselves stands in the appendix alone, if it has one.
Report writtenPart(const Report& report);

}  // namespace ui
