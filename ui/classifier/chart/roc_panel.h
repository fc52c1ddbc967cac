#pragma once

#include "ui/classifier/chart/model_curves_panel.h"

namespace ui {

/// The ROC curve of every model, or the same errors on the axes of a DET curve, with the chance
/// line, the convex hull and the line of equal cost.
class RocPanel : public ModelCurvesPanel {
    Q_OBJECT
public:
    explicit RocPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QAction& hullSwitch() { return *m_hull; }
    QAction& costSwitch() { return *m_cost; }
    QAction& detSwitch() { return *m_det; }
    QAction& bandSwitch() { return *m_band; }

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override;
    Line lineOf(const Sweep& sweep) const override;
    CurveChart plane() const override;
    QString figureKind() const override;
    QString curvesCaption(const ModelNames& names) const override;
    QString guideCaption() const override;
    QString curvesMethods(const ModelNames& names) const override;
    std::vector<CurvePointColumn> moreColumns() const override;
    QString legendOf(const QString& model, const Line& line) const override;
    QString remarkText() const override;
    BandMaker bandMaker() const override;
    QString sentenceAt(const QString& threshold, const core::Counts& counts) const override;
    std::vector<core::CurvePoint> stepOutline(const core::ThresholdSweep& sweep,
                                              std::size_t point) const override;

private:
    QString intervalSentence(const QString& model) const;
    CurveChart detPlane() const;
    CurveDecoration hullOf(std::size_t model) const;
    std::optional<CurveDecoration> costLine() const;

    QAction* m_hull;
    QAction* m_cost;
    QAction* m_det;
    QAction* m_band;
};

}  // namespace ui
