// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QPainter;

namespace ui {

/// The selected part of a report, laid out on pages. Headings stay with their content, a split
/// table repeats its headings, and every page has its number. Independent of the screen. A value;
/// created in O(report).
class ReportPages {
public:
    /// Where a section or an item begins.
    struct Place {
        QString name;
        bool isSection = false;
        int page = 0;  ///< from 1
    };

    /// @param paper in points of 1/72 inch, such as 595 by 842
    ReportPages(const Report& report, QSizeF paper);

    int count() const { return static_cast<int>(m_pages.size()); }
    const std::vector<Place>& places() const { return m_places; }
    const QString& title() const { return m_title; }
    const QString& about() const { return m_about; }
    const QString& author() const { return m_author; }
    QSizeF paper() const { return m_paper; }

    /// @param page from 0
    /// @param dotsPerPoint of the painter
    void paint(QPainter& painter, int page, double dotsPerPoint) const;
    /// A sentence for each text with letters that no installed font has. Paints every page.
    QStringList missingLetters() const;

private:
    /// Paints at this top left corner.
    using Painting = std::function<void(QPainter&, double x, double y)>;
    struct Placed {
        double y;
        Painting paint;
    };

    QString m_title;
    QString m_about;
    QString m_author;
    QString m_foot;
    QSizeF m_paper;
    double m_margin;
    std::vector<std::vector<Placed>> m_pages;
    std::vector<Place> m_places;
};

}  // namespace ui
