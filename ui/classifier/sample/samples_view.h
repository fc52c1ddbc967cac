// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/sample/samples_model.h"
#include "ui/toolkit/table/edited_table.h"

#include <cstddef>
#include <vector>

class QMenu;

namespace ui {

/// The samples table: Space changes a label, 1 and 0 set it, F2 and numbers change the score,
/// Insert adds, Delete removes; a click on a heading sorts.
class SamplesView : public EditedTable {
    Q_OBJECT
public:
    explicit SamplesView(ClassifierDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    SamplesModel& samples() { return m_model; }
    /// The selected samples, ascending; without a selection the one of the current row.
    std::vector<std::size_t> selectedSamples() const;
    QSize sizeHint() const override;
    OwnKeys ownKeys() const override;
    void shareWidth() override;
    QString emptyText() const override;
    /// What can be sorted by, as actions.
    void fillSorting(QMenu& menu);

public slots:
    void insertBelowCurrent() override;
    void removeSelected() override;
    /// The other label for all that are selected: the one that the current one has not.
    void changeLabels();
    void copySelected() override;
    void cutSelected() override;
    /// A table of samples, which replaces all samples as one step.
    void paste() override;
    /// Makes a sample the current row, where the filter shows it.
    void goTo(std::size_t sample);

signals:
    /// What is put in would be hidden by the filter: it has to go.
    void filterInTheWay();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void pointAt(std::optional<int> row) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    using QTableView::edit;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;

private:
    bool labelByKey(const QKeyEvent& event);
    bool typeScore(const QKeyEvent& event);
    void editScore();
    void fillContextMenu(QMenu& menu) override;
    /// Of several classes: what the selected samples are, or are predicted to be.
    void fillClasses(QMenu& menu);
    void sortBy(int section);
    void setSort(const core::SampleSort& sort);
    bool fitColumns(bool isNarrow);
    int widthOf(int section, bool isNarrow) const;
    int widthOfIds() const;
    void followCurrent(std::optional<std::size_t> sample);

    ClassifierDocument& m_document;
    SamplesModel m_model;
    bool m_isFollowing = false;
};

}  // namespace ui
