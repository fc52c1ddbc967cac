// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/conventions/answer_text.h"
#include "ui/toolkit/table/column_model.h"
#include "ui/toolkit/table/read_table.h"
#include "ui/workspace/rule_subject.h"

namespace ui {

/// Who has so many answers needs a second number rather than more rows.
inline constexpr std::size_t mostHitsListed = 50;

/// The rules that give another tool's number, fewest changes first.
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
    /// "read as 0.59245 to 0.59255 …", of each number.
    QString intervals() const;
    /// The same in sentences, with the values under the rules in force.
    QString reading() const;
    /// How many combinations fit, or that none does.
    QString fitting() const;

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    DecimalWriter writer() const;

    RuleReply m_reply;
};

/// Their table, where Enter puts a row's rules in force.
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
