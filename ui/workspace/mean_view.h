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

/// A mean over queries as a formula with one term per query, switches for the rules on undefined
/// queries, and the geometric mean and the median.
class MeanView : public QWidget {
    Q_OBJECT
public:
    explicit MeanView(QWidget* parent = nullptr);

    /// @param current the query (0-based) whose term is highlighted
    void setMean(const core::WrittenMean& mean, core::NoValueRule rule, const NumberFormat& format,
                 std::optional<std::size_t> current);
    /// Also shows the rule for queries missing from a run.
    /// @param sentence about the missing queries; may be empty
    void showMissing(core::MissingRule rule, const QString& sentence);

    FormulaView& formula() { return *m_formula; }
    /// All text below the formula.
    QString sentences() const;

signals:
    /// The query (0-based) whose term is under the mouse; none: no term is.
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
