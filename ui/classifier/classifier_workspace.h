#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/figure/paper_figure.h"
#include "ui/workspace/workspace.h"

#include <vector>

class QScrollArea;
class QSplitter;

namespace ui {

class AreasPanel;
class AucPanel;
class CalibrationPanel;
class ClassifierSettingsPanel;
class CostPanel;
class CurveStepPanel;
class CurveSteps;
class DecisionPanel;
class DistributionPanel;
class FigureSource;
class GainLiftPanel;
class LogLossPanel;
class MatrixPanel;
class ModelsPanel;
class Panel;
class PanelGroup;
class PrecisionRecallPanel;
class RatesPanel;
class RocPanel;
class SamplesPanel;
class SlicesPanel;
class ThresholdCurvesPanel;
class ThresholdsPanel;

/// The Classifier workspace, three columns:
///
///     samples | ROC, gain, cost | PR, rates, net benefit | confusion matrix
///             | distribution, calibration, tables, …     | at this threshold,
///             | AUC in words                             | settings
///
/// In step mode what it has come to stands above AUC in words.
///
/// In a window too narrow for three columns, the confusion matrix stands above the curves and the
/// rates stand below them. The usual sizes follow the window until a person moves a border.
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
    RocPanel& roc() { return *m_roc; }
    PrecisionRecallPanel& precisionRecall() { return *m_precisionRecall; }
    DistributionPanel& distribution() { return *m_distribution; }
    CalibrationPanel& calibration() { return *m_calibration; }
    ThresholdCurvesPanel& thresholdCurves() { return *m_thresholdCurves; }
    GainLiftPanel& gainLift() { return *m_gainLift; }
    CostPanel& cost() { return *m_cost; }
    DecisionPanel& decision() { return *m_decision; }
    MatrixPanel& matrix() { return *m_matrix; }
    RatesPanel& rates() { return *m_rates; }
    AucPanel& auc() { return *m_auc; }
    /// The walk along the thresholds.
    CurveSteps& steps() { return *m_steps; }
    CurveStepPanel& stepPanel() { return *m_stepPanel; }
    LogLossPanel& logLoss() { return *m_logLoss; }
    AreasPanel& areas() { return *m_areas; }
    ModelsPanel& models() { return *m_models; }
    ThresholdsPanel& thresholds() { return *m_thresholds; }
    SlicesPanel& slices() { return *m_slices; }
    ClassifierSettingsPanel& settings() { return *m_settings; }
    PanelGroup& charts() { return *m_charts; }  ///< below the curves


signals:
    /// Something could not be done; a sentence that says why.
    void refused(const QString& sentence);

private:
    void connectPanels();
    void showReach();
    void noteFocus(const QWidget* widget);
    QList<Panel*> chartPanels() const;
    void makeSplitters();
    void adoptSizes();
    bool isNarrow() const;
    bool hasNarrowCurves() const;
    double leastHeightOfPanels() const;
    void placeRight();
    void followWindow() override;
    void shareSizes() override;
    void shareSimple();
    LayoutParts arranged() const override;

    ClassifierDocument& m_document;
    CurveSteps* m_steps;
    CurveStepPanel* m_stepPanel;
    SamplesPanel* m_samples;
    RocPanel* m_roc;
    PrecisionRecallPanel* m_precisionRecall;
    DistributionPanel* m_distribution;
    CalibrationPanel* m_calibration;
    ThresholdCurvesPanel* m_thresholdCurves;
    GainLiftPanel* m_gainLift;
    CostPanel* m_cost;
    DecisionPanel* m_decision;
    MatrixPanel* m_matrix;
    RatesPanel* m_rates;
    AucPanel* m_auc;
    LogLossPanel* m_logLoss;
    AreasPanel* m_areas;
    ModelsPanel* m_models;
    ThresholdsPanel* m_thresholds;
    SlicesPanel* m_slices;
    ClassifierSettingsPanel* m_settings;
    PanelGroup* m_orders;
    PanelGroup* m_decisions;
    PanelGroup* m_charts;
    PanelGroup* m_now;
    QWidget* m_centre = nullptr;
    QWidget* m_right;
    QScrollArea* m_scroll;
    QSplitter* m_columns;
    QSplitter* m_curves;
    QSplitter* m_middle;
    const Panel* m_lastChart;
    int m_digits = NumberFormat().digits;
};

}  // namespace ui
