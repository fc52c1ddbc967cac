// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/window/presentation/presentation.h"

class QVBoxLayout;

namespace ui {

class AucPanel;
class CurveStepPanel;
class CurveSteps;
class DistributionPanel;
class MatrixPanel;
class PanelGroup;
class PrecisionRecallPanel;
class RatesPanel;
class RocPanel;

/// The curves, the scores and the confusion matrix on one full screen, with one shared threshold. A
/// clicker walks through thresholds or, in step mode, through both curves point by point.
class ClassifierPresentation : public Presentation {
    Q_OBJECT
public:
    /// @param steps of the same document; its keys work here too
    ClassifierPresentation(ClassifierDocument& document, CurveSteps& steps,
                           QWidget* parent = nullptr);

    /// Its keys as text; needs no instance.
    static OwnKeys keys();

    MatrixPanel& matrix() { return *m_matrix; }
    RatesPanel& rates() { return *m_rates; }
    AucPanel& auc() { return *m_auc; }
    RocPanel& roc() { return *m_roc; }
    PrecisionRecallPanel& precisionRecall() { return *m_precisionRecall; }
    DistributionPanel& distribution() { return *m_distribution; }
    CurveStepPanel& stepPanel() { return *m_stepPanel; }
    PanelGroup& curves() { return *m_curves; }

protected:
    void adoptFonts(const QFont& type) override;
    void adoptType(const QFont& type, const Theme& theme) override;
    void showEvent(QShowEvent* event) override;

private:
    static std::vector<Command<ClassifierPresentation>> commands();

    void arrange();
    void followSteps();
    void showParts();
    bool isSquare() const;  ///< too narrow for counts beside a curve
    void nextCurve();
    void acceptMore() { m_document.movePoint(1); }
    void acceptFewer() { m_document.movePoint(-1); }

    ClassifierDocument& m_document;
    CurveSteps& m_steps;
    CurveStepPanel* m_stepPanel;
    MatrixPanel* m_matrix;
    RatesPanel* m_rates;
    AucPanel* m_auc;
    PanelGroup* m_curves;
    RocPanel* m_roc;
    PrecisionRecallPanel* m_precisionRecall;
    DistributionPanel* m_distribution;
    QVBoxLayout* m_rows;
    QVBoxLayout* m_side;               ///< the matrix and the rates
    bool m_showsDistribution = false;  ///< instead of the curves, if parts take turns
};

}  // namespace ui
