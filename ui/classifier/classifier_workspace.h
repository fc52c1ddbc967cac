// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/workspace/workspace.h"

#include <vector>

class QSplitter;
class QToolButton;

namespace ui {

class AucPanel;
class CurveStepPanel;
class CurveSteps;
class FoldBar;
class MatrixPanel;
class Panel;
class PanelGroup;
class PopoverButton;
class SamplesPanel;

/// The Classifier workspace, three columns:
///
///     samples | Decide · Curves · Calibration · Models and groups · Other tools | confusion matrix
///             | in Decide: ROC, PR, distribution, AUC explained                 | at this
///             threshold
///
/// In a low window, distribution and AUC are behind a bar. In step mode, the step panel appears
/// above AUC explained.
class ClassifierWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit ClassifierWorkspace(ClassifierDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    std::vector<FigureSource*> figures() override;
    StepWalk* steppedThrough() override;
    void bringToFront(const Panel& panel) override;

    SamplesPanel& samples() { return *m_samples; }
    MatrixPanel& matrix() { return *m_matrix; }
    AucPanel& auc() { return *m_auc; }
    /// The walk through the thresholds.
    CurveSteps& steps() { return *m_steps; }
    CurveStepPanel& stepPanel() { return *m_stepPanel; }
    PanelGroup& lenses() { return *m_lenses; }
    /// Opens the prior, β, calibration and the limits of “Jump to”.
    PopoverButton& settings() { return *m_settings; }
    /// Opens the table of pinned thresholds.
    QToolButton& compare() { return *m_compare; }

signals:
    /// Emitted when something cannot be done; the sentence says why.
    void refused(const QString& sentence);

private:
    void makeLenses();
    void connectPanels();
    void showReach();
    QString operatingPoint() const;
    void showTables();
    void makeSplitters();
    void fold();
    void followWindow() override;
    void shareSizes() override;
    void arrange() override;
    LayoutParts arranged() const override;

    ClassifierDocument& m_document;
    CurveSteps* m_steps;
    CurveStepPanel* m_stepPanel;
    SamplesPanel* m_samples;
    MatrixPanel* m_matrix;
    AucPanel* m_auc;
    PanelGroup* m_lenses;
    PopoverButton* m_settings = nullptr;
    QToolButton* m_compare = nullptr;
    QSplitter* m_columns;
    QSplitter* m_calibration = nullptr;  ///< the curve and the table of log loss
    QSplitter* m_curves = nullptr;       ///< ROC and PR
    QSplitter* m_middle = nullptr;       ///< both, and the distribution
    QSplitter* m_classes = nullptr;      ///< the table of several classes and their charts
    QWidget* m_scores = nullptr;         ///< holds the distribution
    FoldBar* m_fold = nullptr;           ///< shows distribution and AUC in a low window
};

}  // namespace ui
