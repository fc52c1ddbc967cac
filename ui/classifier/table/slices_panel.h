// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/slices.h"
#include "core/classification/models/subgroups.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/text/tables/subgroup_table.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/table_copies.h"

#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;

namespace ui {

class PlainTableView;

/// "Slices": the current model's values on each group of samples at the current threshold, followed
/// by all samples and the largest gap; or each group's difference from all samples. With intervals:
/// each subgroup with 95 % intervals and interaction tests, or compared with all other samples. Or
/// all samples without each subgroup, with intervals. If several columns form subgroups, one is
/// chosen.
class SlicesPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit SlicesPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    PlainTableView& view() { return *m_view; }
    PlainTableModel& table() { return m_model; }
    QCheckBox& differences() { return *m_differences; }
    QCheckBox& intervals() { return *m_intervals; }
    QCheckBox& leaveOneOut() { return *m_leaveOneOut; }
    QComboBox& columns() { return *m_columns; }
    SideWork& work() { return m_work; }

private:
    void formatChanged() override { showTable(); }
    void refresh() override;
    void fillColumns();
    void showTable();
    bool leavesOut() const;
    /// Enables the switches that do nothing while it leavesOut().
    void offerOthers();
    /// Whether it shows m_subgroups.
    bool hasIntervals() const;
    SubgroupCells cells() const;
    core::Table subgroups() const;
    /// A column of groups.
    struct Division {
        QString name;
        core::SampleColumn column;
    };
    using Divisions = std::vector<Division>;
    static Divisions divisionsOf(const core::Samples& samples);
    const Division& chosen() const;

    ClassifierDocument& m_document;
    /// Of the current samples; null: not known, because that takes O(samples).
    std::shared_ptr<const Divisions> m_divisions;
    PlainTableModel m_model;
    PlainTableView* m_view;
    QCheckBox* m_differences;
    QCheckBox* m_intervals;
    QCheckBox* m_leaveOneOut;
    QComboBox* m_columns;
    QWidget* m_below = nullptr;
    core::Slices m_slices;
    core::Subgroups m_subgroups;  ///< only with intervals
    SideWork m_work;
};

}  // namespace ui
