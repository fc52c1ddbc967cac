// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluation_rules.h"
#include "ui/text/words/number_format.h"

#include <QWidget>

#include <cstddef>
#include <optional>

namespace core {
struct WrittenMean;
}

namespace ui {

class FormulaView;
class Segments;
class WrappedLabel;

/// A mean over queries as a formula with a term for each query, the rules for queries without a
/// value as switches, and the geometric mean and the median beside it.
class MeanView : public QWidget {
    Q_OBJECT
public:
    explicit MeanView(QWidget* parent = nullptr);

    /// @param current the query (0-based) whose term is lit
    void setMean(const core::WrittenMean& mean, core::NoValueRule rule, const NumberFormat& format,
                 std::optional<std::size_t> current);
    /// Shows what becomes of queries that a run lacks, too.
    /// @param sentence about those there are; may be empty
    void showMissing(core::MissingRule rule, const QString& sentence);

    FormulaView& formula() { return *m_formula; }
    /// Everything that is said below the formula.
    QString sentences() const;

signals:
    /// The mouse is on a query's term (0-based), or on none.
    void queryPointed(std::optional<std::size_t> query);
    void queryChosen(std::size_t query);
    void noValueChosen(core::NoValueRule rule);
    void missingChosen(core::MissingRule rule);

private:
    /// A caption with switches after it.
    QWidget* ruleRow(const QString& caption, Segments& switches);

    FormulaView* m_formula;
    WrappedLabel* m_ruled;
    WrappedLabel* m_others;
    Segments* m_noValue;
    Segments* m_missing;
    QWidget* m_missingRow;
    QString m_missingSentence;
};

}  // namespace ui
