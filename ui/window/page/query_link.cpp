// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/query_link.h"

#include "ui/collection/document/collection_document.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/window/page/ranking_page.h"

namespace ui {

QueryLink::QueryLink(CollectionDocument& collection, RankingPage& ranking, QObject* parent)
    : QObject(parent)
    , m_collection(collection)
    , m_ranking(ranking)
{
    connect(&ranking.document(), &RankingDocument::changed, this,
            [this](RankingDocument::Part part) {
                if (part == RankingDocument::Part::All)
                    follow();
                if (part == RankingDocument::Part::All || part == RankingDocument::Part::List)
                    takeEdit();
            });
    connect(&collection, &CollectionDocument::queryEdited, this, &QueryLink::showEdited);
    connect(&collection, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part == CollectionDocument::Part::Collection)
            follow();
    });
    connect(&ranking, &RankingPage::queryRequested, this, &QueryLink::openById);
    ranking.document().setKeptElsewhere([this] { return hasEverything(); });
}

/// Null if Ranking shows nothing from the open collection.
const QueryLink::Origin* QueryLink::origin() const
{
    const auto found = m_origins.find(m_ranking.document().loadNumber());
    if (found == m_origins.end() ||
        found->second.collection.lock() != m_collection.sharedCollection())
        return nullptr;
    return &found->second;
}

void QueryLink::open(std::size_t query, std::size_t run)
{
    load({m_collection.sharedCollection(), m_collection.evaluation().queries[query].id, run},
         tr("Open query “%1”").arg(m_collection.queryId(query)));
    emit m_ranking.frontRequested(true);
}

/// Says what is missing for the query; empty if it is judged and in the run.
QString QueryLink::missing(std::size_t query, std::size_t run) const
{
    const core::CollectionQuery& looked = m_collection.evaluation().queries[query];
    if (!looked.isJudged)
        return tr("Query “%1” has no judgments.").arg(m_collection.queryId(query));
    if (!m_collection.collection().runs[run].lists.has(looked.id))
        return tr("Query “%1” is missing from the run.").arg(m_collection.queryId(query));
    return {};
}

void QueryLink::load(const Origin& origin, const QString& stepName)
{
    const auto query = m_collection.evaluation().find(origin.query);
    if (!query)
        return;
    m_isTaking = true;
    m_ranking.loadQuery(m_collection.list(*query, origin.run),
                        m_collection.collection().qrels.topGrade,
                        m_collection.evaluation().rules.noValue, stepName);
    m_ranking.say(missing(*query, origin.run));
    m_origins[m_ranking.document().loadNumber()] = origin;
    m_isTaking = false;
    follow();
}

/// Shows the box of queries in the tool bar while Ranking shows one of them.
void QueryLink::follow()
{
    if (m_isTaking)
        return;
    const Origin* shown = origin();
    if (!shown) {
        m_ranking.showQueries({}, {}, {});
        return;
    }
    QStringList queries;
    for (std::size_t query = 0; query < m_collection.queryCount(); ++query)
        queries << m_collection.queryId(query);
    m_ranking.showQueries(queries, QString::fromStdString(shown->query),
                          m_collection.runName(shown->run));
}

void QueryLink::takeEdit()
{
    const Origin* shown = origin();
    if (m_isTaking || !shown)
        return;
    const auto query = m_collection.evaluation().find(shown->query);
    if (!query)
        return;
    m_isTaking = true;
    m_collection.edit(*query, shown->run,
                      core::listOf(m_ranking.document().session(), core::ListName::A));
    m_isTaking = false;
}

/// Whether the collection has all that Ranking shows: not a second list or another query.
bool QueryLink::hasEverything() const
{
    const RankingDocument& shown = m_ranking.document();
    return origin() && shown.queryCount() == 1 && !shown.hasTwoLists();
}

void QueryLink::showEdited(std::size_t query)
{
    const Origin* shown = origin();
    if (m_isTaking || !shown || shown->query != m_collection.evaluation().queries[query].id)
        return;
    const Origin again = *shown;
    load(again, tr("Update query “%1” from the collection").arg(m_collection.queryId(query)));
}

void QueryLink::openById(const QString& id)
{
    const Origin* shown = origin();
    const auto query = m_collection.evaluation().find(id.toStdString());
    if (!shown || !query)
        return;
    const std::size_t run = shown->run;
    m_collection.chooseQuery(*query);
    open(*query, run);
}

}  // namespace ui
