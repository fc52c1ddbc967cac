// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/explanation.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/column_model.h"

#include <memory>
#include <optional>

namespace ui {

class StepMode;

/// An explanation as a table: one row per rank, with the measure's columns.
class StepsModel : public ColumnModel {
    Q_OBJECT
public:
    using ColumnModel::ColumnModel;

    /// @param noValue what the query counts as when the value is undefined
    void setExplanation(std::shared_ptr<const core::Explanation> explanation,
                        core::NoValueRule noValue = core::NoValueRule::Zero);
    void setCurrentRank(std::optional<std::size_t> rank);

    /// Marks cells that the steps have not reached with UnreachedRole.
    void follow(const StepMode& stepMode);

    core::Column column(int section) const;
    /// none: this measure's table does not have it
    std::optional<int> sectionOf(core::Column column) const;
    /// Whether the bars of the terms are compared with those of the ideal order.
    bool hasIdealBars() const { return sectionOf(core::Column::IdealTerm).has_value(); }
    /// Whether cells may show a fraction with the decimals.
    bool hasFractions() const { return !m_explanation->exactRanks.empty(); }

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    void formatChanged() override;
    const core::ExplainedRank& line(const QModelIndex& index) const;
    QString shown(const QModelIndex& index) const;
    QVariant number(const QModelIndex& index) const;
    bool isStop(const QModelIndex& index) const;
    bool hasStopWithin(const QModelIndex& index) const;
    QVariant chip(const QModelIndex& index) const;
    QVariant bar(const QModelIndex& index) const;
    QVariant idealBar(const QModelIndex& index) const;
    QString toolTip(const QModelIndex& index) const;
    static QString stopToolTip(core::Column column);
    QString spoken(const QModelIndex& index) const;
    void findExtremes();
    QString widestText(core::Column column) const;
    std::vector<TableColumn> columns() const;
    bool isReached(const QModelIndex& index) const;

    std::shared_ptr<const core::Explanation> m_explanation =
        std::make_shared<const core::Explanation>();
    core::NoValueRule m_noValue = core::NoValueRule::Zero;
    std::optional<std::size_t> m_currentRank;
    const StepMode* m_stepMode = nullptr;
    double m_longestBar = 0;
    QString m_widestTerm;
    QString m_widestIdealTerm;
};

}  // namespace ui
