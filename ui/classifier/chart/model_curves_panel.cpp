#include "ui/classifier/chart/model_curves_panel.h"

#include "ui/chart_view/curve_view.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/panel/view_switches.h"
#include "ui/words/mark_text.h"
#include "ui/words/measure_text.h"
#include "ui/work/every_core.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

namespace {

/// The first points of a curve.
std::shared_ptr<const core::Curve> beginningOf(const std::shared_ptr<const core::Curve>& curve,
                                               std::size_t points)
{
    return std::make_shared<const core::Curve>(
        core::curvePoints(points, [curve](std::size_t i) { return curve->at(i); }), curve->order());
}

}  // namespace

std::size_t ModelCurvesPanel::Line::pointOf(std::size_t index) const
{
    return points.empty() ? firstPoint + index : points[index];
}

std::optional<std::size_t> ModelCurvesPanel::Line::indexOf(std::size_t point) const
{
    if (points.empty())
        return point < firstPoint || point - firstPoint >= curve->size()
                   ? std::nullopt
                   : std::optional(point - firstPoint);
    const auto found = std::lower_bound(points.begin(), points.end(), point);
    return found == points.end() || *found != point
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - points.begin()));
}

std::size_t ModelCurvesPanel::Line::reachedBy(std::size_t point) const
{
    if (!points.empty())
        return static_cast<std::size_t>(std::upper_bound(points.begin(), points.end(), point) -
                                        points.begin());
    return point < firstPoint ? 0 : std::min(point - firstPoint + 1, curve->size());
}

std::optional<std::size_t> ModelCurvesPanel::Line::pointDrawn(std::size_t vertex) const
{
    const bool isPoint = vertex % stride == 0 && vertex / stride < curve->size();
    return isPoint ? std::optional(pointOf(vertex / stride)) : std::nullopt;
}

ModelCurvesPanel::ModelCurvesPanel(const QString& title, ClassifierDocument& document,
                                   QWidget* parent)
    : Panel(title, parent)
    , m_document(document)
    , m_view(new CurveView(this))
    , m_more(new QToolButton(this))
    // Made first, it works last: the mark stands on curves.
    , m_markRefresh(new RefreshWhenShown(*this, [this] { mark(); }))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
    , m_bandWork(this)
{
    m_view->setAccessibleName(title);
    m_more->setText(QStringLiteral("⋯"));
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setAccessibleName(tr("What is drawn"));
    m_more->setToolTip(tr("Choose what is drawn"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->menu()->setToolTipsVisible(true);
    m_more->hide();  // until there is a choice
    addHeaderWidget(m_more);
    addWidget(m_view, 1);
    connect(m_view, &CurveView::pointMoved, this, [this](int line, std::size_t index) {
        choose({line, index});
    });
    connect(m_view, &CurveView::pointReleased, &m_document, &ClassifierDocument::endMove);
    connect(&document, &ClassifierDocument::aboutToChange, this, [this] {
        // What was under way has not been worked out.
        if (m_bandWork.isRunning())
            m_bandsOf.clear();
        m_bandWork.stop();
    });
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            m_refresh->request();
        m_markRefresh->request();
    });
    connect(&document, &ClassifierDocument::currentSampleChanged, m_markRefresh,
            &RefreshWhenShown::request);
}

void ModelCurvesPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    refreshPlane();
}

void ModelCurvesPanel::setReached(std::optional<std::size_t> point)
{
    if (point == m_reached)
        return;
    m_reached = point;
    refreshPlane();
}

QString ModelCurvesPanel::areaText(const Line& line, std::size_t fact) const
{
    return isStepping() ? QStringLiteral("…") : valueText(line.facts[fact], m_format);
}

/// Other models tell what is ahead, and so do lines that belong to the whole curve.
void ModelCurvesPanel::keepReached(CurveChart& chart) const
{
    using Style = CurveDecoration::Style;
    std::erase_if(chart.decorations, [](const CurveDecoration& line) {
        return line.style != Style::Guide && line.style != Style::Contour;
    });
    for (std::size_t model = 0; model < m_lines.size(); ++model) {
        const Line& line = m_lines[model];
        const std::size_t seen = model == chart.front ? line.reachedBy(*m_reached) : 0;
        CurveLine& drawn = chart.lines[model];
        drawn.curve = beginningOf(line.curve, seen);
        if (line.drawn)
            drawn.drawn = beginningOf(line.drawn, seen == 0 ? 0 : line.stride * (seen - 1) + 1);
    }
    if (*m_reached == 0)
        return;
    if (auto outline = stepOutline(*front().sweep, *m_reached); !outline.empty())
        chart.decorations.push_back({Style::Mark, std::move(outline), {}, 0});
}

bool ModelCurvesPanel::isReached(std::size_t model, std::size_t point) const
{
    return !m_reached || (model == m_document.session().model && point <= *m_reached);
}

void ModelCurvesPanel::refreshPlane()
{
    m_refresh->request();
    m_markRefresh->request();
}

void ModelCurvesPanel::refreshLines()
{
    m_lines.clear();
    m_bandsOf.clear();
    refreshPlane();
}

void ModelCurvesPanel::setBandRules(const core::BootstrapRules& rules)
{
    m_bandRules = rules;
    m_bandsOf.clear();
    refreshPlane();
}

QAction* ModelCurvesPanel::addBandSwitch()
{
    m_band = addChoice(QStringLiteral("band"), tr("band"),
                       tr("How far the curves of resampled data spread: at each place "
                          "95 % of them lie within the band"));
    return m_band;
}

QAction* ModelCurvesPanel::addChoice(const QString& name, const QString& text, const QString& tip)
{
    auto* action = new QAction(text, this);
    action->setToolTip(tip);
    action->setCheckable(true);
    keepSwitch(*action, name);
    m_more->menu()->addAction(action);
    m_more->show();
    connect(action, &QAction::toggled, this, &ModelCurvesPanel::refreshPlane);
    return action;
}

const ModelCurvesPanel::Line& ModelCurvesPanel::front() const
{
    return m_lines[m_document.session().model];
}

void ModelCurvesPanel::refresh()
{
    if (!m_document.hasSamples()) {
        showNothing(tr("Open a table of labels and scores, or paste one, to see this curve."));
        return;
    }
    if (const auto why = whyNone(*m_document.sweep())) {
        showNothing(undefinedText(*why));
        return;
    }
    takeLines();
    takeBands();
    CurveChart chart = plane();
    if (!isStepping())
        chart.bands = bands();
    chart.lines = curveLines(ModelNames(m_document));
    chart.front = m_document.session().model;
    chart.format = m_format;
    if (isStepping())
        keepReached(chart);
    const QString remark = isWorking() ? tr("The band is being worked out.") : remarkText();
    setRemark(isStepping() ? QString() : remark);
    m_view->setChart(std::move(chart));
    m_view->setEmptyText(tr("No threshold has a point on this curve."));  // the places fit by now
}

std::vector<CurveLine> ModelCurvesPanel::curveLines(const ModelNames& names) const
{
    std::vector<CurveLine> curves;
    for (std::size_t model = 0; model < m_lines.size(); ++model) {
        const QString name = names(model);
        const QString legend = legendOf(name, m_lines[model]);
        // Without a name the curve has that of its chart: "ROC, AUC 0.8753".
        const qsizetype end = !name.isEmpty() && legend.startsWith(name)
                                  ? name.size()
                                  : legend.lastIndexOf(QStringLiteral(", "));
        const QString ending = end < 0 ? QString() : legend.mid(end);
        curves.push_back({legend, m_lines[model].curve, ending, m_lines[model].drawn});
    }
    return curves;
}

/// A line whose sweep is still the same stays: neither a setting nor another model's scores make
/// it anew.
void ModelCurvesPanel::takeLines()
{
    m_lines.resize(m_document.samples().models.size());
    for (std::size_t model = 0; model < m_lines.size(); ++model)
        if (const Sweep sweep = m_document.sweep(model); sweep != m_lines[model].sweep)
            m_lines[model] = lineOf(sweep);
}

/// They stay while the curves do.
void ModelCurvesPanel::takeBands()
{
    std::vector<Sweep> wanted;
    for (std::size_t model = 0; m_band && m_band->isChecked() && model < m_lines.size(); ++model)
        wanted.push_back(m_lines[model].sweep);
    if (wanted == m_bandsOf)
        return;
    m_bandWork.stop();
    m_bands.clear();
    m_bandsOf = wanted;
    std::vector<core::ScoredLabels> samples;
    for (std::size_t model = 0; model < wanted.size(); ++model)
        samples.push_back(m_document.scored(model));
    m_bandWork.start(
        m_document.size() * wanted.size() * m_bandRules.rounds,
        [this, wanted, samples, rules = m_bandRules,
         make = bandMaker()](const std::stop_token& stop) -> SideWork::Result {
            std::vector<core::Result<core::CurveBand, core::Undefined>> made;
            for (std::size_t model = 0; model < wanted.size(); ++model)
                made.push_back(make({samples[model], *wanted[model]}, rules, everyCore(), stop));
            if (stop.stop_requested())
                return {};
            return [this, made = std::move(made)] {
                m_bands = made;
                refreshPlane();
            };
        });
}

std::vector<ChartBackdrop::Band> ModelCurvesPanel::bands() const
{
    std::vector<ChartBackdrop::Band> bands;
    for (std::size_t model = 0; model < m_bands.size(); ++model)
        if (const auto& band = m_bands[model])
            bands.push_back({band->x, band->lower, band->upper, static_cast<int>(model)});
    return bands;
}

QString ModelCurvesPanel::bandCaption(const QString& what) const
{
    if (bands().empty())
        return {};
    //: %1 is what the band is an interval of, such as "the true positive rate at each false ..."
    return tr("Bands: pointwise 95 % bootstrap intervals of %1; %2 resamples of each class, seed "
              "%3.")
        .arg(what, countText(m_bandRules.rounds), QString::number(m_bandRules.seed));
}

void ModelCurvesPanel::showNothing(const QString& why)
{
    m_bandWork.stop();
    m_bandsOf.clear();
    m_bands.clear();
    m_lines.clear();
    setRemark({});
    m_view->setChart({});
    m_view->setEmptyText(why);
}

void ModelCurvesPanel::mark()
{
    if (m_lines.empty()) {
        m_view->setWords({});
        return;
    }
    const QString whole = wholeText(m_view->chart(), ModelNames(m_document));
    const auto label = [this](CurvePlace place) { return tr("t = %1").arg(thresholdAt(place)); };
    const auto sentence = [this](CurvePlace place) {
        const Line& line = m_lines[static_cast<std::size_t>(place.line)];
        return sentenceAt(thresholdAt(place), line.sweep->counts(pointOf(place)));
    };
    const std::size_t model = m_document.session().model;
    m_view->setCurrent(placeOf(model, m_document.point()));
    m_view->setAttention(placesOfAttention());
    // The point may be the same at another threshold.
    m_view->setWords({whole, label, sentence});
}

QString ModelCurvesPanel::wholeText(const CurveChart& chart, const ModelNames& names) const
{
    QStringList curves;
    for (const CurveLine& line : chart.lines)
        curves << line.name;
    //: A chart: its title, what stands upwards, what stands across, and the curves' names
    const QString shown =
        tr("%1: %2 against %3. %4.")
            .arg(title(), chart.yTitle, chart.xTitle, curves.join(QStringLiteral(", ")));
    return isStepping() ? shown : joinedSentences({shown, seenText(names)});
}

std::optional<CurvePlace> ModelCurvesPanel::placeOf(std::size_t model, std::size_t point) const
{
    const auto index = m_lines[model].indexOf(point);
    return index && isReached(model, point)
               ? std::optional(CurvePlace{static_cast<int>(model), *index})
               : std::nullopt;
}

/// The same threshold on the other curves, and the current sample on the one in front.
std::vector<CurvePlace> ModelCurvesPanel::placesOfAttention() const
{
    std::vector<CurvePlace> places;
    const std::size_t shown = m_document.session().model;
    for (std::size_t model = 0; model < m_lines.size(); ++model) {
        const auto point = m_lines[model].sweep->pointAt(m_document.threshold());
        if (const auto place = placeOf(model, point); place && model != shown)
            places.push_back(*place);
    }
    if (const auto sample = m_document.currentSample()) {
        const double score = m_document.scored().scores[*sample];
        if (const auto place = placeOf(shown, m_lines[shown].sweep->pointAt(score)))
            places.push_back(*place);
    }
    return places;
}

std::size_t ModelCurvesPanel::pointOf(CurvePlace place) const
{
    return m_lines[static_cast<std::size_t>(place.line)].pointOf(place.index);
}

/// The threshold in force where the place is its point, else the point's own.
QString ModelCurvesPanel::thresholdAt(CurvePlace place) const
{
    const core::ThresholdSweep& sweep = *m_lines[static_cast<std::size_t>(place.line)].sweep;
    const std::size_t point = pointOf(place);
    const bool isInForce = sweep.pointAt(m_document.threshold()) == point;
    return markText(isInForce ? m_document.threshold() : sweep.threshold(point), m_format);
}

void ModelCurvesPanel::choose(CurvePlace place)
{
    m_document.setModel(static_cast<std::size_t>(place.line));
    m_document.setPoint(pointOf(place));
}

QString ModelCurvesPanel::rateText(core::Rate rate, const core::Counts& counts) const
{
    return valueText(core::rateOf(rate, counts, m_document.session().settings.beta), m_format);
}

void ModelCurvesPanel::bringUpToDate()
{
    m_refresh->refreshNow();
    m_markRefresh->refreshNow();
}

PaperFigure ModelCurvesPanel::paperFigure() const
{
    return figureOfModels(m_document,
                          [this](const ModelNames& names) { return figureWith(names); });
}

PaperFigure ModelCurvesPanel::figureWith(const ModelNames& names) const
{
    CurveChart chart = m_view->chart();
    for (std::size_t line = 0; const CurveLine& named : curveLines(names)) {
        chart.lines[line].name = named.name;
        chart.lines[line++].ending = named.ending;
    }
    PaperFigure figure = m_view->paperFigure(chart, wholeText(chart, names));
    figure.kind = figureKind();
    figure.title = title();
    figure.whyNone = m_view->emptyText();
    if (!figure.paint)
        return figure;
    figure.caption = curvesCaption(names);
    figure.guides = guideCaption();
    figure.methods = joinedSentences(
        {curvesMethods(names), samplesCaptionAtThreshold(m_document, m_format.digits)});
    figure.data = [chart, shown = CurvePlane{m_view->shownX(), m_view->shownY()},
                   numbers = numbers(names)] { return figureData(chart, shown, numbers); };
    return figure;
}

CurveNumbers ModelCurvesPanel::numbers(const ModelNames& names) const
{
    CurveNumbers numbers;
    for (std::size_t model = 0; model < m_lines.size(); ++model)
        numbers.names << names.orColumn(model);
    numbers.more.push_back(
        {tr("threshold"), [lines = m_lines](std::size_t line, std::size_t index) {
             const auto point = lines[line].pointDrawn(index);
             return point ? lines[line].sweep->threshold(*point)
                          : std::numeric_limits<double>::quiet_NaN();
         }});
    for (CurvePointColumn& column : moreColumns())
        numbers.more.push_back(std::move(column));
    return numbers;
}

QString ModelCurvesPanel::factTexts(std::size_t fact, const ModelNames& names) const
{
    const auto text = [&](std::size_t model) {
        const QString value = valueText(m_lines[model].facts[fact], paperFormat());
        return names.areKnown() ? tr("%1 for %2", "a value and its model").arg(value, names(model))
                                : value;
    };
    QString texts = text(0);
    for (std::size_t model = 1; model < m_lines.size(); ++model) {
        const bool isLast = model + 1 == m_lines.size();
        texts = (isLast ? tr("%1 and %2", "items of a list") : tr("%1, %2", "items of a list"))
                    .arg(texts, text(model));
    }
    return texts;
}

}  // namespace ui
