// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/decision_chart.h"

#include "core/classification/calibration/probability.h"
#include "core/classification/thresholds/net_benefit.h"
#include "core/classification/uncertainty/net_benefit_interval.h"
#include "ui/charts/chart/no_number.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr double highestThreshold = 0.99;  ///< the odds of a higher threshold dwarf all others
constexpr std::size_t mostDecisionThresholds = 4000;
constexpr double headroom = 1.1;
constexpr double below = 0.25;  ///< shown depth below 0, as a share of the highest net benefit
constexpr double deepest =
    20;  ///< as a multiple of the same; lower values are dropped, because TeX has no such lengths

/// The highest net benefit equals the share of positives.
double depthOf(const core::ThresholdSweep& sweep)
{
    return deepest * sweep.positives() / (sweep.positives() + sweep.negatives());
}

double drawnBenefit(const core::ConfusionMatrix& accepted, double threshold, double depth)
{
    const double benefit = *core::netBenefit(accepted, threshold);
    return benefit < -depth ? noNumber : benefit;
}

Series decisionSeries(const core::ThresholdSweep& sweep, core::Outside outside, const QString& name)
{
    Series series;
    series.name = name;
    series.x = core::decisionThresholds(sweep, outside, highestThreshold, mostDecisionThresholds);
    for (const double threshold : series.x)
        series.y.push_back(drawnBenefit(core::countsAtProbability(sweep, threshold, outside),
                                        threshold, depthOf(sweep)));
    return series;
}

}  // namespace

DecisionChart::DecisionChart(const ClassifierDocument& document, const NumberFormat& format,
                             const DecisionOptions& options)
    : m_document(document)
    , m_format(format)
    , m_options(options)
{
    if (!document.hasSamples()) {
        m_whyEmpty = tr("Open or paste a table of labels and scores to see which decisions the "
                        "scores can support.");
        return;
    }
    const core::Outside outside = document.session().settings.outside;
    for (std::size_t model = 0; model < document.samples().models.size(); ++model) {
        const auto why = core::whyNoProbabilities(*document.sweep(model), outside);
        if (!why)
            m_models.push_back(model);
        else
            m_whyEmpty =
                tr("%1 Net benefit weights errors by the odds of the threshold, which exist only "
                   "for probabilities. Calibrate the scores to turn them into probabilities.")
                    .arg(undefinedText(*why));
    }
    if (!m_options.isDifference || m_models.empty())
        return;
    const std::size_t current = document.session().model;
    m_baseline =
        std::ranges::find(m_models, current) == m_models.end() ? m_models.front() : current;
    if (m_models.size() < 2) {
        m_whyEmpty = tr("A difference in net benefit needs two models with probabilities.");
        m_models.clear();
    } else if (!document.samples().weights.empty()) {
        m_whyEmpty = undefinedText(core::Undefined::Weighted);
        m_models.clear();
    }
}

std::vector<Series> DecisionChart::series(const ModelNames& names) const
{
    const core::Outside outside = m_document.session().settings.outside;
    std::vector<Series> series;
    for (const std::size_t model : m_models)
        series.push_back(decisionSeries(*m_document.sweep(model), outside, names.orModel(model)));
    if (series.empty())
        return series;
    const core::ThresholdSweep& any = *m_document.sweep(m_models.front());
    const core::ConfusionMatrix everybody = any.counts(any.size() - 1);
    Series all{tr("treat all"), series.front().x, {}};
    for (const double threshold : all.x)
        all.y.push_back(drawnBenefit(everybody, threshold, depthOf(any)));
    Series none{tr("treat none"), all.x, std::vector<double>(all.x.size())};
    series.push_back(std::move(all));
    series.push_back(std::move(none));
    return series;
}

/// Bands of the models' curves, which come first. None with weights.
std::vector<ChartBackdrop::Band> DecisionChart::bands(const std::vector<Series>& drawn) const
{
    std::vector<ChartBackdrop::Band> bands;
    const core::Outside outside = m_document.session().settings.outside;
    for (std::size_t i = 0; i < m_models.size(); ++i) {
        const core::ThresholdSweep& sweep = *m_document.sweep(m_models[i]);
        const double depth = depthOf(sweep);
        ChartBackdrop::Band band{drawn[i].x, {}, {}, static_cast<int>(i)};
        for (const double threshold : band.x) {
            const auto estimate =
                core::netBenefitEstimate(core::countsAtProbability(sweep, threshold, outside),
                                         threshold, sweep.isWeighted());
            const bool isDrawn = estimate.interval && estimate.interval->low >= -depth;
            band.lower.push_back(isDrawn ? estimate.interval->low : noNumber);
            band.upper.push_back(isDrawn ? estimate.interval->high : noNumber);
        }
        if (!sweep.isWeighted())
            bands.push_back(std::move(band));
    }
    return bands;
}

/// The other models' net benefit minus that of the baseline.
Chart DecisionChart::differences(const ModelNames& names) const
{
    constexpr std::size_t places = 401;
    Chart chart;
    const double end = highest();
    std::vector<double> thresholds;
    for (std::size_t i = 0; i < places; ++i)
        thresholds.push_back(end * static_cast<double>(i) / (places - 1));
    const auto swept = [this](std::size_t model) {
        return std::pair(m_document.scored(model), m_document.sweep(model));
    };
    const auto [base, baseSweep] = swept(m_baseline);
    double reach = 0;
    for (const std::size_t model : m_models) {
        // In its place among the models, so that each keeps the colour of the other charts.
        if (model == m_baseline) {
            chart.series.push_back(
                {tr("no difference"), thresholds, std::vector<double>(thresholds.size())});
            continue;
        }
        const auto [scored, sweep] = swept(model);
        const auto found =
            core::netBenefitDifferences({base, *baseSweep}, {scored, *sweep}, thresholds,
                                        m_document.session().settings.outside);
        //: A curve: one model's net benefit less another's
        Series series{
            tr("%1 − %2").arg(names.orModel(model), names.orModel(m_baseline)), thresholds, {}};
        ChartBackdrop::Band band{thresholds, {}, {}, static_cast<int>(chart.series.size())};
        for (const core::Estimate& estimate : found) {
            series.y.push_back(*estimate.value);
            band.lower.push_back(estimate.interval->low);
            band.upper.push_back(estimate.interval->high);
            reach = std::max({reach, -estimate.interval->low, estimate.interval->high});
        }
        chart.series.push_back(std::move(series));
        chart.backdrop.bands.push_back(std::move(band));
    }
    chart.axes.xTitle = tr("threshold probability");
    chart.axes.yTitle = tr("difference in net benefit");
    chart.axes.areTitlesWords = true;
    chart.axes.xRange = ChartRange{0, end};
    chart.axes.yRange = ChartRange{-reach * headroom, reach * headroom};
    if (reach == 0)
        chart.axes.yRange = ChartRange{-1, 1};
    chart.axes.format = m_format;
    chart.marker = marker();
    return chart;
}

/// How the bands are computed; empty without bands.
QString DecisionChart::bandSentence() const
{
    if (m_options.isDifference)
        return tr("Bands: pointwise 95% intervals of the mean difference per sample (Wald).");
    if (!m_options.hasBand)
        return {};
    return m_document.samples().weights.empty()
               ? tr("Bands: pointwise 95% intervals of the net benefit (Wald).")
               : tr("There are no bands, because the samples are weighted.");
}

Chart DecisionChart::chart() const
{
    return chart(ModelNames(m_document));
}

Chart DecisionChart::chart(const ModelNames& names) const
{
    if (m_options.isDifference && !isEmpty())
        return differences(names);
    Chart chart{series(names), {}, std::nullopt};
    if (m_options.hasBand)
        chart.backdrop.bands = bands(chart.series);
    chart.axes.xTitle = tr("threshold probability");
    chart.axes.yTitle = tr("net benefit");
    chart.axes.areTitlesWords = true;
    chart.axes.format = m_format;
    if (isEmpty())
        return chart;
    chart.axes.xRange = ChartRange{0, highest()};
    const core::ThresholdSweep& any = *m_document.sweep(m_models.front());
    const double top = any.positives() / (any.positives() + any.negatives()) * headroom;
    chart.axes.yRange = top > 0 ? ChartRange{-below * top, top} : ChartRange{-1, 1};
    chart.marker = marker();
    return chart;
}

/// Few people would act only at far more than twice the share of positives; there, the curves of a
/// rare class leave the frame, and wide intervals flatten differences.
double DecisionChart::highest() const
{
    const double most = m_options.isDifference ? highestThreshold : 1;
    if (m_options.highest > 0)
        return std::min(m_options.highest, most);
    const core::ThresholdSweep& any = *m_document.sweep(m_models.front());
    const double prevalence = any.positives() / (any.positives() + any.negatives());
    return prevalence > 0 ? std::min(std::max(2 * prevalence, thresholdProbability()), most) : most;
}

double DecisionChart::thresholdProbability() const
{
    return thresholdProbability(m_document.session().model);
}

double DecisionChart::thresholdProbability(std::size_t model) const
{
    return core::positiveProbability(m_document.threshold(model),
                                     m_document.sweep(model)->higherIsPositive());
}

bool DecisionChart::haveOwnThresholds() const
{
    return m_models.size() > 1 && m_document.aim();
}

std::optional<double> DecisionChart::marker() const
{
    const double threshold = thresholdProbability();
    return threshold >= 0 && threshold <= highest() ? std::optional(threshold) : std::nullopt;
}

QString DecisionChart::sentence() const
{
    return sentence(ModelNames(m_document), m_format);
}

QString DecisionChart::rangeSentence() const
{
    return rangeSentence(ModelNames(m_document), m_format);
}

QString DecisionChart::sentence(const ModelNames& names, const NumberFormat& format) const
{
    const core::Outside outside = m_document.session().settings.outside;
    const core::ThresholdSweep& any = *m_document.sweep(m_models.front());
    const auto ofAll = [&](double threshold) {
        return valueText(core::netBenefit(any.counts(any.size() - 1), threshold), format);
    };
    QStringList values;
    for (const std::size_t model : m_models) {
        const double threshold =
            haveOwnThresholds() ? thresholdProbability(model) : thresholdProbability();
        const auto accepted =
            core::countsAtProbability(*m_document.sweep(model), threshold, outside);
        const QString name = names(model);
        const QString value = valueText(core::netBenefit(accepted, threshold), format);
        if (haveOwnThresholds())
            //: Net benefits: "0.0300 for random forest at 0.47 (treat all: 0.0100)"
            values << tr("%1 for %2 at %3 (treat all: %4)")
                          .arg(value, names.orModel(model),
                               thresholdOfModel(m_document, model, format), ofAll(threshold));
        else
            //: Of a model: "that of random forest 0.1234"
            values << (name.isEmpty() ? tr("%1 (model)").arg(value)
                                      : tr("%2 (%1)").arg(name, value));
    }
    if (haveOwnThresholds())
        return tr("Net benefit at each model’s own threshold: %1.").arg(phrasesText(values));
    values << tr("%1 (treat all)").arg(ofAll(thresholdProbability()));
    return tr("Net benefit at threshold %1: %2.")
        .arg(thresholdNumber(m_document, m_document.threshold(), format), phrasesText(values));
}

/// Merges ranges that meet at the shown digits; lists only the longest if there are many, and none
/// whose ends look equal.
QString DecisionChart::rangesText(const std::vector<core::Interval>& ranges,
                                  const NumberFormat& format)
{
    constexpr std::size_t mostTold = 6;
    const auto lengthOf = [](const core::Interval& range) { return range.high - range.low; };
    std::vector<core::Interval> told;
    for (const core::Interval& range : ranges) {
        if (!told.empty() && valueText(told.back().high, format) == valueText(range.low, format))
            told.back().high = range.high;
        else
            told.push_back(range);
    }
    std::ranges::sort(told, std::ranges::greater(), lengthOf);
    std::size_t kept = std::min(told.size(), mostTold);
    while (kept > 1 &&
           valueText(told[kept - 1].low, format) == valueText(told[kept - 1].high, format))
        --kept;
    const std::size_t shorter = told.size() - kept;
    told.resize(kept);
    std::ranges::sort(told, {}, &core::Interval::low);
    QStringList texts;
    for (const core::Interval& range : told)
        texts << tr("%1 to %2", "a range")
                     .arg(valueText(range.low, format), valueText(range.high, format));
    if (shorter > 0)
        texts << tr("%n shorter ranges", nullptr, static_cast<int>(shorter));
    return wholeListText(texts);
}

QString DecisionChart::rangeSentence(const ModelNames& names, const NumberFormat& format) const
{
    QStringList sentences;
    for (const std::size_t model : m_models) {
        const core::ThresholdSweep& sweep = *m_document.sweep(model);
        const core::Outside outside = m_document.session().settings.outside;
        const auto ranges = core::usefulThresholds(sweep, highestThreshold, outside);
        //: In place of a model's name, where a sentence begins
        const QString name = names.areKnown() ? names(model) : tr("The model");
        sentences << (ranges.empty()
                          ? tr("%1 is never better than treating all or none.").arg(name)
                          //: %2 is "0.1 to 0.2", or several of the kind
                          : tr("%1 is better than treating all or none at thresholds %2.")
                                .arg(name, rangesText(ranges, format)));
    }
    return joinedSentences(sentences);
}

PaperFigure DecisionChart::figure() const
{
    return figureOfModels(m_document,
                          [this](const ModelNames& names) { return figureWith(names); });
}

PaperFigure DecisionChart::figureWith(const ModelNames& names) const
{
    Chart chart = this->chart(names);
    const NumberFormat format = m_format.onPaper();
    if (chart.marker) {
        const QString number = thresholdNumber(m_document, m_document.threshold(), format);
        chart.markerLabel =
            haveOwnThresholds()
                //: At a line: "threshold of random forest: 0.47"
                ? tr("threshold of %2: %1").arg(number, names.orModel(m_document.session().model))
                : tr("threshold %1").arg(number);
    }
    PaperFigure figure = paperFigure(chart);
    figure.kind =
        m_options.isDifference ? QStringLiteral("benefit-difference") : QStringLiteral("decision");
    figure.title = m_options.isDifference ? tr("Difference in net benefit") : tr("Decision curve");
    figure.whyNone = m_whyEmpty;
    if (!figure.paint)
        return figure;
    figure.description =
        joinedSentences({m_options.isDifference
                             ? tr("Difference in net benefit from %1, against the threshold "
                                  "probability.")
                                   .arg(names.orModel(m_baseline))
                             : tr("Decision curve: net benefit against the threshold probability."),
                         rangeSentence(names, format), sentence(names, format)});
    figure.caption = caption(names);
    figure.methods = joinedSentences({methods(), rangeSentence(names, format),
                                      samplesCaptionOfModels(m_document, names, m_format.digits)});
    figure.data = [chart] { return figureData(chart); };
    return figure;
}

QString DecisionChart::methods() const
{
    const bool hasIntervals =
        (m_options.hasBand || m_options.isDifference) && m_document.samples().weights.empty();
    const QString end = valueText(highest(), m_format.onPaper());
    return joinedSentences(
        {tr("At threshold probability pt, a sample is predicted positive if its probability is pt "
            "or more. Net benefit counts a true positive as 1 and a false positive as −pt/(1 − "
            "pt), and is the mean over all samples. Treating all predicts every sample positive; "
            "treating none has a net benefit of 0."),
         m_options.highest > 0 || m_options.isDifference
             ? tr("Threshold probabilities from 0 to %1 are shown.").arg(end)
             : tr("Threshold probabilities from 0 to %1 are shown: up to twice the share of "
                  "positives, or up to the threshold if it is higher.")
                   .arg(end),
         m_options.isDifference
             ? tr("Differences are paired: both models predict the same samples.")
             : QString(),
         hasIntervals ? tr("Each interval is the mean ± 1.96 standard errors at one threshold "
                           "probability, without adjustment for the number of thresholds. It takes "
                           "the models as given.")
                      : QString()});
}

QString DecisionChart::caption(const ModelNames& names) const
{
    const NumberFormat format = m_format.onPaper();
    QStringList missing;
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
        if (std::find(m_models.begin(), m_models.end(), model) == m_models.end())
            missing << m_document.modelName(model);
    return joinedSentences({
        m_options.isDifference
            ? tr("Difference in net benefit, (TP − FP·pt/(1 − pt))/n, from that of %1, by "
                 "threshold probability pt.")
                  .arg(names.orModel(m_baseline))
            : tr("Decision curve: net benefit, (TP − FP·pt/(1 − pt))/n, by threshold probability "
                 "pt, compared with treating all and treating none."),
        bandSentence(),
        missing.isEmpty() ? QString()
                          : tr("The scores of %1 are not probabilities.").arg(listText(missing)),
        sampleCountsSentence(m_document),
        sentence(names, format),
    });
}

}  // namespace ui
