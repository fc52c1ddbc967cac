#pragma once

#include "ui/classifier/chart/model_curves_panel.h"

namespace ui {

/// The cost curve of every model: the least expected cost of any threshold for every mixture of
/// costs and shares of positives, with the line of the threshold in force.
class CostPanel : public ModelCurvesPanel {
    Q_OBJECT
public:
    explicit CostPanel(ClassifierDocument& document, QWidget* parent = nullptr);

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override;
    Line lineOf(const Sweep& sweep) const override;
    CurveChart plane() const override;
    QString figureKind() const override;
    QString curvesCaption(const ModelNames& names) const override;
    QString legendOf(const QString& model, const Line& line) const override;
    QString remarkText() const override;
    QString seenText(const ModelNames& names) const override;
    QString sentenceAt(const QString& threshold, const core::Counts& counts) const override;

private:
    core::Counts countsInForce() const;
    std::optional<double> probabilityCost() const;
    QString costSentence(const NumberFormat& format) const;
};

}  // namespace ui
