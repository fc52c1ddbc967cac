// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/list_bounds.h"

#include "core/rankings/bounds/bounds_finder.h"
#include "core/rankings/bounds/mean_bounds.h"
#include "core/rankings/bounds/open_queries.h"
#include "core/rankings/bounds/open_world.h"
#include "ui/ranking/document/ranking_document.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

/// Ranks that a search handles at once.
constexpr std::size_t manyRanks = 2'000;

std::optional<core::OpenPair> openPairOf(const RankingDocument& document)
{
    if (!document.hasTwoLists())
        return std::nullopt;
    return core::openPair(document.list(core::ListName::A), document.list(core::ListName::B));
}

core::OpenList openListOf(const RankingDocument& document,
                          const std::optional<core::OpenPair>& pair)
{
    if (!pair)
        return core::openList(document.ranking());
    return document.listName() == core::ListName::A ? pair->a : pair->b;
}

/// The queries' rankings, as in their mean.
std::vector<core::JudgedRanking> rankingsOf(const RankingDocument& document)
{
    std::vector<core::JudgedRanking> rankings;
    for (std::size_t place = 0; place < document.queryCount(); ++place)
        rankings.push_back(core::judgedRanking(document.queryList(place)));
    return rankings;
}

std::vector<core::MeasureSpec> shownDefinitions(const RankingDocument& document)
{
    std::vector<core::MeasureSpec> definitions;
    for (const core::Measure measure : document.session().shown)
        definitions.push_back(document.definition(measure));
    return definitions;
}

}  // namespace

/// All inputs of the search, so that it can run in another thread.
struct ListBounds::Task {
    std::vector<core::MeasureSpec> definitions;
    core::NoValueRule noValue;
    std::optional<core::OpenPair> pair;
    core::OpenList list;
    core::GradeScale scale;

    std::size_t ranks() const { return list.list.longestWalk(); }
    ByMeasure run(const std::stop_token& stop) const
    {
        core::OpenList open = list;
        open.keepEnds(scale.back());
        ByMeasure bounds;
        for (const core::MeasureSpec& definition : definitions)
            if (!stop.stop_requested())
                bounds[definition.measure] = {
                    core::BoundsFinder(definition, scale, {}, ranks()).exactly(open),
                    difference(definition)};
        return bounds;
    }
    std::optional<core::DifferenceBounds> difference(const core::MeasureSpec& definition) const
    {
        if (!pair)
            return std::nullopt;
        const core::BoundsFinder finder(definition, scale, {noValue, core::Rounding::None},
                                        ranks());
        const std::array<const core::OpenList*, 2> lists{&pair->a, &pair->b};
        const auto bounds = core::boundsIn(core::World::Both, finder, lists);
        return bounds ? std::optional(core::DifferenceBounds{
                            *bounds, pair->openUpTo(definition.cutoff.value_or(ranks()))})
                      : std::nullopt;
    }
};

ListBounds::ListBounds(RankingDocument& document)
    : QObject(&document)
    , m_document(document)
    , m_work(this)
    , m_averaging(this)
    , m_searching(this)
{
    m_work.setMuch(manyRanks);
    m_averaging.setMuch(manyRanks);
    m_searching.setMuch(manyRanks);
}

void ListBounds::forget()
{
    m_work.stop();
    m_averaging.stop();
    m_searching.stop();
    m_open.reset();
    m_openInMean.reset();
    m_mean.reset();
    m_wanted.reset();
    m_isRequested = false;
    m_bounds.reset();
}

const OpenFacts& ListBounds::open()
{
    if (!m_open) {
        const auto top = m_document.session().settings.topGrade;
        m_open = OpenFacts{openListOf(m_document, openPairOf(m_document)).ranks.size(),
                           core::openGrades(m_document.ranking(), top).back()};
    }
    return *m_open;
}

/// Null: unknown, or not yet computed.
const ListBounds::Found* ListBounds::ask(core::Measure measure)
{
    if (!m_bounds && hasOpen() && !m_work.isRunning())
        start();
    if (!m_bounds)
        return nullptr;
    const auto found = m_bounds->find(measure);
    return found == m_bounds->end() ? nullptr : &found->second;
}

std::optional<core::ExactBounds> ListBounds::of(core::Measure measure)
{
    const Found* found = ask(measure);
    return found ? found->value : std::nullopt;
}

std::optional<core::DifferenceBounds> ListBounds::ofDifference(core::Measure measure)
{
    const Found* found = ask(measure);
    return found ? found->difference : std::nullopt;
}

bool ListBounds::isWaiting()
{
    return hasOpen() && !m_bounds;
}

const OpenFacts& ListBounds::openInMean()
{
    if (m_openInMean)
        return *m_openInMean;
    m_openInMean.emplace();
    if (m_document.queryCount() > 1) {
        const auto rankings = rankingsOf(m_document);
        m_openInMean->topGrade =
            core::openGrades(rankings, m_document.session().settings.topGrade).back();
        for (const core::JudgedRanking& ranking : rankings)
            m_openInMean->documents += core::openList(ranking).ranks.size();
    }
    return *m_openInMean;
}

std::optional<core::Bounds> ListBounds::ofMean()
{
    if (openInMean().documents == 0)
        return std::nullopt;
    const core::MeasureSpec definition = m_document.definition(m_document.session().selected);
    if (!m_mean || m_mean->definition != definition)
        startMean(definition);
    return m_mean->bounds;
}

void ListBounds::startMean(const core::MeasureSpec& definition)
{
    m_mean = OfMean{definition, std::nullopt};
    std::vector<core::OpenList> lists;
    std::size_t longest = 0;
    std::size_t all = 0;
    const auto rankings = rankingsOf(m_document);
    for (const core::JudgedRanking& ranking : rankings) {
        longest = std::max(longest, ranking.longestWalk());
        all += ranking.longestWalk();
        lists.push_back(core::openList(ranking));
    }
    auto scale = core::openGrades(rankings, m_document.session().settings.topGrade);
    m_averaging.make(
        all,
        [definition, lists = std::move(lists), scale = std::move(scale), longest,
         rule = m_document.session().noValue](const std::stop_token& stop) {
            return core::meanBounds(lists, core::BoundsFinder(definition, scale, {}, longest), rule,
                                    stop);
        },
        [this](const auto& bounds) {
            m_mean->bounds = bounds;
            emit found();
        });
}

const std::vector<core::WantedJudgment>* ListBounds::wanted()
{
    const core::MeasureSpec definition = m_document.definition(m_document.session().selected);
    if (!m_wanted || m_wanted->definition != definition)
        startWanted(definition);
    return m_wanted->judgments ? &*m_wanted->judgments : nullptr;
}

void ListBounds::search()
{
    m_isRequested = true;
    if (const auto* found = wanted())
        tellWanted(*found);
}

void ListBounds::tellWanted(const std::vector<core::WantedJudgment>& wanted)
{
    if (std::exchange(m_isRequested, false))
        emit wantedFound(wanted);
}

void ListBounds::startWanted(const core::MeasureSpec& definition)
{
    m_wanted = Wanted{definition, std::nullopt};
    const Task task = this->task();
    constexpr std::size_t triedPerDocument = 4;
    m_searching.make(
        triedPerDocument * task.ranks(),
        [task, definition](const std::stop_token& stop) {
            const core::BoundsFinder finder(definition, task.scale, {}, task.ranks());
            return core::wantedJudgments(task.list, finder, stop);
        },
        [this](const auto& judgments) {
            m_wanted->judgments = judgments;
            emit judgmentsFound();
            tellWanted(judgments);
        });
}

void ListBounds::finish()
{
    if (!isWaiting())
        return;
    m_work.stop();
    m_bounds = task().run({});
}

ListBounds::Task ListBounds::task() const
{
    auto pair = openPairOf(m_document);
    auto list = openListOf(m_document, pair);
    return {shownDefinitions(m_document), m_document.session().noValue, std::move(pair),
            std::move(list),
            core::openGrades(m_document.ranking(), m_document.session().settings.topGrade)};
}

void ListBounds::start()
{
    Task task = this->task();
    const std::size_t amount = task.ranks() * task.definitions.size();
    m_work.make(
        amount, [task = std::move(task)](const std::stop_token& stop) { return task.run(stop); },
        [this](ByMeasure bounds) {
            m_bounds = std::move(bounds);
            emit found();
        });
}

}  // namespace ui
