// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/check_files.h"

#include "core/collections/import/collection_files.h"
#include "core/collections/import/joined_judgments.h"
#include "core/collections/import/query_as_document.h"
#include "core/collections/import/source_reading.h"
#include "core/collections/import/text_match.h"
#include "core/foundation/file/ended_reading.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// A file that is being checked.
struct EntryToCheck {
    CollectionSource source;
    SourceRole role = SourceRole::Judgments;
    DiagnosticCounts counts;
    CheckedFile checked;
    bool isJoined = false;  ///< its judgments count together with another file's
    std::shared_ptr<const TextsById> texts;
};

class Checking {
public:
    Checking(const CollectionChoices& choices, const Threads& threads)
        : m_choices(choices)
        , m_reader(choices, nullptr, threads)
    {}

    std::vector<Parsed<CheckedFile>> check(const std::vector<SourceFile>& files);

private:
    Parsed<EntryToCheck> load(const SourceFile& file) const;
    void settleRoles();
    void readAll();
    void checkScores();
    void compareJudgments();
    void matchTexts(const Qrels& qrels);
    void compareIds();
    /// Also handles lack of memory.
    std::optional<ParseError> readWhole(EntryToCheck& entry) const;
    std::optional<ParseError> read(EntryToCheck& entry) const;
    std::optional<ParseError> readJudgments(EntryToCheck& entry) const;
    std::optional<ParseError> readRun(EntryToCheck& entry) const;
    std::optional<ParseError> readTexts(EntryToCheck& entry) const;
    std::optional<ParseError> readPredictions(EntryToCheck& entry) const;
    static std::optional<ParseError> readGroups(EntryToCheck& entry);
    const EntryToCheck* judgments() const;

    const CollectionChoices& m_choices;
    SourceReading m_reader;
    std::vector<Parsed<EntryToCheck>> m_entries;  // by file
};

Parsed<EntryToCheck> Checking::load(const SourceFile& file) const
{
    auto source = m_reader.load(file.path);
    if (!source)
        return source.error();
    EntryToCheck entry;
    entry.role = roleOf(*source);
    entry.source = *std::move(source);
    entry.counts.add(entry.source.diagnostics);
    if (!file.splits.empty())
        entry.counts.add(Warning::SplitChosen, 0, splitText(file));
    return entry;
}

void Checking::settleRoles()
{
    for (auto& entry : m_entries)
        if (entry && entry->role == SourceRole::Predictions &&
            std::any_of(m_entries.begin(), m_entries.end(), [&](const auto& other) {
                return other && other->source.besidePath == entry->source.path;
            }))
            entry->role = SourceRole::Beside;
    std::vector<SourceRole> open;
    std::vector<const CollectionSource*> sources;
    std::vector<EntryToCheck*> entries;
    for (auto& entry : m_entries) {
        if (!entry)
            continue;
        open.push_back(entry->role);
        sources.push_back(&entry->source);
        entries.push_back(&*entry);
    }
    const std::vector<SourceRole> settled = settledRoles(open);
    const std::vector<std::size_t> judging = judgingFiles(sources, settled);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const SourceRole before = std::exchange(entries[i]->role, settled[i]);
        if (before == SourceRole::Either && judging.size() < 2)
            entries[i]->counts.add(
                settled[i] == SourceRole::Run ? Warning::TakenAsRun : Warning::TakenAsJudgments, 0);
    }
    for (std::size_t i = 1; i < judging.size(); ++i) {
        EntryToCheck& entry = *entries[judging[i]];
        entry.isJoined = true;
        entry.role = SourceRole::Judgments;
        entry.counts.add(Warning::JoinedJudgments, 0,
                         plainName(entries[judging.front()]->source.path));
    }
}

/// Refuses the only file if it leaves open which of its columns are runs.
void Checking::checkScores()
{
    if (m_entries.size() != 1 || !m_entries.front() ||
        m_entries.front()->role != SourceRole::Judgments)
        return;
    if (auto error = undecidedScores(m_entries.front()->source, false))
        m_entries.front() = *std::move(error);
}

/// Refuses files that contradict earlier judgments.
void Checking::compareJudgments()
{
    std::optional<Qrels> all;
    for (auto& entry : m_entries) {
        if (!entry || !entry->checked.qrels)
            continue;
        if (!all)
            all = *entry->checked.qrels;
        else if (!entry->isJoined)
            continue;
        else if (auto error =
                     join(*all, *entry->checked.qrels, entry->source.path, m_choices.repeated))
            entry = *std::move(error);
    }
}

std::optional<ParseError> Checking::readJudgments(EntryToCheck& entry) const
{
    auto qrels = m_reader.qrelsOf(entry.source);
    if (!qrels)
        return qrels.error();
    entry.counts.addNew(qrels->diagnostics);
    entry.checked.qrels = *std::move(qrels);
    if (entry.source.format != CollectionFormat::Letor)
        return holdsBoth(entry.source) ? readRun(entry) : std::nullopt;
    for (const std::size_t feature : m_choices.features) {
        auto run = m_reader.featureRunOf(entry.source, feature);
        if (!run)
            return run.error();
        entry.counts.addNew(run->diagnostics);
        entry.checked.runs.push_back(*std::move(run));
    }
    return std::nullopt;
}

std::optional<ParseError> Checking::readRun(EntryToCheck& entry) const
{
    auto runs = m_reader.runsOf(entry.source);
    if (!runs)
        return runs.error();
    for (const Run& run : *runs)
        entry.counts.addNew(run.diagnostics);
    entry.checked.runs = *std::move(runs);
    return std::nullopt;
}

std::optional<ParseError> Checking::readTexts(EntryToCheck& entry) const
{
    auto texts = m_reader.textsOf(entry.source, entry.counts);
    if (!texts)
        return texts.error();
    entry.texts = *std::move(texts);
    entry.checked.texts = entry.texts->size();
    return std::nullopt;
}

std::optional<ParseError> Checking::readPredictions(EntryToCheck& entry) const
{
    const auto predictions = m_reader.predictionsOf(entry.source, entry.counts);
    if (!predictions)
        return predictions.error();
    entry.checked.predictions = predictions->size();
    return std::nullopt;
}

std::optional<ParseError> Checking::readGroups(EntryToCheck& entry)
{
    const auto groups = parseQueryGroups(entry.source.text.view(), entry.source.path);
    return groups ? std::nullopt : std::optional(groups.error());
}

std::optional<ParseError> Checking::read(EntryToCheck& entry) const
{
    switch (entry.role) {
    case SourceRole::Judgments:
    case SourceRole::Either:
    case SourceRole::Pairs:
        return readJudgments(entry);
    case SourceRole::Run:
        return readRun(entry);
    case SourceRole::Texts:
        return readTexts(entry);
    case SourceRole::Predictions:
        return readPredictions(entry);
    case SourceRole::Groups:
        return readGroups(entry);
    case SourceRole::Subtopics:
    case SourceRole::Beside:
        break;
    }
    return std::nullopt;
}

std::optional<ParseError> Checking::readWhole(EntryToCheck& entry) const
{
    return readToTheEnd(entry.source.path, [&] { return read(entry); });
}

void Checking::readAll()
{
    for (auto& entry : m_entries) {
        if (!entry)
            continue;
        if (auto error = readWhole(*entry))
            entry = std::move(*error);
        else
            entry->source.text = {};
    }
}

/// The only file with judgments; null if several may be meant.
const EntryToCheck* Checking::judgments() const
{
    const EntryToCheck* only = nullptr;
    for (const auto& entry : m_entries) {
        if (!entry || !entry->checked.qrels)
            continue;
        if (only)
            return nullptr;
        only = &*entry;
    }
    return only;
}

void Checking::matchTexts(const Qrels& qrels)
{
    std::shared_ptr<const TextsById> queryTexts;
    EntryToCheck* last = nullptr;
    for (auto& entry : m_entries) {
        if (!entry || !entry->texts)
            continue;
        const TextMatch match = textMatchOf(*entry->texts, qrels, entry->source.path);
        if (match == TextMatch::Neither)
            entry->counts.add(Warning::TextsOfNeither, 0);
        if (match != TextMatch::Queries)
            continue;
        queryTexts = queryTexts ? joined(queryTexts, entry->texts) : entry->texts;
        last = &*entry;
    }
    if (last)
        countQueriesWithoutText(qrels, *queryTexts, last->counts);
}

/// Checks what the ids of one file mean for another.
void Checking::compareIds()
{
    const EntryToCheck* const judging = judgments();
    const bool isBeir = judging && isBeirTable(judging->source);
    for (auto& entry : m_entries)
        if (isBeir && entry)
            for (const Run& run : entry->checked.runs)
                countQueriesAsDocuments(run, entry->counts);
    if (judging)
        matchTexts(*judging->checked.qrels);
}

std::vector<Parsed<CheckedFile>> Checking::check(const std::vector<SourceFile>& files)
{
    for (const SourceFile& file : files)
        m_entries.push_back(load(file));
    settleRoles();
    checkScores();
    readAll();
    if (std::ranges::any_of(m_entries, [](const auto& entry) { return entry && entry->isJoined; }))
        compareJudgments();
    compareIds();
    std::vector<Parsed<CheckedFile>> checked;
    for (auto& entry : m_entries) {
        if (!entry) {
            checked.push_back(entry.error());
            continue;
        }
        entry->checked.file = {entry->source.path, nameInRole(entry->source, entry->role),
                               entry->source.lines, entry->counts.diagnostics(),
                               entry->source.format == CollectionFormat::Letor};
        checked.push_back(std::move(entry->checked));
    }
    return checked;
}

}  // namespace

std::vector<Parsed<CheckedFile>> checkFiles(const std::vector<std::string>& paths,
                                            const CollectionChoices& choices,
                                            const Threads& threads)
{
    const auto files = filesOf(paths, choices.split);
    if (!files)
        return {files.error()};
    return Checking(choices, threads).check(*files);
}

}  // namespace core
