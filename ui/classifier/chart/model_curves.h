// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/classification/uncertainty/curve_band.h"
#include "core/foundation/polyline/curve.h"
#include "core/foundation/value.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/curve_paper.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace ui {

/// How curves of models are drawn. A chart knows some of it.
struct ModelCurvesOptions {
    /// DET in place of ROC, straight lines in place of steps, lift in place of gain.
    bool isOtherForm = false;
    bool hasBand = false;      ///< around each curve
    bool hasHull = false;      ///< over each curve
    bool hasCostLine = false;  ///< along which decisions cost the same
    bool hasContours = false;  ///< places of equal F
    core::BootstrapRules band = {};
    NumberFormat format = {};
    /// No more than the curve of the model in front up to a point of its sweep is shown, with that
    /// point's step lit, and no area; nothing: everything.
    std::optional<std::size_t> reached = {};
    std::vector<ChartBackdrop::Guess> guesses = {};

    bool operator==(const ModelCurvesOptions&) const = default;
};

/// A chart of one curve per model over all its thresholds, with the point of the threshold in
/// force: what is drawn, what is said of it, and its figure. A moved threshold moves the point and
/// nothing else. It keeps what was worked out for as long as the document's scores stay.
class ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::ModelCurves)
public:
    using Sweep = std::shared_ptr<const core::ThresholdSweep>;
    /// Bands around the curves, or why there are none.
    struct Bands {
        std::vector<Sweep> of;
        std::vector<core::Result<core::CurveBand, core::Undefined>> made;  ///< one per model
    };

    explicit ModelCurves(const ClassifierDocument& document)
        : m_document(document)
    {}
    virtual ~ModelCurves() = default;

    void setOptions(const ModelCurvesOptions& options);
    /// Takes up what the document has now, but for bands.
    void update();
    bool isEmpty() const { return m_lines.empty(); }
    /// Why nothing is drawn where that is so, in a sentence.
    const QString& whyEmpty() const { return m_whyEmpty; }

    /// Whose bands are wanted; empty: nobody's.
    std::vector<Sweep> requestedBands() const;
    /// Makes them, also in a thread of its own while the document stays.
    std::function<Bands(const std::stop_token& stop)> bandMaking() const;
    void setBands(Bands bands) { m_bands = std::move(bands); }

    virtual QString title() const = 0;
    CurveChart chart() const { return chart(ModelNames(m_document)); }
    /// Beside the title; may be empty.
    virtual QString remark() const { return {}; }
    /// What a chart of these curves shows, for those who do not see it.
    QString wholeText(const CurveChart& shown) const
    {
        return wholeText(shown, ModelNames(m_document));
    }
    /// The threshold in force, on the curve in front.
    std::optional<CurvePlace> current() const;
    /// The same threshold on the other curves, and the current sample on the one in front.
    std::vector<CurvePlace> placesOfHighlight() const;
    /// "t = 0.500"
    QString labelAt(CurvePlace place) const;
    QString sentenceAt(CurvePlace place) const;
    /// The point of the sweep.
    std::size_t pointOf(CurvePlace place) const;

    /// The figure as the document stands, bands and all; waits for them.
    PaperFigure figure(const ModelCurvesOptions& options);
    /// The figure of what is taken up.
    /// @param shown the part of the plane; none: the whole
    PaperFigure figure(const std::optional<CurvePlane>& shown) const;

protected:
    /// A model's curve with what is told of it; made once for a sweep.
    struct Line {
        Sweep sweep;
        std::shared_ptr<const core::Curve> curve;
        std::size_t firstPoint = 0;      ///< of the sweep: the curve's first
        std::vector<core::Value> facts;  ///< areas and the like, as the chart knows them
        std::shared_ptr<const core::Curve> drawn = {};  ///< CurveLine::drawn
        std::size_t stride = 1;  ///< every so many vertices of what is drawn is one of the curve's
        std::vector<std::size_t> points = {};  ///< of the sweep: the curve's; empty: one by one

        std::size_t pointOf(std::size_t index) const;
        std::optional<std::size_t> indexOf(std::size_t point) const;
        /// Of the curve's points those up to a point of the sweep.
        std::size_t reachedBy(std::size_t point) const;
        /// The point that a vertex of the drawn line shows, if it does.
        std::optional<std::size_t> pointDrawn(std::size_t vertex) const;
    };
    using BandMaker = std::function<core::Result<core::CurveBand, core::Undefined>(
        const core::SweptSamples& of, const core::BootstrapRules& rules,
        const core::Threads& threads, const std::stop_token& stop)>;

    /// A view of a sweep, such as core::RocCurve, as a curve that keeps the sweep alive.
    template <class View>
    static std::shared_ptr<const core::Curve> curveOver(const Sweep& sweep, core::CurveOrder order)
    {
        const View view(*sweep);
        return std::make_shared<const core::Curve>(
            core::curvePoints(view.size(), [sweep, view](std::size_t i) { return view.at(i); }),
            order);
    }

    /// Why there is no curve, if so.
    virtual std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const = 0;
    /// @param sweep one of which whyNone() knows no reason
    virtual Line lineOf(const Sweep& sweep) const = 0;
    /// Axes, the plane and decorations, when the lines are made; they are added.
    virtual CurveChart plane() const = 0;
    /// PaperFigure::kind
    virtual QString kind() const = 0;
    /// What the curves are, their areas and the lines behind them, in whole sentences with numbers
    /// of the C locale.
    virtual QString curvesCaption(const ModelNames& names) const = 0;
    /// What the lines behind the curves mean.
    virtual QString guideCaption() const { return {}; }
    /// How the curves came about.
    virtual QString curvesMethods(const ModelNames&) const { return {}; }
    /// Numbers of the points that are no coordinates and no threshold.
    virtual std::vector<CurvePointColumn> moreColumns() const { return {}; }
    /// What the legend calls the curve of a model without a name: "ROC".
    virtual QString bareName() const { return {}; }
    /// What it says of a curve behind its name: "AUC 0.8792".
    virtual QString legendFact(const Line&) const { return {}; }
    /// What a person sees of the curves beside their names, for those who do not.
    virtual QString seenText(const ModelNames&) const { return {}; }
    /// Of the band around a curve; called in a thread of its own. None: the chart has no bands.
    virtual BandMaker bandMaker() const { return {}; }
    /// "the false positive rate is 0.2443 and the recall 0.8400", of a point of a sweep.
    virtual QString sentenceAt(const QString& threshold,
                               const core::ConfusionMatrix& counts) const = 0;
    /// The line around what the step to a point of the sweep adds below the curve.
    virtual std::vector<core::CurvePoint> stepOutline(const core::ThresholdSweep&,
                                                      std::size_t) const
    {
        return {};
    }

    const ClassifierDocument& document() const { return m_document; }
    const ModelCurvesOptions& options() const { return m_options; }
    const NumberFormat& format() const { return m_options.format; }
    const std::vector<Line>& lines() const { return m_lines; }
    /// Of the numbers in captions.
    NumberFormat paperFormat() const { return {format().digits, QLocale::c()}; }
    /// "0.8792 for model_a and 0.8014 for model_b", or the number alone of a model without a name.
    QString factTexts(std::size_t fact, const ModelNames& names) const;
    const Line& front() const;  ///< of the model in front
    /// A line's value, or … while not all of the curve may be seen.
    QString areaText(const Line& line, std::size_t fact) const;
    /// How the bands came about, with what they are intervals of; empty while there are none.
    QString bandCaption(const QString& what) const;
    QString rateText(core::ThresholdMetric rate, const core::ConfusionMatrix& counts) const;

private:
    bool isStepping() const { return m_options.reached.has_value(); }
    CurveChart chart(const ModelNames& names) const;
    QString wholeText(const CurveChart& shown, const ModelNames& names) const;
    PaperFigure figureWith(const ModelNames& names, const std::optional<CurvePlane>& shown) const;
    std::vector<CurveLine> curveLines(const ModelNames& names) const;
    CurveNumbers numbers(const ModelNames& names) const;
    void keepReached(CurveChart& chart) const;
    bool isReached(std::size_t model, std::size_t point) const;
    std::vector<ChartBackdrop::Band> bands() const;
    std::optional<CurvePlace> placeOf(std::size_t model, std::size_t point) const;
    QString thresholdAt(CurvePlace place) const;
    const Line& lineAt(CurvePlace place) const;

    const ClassifierDocument& m_document;
    ModelCurvesOptions m_options;
    QString m_whyEmpty;
    std::vector<Line> m_lines;  ///< one per model; empty while there is nothing to draw
    Bands m_bands;
};

}  // namespace ui
