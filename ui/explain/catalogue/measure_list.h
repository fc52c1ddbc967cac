// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "ui/text/catalogue/listed_measures.h"
#include "ui/toolkit/table/plain_table_model.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class FilterLine;
class PlainTableView;
class WrappedLabel;

/// Every measure with its names, parameters and source. Typing filters, also by names in other
/// programs; Enter in the table chooses the current measure, Escape closes.
class MeasureList : public QDialog {
    Q_OBJECT
public:
    explicit MeasureList(QWidget* parent = nullptr);

    /// What choosing a measure does, for the list of keys and as a sentence below the table. By
    /// default it adds a card.
    void setPurpose(const QString& choice, const QString& sentence);
    /// Shows the button for the guide, see guideRequested().
    void offerGuide();
    QLineEdit& search();
    PlainTableView& list() { return *m_list; }

signals:
    /// @param definition what was typed if it says more than the measure; else just its name
    void chosen(const core::MeasureSpec& definition);
    /// Requests to show the guide instead.
    void guideRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void filter(const QString& words);
    core::Table table() const;
    void describe();
    void choose(int row);

    std::vector<ListedMeasure> m_all;
    std::vector<ListedMeasure> m_found;
    PlainTableModel m_model;
    PlainTableView* m_list;
    FilterLine* m_filter;
    WrappedLabel* m_about;
    QLabel* m_hint;
    QPushButton* m_guide;
};

}  // namespace ui
