// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/conventions/answer_text.h"
#include "ui/toolkit/table/column_model.h"
#include "ui/toolkit/table/read_table.h"
#include "ui/workspace/rules/rule_subject.h"

namespace ui {

/// With more answers than this, a second number helps more than further rows.
inline constexpr std::size_t mostHitsListed = 50;

/// The rules that give another tool's value, fewest changes first.
class RuleHitsModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Rules, Changes, Value, Libraries };

    explicit RuleHitsModel(QObject* parent = nullptr);

    void setReply(RuleReply reply);
    void clear();

    const core::RuleHit& hit(int row) const
    {
        return m_reply.answer.hits[static_cast<std::size_t>(row)];
    }
    const RuleReply& reply() const { return m_reply; }
    const core::TypedNumber& typed() const { return m_reply.answer.told.front().number; }
    /// The range of each number: "taken as 0.59245 to 0.59255 …".
    QString intervals() const;
    /// The same in sentences, with the values under the current rules.
    QString reading() const;
    /// How many combinations match, or that none does.
    QString fitting() const;

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    DecimalWriter writer() const;

    RuleReply m_reply;
};

/// Their table; Enter applies a row's rules.
class RuleHitsView : public ReadTable {
    Q_OBJECT
public:
    explicit RuleHitsView(QWidget* parent = nullptr);

    RuleHitsModel& hits() { return m_model; }
    QSize sizeHint() const override;
    void shareWidth() override;

private:
    RuleHitsModel m_model;
};

}  // namespace ui
