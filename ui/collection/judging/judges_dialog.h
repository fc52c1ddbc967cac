// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/judges/judge_panel.h"
#include "ui/collection/judging/disagreement_model.h"
#include "ui/collection/judging/judging_table.h"

#include <QDialog>

namespace ui {

class CollectionDocument;
class WrappedLabel;

/// The table of disagreements.
class DisagreementView : public JudgingTable {
    Q_OBJECT
public:
    explicit DisagreementView(DisagreementModel& model, QWidget* parent = nullptr);
    void shareWidth() override;
};

/// How far the judges of a collection agree, and their disagreements, which digits settle in the
/// collection's judgments, one undo step each. Closes with the collection.
class JudgesDialog : public QDialog {
    Q_OBJECT
public:
    /// @param judges the first one's judgments are the collection's
    JudgesDialog(CollectionDocument& document, const core::JudgePanel& panel,
                 QWidget* parent = nullptr);

    DisagreementView& view() { return *m_view; }
    WrappedLabel& agreement() { return *m_agreement; }
    void setFormat(const NumberFormat& format);

private:
    QString agreementText(const NumberFormat& format) const;
    void judge(int row, double grade);
    void choose(int row);

    CollectionDocument& m_document;
    core::JudgePanel m_panel;
    DisagreementModel m_model;
    WrappedLabel* m_agreement;
    DisagreementView* m_view;
};

}  // namespace ui
