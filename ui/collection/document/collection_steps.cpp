#include "ui/collection/document/collection_steps.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Without what several collections share: their texts.
std::size_t bytesOf(const core::Collection& collection,
                    const core::CollectionEvaluation& evaluation)
{
    std::size_t bytes = 0;
    for (const core::QueryJudgments& query : collection.qrels.queries)
        bytes += sizeof query + query.judgments.size() * sizeof(core::Judgment);
    for (const core::NamedRun& run : collection.runs) {
        for (const core::SharedText& text : run.run.texts)
            bytes += text.view().size();
        for (const core::QueryResults& query : run.run.queries)
            bytes += sizeof query + query.documents.size() * sizeof(core::RetrievedDocument);
    }
    for (const core::RunEvaluation& run : evaluation.runs)
        for (const core::QueryValues& query : run.queries)
            bytes += sizeof query + 2 * query.values.size() * sizeof(core::Value);
    return bytes;
}

}  // namespace

CollectionDocument::Load::Load(CollectionDocument& document, const QString& name, Held other,
                               const QString& path, int number)
    : Step(document, name)
    , m_other(std::move(other))
    , m_otherPath(path)
    , m_otherNumber(number)
{}

void CollectionDocument::Load::swapCollection()
{
    Q_EMIT m_document.aboutToBeReplaced();
    m_document.stopWork();
    std::swap(m_document.m_held, m_other);
    m_bytes = bytesOf(*m_other.collection, m_other.evaluation);
    m_document.swapPlace(m_otherPath, m_otherNumber);
    m_document.replaced();
    Q_EMIT m_document.pathChanged();
}

void CollectionDocument::Load::giveUp()
{
    m_other = {};
    m_other.collection = std::make_shared<const core::Collection>();
    m_bytes = 0;
}

CollectionDocument::SetEdit::SetEdit(CollectionDocument& document, const QString& name,
                                     std::string query, std::optional<core::QueryEdit> edit,
                                     bool merges)
    : Step(document, name)
    , m_query(std::move(query))
    , m_other(std::move(edit))
    , m_merges(merges)
{}

void CollectionDocument::SetEdit::swapEdit()
{
    core::QueryEdits& edits = m_document.m_held.edits;
    const auto found = edits.find(m_query);
    std::optional<core::QueryEdit> before;
    if (found != edits.end())
        before = std::move(found->second);
    if (m_other)
        edits[m_query] = *std::move(m_other);
    else
        edits.erase(m_query);
    m_other = std::move(before);
    m_document.queryChanged(m_query);
}

bool CollectionDocument::SetEdit::mergeWith(const QUndoCommand* next)
{
    const auto* later = dynamic_cast<const SetEdit*>(next);
    if (!later || later->m_query != m_query)
        return false;
    // What was before this one stays what is undone to; where that is how it stands now, there is
    // nothing to undo.
    const core::QueryEdits& edits = m_document.edits();
    const auto now = edits.find(m_query);
    setObsolete(m_other ? now != edits.end() && now->second == *m_other : now == edits.end());
    return true;
}

CollectionDocument::SetMeasures::SetMeasures(CollectionDocument& document, const QString& name,
                                             std::vector<core::Definition> measures,
                                             const core::EvaluationRules& rules)
    : Step(document, name)
    , m_other(std::move(measures))
    , m_otherRules(rules)
{}

void CollectionDocument::SetMeasures::swapMeasures()
{
    std::swap(m_document.m_held.wanted, m_other);
    std::swap(m_document.m_held.rules, m_otherRules);
    m_document.measuresChanged();
}

}  // namespace ui
