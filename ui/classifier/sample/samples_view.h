// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/sample/samples_model.h"
#include "ui/toolkit/table/edited_table.h"

#include <cstddef>
#include <vector>

class QMenu;

namespace ui {

class ThresholdLine;

/// The samples table: Space changes a label, 1 and 0 set it, F2 and numbers change the score,
/// Insert adds, Delete removes; a click on a heading sorts.
class SamplesView : public EditedTable {
    Q_OBJECT
public:
    explicit SamplesView(ClassifierDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    SamplesModel& samples() { return m_model; }
    /// The selected samples, ascending; without a selection, the current row's sample.
    std::vector<std::size_t> selectedSamples() const;
    QSize sizeHint() const override;
    OwnKeys ownKeys() const override;
    void shareWidth() override;
    QString emptyText() const override;
    /// Adds an action for each sort key.
    void fillSorting(QMenu& menu);
    /// "threshold 0.5000 … 754 below", between the rows that it parts; empty in another order.
    QString lineText() const;
    QRect linePlace() const;

public slots:
    void insertBelowCurrent() override;
    void removeSelected() override;
    /// Gives all selected samples one label: the opposite of the current sample's.
    void changeLabels();
    void copySelected() override;
    void cutSelected() override;
    /// Pastes a table of samples, which replaces all samples as one undo step.
    void paste() override;
    /// Makes a sample the current row, if the filter shows it.
    void goTo(std::size_t sample);

signals:
    /// The filter would hide what was just added, so it must be cleared.
    void filterInTheWay();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void pointAt(std::optional<int> row) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    using QTableView::edit;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;

private:
    bool labelByKey(const QKeyEvent& event);
    bool typeScore(const QKeyEvent& event);
    void editScore();
    void fillContextMenu(QMenu& menu) override;
    /// With several classes: adds actions that set the selected samples' labels or predictions.
    void fillClasses(QMenu& menu);
    void sortBy(int section);
    void setSort(const core::SampleSort& sort);
    /// The columns that give way, the first to go first.
    QList<int> givingWay() const;
    int widthOf(int section, bool isNarrow) const;
    int widthOfIds() const;
    void placeLine();
    void seekLine(ClassifierDocument::Part part);
    void followCurrent(std::optional<std::size_t> sample);

    ClassifierDocument& m_document;
    SamplesModel m_model;
    ThresholdLine* m_line;
    bool m_seeksLine = true;  ///< scrolls to it once it is there and this is visible
    bool m_isFollowing = false;
};

}  // namespace ui
