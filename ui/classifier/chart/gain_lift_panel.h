#pragma once

#include "ui/classifier/chart/model_curves_panel.h"

namespace ui {

/// What accepting the best-scored samples first brings, for every model: the share of positives
/// found, or how many times more are found than by chance.
class GainLiftPanel : public ModelCurvesPanel {
    Q_OBJECT
public:
    explicit GainLiftPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QAction& liftSwitch() { return *m_lift; }

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override;
    Line lineOf(const Sweep& sweep) const override;
    CurveChart plane() const override;
    QString figureKind() const override;
    QString curvesCaption(const ModelNames& names) const override;
    QString guideCaption() const override;
    QString curvesMethods(const ModelNames& names) const override;
    QString legendOf(const QString& model, const Line& line) const override;
    QString sentenceAt(const QString& threshold, const core::Counts& counts) const override;

private:
    QAction* m_lift;
};

}  // namespace ui
