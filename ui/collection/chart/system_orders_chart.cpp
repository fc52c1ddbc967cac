// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/system_orders_chart.h"

#include "core/collections/collection/chosen_queries.h"
#include "ui/charts/chart/figure_columns.h"
#include "ui/charts/figure/orders_figure.h"
#include "ui/charts/figure/query_figure.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/drawn_runs.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/query_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace ui {

namespace {

constexpr std::size_t leastRuns = 3;
constexpr std::size_t leastMeasures = 2;
constexpr int tauDigits = 3;

/// By measure, then by run.
std::vector<std::vector<core::Value>> meansShown(const CollectionDocument& document)
{
    const core::CollectionEvaluation& evaluation = document.evaluation();
    const bool isWhole = document.shown()->size() == document.queryCount();
    std::vector<std::vector<core::Value>> means(document.measures().size());
    for (std::size_t run = 0; run < evaluation.runs.size(); ++run) {
        const std::vector<core::Value> ofRun =
            isWhole ? evaluation.runs[run].means
                    : core::evaluationOver(evaluation, run, *document.shown()).means;
        for (std::size_t measure = 0; measure < means.size(); ++measure)
            means[measure].push_back(ofRun[measure]);
    }
    return means;
}

/// 1 is the best; equal means share the middle of their places.
std::vector<std::optional<double>> placesOf(const std::vector<core::Value>& means)
{
    std::vector<std::optional<double>> places(means.size());
    std::size_t before = 0;
    for (const std::vector<std::size_t>& equal : core::systemOrder(means)) {
        for (const std::size_t run : equal)
            places[run] = double(before) + (double(equal.size()) + 1) / 2;
        before += equal.size();
    }
    return places;
}

QString measureName(const core::MeasureSpec& definition)
{
    return QString::fromStdString(core::toText(definition));
}

}  // namespace

SystemOrders::SystemOrders(const CollectionDocument& document, const NumberFormat& format)
    : m_document(document)
    , m_format(format)
{
    if (document.evaluation().runs.size() < leastRuns ||
        document.measures().size() < leastMeasures || document.shown()->empty() ||
        document.evaluation().definitions.size() < document.measures().size())
        return;
    m_means = meansShown(document);
    agree();
    draw();
}

void SystemOrders::agree()
{
    for (std::size_t measure = 1; measure < m_means.size(); ++measure) {
        const auto found =
            core::orderAgreements(std::array{m_means[measure - 1], m_means[measure]});
        m_agreements.push_back(found.empty() ? std::nullopt : std::optional(found.front()));
    }
}

void SystemOrders::draw()
{
    const std::vector<std::size_t> drawn = drawnRuns(m_document);
    std::vector<std::vector<std::optional<double>>> places;
    for (const std::vector<core::Value>& means : m_means)
        places.push_back(placesOf(means));
    m_runs.resize(m_means.front().size());
    std::iota(m_runs.begin(), m_runs.end(), std::size_t{0});
    const auto& front = places[m_document.measure()];
    std::stable_sort(m_runs.begin(), m_runs.end(), [&](std::size_t a, std::size_t b) {
        return front[a] && (!front[b] || *front[a] < *front[b]);
    });
    for (const core::MeasureSpec& measure : m_document.measures())
        m_chart.columns.push_back(measureName(measure));
    for (const std::size_t run : m_runs) {
        OrdersChart::System system{letteredName(m_document, run), {}};
        for (const auto& ofMeasure : places)
            system.places.push_back(ofMeasure[run]);
        if (const auto look = std::find(drawn.begin(), drawn.end(), run); look != drawn.end())
            system.series = static_cast<int>(look - drawn.begin());
        system.isNamed =
            run == m_document.runA() || (m_document.hasTwoRuns() && run == m_document.runB());
        m_chart.systems.push_back(std::move(system));
    }
    m_chart.between = agreementTexts(m_format);
    m_chart.format = m_format;
}

QString SystemOrders::correlation(const std::optional<double>& tau,
                                  const NumberFormat& format) const
{
    return tau ? decimalText(*tau, tauDigits, format.locale) : QStringLiteral("–");
}

std::vector<QString> SystemOrders::agreementTexts(const NumberFormat& format) const
{
    std::vector<QString> texts;
    for (const auto& agreement : m_agreements)
        //: Two correlations of orders, Yilmaz's and Kendall's; a no-break space before each number
        texts.push_back(agreement ? tr("τAP\u00a0%1 · τb\u00a0%2")
                                        .arg(correlation(agreement->tauAp, format),
                                             correlation(agreement->tauB, format))
                                  : QString());
    return texts;
}

QString SystemOrders::whyEmpty() const
{
    if (!m_document.hasRuns())
        return tr("Open judgments and three or more runs to compare their order.");
    if (m_document.collection().runs.size() < leastRuns)
        return tr("Add more runs: you need three or more to compare their order.");
    if (m_document.measures().size() < leastMeasures)
        return tr("Choose a second measure to compare the order of the runs.");
    if (m_document.shown()->empty())
        return tr("No queries match the filter.");
    return tr("Calculating…");
}

QString SystemOrders::remark() const
{
    return isEmpty() ? QString()
                     : queryCountText(m_document.shown()->size(), m_document.queryCount(),
                                      m_format.locale);
}

std::optional<std::size_t> SystemOrders::placeOf(std::optional<std::size_t> run) const
{
    const auto found = run ? std::find(m_runs.begin(), m_runs.end(), *run) : m_runs.end();
    if (found == m_runs.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_runs.begin());
}

QString SystemOrders::sentenceAt(std::size_t place) const
{
    const OrdersChart::System& system = m_chart.systems[place];
    QStringList phrases;
    for (std::size_t measure = 0; measure < m_means.size(); ++measure)
        if (system.places[measure])
            //: A run's place among the runs under a measure, and its mean
            phrases << tr("%1 by %2 (%3)")
                           .arg(placeText(*system.places[measure], m_format.locale),
                                m_chart.columns[measure],
                                valueText(m_means[measure][m_runs[place]], m_format));
    return tr("%1: rank %2.").arg(system.name, phrasesText(phrases));
}

QString SystemOrders::tipAt(std::size_t place) const
{
    const OrdersChart::System& system = m_chart.systems[place];
    QString rows;
    for (std::size_t measure = 0; measure < m_means.size(); ++measure)
        rows +=
            QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2&nbsp;&nbsp;</td><td "
                           "align=\"right\">%3</td></tr>")
                .arg(m_chart.columns[measure].toHtmlEscaped(),
                     system.places[measure] ? placeText(*system.places[measure], m_format.locale)
                                            : QStringLiteral("–"),
                     valueText(m_means[measure][m_runs[place]], m_format).toHtmlEscaped());
    return QStringLiteral("<qt><b>%1</b><table cellspacing=\"0\">%2</table></qt>")
        .arg(system.name.toHtmlEscaped(), rows);
}

QStringList SystemOrders::agreementPhrases(const NumberFormat& format) const
{
    QStringList phrases;
    for (std::size_t i = 0; i < m_agreements.size(); ++i)
        if (m_agreements[i])
            phrases << tr("%1 and %2: %3 and %4")
                           .arg(m_chart.columns[i], m_chart.columns[i + 1],
                                correlation(m_agreements[i]->tauAp, format),
                                correlation(m_agreements[i]->tauB, format));
    return phrases;
}

QString SystemOrders::caption(const NumberFormat& format) const
{
    QString runs = tr("The %n runs ranked by their mean under each measure, best at the top. "
                      "Tied runs share their average rank.",
                      nullptr, static_cast<int>(m_runs.size()));
    const QStringList phrases = agreementPhrases(format);
    if (phrases.isEmpty())
        return runs;
    return joinedSentences({runs, tr("Agreement between neighbouring orders (τAP of the right "
                                     "order against the left one, and Kendall’s τb): %1.")
                                      .arg(phrases.join(QStringLiteral("; ")))});
}

QString SystemOrders::wholeText() const
{
    if (isEmpty())
        return {};
    QStringList names;
    for (const OrdersChart::System& system : m_chart.systems)
        names << system.name;
    return joinedSentences(
        {caption(m_format),
         tr("The best by %1: %2.").arg(m_chart.columns[m_document.measure()], firstOfText(names))});
}

/// One row per run: its place and its mean under every measure.
FigureData SystemOrders::data() const
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    FigureColumns columns(m_format.digits);
    QStringList names;
    for (const std::size_t run : m_runs)
        names << m_document.runName(run);
    columns.add(tr("run"), names);
    for (std::size_t measure = 0; measure < m_means.size(); ++measure) {
        std::vector<double> places;
        std::vector<double> means;
        for (std::size_t place = 0; place < m_runs.size(); ++place) {
            places.push_back(m_chart.systems[place].places[measure].value_or(none));
            means.push_back(m_means[measure][m_runs[place]].valueOr(none));
        }
        columns.add(tr("rank by %1").arg(m_chart.columns[measure]), places);
        columns.add(m_chart.columns[measure], means);
    }
    FigureData data;
    data.table = columns.take();
    return data;
}

PaperFigure SystemOrders::figure() const
{
    if (isEmpty())
        return noFigure(whyEmpty());
    const NumberFormat paper{m_format.digits, QLocale::c()};
    PaperFigure figure;
    figure.kind = QStringLiteral("orders");
    figure.title = title();
    figure.description = wholeText();
    figure.caption = caption(paper);
    figure.methods =
        joinedSentences({queriesCaption(m_document.shown()->size(), m_document.queryCount()),
                         measuresCaption(m_document, m_document.measures())});
    for (const std::size_t run : m_runs)
        figure.names.push_back({m_document.runName(run)});
    OrdersChart chart = m_chart;
    chart.between = agreementTexts(paper);
    figure.paint = [chart, lit = placeOf(m_document.currentRun())](
                       QPaintDevice& device, QSizeF points, const FigureStyle& style) {
        paintQueries<OrdersFigure>(chart, lit, device, points, style);
    };
    figure.data = [data = data()] { return data; };
    return figure;
}

}  // namespace ui
