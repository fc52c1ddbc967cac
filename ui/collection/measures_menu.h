// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"

#include <QMenu>

#include <functional>

class QActionGroup;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace core {
struct EvaluationRules;
}

namespace ui {

class CollectionDocument;

/// The menu of a collection's measures: the usual ones to tick, a line to type others, what
/// undefined or missing queries count as, and which documents of a query are read.
class MeasuresMenu : public QMenu {
    Q_OBJECT
public:
    explicit MeasuresMenu(CollectionDocument& document, QWidget* parent = nullptr);

    QLineEdit& line() { return *m_line; }
    QSpinBox& depth() { return *m_depth; }

private:
    void rebuild();
    void addLine();
    void addHeading(const QString& text);
    void addMeanRules();
    void addReadingRules();
    using Change = std::function<void(core::EvaluationRules&)>;
    void changeRules(const Change& change);
    /// An exclusive choice in a group.
    void addRule(QActionGroup& group, const QString& text, const Change& change);
    void toggle(const core::MeasureSpec& definition, bool isShown);
    void takeLine();

    CollectionDocument& m_document;
    QLineEdit* m_line = nullptr;
    QLabel* m_problem = nullptr;
    QSpinBox* m_depth = nullptr;
};

}  // namespace ui
