// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/group_survey.h"

#include "core/collections/collection/query_filter.h"
#include "core/collections/comparison/group_comparison.h"
#include "core/collections/comparison/rated_measures.h"
#include "core/foundation/text/folded.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace ui {

namespace {

core::GroupPlaces placesOf(const CollectionGroup& group, std::size_t queries)
{
    core::GroupPlaces places{core::folded(group.name), std::vector<bool>(queries)};
    for (const std::size_t query : group.queries)
        places.has[query] = true;
    return places;
}

}  // namespace

GroupSurvey::GroupSurvey(CollectionDocument& document)
    : QObject(&document)
    , m_document(document)
    , m_comparing(this)
{
    connect(&document, &CollectionDocument::changed, this, &GroupSurvey::follow);
}

void GroupSurvey::follow(CollectionDocument::Part part)
{
    using Part = CollectionDocument::Part;
    if (part == Part::Statistics || part == Part::Scale)
        return;
    if (part == Part::Collection)
        m_words.clear();
    m_comparing.stop();
    m_isKnown = false;
    m_isCompared = false;
    emit changed();
}

const std::vector<CollectionGroup>& GroupSurvey::groups()
{
    if (!m_isKnown)
        find();
    return m_groups;
}

const std::vector<core::GroupPlaces>& GroupSurvey::places()
{
    groups();
    return m_places;
}

std::vector<CollectionGroup> GroupSurvey::groupsOfFiles() const
{
    const auto& queries = m_document.evaluation().queries;
    std::vector<CollectionGroup> groups;
    for (const core::QueryGroup& group : m_document.collection().groups) {
        CollectionGroup& own = groups.emplace_back(CollectionGroup{group.name});
        for (std::size_t query = 0; query < queries.size(); ++query)
            if (group.queries.contains(queries[query].id))
                own.queries.push_back(query);
    }
    return groups;
}

/// A filter may refer to earlier groups.
CollectionGroup GroupSurvey::found(const core::SavedGroup& saved,
                                   const std::vector<core::GroupPlaces>& before)
{
    CollectionGroup group{saved.name, {}, true};
    const auto filter = core::parseQueryFilter(saved.filter);
    if (!filter)
        return group;
    group.isByOutcome = core::choosesByOutcome(*filter, m_document.savedGroups());
    const std::vector<std::size_t> definitions = m_document.provide(filter->definitions());
    if (definitions.size() < filter->definitions().size()) {
        group.isAwaited = true;
        return group;
    }
    if (filter->readsWords() && m_words.empty()) {
        std::vector<std::string> ids;
        for (const core::CollectionQuery& query : m_document.evaluation().queries)
            ids.push_back(query.id);
        m_words = core::queryWords(ids, m_document.collection().queryTexts.get());
    }
    core::QueryView view = m_document.queryView();
    view.words = m_words;
    view.groups = before;
    group.queries = core::arrangedQueries(view, *filter, definitions, {});
    return group;
}

void GroupSurvey::find()
{
    std::vector<CollectionGroup> groups;
    std::vector<core::GroupPlaces> places;
    if (m_document.hasRuns()) {
        groups = groupsOfFiles();
        for (const CollectionGroup& group : groups)
            places.push_back(placesOf(group, m_document.queryCount()));
        const std::vector<core::SavedGroup> saved = m_document.savedGroups();
        for (const core::SavedGroup& each : saved) {
            groups.push_back(found(each, places));
            places.push_back(placesOf(groups.back(), m_document.queryCount()));
        }
    }
    m_groups = std::move(groups);
    m_places = std::move(places);
    m_isKnown = true;
}

const std::vector<core::RunComparison>& GroupSurvey::comparisons()
{
    if (!m_isCompared)
        compare();
    return m_comparisons;
}

core::Value GroupSurvey::mean(const CollectionGroup& group, std::size_t run) const
{
    core::RunningMean mean;
    const core::CollectionEvaluation& evaluation = m_document.evaluation();
    for (const std::size_t query : group.queries)
        if (const auto counted = evaluation.counted(query, run, m_document.measure())) {
            const std::size_t place = evaluation.queries[query].inRun[run];
            mean.add(*counted, evaluation.runs[run].queries[place].weight);
        }
    return mean.value();
}

void GroupSurvey::compare()
{
    m_comparing.stop();
    m_isCompared = true;
    m_areRoundsDrawn = false;
    m_comparisons.clear();
    const core::CollectionEvaluation& evaluation = m_document.evaluation();
    const std::size_t a = m_document.runA();
    const std::size_t b = m_document.runB();
    if (!m_document.hasTwoRuns() || std::max(a, b) >= evaluation.runs.size() || groups().empty())
        return;
    std::vector<core::QueryGroup> asked;
    std::size_t members = 0;
    for (const CollectionGroup& group : groups()) {
        core::QueryGroup& own =
            asked.emplace_back(core::QueryGroup{group.name, {}, group.isByOutcome});
        for (const std::size_t query : group.queries)
            own.queries.insert(evaluation.queries[query].id);
        members += group.queries.size();
    }
    auto pair = std::make_shared<const std::vector<core::RunEvaluation>>(
        std::vector{evaluation.runs[a], evaluation.runs[b]});
    const std::size_t definition = m_document.measure();
    core::ComparisonRules rules;
    rules.untested = core::unratedOf(m_document.measures());
    const std::size_t rounds = std::exchange(rules.rounds.count, 1);
    m_comparisons = core::compareInGroups(pair->front(), pair->back(), definition, asked, rules);
    rules.rounds.count = rounds;
    // Do not emit changed() if the result is ready before this returns.
    const auto isLater = std::make_shared<bool>(false);
    m_comparing.make(
        members * rounds,
        [pair, definition, asked, rules](const std::stop_token& stop) {
            return core::compareInGroups(pair->front(), pair->back(), definition, asked, rules,
                                         everyCore(), stop);
        },
        [this, isLater](auto comparisons) {
            m_comparisons = std::move(comparisons);
            m_areRoundsDrawn = true;
            if (*isLater)
                emit changed();
        });
    *isLater = true;
}

}  // namespace ui
