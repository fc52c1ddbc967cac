// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_intervals.h"
#include "ui/classifier/document/reported_classes.h"
#include "ui/classifier/table/sentence_panel.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/table_copies.h"

#include <functional>
#include <optional>

class QComboBox;

namespace ui {

class PlainTableView;

class ShadedTableModel : public PlainTableModel {
    Q_OBJECT
public:
    using PlainTableModel::PlainTableModel;
    /// By row and column of the table, -1 to 1 as ShadeRole; none: no shading.
    using Shade = std::function<double(int row, int column)>;
    void setShade(Shade shade) { m_shade = std::move(shade); }

private:
    QVariant told(int row, int column, int role) const override;

    Shade m_shade;
};

/// "Classes": for samples of several classes, the k × k matrix, per-class values with averages, the
/// pairs of classes, or overall values, with bootstrap intervals unless there are too many samples;
/// and the class that the rest of the workspace sets against the rest. The sentence
/// says how samples are predicted and lists warnings.
class ClassesPanel : public SentencePanel, public HasTableCaption {
    Q_OBJECT
public:
    enum class Shown { Matrix, EachClass, Pairs, AllClasses };

    explicit ClassesPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    /// Those of the table; computes beside the window what is not yet known, and waits for it.
    std::optional<ReportedClasses> finishedClasses();
    PlainTableView& view() { return *m_view; }
    QComboBox& shown() { return *m_shown; }
    QComboBox& against() { return *m_against; }

private:
    void formatChanged() override { showValues(); }
    QWidget* makeChoices();
    void refresh() override;
    void fillAgainst();
    void showValues();
    void addIntervals();
    void showTable();
    Shown chosen() const;
    const core::ClassSamples* several() const { return m_document.several(); }
    double shadeOf(int row, int column) const;

    ShadedTableModel m_model;
    PlainTableView* m_view;
    QComboBox* m_shown;
    QComboBox* m_against;
    core::ClassValues m_values;
    std::optional<core::ClassIntervals> m_intervals;
    SideWork m_intervalWork;  ///< as m_work, once the values are known
};

}  // namespace ui
