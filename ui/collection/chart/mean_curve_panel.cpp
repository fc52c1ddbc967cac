#include "ui/collection/chart/mean_curve_panel.h"

#include "core/metric/measure_table.h"
#include "ui/chart/series_lookup.h"
#include "ui/chart_view/chart_view.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/figure/chart_data.h"
#include "ui/figure/figure.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/panel/view_switches.h"
#include "ui/words/caption_text.h"
#include "ui/words/query_text.h"
#include "ui/work/every_core.h"

#include <QActionGroup>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

namespace ui {

namespace {

constexpr double noMean = std::numeric_limits<double>::quiet_NaN();

std::size_t longestList(const core::Collection& collection)
{
    std::size_t longest = 0;
    for (const core::NamedRun& run : collection.runs)
        for (const core::QueryResults& query : run.run.queries)
            longest = std::max(longest, query.documents.size());
    return longest;
}

/// "nDCG(gain=exp)@k"
QString nameAtK(core::Definition definition)
{
    definition.cutoff.reset();
    return QString::fromStdString(core::toText(definition)) + QStringLiteral("@k");
}

Series seriesOf(const QString& name, const std::vector<core::MeanAtCutoff>& means)
{
    Series series{name, {}, {}};
    for (std::size_t k = 1; k <= means.size(); ++k) {
        series.x.push_back(static_cast<double>(k));
        series.y.push_back(means[k - 1].mean.valueOr(noMean));
    }
    return series;
}

ChartBackdrop::Band bandOf(int series, const std::vector<core::MeanAtCutoff>& means)
{
    ChartBackdrop::Band band;
    band.series = series;
    for (std::size_t k = 1; k <= means.size(); ++k) {
        const auto& interval = means[k - 1].interval;
        band.x.push_back(static_cast<double>(k));
        band.lower.push_back(interval ? interval->low : noMean);
        band.upper.push_back(interval ? interval->high : noMean);
    }
    return band;
}

/// From 0 to above the means and their intervals, which reach beyond what a measure can be.
ChartRange rangeOf(const Chart& chart, const ChartBackdrop& backdrop,
                   const core::Definition& definition)
{
    Chart all = chart;
    for (const ChartBackdrop::Band& band : backdrop.bands) {
        all.series.push_back({{}, band.x, band.lower});
        all.series.push_back({{}, band.x, band.upper});
    }
    const bool isBounded = core::rowOf(definition.measure).endsAtOne;
    const ChartRange means = yRangeOf(chart);
    const ChartRange found = yRangeOf(all);
    return {means.lower < 0 ? found.lower : 0,
            isBounded ? std::min(1.0, found.upper) : found.upper};
}

}  // namespace

MeanCurvePanel::MeanCurvePanel(CollectionDocument& document, QWidget* parent)
    : Panel(tr("Mean against cutoff"), parent)
    , m_document(document)
    , m_view(new ChartView(this))
    // Made first, it works last: what was worked out is drawn.
    , m_drawing(new RefreshWhenShown(*this, [this] { showCurves(); }))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
    , m_choice(new QToolButton(this))
{
    m_view->setAccessibleName(tr("Mean against cutoff"));
    makeMenu();
    addHeaderWidget(m_choice);
    addWidget(m_view, 1);
    connect(m_view, &ChartView::markerMoved, this, &MeanCurvePanel::tellMarker);
    connect(&document, &CollectionDocument::changed, this, &MeanCurvePanel::follow);
    connect(&document, &CollectionDocument::shownChanged, this, [this] {
        // Another order is no other mean.
        if (!isVisible() || queriesAsked() != m_asked)
            m_refresh->request();
    });
}

void MeanCurvePanel::follow(CollectionDocument::Part part)
{
    switch (part) {
    case CollectionDocument::Part::Collection:
        m_work.stop();
        m_worked = {};
        m_refresh->request();
        m_drawing->request();
        break;
    case CollectionDocument::Part::Measures:
    case CollectionDocument::Part::Values:
        m_refresh->request();
        break;
    case CollectionDocument::Part::Runs:
        m_drawing->request();
        break;
    case CollectionDocument::Part::Statistics:
        break;
    }
}

void MeanCurvePanel::makeMenu()
{
    m_choice->setText(QStringLiteral("⋯"));
    m_choice->setAccessibleName(tr("Cutoffs"));
    m_choice->setObjectName(QStringLiteral("more"));
    m_choice->setToolTip(tr("Choose how far the cutoffs go"));
    m_choice->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_choice);
    auto* depths = new QActionGroup(menu);
    const auto add = [&](const QString& text, std::optional<std::size_t> depth) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(depth == m_depth);
        depths->addAction(action);
        keepSwitch(*action, QStringLiteral("depth %1").arg(depth.value_or(0)));
        connect(action, &QAction::triggered, this, [this, depth] { setDepth(depth); });
    };
    add(tr("As far as helps"), std::nullopt);
    for (const std::size_t depth : {20, 100, 1000})
        add(tr("To k = %1").arg(depth), depth);
    add(tr("To the end of the lists"), std::numeric_limits<std::size_t>::max());
    m_choice->setMenu(menu);
}

void MeanCurvePanel::setDepth(std::optional<std::size_t> depth)
{
    m_depth = depth;
    m_refresh->request();
}

void MeanCurvePanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_drawing->request();
}

std::size_t MeanCurvePanel::depth() const
{
    constexpr std::size_t shownWhole = 200;
    constexpr std::size_t roomBeyond = 4;
    const std::size_t last = std::max<std::size_t>(1, longestList(m_document.collection()));
    if (m_depth)
        return std::min(*m_depth, last);
    const std::size_t wanted = m_document.definition().cutoff.value_or(last) * roomBeyond;
    if (last <= shownWhole)
        return last;
    for (const std::size_t depth : {100, 1000})
        if (wanted <= depth)
            return std::min<std::size_t>(depth, last);
    return std::min<std::size_t>(1000, last);
}

MeanCurvePanel::Queries MeanCurvePanel::queriesAsked() const
{
    const auto shown = m_document.shown();
    if (shown->size() == m_document.queryCount())
        return std::nullopt;
    std::vector<std::string> ids;
    ids.reserve(shown->size());
    for (const std::size_t query : *shown)
        ids.push_back(m_document.evaluation().queries[query].id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

void MeanCurvePanel::refresh()
{
    if (!m_document.hasRuns())
        return;
    core::MeanCurveRules rules;
    rules.evaluation = m_document.evaluation().rules;
    rules.depth = depth();
    rules.queries = m_asked = queriesAsked();
    m_work.start(m_document.documentCount(),
                 [this, collection = m_document.sharedCollection(), edits = m_document.edits(),
                  definition = m_document.definition(),
                  rules](const std::stop_token& stop) -> SideWork::Result {
                     auto worked = std::make_shared<Worked>(Worked{definition, {}});
                     for (std::size_t run = 0; run < collection->runs.size(); ++run)
                         worked->runs.push_back(core::meanCurve(*collection, edits, run, definition,
                                                                rules, everyCore(), stop));
                     if (stop.stop_requested())
                         return {};
                     return [this, worked] {
                         m_worked = std::move(*worked);
                         showCurves();
                     };
                 });
    if (m_work.isRunning())
        setRemark(tr("being worked out"));
}

std::vector<std::size_t> MeanCurvePanel::runsInOrder() const
{
    std::vector<std::size_t> runs{m_document.runA()};
    if (m_document.hasTwoRuns())
        runs.push_back(m_document.runB());
    for (std::size_t run = 0; run < m_worked.runs.size(); ++run)
        if (std::find(runs.begin(), runs.end(), run) == runs.end())
            runs.push_back(run);
    return runs;
}

QString MeanCurvePanel::nameOf(std::size_t run) const
{
    if (run == m_document.runA())
        return nameOfA({{}, m_document.runName(run), {}});
    if (run == m_document.runB())
        return nameOfB({{}, {}, m_document.runName(run)});
    return m_document.runName(run);
}

void MeanCurvePanel::showNothing()
{
    setTitle(tr("Mean against cutoff"));
    setRemark({});
    m_view->setEmptyText(m_document.hasRuns()
                             ? tr("The means are being worked out.")
                             : tr("Open judgments and a run to see the mean at every cutoff."));
    m_view->setBackdrop({});
    m_view->setMarker(std::nullopt);
    m_view->setSeries({});
}

void MeanCurvePanel::showCurves()
{
    if (m_worked.runs.empty()) {
        showNothing();
        return;
    }
    Chart chart;
    ChartBackdrop backdrop;
    for (const std::size_t run : runsInOrder()) {
        const auto index = static_cast<int>(chart.series.size());
        const bool isCompared = run == m_document.runA() || run == m_document.runB();
        //: %1 is a run's name; the shaded band around its curve is what is named
        const QString name = isCompared ? tr("%1, 95 % interval").arg(nameOf(run)) : nameOf(run);
        chart.series.push_back(seriesOf(name, m_worked.runs[run]));
        if (name.startsWith(nameOf(run)))
            chart.series.back().ending = name.mid(nameOf(run).size());
        if (isCompared)
            backdrop.bands.push_back(bandOf(index, m_worked.runs[run]));
    }
    chart.axes.xTitle = tr("cutoff k");
    chart.axes.yTitle = tr("mean %1").arg(nameAtK(m_worked.definition));
    chart.axes.isXIntegral = true;
    chart.axes.format = m_format;
    chart.axes.yRange = rangeOf(chart, backdrop, m_worked.definition);
    setTitle(tr("Mean %1").arg(nameAtK(m_worked.definition)));
    setRemark(m_work.isRunning() ? tr("being worked out")
                                 : queryCountText(m_document.shown()->size(),
                                                  m_document.queryCount(), m_format.locale));
    m_view->setEmptyText(tr("No query has a value."));
    m_view->setSeries(std::move(chart.series), chart.axes);
    m_view->setBackdrop(std::move(backdrop));
    m_view->setTipNote([this](double x) {
        return intervalsAt(static_cast<std::size_t>(std::max(1L, std::lround(x))), m_format);
    });
    const auto cutoff = m_worked.definition.cutoff;
    const std::size_t depth = m_worked.runs.front().size();
    m_view->setMarker(static_cast<double>(std::min(cutoff.value_or(depth), depth)));
    tellMarker();
}

const core::MeanAtCutoff* MeanCurvePanel::at(std::size_t run, std::size_t k) const
{
    const bool isThere = run < m_worked.runs.size() && k >= 1 && k <= m_worked.runs[run].size();
    return isThere ? &m_worked.runs[run][k - 1] : nullptr;
}

/// "0.4210 to 0.5632", or why there is none.
QString MeanCurvePanel::intervalText(std::size_t run, std::size_t k,
                                     const NumberFormat& format) const
{
    const core::MeanAtCutoff* found = at(run, k);
    if (!found || !found->interval)
        return QString(QChar(0x2013));
    return tr("%1 to %2")
        .arg(valueText(found->interval->low, format), valueText(found->interval->high, format));
}

QString MeanCurvePanel::intervalsAt(std::size_t k, const NumberFormat& format) const
{
    const core::MeanAtCutoff* a = at(m_document.runA(), k);
    if (!a)
        return {};
    const QString ofA = tr("95 % t interval: A %1").arg(intervalText(m_document.runA(), k, format));
    const QString counted = decimalText(double(a->queries), 0, format.locale);
    if (!m_document.hasTwoRuns())
        return tr("%1 (n = %2)").arg(ofA, counted);
    const core::MeanAtCutoff* b = at(m_document.runB(), k);
    return tr("%1 (n = %2), B %3 (n = %4)")
        .arg(ofA, counted, intervalText(m_document.runB(), k, format),
             decimalText(b ? double(b->queries) : 0, 0, format.locale));
}

QString MeanCurvePanel::sentenceAt(std::size_t k, const NumberFormat& format) const
{
    QStringList means;
    for (const std::size_t run : runsInOrder())
        if (const core::MeanAtCutoff* found = at(run, k))
            means += tr("%1 is %2").arg(nameOf(run), valueText(found->mean, format));
    return tr("At k = %1: %2. %3.")
        .arg(decimalText(double(k), 0, format.locale),
             means.join(tr(", ", "between the items of a list")), intervalsAt(k, format));
}

void MeanCurvePanel::tellMarker()
{
    if (!m_view->marker())
        return;
    const auto k = static_cast<std::size_t>(*m_view->marker());
    m_view->setMarkerWords(tr("k = %1").arg(decimalText(double(k), 0, m_format.locale)),
                           sentenceAt(k, m_format));
}

QString MeanCurvePanel::caption(const NumberFormat& format) const
{
    const std::size_t depth = m_worked.runs.front().size();
    return tr("Mean of %1 over the queries at the cutoffs k from 1 to %2. Bands: t intervals of "
              "the mean at 95 %, n − 1 degrees of freedom.")
        .arg(nameAtK(m_worked.definition), decimalText(double(depth), 0, format.locale));
}

QString MeanCurvePanel::markedSentence(const NumberFormat& format) const
{
    return sentenceAt(static_cast<std::size_t>(m_view->marker().value_or(1)), format);
}

bool MeanCurvePanel::isWorking() const
{
    return m_work.isRunning();
}

void MeanCurvePanel::bringUpToDate()
{
    m_refresh->refreshNow();
    m_drawing->refreshNow();
}

PaperFigure MeanCurvePanel::paperFigure() const
{
    if (isEmpty(m_view->chart()))
        return noFigure(m_view->emptyText());
    core::Definition uncut = m_worked.definition;
    uncut.cutoff.reset();
    return {.kind = QStringLiteral("mean-vs-k"),
            .title = title(),
            .description = joinedSentences({caption(m_format), markedSentence(m_format)}),
            .caption = caption({m_format.digits, QLocale::c()}),
            .methods = joinedSentences(
                {markedSentence({m_format.digits, QLocale::c()}),
                 queriesCaption(m_document.shown()->size(), m_document.queryCount()),
                 measureCaption(m_document, uncut)}),
            .hasLegend = true,
            .hasLimits = true,
            .paint = [chart = m_view->chart()](
                         QPaintDevice& device, QSizeF points,
                         const FigureStyle& style) { paintFigure(chart, device, points, style); },
            .data = [chart = chartOfMeans()] { return figureData(chart); },
            .names = figureNames()};
}

std::vector<FigureName> MeanCurvePanel::figureNames() const
{
    std::vector<FigureName> names;
    for (const std::size_t run : runsInOrder())
        names.push_back({m_document.runName(run), static_cast<int>(names.size())});
    return names;
}

/// What stands in a curve's column is means: the band that its legend names has columns of its own.
Chart MeanCurvePanel::chartOfMeans() const
{
    Chart chart = m_view->chart();
    const std::vector<std::size_t> runs = runsInOrder();
    for (std::size_t i = 0; i < chart.series.size(); ++i)
        chart.series[i].name = nameOf(runs[i]);
    return chart;
}

}  // namespace ui
