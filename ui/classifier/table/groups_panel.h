#pragma once

#include "core/threshold/grouped_auc.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/panel/refreshed_panel.h"
#include "ui/table/plain_table_model.h"
#include "ui/table/table_copies.h"
#include "ui/words/number_text.h"
#include "ui/work/side_work.h"

class QComboBox;
class QLabel;

namespace ui {

class PlainTableView;

/// "Grouped AUC": the AUC of the model in front within each group, what it adds to their mean, and
/// which groups have none.
class GroupsPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit GroupsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    PlainTableView& view() { return *m_view; }
    PlainTableModel& table() { return m_model; }
    QComboBox& weights() { return *m_weights; }
    /// The mean with its numbers, and how many groups are left out and why.
    QString sentence() const;
    SideWork& work() { return m_work; }

private:
    void formatChanged() override { showTable(); }
    void refresh() override;
    void showTable();
    core::GroupWeights chosenWeights() const;

    ClassifierDocument& m_document;
    PlainTableModel m_model;
    PlainTableView* m_view;
    QComboBox* m_weights;
    QLabel* m_sentence;
    core::GroupedAuc m_grouped;
    SideWork m_work;
};

}  // namespace ui
