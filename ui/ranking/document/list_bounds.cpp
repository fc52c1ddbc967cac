#include "ui/ranking/document/list_bounds.h"

#include "core/bounds/bounds_finder.h"
#include "core/bounds/open_queries.h"
#include "core/bounds/open_world.h"
#include "ui/ranking/document/ranking_document.h"

#include <array>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// Values that a search looks at once.
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

std::vector<core::Definition> shownDefinitions(const RankingDocument& document)
{
    std::vector<core::Definition> definitions;
    for (const core::Measure measure : document.session().shown)
        definitions.push_back(document.definition(measure));
    return definitions;
}

}  // namespace

/// All that the search needs, so that it may go on beside the window's own work.
struct ListBounds::Task {
    std::vector<core::Definition> definitions;
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
        for (const core::Definition& definition : definitions)
            if (!stop.stop_requested())
                bounds[definition.measure] = {
                    core::BoundsFinder(definition, scale, {}, ranks()).exactly(open),
                    difference(definition)};
        return bounds;
    }
    std::optional<core::DifferenceBounds> difference(const core::Definition& definition) const
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
    , m_searching(this)
{
    m_work.setMuch(manyRanks);
    m_searching.setMuch(manyRanks);
}

void ListBounds::forget()
{
    m_work.stop();
    m_searching.stop();
    m_open.reset();
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

/// Null: not known, or not yet.
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

void ListBounds::search()
{
    const Task task = this->task();
    const core::Definition definition = m_document.definition(m_document.session().selected);
    constexpr std::size_t triedPerDocument = 4;
    m_searching.start(triedPerDocument * task.ranks(),
                      [this, task, definition](const std::stop_token& stop) -> SideWork::Result {
                          auto wanted = core::wantedJudgments(
                              task.list,
                              core::BoundsFinder(definition, task.scale, {}, task.ranks()), stop);
                          if (stop.stop_requested())
                              return {};
                          return [this, wanted = std::move(wanted)] { emit wantedFound(wanted); };
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
    m_work.start(amount,
                 [this, task = std::move(task)](const std::stop_token& stop) -> SideWork::Result {
                     ByMeasure bounds = task.run(stop);
                     if (stop.stop_requested())
                         return {};
                     return [this, bounds = std::move(bounds)] {
                         m_bounds = bounds;
                         emit found();
                     };
                 });
}

}  // namespace ui
