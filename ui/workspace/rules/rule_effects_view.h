// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/rule_answer.h"
#include "ui/text/conventions/answer_text.h"
#include "ui/toolkit/table/column_model.h"
#include "ui/toolkit/table/read_table.h"

#include <vector>

namespace ui {

/// The steps from the value under the current rules to a hit's value: each rule change with its
/// mean effect over all orders, and the value after it.
class RuleEffectsModel : public RowsModel<std::size_t> {
    Q_OBJECT
public:
    enum Column { Rule, Effect, Number };

    explicit RuleEffectsModel(QObject* parent = nullptr);

    void setHit(const core::TypedNumber& typed, const core::Value& inForce,
                const core::RuleHit& hit);

private:
    QVariant told(int row, int column, int role) const override;
    /// The effect that the longest bar represents.
    double longest() const;
    const core::Effect& number(int row) const { return m_numbers[at(row)]; }
    const core::Effect& effect(int row) const { return m_hit.effects[at(row) - 1]; }
    DecimalWriter writer() const;

    core::TypedNumber m_typed;
    core::RuleHit m_hit;
    std::vector<core::Effect> m_numbers;  ///< under the current rules, then after each change
};

/// A table of these bars; as high as its rows.
class RuleEffectsView : public ReadTable {
    Q_OBJECT
public:
    explicit RuleEffectsView(QWidget* parent = nullptr);

    RuleEffectsModel& effects() { return m_model; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    void shareWidth() override;

private:
    RuleEffectsModel m_model;
};

}  // namespace ui
