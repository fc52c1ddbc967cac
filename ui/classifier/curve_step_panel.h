// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/panel.h"

class QProgressBar;

namespace ui {

class ClassifierDocument;
class CurveSteps;
class WrappedLabel;

/// What the walk along the curves has come to, in words: what comes in, where ROC goes, what the
/// precision is, and both areas so far. Shown while step mode is on.
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
