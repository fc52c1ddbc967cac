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

/// A chart of a report with its size on the page.
struct ReportFigure {
    PaperFigure figure;
    QSizeF millimetres{160, 90};
};

/// A heading within a section.
struct ReportHeading {
    QString text;
};

/// A picture that belongs to the text: without number and caption, scaled only if the column is too
/// narrow.
struct ReportPicture {
    PaperFigure figure;
    QSizeF points;
};

/// A question to the reader, with space for the answer.
struct ReportBlank {
    QString question;
    std::optional<Formula> formula = {};  ///< with blanks that the fields represent
    QStringList choices = {};             ///< one to tick
    QStringList fields = {};  ///< each with the text before its line, which may be empty
    int lines = 0;            ///< lines for the working
};

/// An item of a report: a paragraph, a formula, a table with its caption, a chart …
struct ReportItem {
    QString name;  ///< for selecting it; empty: belongs to the next named item of its section
    std::variant<QString, Formula, core::Table, ReportFigure, ReportHeading, ReportPicture,
                 ReportBlank>
        content;
    bool isChosen = true;
    bool keepsWithNext = false;  ///< no page break after it
    bool showsRows = false;      ///< shows single samples, queries or documents by id or name
};

struct ReportSection {
    QString title;
    std::vector<ReportItem> items;
    bool isAppendix = false;  ///< collects what the charts have in common
};

/// A document's content for paper: its items in order, without their look.
struct Report {
    QString title;
    QString about;  ///< one or two sentences below the title
    std::vector<ReportSection> sections;
    bool hasCaptions = true;      ///< below charts and above tables
    bool hasWholeTables = false;  ///< no page break within a table that a page can hold
    bool isTight = false;         ///< narrow margins
    bool hasIds = true;           ///< keeps the columns of tables that hold ids
    QString author = {};
    QString date = {};  ///< any text: no clock is read
    QString foot = {};  ///< the footer of every page; empty: the title
};

/// Author and date in one line; empty if neither is set.
QString bylineOf(const Report& report);

/// Whether any of it shows ids or names of single samples, queries or documents.
bool canShowIds(const Report& report);
/// Selects what shows ids or names of single samples, queries or documents, or leaves it out. A
/// document's report begins without: see HeldRows.
void showIds(Report& report, bool isShown);

/// The selected part as printed: charts and tables are numbered separately, and what several charts
/// share appears only in the appendix, if there is one.
Report writtenPart(const Report& report);

}  // namespace ui
