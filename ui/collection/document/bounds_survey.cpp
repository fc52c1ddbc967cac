// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/bounds_survey.h"

#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// About as many documents as can be bounded within a frame.
constexpr std::size_t manyOpenDocuments = 4'000;
constexpr std::size_t mostShown = 100;

}  // namespace

/// A snapshot of everything that determines the bounds.
struct BoundsSurvey::Question {
    std::shared_ptr<const core::Collection> collection;
    core::QueryEdits edits;
    std::vector<core::MeasureSpec> measures;
    core::EvaluationRules rules;
    std::size_t runA = 0;
    std::size_t runB = 0;
    bool hasTwoRuns = false;
    std::optional<double> topGrade;
    double judgedTop = 0;
    core::RunEvaluation a = {};
    core::RunEvaluation b = {};

    /// Whether it is the same question, apart from edits.
    bool isLike(const Question& other) const
    {
        return collection == other.collection && measures == other.measures &&
               rules == other.rules && runA == other.runA && runB == other.runB &&
               hasTwoRuns == other.hasTwoRuns && topGrade == other.topGrade &&
               judgedTop == other.judgedTop;
    }
    /// The result of `work` for the judgments, A, B (null: there is none) and the scale.
    template <class Work>
    auto with(Work work) const
    {
        const std::optional<core::Qrels> qrels =
            edits.empty() ? std::nullopt : std::optional(core::editedQrels(*collection, edits));
        const core::EvaluatedRun inA{core::editedRun(*collection, edits, runA), a};
        const core::EvaluatedRun inB{core::editedRun(*collection, edits, runB), b};
        const core::Qrels& judged = qrels ? *qrels : collection->qrels;
        return work(judged, inA, hasTwoRuns ? &inB : nullptr, core::openGrades(judged, topGrade));
    }
};

BoundsSurvey::BoundsSurvey(CollectionDocument& document)
    : QObject(&document)
    , m_document(document)
    , m_bounding(this)
    , m_searching(this)
{
    m_bounding.setMuch(manyOpenDocuments);
    m_searching.setMuch(manyOpenDocuments);
    connect(&document, &CollectionDocument::queryEdited, this, &BoundsSurvey::noteEdit);
    connect(&document, &CollectionDocument::changed, this, &BoundsSurvey::follow);
}

BoundsSurvey::Question BoundsSurvey::question() const
{
    return {m_document.sharedCollection(), m_document.edits(),    m_document.measures(),
            m_document.evaluation().rules, m_document.runA(),     m_document.runB(),
            m_document.hasTwoRuns(),       m_document.topGrade(), m_document.evaluation().topGrade};
}

/// Edits of single queries were noted already; everything else asks another question or changes all
/// answers.
void BoundsSurvey::follow(CollectionDocument::Part part)
{
    using Part = CollectionDocument::Part;
    const bool isOneEdit = std::exchange(m_isEditNoted, false);
    const bool isSame = m_asked && m_asked->isLike(question());
    if (!isSame || (part == Part::Values && !isOneEdit))
        forget();
    else if (part == Part::Measures)
        m_searching.stop();
}

void BoundsSurvey::forget()
{
    m_bounding.stop();
    m_searching.stop();
    m_queries.reset();
    m_means.clear();
    m_reach.reset();
    m_edited.clear();
    m_searched.clear();
    m_requested.clear();
}

void BoundsSurvey::noteEdit(std::size_t query)
{
    m_isEditNoted = true;
    m_bounding.stop();
    m_searching.stop();
    const std::string& id = m_document.evaluation().queries[query].id;
    m_edited.insert(id);
    m_searched.erase(id);
    // Documents that were just judged are no longer wanted, even before new results arrive.
    const auto* judgments = core::judgmentsOf(m_document.collection(), m_document.edits(), id);
    std::erase_if(m_requested, [&](const core::WantedJudgment& requested) {
        return requested.query == id && judgments &&
               std::any_of(judgments->begin(), judgments->end(), [&](const auto& judgment) {
                   return judgment.document == requested.document;
               });
    });
}

bool BoundsSurvey::canAsk() const
{
    return m_document.hasLists() && m_document.runA() < m_document.evaluation().runs.size() &&
           m_document.runB() < m_document.evaluation().runs.size();
}

void BoundsSurvey::want()
{
    if (!canAsk() || isBusy())
        return;
    if (!m_queries || !m_edited.empty())
        bound();
    else
        search();
}

/// Bounds every query, or only the edited ones if the others are known.
void BoundsSurvey::bound()
{
    auto asked = std::make_shared<Question>(question());
    asked->a = m_document.evaluation().runs[asked->runA];
    if (asked->hasTwoRuns)
        asked->b = m_document.evaluation().runs[asked->runB];
    m_asked = asked;
    const std::size_t queries = m_queries ? m_edited.size() : m_document.queryCount();
    m_bounding.start(
        amountOf(queries),
        [this, asked, known = m_queries,
         edited = m_edited](const std::stop_token& stop) -> SideWork::Result {
            auto found = known ? boundedAgain(*asked, *known, edited) : bounded(*asked, stop);
            if (stop.stop_requested() || core::staleRun(*asked->collection))
                return {};
            auto means = core::meanDifferences(found, asked->measures.size(), asked->rules.noValue);
            auto shared = std::make_shared<const std::vector<core::QueryBounds>>(std::move(found));
            return [this, shared, means = std::move(means)] {
                m_queries = shared;
                m_means = means;
                m_edited.clear();
                search();
                emit changed();
            };
        });
}

std::vector<core::QueryBounds> BoundsSurvey::bounded(const Question& asked,
                                                     const std::stop_token& stop)
{
    return asked.with([&](const core::Qrels& qrels, const core::EvaluatedRun& a,
                          const core::EvaluatedRun* b, const core::GradeScale& scale) {
        return core::queryBounds(qrels, a, b, asked.measures, asked.rules, scale, everyCore(),
                                 stop);
    });
}

std::vector<core::QueryBounds> BoundsSurvey::boundedAgain(const Question& asked,
                                                          std::vector<core::QueryBounds> queries,
                                                          const std::set<std::string>& edited)
{
    return asked.with([&](const core::Qrels& qrels, const core::EvaluatedRun& a,
                          const core::EvaluatedRun* b, const core::GradeScale& scale) {
        for (core::QueryBounds& query : queries)
            if (edited.contains(query.query))
                query = core::boundsOfQuery(query.query, qrels, a, b, asked.measures, asked.rules,
                                            scale)
                            .value_or(query);
        return queries;
    });
}

/// Searches the queries with the widest intervals that have not been searched yet.
void BoundsSurvey::search()
{
    if (std::exchange(m_measure, m_document.measure()) != m_document.measure()) {
        m_searched.clear();
        m_requested.clear();
    }
    m_reach = core::reachOf(*m_queries, m_measure);
    const std::vector<std::string> widest = core::widestQueries(*m_queries, m_measure);
    std::vector<std::string> left;
    for (const std::string& query : widest)
        if (!m_searched.contains(query))
            left.push_back(query);
    if (left.empty()) {
        rank(widest);
        return;
    }
    constexpr std::size_t triedPerQuery = 16;
    m_searching.start(triedPerQuery * amountOf(left.size()),
                      [this, asked = m_asked, measure = m_measure, widest,
                       left](const std::stop_token& stop) -> SideWork::Result {
                          auto found = asked->with(
                              [&](const core::Qrels& qrels, const core::EvaluatedRun& a,
                                  const core::EvaluatedRun* b, const core::GradeScale& scale) {
                                  return core::JudgmentSearch(qrels, a, b, asked->measures[measure],
                                                              asked->rules, scale)
                                      .find(left, everyCore(), stop);
                              });
                          if (stop.stop_requested() || core::staleRun(*asked->collection))
                              return {};
                          return [this, widest, left, found = std::move(found)] {
                              for (std::size_t i = 0; i < left.size(); ++i)
                                  m_searched[left[i]] = found[i];
                              rank(widest);
                              emit changed();
                          };
                      });
}

void BoundsSurvey::rank(const std::vector<std::string>& queries)
{
    std::vector<std::vector<core::WantedJudgment>> found;
    for (const std::string& query : queries)
        found.push_back(m_searched[query]);
    m_requested = core::mostWanted(found, core::countedQueries(*m_queries, m_measure), mostShown);
}

/// The approximate number of documents in that many queries of the current runs.
std::size_t BoundsSurvey::amountOf(std::size_t queries) const
{
    return m_document.documentCount() / std::max<std::size_t>(m_document.queryCount(), 1) * queries;
}

std::optional<core::Bounds> BoundsSurvey::ofQuery(std::size_t query) const
{
    const std::string& id = m_document.evaluation().queries[query].id;
    if (!m_queries || m_edited.contains(id))
        return std::nullopt;
    const auto found = std::lower_bound(
        m_queries->begin(), m_queries->end(), id,
        [](const core::QueryBounds& one, const std::string& other) { return one.query < other; });
    return found != m_queries->end() && found->query == id ? found->bounds[m_document.measure()]
                                                           : std::nullopt;
}

std::optional<core::DifferenceBounds> BoundsSurvey::ofMean(std::size_t measure) const
{
    return isKnown() && measure < m_means.size() ? m_means[measure] : std::nullopt;
}

double BoundsSurvey::topGrade() const
{
    const double judged = m_document.evaluation().topGrade;
    return m_document.topGrade().value_or(judged > 0 ? judged : 1);
}

}  // namespace ui
