#include "ui/ranking/chart/gain_panel.h"

#include "ui/chart_view/bar_chart_view.h"
#include "ui/figure/chart_data.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/panel/view_switches.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/words/caption_text.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace ui {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

double earnedAt(const core::ExplainedRank& line, BarHeight height)
{
    if (!line.inRanking)
        return none;
    return height == BarHeight::Gain ? line.gain : line.term;
}

double idealAt(const core::ExplainedRank& line, BarHeight height)
{
    if (!line.inIdeal)
        return none;
    return height == BarHeight::Gain ? line.idealGain : line.idealTerm;
}

std::vector<double> heights(const core::Explanation& explanation, BarHeight height,
                            double (*at)(const core::ExplainedRank&, BarHeight))
{
    std::vector<double> found;
    found.reserve(explanation.ranks.size());
    for (const core::ExplainedRank& line : explanation.ranks)
        found.push_back(at(line, height));
    return found;
}

QToolButton* segment(const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("segment"));
    button->setText(text);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

}  // namespace

GainPanel::GainPanel(RankingDocument& document, QWidget* parent)
    : Panel(tr("Gain by rank"), parent)
    , m_document(document)
    , m_chart(new BarChartView(this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
    , m_toggle(new QWidget(this))
    , m_gain(segment(tr("Gain"), m_toggle))
    , m_term(segment(tr("Term"), m_toggle))
{
    m_chart->setAccessibleName(title());
    m_chart->setEmptyText(tr("Add documents to see what each rank earns."));
    addToggle();
    addWidget(m_chart, 1);
    connect(m_chart, &RankView::rankPointed, &document, &RankingDocument::pointAt);
    connect(m_chart, &RankView::rankChosen, &document,
            [&document](std::size_t rank) { document.setCurrentRank(rank); });
    connect(&document, &RankingDocument::currentRankChanged, m_chart, &RankView::setCurrentRank);
    connect(&document, &RankingDocument::changed, m_refresh, &RefreshWhenShown::request);
}

void GainPanel::addToggle()
{
    m_toggle->setObjectName(QStringLiteral("tabs"));
    m_toggle->setAccessibleName(tr("Height of the bars"));
    m_gain->setToolTip(tr("What each document is worth, wherever it stands"));
    m_term->setToolTip(tr("What each rank adds to the sum: the gain divided by the discount"));
    auto* group = new QButtonGroup(m_toggle);
    group->addButton(m_gain);
    group->addButton(m_term);
    m_gain->setChecked(true);
    keepSwitch(*m_gain, QStringLiteral("gain"));
    keepSwitch(*m_term, QStringLiteral("term"));
    auto* row = new QHBoxLayout(m_toggle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_gain);
    row->addWidget(m_term);
    m_chart->setCorner(m_toggle);
    connect(m_term, &QAbstractButton::toggled, m_refresh, &RefreshWhenShown::request);
}

BarHeight GainPanel::height() const
{
    const bool isGain = m_gain->isChecked() && hasDiscount(m_document.explanation());
    return isGain ? BarHeight::Gain : BarHeight::Term;
}

void GainPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_refresh->request();
}

void GainPanel::setReached(std::optional<std::size_t> rank)
{
    m_chart->setReached(rank);
}

void GainPanel::refresh()
{
    const core::Explanation& explanation = m_document.explanation();
    m_toggle->setVisible(hasDiscount(explanation));
    m_chart->setChart(bars());
    m_chart->setWords({barsSentence(explanation, height(), m_format),
                       [this](std::size_t rank) { return sentenceAt(rank); },
                       [this](std::size_t rank) { return tipAt(rank); }});
    m_chart->setCurrentRank(m_document.currentRank());
}

BarChart GainPanel::bars() const
{
    const core::Explanation& explanation = m_document.explanation();
    BarChart chart;
    if (explanation.ranks.empty())
        return chart;
    const bool walksIdeal = explanation.definition.measure == core::Measure::Idcg;
    chart.bars.push_back({walksIdeal ? tr("ideal order") : tr("this ranking"),
                          heights(explanation, height(), earnedAt), walksIdeal});
    if (explanation.denominator == core::Denominator::Ideal)
        chart.bars.push_back({tr("ideal order"), heights(explanation, height(), idealAt), true});
    chart.xTitle = tr("rank");
    chart.yTitle = barAxisTitle(explanation, height(), m_format);
    chart.format = m_format;
    chart.counted = explanation.definition.cutoff.value_or(explanation.ranks.size());
    chart.fadedName = tr("past the cutoff");
    return chart;
}

QString GainPanel::sentenceAt(std::size_t rank) const
{
    const core::Explanation& explanation = m_document.explanation();
    return rank <= explanation.ranks.size() ? barSentence(explanation, rank - 1, height(), m_format)
                                            : QString();
}

QString GainPanel::tipAt(std::size_t rank) const
{
    const auto& ranked = m_document.list().ranked;
    const bool isNamed =
        rank <= ranked.size() && m_document.session().selected != core::Measure::Idcg;
    const QString sentence = sentenceAt(rank).toHtmlEscaped();
    return isNamed ? QStringLiteral("<qt><b>%1</b><br>%2</qt>")
                         .arg(nameOf(ranked[rank - 1]).toHtmlEscaped(), sentence)
                   : QStringLiteral("<qt>%1</qt>").arg(sentence);
}

/// Which ranks the picture shows, where it does not show all.
QString GainPanel::shownSentence() const
{
    const RankWindow shown = m_chart->windowForPaper();
    return shown.count < m_chart->rankCount()
               ? tr("Ranks %1 to %2 are shown.")
                     .arg(countText(shown.first), countText(shown.last()))
               : QString();
}

void GainPanel::bringUpToDate()
{
    m_refresh->refreshNow();
}

PaperFigure GainPanel::paperFigure() const
{
    if (m_chart->rankCount() == 0)
        return {};
    std::vector<FigureName> names;
    for (const Bars& bars : m_chart->chart().bars)
        names.push_back({bars.name});
    return {.kind = QStringLiteral("gain"),
            .title = title(),
            .description = m_chart->accessibleDescription(),
            .caption = joinedSentences(
                {barsSentence(m_document.explanation(), height(), m_format.onPaper()),
                 shownSentence()}),
            .methods = measureTableCaption(m_document, m_format.digits),
            .hasLegend = true,
            .hasLimits = true,
            .paint =
                [chart = m_chart->chart(), window = m_chart->windowForPaper(),
                 lit = m_chart->litRank()](QPaintDevice& device, QSizeF points,
                                           const FigureStyle& style) {
                    paintBarFigure(chart, window, lit, device, points, style);
                },
            .data = [chart = m_chart->chart(),
                     window = m_chart->windowForPaper()] { return figureData(chart, window); },
            .names = names};
}

}  // namespace ui
