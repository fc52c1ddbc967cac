#pragma once

#include "ui/classifier/chart/model_curves.h"

namespace ui {

/// What is drawn of the ROC curves.
struct RocChoice {
    bool isDet = false;        ///< the same errors on the axes of a DET curve, the curves alone
    bool hasHull = false;      ///< the convex hull
    bool hasCostLine = false;  ///< along which decisions cost the same
};

/// The ROC curve of every model, or the same errors on the axes of a DET curve, with the chance
/// line, the convex hull and the line of equal cost.
class RocCurves : public ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::RocCurves)
public:
    explicit RocCurves(const ClassifierDocument& document, const RocChoice& choice = {})
        : ModelCurves(document)
        , m_choice(choice)
    {}

    void choose(const RocChoice& choice);
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
    std::vector<CurvePointColumn> moreColumns() const override;
    QString legendOf(const QString& model, const Line& line) const override;
    BandMaker bandMaker() const override;
    QString sentenceAt(const QString& threshold, const core::Counts& counts) const override;
    std::vector<core::CurvePoint> stepOutline(const core::ThresholdSweep& sweep,
                                              std::size_t point) const override;

private:
    QString intervalSentence(const QString& model) const;
    CurveChart detPlane() const;
    CurveDecoration hullOf(std::size_t model) const;
    std::optional<CurveDecoration> costLine() const;

    RocChoice m_choice;
};

}  // namespace ui
