#pragma once

#include "core/threshold/precision_area.h"
#include "ui/classifier/chart/model_curves.h"

namespace ui {

/// What is drawn of the precision-recall curves.
struct PrChoice {
    bool hasContours = false;  ///< places of equal F
    core::PrLines lines = core::PrLines::Steps;
};

/// The precision-recall curve of every model, in steps or with straight lines, with the baseline of
/// chance and places of equal F.
class PrCurves : public ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::PrCurves)
public:
    explicit PrCurves(const ClassifierDocument& document, const PrChoice& choice = {})
        : ModelCurves(document)
        , m_choice(choice)
    {}

    void choose(const PrChoice& choice);
    QString title() const override;
    QString remark() const override;

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override;
    Line lineOf(const Sweep& sweep) const override;
    CurveChart plane() const override;
    QString kind() const override;
    QString curvesCaption(const ModelNames& names) const override;
    QString guideCaption() const override;
    QString curvesMethods(const ModelNames& names) const override;
    QString legendOf(const QString& model, const Line& line) const override;
    BandMaker bandMaker() const override;
    QString sentenceAt(const QString& threshold, const core::Counts& counts) const override;
    std::vector<core::CurvePoint> stepOutline(const core::ThresholdSweep& sweep,
                                              std::size_t point) const override;

private:
    PrChoice m_choice;
};

}  // namespace ui
