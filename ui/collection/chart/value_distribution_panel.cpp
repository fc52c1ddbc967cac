#include "ui/collection/chart/value_distribution_panel.h"

#include "core/evaluation/run_evaluation.h"
#include "core/metric/measure_table.h"
#include "core/samples/score_histogram.h"
#include "core/statistics/round_bins.h"
#include "ui/chart/ticks.h"
#include "ui/chart_view/distribution_view.h"
#include "ui/panel/view_switches.h"
#include "ui/words/change_text.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>
#include <tuple>
#include <utility>

namespace ui {

namespace {

QToolButton* segment(const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("segment"));
    button->setText(text);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

std::vector<double> numbersOf(const std::vector<core::QueryDifference>& queries,
                              double (*number)(const core::QueryDifference&))
{
    std::vector<double> numbers;
    numbers.reserve(queries.size());
    for (const core::QueryDifference& query : queries)
        numbers.push_back(number(query));
    return numbers;
}

double ofA(const core::QueryDifference& query)
{
    return query.a;
}

double ofB(const core::QueryDifference& query)
{
    return query.b;
}

double difference(const core::QueryDifference& query)
{
    return query.difference();
}

std::vector<double> heights(const std::vector<double>& numbers, const std::vector<double>& edges)
{
    const auto counts = core::countedInBins(numbers, edges);
    return {counts.begin(), counts.end()};
}

}  // namespace

ValueDistributionPanel::ValueDistributionPanel(CollectionDocument& document, QWidget* parent)
    : QueryChartPanel(document, tr("Distribution"), parent)
    , m_view(new DistributionView(this))
    , m_toggle(new QWidget(this))
    , m_values(segment(tr("Values"), m_toggle))
    , m_difference(segment(tr("Δ"), m_toggle))
{
    m_view->setAccessibleName(tr("Distribution over the queries"));
    addToggle();
    addView(*m_view);
}

void ValueDistributionPanel::addToggle()
{
    m_toggle->setObjectName(QStringLiteral("tabs"));
    m_toggle->setAccessibleName(tr("What is counted"));
    m_values->setToolTip(tr("How the values of A and of B are spread over the queries"));
    m_difference->setToolTip(tr("How the differences, B less A, are spread over the queries"));
    m_difference->setAccessibleName(tr("Difference"));
    auto* group = new QButtonGroup(m_toggle);
    group->addButton(m_values);
    group->addButton(m_difference);
    m_values->setChecked(true);
    keepSwitch(*m_values, QStringLiteral("values"));
    keepSwitch(*m_difference, QStringLiteral("difference"));
    auto* row = new QHBoxLayout(m_toggle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_values);
    row->addWidget(m_difference);
    m_view->setCorner(m_toggle);
    connect(m_difference, &QAbstractButton::toggled, this, [this] { refresh(); });
}

bool ValueDistributionPanel::showsDifference() const
{
    return m_difference->isChecked();
}

void ValueDistributionPanel::arrangeQueries(std::vector<core::QueryDifference>& queries) const
{
    if (showsDifference())
        return;
    std::sort(queries.begin(), queries.end(),
              [](const core::QueryDifference& left, const core::QueryDifference& right) {
                  return std::tie(left.a, left.b, left.query) <
                         std::tie(right.a, right.b, right.query);
              });
}

void ValueDistributionPanel::showNothing()
{
    setTitle(tr("Distribution"));
    m_toggle->hide();
    m_view->setDistribution({});
}

void ValueDistributionPanel::showDifferences()
{
    const ComparedNames compared = names();
    m_toggle->show();
    setTitle(showsDifference() ? tr("Distribution of Δ %1").arg(compared.measure)
                               : tr("Distribution of %1").arg(compared.measure));
    m_view->setDistribution(showsDifference() ? distributionOfDifference()
                                              : distributionOfValues());
}

Distribution ValueDistributionPanel::distributionOfValues() const
{
    const ComparedNames compared = names();
    const std::vector<double> a = numbersOf(arranged(), ofA);
    const std::vector<double> b = numbersOf(arranged(), ofB);
    // The whole scale is shown, as far as there is one.
    std::vector<double> both = a;
    both.insert(both.end(), b.begin(), b.end());
    both.push_back(0);
    if (core::rowOf(document().definition().measure).endsAtOne)
        both.push_back(1);
    Distribution found;
    Histogram& histogram = found.histogram;
    histogram.edges = core::roundEdges(both, core::helpfulBins(arranged().size()));
    histogram.positives = heights(a, histogram.edges);
    histogram.negatives = heights(b, histogram.edges);
    histogram.positiveName = nameOfA(compared);
    histogram.negativeName = nameOfB(compared);
    histogram.xTitle = compared.measure;
    histogram.yTitle = tr("queries");
    histogram.format = format();
    found.markNames = {tr("A"), tr("B")};
    found.places.reserve(both.size());
    for (const core::QueryDifference& query : arranged())
        found.places.insert(found.places.end(), {query.a, query.b});
    return found;
}

Distribution ValueDistributionPanel::distributionOfDifference() const
{
    const ComparedNames compared = names();
    Distribution found;
    found.places = numbersOf(arranged(), difference);
    Histogram& histogram = found.histogram;
    histogram.edges = core::roundEdges(found.places, core::helpfulBins(arranged().size()));
    histogram.positives = heights(found.places, histogram.edges);
    histogram.positiveName = tr("%1 less %2").arg(nameOfB(compared), nameOfA(compared));
    histogram.xTitle = tr("Δ %1").arg(compared.measure);
    histogram.yTitle = tr("queries");
    histogram.format = format();
    found.markNames = QStringList{QString()};
    return found;
}

QString ValueDistributionPanel::edgeText(double edge, bool hasSign) const
{
    const auto& edges = m_view->distribution().histogram.edges;
    const int decimals = decimalsOf(edges[1] - edges[0]);
    return hasSign ? differenceText(0.0, edge, decimals, format().locale)
                   : decimalText(edge, decimals, format().locale);
}

/// "A from 0.2 to 0.3: 12 queries"
QString ValueDistributionPanel::binText(const QString& name, double value,
                                        const std::vector<double>& counts) const
{
    const auto& edges = m_view->distribution().histogram.edges;
    const std::size_t bin = core::binOf(value, edges);
    const bool hasSign = showsDifference();
    const auto count = static_cast<std::size_t>(counts[bin]);
    return tr("%1 from %2 to %3: %4")
        .arg(name, edgeText(edges[bin], hasSign), edgeText(edges[bin + 1], hasSign),
             queryCountText(count, count, format().locale));
}

QStringList ValueDistributionPanel::moreAt(std::size_t place) const
{
    const core::QueryDifference& query = arranged()[place];
    const Histogram& histogram = m_view->distribution().histogram;
    if (showsDifference())
        return {binText(tr("Δ"), query.difference(), histogram.positives)};
    return {binText(tr("A"), query.a, histogram.positives),
            binText(tr("B"), query.b, histogram.negatives)};
}

QString ValueDistributionPanel::caption(const NumberFormat& format) const
{
    const ComparedNames compared = names();
    const QString queries = queryCountText(arranged().size(), arranged().size(), format.locale);
    const std::vector<double> a = numbersOf(arranged(), ofA);
    const std::vector<double> b = numbersOf(arranged(), ofB);
    const QString meanA = valueText(core::meanOf(a), format);
    const QString meanB = valueText(core::meanOf(b), format);
    if (!showsDifference())
        return tr("Distribution of %1 over %2. %3 has the mean %4, %5 has %6.")
            .arg(compared.measure, queries, nameOfA(compared), meanA, nameOfB(compared), meanB);
    return tr("Distribution of the difference in %1 over %2, %3 less %4. The mean is %5.")
        .arg(compared.measure, queries, nameOfB(compared), nameOfA(compared),
             differenceText(0.0, differences().meanDifference(), format.digits, format.locale));
}

PaperFigure ValueDistributionPanel::paperFigure() const
{
    if (m_view->queryCount() == 0)
        return noFigure(m_view->emptyText());
    std::vector<DistributionMark> marks;
    if (const auto lit = m_view->current())
        marks = m_view->distribution().marksOf(*lit);
    return {
        .kind = QStringLiteral("value-distribution"),
        .title = title(),
        .description = caption(format()),
        .caption = paperCaption(),
        .methods = paperMethods(),
        .hasLegend = true,
        .hasLimits = true,
        .paint =
            [histogram = m_view->distribution().histogram,
             marks](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
                paintDistribution(histogram, marks, device, points, style);
            },
        .data = [histogram = m_view->distribution().histogram] { return figureData(histogram); },
        .names = figureNames()};
}

}  // namespace ui
