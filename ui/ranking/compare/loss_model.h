// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/loss_breakdown/loss_breakdown.h"
#include "ui/toolkit/table/column_model.h"

#include <optional>

namespace ui {

/// The loss breakdown as a table: one row per cause and one for their sum. No rows without a
/// breakdown.
class LossModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Cause, Documents, Amount, Share };

    explicit LossModel(QObject* parent = nullptr);

    /// @param breakdown none for a measure without a maximum of 1
    void setBreakdown(std::optional<core::LossBreakdown> breakdown,
                      const core::MeasureSpec& definition, core::NoValueRule noValue);

    /// "1 − nDCG@10 = 0.3632"; empty without a breakdown.
    QString total() const;
    /// The largest cause, or why there is no breakdown.
    QString sentence() const;
    /// The row with the largest loss; none if nothing is lost.
    std::optional<int> largestRow() const;
    /// The documents behind a row; all of them for the sum.
    core::LossRow concerned(int row) const;

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    void formatChanged() override {}
    void writeNumbers();
    bool isTotal(int row) const;
    double amount(int row) const;
    QString name() const;
    QString cause(int row) const;
    QString documents(int row) const;
    QString about(int row, int column) const;

    std::optional<core::LossBreakdown> m_breakdown;  // defined if present
    core::MeasureSpec m_definition;
    QString m_sentence;
    QStringList m_amounts;  // as shown, the sum last
    QStringList m_shares;
};

}  // namespace ui
