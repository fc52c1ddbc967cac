// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/query_chart.h"

#include "ui/charts/chart/difference_chart.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/words/caption_text.h"

#include <algorithm>
#include <tuple>

namespace ui {

QueryChart::QueryChart(const CollectionDocument& document, const NumberFormat& format, Order order,
                       Runs runs)
    : m_document(document)
    , m_format(format)
    , m_isOfOneRun(runs == Runs::One || (runs == Runs::PairOrOne && !document.hasTwoRuns()))
{
    if (hasValues(document) && (m_isOfOneRun || document.hasTwoRuns()))
        m_differences = core::differencesOf(document.evaluation(), document.runA(),
                                            m_isOfOneRun ? document.runA() : document.runB(),
                                            document.measure(), *document.shown());
    m_queries = m_differences.queries;
    if (order == Order::ValueOfA)
        std::ranges::sort(m_queries, [](const core::QueryDifference& left,
                                        const core::QueryDifference& right) {
            return std::tie(left.a, left.b, left.query) < std::tie(right.a, right.b, right.query);
        });
    m_places.assign(document.queryCount(), m_queries.size());
    for (std::size_t place = 0; place < m_queries.size(); ++place)
        m_places[m_queries[place].query] = place;
}

bool QueryChart::hasValues(const CollectionDocument& document)
{
    const core::CollectionEvaluation& evaluation = document.evaluation();
    return document.hasRuns() && document.runA() < evaluation.runs.size() &&
           document.runB() < evaluation.runs.size() &&
           document.measure() < evaluation.definitions.size() &&
           evaluation.definitions[document.measure()] == document.definition();
}

QString QueryChart::whyEmpty() const
{
    if (!m_document.hasRuns())
        return m_isOfOneRun ? tr("Open judgments and a run to see its value for each query.")
                            : tr("Open judgments and two runs to compare them query by query.");
    if (!m_isOfOneRun && !m_document.hasTwoRuns())
        return tr("Add a second run to compare them query by query.");
    if (!hasValues(m_document))
        return tr("Calculating…");
    if (leftOut().isEmpty())
        return tr("No queries match the filter.");
    return m_isOfOneRun ? tr("The value is undefined for every query. %1.").arg(leftOut())
                        : tr("No queries can be compared. %1.").arg(leftOut());
}

QString QueryChart::leftOut() const
{
    const core::LeftOut& leftOut = m_differences.leftOut;
    if (!m_isOfOneRun)
        return leftOutText(leftOut, m_format.locale);
    core::LeftOut ofOne = leftOut;
    ofOne.notInBoth = 0;
    QStringList said;
    if (leftOut.notInBoth > 0)
        said << tr("%1 skipped: missing from the run")
                    .arg(decimalText(double(leftOut.notInBoth), 0, m_format.locale));
    if (const QString others = leftOutText(ofOne, m_format.locale); !others.isEmpty())
        said << others;
    return said.join(QStringLiteral(" · "));
}

QString QueryChart::remark() const
{
    if (isEmpty())
        return {};
    QStringList remark{
        queryCountText(m_document.shown()->size(), m_document.queryCount(), m_format.locale)};
    if (!leftOut().isEmpty())
        remark += leftOut();
    return remark.join(QStringLiteral(" · "));
}

QString QueryChart::wholeText() const
{
    return isEmpty() ? QString() : joinedSentences({caption(m_format), guides()});
}

std::optional<std::size_t> QueryChart::placeOf(std::optional<std::size_t> query) const
{
    if (!query || *query >= m_places.size() || m_places[*query] >= m_queries.size())
        return std::nullopt;
    return m_places[*query];
}

QString QueryChart::sentenceAt(std::size_t place) const
{
    const core::QueryDifference& query = m_queries[place];
    if (m_isOfOneRun)
        return valueSentence(m_document.queryId(query.query), query.a, m_format);
    return differenceSentence(m_document.queryId(query.query), query.a, query.b, m_format);
}

QString QueryChart::tipAt(std::size_t place) const
{
    const core::QueryDifference& query = m_queries[place];
    if (m_isOfOneRun)
        return valueTip(m_document.queryId(query.query), m_document.queryText(query.query), query.a,
                        names(), m_format, moreAt(place));
    return differenceTip(m_document.queryId(query.query), m_document.queryText(query.query),
                         query.a, query.b, names(), m_format, moreAt(place));
}

ComparedNames QueryChart::names() const
{
    return {QString::fromStdString(core::toText(m_document.definition())),
            m_document.runName(m_document.runA()), m_document.runName(m_document.runB())};
}

QString QueryChart::nameAt(std::size_t place) const
{
    const std::size_t query = m_queries[place].query;
    const QString text = m_document.queryText(query).simplified();
    return text.isEmpty() ? m_document.queryId(query) : text;
}

void QueryChart::nameEnds(DifferenceChart& chart) const
{
    chart.firstName = nameAt(0);
    chart.lastName = nameAt(m_queries.size() - 1);
    if (m_document.collection().queryTexts)
        chart.elision = Qt::ElideRight;
}

QString QueryChart::counted(const QLocale& locale) const
{
    return queryCountText(m_queries.size(), m_queries.size(), locale);
}

QueryNumbers QueryChart::numbers() const
{
    const ComparedNames compared = names();
    QueryNumbers numbers{nameOfA(compared), nameOfB(compared), {}, {}, {}};
    for (const core::QueryDifference& query : m_queries) {
        numbers.ids << m_document.queryId(query.query);
        numbers.a.push_back(query.a);
        numbers.b.push_back(query.b);
    }
    return numbers;
}

PaperFigure QueryChart::figure() const
{
    if (isEmpty())
        return noFigure(whyEmpty());
    const ComparedNames compared = names();
    PaperFigure figure;
    figure.title = title();
    figure.ids = IdsShown::InData;
    figure.description = caption(m_format);
    figure.caption = caption({m_format.digits, QLocale::c()});
    figure.methods =
        joinedSentences({comparedCaption(m_document, m_differences, m_document.shown()->size()),
                         measureCaption(m_document, m_document.definition())});
    figure.guides = guides();
    figure.hasLegend = true;
    figure.hasLimits = true;
    figure.names = {{compared.a}};
    if (!m_isOfOneRun && compared.b != compared.a)
        figure.names.push_back({compared.b});
    draw(figure, placeOf(m_document.currentQuery()));
    return figure;
}

}  // namespace ui
