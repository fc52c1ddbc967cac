// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/self_test/self_test.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/table/plain_table_model.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;

namespace ui {

class PlainTableView;

/// Computes the figures of other programs anew, beside the window's work, and says how far ours are
/// off: a row for each reference, and below it the figures of the current one, those that differ
/// first. Escape closes, and stops what is under way.
class SelfTestDialog : public QDialog {
    Q_OBJECT
public:
    explicit SelfTestDialog(QWidget* parent = nullptr);
    ~SelfTestDialog() override;

    PlainTableView& references() { return *m_references; }
    PlainTableView& figures() { return *m_figures; }
    bool isRunning() const { return m_work.isRunning(); }

private:
    void start();
    void stop();
    void checkNext();
    void showChecks();
    void showFigures();
    void showState();

    std::vector<core::ReferenceCheck> m_checks;
    PlainTableModel m_referenceModel;
    PlainTableModel m_figureModel;
    PlainTableView* m_references;
    PlainTableView* m_figures;
    QLabel* m_state;
    QLabel* m_heading;
    QPushButton* m_run;
    SideWork m_work;
};

}  // namespace ui
