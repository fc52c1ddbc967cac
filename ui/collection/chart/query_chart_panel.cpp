#include "ui/collection/chart/query_chart_panel.h"

#include "ui/chart_view/query_view.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/words/caption_text.h"

namespace ui {

QueryChartPanel::QueryChartPanel(CollectionDocument& document, const QString& title,
                                 QWidget* parent)
    : Panel(title, parent)
    , m_document(document)
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    connect(&document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part != CollectionDocument::Part::Statistics)
            m_refresh->request();
    });
    connect(&document, &CollectionDocument::shownChanged, m_refresh, &RefreshWhenShown::request);
}

void QueryChartPanel::addView(QueryView& view)
{
    m_view = &view;
    addWidget(m_view, 1);
    const auto queryAt = [this](std::size_t place) { return m_arranged[place].query; };
    connect(m_view, &QueryView::queryPointed, this,
            [this, queryAt](std::optional<std::size_t> place) {
                m_document.pointAt(place ? std::optional(queryAt(*place)) : std::nullopt);
            });
    connect(m_view, &QueryView::queryChosen, this,
            [this, queryAt](std::size_t place) { m_document.chooseQuery(queryAt(place)); });
    connect(m_view, &QueryView::queryOpened, this,
            [this, queryAt](std::size_t place) { emit openWanted(queryAt(place)); });
    connect(&m_document, &CollectionDocument::currentQueryChanged, this, &QueryChartPanel::light);
}

void QueryChartPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_refresh->request();
}

void QueryChartPanel::bringUpToDate()
{
    m_refresh->refreshNow();
}

bool QueryChartPanel::isWorking() const
{
    return m_document.isBusy() && m_document.hasTwoRuns() && !hasValues();
}

ComparedNames QueryChartPanel::names() const
{
    return {QString::fromStdString(core::toText(m_document.definition())),
            m_document.runName(m_document.runA()), m_document.runName(m_document.runB())};
}

std::vector<FigureName> QueryChartPanel::figureNames() const
{
    const ComparedNames compared = names();
    if (compared.a == compared.b)
        return {{compared.a}};
    return {{compared.a}, {compared.b}};
}

/// What was evaluated is of the measure in front.
bool QueryChartPanel::hasValues() const
{
    const core::CollectionEvaluation& evaluation = m_document.evaluation();
    return m_document.hasTwoRuns() && m_document.runA() < evaluation.runs.size() &&
           m_document.runB() < evaluation.runs.size() &&
           m_document.measure() < evaluation.definitions.size() &&
           evaluation.definitions[m_document.measure()] == m_document.definition();
}

QString QueryChartPanel::whyEmpty() const
{
    if (!m_document.hasRuns())
        return tr("Open judgments and two runs to compare them query by query.");
    if (!m_document.hasTwoRuns())
        return tr("Add a second run to compare the two query by query.");
    if (!hasValues())
        return tr("The values are being worked out.");
    const QString leftOut = leftOutText(m_differences.leftOut, m_format.locale);
    return leftOut.isEmpty() ? tr("The filter lets no query through.")
                             : tr("No query can be compared. %1.").arg(leftOut);
}

void QueryChartPanel::refresh()
{
    const auto shown = m_document.shown();
    m_differences = {};
    if (hasValues())
        m_differences = core::differencesOf(m_document.evaluation(), m_document.runA(),
                                            m_document.runB(), m_document.measure(), *shown);
    m_arranged = m_differences.queries;
    arrangeQueries(m_arranged);
    m_places.assign(m_document.queryCount(), m_arranged.size());
    for (std::size_t place = 0; place < m_arranged.size(); ++place)
        m_places[m_arranged[place].query] = place;
    if (m_arranged.empty()) {
        setRemark({});
        showNothing();
        m_view->setWords({});
    } else {
        QStringList remark{queryCountText(shown->size(), m_document.queryCount(), m_format.locale)};
        if (const QString leftOut = leftOutText(m_differences.leftOut, m_format.locale);
            !leftOut.isEmpty())
            remark += leftOut;
        setRemark(remark.join(QStringLiteral(" · ")));
        showDifferences();
        m_view->setWords({joinedSentences({caption(m_format), guides()}),
                          [this](std::size_t place) { return sentenceAt(place); },
                          [this](std::size_t place) { return tipAt(place); }});
    }
    m_view->setEmptyText(whyEmpty());  // by now nothing is lit that is gone
    light();
}

QString QueryChartPanel::paperCaption() const
{
    return caption({m_format.digits, QLocale::c()});
}

QString QueryChartPanel::paperMethods() const
{
    return joinedSentences({comparedCaption(m_document, m_differences, m_document.shown()->size()),
                            measureCaption(m_document, m_document.definition())});
}

QueryNumbers QueryChartPanel::numbers() const
{
    const ComparedNames compared = names();
    QueryNumbers numbers{nameOfA(compared), nameOfB(compared), {}, {}, {}};
    for (const core::QueryDifference& query : m_arranged) {
        numbers.ids << m_document.queryId(query.query);
        numbers.a.push_back(query.a);
        numbers.b.push_back(query.b);
    }
    return numbers;
}

std::optional<std::size_t> QueryChartPanel::currentPlace() const
{
    const auto query = m_document.currentQuery();
    if (!query || *query >= m_places.size() || m_places[*query] >= m_arranged.size())
        return std::nullopt;
    return m_places[*query];
}

void QueryChartPanel::light()
{
    m_view->setCurrent(currentPlace());
}

QString QueryChartPanel::sentenceAt(std::size_t place) const
{
    const core::QueryDifference& query = m_arranged[place];
    return differenceSentence(m_document.queryId(query.query), query.a, query.b, m_format);
}

QString QueryChartPanel::tipAt(std::size_t place) const
{
    const core::QueryDifference& query = m_arranged[place];
    return differenceTip(m_document.queryId(query.query), m_document.queryText(query.query),
                         query.a, query.b, names(), m_format, moreAt(place));
}

}  // namespace ui
