// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/model_table.h"
#include "ui/classifier/table/sentence_panel.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/table_copies.h"

#include <string_view>
#include <vector>

class QAction;
class QMenu;
class QToolButton;

namespace ui {

class PlainTableView;

/// "Models": a table for papers with every model's values and intervals, the best of each column in
/// bold, and DeLong's test against the current model. Enter makes a model current.
class ModelsPanel : public SentencePanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit ModelsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    PlainTableView& view() { return *m_view; }
    PlainTableModel& table() { return m_model; }
    QToolButton& columnsButton() { return *m_columns; }
    QAction& clustersSwitch() { return *m_clusters; }
    /// @param measure an id of core::modelMeasures()
    void setShown(std::string_view measure, bool isShown);
    SideWork& resampling() { return m_resampling; }

private:
    void formatChanged() override { showTable(); }
    void follow(ClassifierDocument::Part part) override;
    void fillMenu(QMenu& menu);
    void refresh() override;
    void workOut(SideWork& work, std::size_t amount, core::ModelTableRules rules);
    void showTable();
    bool showsRates() const;

    PlainTableModel m_model;
    PlainTableView* m_view;
    QToolButton* m_columns;
    QAction* m_clusters;
    std::vector<std::string_view> m_measures;  ///< in the order of core::modelMeasures()
    core::SystemTable m_facts;
    core::ModelTableRules m_rules;  ///< the rules used for m_facts
    bool m_isResampled = false;     ///< whether all intervals are there
    SideWork m_resampling;
};

}  // namespace ui
