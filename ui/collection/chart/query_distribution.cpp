// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/query_distribution.h"

#include "core/classification/samples/score_histogram.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/statistics/round_bins.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "ui/charts/chart/ticks.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/words/change_text.h"

namespace ui {

namespace {

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

std::vector<double> countsIn(const std::vector<double>& numbers, const std::vector<double>& edges)
{
    const auto counts = core::countedInBins(numbers, edges);
    return {counts.begin(), counts.end()};
}

}  // namespace

QueryDistribution::QueryDistribution(const CollectionDocument& document, const NumberFormat& format,
                                     bool isOfDifference)
    : QueryChart(document, format, isOfDifference ? Order::Difference : Order::ValueOfA,
                 Runs::PairOrOne)
    , m_isOfDifference(isOfDifference && !isOfOneRun())
{
    if (!isEmpty())
        m_distribution = m_isOfDifference ? ofDifference() : ofValues();
}

QString QueryDistribution::title() const
{
    if (isEmpty())
        return tr("Distribution");
    return (m_isOfDifference ? tr("Distribution of Δ %1") : tr("Distribution of %1"))
        .arg(names().measure);
}

Distribution QueryDistribution::ofValues() const
{
    const ComparedNames compared = names();
    const std::vector<double> a = numbersOf(queries(), ofA);
    const std::vector<double> b = numbersOf(queries(), ofB);
    // Shows the whole scale, if there is one.
    std::vector<double> both = a;
    both.insert(both.end(), b.begin(), b.end());
    both.push_back(0);
    if (const core::MeasureSpec& measure = document().definition();
        measure.given.empty() && core::rowOf(measure.measure).endsAtOne)
        both.push_back(1);
    Distribution found;
    Histogram& histogram = found.histogram;
    histogram.edges = core::roundEdges(both, core::helpfulBins(queries().size()));
    histogram.positives = countsIn(a, histogram.edges);
    histogram.positiveName = isOfOneRun() ? compared.a : nameOfA(compared);
    if (!isOfOneRun()) {
        histogram.negatives = countsIn(b, histogram.edges);
        histogram.negativeName = nameOfB(compared);
        histogram.areSeries = true;
    }
    histogram.xTitle = compared.measure;
    histogram.yTitle = tr("queries");
    histogram.format = format();
    if (isOfOneRun()) {
        found.markNames = QStringList{QString()};
        found.places = a;
        return found;
    }
    found.markNames = {tr("A"), tr("B")};
    found.places.reserve(both.size());
    for (const core::QueryDifference& query : queries())
        found.places.insert(found.places.end(), {query.a, query.b});
    return found;
}

Distribution QueryDistribution::ofDifference() const
{
    const ComparedNames compared = names();
    Distribution found;
    found.places = numbersOf(queries(), difference);
    Histogram& histogram = found.histogram;
    histogram.edges = core::roundEdges(found.places, core::helpfulBins(queries().size()));
    histogram.positives = countsIn(found.places, histogram.edges);
    histogram.positiveName = tr("%1 minus %2").arg(nameOfB(compared), nameOfA(compared));
    histogram.xTitle = tr("Δ %1").arg(compared.measure);
    histogram.yTitle = tr("queries");
    histogram.format = format();
    found.markNames = QStringList{QString()};
    return found;
}

QString QueryDistribution::edgeText(double edge) const
{
    const auto& edges = m_distribution.histogram.edges;
    const int decimals = decimalsOf(edges[1] - edges[0]);
    return m_isOfDifference ? differenceText(0.0, edge, decimals, format().locale)
                            : decimalText(edge, decimals, format().locale);
}

/// "A from 0.2 to 0.3: 12 queries"
QString QueryDistribution::binText(const QString& name, double value,
                                   const std::vector<double>& counts) const
{
    const auto& edges = m_distribution.histogram.edges;
    const std::size_t bin = core::binOf(value, edges);
    const auto count = static_cast<std::size_t>(counts[bin]);
    return tr("%1 from %2 to %3: %4")
        .arg(name, edgeText(edges[bin]), edgeText(edges[bin + 1]),
             queryCountText(count, count, format().locale));
}

QStringList QueryDistribution::moreAt(std::size_t place) const
{
    const core::QueryDifference& query = queries()[place];
    const Histogram& histogram = m_distribution.histogram;
    if (m_isOfDifference)
        return {binText(tr("Δ"), query.difference(), histogram.positives)};
    if (isOfOneRun())
        return {binText(names().measure, query.a, histogram.positives)};
    return {binText(tr("A"), query.a, histogram.positives),
            binText(tr("B"), query.b, histogram.negatives)};
}

QString QueryDistribution::caption(const NumberFormat& format) const
{
    const ComparedNames compared = names();
    const QString shown = counted(format.locale);
    const QString meanA = valueText(differences().meanA(), format);
    const QString meanB = valueText(differences().meanB(), format);
    if (isOfOneRun())
        return tr("Distribution of %1 for “%2” over %3. The mean is %4.")
            .arg(compared.measure, compared.a, shown, meanA);
    if (!m_isOfDifference)
        return tr("Distribution of %1 over %2. The mean is %4 for %3 and %6 for %5.")
            .arg(compared.measure, shown, nameOfA(compared), meanA, nameOfB(compared), meanB);
    return tr("Distribution of the difference in %1 over %2, %3 minus %4. The mean is %5.")
        .arg(compared.measure, shown, nameOfB(compared), nameOfA(compared),
             differenceText(0.0, differences().meanDifference(), format.digits, format.locale));
}

void QueryDistribution::draw(PaperFigure& figure, std::optional<std::size_t> lit) const
{
    std::vector<DistributionMark> marks;
    if (lit)
        marks = m_distribution.marksOf(*lit);
    figure.kind = QStringLiteral("value-distribution");
    figure.ids = IdsShown::None;
    figure.paint = [histogram = m_distribution.histogram,
                    marks](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
        paintDistribution(histogram, marks, device, points, style);
    };
    figure.data = [histogram = m_distribution.histogram] { return figureData(histogram); };
}

}  // namespace ui
