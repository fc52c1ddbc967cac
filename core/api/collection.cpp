// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/api/translation.h"

#include "core/documents/messages/diagnostic_words.h"
#include "core/documents/messages/sentence.h"
#include "core/rankings/runs/pairs.h"

#include <cmath>

namespace rankscope {
inline namespace v0 {

namespace {

/// Reads in file order; the rules sort the lists later, when they are known.
core::CollectionChoices asInFile()
{
    core::CollectionChoices choices;
    choices.order = core::RankOrder::File;
    return choices;
}

std::vector<core::Run> runsOf(const core::SharedText& text, const std::string& name)
{
    return taken(core::parseSeparateRuns(text, name, {}, asInFile()));
}

Run onlyRunOf(const core::SharedText& text, const std::string& name)
{
    auto runs = runsOf(text, name);
    if (runs.size() > 1)
        refuseSeveral(name, runs);
    return Inward::run(std::move(runs.front()));
}

Finding findingOf(const core::Diagnostic& diagnostic)
{
    constexpr std::string_view counted = "%n ";
    const core::DiagnosticWords& words = core::diagnosticWords(diagnostic.warning);
    Finding finding{words.what, words.rule, 0, diagnostic.line, diagnostic.sample};
    if (finding.what.starts_with(counted)) {
        finding.what.remove_prefix(counted.size());
        finding.count = diagnostic.count;
    }
    if (diagnostic.warning == core::Warning::OtherColumns)
        finding.sample =
            core::inEnglish({"%1", {{core::SentencePart::Headings, diagnostic.sample}}});
    return finding;
}

std::vector<Finding> findingsOf(const core::Diagnostics& diagnostics)
{
    std::vector<Finding> findings;
    findings.reserve(diagnostics.size());
    for (const core::Diagnostic& diagnostic : diagnostics)
        findings.push_back(findingOf(diagnostic));
    return findings;
}

template <class Queries>
std::vector<std::string_view> namesOf(const Queries& queries)
{
    std::vector<std::string_view> names;
    names.reserve(queries.size());
    for (const auto& query : queries)
        names.push_back(query.query);
    return names;
}

/// Builds rows as if read from a file, one per line; copies the ids.
class Rows {
public:
    void add(std::string_view query, core::Pair pair)
    {
        if (pairs.rows.isEmpty() || query != m_last)
            m_last = pairs.arena.keep(query);
        pair.document = pairs.arena.keep(pair.document);
        pairs.rows.add(m_last, pair);
    }

    core::Pairs pairs;

private:
    std::string_view m_last;
};

}  // namespace

std::string toText(const Finding& finding)
{
    std::string text(finding.what);
    if (finding.count > 0)
        text += " (" + std::to_string(finding.count) + ")";
    if (finding.line > 0)
        text += (finding.count > 1 ? ", first in line " : ", line ") + std::to_string(finding.line);
    // Headings are quoted one by one.
    if (finding.sample.starts_with("“"))
        text += " (" + finding.sample + ")";
    else if (!finding.sample.empty())
        text += " (“" + finding.sample + "”)";
    return text + ": " + std::string(finding.handled) + ".";
}

Qrels::Qrels()
    : m_inside(std::make_shared<const Inside>())
{}

Qrels::Qrels(std::shared_ptr<const Inside> inside)
    : m_inside(std::move(inside))
{}

Qrels Qrels::read(const std::string& path)
{
    return Inward::qrels(taken(core::readJudgments(path)));
}

Qrels Qrels::parse(std::string text, const std::string& name)
{
    return Inward::qrels(taken(core::parseJudgments(core::SharedText(std::move(text)), name)));
}

Qrels Qrels::of(std::span<const Judgment> judgments, const std::string& name)
{
    if (judgments.empty())
        return {};
    Rows rows;
    std::size_t line = 0;
    for (const Judgment& judgment : judgments)
        rows.add(judgment.query, {judgment.document, judgment.grade, ++line});
    return Inward::qrels({taken(core::judgmentsFrom(std::move(rows.pairs), name)), nullptr});
}

std::size_t Qrels::size() const
{
    return m_inside->judgments.qrels.queries.size();
}

std::string_view Qrels::query(std::size_t i) const
{
    return m_inside->judgments.qrels.queries[i].query;
}

double Qrels::topGrade() const
{
    return m_inside->judgments.qrels.topGrade;
}

std::vector<std::string_view> Qrels::queries() const
{
    return namesOf(m_inside->judgments.qrels.queries);
}

std::vector<Judgment> Qrels::judgments(std::string_view query) const
{
    std::vector<Judgment> all;
    if (const core::QueryJudgments* const found = m_inside->judgments.qrels.find(query))
        for (const core::Judgment& judgment : found->judgments)
            all.push_back({found->query, judgment.document, judgment.grade.value()});
    return all;
}

std::vector<Finding> Qrels::findings() const
{
    return findingsOf(m_inside->judgments.qrels.diagnostics);
}

Run::Run(std::shared_ptr<const Inside> inside)
    : m_inside(std::move(inside))
{}

Run Run::read(const std::string& path)
{
    return onlyRunOf(taken(core::readSharedText(path)), path);
}

std::vector<Run> Run::readAll(const std::string& path)
{
    std::vector<Run> runs;
    for (core::Run& run : runsOf(taken(core::readSharedText(path)), path))
        runs.push_back(Inward::run(std::move(run)));
    return runs;
}

Run Run::parse(std::string text, const std::string& name)
{
    return onlyRunOf(core::SharedText(std::move(text)), name);
}

Run Run::of(std::span<const Retrieved> retrieved, const std::string& tag)
{
    Rows rows;
    std::size_t line = 0;
    for (const Retrieved& one : retrieved) {
        ++line;
        if (std::isnan(one.score))
            throw Error("found a score that is not a number, expected one such as 1.5", tag, line);
        rows.add(one.query, {one.document, one.score, line, one.rank});
    }
    core::Run run;
    if (!retrieved.empty())
        run = taken(core::runFrom(std::move(rows.pairs), {}, tag, core::RankOrder::File));
    run.tag = tag;
    return Inward::run(std::move(run));
}

const std::string& Run::tag() const
{
    return m_inside->run.tag;
}

std::size_t Run::size() const
{
    return m_inside->run.queries.size();
}

std::string_view Run::query(std::size_t i) const
{
    return m_inside->run.queries[i].query;
}

std::vector<std::string_view> Run::queries() const
{
    return namesOf(m_inside->run.queries);
}

std::vector<Retrieved> Run::documents(std::string_view query) const
{
    std::vector<Retrieved> all;
    if (const core::QueryResults* const found = m_inside->run.find(query))
        for (const core::RetrievedDocument& document : found->documents)
            all.push_back({found->query, document.document, document.score, document.rank});
    return all;
}

std::vector<Finding> Run::findings() const
{
    return findingsOf(m_inside->run.diagnostics);
}

}  // namespace v0
}  // namespace rankscope
