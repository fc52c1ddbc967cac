// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/collection_document.h"

#include "core/collections/collection/query_order.h"
#include "core/collections/comparison/rated_measures.h"
#include "core/documents/sessions/session_files.h"
#include "core/metrics/measures/settings.h"
#include "ui/collection/document/bounds_survey.h"
#include "ui/collection/document/collection_edits.h"
#include "ui/collection/document/group_survey.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ui {

namespace {

/// Ids for merging undo steps; SetEdit has another one.
constexpr int mergesTopGrades = 2;
constexpr int mergesReloads = 3;

/// Below this many documents a thread costs more than it saves.
constexpr std::size_t manyDocuments = 50'000;

core::MeasureSpec definitionOf(core::Measure measure, std::optional<std::size_t> cutoff)
{
    return {measure, cutoff, {}};
}

bool holds(const std::vector<core::MeasureSpec>& definitions, const core::MeasureSpec& requested)
{
    return std::ranges::find(definitions, requested) != definitions.end();
}

bool isIn(const std::string& folder, const std::string& path)
{
    return path.starts_with(folder) && path.size() > folder.size() &&
           (folder.ends_with('/') || path[folder.size()] == '/');
}

std::shared_ptr<const std::vector<std::size_t>> everyQuery(std::size_t count)
{
    std::vector<std::size_t> queries(count);
    std::iota(queries.begin(), queries.end(), std::size_t{0});
    return std::make_shared<const std::vector<std::size_t>>(std::move(queries));
}

}  // namespace

CollectionDocument::CollectionDocument(QObject* parent)
    : Document(parent)
    , m_extra{definitionOf(core::Measure::Judged, 10)}
    , m_shown(everyQuery(0))
    , m_bounds(new BoundsSurvey(*this))
    , m_groups(new GroupSurvey(*this))
{
    m_held.measures = {definitionOf(core::Measure::Ndcg, 10), definitionOf(core::Measure::Ap, {}),
                       definitionOf(core::Measure::Rr, 10)};
    m_held.requested = m_held.measures;
    m_held.evaluation.definitions = requestedDefinitions();
    m_evaluating.setMuch(manyDocuments);
}

CollectionDocument::~CollectionDocument() = default;

std::vector<std::string> CollectionDocument::sources() const
{
    const std::string& judgments = collection().qrelsPath;
    const bool isSplit = !collection().splits.empty();
    std::vector<std::string> paths;
    if (!unread().named.empty()) {
        if (core::isOfProgram(judgments))
            paths.push_back(judgments);
        for (const std::string& path : unread().named)
            paths.push_back(core::wholePath(path));
        return paths;
    }
    if (core::isOfProgram(judgments))
        paths.push_back(judgments);
    else if (isSplit)
        paths.push_back(core::wholePath(judgments));
    for (const core::CollectionFile& file : collection().files)
        if (!isSplit || !isIn(judgments, file.path))
            paths.push_back(core::wholePath(file.path));
    return paths;
}

QString CollectionDocument::title() const
{
    const std::string& name = collection().name;
    return name.empty() ? tr("New collection") : QString::fromStdString(name);
}

core::AnySession CollectionDocument::snapshot() const
{
    core::CollectionSession session;
    if (m_held.unread) {
        session = *m_held.unread;
    } else {
        session.name = collection().name;
        session.files = sources();
        session.choices = m_held.choices;
        if (!collection().splits.empty())
            session.choices.split = collection().split;
        session.runA = m_held.runA;
        session.runB = m_held.runB;
        session.edits = m_held.edits;
        session.weights = collection().weights;
        session.unknownFields = m_held.unknownFields;
    }
    session.measures = m_held.requested;
    session.measure = m_held.measure;
    session.columns = m_held.columns;
    session.seeds = m_held.seeds;
    session.rules = m_held.rules;
    session.topGrade = m_held.topGrade;
    session.groups = m_held.savedGroups;
    return session;
}

bool CollectionDocument::canHold(const core::AnySession& session) const
{
    return std::holds_alternative<core::CollectionSession>(session);
}

void CollectionDocument::restore(core::AnySession session, const QString& path,
                                 const QString& stepName)
{
    auto& held = std::get<core::CollectionSession>(session);
    auto collection = std::make_shared<core::Collection>();
    collection->name = held.name;
    LoadedCollection empty{
        std::move(collection), {held.measures, held.rules, {}, {}}, held.choices};
    Held unread = heldOf(std::move(empty), held);
    unread.edits.clear();
    unread.unread = std::move(held);
    pushLoad<Held>(stepName, m_held, std::move(unread), path, bytesOf);
}

QString CollectionDocument::runName(std::size_t run) const
{
    return run < collection().runs.size() ? QString::fromStdString(collection().runs[run].name)
                                          : QString();
}

QString CollectionDocument::queryId(std::size_t query) const
{
    return QString::fromStdString(evaluation().queries[query].id);
}

QString CollectionDocument::queryText(std::size_t query) const
{
    if (!collection().queryTexts)
        return {};
    const auto text = collection().queryTexts->find(evaluation().queries[query].id);
    return text ? QString::fromStdString(text->text) : QString();
}

core::RankedList CollectionDocument::list(std::size_t query, std::size_t run) const
{
    return core::listOf(collection(), edits(), evaluation().queries[query].id, run);
}

bool CollectionDocument::isEdited(std::size_t query) const
{
    return edits().contains(evaluation().queries[query].id);
}

core::Qrels CollectionDocument::editedQrels() const
{
    return core::editedQrels(collection(), edits());
}

core::JudgmentFormat CollectionDocument::judgmentFormat() const
{
    const auto file =
        std::ranges::find(collection().files, collection().qrelsPath, &core::CollectionFile::path);
    return file == collection().files.end() ? core::JudgmentFormat::Trec
                                            : core::judgmentFormatOf(file->format);
}

core::TitleOf CollectionDocument::documentTitles() const
{
    if (!collection().documentTexts)
        return {};
    return [texts = collection().documentTexts](const std::string& document) {
        const auto text = texts->find(document);
        return text ? text->title : std::string();
    };
}

std::optional<std::size_t> CollectionDocument::provide(const core::MeasureSpec& definition)
{
    const core::MeasureSpec requested = core::normalised(definition);
    const auto& there = evaluation().definitions;
    const auto found = std::ranges::find_if(
        there, [&](const auto& candidate) { return core::normalised(candidate) == requested; });
    if (found != there.end())
        return static_cast<std::size_t>(found - there.begin());
    if (!holds(m_extra, requested)) {
        m_extra.push_back(requested);
        evaluateWhole();
    }
    return std::nullopt;
}

std::vector<std::size_t>
CollectionDocument::provide(const std::vector<core::MeasureSpec>& definitions)
{
    // New definitions may move the others: requests all before taking any index.
    for (const core::MeasureSpec& definition : definitions)
        provide(definition);
    std::vector<std::size_t> places;
    for (const core::MeasureSpec& definition : definitions) {
        const auto place = provide(definition);
        if (!place)
            break;
        places.push_back(*place);
    }
    return places;
}

core::QueryView CollectionDocument::queryView() const
{
    core::QueryView view;
    view.collection = &collection();
    view.edits = &edits();
    view.evaluation = &evaluation();
    view.definition = measure();
    view.a = runA();
    view.b = hasTwoRuns() ? runB() : runA();
    return view;
}

void CollectionDocument::chooseQuery(std::optional<std::size_t> query)
{
    const QString document = currentDocument();
    const bool isOtherChoice = query != chosenQuery();
    const bool isOther = m_held.highlight.choose(query);
    if (isOther)
        m_pointedDocument.clear();
    // The query pointed at may now be the chosen one.
    if (isOther || isOtherChoice)
        emit currentQueryChanged(currentQuery());
    attendDocument(document);
}

void CollectionDocument::pointAt(std::optional<std::size_t> query)
{
    const QString document = currentDocument();
    if (m_held.highlight.point(query)) {
        m_pointedDocument.clear();
        emit currentQueryChanged(currentQuery());
    }
    attendDocument(document);
}

void CollectionDocument::chooseRun(std::optional<std::size_t> run)
{
    if (m_attendedRun.choose(run))
        emit currentRunChanged(currentRun());
}

void CollectionDocument::pointAtRun(std::optional<std::size_t> run)
{
    if (m_attendedRun.point(run))
        emit currentRunChanged(currentRun());
}

void CollectionDocument::setShown(std::vector<std::size_t> queries, bool areByOutcome)
{
    if (queries == *m_shown && areByOutcome == m_areShownByOutcome)
        return;
    m_areShownByOutcome = areByOutcome;
    m_shown = std::make_shared<const std::vector<std::size_t>>(std::move(queries));
    emit shownChanged();
}

QString CollectionDocument::currentDocument() const
{
    if (!m_pointedDocument.isEmpty())
        return m_pointedDocument;
    return currentQuery() && m_documentQuery == currentQuery() ? m_chosenDocument : QString();
}

void CollectionDocument::chooseDocument(const QString& id)
{
    const QString before = currentDocument();
    m_documentQuery = currentQuery();
    m_chosenDocument = id;
    m_pointedDocument.clear();
    attendDocument(before);
}

void CollectionDocument::pointAtDocument(const QString& id)
{
    const QString before = currentDocument();
    m_pointedDocument = id;
    attendDocument(before);
}

void CollectionDocument::attendDocument(const QString& before)
{
    if (currentDocument() != before)
        emit currentDocumentChanged(currentDocument());
}

void CollectionDocument::setMeasure(std::size_t index)
{
    if (index == m_held.measure || index >= measures().size())
        return;
    m_held.measure = index;
    core::adjustOverFamily(m_comparisons, index);
    emit changed(Part::Measures);
}

std::vector<core::MeasureSpec> CollectionDocument::columns() const
{
    std::vector<core::MeasureSpec> columns;
    for (const core::MeasureSpec& measure : measures())
        if (std::ranges::find(m_held.columns, measure) != m_held.columns.end())
            columns.push_back(measure);
    return columns;
}

void CollectionDocument::setColumns(std::vector<core::MeasureSpec> columns)
{
    if (columns == m_held.columns)
        return;
    m_held.columns = std::move(columns);
    emit columnsChanged();
}

void CollectionDocument::setSeeds(const std::string& seeds)
{
    if (std::exchange(m_held.seeds, seeds) != seeds)
        emit seedsChanged();
}

void CollectionDocument::setRuns(std::size_t a, std::size_t b)
{
    const std::size_t runs = collection().runs.size();
    if ((a == m_held.runA && b == m_held.runB) || a >= runs || b >= runs)
        return;
    m_held.runA = a;
    m_held.runB = b;
    compare();
    emit changed(Part::Runs);
}

void CollectionDocument::setMeasures(std::vector<core::MeasureSpec> measures)
{
    if (measures.empty() || measures == m_held.requested)
        return;
    putMeasures(tr("Choose the measures"), std::move(measures), m_held.rules);
}

void CollectionDocument::setRules(const core::EvaluationRules& rules)
{
    if (rules == m_held.rules)
        return;
    putMeasures(tr("Set the evaluation rules"), m_held.requested, rules);
}

void CollectionDocument::setRules(std::vector<core::MeasureSpec> measures,
                                  const core::EvaluationRules& rules, const QString& stepName)
{
    if (measures == m_held.requested && rules == m_held.rules)
        return;
    std::vector<core::MeasureSpec> several;
    for (std::size_t place = 0; place < measures.size(); ++place) {
        if (holds(m_held.columns, m_held.requested[place]) &&
            !holds(m_held.columns, measures[place]))
            m_held.columns.push_back(measures[place]);
        // Under the same rules, two may become one.
        if (!holds(several, measures[place]))
            several.push_back(measures[place]);
    }
    putMeasures(stepName, std::move(several), rules);
}

void CollectionDocument::setTopGrade(double top)
{
    if (m_held.topGrade == top)
        return;
    m_history.push(new MergingStep(tr("Set the highest grade"), std::tie(m_held.topGrade), {top},
                                   [this](const std::function<void()>& exchange) {
                                       exchange();
                                       emit changed(Part::Scale);
                                   },
                                   {mergesTopGrades, 0}));
}

bool CollectionDocument::isWeighted() const
{
    return std::ranges::any_of(evaluation().runs, &core::RunEvaluation::isWeighted);
}

std::vector<std::string> CollectionDocument::withoutWeight(const core::QueryWeights& weights) const
{
    std::vector<std::string> judged;
    for (const core::CollectionQuery& query : evaluation().queries)
        if (query.isJudged)
            judged.push_back(query.id);
    std::ranges::sort(judged);
    return core::withoutWeight(weights, judged);
}

void CollectionDocument::setWeights(std::optional<core::QueryWeights> weights,
                                    const QString& stepName)
{
    if (weights == collection().weights)
        return;
    auto weighted = std::make_shared<core::Collection>(collection());
    weighted->weights = std::move(weights);
    m_history.push(new SwapStep(stepName, std::tie(m_held.collection), {std::move(weighted)},
                                [this](const std::function<void()>& exchange) {
                                    exchange();
                                    measuresChanged();
                                }));
}

void CollectionDocument::setSavedGroups(std::vector<core::SavedGroup> groups,
                                        const QString& stepName)
{
    if (groups == m_held.savedGroups)
        return;
    m_history.push(new SwapStep(stepName, std::tie(m_held.savedGroups), {std::move(groups)},
                                [this](const std::function<void()>& exchange) {
                                    exchange();
                                    emit changed(Part::Groups);
                                }));
}

void CollectionDocument::putMeasures(const QString& stepName,
                                     std::vector<core::MeasureSpec> measures,
                                     const core::EvaluationRules& rules)
{
    m_history.push(new SwapStep(stepName, std::tie(m_held.requested, m_held.rules, m_returning),
                                {std::move(measures), rules, std::nullopt},
                                [this](const std::function<void()>& exchange) {
                                    m_returning = definition();
                                    exchange();
                                    measuresChanged();
                                }));
}

void CollectionDocument::load(LoadedCollection loaded, const QString& path, const QString& stepName)
{
    core::CollectionSession session;
    session.measures = m_held.requested;
    session.rules = m_held.rules;
    session.topGrade = m_held.topGrade;
    session.columns = m_held.columns;
    session.runB = 1;
    load(std::move(loaded), session, path, stepName, true);
}

void CollectionDocument::load(LoadedCollection loaded, const core::CollectionSession& session,
                              const QString& path, const QString& stepName, bool isSaved)
{
    pushLoad<Held>(stepName, m_held, heldOf(std::move(loaded), session), path, bytesOf);
    if (isSaved)
        m_history.setClean();
}

void CollectionDocument::changeFiles(LoadedCollection loaded, const QString& stepName)
{
    auto session = std::get<core::CollectionSession>(snapshot());
    if (collection().runs.size() == 1)
        session.runB = 1;
    pushLoad<Held>(stepName, m_held, heldOf(std::move(loaded), session), path(), bytesOf,
                   Loads::TheSameSession);
}

void CollectionDocument::reload(LoadedCollection loaded, const QString& stepName)
{
    const bool isSaved = m_history.isClean() && loaded.carried.edits == edits();
    auto session = std::get<core::CollectionSession>(snapshot());
    const auto places = core::reruns(collection(), *loaded.collection);
    const auto rerun = [&places](std::size_t run) {
        return run < places.size() ? places[run].value_or(run) : run;
    };
    session.runA = rerun(session.runA);
    session.runB = rerun(session.runB);
    session.edits = std::move(loaded.carried.edits);
    Held held = heldOf(std::move(loaded), session);
    // New measures may still be calculated.
    held.measures = m_held.measures;
    held.measure = m_held.measure;
    held.rules = m_held.rules;
    if (chosenQuery())
        held.highlight.choose(held.evaluation.find(evaluation().queries[*chosenQuery()].id));
    const QString document = m_documentQuery == chosenQuery() ? m_chosenDocument : QString();
    if (isSaved)
        m_history.resetClean();  // the earlier state no longer counts as saved
    m_history.push(new HeavySwapStep(
        stepName, std::tie(m_held), {std::move(held)},
        [this](const std::function<void()>& exchange) {
            stopWork();
            exchange();
            replaced();
        },
        bytesOf, mergesReloads));
    if (isSaved)
        m_history.setClean();
    if (!document.isEmpty() && chosenQuery())
        chooseDocument(document);
}

/// Values per query have only their own measures, which no other collection has.
std::vector<core::MeasureSpec>
CollectionDocument::measuresHeld(const std::vector<core::MeasureSpec>& measures,
                                 const LoadedCollection& loaded)
{
    const std::vector<core::MeasureSpec>& there = loaded.evaluation.definitions;
    if (!loaded.collection->values &&
        std::ranges::all_of(measures, &std::string::empty, &core::MeasureSpec::given))
        return measures;
    std::vector<core::MeasureSpec> held;
    for (const core::MeasureSpec& measure : measures)
        if (holds(there, measure))
            held.push_back(measure);
    return held.empty() ? there : held;
}

CollectionDocument::Held CollectionDocument::heldOf(LoadedCollection loaded,
                                                    const core::CollectionSession& session)
{
    Held held;
    held.measures = measuresHeld(session.measures, loaded);
    held.requested = held.measures;
    held.columns = session.columns;
    held.seeds = session.seeds;
    held.rules = loaded.evaluation.rules;
    held.topGrade = session.topGrade;
    held.collection = std::move(loaded.collection);
    held.choices = std::move(loaded.choices);
    held.notRead = std::move(loaded.unread);
    held.seen = std::move(loaded.seen);
    held.edits = session.edits;
    held.savedGroups = session.groups;
    held.evaluation = std::move(loaded.evaluation);
    const auto current = session.measure < session.measures.size()
                             ? std::ranges::find(held.measures, session.measures[session.measure])
                             : held.measures.end();
    held.measure = current == held.measures.end()
                       ? 0
                       : static_cast<std::size_t>(current - held.measures.begin());
    const std::size_t last = std::max<std::size_t>(held.collection->runs.size(), 1) - 1;
    held.runA = std::min(session.runA, last);
    held.runB = std::min(session.runB, last);
    held.unknownFields = session.unknownFields;
    return held;
}

void CollectionDocument::fill(LoadedCollection loaded)
{
    Held held = heldOf(std::move(loaded), *m_held.unread);
    // They may have changed while the files were read.
    held.requested = m_held.requested;
    held.rules = m_held.rules;
    held.topGrade = m_held.topGrade;
    held.savedGroups = m_held.savedGroups;
    held.columns = m_held.columns;
    held.seeds = m_held.seeds;
    stopWork();
    m_held = std::move(held);
    replaced();
}

void CollectionDocument::setEdit(std::size_t query, core::QueryEdit edit, const QString& stepName,
                                 bool merges)
{
    const std::string& id = evaluation().queries[query].id;
    std::optional<core::QueryEdit> kept;
    if (!core::isAsInFiles(collection(), id, edit))
        kept = std::move(edit);
    const auto now = edits().find(id);
    if (now == edits().end() ? !kept : kept == now->second)
        return;
    // An edit would replace the query's judgments, which are not there.
    if (now == edits().end() && lacksJudgments()) {
        emit editRefused();
        return;
    }
    m_history.push(new SetEdit(*this, stepName, id, std::move(kept), merges));
}

void CollectionDocument::judge(std::size_t query, const QString& document, core::Grade grade)
{
    const QString name =
        grade.hasValue()
            ? tr("Judge “%1” for query “%2”").arg(document, queryId(query))
            : tr("Remove the judgment of “%1” in query “%2”").arg(document, queryId(query));
    setEdit(query,
            core::judged(collection(), edits(), evaluation().queries[query].id,
                         document.toStdString(), grade),
            name, false);
}

void CollectionDocument::edit(std::size_t query, std::size_t run, const core::RankedList& list)
{
    setEdit(query, core::editedTo(collection(), edits(), evaluation().queries[query].id, run, list),
            tr("Edit query “%1”").arg(queryId(query)), true);
}

void CollectionDocument::revert(std::size_t query)
{
    if (isEdited(query))
        m_history.push(new SetEdit(*this, tr("Revert query “%1”").arg(queryId(query)),
                                   evaluation().queries[query].id, std::nullopt, false));
}

std::vector<core::MeasureSpec> CollectionDocument::requestedDefinitions() const
{
    std::vector<core::MeasureSpec> definitions = m_held.requested;
    for (const core::MeasureSpec& extra : m_extra)
        if (!holds(definitions, extra))
            definitions.push_back(extra);
    return definitions;
}

std::size_t CollectionDocument::documentCount() const
{
    std::size_t documents = 0;
    for (const core::NamedRun& run : collection().runs)
        documents += run.lists.documentCount();
    return documents;
}

/// Excludes the texts, which several collections share.
std::size_t CollectionDocument::bytesOf(const Held& held)
{
    std::size_t bytes = 0;
    for (const core::QueryJudgments& query : held.collection->qrels.queries)
        bytes += sizeof query + query.judgments.size() * sizeof(core::Judgment);
    for (const core::NamedRun& run : held.collection->runs)
        bytes += run.lists.size();
    for (const core::RunEvaluation& run : held.evaluation.runs)
        for (const core::QueryValues& query : run.queries)
            bytes += sizeof query + 2 * query.values.size() * sizeof(core::Value);
    return bytes;
}

void CollectionDocument::stopWork()
{
    m_evaluating.stop();
    m_comparing.stop();
}

void CollectionDocument::replaced()
{
    m_returning.reset();
    m_held.highlight.point(std::nullopt);
    m_attendedRun.choose(std::nullopt);
    m_attendedRun.point(std::nullopt);
    m_documentQuery.reset();
    m_pointedDocument.clear();
    m_shown = everyQuery(queryCount());
    m_areShownByOutcome = false;
    compare();
    emit changed(Part::Collection);
    emit shownChanged();
    emit currentQueryChanged(currentQuery());
    emit currentRunChanged(currentRun());
    if (evaluation().definitions != requestedDefinitions() || evaluation().rules != m_held.rules)
        evaluateWhole();
    if (m_held.unread)
        emit filesRequested(*m_held.unread);
}

void CollectionDocument::measuresChanged()
{
    stopWork();
    evaluateWhole();
}

void CollectionDocument::queryChanged(const std::string& id)
{
    // A running evaluation does not include the edit.
    const bool wasEvaluating = m_evaluating.isRunning();
    m_comparing.stop();
    if (wasEvaluating || !core::evaluateAgain(m_held.evaluation, collection(), edits(), id)) {
        evaluateWhole();
        return;
    }
    compare();
    if (const auto query = evaluation().find(id))
        emit queryEdited(*query);
    emit changed(Part::Values);
}

void CollectionDocument::evaluateWhole()
{
    m_evaluating.start(
        documentCount(),
        [this, collection = m_held.collection, edits = m_held.edits, rules = m_held.rules,
         measures = m_held.requested,
         definitions = requestedDefinitions()](const std::stop_token& stop) -> SideWork::Result {
            auto evaluation = std::make_shared<core::CollectionEvaluation>(core::evaluateCollection(
                *collection, edits, definitions, rules, everyCore(), stop));
            if (stop.stop_requested())
                return {};
            return [this, evaluation, measures, lost = core::staleRun(*collection)] {
                if (lost) {
                    emit runStale(*lost);
                    return;
                }
                const bool hasOtherMeasures =
                    m_held.evaluation.definitions != evaluation->definitions;
                m_held.evaluation = std::move(*evaluation);
                adoptMeasures(measures);
                compare();
                emit changed(hasOtherMeasures ? Part::Measures : Part::Values);
            };
        });
}

/// The current measure stays current if it still exists, maybe under other rules; undo returns to
/// the one that was current before.
void CollectionDocument::adoptMeasures(const std::vector<core::MeasureSpec>& measures)
{
    const core::MeasureSpec current = std::exchange(m_returning, {}).value_or(definition());
    const auto found = std::ranges::find(measures, current);
    if (found != measures.end())
        m_held.measure = static_cast<std::size_t>(found - measures.begin());
    else if (m_held.measure >= measures.size() ||
             measures[m_held.measure].measure != current.measure)
        m_held.measure = 0;
    m_held.measures = measures;
}

void CollectionDocument::compare()
{
    m_comparing.stop();
    m_areRoundsDrawn = false;
    m_comparisons.clear();
    if (!hasTwoRuns() || m_held.runA >= evaluation().runs.size() ||
        m_held.runB >= evaluation().runs.size())
        return;
    auto pair = std::make_shared<const std::vector<core::RunEvaluation>>(
        std::vector{evaluation().runs[m_held.runA], evaluation().runs[m_held.runB]});
    const std::size_t count = measures().size();
    core::ComparisonRules rules;
    rules.untested = core::unratedOf(measures());
    rules.primary = m_held.measure;
    const std::size_t rounds = std::exchange(rules.rounds.count, 1);
    m_comparisons = core::compareRuns(*pair, count, rules);
    rules.rounds.count = rounds;
    m_comparing.make(
        queryCount() * count * rounds,
        [pair, count, rules](const std::stop_token& stop) {
            return core::compareRuns(*pair, count, rules, everyCore(), stop);
        },
        [this](auto comparisons) {
            m_comparisons = std::move(comparisons);
            core::adjustOverFamily(m_comparisons, m_held.measure);
            m_areRoundsDrawn = true;
            emit changed(Part::Statistics);
        });
}

}  // namespace ui
