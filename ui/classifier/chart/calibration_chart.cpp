// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/calibration_chart.h"

#include "core/classification/calibration/isotonic.h"
#include "core/classification/calibration/platt.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/uncertainty/calibration_intervals.h"
#include "ui/charts/chart/figure_columns.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t mapPoints = 101;  ///< points on a smooth map
constexpr std::size_t mostWithWhiskers = 3;

Series calibrationSeries(const core::CalibrationCurve& curve, const QString& name,
                         const QString& detail)
{
    Series series;
    series.name = detail.isEmpty() ? name : detailedText(name, detail);
    series.ending = detailBehind(name, series.name);
    for (const core::CalibrationBin& bin : curve.bins) {
        series.x.push_back(bin.meanPredicted);
        series.y.push_back(bin.fractionPositive);
    }
    return series;
}

std::optional<core::CalibrationCurve> calibrationCurveOf(const core::ThresholdSweep& sweep,
                                                         const core::ClassifierSettings& settings)
{
    auto curve = core::calibrationCurve(sweep, settings);
    return curve ? std::optional(std::move(*curve)) : std::nullopt;
}

}  // namespace

void CalibrationChart::Measured::take(const core::ScoredLabels& samples,
                                      const std::shared_ptr<const core::ThresholdSweep>& of,
                                      const core::ClassifierSettings& requested)
{
    core::ClassifierSettings relevant;
    relevant.clip = requested.clip;
    relevant.outside = requested.outside;
    relevant.bins = requested.bins;
    relevant.binning = requested.binning;
    relevant.closed = requested.closed;
    if (sweep == of && settings == relevant)
        return;
    sweep = of;
    settings = relevant;
    curve = calibrationCurveOf(*of, relevant);
    summary = core::calibrationSummary(samples, *of, relevant);
}

void CalibrationChart::setSmooth(bool isSmooth, const core::BootstrapRules& rules)
{
    m_isSmooth = isSmooth;
    m_rules = rules;
}

void CalibrationChart::update(const NumberFormat& format)
{
    m_format = format;
    if (!m_document.hasSamples()) {
        m_before = {};
        m_shown = {};
        m_drawn.clear();
        return;
    }
    const std::size_t model = m_document.session().model;
    const core::ClassifierSettings& settings = m_document.session().settings;
    m_before.take(m_document.rawScored(model), m_document.rawSweep(model), settings);
    if (m_document.sweep() == m_before.sweep)
        m_shown = m_before;
    else
        m_shown.take(m_document.scored(), m_document.sweep(), settings);
    takeModels();
}

/// Skips models whose sweep has not changed.
void CalibrationChart::takeModels()
{
    const core::ClassifierSettings& settings = m_shown.settings;
    std::vector<Drawn> drawn;
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model) {
        const auto sweep = m_document.sweep(model);
        const auto known = std::ranges::find_if(m_drawn, [&](const Drawn& each) {
            return each.sweep == sweep && m_drawnWith == settings;
        });
        if (known != m_drawn.end()) {
            drawn.push_back(std::move(*known));
            continue;
        }
        if (auto curve = calibrationCurveOf(*sweep, settings)) {
            auto intervals = core::calibrationIntervals({m_document.scored(model), *sweep}, *curve,
                                                        settings.outside);
            drawn.push_back({model, sweep, std::move(*curve), std::move(intervals)});
        }
    }
    m_drawn = std::move(drawn);
    m_drawnWith = settings;
    for (Drawn& each : m_drawn)
        takeSmooth(each);
}

void CalibrationChart::takeSmooth(Drawn& drawn) const
{
    if (!m_isSmooth || drawn.smooth)
        return;
    auto smooth = core::smoothCalibration(*drawn.sweep, m_shown.settings);
    if (smooth)
        drawn.smooth = *std::move(smooth);
}

std::vector<CalibrationChart::Sweep> CalibrationChart::requestedBands() const
{
    std::vector<Sweep> requested;
    for (const Drawn& drawn : m_drawn)
        if (m_isSmooth && drawn.smooth)
            requested.push_back(drawn.sweep);
    return requested;
}

std::function<CalibrationChart::Bands(const std::stop_token& stop)>
CalibrationChart::bandMaking() const
{
    std::vector<core::ScoredLabels> scored;
    std::vector<core::SmoothCalibration> smooth;
    for (const Drawn& drawn : m_drawn) {
        if (!m_isSmooth || !drawn.smooth)
            continue;
        scored.push_back(m_document.scored(drawn.model));
        smooth.push_back(*drawn.smooth);
    }
    return [scored, smooth, of = requestedBands(), rules = m_rules,
            outside = m_shown.settings.outside](const std::stop_token& stop) {
        Bands bands{of, {}};
        for (std::size_t i = 0; i < of.size() && !stop.stop_requested(); ++i)
            bands.made.push_back(core::smoothCalibrationIntervals(
                {scored[i], *of[i]}, outside, smooth[i], rules, everyCore(), stop));
        return bands;
    };
}

/// Null while there is none.
const core::SmoothCalibrationIntervals* CalibrationChart::bandOf(const Drawn& drawn) const
{
    const auto found = std::ranges::find(m_bands.of, drawn.sweep);
    const auto place = static_cast<std::size_t>(found - m_bands.of.begin());
    return m_isSmooth && drawn.smooth && place < m_bands.made.size() ? &m_bands.made[place]
                                                                     : nullptr;
}

QString CalibrationChart::whyEmpty() const
{
    if (!m_document.hasSamples())
        return tr("Open or paste a table of labels and scores to see whether the scores are "
                  "probabilities.");
    const core::Value& ece = m_before.summary.ece;
    return ece ? QString()
               : tr("%1 Calibrate the scores to turn them into probabilities.")
                     .arg(undefinedText(ece.reason()));
}

Chart CalibrationChart::chart(const ModelNames& names) const
{
    Chart chart;
    if (!m_document.hasSamples())
        return chart;
    chart.series = series(names);
    chart.axes.xTitle = m_isSmooth ? tr("predicted probability") : tr("mean probability");
    chart.axes.yTitle = tr("share of positives");
    //: The titles of a calibration curve's axes in clinical papers
    chart.axes.clinicalX = tr("Predicted probability");
    chart.axes.clinicalY = tr("Observed proportion");
    if (ClinicalNames::areUsed()) {
        chart.axes.xTitle = chart.axes.clinicalX;
        chart.axes.yTitle = chart.axes.clinicalY;
    }
    chart.axes.areTitlesWords = true;
    chart.axes.xRange = chart.axes.yRange = ChartRange{0, 1};
    chart.axes.isSquare = true;
    chart.axes.format = m_format;
    chart.backdrop = backdrop();
    return chart;
}

const CalibrationChart::Drawn* CalibrationChart::front() const
{
    for (const Drawn& drawn : m_drawn)
        if (drawn.model == m_document.session().model)
            return &drawn;
    return nullptr;
}

/// The legend names the model if it has a name.
std::vector<Series> CalibrationChart::series(const ModelNames& names) const
{
    std::vector<Series> series;
    for (const Drawn& drawn : m_drawn)
        series.push_back(
            m_isSmooth && drawn.smooth ? smoothSeries(drawn, names)
            : names.areKnown()
                ? calibrationSeries(drawn.curve, names(drawn.model),
                                    tr("ECE %1").arg(valueText(drawn.curve.ece, m_format)))
                : calibrationSeries(drawn.curve, tr("raw scores"), {}));
    if (!isCalibrated())
        return series;
    if (m_before.curve) {
        const QString name = names.raw(m_document.session().model);
        series.push_back(name.isEmpty()
                             ? calibrationSeries(*m_before.curve, tr("raw scores"), {})
                             : calibrationSeries(*m_before.curve, name, tr("raw scores")));
    }
    if (auto map = fittedMap())
        series.push_back(std::move(*map));
    return series;
}

Series CalibrationChart::smoothSeries(const Drawn& drawn, const ModelNames& names) const
{
    const core::SmoothCalibration& smooth = *drawn.smooth;
    const QString name = names.areKnown() ? names(drawn.model) : tr("smooth curve");
    Series series;
    series.name = detailedText(name, tr("ICI %1").arg(valueText(smooth.errors.mean, m_format)));
    series.ending = detailBehind(name, series.name);
    for (std::size_t i = 0; i < mapPoints; ++i) {
        series.x.push_back(std::lerp(smooth.lowest, smooth.highest,
                                     static_cast<double>(i) / static_cast<double>(mapPoints - 1)));
        series.y.push_back(smooth.spline.observedAt(series.x.back()));
    }
    return series;
}

/// The calibration map, drawn only where scores are on the axis of probabilities.
std::optional<Series> CalibrationChart::fittedMap() const
{
    const auto& raw = m_before.sweep;
    if (core::whyNoProbabilities(*raw, core::Outside::Undefined) || !raw->higherIsPositive())
        return std::nullopt;
    Series map;
    map.name = tr("map fitted to all samples");
    const auto add = [&map](double score, double probability) {
        map.x.push_back(score);
        map.y.push_back(probability);
    };
    if (m_document.session().settings.calibration == core::Calibration::Isotonic) {
        const core::IsotonicFit fit(*raw);
        for (const core::IsotonicStep& step : fit.steps()) {
            add(step.from, step.probability);
            if (step.to > step.from)
                add(step.to, step.probability);
        }
        return map;
    }
    const auto fit = core::fitPlatt(*raw);
    if (!fit)
        return std::nullopt;
    for (std::size_t i = 0; i < mapPoints; ++i) {
        const double score = static_cast<double>(i) / static_cast<double>(mapPoints - 1);
        add(score, fit->at(score));
    }
    return map;
}

ChartBackdrop CalibrationChart::backdrop() const
{
    ChartBackdrop backdrop;
    backdrop.hasDiagonal = true;
    if (!m_isSmooth)
        backdrop.whiskers = whiskers();
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const core::SmoothCalibrationIntervals* made = bandOf(m_drawn[i]);
        if (!made)
            continue;
        ChartBackdrop::Band& band = backdrop.bands.emplace_back();
        band.series = static_cast<int>(i);
        for (const auto& place : made->curve) {
            band.x.push_back(place.predicted);
            band.lower.push_back(place.interval.low);
            band.upper.push_back(place.interval.high);
        }
    }
    if (!m_shown.curve)
        return backdrop;
    backdrop.barName = tr("samples");
    double largest = 0;
    for (const core::CalibrationBin& bin : m_shown.curve->bins)
        largest = std::max(largest, bin.weight);
    for (const core::CalibrationBin& bin : m_shown.curve->bins)
        backdrop.bars.push_back({bin.lower, bin.upper, bin.weight / largest});
    return backdrop;
}

/// Whiskers of more models would hide each other.
bool CalibrationChart::hasWhiskers(const Drawn& drawn) const
{
    return m_drawn.size() <= mostWithWhiskers || drawn.model == m_document.session().model;
}

std::vector<ChartBackdrop::Whisker> CalibrationChart::whiskers() const
{
    std::vector<ChartBackdrop::Whisker> whiskers;
    for (std::size_t i = 0; i < m_drawn.size(); ++i)
        for (std::size_t bin = 0; hasWhiskers(m_drawn[i]) && bin < m_drawn[i].intervals.size();
             ++bin) {
            const core::Interval& interval = m_drawn[i].intervals[bin];
            whiskers.push_back({m_drawn[i].curve.bins[bin].meanPredicted, interval.low,
                                interval.high, static_cast<int>(i)});
        }
    return whiskers;
}

QString CalibrationChart::tipNote(double x) const
{
    if (!m_shown.curve)
        return {};
    const auto nearest = std::ranges::min_element(
        m_shown.curve->bins, [x](const core::CalibrationBin& a, const core::CalibrationBin& b) {
            return std::abs(a.meanPredicted - x) < std::abs(b.meanPredicted - x);
        });
    if (nearest == m_shown.curve->bins.end())
        return {};
    const QString bin =
        groupedText(tr("bin %1 to %2: %n samples", nullptr, static_cast<int>(nearest->samples)),
                    nearest->samples)
            .arg(termText(nearest->lower, m_format), termText(nearest->upper, m_format));
    if (!front())
        return bin;
    const core::Interval& interval =
        front()->intervals[static_cast<std::size_t>(nearest - m_shown.curve->bins.begin())];
    //: A bin of the model in front, and the interval of its share of positives
    return tr("%1, 95% CI: %2 to %3")
        .arg(hasSeveralModels()
                 ? detailedText(m_document.modelName(m_document.session().model), bin)
                 : bin,
             endText(interval.low, m_format), endText(interval.high, m_format));
}

PaperFigure CalibrationChart::figure() const
{
    return figureOfModels(m_document,
                          [this](const ModelNames& names) { return figureWith(names); });
}

PaperFigure CalibrationChart::figureWith(const ModelNames& names) const
{
    Chart chart = this->chart(names);
    // Those of one model alone would favour it.
    if (m_drawn.size() > mostWithWhiskers)
        chart.backdrop.whiskers.clear();
    PaperFigure figure = paperFigure(chart);
    figure.kind = QStringLiteral("calibration");
    figure.title = tr("Calibration");
    figure.whyNone = whyEmpty();
    if (!figure.paint)
        return figure;
    // Bins are seen only where a model has no smooth curve.
    const bool areAllSmooth = m_isSmooth && std::ranges::all_of(m_drawn, [](const Drawn& drawn) {
                                  return drawn.smooth.has_value();
                              });
    figure.description =
        areAllSmooth
            ? smoothSentence(names)
            : joinedSentences({tr("Calibration curve: the share of positives against the mean "
                                  "probability in each bin."),
                               seenText(names, m_format.onPaper()),
                               m_isSmooth ? smoothSentence(names) : QString()});
    figure.caption =
        m_isSmooth ? joinedSentences({smoothSentence(names), missingSentence()})
                   : joinedSentences({shownSentence(names), whiskersSentence(), missingSentence()});
    figure.caption = joinedSentences({figure.caption, sampleCountsSentence(m_document)});
    figure.guides = tr("Dashed line: perfect calibration.");
    figure.methods = methods();
    figure.names.clear();
    for (const Drawn& drawn : m_drawn)
        figure.names.push_back({names(drawn.model), static_cast<int>(figure.names.size())});
    std::vector<std::pair<QString, std::vector<double>>> samples;
    for (const Drawn& drawn : m_drawn) {
        const QString heading = tr("samples per bin");
        auto& [name, numbers] = samples.emplace_back(
            hasSeveralModels() ? labelledText(m_document.modelName(drawn.model), heading) : heading,
            std::vector<double>());
        for (const core::CalibrationBin& bin : drawn.curve.bins)
            numbers.push_back(static_cast<double>(bin.samples));
    }
    figure.data = [chart, samples] {
        FigureData found = figureData(chart);
        FigureColumns columns(std::move(found.table), chart.axes.format.digits);
        for (const auto& [name, numbers] : samples)
            columns.add(name, numbers);
        found.table = columns.take();
        return found;
    };
    return figure;
}

QString CalibrationChart::seenText(const ModelNames& names, const NumberFormat& format) const
{
    QStringList sentences;
    for (const Drawn& drawn : m_drawn) {
        const core::CalibrationBin& worst = drawn.curve.bins[drawn.curve.worstBin()];
        sentences << tr("%1 lies above the diagonal in %2 of %3 bins. Its largest gap is %4, in "
                        "the bin from %5 to %6.")
                         //: In place of a model's name, where a sentence begins
                         .arg(names.areKnown() ? names(drawn.model) : tr("The curve"))
                         .arg(drawn.curve.binsAbove())
                         .arg(drawn.curve.bins.size())
                         .arg(valueText(worst.gap(), format), termText(worst.lower, format),
                              termText(worst.upper, format));
    }
    return joinedSentences(sentences);
}

/// "ICI 0.0211 (95% CI 0.0105 to 0.0502), E50 …, E90 …"
QString CalibrationChart::smoothValues(const Drawn& drawn, const NumberFormat& format) const
{
    const core::SmoothErrors& errors = drawn.smooth->errors;
    const core::SmoothCalibrationIntervals* made = bandOf(drawn);
    const auto text = [&](const QString& name, double value,
                          core::Interval core::SmoothCalibrationIntervals::*of) {
        const QString shown = valueText(value, format);
        if (!made)
            return tr("%1 %2", "a measure and its value").arg(name, shown);
        return tr("%1 %2 (95% CI: %3 to %4)")
            .arg(name, shown, valueText((made->*of).low, format),
                 valueText((made->*of).high, format));
    };
    return phrasesText({text(tr("ICI"), errors.mean, &core::SmoothCalibrationIntervals::mean),
                        text(tr("E50"), errors.median, &core::SmoothCalibrationIntervals::median),
                        text(tr("E90"), errors.high, &core::SmoothCalibrationIntervals::high)});
}

/// What smooth curves are, their bands, and the distances from them.
QString CalibrationChart::smoothSentence(const ModelNames& names) const
{
    QStringList sentences{
        ClinicalNames::areUsed()
            ? tr("Calibration: the observed proportion of positives as a smooth function of the "
                 "predicted probability, by logistic regression on a restricted cubic spline.")
            : tr("Calibration: the share of positives as a smooth function of the predicted "
                 "probability, by logistic regression on a restricted cubic spline."),
        m_drawn.size() > 1 ? tr("The bars at the bottom show the number of samples per bin of %1.")
                                 .arg(names.orColumn(m_document.session().model))
                           : tr("The bars at the bottom show the number of samples per bin.")};
    if (!m_bands.made.empty())
        sentences << tr("Bands: pointwise 95% bootstrap intervals (%1 rounds, seed %2). The "
                        "intervals of ICI, E50 and E90 tend to be too high, because each "
                        "resample adds its own error.")
                         .arg(countText(m_rules.rounds))
                         .arg(m_rules.seed);
    for (const Drawn& drawn : m_drawn) {
        if (!drawn.smooth) {
            sentences << tr("%1 has no smooth curve, so its bins are drawn.")
                             //: In place of a model's name, where a sentence begins
                             .arg(names.areKnown() ? names(drawn.model) : tr("The model"));
            continue;
        }
        const QString values = smoothValues(drawn, m_format.onPaper());
        sentences << tr("%1.").arg(names.areKnown() ? labelledText(names(drawn.model), values)
                                                    : values);
    }
    sentences << tr("ICI, E50 and E90 are the mean, the median and the 0.9 quantile of the "
                    "distances between predictions and curve.");
    return joinedSentences(sentences);
}

QString CalibrationChart::whiskersSentence() const
{
    if (m_drawn.empty() || m_drawn.size() > mostWithWhiskers)
        return {};
    return joinedSentences({tr("Whiskers: 95% Wilson intervals of the shares."),
                            m_drawn.front().sweep->isWeighted()
                                ? tr("Their sample size is Kish’s effective sample "
                                     "size, because the samples are weighted.")
                                : QString()});
}

QString CalibrationChart::missingSentence() const
{
    QStringList missing;
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
        if (std::ranges::none_of(m_drawn,
                                 [model](const Drawn& drawn) { return drawn.model == model; }))
            missing << m_document.modelName(model);
    return missing.isEmpty() ? QString()
                             : tr("The scores of %1 are not probabilities.").arg(listText(missing));
}

QString CalibrationChart::shownSentence(const ModelNames& names) const
{
    if (!names.areKnown())
        return ClinicalNames::areUsed()
                   ? tr("Calibration: the observed proportion of positives against the mean "
                        "predicted probability in each bin. The bars at the bottom show the number "
                        "of samples per bin.")
                   : tr("Calibration: the share of positives against the mean probability in each "
                        "bin. The bars at the bottom show the number of samples per bin.");
    const QString inFront = names(m_document.session().model);
    QStringList drawn;
    for (const Drawn& each : m_drawn)
        drawn << names(each.model);
    if (drawn.size() > 1)
        return (ClinicalNames::areUsed()
                    ? tr("Calibration of the models %1: the observed proportion of positives "
                         "against the mean predicted probability in each bin. The bars at the "
                         "bottom show the number of samples per bin of %2.")
                    : tr("Calibration of the models %1: the share of positives against the mean "
                         "probability in each bin. The bars at the bottom show the number of "
                         "samples per bin of %2."))
            .arg(listText(drawn), inFront);
    return (ClinicalNames::areUsed()
                ? tr("Calibration of the model “%1”: the observed proportion of positives against "
                     "the mean predicted probability in each bin. The bars at the bottom show the "
                     "number of samples per bin.")
                : tr("Calibration of the model “%1”: the share of positives against the mean "
                     "probability in each bin. The bars at the bottom show the number of samples "
                     "per bin."))
        .arg(drawn.value(0, inFront));
}

QString CalibrationChart::methods() const
{
    const auto values = [this](const core::CalibrationSummary& summary) {
        return valuesSentence({{tr("ECE"), summary.ece},
                               {tr("MCE"), summary.mce},
                               {tr("Brier score"), summary.brier},
                               {tr("log loss"), summary.logLoss},
                               {tr("AUC"), summary.auc}},
                              m_format.digits);
    };
    const std::size_t model = m_document.session().model;
    const QString shown = values(m_shown.summary);
    return joinedSentences({
        binningSentences(m_document.session().settings),
        m_document.samples().models.size() > 1 ? labelledText(m_document.modelName(model), shown)
                                               : shown,
        isCalibrated() ? tr("Raw scores: %1").arg(values(m_before.summary)) : QString(),
        m_isSmooth ? smoothMethods() : QString(),
        conventions(),
    });
}

QString CalibrationChart::smoothMethods() const
{
    return joinedSentences(
        {tr("Each smooth curve is a logistic regression of the outcome on a restricted cubic "
            "spline of the predicted probability with up to %1 knots at Harrell’s quantiles. It is "
            "fitted to these samples by maximum likelihood, and drawn from the lowest to the "
            "highest probability.")
             .arg(core::CalibrationSpline::mostKnots),
         m_bands.made.empty()
             ? QString()
             : tr("For the intervals, all samples are resampled together and the curve is fitted "
                  "again with the same knots; the ends are the 2.5% and 97.5% quantiles.")});
}

QString CalibrationChart::tableCaption() const
{
    return joinedSentences({binningSentences(m_document.session().settings), conventions()});
}

QString CalibrationChart::conventions() const
{
    return joinedSentences({
        tr("ECE is the mean gap over the bins, weighted by number of samples. MCE is the largest "
           "gap."),
        clipSentence(m_document.session().settings),
        samplesCaption(m_document),
    });
}

}  // namespace ui
