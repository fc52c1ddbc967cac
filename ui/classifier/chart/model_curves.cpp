// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/model_curves.h"

#include "ui/charts/chart/no_number.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>

namespace ui {

namespace {

/// A curve's first points.
std::shared_ptr<const core::Curve> beginningOf(const std::shared_ptr<const core::Curve>& curve,
                                               std::size_t points)
{
    return std::make_shared<const core::Curve>(
        core::curvePoints(points, [curve](std::size_t i) { return curve->at(i); }), curve->order());
}

}  // namespace

std::size_t ModelCurves::Line::pointOf(std::size_t index) const
{
    return points.empty() ? firstPoint + index : points[index];
}

std::optional<std::size_t> ModelCurves::Line::indexOf(std::size_t point) const
{
    if (points.empty())
        return point < firstPoint || point - firstPoint >= curve->size()
                   ? std::nullopt
                   : std::optional(point - firstPoint);
    const auto found = std::ranges::lower_bound(points, point);
    return found == points.end() || *found != point
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - points.begin()));
}

std::size_t ModelCurves::Line::reachedBy(std::size_t point) const
{
    if (!points.empty())
        return static_cast<std::size_t>(std::ranges::upper_bound(points, point) - points.begin());
    return point < firstPoint ? 0 : std::min(point - firstPoint + 1, curve->size());
}

std::optional<std::size_t> ModelCurves::Line::pointDrawn(std::size_t vertex) const
{
    const bool isPoint = vertex % stride == 0 && vertex / stride < curve->size();
    return isPoint ? std::optional(pointOf(vertex / stride)) : std::nullopt;
}

void ModelCurves::setOptions(const ModelCurvesOptions& options)
{
    if (options.band != m_options.band)
        m_bands = {};
    if (options.isOtherForm != m_options.isOtherForm)
        m_lines.clear();
    m_options = options;
}

/// Lines whose sweep is unchanged stay: settings and other models' scores do not affect them.
void ModelCurves::update()
{
    std::size_t models = 0;
    if (!m_document.hasSamples()) {
        m_whyEmpty = tr("Open or paste a table of labels and scores to see this curve.");
    } else if (const auto why = whyNone(*m_document.sweep())) {
        m_whyEmpty = undefinedText(*why);
    } else {
        m_whyEmpty = tr("This curve is undefined at every threshold.");
        models = m_document.samples().models.size();
    }
    m_lines.resize(models);
    for (std::size_t model = 0; model < models; ++model)
        if (const Sweep sweep = m_document.sweep(model); sweep != m_lines[model].sweep)
            m_lines[model] = lineOf(sweep);
}

CurveChart ModelCurves::chart(const ModelNames& names) const
{
    if (m_lines.empty())
        return {};
    CurveChart chart = plane();
    if (ClinicalNames::areUsed() && !chart.clinicalX.isEmpty()) {
        chart.xTitle = chart.clinicalX;
        chart.yTitle = chart.clinicalY;
    }
    if (!isStepping())
        chart.bands = bands();
    chart.lines = curveLines(names);
    chart.front = m_document.session().model;
    chart.format = format();
    chart.guesses = m_options.guesses;
    if (isStepping())
        keepReached(chart);
    return chart;
}

std::vector<CurveLine> ModelCurves::curveLines(const ModelNames& names) const
{
    std::vector<CurveLine> curves;
    for (std::size_t model = 0; model < m_lines.size(); ++model) {
        const Line& line = m_lines[model];
        const QString name = names(model).isEmpty() ? bareName() : names(model);
        const QString fact = legendFact(line);
        const bool isDetailed = !name.isEmpty() && !fact.isEmpty();
        const QString legend = isDetailed ? detailedText(name, fact) : name + fact;
        const QString ending = isDetailed ? detailBehind(name, legend) : QString();
        curves.push_back({legend, line.curve, ending, line.drawn});
    }
    return curves;
}

/// Removes what would reveal later steps: other models, and lines for the whole curve.
void ModelCurves::keepReached(CurveChart& chart) const
{
    using Style = CurveDecoration::Style;
    const std::size_t reached = *m_options.reached;
    std::erase_if(chart.decorations, [](const CurveDecoration& line) {
        return line.style != Style::Guide && line.style != Style::Contour;
    });
    for (std::size_t model = 0; model < m_lines.size(); ++model) {
        const Line& line = m_lines[model];
        const std::size_t seen = model == chart.front ? line.reachedBy(reached) : 0;
        CurveLine& drawn = chart.lines[model];
        drawn.curve = beginningOf(line.curve, seen);
        if (line.drawn)
            drawn.drawn = beginningOf(line.drawn, seen == 0 ? 0 : line.stride * (seen - 1) + 1);
    }
    if (reached == 0)
        return;
    if (auto outline = stepOutline(*front().sweep, reached); !outline.empty())
        chart.decorations.push_back({Style::Mark, std::move(outline), {}, 0});
}

bool ModelCurves::isReached(std::size_t model, std::size_t point) const
{
    return !isStepping() || (model == m_document.session().model && point <= *m_options.reached);
}

const ModelCurves::Line& ModelCurves::front() const
{
    return m_lines[m_document.session().model];
}

QString ModelCurves::areaText(const Line& line, std::size_t fact) const
{
    return isStepping() ? QStringLiteral("…") : valueText(line.facts[fact], format());
}

std::vector<ModelCurves::Sweep> ModelCurves::requestedBands() const
{
    std::vector<Sweep> requested;
    if (m_options.hasBand && bandMaker())
        for (const Line& line : m_lines)
            requested.push_back(line.sweep);
    return requested;
}

std::vector<core::ScoredLabels> ModelCurves::scoredModels() const
{
    std::vector<core::ScoredLabels> samples;
    for (std::size_t model = 0; model < m_lines.size(); ++model)
        samples.push_back(m_document.scored(model));
    return samples;
}

std::function<ModelCurves::Bands(const std::stop_token&)> ModelCurves::bandMaking() const
{
    return [of = requestedBands(), samples = scoredModels(), rules = m_options.band,
            make = bandMaker()](const std::stop_token& stop) {
        Bands bands{of, {}};
        for (std::size_t model = 0; model < of.size(); ++model)
            bands.made.push_back(make({samples[model], *of[model]}, rules, everyCore(), stop));
        return bands;
    };
}

std::vector<ModelCurves::Sweep> ModelCurves::requestedIntervals() const
{
    std::vector<Sweep> requested;
    if (intervalMaker())
        for (const Line& line : m_lines)
            requested.push_back(line.sweep);
    return requested;
}

std::function<ModelCurves::Intervals(const std::stop_token&)> ModelCurves::intervalMaking() const
{
    return [of = requestedIntervals(), samples = scoredModels(),
            make = intervalMaker()](const std::stop_token& stop) {
        Intervals intervals{of, {}};
        for (std::size_t model = 0; model < of.size(); ++model)
            intervals.made.push_back(make({samples[model], *of[model]}, everyCore(), stop));
        return intervals;
    };
}

QString ModelCurves::intervalMethod() const
{
    const core::BootstrapRules rules;
    return tr("95% confidence intervals: stratified bootstrap (%1 rounds, seed %2).")
        .arg(countText(rules.rounds), QString::number(rules.seed));
}

std::optional<core::Interval> ModelCurves::legendInterval(std::size_t model) const
{
    const bool areKnown = !m_intervals.of.empty() && m_intervals.of == requestedIntervals();
    return areKnown ? m_intervals.made[model] : std::nullopt;
}

/// Kept as long as the curves.
std::vector<ChartBackdrop::Band> ModelCurves::bands() const
{
    std::vector<ChartBackdrop::Band> bands;
    if (m_bands.of == requestedBands())
        for (std::size_t model = 0; model < m_bands.made.size(); ++model)
            if (const auto& band = m_bands.made[model])
                bands.push_back({band->x, band->lower, band->upper, static_cast<int>(model)});
    return bands;
}

QString ModelCurves::bandCaption(const QString& what) const
{
    if (bands().empty())
        return {};
    //: %1 is what the band is an interval of, such as "the true positive rate at each false ..."
    return tr("Bands: pointwise 95% bootstrap intervals of %1; %2 resamples of each class, seed "
              "%3.")
        .arg(what, countText(m_options.band.rounds), QString::number(m_options.band.seed));
}

QString ModelCurves::wholeText(const CurveChart& shown, const ModelNames& names) const
{
    QStringList curves;
    for (const CurveLine& line : shown.lines)
        curves << line.name;
    //: A chart: its title, what stands upwards, what stands across, and the curves' names
    const QString text =
        tr("%1: %2 against %3. %4.").arg(title(), shown.yTitle, shown.xTitle, listText(curves));
    return isStepping() ? text : joinedSentences({text, seenText(names)});
}

std::optional<CurvePlace> ModelCurves::placeOf(std::size_t model, std::size_t point) const
{
    const auto index = m_lines[model].indexOf(point);
    return index && isReached(model, point)
               ? std::optional(CurvePlace{static_cast<int>(model), *index})
               : std::nullopt;
}

std::optional<CurvePlace> ModelCurves::current() const
{
    return placeOf(m_document.session().model, m_document.point());
}

std::vector<CurvePlace> ModelCurves::placesOfHighlight() const
{
    std::vector<CurvePlace> places;
    const std::size_t shown = m_document.session().model;
    for (std::size_t model = 0; model < m_lines.size(); ++model) {
        const auto point = m_lines[model].sweep->pointAt(m_document.threshold(model));
        if (const auto place = placeOf(model, point); place && model != shown)
            places.push_back(*place);
    }
    if (const auto place = placeOfSample())
        places.push_back(*place);
    return places;
}

std::optional<CurvePlace> ModelCurves::placeOfSample() const
{
    const auto sample = m_document.currentSample();
    const std::size_t model = m_document.session().model;
    if (!sample || model >= m_lines.size())
        return std::nullopt;
    return placeOf(model, m_lines[model].sweep->pointAt(m_document.scored().scores[*sample]));
}

const ModelCurves::Line& ModelCurves::lineAt(CurvePlace place) const
{
    return m_lines[static_cast<std::size_t>(place.line)];
}

std::size_t ModelCurves::pointOf(CurvePlace place) const
{
    return lineAt(place).pointOf(place.index);
}

/// The document's threshold if the place is its point, otherwise the point's own.
QString ModelCurves::thresholdAt(CurvePlace place) const
{
    const core::ThresholdSweep& sweep = *lineAt(place).sweep;
    const std::size_t point = pointOf(place);
    const double own = m_document.threshold(static_cast<std::size_t>(place.line));
    const bool isInForce = sweep.pointAt(own) == point;
    return thresholdNumber(m_document, isInForce ? own : sweep.threshold(point), format());
}

QString ModelCurves::labelAt(CurvePlace place) const
{
    return tr("t = %1").arg(thresholdAt(place));
}

QString ModelCurves::sentenceAt(CurvePlace place) const
{
    return sentenceAt(thresholdAt(place), lineAt(place).sweep->counts(pointOf(place)));
}

QString ModelCurves::readingAt(CurvePlace place) const
{
    const QString words = reading(lineAt(place).sweep->counts(pointOf(place)));
    return words.isEmpty() ? labelAt(place) : words;
}

QString ModelCurves::nameAt(CurvePlace place) const
{
    return place == placeOfSample() ? m_document.nameOf(*m_document.currentSample()) : QString();
}

QString ModelCurves::percentOf(core::ThresholdMetric rate,
                               const core::ConfusionMatrix& counts) const
{
    const core::Value value = core::thresholdMetricOf(rate, counts);
    return value ? percentText(*value, {format().digits - 1, format().locale})
                 : valueText(value, format());
}

QString ModelCurves::rateText(core::ThresholdMetric rate, const core::ConfusionMatrix& counts) const
{
    return valueText(core::thresholdMetricOf(rate, counts, m_document.session().settings.beta),
                     format());
}

/// Adds intervals of the legend's values. @return whether there are any
bool ModelCurves::addIntervals(CurveChart& chart) const
{
    bool hasAny = false;
    for (std::size_t model = 0; model < chart.lines.size(); ++model) {
        CurveLine& line = chart.lines[model];
        const auto interval =
            line.ending.isEmpty() || isStepping() ? std::nullopt : legendInterval(model);
        if (!interval)
            continue;
        hasAny = true;
        addInterval(line, *interval, paperFormat());
    }
    return hasAny;
}

QString ModelCurves::endsText(const core::Interval& interval, const NumberFormat& format)
{
    return tr("%1–%2", "an interval")
        .arg(valueText(interval.low, format), valueText(interval.high, format));
}

QString ModelCurves::intervalBehind(const QString& ending, const core::Interval& interval,
                                    const NumberFormat& format)
{
    const QString fact = withoutSeparator(ending);
    return remarkedText(fact, endsText(interval, format)).mid(fact.size());
}

QString ModelCurves::markCaption(CurvePlace place, const ModelNames& names) const
{
    const QString name = names(static_cast<std::size_t>(place.line));
    return name.isEmpty() ? tr("Ring: threshold %1.").arg(thresholdAt(place))
                          : tr("Ring: threshold %1 of %2.").arg(thresholdAt(place), name);
}

PaperFigure ModelCurves::figure(const ModelCurvesOptions& options)
{
    setOptions(options);
    update();
    setBands(bandMaking()({}));
    setIntervals(intervalMaking()({}));
    return figure(std::nullopt);
}

PaperFigure ModelCurves::figure(const std::optional<CurvePlane>& shown) const
{
    return figureOfModels(m_document,
                          [&](const ModelNames& names) { return figureWith(names, shown); });
}

PaperFigure ModelCurves::figureWith(const ModelNames& names,
                                    const std::optional<CurvePlane>& shown) const
{
    CurveChart chart = this->chart(names);
    const bool hasIntervals = addIntervals(chart);
    const CurvePlane plane = shown.value_or(CurvePlane{chart.x, chart.y});
    PaperFigure figure;
    if (!isEmpty()) {
        const auto place = current();
        const QString said = place ? sentenceAt(*place) : QString();
        figure = paperFigure(chart, plane, place, place ? labelAt(*place) : QString(),
                             joinedSentences({wholeText(chart, names), said}));
    }
    figure.kind = kind();
    figure.title = title();
    figure.whyNone = m_whyEmpty;
    if (!figure.paint)
        return figure;
    figure.caption = joinedSentences({curvesCaption(names), sampleCountsSentence(m_document),
                                      hasIntervals ? intervalMethod() : QString()});
    if (const auto place = current())
        figure.marks = markCaption(*place, names);
    figure.guides = guideCaption();
    figure.methods = joinedSentences(
        {curvesMethods(names), samplesCaptionOfModels(m_document, names, format().digits)});
    figure.data = [chart, plane, numbers = numbers(names)] {
        return figureData(chart, plane, numbers);
    };
    return figure;
}

CurveNumbers ModelCurves::numbers(const ModelNames& names) const
{
    CurveNumbers numbers;
    for (std::size_t model = 0; model < m_lines.size(); ++model)
        numbers.names << names.orColumn(model);
    numbers.more.push_back(
        {tr("threshold"), [lines = m_lines](std::size_t line, std::size_t index) {
             const auto point = lines[line].pointDrawn(index);
             return point ? lines[line].sweep->threshold(*point) : noNumber;
         }});
    for (CurvePointColumn& column : moreColumns())
        numbers.more.push_back(std::move(column));
    return numbers;
}

QString ModelCurves::factTexts(std::size_t fact, const ModelNames& names, bool hasIntervals) const
{
    const auto text = [&](std::size_t model) {
        QString value = valueText(m_lines[model].facts[fact], paperFormat());
        if (const auto interval =
                hasIntervals && !isStepping() ? legendInterval(model) : std::nullopt)
            value = remarkedText(value, endsText(*interval, paperFormat()));
        return names.areKnown() ? tr("%1 for %2", "a value and its model").arg(value, names(model))
                                : value;
    };
    QStringList texts;
    for (std::size_t model = 0; model < m_lines.size(); ++model)
        texts << text(model);
    return wholeListText(texts);
}

}  // namespace ui
