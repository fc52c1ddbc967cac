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

/// Recalculates the values of other programs in the background and reports how far ours differ: a
/// row for each reference, and below it the values of the current one, those that differ first.
/// Escape closes and stops a running calculation.
class SelfTestDialog : public QDialog {
    Q_OBJECT
public:
    explicit SelfTestDialog(QWidget* parent = nullptr);
    ~SelfTestDialog() override;

    PlainTableView& references() { return *m_references; }
    PlainTableView& values() { return *m_values; }
    bool isRunning() const { return m_work.isRunning(); }

private:
    void start();
    void stop();
    void checkNext();
    void showChecks();
    void showValues();
    void showState();

    std::vector<core::ReferenceCheck> m_checks;
    PlainTableModel m_referenceModel;
    PlainTableModel m_valueModel;
    PlainTableView* m_references;
    PlainTableView* m_values;
    QLabel* m_state;
    QLabel* m_heading;
    QPushButton* m_run;
    SideWork m_work;
};

}  // namespace ui
