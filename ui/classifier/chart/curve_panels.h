// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/model_curves_panel.h"

namespace ui {

// Each panel has a menu that chooses what is drawn.

class RocPanel : public ModelCurvesPanel {
    Q_OBJECT
public:
    explicit RocPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QAction& hullSwitch() { return *m_hull; }
    QAction& costSwitch() { return *m_cost; }
    QAction& detSwitch() { return *m_det; }
    QAction& bandSwitch() { return *m_band; }

private:
    QAction* m_hull;
    QAction* m_cost;
    QAction* m_det;
    QAction* m_band;
};

class PrecisionRecallPanel : public ModelCurvesPanel {
    Q_OBJECT
public:
    explicit PrecisionRecallPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QAction& contourSwitch() { return *m_contours; }
    QAction& straightSwitch() { return *m_straight; }
    QAction& bandSwitch() { return *m_band; }

private:
    QAction* m_contours;
    QAction* m_straight;
    QAction* m_band;
};

class GainLiftPanel : public ModelCurvesPanel {
    Q_OBJECT
public:
    explicit GainLiftPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QAction& liftSwitch() { return *m_lift; }

private:
    QAction* m_lift;
};

class CostPanel : public ModelCurvesPanel {
    Q_OBJECT
public:
    explicit CostPanel(ClassifierDocument& document, QWidget* parent = nullptr);
};

}  // namespace ui
