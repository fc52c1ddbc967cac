#include "ui/ranking/chart/curve_panel.h"

#include "core/evaluation/curves.h"
#include "core/metric/measure_table.h"
#include "ui/chart_view/chart_view.h"
#include "ui/figure/chart_data.h"
#include "ui/figure/chart_paper.h"
#include "ui/measure/definition_sentences.h"
#include "ui/measure/measure_words.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/panel/view_switches.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/words/caption_text.h"
#include "ui/words/step_facts.h"

#include <QActionGroup>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace ui {

namespace {

Series seriesOf(const core::Definition& definition, std::span<const core::Value> values)
{
    Series series;
    const core::MeasureRow& row = core::rowOf(definition.measure);
    series.name = QString::fromUtf8(row.name) + QStringLiteral("@k");
    for (std::size_t k = 1; k <= values.size(); ++k) {
        series.x.push_back(static_cast<double>(k));
        series.y.push_back(values[k - 1].valueOr(std::numeric_limits<double>::quiet_NaN()));
    }
    return series;
}

/// The last k worth a point: to the end of the list, and on to the cutoff where that lies a little
/// beyond.
std::size_t lastDepth(const RankingDocument& document)
{
    constexpr std::size_t farthestBeyond = 100;
    const std::size_t retrieved = document.list().ranked.size();
    const std::size_t cutoff = document.session().cutoff;
    if (retrieved == 0)
        return 0;
    return cutoff <= retrieved + farthestBeyond ? std::max(retrieved, cutoff) : retrieved;
}

}  // namespace

CurvePanel::CurvePanel(RankingDocument& document, QWidget* parent)
    : Panel(tr("Metric against cutoff"), parent)
    , m_document(document)
    , m_chart(new ChartView(this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
    , m_choice(new QToolButton(this))
    , m_companions{core::Measure::Ndcg, core::Measure::P, core::Measure::Recall, core::Measure::Ap}
{
    m_chart->setAccessibleName(title());
    m_chart->setEmptyText(tr("Add documents to see how the values change with k."));
    // Three dots, because a narrow header has to hold the tabs of all charts too.
    m_choice->setText(QStringLiteral("⋯"));
    m_choice->setAccessibleName(tr("Curves"));
    m_choice->setObjectName(QStringLiteral("more"));
    m_choice->setToolTip(tr("Choose which measures are drawn beside the selected one"));
    m_choice->setPopupMode(QToolButton::InstantPopup);
    fillMenu();
    addHeaderWidget(m_choice);
    addWidget(m_chart, 1);
    connect(m_chart, &ChartView::markerMoved, this, [this](double k) {
        m_document.setCutoff(static_cast<std::size_t>(std::max(1L, std::lround(k))));
    });
    connect(m_chart, &ChartView::pointHovered, &document, [&document](int, double k) {
        document.pointAt(static_cast<std::size_t>(std::max(1L, std::lround(k))));
    });
    connect(m_chart, &ChartView::hoverEnded, &document,
            [&document] { document.pointAt(std::nullopt); });
    const auto attend = [this](std::optional<std::size_t> rank) {
        m_chart->setAttention(rank ? std::optional(static_cast<double>(*rank)) : std::nullopt);
    };
    connect(&document, &RankingDocument::currentRankChanged, m_chart, attend);
    attend(document.currentRank());
    connect(&document, &RankingDocument::changed, m_refresh, &RefreshWhenShown::request);
}

void CurvePanel::bringUpToDate()
{
    m_refresh->refreshNow();
}

PaperFigure CurvePanel::paperFigure() const
{
    PaperFigure figure = ui::paperFigure(m_chart->chart());
    figure.kind = QStringLiteral("metric-vs-k");
    if (!figure.paint)
        return figure;
    figure.caption = caption();
    figure.methods = methods();
    figure.data = [chart = m_chart->chart()] { return figureData(chart); };
    return figure;
}

QString CurvePanel::caption() const
{
    QStringList names;
    for (const Series& series : m_chart->chart().series)
        names << series.name;
    return tr("%1 at the cutoffs k from 1 to %2: ranks after k do not count.")
        .arg(names.join(QStringLiteral(", ")),
             decimalText(static_cast<double>(m_depth), 0, QLocale::c()));
}

core::Definition CurvePanel::uncut(core::Measure measure) const
{
    core::Definition definition = m_document.definition(measure);
    definition.cutoff.reset();
    return definition;
}

QString CurvePanel::methods() const
{
    std::vector<core::Definition> definitions;
    NamedValues values;
    QStringList titles;
    for (const core::Measure measure : drawn()) {
        values.emplace_back(shortName(m_document.definition(measure)),
                            m_document.valueUnder(measure, m_document.session().settings));
        definitions.push_back(uncut(measure));
        titles << measureSentence(definitions.back());
    }
    return joinedSentences({
        valuesSentence(values, m_format.digits),
        joinedSentences(titles),
        conventionSentences(definitions, m_document.topGrade()),
        toolSentence(m_document.session().settings),
        listCaption(m_document),
    });
}

void CurvePanel::fillMenu()
{
    auto* menu = new QMenu(m_choice);
    for (const core::MeasureRow& row : core::measureTable()) {
        QAction* action = menu->addAction(measureTitle(row.measure));
        action->setData(static_cast<int>(row.measure));
        action->setCheckable(true);
        action->setChecked(std::find(m_companions.begin(), m_companions.end(), row.measure) !=
                           m_companions.end());
        keepSwitch(*action, QStringLiteral("curve ") + QString::fromUtf8(row.name));
        connect(action, &QAction::toggled, this,
                [this, measure = row.measure](bool on) { toggle(measure, on); });
    }
    menu->addSeparator();
    addDepths(*menu);
    m_choice->setMenu(menu);
}

void CurvePanel::addDepths(QMenu& menu)
{
    auto* depths = new QActionGroup(&menu);
    const auto add = [&](const QString& text, std::optional<std::size_t> depth) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(depth == m_chosenDepth);
        depths->addAction(action);
        keepSwitch(*action, QStringLiteral("depth %1").arg(depth.value_or(0)));
        connect(action, &QAction::triggered, this, [this, depth] {
            m_chosenDepth = depth;
            m_lastDepth = 0;
            m_refresh->request();
        });
    };
    add(tr("As far as helps"), std::nullopt);
    for (const std::size_t depth : {20, 100, 1000, 10000})
        add(tr("To k = %1").arg(depth), depth);
    add(tr("To the end of the list"), std::numeric_limits<std::size_t>::max());
}

std::size_t CurvePanel::helpfulDepth() const
{
    // A long list's first ranks would be a hair's breadth.
    constexpr std::size_t shownWhole = 200;
    constexpr std::size_t roomBeyond = 4;
    const std::size_t wanted = m_document.session().cutoff * roomBeyond;
    if (m_lastDepth <= shownWhole)
        return m_lastDepth;
    for (const std::size_t depth : {100, 1000, 10000})
        if (wanted <= depth)
            return std::min<std::size_t>(depth, m_lastDepth);
    return m_lastDepth;
}

std::size_t CurvePanel::depth()
{
    const std::size_t last = lastDepth(m_document);
    const bool isCutoffBeyond = m_document.session().cutoff > m_depth;
    // Not while the cutoff is dragged: the ground would slide away under the mouse.
    if (last != std::exchange(m_lastDepth, last) || isCutoffBeyond)
        m_depth = m_chosenDepth ? std::min(*m_chosenDepth, last) : helpfulDepth();
    return m_depth;
}

void CurvePanel::setCompanions(std::vector<core::Measure> companions)
{
    for (QAction* action : m_choice->menu()->actions())
        if (action->data().isValid()) {
            const auto measure = static_cast<core::Measure>(action->data().toInt());
            const QSignalBlocker unheard(action);
            action->setChecked(std::find(companions.begin(), companions.end(), measure) !=
                               companions.end());
        }
    m_companions = std::move(companions);
    m_refresh->request();
}

void CurvePanel::toggle(core::Measure measure, bool on)
{
    std::erase(m_companions, measure);
    if (on)
        m_companions.push_back(measure);
    m_refresh->request();
}

std::vector<core::Measure> CurvePanel::drawn() const
{
    std::vector<core::Measure> measures{m_document.session().selected};
    const auto isBounded = [this](core::Measure measure) {
        return core::endsAtOne(m_document.definition(measure));
    };
    const bool bounded = isBounded(measures.front());
    for (const core::Measure measure : m_companions)
        if (measure != measures.front() && isBounded(measure) == bounded)
            measures.push_back(measure);
    return measures;
}

void CurvePanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_refresh->request();
}

void CurvePanel::refresh()
{
    const std::size_t depth = this->depth();
    std::vector<Series> series;
    if (depth > 0) {
        const std::vector<core::Measure> measures = drawn();
        const core::Curves curves = m_document.curves(measures, depth);
        for (std::size_t i = 0; i < measures.size(); ++i)
            series.push_back(seriesOf(m_document.definition(measures[i]), curves[i]));
    }
    ChartAxes axes;
    axes.xTitle = tr("cutoff k");
    axes.yTitle = tr("value");
    axes.isXIntegral = true;
    if (core::endsAtOne(m_document.definition(m_document.session().selected)))
        axes.yRange = ChartRange{0, 1};
    axes.format = m_format;
    m_chart->setSeries(std::move(series), axes);
    const std::size_t cutoff = m_document.session().cutoff;
    m_chart->setMarker(cutoff <= depth ? std::optional<double>(static_cast<double>(cutoff))
                                       : std::nullopt);
}

}  // namespace ui
