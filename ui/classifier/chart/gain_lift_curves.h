#pragma once

#include "ui/classifier/chart/model_curves.h"

namespace ui {

/// What accepting the best-scored samples first brings, for every model: the share of positives
/// found, or how many times more are found than by chance.
class GainLiftCurves : public ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::GainLiftCurves)
public:
    explicit GainLiftCurves(const ClassifierDocument& document, bool isLift = false)
        : ModelCurves(document)
        , m_isLift(isLift)
    {}

    void setLift(bool isLift);
    QString title() const override;

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override;
    Line lineOf(const Sweep& sweep) const override;
    CurveChart plane() const override;
    QString kind() const override;
    QString curvesCaption(const ModelNames& names) const override;
    QString guideCaption() const override;
    QString curvesMethods(const ModelNames& names) const override;
    QString legendOf(const QString& model, const Line& line) const override;
    QString sentenceAt(const QString& threshold, const core::Counts& counts) const override;

private:
    bool m_isLift;
};

}  // namespace ui
