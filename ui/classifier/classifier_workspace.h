// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/workspace/workspace.h"

#include <vector>

class QSplitter;

namespace ui {

class AucPanel;
class CurveStepPanel;
class CurveSteps;
class MatrixPanel;
class Panel;
class PanelGroup;
class SamplesPanel;

/// The Classifier workspace, three columns:
///
///     samples | ROC, gain, cost | PR, rates, net benefit | confusion matrix
///             | distribution, calibration, tables, …     | at this threshold,
///             | AUC in words                             | settings
///
/// In step mode, the step panel appears above AUC in words.
///
/// In a window too narrow for three columns, the confusion matrix is above the curves and the rates
/// are below them. Sizes follow the window until a person moves a border.
class ClassifierWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit ClassifierWorkspace(ClassifierDocument& document, QWidget* parent = nullptr);
    ~ClassifierWorkspace() override;

    void setFormat(const NumberFormat& format) override;
    QString tableCaption() const override;
    void setSimple(bool simple) override;
    std::vector<FigureSource*> figures() override;
    StepWalk* steppedThrough() override;

    SamplesPanel& samples() { return *m_samples; }
    MatrixPanel& matrix() { return *m_matrix; }
    AucPanel& auc() { return *m_auc; }
    /// The walk through the thresholds.
    CurveSteps& steps() { return *m_steps; }
    CurveStepPanel& stepPanel() { return *m_stepPanel; }
    PanelGroup& charts() { return *m_charts; }  ///< below the curves

signals:
    /// Emitted when something cannot be done; the sentence says why.
    void refused(const QString& sentence);

private:
    void makePanels();
    void connectPanels();
    void showReach();
    void showTabs();
    void noteFocus(const QWidget* widget);
    void makeSplitters();
    void adoptSizes();
    bool isNarrow() const;
    bool hasNarrowCurves() const;
    double leastHeightOfPanels() const;
    void placeRight();
    void followWindow() override;
    void shareSizes() override;
    void arrange() override;
    void shareSimple();
    LayoutParts arranged() const override;

    ClassifierDocument& m_document;
    CurveSteps* m_steps;
    CurveStepPanel* m_stepPanel;
    SamplesPanel* m_samples;
    MatrixPanel* m_matrix;
    AucPanel* m_auc;
    PanelGroup* m_orders;
    PanelGroup* m_decisions;
    PanelGroup* m_charts;
    PanelGroup* m_now;
    QWidget* m_centre;
    QWidget* m_right;
    QSplitter* m_columns;
    QSplitter* m_curves;
    QSplitter* m_middle;
    const Panel* m_lastChart = nullptr;
    int m_digits = NumberFormat().digits;
};

}  // namespace ui
