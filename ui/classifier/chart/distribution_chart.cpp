// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/distribution_chart.h"

#include "ui/charts/figure/chart_data.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/export/figure/panel_figure.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/mark_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

bool DistributionChart::showsRows() const
{
    return m_options.hasEveryModel && m_document.samples().models.size() > 1;
}

core::ScoreRange DistributionChart::range(std::size_t model) const
{
    if (!showsRows())
        return core::scoreRange(*m_document.sweep(model));
    core::ScoreRange common = core::scoreRange(*m_document.sweep(0));
    for (std::size_t other = 1; other < m_document.samples().models.size(); ++other) {
        const core::ScoreRange range = core::scoreRange(*m_document.sweep(other));
        common = {std::min(common.lower, range.lower), std::max(common.upper, range.upper)};
    }
    return common;
}

core::ScoreHistogram DistributionChart::counted(std::size_t model) const
{
    return core::scoreHistogram(*m_document.sweep(model), range(model),
                                m_options.bins.value_or(core::helpfulBins(m_document.size())));
}

Histogram DistributionChart::histogram(const core::ScoreHistogram& counted) const
{
    Histogram histogram;
    histogram.edges = counted.edges;
    for (const core::ScoreBin& bin : counted.bins) {
        histogram.positives.push_back(bin.positives);
        histogram.negatives.push_back(bin.negatives);
    }
    histogram.positiveName = tr("positive (%1)").arg(m_document.positiveWord());
    histogram.negativeName = tr("negative (%1)").arg(m_document.negativeWord());
    histogram.xTitle = xTitle({});
    const bool isWeighted = m_document.sweep()->isWeighted();
    histogram.yTitle = isWeighted ? tr("weight") : tr("count");
    histogram.isLogarithmic = m_options.isLogarithmic;
    histogram.format = m_options.format;
    histogram.guess = m_options.guess;
    return histogram;
}

QString DistributionChart::xTitle(const QString& model) const
{
    const bool isCalibrated = m_document.session().settings.calibration != core::Calibration::None;
    const QString shown = isCalibrated ? tr("calibrated score") : tr("score");
    //: What is on an axis and whose: "score of random forest"
    return model.isEmpty() ? shown : closedUp(tr("%1 of %2").arg(shown, model));
}

QString DistributionChart::summary(const core::ScoreHistogram& counts) const
{
    QString whole =
        tr("%1: %n bins from %2 to %3.", nullptr, static_cast<int>(counts.bins.size()))
            .arg(tr("Score distribution"), markText(counts.edges.front(), m_options.format),
                 markText(counts.edges.back(), m_options.format));
    if (!m_options.guess)
        return whole;
    return joinedSentences({whole, tr("The guess is %1; the right value is %2.")
                                       .arg(markText(m_options.guess->guessed, m_options.format),
                                            markText(m_options.guess->right, m_options.format))});
}

QString DistributionChart::amount(double count) const
{
    return std::round(count) == count ? tallyText(count, m_options.format.locale)
                                      : termText(count, m_options.format);
}

QString DistributionChart::sentenceAt(std::size_t model, double threshold) const
{
    const auto sweep = m_document.sweep(model);
    const core::ConfusionMatrix counts = sweep->counts(sweep->pointAt(threshold));
    const QString accepted =
        m_document.samples().weights.empty()
            ? tr("At threshold %1, %2 of %3 positives and %4 of %5 negatives "
                 "are predicted positive.")
            : tr("At threshold %1, positives with a total weight of %2 (of %3) and negatives with "
                 "a total weight of %4 (of %5) are predicted positive.");
    return accepted.arg(thresholdNumber(m_document, threshold, m_options.format), amount(counts.tp),
                        amount(counts.positives()), amount(counts.fp), amount(counts.negatives()));
}

PaperFigure DistributionChart::figure() const
{
    if (!m_document.hasSamples())
        return {};
    return showsRows() ? rowsFigure() : figureOfModels(m_document, [this](const ModelNames& names) {
        return frontFigure(names);
    });
}

HistogramMarks DistributionChart::marks(std::size_t model) const
{
    return {m_document.threshold(model),
            tr("threshold %1").arg(thresholdOfModel(m_document, model, m_options.format.onPaper())),
            std::nullopt,
            {}};
}

PaperFigure DistributionChart::frontFigure(const ModelNames& names) const
{
    const std::size_t front = m_document.session().model;
    const QString name = names(front);
    const core::ScoreHistogram counts = counted(front);
    Histogram shown = histogram(counts);
    shown.xTitle = xTitle(names.raw(front));  // it says itself what is recalibrated
    HistogramMarks marks = this->marks(front);
    if (const auto sample = m_document.currentSample())
        marks.highlight = m_document.scored().scores[*sample];
    return {.kind = QStringLiteral("distribution"),
            .title = tr("Score distribution"),
            .description =
                joinedSentences({summary(counts), sentenceAt(front, m_document.threshold()),
                                 name.isEmpty() ? QString() : seenText(name, front)}),
            .caption = caption(names),
            .methods = methods(),
            .hasLegend = true,
            .hasLimits = true,
            .paint =
                [shown, marks](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
                    paintHistogram(shown, marks, device, points, style);
                },
            .data = [shown] { return figureData(shown); },
            .names = classifierMetricNames(names)};
}

/// Rows share one axis of scores; many models fill several columns.
PaperFigure DistributionChart::rowsFigure() const
{
    constexpr std::size_t mostRows = 4;
    const std::size_t models = m_document.samples().models.size();
    const std::size_t columns = std::max<std::size_t>(1, (models + mostRows - 1) / mostRows);
    const ModelNames names(m_document);
    std::vector<PaperFigure> rows;
    for (std::size_t model = 0; model < models; ++model)
        rows.push_back(rowFigure(model, columns, names));
    PaperFigure figure =
        panelFigure(std::move(rows), {.rows = static_cast<int>((models + columns - 1) / columns),
                                      .columns = static_cast<int>(columns),
                                      .isDense = true});
    figure.kind = QStringLiteral("distribution");
    figure.title = tr("Score distribution");
    figure.caption = caption(names);
    figure.methods = methods();
    figure.names = classifierMetricNames(names);
    return figure;
}

PaperFigure DistributionChart::rowFigure(std::size_t model, std::size_t columns,
                                         const ModelNames& names) const
{
    Histogram row = histogram(counted(model));
    for (std::size_t other = 0; other < m_document.samples().models.size(); ++other)
        for (const core::ScoreBin& bin : counted(other).bins)
            row.leastTop = std::max({row.leastTop, bin.positives, bin.negatives});
    row.hasScores = model + columns >= m_document.samples().models.size();
    const Histogram whole = row;
    if (!row.hasScores)
        row.xTitle.clear();
    // Rows are too low for titles at the side.
    for (QString* name : {&row.positiveName, &row.negativeName})
        //: In a legend: what is counted of a class, such as "count, positive (1)"
        *name = detailedText(row.yTitle, *name);
    row.yTitle.clear();
    HistogramMarks marks = this->marks(model);
    marks.thresholdText.clear();
    row.thresholdName =
        tr("t = %1").arg(thresholdOfModel(m_document, model, m_options.format.onPaper()));
    return {.kind = QStringLiteral("distribution"),
            .title = names(model),
            .description = seenText(names(model), model),
            .hasLegend = true,
            .paint =
                [row, marks](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
                    paintHistogram(row, marks, device, points, style);
                },
            .data = [whole] { return figureData(whole); }};
}

/// The centre of both classes, per model.
QString DistributionChart::seenText(const QString& name, std::size_t model) const
{
    const NumberFormat format = m_options.format.onPaper();
    const auto medians = core::medianScores(*m_document.sweep(model));
    if (!medians)
        return tr("%1: one class has no samples.").arg(name);
    const QString positive = markText(medians->positive, format);
    const QString negative = markText(medians->negative, format);
    return m_document.sweep(model)->higherIsPositive()
               ? tr("%1: half of the positives score %2 or more, half of the negatives %3 or more.")
                     .arg(name, positive, negative)
               : tr("%1: half of the positives score %2 or less, half of the negatives %3 or less.")
                     .arg(name, positive, negative);
}

QString DistributionChart::caption(const ModelNames& names) const
{
    const Histogram shown = histogram(counted(m_document.session().model));
    QStringList models;
    for (std::size_t model = 0; showsRows() && model < m_document.samples().models.size(); ++model)
        models << names(model);
    const QString bins =
        tr("%1 per class in %2 equal-width bins.").arg(shown.yTitle, QString::number(shown.bins()));
    //: %1 tells of the bins: "count of each class in 30 bins of …"
    QString shownSentence = tr("Distribution of the scores: %1").arg(bins);
    if (showsRows())
        shownSentence =
            tr("Distribution of the scores of the models %1: %2").arg(listText(models), bins);
    else if (names.areKnown())
        shownSentence = tr("Distribution of the scores of the model “%1”: %2")
                            .arg(names(m_document.session().model), bins);
    return joinedSentences({
        shownSentence,
        shown.isLogarithmic ? tr("Bar heights show the logarithm of 1 + the count.") : QString(),
    });
}

QString DistributionChart::methods() const
{
    const NumberFormat format = m_options.format.onPaper();
    const core::ScoreRange range = this->range(m_document.session().model);
    return joinedSentences({
        tr("The score bins range from %1 to %2 and include their lower edges. Scores outside "
           "this range count in the outermost bins.")
            .arg(markText(range.lower, format), markText(range.upper, format)),
        showsRows()
            ? samplesCaptionOfModels(m_document, ModelNames(m_document), m_options.format.digits)
            : samplesCaptionAtThreshold(m_document, m_options.format.digits),
    });
}

std::vector<FigureName> DistributionChart::classifierMetricNames(const ModelNames& modelNames) const
{
    const Histogram named = histogram({});
    std::vector<FigureName> names{{named.positiveName}, {named.negativeName}};
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
        if (const QString name = modelNames(model);
            !name.isEmpty() && (showsRows() || model == m_document.session().model))
            addNames(names, {{name}});
    return names;
}

}  // namespace ui
