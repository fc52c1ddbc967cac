#pragma once

#include "core/threshold/precision_area.h"
#include "ui/classifier/chart/model_curves_panel.h"

namespace ui {

/// The precision-recall curve of every model, in steps or with straight lines, with the baseline of
/// chance and places of equal F.
class PrecisionRecallPanel : public ModelCurvesPanel {
    Q_OBJECT
public:
    explicit PrecisionRecallPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QAction& contourSwitch() { return *m_contours; }
    QAction& straightSwitch() { return *m_straight; }
    QAction& bandSwitch() { return *m_band; }

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override;
    Line lineOf(const Sweep& sweep) const override;
    CurveChart plane() const override;
    QString figureKind() const override;
    QString curvesCaption(const ModelNames& names) const override;
    QString guideCaption() const override;
    QString curvesMethods(const ModelNames& names) const override;
    QString legendOf(const QString& model, const Line& line) const override;
    QString remarkText() const override;
    BandMaker bandMaker() const override;
    QString sentenceAt(const QString& threshold, const core::Counts& counts) const override;
    std::vector<core::CurvePoint> stepOutline(const core::ThresholdSweep& sweep,
                                              std::size_t point) const override;

private:
    core::PrLines prLines() const;

    QAction* m_contours;
    QAction* m_straight;
    QAction* m_band;
};

}  // namespace ui
