// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/rate_chart.h"

#include "core/classification/thresholds/rate_series.h"
#include "ui/charts/chart/no_number.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/words/classifier_text.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t mostThresholds = 4000;  ///< finer than a screen's pixels beyond this

bool hasNegative(const std::vector<Series>& series)
{
    return std::any_of(series.begin(), series.end(), [](const Series& one) {
        return std::any_of(one.y.begin(), one.y.end(), [](double y) { return y < 0; });
    });
}

}  // namespace

std::vector<core::ThresholdMetric> RateChart::usualRates()
{
    return {core::ThresholdMetric::Accuracy, core::ThresholdMetric::Precision,
            core::ThresholdMetric::Recall, core::ThresholdMetric::Specificity,
            core::ThresholdMetric::F};
}

QString RateChart::nameOf(core::ThresholdMetric rate) const
{
    return rateName(rate, m_document.session().settings.beta, m_format.locale);
}

Chart RateChart::chart() const
{
    Chart chart;
    if (m_document.hasSamples()) {
        const auto sweep = m_document.sweep();
        const core::ScoreRange range = core::scoreRange(*sweep);
        const auto thresholds = core::thresholdsAcross(*sweep, range, mostThresholds);
        const double beta = m_document.session().settings.beta;
        for (const core::ThresholdMetric rate : m_rates) {
            Series curve{nameOf(rate), thresholds, {}};
            for (const core::Value value : core::ratesAt(*sweep, thresholds, rate, beta))
                curve.y.push_back(value.valueOr(noNumber));
            chart.series.push_back(std::move(curve));
        }
        chart.axes.xRange = ChartRange{range.lower, range.upper};
        chart.marker = placeOf(m_document.threshold(), chart.axes);
    }
    setXTitle(chart.axes, ModelNames(m_document));
    chart.axes.yTitle = tr("rate");
    if (!hasNegative(chart.series))
        chart.axes.yRange = ChartRange{0, 1};
    chart.axes.format = m_format;
    return chart;
}

void RateChart::setXTitle(ChartAxes& axes, const ModelNames& names) const
{
    const bool isNamed = m_document.hasSamples() && names.areKnown();
    const QString name = isNamed ? names(m_document.session().model) : QString();
    //: What is on an axis and whose scores it is set against
    axes.xTitle = isNamed ? closedUp(tr("threshold of %1").arg(name)) : tr("threshold");
    // In Chinese, the name comes first; names keep their letters.
    axes.areTitlesWords = name.isEmpty() || !axes.xTitle.startsWith(name);
}

QString RateChart::sentence() const
{
    QStringList values;
    for (const core::ThresholdMetric rate : m_rates)
        values << tr("%1 %2", "a rate and its value")
                      .arg(nameOf(rate), valueText(m_document.rate(rate), m_format));
    return tr("At threshold %1: %2.")
        .arg(thresholdNumber(m_document, m_document.threshold(), m_format), phrasesText(values));
}

PaperFigure RateChart::figure() const
{
    return figureOfModels(m_document,
                          [this](const ModelNames& names) { return figureWith(names); });
}

PaperFigure RateChart::figureWith(const ModelNames& names) const
{
    Chart chart = this->chart();
    setXTitle(chart.axes, names);
    if (chart.marker)
        chart.markerLabel =
            tr("threshold %1")
                .arg(thresholdNumber(m_document, m_document.threshold(), m_format.onPaper()));
    PaperFigure figure = paperFigure(chart);
    figure.kind = QStringLiteral("rates");
    figure.title = tr("Rates by threshold");
    figure.whyNone = tr("Open or paste a table of labels and scores to see how each rate changes "
                        "with the threshold.");
    if (!figure.paint)
        return figure;
    figure.caption = caption(names);
    figure.methods = methods();
    figure.data = [chart] { return figureData(chart); };
    if (const QString name = names(m_document.session().model); !name.isEmpty())
        addNames(figure.names, {{name}});
    return figure;
}

QString RateChart::caption(const ModelNames& names) const
{
    QStringList rates;
    for (const core::ThresholdMetric rate : m_rates)
        rates << nameOf(rate);
    const QString drawn = listText(rates);
    const QString name = names(m_document.session().model);
    return closedUp(name.isEmpty()
                        ? tr("%1 against the threshold.").arg(drawn)
                        : tr("%1 of the model “%2” against its threshold.").arg(drawn, name));
}

QString RateChart::methods() const
{
    NamedValues values;
    for (const core::ThresholdMetric rate : m_rates)
        values.emplace_back(nameOf(rate), m_document.rate(rate));
    const double beta = m_document.session().settings.beta;
    const bool hasF =
        std::find(m_rates.begin(), m_rates.end(), core::ThresholdMetric::F) != m_rates.end();
    return joinedSentences({
        tr("Where a curve has a gap, the rate is undefined."),
        samplesCaptionAtThreshold(m_document, m_format.digits),
        valuesSentence(values, m_format.digits),
        hasF ? betaSentence(beta) : QString(),
    });
}

double placeOf(double score, const ChartAxes& axes)
{
    return axes.xRange ? std::clamp(score, axes.xRange->lower, axes.xRange->upper) : score;
}

}  // namespace ui
