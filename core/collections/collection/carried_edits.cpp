// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/carried_edits.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace core {

namespace {

using Grades = std::unordered_map<std::string_view, Grade>;

Grades gradesOf(const std::vector<Judgment>& judgments)
{
    Grades grades;
    for (const Judgment& judgment : judgments)
        grades.emplace(judgment.document, judgment.grade);
    return grades;
}

/// Unjudged if there is none.
Grade gradeIn(const Grades& grades, std::string_view document)
{
    const auto found = grades.find(document);
    return found == grades.end() ? Grade::unjudged() : found->second;
}

const std::vector<Judgment>& judgmentsIn(const Collection& collection, std::string_view query)
{
    static const std::vector<Judgment> none;
    const QueryJudgments* found = collection.qrels.find(query);
    return found ? found->judgments : none;
}

bool hasSameDocuments(const QueryResults* a, const QueryResults* b)
{
    if (!a || !b)
        return a == b;
    return std::equal(
        a->documents.begin(), a->documents.end(), b->documents.begin(), b->documents.end(),
        [](const auto& left, const auto& right) { return left.document == right.document; });
}

/// The run of the same file, regardless of its display name, or else the one with the same name.
std::optional<std::size_t> placeOf(const Collection& collection, const NamedRun& run)
{
    auto found = std::ranges::find_if(collection.runs, [&run](const NamedRun& other) {
        return !run.path.empty() && other.path == run.path && other.names.tag == run.names.tag;
    });
    if (found == collection.runs.end())
        found = std::ranges::find(collection.runs, run.name, &NamedRun::name);
    if (found == collection.runs.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - collection.runs.begin());
}

/// Carries over one query's edit.
class Carrying {
public:
    Carrying(const Collection& before, const Collection& now, const std::string& query,
             CarriedEdits& carried)
        : m_before(before)
        , m_now(now)
        , m_query(query)
        , m_carried(carried)
    {}

    std::vector<Judgment> judgments(const std::vector<Judgment>& edited)
    {
        const Grades before = gradesOf(judgmentsIn(m_before, m_query));
        const Grades mine = gradesOf(edited);
        const std::vector<Judgment>& inFiles = judgmentsIn(m_now, m_query);
        const Grades now = gradesOf(inFiles);
        std::vector<Judgment> judgments;
        const auto add = [&](const std::string& document) {
            const Grade was = gradeIn(before, document);
            const Grade is = gradeIn(now, document);
            const Grade requested = gradeIn(mine, document);
            const bool isEdited = requested != was;
            if (isEdited && is != was && is != requested)
                m_carried.contested.push_back({m_query, document});
            if (const Grade grade = isEdited ? requested : is; grade.hasValue())
                judgments.push_back({document, grade});
        };
        for (const Judgment& judgment : inFiles)
            add(judgment.document);
        for (const Judgment& judgment : edited)
            if (!now.contains(judgment.document))
                add(judgment.document);
        return judgments;
    }

    /// @return whether anything is still edited
    bool stands(const std::vector<EditedDocument>& list, std::size_t runBefore, std::size_t run)
    {
        const auto was = m_before.runs[runBefore].lists.find(m_query);
        const auto is = m_now.runs[run].lists.find(m_query);
        const QueryResults edited = editedResults(m_query, list);
        if (hasSameDocuments(&edited, is.get()))
            return false;
        if (!hasSameDocuments(was.get(), is.get()))
            m_carried.covering.push_back({m_query, m_now.runs[run].name});
        return true;
    }

private:
    const Collection& m_before;
    const Collection& m_now;
    const std::string& m_query;
    CarriedEdits& m_carried;
};

}  // namespace

std::vector<std::optional<std::size_t>> reruns(const Collection& before, const Collection& now)
{
    std::vector<std::optional<std::size_t>> places;
    for (std::size_t run = 0; run < before.runs.size(); ++run) {
        places.push_back(placeOf(now, before.runs[run]));
        const bool isRenamed =
            !places.back() && run < now.runs.size() && !placeOf(before, now.runs[run]);
        if (isRenamed)
            places.back() = run;
    }
    return places;
}

CarriedEdits carriedOver(const Collection& before, const QueryEdits& edits, const Collection& now)
{
    const auto places = reruns(before, now);
    CarriedEdits carried;
    for (const auto& [query, edit] : edits) {
        Carrying carrying(before, now, query, carried);
        QueryEdit anew;
        anew.judgments = carrying.judgments(edit.judgments);
        for (const auto& [run, list] : edit.lists) {
            if (run >= places.size())  // the run does not exist
                anew.lists.emplace(run, list);
            else if (!places[run])
                carried.staleRuns.push_back(before.runs[run].name);
            else if (carrying.stands(list, run, *places[run]))
                anew.lists.emplace(*places[run], list);
        }
        if (isAsInFiles(now, query, anew))
            carried.asInFiles.push_back(query);
        else
            carried.edits.emplace(query, std::move(anew));
    }
    std::vector<std::string>& lost = carried.staleRuns;
    std::ranges::sort(lost);
    lost.erase(std::unique(lost.begin(), lost.end()), lost.end());
    return carried;
}

}  // namespace core
