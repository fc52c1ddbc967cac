// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/diversity/diversity_evaluation.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/table_menu.h"

#include <vector>

namespace ui {

class CollectionDocument;
class PlainTableModel;
class PlainTableView;

/// How well the runs cover the subtopics of queries: their means, then every query of every run.
class SubtopicsPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit SubtopicsPanel(CollectionDocument& document, QWidget* parent = nullptr);

    PlainTableView& view() { return *m_view; }
    QString tableCaption() const override;

private:
    void formatChanged() override { showTable(); }
    void refresh() override;
    void showTable();

    CollectionDocument& m_document;
    PlainTableModel* m_model;
    PlainTableView* m_view;
    std::vector<core::DiversityEvaluation> m_runs;  ///< empty: not known
    SideWork m_work;
};

}  // namespace ui
