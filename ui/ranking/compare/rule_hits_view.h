#pragma once

#include "core/rules/rule_search.h"
#include "ui/table/column_model.h"
#include "ui/table/read_table.h"
#include "ui/words/number_text.h"

#include <optional>

namespace ui {

/// The rules that give another tool's number, fewest changes first.
class RuleHitsModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Rules, Changes, Value, Libraries };

    explicit RuleHitsModel(QObject* parent = nullptr);

    void setFormat(const NumberFormat& format);
    void setAnswer(core::RuleQuestion question, core::RuleAnswer answer);
    void clear();

    const core::RuleHit& hit(int row) const { return m_answer.hits[static_cast<std::size_t>(row)]; }
    /// "read as 0.59245 to 0.59255 …", of each number.
    QString intervals() const;
    /// The same in sentences, with the values under the rules in force.
    QString reading() const;
    /// How many combinations fit, or that none does.
    QString fitting() const;

private:
    /// The changes of a row, and what each does to the first number.
    QString changes(int row) const;
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    const core::TypedNumber& typed() const { return m_question.told.front().number; }
    QString written(double number, int decimals) const;

    NumberFormat m_format;
    core::RuleQuestion m_question;
    core::RuleAnswer m_answer;
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
