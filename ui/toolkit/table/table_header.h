// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QStringList>

#include <optional>

class QTableView;

namespace ui {

/// Ends the heading of the column that rows are sorted by, and is never cut.
QString sortMark(bool isDescending);

/// The headings of every table. One that its column has no room for is cut so that it differs from
/// the others, and its tool tip begins with the whole.
class TableHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit TableHeader(QTableView& table);

    /// As high as it is told to be, without asking every heading.
    QSize sizeHint() const override { return {0, minimumHeight()}; }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
    void paintEvent(QPaintEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    QString heading(int section) const;
    QString shownHeading(int section) const;
    double roomOf(int section) const;
    QStringList cutHeadings() const;

    mutable std::optional<QStringList> m_cut;  ///< by section, until the next painting
    bool m_isPainting = false;                 ///< else it is measured, and is whole
};

}  // namespace ui
