// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/grouped_auc.h"
#include "ui/classifier/table/sentence_panel.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/table_copies.h"

class QComboBox;

namespace ui {

class PlainTableView;

/// "Grouped AUC": the current model's AUC within each group, its contribution to the mean, and the
/// groups where it is undefined; the mean with its numbers.
class GroupsPanel : public SentencePanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit GroupsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    PlainTableView& view() { return *m_view; }
    PlainTableModel& table() { return m_model; }
    QComboBox& weights() { return *m_weights; }

private:
    void formatChanged() override { showTable(); }
    void refresh() override;
    void showTable();
    core::GroupWeights chosenWeights() const;

    PlainTableModel m_model;
    PlainTableView* m_view;
    QComboBox* m_weights;
    core::GroupedAuc m_grouped;
};

}  // namespace ui
