#pragma once

#include "ui/classifier/chart/model_curves.h"

namespace ui {

/// The cost curve of every model: the least expected cost of any threshold for every mixture of
/// costs and shares of positives, with the line of the threshold in force.
class CostCurves : public ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::CostCurves)
public:
    explicit CostCurves(const ClassifierDocument& document)
        : ModelCurves(document)
    {}

    QString title() const override;
    QString remark() const override;

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override;
    Line lineOf(const Sweep& sweep) const override;
    CurveChart plane() const override;
    QString kind() const override;
    QString curvesCaption(const ModelNames& names) const override;
    QString legendOf(const QString& model, const Line& line) const override;
    QString seenText(const ModelNames& names) const override;
    QString sentenceAt(const QString& threshold, const core::Counts& counts) const override;

private:
    core::Counts countsInForce() const;
    std::optional<double> probabilityCost() const;
    QString costSentence(const NumberFormat& format) const;
};

}  // namespace ui
