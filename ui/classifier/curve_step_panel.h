// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/panel.h"

class QProgressBar;

namespace ui {

class ClassifierDocument;
class CurveSteps;
class WrappedLabel;

/// Describes the current step along the curves: which samples become predicted positive, where ROC
/// moves, the precision, and both areas so far. Visible in step mode.
class CurveStepPanel : public Panel {
    Q_OBJECT
public:
    CurveStepPanel(ClassifierDocument& document, CurveSteps& steps, QWidget* parent = nullptr);

    QString sentence() const;

protected:
    void formatChanged() override { refresh(); }
    void fontChanged() override { reserveRoom(); }

private:
    void refresh();
    void reserveRoom();
    void announce(const QString& sentence);

    ClassifierDocument& m_document;
    CurveSteps& m_steps;
    QProgressBar* m_progress;
    WrappedLabel* m_fact;
};

}  // namespace ui
