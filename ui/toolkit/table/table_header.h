// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QStringList>

#include <optional>

class QTableView;

namespace ui {

/// The mark at the end of the heading of the sorted column; never cut.
QString sortMark(bool isDescending);

/// The headings of all tables. A heading that does not fit is cut so that it differs from the
/// others, and its tool tip starts with the full text.
class TableHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit TableHeader(QTableView& table);

    /// The set height, without measuring every heading.
    QSize sizeHint() const override { return {0, minimumHeight()}; }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    bool viewportEvent(QEvent* event) override;

private:
    QString heading(int section) const;
    QString shownHeading(int section) const;
    double roomOf(int section) const;
    QStringList cutHeadings() const;

    mutable std::optional<QStringList> m_cut;  ///< by section, until the next paint
    bool m_isPainting = false;                 ///< otherwise measuring, with full headings
};

}  // namespace ui
