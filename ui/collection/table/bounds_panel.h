// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/judging/wanted_view.h"
#include "ui/collection/table/bounds_view.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/table_menu.h"

#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QSpinBox;
class QToolButton;

namespace ui {

class WrappedLabel;

/// "Bounds": how unjudged documents affect the comparison, and which of them to judge first.
class BoundsPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit BoundsPanel(CollectionDocument& document, QWidget* parent = nullptr);

    BoundsView& view() { return *m_view; }
    WantedView& requested() { return *m_requested; }
    QSpinBox& topGrade() { return *m_topGrade; }
    QString tableCaption() const override;

protected:
    void formatChanged() override;
    void sizeChanged() override { adoptWidth(); }

private:
    void connectDocument();
    void adoptWidth();
    void refresh() override;
    void showWords();
    void showGrades();
    void judge(int row, double grade);
    void choose(int row);

    CollectionDocument& m_document;
    QSpinBox* m_topGrade;
    QBoxLayout* m_body;
    BoundsView* m_view;
    QWidget* m_first;  ///< the heading of the documents
    WrappedLabel* m_heading;
    QHBoxLayout* m_grades;
    std::vector<QToolButton*> m_gradeButtons;  ///< by grade
    WantedView* m_requested;
};

}  // namespace ui
