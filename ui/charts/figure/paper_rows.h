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

/// Which rows of a list a page shows, and where. Lengths are in units of the page.
struct PaperRows {
    std::size_t first = 0;  ///< 0-based
    std::size_t end = 0;    ///< one after the last
    std::size_t all = 0;    ///< rows that there are
    double height = 1;      ///< of a row
    double header = 0;      ///< above them
    double foot = 0;        ///< below them: the line that says how many they are; 0: none is needed

    bool contains(std::size_t row) const { return row >= first && row < end; }
    double bottom() const { return header + height * double(end - first); }
};

/// As many whole rows as the page has room for, from `first` on; where all find room they are
/// higher, within reason, and begin at the first.
/// @param isPart of what the list has, and the line below says so in any case
PaperRows paperRows(const PaperPage& page, std::size_t first, std::size_t all, bool isPart = false);

/// "all 5 documents", "first 9 of 100 documents", "documents 21 to 29 of 100".
/// @param all of the list, which may be longer than what is shown can become
QString shownDocuments(const PaperRows& rows, std::size_t all);

/// The line below the rows.
void paintFoot(QPainter& painter, const Look& look, const PaperRows& rows, const QString& text);

/// Names as a column of that width shows them: whole where all fit, else without what all have in
/// common, else cut so that no two look alike.
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

/// The end of a ribbon that leads out of what is shown, and where it leads to.
struct RibbonStub {
    double left;  ///< from the document to the text, or from the text to the document
    double right;
    double middle;
    double thickness;
};
void paintStub(QPainter& painter, const RibbonStub& stub, const QColor& colour, bool isDashed);

}  // namespace ui
