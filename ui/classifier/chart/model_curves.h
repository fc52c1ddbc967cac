// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/classification/uncertainty/curve_band.h"
#include "core/foundation/polyline/curve.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"
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

/// How curves of models are drawn. Each chart uses some of these options.
struct ModelCurvesOptions {
    /// DET instead of ROC, straight lines instead of steps, or lift instead of gain.
    bool isOtherForm = false;
    bool hasBand = false;      ///< around each curve
    bool hasHull = false;      ///< over each curve
    bool hasCostLine = false;  ///< along which the cost is constant
    bool hasContours = false;  ///< lines of equal F
    core::BootstrapRules band = {};
    NumberFormat format = {};
    /// Draws the current model's curve only up to this point of its sweep, highlights the point's
    /// step and hides areas; none: draws everything.
    std::optional<std::size_t> reached = {};
    std::vector<ChartBackdrop::Guess> guesses = {};

    bool operator==(const ModelCurvesOptions&) const = default;
};

/// A chart of one curve per model over all thresholds, with a point at the current threshold.
/// Provides the chart, its sentences and its figure. Moving the threshold moves only the point.
/// Results are kept until the document's scores change.
class ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::ModelCurves)
public:
    using Sweep = std::shared_ptr<const core::ThresholdSweep>;
    /// Bands around the curves, or why there are none.
    struct Bands {
        std::vector<Sweep> of;
        std::vector<core::Result<core::CurveBand, core::Undefined>> made;  ///< one per model
    };
    /// Intervals of what the legend says, or none.
    struct Intervals {
        std::vector<Sweep> of;
        std::vector<std::optional<core::Interval>> made;  ///< one per model
    };

    explicit ModelCurves(const ClassifierDocument& document)
        : m_document(document)
    {}
    virtual ~ModelCurves() = default;

    void setOptions(const ModelCurvesOptions& options);
    /// Reads the document's current state, except for bands and intervals.
    void update();
    bool isEmpty() const { return m_lines.empty(); }
    /// A sentence that says why nothing is drawn.
    const QString& whyEmpty() const { return m_whyEmpty; }

    /// The sweeps that need bands; empty: none do.
    std::vector<Sweep> requestedBands() const;
    /// A function that computes the bands; it may run in another thread until the document changes.
    std::function<Bands(const std::stop_token& stop)> bandMaking() const;
    void setBands(Bands bands) { m_bands = std::move(bands); }
    /// The sweeps whose legends need intervals that take long; empty: none do.
    std::vector<Sweep> requestedIntervals() const;
    /// A function that computes them, like bandMaking().
    std::function<Intervals(const std::stop_token& stop)> intervalMaking() const;
    /// For figures: the chart does not show them.
    void setIntervals(Intervals intervals) { m_intervals = std::move(intervals); }

    /// Adds the interval of the value at the end of a figure's legend entry, a curve or a series.
    template <class Entry>
    static void addInterval(Entry& entry, const core::Interval& interval,
                            const NumberFormat& format)
    {
        const QString added = intervalBehind(entry.ending, interval, format);
        entry.brief = entry.ending;
        entry.ending += added;
        entry.name += added;
    }

    virtual QString title() const = 0;
    CurveChart chart() const { return chart(ModelNames(m_document)); }
    /// Shown next to the title; may be empty.
    virtual QString remark() const { return {}; }
    /// A description of the chart for screen readers.
    QString wholeText(const CurveChart& shown) const
    {
        return wholeText(shown, ModelNames(m_document));
    }
    /// The current threshold's point on the current model's curve.
    std::optional<CurvePlace> current() const;
    /// The same threshold on the other curves, and the current sample on the current model's curve.
    std::vector<CurvePlace> placesOfHighlight() const;
    /// "t = 0.500"
    QString labelAt(CurvePlace place) const;
    QString sentenceAt(CurvePlace place) const;
    /// What the place means, in a few words, next to the current point: else labelAt().
    QString readingAt(CurvePlace place) const;
    /// The current sample's name at its place; empty elsewhere.
    QString nameAt(CurvePlace place) const;
    /// The place's point in the sweep.
    std::size_t pointOf(CurvePlace place) const;

    /// The figure of the document as it is now, including bands and intervals, which it waits for.
    PaperFigure figure(const ModelCurvesOptions& options);
    /// The figure of the state read last.
    /// @param shown the visible part of the plane; none: all of it
    PaperFigure figure(const std::optional<CurvePlane>& shown) const;

protected:
    /// A model's curve and its values, made once per sweep.
    struct Line {
        Sweep sweep;
        std::shared_ptr<const core::Curve> curve;
        std::size_t firstPoint = 0;      ///< the curve's first point in the sweep
        std::vector<core::Value> facts;  ///< areas and similar values; each chart defines its own
        std::shared_ptr<const core::Curve> drawn = {};  ///< CurveLine::drawn
        std::size_t stride = 1;                         ///< drawn vertices per point of the curve
        std::vector<std::size_t> points = {};           ///< in the sweep; empty: consecutive

        std::size_t pointOf(std::size_t index) const;
        std::optional<std::size_t> indexOf(std::size_t point) const;
        /// How many of the curve's points come at or before a point of the sweep.
        std::size_t reachedBy(std::size_t point) const;
        /// The curve's point at a vertex of the drawn line, if there is one.
        std::optional<std::size_t> pointDrawn(std::size_t vertex) const;
    };
    /// Intervals of legends that come from resamples: more samples would take too long.
    static constexpr std::size_t mostResampled = 20'000;
    using BandMaker = std::function<core::Result<core::CurveBand, core::Undefined>(
        const core::SweptSamples& of, const core::BootstrapRules& rules,
        const core::Threads& threads, const std::stop_token& stop)>;
    using IntervalMaker = std::function<std::optional<core::Interval>(
        const core::SweptSamples& of, const core::Threads& threads, const std::stop_token& stop)>;

    /// Turns a view of a sweep, such as core::RocCurve, into a curve that keeps the sweep alive.
    template <class View>
    static std::shared_ptr<const core::Curve> curveOver(const Sweep& sweep, core::CurveOrder order)
    {
        const View view(*sweep);
        return std::make_shared<const core::Curve>(
            core::curvePoints(view.size(), [sweep, view](std::size_t i) { return view.at(i); }),
            order);
    }

    /// Why there is no curve; none if there is one.
    virtual std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const = 0;
    /// @param sweep one for which whyNone() returns none
    virtual Line lineOf(const Sweep& sweep) const = 0;
    /// The axes, plane and decorations; called once the lines exist, and the caller adds the lines.
    virtual CurveChart plane() const = 0;
    /// PaperFigure::kind
    virtual QString kind() const = 0;
    /// The curves, their areas and the lines behind them, in whole sentences with numbers in the C
    /// locale.
    virtual QString curvesCaption(const ModelNames& names) const = 0;
    /// What the lines behind the curves mean.
    virtual QString guideCaption() const { return {}; }
    /// How the curves were computed.
    virtual QString curvesMethods(const ModelNames&) const { return {}; }
    /// Further columns for the points' numbers, beyond coordinates and threshold.
    virtual std::vector<CurvePointColumn> moreColumns() const { return {}; }
    /// The legend's name for the curve of a model without a name: "ROC".
    virtual QString bareName() const { return {}; }
    /// What the legend adds after a curve's name: "AUC 0.8792".
    virtual QString legendFact(const Line&) const { return {}; }
    /// The interval of that value, which the legends of figures add: that of setIntervals(), unless
    /// a chart knows it without.
    virtual std::optional<core::Interval> legendInterval(std::size_t model) const;
    /// Computes it; called in another thread. None: the chart does not need to.
    virtual IntervalMaker intervalMaker() const { return {}; }
    /// A sentence of the caption: how these intervals are computed.
    virtual QString intervalMethod() const;
    /// A description of the curves, beyond their names, for screen readers.
    virtual QString seenText(const ModelNames&) const { return {}; }
    /// Computes the band around a curve; called in another thread. None: the chart has no bands.
    virtual BandMaker bandMaker() const { return {}; }
    /// Describes a point of a sweep: "the false positive rate is 0.2443 and the recall 0.8400".
    virtual QString sentenceAt(const QString& threshold,
                               const core::ConfusionMatrix& counts) const = 0;
    /// "finds 61.9%, false alarms 9.3%"; empty: the threshold instead.
    virtual QString reading(const core::ConfusionMatrix&) const { return {}; }
    /// The outline of what the step to a point of the sweep adds under the curve.
    virtual std::vector<core::CurvePoint> stepOutline(const core::ThresholdSweep&,
                                                      std::size_t) const
    {
        return {};
    }

    const ClassifierDocument& document() const { return m_document; }
    const ModelCurvesOptions& options() const { return m_options; }
    const NumberFormat& format() const { return m_options.format; }
    const std::vector<Line>& lines() const { return m_lines; }
    /// The format of numbers in captions.
    NumberFormat paperFormat() const { return {format().digits, QLocale::c()}; }
    /// "0.8792 for model_a and 0.8014 for model_b", or only the number for a model without a name.
    /// @param hasIntervals with the legend's intervals, whose value the fact is
    QString factTexts(std::size_t fact, const ModelNames& names, bool hasIntervals = false) const;
    const Line& front() const;  ///< of the current model
    /// A line's value, or … while part of the curve is still hidden.
    QString areaText(const Line& line, std::size_t fact) const;
    /// How the bands were computed and what they cover; empty while there are none.
    QString bandCaption(const QString& what) const;
    QString rateText(core::ThresholdMetric rate, const core::ConfusionMatrix& counts) const;
    /// "61.9%", or a dash if the rate is undefined.
    QString percentOf(core::ThresholdMetric rate, const core::ConfusionMatrix& counts) const;

private:
    bool isStepping() const { return m_options.reached.has_value(); }
    CurveChart chart(const ModelNames& names) const;
    QString wholeText(const CurveChart& shown, const ModelNames& names) const;
    PaperFigure figureWith(const ModelNames& names, const std::optional<CurvePlane>& shown) const;
    std::vector<CurveLine> curveLines(const ModelNames& names) const;
    bool addIntervals(CurveChart& chart) const;
    static QString intervalBehind(const QString& ending, const core::Interval& interval,
                                  const NumberFormat& format);
    static QString endsText(const core::Interval& interval, const NumberFormat& format);
    std::vector<core::ScoredLabels> scoredModels() const;
    QString markCaption(CurvePlace place, const ModelNames& names) const;
    CurveNumbers numbers(const ModelNames& names) const;
    void keepReached(CurveChart& chart) const;
    bool isReached(std::size_t model, std::size_t point) const;
    std::vector<ChartBackdrop::Band> bands() const;
    std::optional<CurvePlace> placeOf(std::size_t model, std::size_t point) const;
    std::optional<CurvePlace> placeOfSample() const;
    QString thresholdAt(CurvePlace place) const;
    const Line& lineAt(CurvePlace place) const;

    const ClassifierDocument& m_document;
    ModelCurvesOptions m_options;
    QString m_whyEmpty;
    std::vector<Line> m_lines;  ///< one per model; empty while there is nothing to draw
    Bands m_bands;
    Intervals m_intervals;
};

}  // namespace ui
