// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/table/log_loss_model.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/read_table.h"

namespace ui {

class WrappedLabel;

class LogLossView : public ReadTable {
    Q_OBJECT
public:
    explicit LogLossView(ClassifierDocument& document, QWidget* parent = nullptr);

    LogLossModel& terms() { return m_model; }
    void shareWidth() override;

protected:
    void pointAt(std::optional<int> row) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    ClassifierDocument& m_document;
    LogLossModel m_model;
};

/// "Log loss": the mean with its numbers, and the samples it comes from, the worst first, so that
/// confidently wrong samples come first.
class LogLossPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit LogLossPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    LogLossView& view() { return *m_view; }
    QString sentence() const;
    SideWork& work() { return m_work; }

private:
    void formatChanged() override;
    void refresh() override;
    void look();
    void show(std::shared_ptr<const core::WorstSamples> worst);

    ClassifierDocument& m_document;
    LogLossView* m_view;
    WrappedLabel* m_formula;
    std::size_t m_requested;  ///< rows
    SideWork m_work;
};

}  // namespace ui
