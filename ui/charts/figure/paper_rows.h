// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/look.h"
#include "ui/charts/figure/ribbon_band.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstddef>

class QPainter;

namespace ui {

/// The rows of a list shown on a page, and their places. Lengths are in units of the page.
struct PaperRows {
    std::size_t first = 0;  ///< 0-based
    std::size_t end = 0;    ///< one after the last
    std::size_t all = 0;    ///< number of rows in the list
    double height = 1;      ///< of a row
    double header = 0;      ///< above the rows
    double foot = 0;        ///< below the rows, for the line that counts them; 0: not needed

    bool contains(std::size_t row) const { return row >= first && row < end; }
    double bottom() const { return header + height * double(end - first); }
};

/// As many whole rows as fit on the page, starting at `first`. If all fit, they start at the first
/// and are higher, within reason.
/// @param isPart the rows are only part of the list, so the line below is always shown
PaperRows paperRows(const PaperPage& page, std::size_t first, std::size_t all, bool isPart = false);

/// "all 5 documents", "first 9 of 100 documents", "documents 21 to 29 of 100".
/// @param all length of the list, which may exceed the number of rows
QString shownDocuments(const PaperRows& rows, std::size_t all);

/// The line below the rows.
void paintFoot(QPainter& painter, const Look& look, const PaperRows& rows, const QString& text);

/// Names shortened to a column's width: whole if all fit, else without what all have in common,
/// else cut so that they stay distinct.
class NameColumn {
public:
    NameColumn() = default;
    NameColumn(const QStringList& names, const QFont& font, double width);

    QString shown(const QString& name) const { return m_shown.value(name, name); }

private:
    void adopt(const QStringList& names, const QStringList& shown);

    QHash<QString, QString> m_shown;
};

/// The widest of the texts.
double widest(const QStringList& texts, const QFont& font);

/// The end of a ribbon that leads out of view, with the text that says where.
struct RibbonStub {
    double left;  ///< from the document to the text, or from the text to the document
    double right;
    double middle;
    double thickness;
};
void paintStub(QPainter& painter, const RibbonStub& stub, const QColor& colour, bool isDashed);

}  // namespace ui
