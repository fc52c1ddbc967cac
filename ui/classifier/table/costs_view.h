// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/operating_point.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/text/words/number_format.h"

#include <QWidget>

class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace ui {

/// What the current threshold costs, and the costs of a false alarm and of a miss, edited in place;
/// below, the threshold that costs the least.
class CostsView : public QWidget {
    Q_OBJECT
public:
    explicit CostsView(ClassifierDocument& document, QWidget* parent = nullptr);

    void refresh(const NumberFormat& format);
    QDoubleSpinBox& falseAlarm() { return *m_falseAlarm; }
    QDoubleSpinBox& miss() { return *m_miss; }
    QLabel& total() { return *m_total; }
    QLabel& lowest() { return *m_lowest; }
    /// "Use 0.31": sets the threshold that costs the least.
    QToolButton& use() { return *m_use; }

private:
    QDoubleSpinBox* addCost(const QString& name, const QString& about, double core::Costs::*cost);
    void refreshLowest(const NumberFormat& format);
    core::OperatingPoint cheapest() const;
    void useLowest();

    ClassifierDocument& m_document;
    QGridLayout* m_grid;
    QDoubleSpinBox* m_falseAlarm;
    QDoubleSpinBox* m_miss;
    QLabel* m_total;
    QLabel* m_lowest;
    QToolButton* m_use;
};

}  // namespace ui
