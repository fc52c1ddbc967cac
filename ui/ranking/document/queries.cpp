// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/written_mean.h"
#include "ui/ranking/document/query_edits.h"
#include "ui/ranking/document/ranking_derived.h"
#include "ui/ranking/document/ranking_document.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>

namespace ui {

namespace {

std::vector<core::QueryLists> queriesOfLists(std::vector<core::RankedList> lists)
{
    std::vector<core::QueryLists> queries(lists.size());
    for (std::size_t i = 0; i < lists.size(); ++i)
        queries[i].list = std::move(lists[i]);
    return queries;
}

/// The documents' grades by id.
std::map<std::string, core::Grade> gradesById(const core::RankedList& list)
{
    std::map<std::string, core::Grade> grades;
    for (const auto* documents : {&list.ranked, &list.notRetrieved})
        for (const core::RankedItem& document : *documents)
            grades.emplace(document.id, document.grade);
    return grades;
}

bool areOfSameDocuments(const core::RankedList& a, const core::RankedList& b)
{
    return gradesById(a) == gradesById(b);
}

}  // namespace

std::size_t RankingDocument::queryCount() const
{
    return core::queryCount(m_session);
}

std::size_t RankingDocument::placeInFront() const
{
    return core::placeInFront(m_session);
}

QString RankingDocument::queryName(std::size_t place) const
{
    const std::string& name = core::queryAt(m_session, place).list.query;
    return name.empty() ? tr("Query %1").arg(place + 1) : QString::fromStdString(name);
}

core::RankedList RankingDocument::queryList(std::size_t place) const
{
    return place == placeInFront() ? list()
                                   : core::listOf(core::queryAt(m_session, place), listName());
}

std::vector<core::MeanTerm> RankingDocument::meanTerms(const core::MeasureSpec& definition) const
{
    const core::Evaluator asked = evaluator(definition);
    const auto term = [&](std::size_t place, const core::JudgedRanking& ranking) {
        return core::meanTerm(queryName(place).toStdString(), asked, ranking, m_session.noValue);
    };
    OtherTerms others{definition, m_session.noValue, listName(), {}};
    if (!m_otherTerms || !m_otherTerms->areAs(others)) {
        for (std::size_t place = 0; place < queryCount(); ++place)
            others.terms.push_back(place == placeInFront()
                                       ? core::MeanTerm()
                                       : term(place, core::judgedRanking(queryList(place))));
        m_otherTerms = std::make_unique<OtherTerms>(std::move(others));
    }
    std::vector<core::MeanTerm> terms = m_otherTerms->terms;
    terms[placeInFront()] = term(placeInFront(), ranking());
    return terms;
}

const core::WrittenMean& RankingDocument::mean() const
{
    if (!m_derived->mean) {
        const core::MeasureSpec selected = definition(m_session.selected);
        m_derived->mean = core::writtenMean(selected, meanTerms(selected));
    }
    return *m_derived->mean;
}

void RankingDocument::pointAtQuery(std::optional<std::size_t> place)
{
    if (place && *place >= queryCount())
        place.reset();
    if (std::exchange(m_pointedQuery, place) != place)
        emit pointedQueryChanged();
}

void RankingDocument::showQuery(std::size_t place)
{
    endPreview();
    if (place < queryCount() && place != placeInFront())
        m_history.push(new ShowQuery(*this, tr("Show query “%1”").arg(queryName(place)), place));
}

void RankingDocument::putQueries(const QString& stepName, core::Queries queries)
{
    if (queries.all.size() > 1)
        core::nameQueries(queries.all);
    m_history.push(new ReplaceQueries(*this, stepName, std::move(queries)));
}

void RankingDocument::queriesEdited()
{
    m_otherTerms.reset();
    m_pointedQuery.reset();
    listEdited({});
    edited(Part::List);
    setCurrentRank(firstRelevantRank());
}

void RankingDocument::insertQueries(const QString& stepName, std::vector<core::QueryLists> added)
{
    core::Queries queries = core::queriesOf(m_session);
    ++queries.front;
    queries.all.insert(queries.all.begin() + static_cast<std::ptrdiff_t>(queries.front),
                       std::make_move_iterator(added.begin()),
                       std::make_move_iterator(added.end()));
    putQueries(stepName, std::move(queries));
}

void RankingDocument::addQuery()
{
    endPreview();
    insertQueries(tr("Add a query"), {core::QueryLists()});
}

void RankingDocument::duplicateQuery()
{
    endPreview();
    core::Queries queries = core::queriesOf(m_session);
    core::nameQueries(queries.all);
    core::QueryLists copy = queries.all[queries.front];
    const std::string name = copy.list.query;
    core::rename(copy, core::freeQueryName(queries.all, name));
    insertQueries(tr("Duplicate query “%1”").arg(QString::fromStdString(name)), {std::move(copy)});
}

void RankingDocument::removeQuery()
{
    endPreview();
    if (queryCount() == 1)
        return;
    const QString name = queryName(placeInFront());
    core::Queries queries = core::queriesOf(m_session);
    queries.all.erase(queries.all.begin() + static_cast<std::ptrdiff_t>(queries.front));
    queries.front = std::min(queries.front, queries.all.size() - 1);
    putQueries(tr("Delete query “%1”").arg(name), std::move(queries));
}

void RankingDocument::renameQuery(const QString& name)
{
    endPreview();
    const QString now = name.trimmed();
    if (now.isEmpty() || now == queryName(placeInFront()))
        return;
    core::Queries queries = core::queriesOf(m_session);
    core::rename(queries.all[queries.front], now.toStdString());
    putQueries(tr("Rename query “%1” to “%2”").arg(queryName(placeInFront()), now),
               std::move(queries));
}

void RankingDocument::replaceQueries(core::Queries queries, const QString& stepName)
{
    endPreview();
    putQueries(stepName, std::move(queries));
}

void RankingDocument::replaceQuery(std::vector<core::RankedList> lists, const QString& stepName)
{
    endPreview();
    core::Queries queries = core::queriesOf(m_session);
    const auto place = queries.all.begin() + static_cast<std::ptrdiff_t>(queries.front);
    std::vector<core::QueryLists> added = queriesOfLists(std::move(lists));
    queries.all.insert(queries.all.erase(place), std::make_move_iterator(added.begin()),
                       std::make_move_iterator(added.end()));
    putQueries(stepName, std::move(queries));
}

void RankingDocument::putPair(core::RankedList a, core::RankedList b,
                              std::span<const core::MeasureSpec> measures, const QString& stepName)
{
    endPreview();
    m_history.beginMacro(stepName);
    if (areOfSameDocuments(a, b)) {
        core::Queries queries = core::queriesOf(m_session);
        core::QueryLists& front = queries.all[queries.front];
        a.query = b.query = front.list.query;
        front.list = std::move(a);
        front.other = std::move(b);
        front.listName = core::ListName::A;
        putQueries(stepName, std::move(queries));
    } else {
        a.query = "A";
        b.query = "B";
        replaceQuery({std::move(a), std::move(b)}, stepName);
    }
    for (const core::MeasureSpec& measure : measures)
        adopt(measure);
    m_history.endMacro();
}

void RankingDocument::pasteQueries(std::vector<core::RankedList> lists)
{
    endPreview();
    const QString name = tr("Paste %n queries", nullptr, static_cast<int>(lists.size()));
    const bool isEmpty = m_session.list.ranked.empty() && m_session.list.notRetrieved.empty();
    if (isEmpty && !m_session.other)
        replaceQuery(std::move(lists), name);
    else
        insertQueries(name, queriesOfLists(std::move(lists)));
}

}  // namespace ui
