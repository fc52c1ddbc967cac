// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/sample/samples_view.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/filter_line.h"

class QToolButton;

namespace ui {

/// The samples with their filter field.
class SamplesPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit SamplesPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    SamplesView& view() { return *m_view; }
    QLineEdit& filterLine() { return m_filter->line(); }
    /// Shows the samples of one outcome; none: all of them.
    void showOutcome(std::optional<core::Outcome> outcome);
    /// The outcome that the filter selects, if it selects exactly one.
    std::optional<core::Outcome> shownOutcome() const;

signals:
    void filterChanged();
    /// Emitted when something cannot be done; the sentence says why.
    void refused(const QString& sentence);

protected:
    void formatChanged() override;

private:
    void addSortButton();
    void readFilter();
    void refresh() override;

    ClassifierDocument& m_document;
    SamplesView* m_view;
    FilterLine* m_filter;
    QToolButton* m_sort;
};

}  // namespace ui
