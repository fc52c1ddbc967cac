// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/read_collection.h"

#include "core/collections/formats/table_texts.h"
#include "core/collections/formats/value_tables.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/collection_source.h"
#include "core/collections/import/joined_judgments.h"
#include "core/collections/import/on_disk_run.h"
#include "core/collections/import/query_as_document.h"
#include "core/collections/import/source_reading.h"
#include "core/collections/import/text_match.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/ended_reading.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_source.h"
#include "core/rankings/runs/spilled_lists.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace core {

namespace {

/// A file of a collection that is being assembled.
struct Entry {
    CollectionSource source;
    SourceRole role = SourceRole::Judgments;
    DiagnosticCounts counts;
    TextMatch texts = TextMatch::Neither;  ///< for a file of texts: whose they are
    bool isLacked = false;                 ///< a run that was refused and is skipped
    bool isJudging = false;                ///< its judgments count
    bool isOfSubtopics = false;            ///< its judgments are per subtopic, too
    bool isPutOff = false;  ///< a run whose text is read later, in its turn, and not kept
};

/// Whether it is read as a run, possibly as judgments too.
bool isRun(const Entry& entry)
{
    return entry.role == SourceRole::Run ||
           (entry.role == SourceRole::Judgments && holdsBoth(entry.source));
}

ParseError stopped(const std::string& path)
{
    return {path, 0, ErrorCode::Stopped, {}};
}

/// The name of a run or collection, from its file.
std::string systemName(const std::string& path)
{
    const std::string name = plainName(path);
    return name.empty() || name == "-" ? "run" : name;
}

/// Whether a file has values per query that another program computed.
bool holdsValues(const Parsed<CollectionSource>& source)
{
    return source ? source->format == CollectionFormat::JsonDictionary &&
                        areJsonValues(source->text.view())
                  : source.error().problem == ErrorCode::PerQueryValues;
}

/// In bytes; 0 for anything but a regular file.
std::size_t sizeOf(const std::string& path)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    return error ? 0 : static_cast<std::size_t>(size);
}

/// A file of values per query, which other files of such values join.
struct ValueFile {
    CollectionFile file;
    ValueTable table;
    ParseError unfit;  ///< for judgments and runs
};

/// Assembles a collection, step by step.
class CollectionReading {
public:
    CollectionReading(const CollectionChoices& choices, Loading* loading, const Threads& threads,
                      ScorePrecision precision, std::size_t held, Leniency* leniency)
        : m_reader(choices, loading, threads, precision)
        , m_choices(choices)
        , m_loading(loading)
        , m_threads(threads)
        , m_precision(precision)
        , m_mostHeld(held)
        , m_leniency(leniency)
    {}

    Parsed<Collection> read(const std::vector<std::string>& paths);
    Parsed<Collection> extend(const Collection& collection, const std::vector<std::string>& paths);
    /// The file that is being read, or was last.
    const std::string& file() const { return m_file; }

private:
    std::optional<ParseError> load(const std::vector<std::string>& paths);
    void announce(const std::vector<SourceFile>& files);
    bool isNotNeeded(const ParseError& error, std::size_t files);
    bool isBeside(const std::string& path) const;
    std::optional<ParseError> takeValues(const std::string& path, ParseError unfit);
    const Entry* firstNotWithValues() const;
    std::optional<ParseError> readValues();
    void settleSubtopics();
    std::optional<ParseError> chooseJudgments(const std::string& firstPath);
    std::optional<ParseError> checkPredictions();
    std::optional<CollectionSource> putOff(const std::string& path) const;
    bool readOnDisk(Entry& entry);
    Parsed<Qrels> qrelsOf(Entry& entry) const;
    std::optional<ParseError> readJudgments();
    std::optional<ParseError> joinJudgments();
    std::optional<ParseError> readRuns();
    std::optional<ParseError> readRunsOf(Entry& entry);
    std::optional<ParseError> readHeld(Entry& entry);
    std::optional<ParseError> readPredictions(Entry& entry);
    std::optional<ParseError> readTexts();
    std::optional<ParseError> readGroups();
    std::optional<ParseError> readSubtopics();
    std::optional<ParseError> readOthers(const std::string& first);
    bool mayLack(const Entry& entry, const ParseError& error);
    void addRun(Run run, Entry& entry, const std::string& part = {});
    void addRun(RunLists lists, const std::string& tag, const std::string& part,
                const Diagnostics& diagnostics, Entry& entry);
    void nameRuns();
    void takeTitles(const Entry& entry);
    void placeTexts(Entry& entry, std::shared_ptr<const TextsById> texts);
    void finish();
    bool isStopped() const { return m_loading && m_loading->isStopped(); }
    const CollectionSource* letor() const;

    SourceReading m_reader;
    const CollectionChoices& m_choices;
    Loading* m_loading;
    Threads m_threads;
    ScorePrecision m_precision;
    std::size_t m_mostHeld;
    Leniency* m_leniency;
    std::size_t m_heldBefore = 0;  // by the runs of a collection that gets more
    bool m_putsOff = false;        // more than the limit has to be read
    Collection m_collection;
    std::vector<Entry> m_entries;
    std::vector<ValueFile> m_values;
    std::size_t m_judging = 0;                   // the index of the judgments' entry
    std::optional<CollectionSource> m_oldLetor;  // of a collection that gets additional runs
    bool m_isBeir = false;
    Entry* m_queryTextsOf = nullptr;
    std::string m_file;
};

std::optional<ParseError> CollectionReading::load(const std::vector<std::string>& paths)
{
    auto files = filesOf(paths, m_choices.split);
    if (!files)
        return files.error();
    m_entries.reserve(files->size());
    announce(*files);
    for (SourceFile& file : *files) {
        if (isStopped())
            return stopped(file.path);
        m_file = file.path;
        if (auto later = m_putsOff ? putOff(file.path) : std::nullopt) {
            m_entries.push_back({*std::move(later), SourceRole::Run, {}});
            m_entries.back().isPutOff = true;
            continue;
        }
        auto source = m_reader.load(file.path);
        if (holdsValues(source)) {
            if (auto error = takeValues(
                    file.path, source ? ParseError{file.path, 0, ErrorCode::NotWithValues, {}}
                                      : source.error()))
                return error;
            continue;
        }
        if (!source && isNotNeeded(source.error(), files->size()))
            continue;
        if (!source)
            return source.error();
        const SourceRole role = roleWithSubtopics(*source);
        m_entries.push_back({*std::move(source), role, {}});
        m_entries.back().counts.add(m_entries.back().source.diagnostics);
        if (file.splits.empty())
            continue;
        m_entries.back().counts.add(Warning::SplitChosen, 0, splitText(file));
        m_collection.split = file.split;
        m_collection.splits = std::move(file.splits);
    }
    for (Entry& entry : m_entries)
        if (entry.role == SourceRole::Predictions && isBeside(entry.source.path))
            entry.role = SourceRole::Beside;
    return std::nullopt;
}

std::optional<ParseError> CollectionReading::takeValues(const std::string& path, ParseError unfit)
{
    const auto text = readText(path, nullptr, m_choices.expansion);
    if (!text)
        return text.error();
    auto values = parseValueTable(*text, path);
    if (!values)
        return values.error();
    // A file with one system for each column may leave its measure unnamed.
    for (std::string& measure : values->measures)
        if (measure.empty())
            measure = "value";
    std::size_t lines = 0;
    for (LineReader reader(*text, path); reader.nextData();)
        ++lines;
    m_values.push_back(
        {{path, "values per query", lines, {}}, *std::move(values), std::move(unfit)});
    return std::nullopt;
}

/// Values per query go only with texts and groups of queries.
const Entry* CollectionReading::firstNotWithValues() const
{
    const auto found = std::ranges::find_if(m_entries, [](const Entry& entry) {
        return entry.role != SourceRole::Texts && entry.role != SourceRole::Groups;
    });
    return found == m_entries.end() ? nullptr : &*found;
}

std::optional<ParseError> CollectionReading::readValues()
{
    std::vector<ValueTable> tables;
    std::vector<std::string> paths;
    for (ValueFile& read : m_values) {
        paths.insert(paths.end(), read.table.systems.size(), read.file.path);
        tables.push_back(std::move(read.table));
        m_collection.files.push_back(std::move(read.file));
    }
    auto values = std::make_shared<const ValueTable>(joinedValues(std::move(tables)));
    if (values->measures.empty())
        return ParseError{paths.front(), 0, ErrorCode::NoCommonMeasure, plainName(paths.back())};
    for (std::size_t i = 0; i < values->systems.size(); ++i)
        m_collection.runs.push_back(
            {values->systems[i].name, paths[i], RunLists(), {{}, values->systems[i].name}});
    m_collection.qrelsPath = paths.front();
    m_collection.name = systemName(paths.front());
    // Texts match by the ids of the queries, as of judged ones.
    for (const std::string& query : queryIdsOf(*values))
        m_collection.qrels.queries.push_back({query, {}});
    if (auto error = readTexts())
        return error;
    m_collection.qrels = {};
    if (auto error = readGroups())
        return error;
    m_collection.values = std::move(values);
    finish();
    return std::nullopt;
}

/// Whether the collection does not need a file that is not in one of its formats.
bool CollectionReading::isNotNeeded(const ParseError& error, std::size_t files)
{
    if (files < 2 || !m_leniency || !m_leniency->mayLack || !m_leniency->mayLack(error))
        return false;
    m_leniency->lacked.push_back(error);
    return true;
}

bool CollectionReading::isBeside(const std::string& path) const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [&](const Entry& entry) { return entry.source.besidePath == path; });
}

/// Each file is read, and its content is parsed.
void CollectionReading::announce(const std::vector<SourceFile>& files)
{
    std::size_t size = 0;
    for (const SourceFile& file : files)
        size += sizeOf(file.path);
    m_putsOff = m_heldBefore + size > m_mostHeld;
    if (m_loading)
        m_loading->announce(2 * size);
}

/// A run that can be read line by line, recognised by its beginning alone.
std::optional<CollectionSource> CollectionReading::putOff(const std::string& path) const
{
    constexpr std::size_t looked = std::size_t{1} << 16;
    if (m_choices.encodings != OtherEncodings{} || !canBeReadAgain(path))
        return std::nullopt;
    auto beginning = readBeginning(path, looked, m_choices.expansion);
    if (!beginning)
        return std::nullopt;
    auto source = m_reader.recognised(SharedText(*std::move(beginning)), path);
    if (!source || rowOf(source->format).runs != RunsOf::Lines ||
        roleOf(*source) != SourceRole::Run)
        return std::nullopt;
    return *std::move(source);
}

/// Without other judgments, those per subtopic count for whole queries, too.
void CollectionReading::settleSubtopics()
{
    const auto has = [](SourceRole role) {
        return [role](const Entry& entry) { return entry.role == role; };
    };
    const auto first = std::ranges::find_if(m_entries, has(SourceRole::Subtopics));
    // Of files that may be judgments, the first one is. Files that were added come last.
    if ((m_leniency && !m_leniency->mayJudgeBySubtopics) || first == m_entries.end() ||
        std::ranges::any_of(m_entries, has(SourceRole::Judgments)) ||
        std::any_of(m_entries.begin(), first, has(SourceRole::Either)) ||
        std::any_of(m_entries.begin(), first, has(SourceRole::Pairs)))
        return;
    first->role = SourceRole::Judgments;
    first->isOfSubtopics = true;
}

/// Chooses the entry with the judgments; all other candidates are runs.
std::optional<ParseError> CollectionReading::chooseJudgments(const std::string& firstPath)
{
    std::vector<SourceRole> roles;
    std::vector<const CollectionSource*> sources;
    for (const Entry& entry : m_entries) {
        roles.push_back(entry.role);
        sources.push_back(&entry.source);
    }
    const auto open = std::count(roles.begin(), roles.end(), SourceRole::Either);
    roles = settledRoles(std::move(roles));
    const std::vector<std::size_t> judging = judgingFiles(sources, roles);
    for (const std::size_t place : judging)
        m_entries[place].isJudging = true;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        Entry& entry = m_entries[i];
        const bool isOpen = std::exchange(entry.role, roles[i]) == SourceRole::Either;
        if (isOpen && entry.role == SourceRole::Run && !entry.isJudging)
            entry.counts.add(Warning::TakenAsRun, 0);
        else if (isOpen && open > 1 && judging.size() == 1)
            entry.counts.add(Warning::TakenAsJudgments, 0);
    }
    if (!judging.empty()) {
        m_judging = judging.front();
        const bool haveRuns =
            !m_choices.features.empty() || std::ranges::any_of(m_entries, [](const Entry& entry) {
                return isRun(entry) || entry.role == SourceRole::Predictions;
            });
        return undecidedScores(m_entries[m_judging].source, haveRuns);
    }
    const auto isJudged = [](const Entry& entry) { return entry.role == SourceRole::Judgments; };
    const auto first = std::ranges::find_if(m_entries, isJudged);
    if (first == m_entries.end())
        return ParseError{firstPath, 0, ErrorCode::NoJudgments, {}};
    const auto second = std::find_if(first + 1, m_entries.end(), isJudged);
    return ParseError{second->source.path, 0, ErrorCode::SecondJudgments, {}};
}

const CollectionSource* CollectionReading::letor() const
{
    for (const Entry& entry : m_entries)
        if (entry.source.format == CollectionFormat::Letor)
            return &entry.source;
    return m_oldLetor ? &*m_oldLetor : nullptr;
}

std::optional<ParseError> CollectionReading::checkPredictions()
{
    for (const Entry& entry : m_entries)
        if (entry.role == SourceRole::Predictions && !letor())
            return ParseError{entry.source.path, 0, ErrorCode::PredictionsAlone, {}};
    return std::nullopt;
}

Parsed<Qrels> CollectionReading::qrelsOf(Entry& entry) const
{
    if (!entry.isOfSubtopics || m_choices.repeated != RepeatedGrade::Refuse)
        return m_reader.qrelsOf(entry.source);
    CollectionChoices highest = m_choices;
    highest.repeated = RepeatedGrade::Highest;
    auto qrels = SourceReading(highest, m_loading, m_threads, m_precision).qrelsOf(entry.source);
    if (qrels)
        for (Diagnostic& diagnostic : qrels->diagnostics)
            if (diagnostic.warning == Warning::KeptHighestGrade)
                diagnostic.warning = Warning::HighestOfSubtopics;
    return qrels;
}

std::optional<ParseError> CollectionReading::readJudgments()
{
    Entry& entry = m_entries[m_judging];
    m_file = entry.source.path;
    auto qrels = qrelsOf(entry);
    if (!qrels)
        return qrels.error();
    entry.counts.addNew(qrels->diagnostics);
    m_collection.qrels = *std::move(qrels);
    m_isBeir = isBeirTable(entry.source);
    m_collection.qrelsPath = entry.source.path;
    return joinJudgments();
}

/// Joins the judgments of the other files that hold some.
std::optional<ParseError> CollectionReading::joinJudgments()
{
    for (std::size_t i = m_judging + 1; i < m_entries.size(); ++i) {
        Entry& entry = m_entries[i];
        if (!entry.isJudging)
            continue;
        m_file = entry.source.path;
        auto qrels = m_reader.qrelsOf(entry.source);
        if (!qrels)
            return qrels.error();
        entry.counts.addNew(qrels->diagnostics);
        entry.counts.add(Warning::JoinedJudgments, 0, systemName(m_collection.qrelsPath));
        if (auto error = join(m_collection.qrels, *std::move(qrels), m_file, m_choices.repeated))
            return error;
    }
    return std::nullopt;
}

void CollectionReading::addRun(RunLists lists, const std::string& tag, const std::string& part,
                               const Diagnostics& diagnostics, Entry& entry)
{
    entry.counts.addNew(diagnostics);
    const std::string& path = entry.source.path;
    m_collection.runs.push_back({{}, path, std::move(lists), {tag, systemName(path) + part}});
}

/// If more than the limit has to be held, the run's lists go into a file.
/// @param part the run's index in its file
void CollectionReading::addRun(Run run, Entry& entry, const std::string& part)
{
    const std::string tag = run.tag;
    const Diagnostics diagnostics = run.diagnostics;
    auto spilled = m_putsOff ? spilledLists(run) : std::nullopt;
    addRun(spilled ? *std::move(spilled) : RunLists(std::move(run)), tag, part, diagnostics, entry);
}

/// Folders distinguish files with the same name.
void CollectionReading::nameRuns()
{
    const std::vector<NamedRun>& all = m_collection.runs;
    std::vector<RunNames> runs;
    for (const NamedRun& run : all) {
        runs.push_back(run.names);
        const bool isOnly = std::ranges::none_of(all, [&run](const NamedRun& other) {
            return other.names.file == run.names.file && other.path != run.path;
        });
        if (!isOnly)
            runs.back().file = systemName(std::filesystem::path(run.path).parent_path().string()) +
                               "/" + run.names.file;
    }
    std::vector<std::string> names = namesOf(runs);
    for (std::size_t run = 0; run < names.size(); ++run)
        m_collection.runs[run].name = std::move(names[run]);
}

/// @return whether the lists could stay in the file
bool CollectionReading::readOnDisk(Entry& entry)
{
    auto onDisk = onDiskRun(entry.source.path, m_choices.order,
                            {NumberReading::Strict, m_precision, m_choices.mark,
                             RepeatedDocument::Refuse, m_choices.badLines},
                            m_threads, m_loading);
    if (!onDisk)
        return false;
    entry.source.lines = onDisk->lines;
    addRun(std::move(onDisk->lists), onDisk->tag, {}, onDisk->diagnostics, entry);
    return true;
}

std::optional<ParseError> CollectionReading::readRunsOf(Entry& entry)
{
    m_file = entry.source.path;
    if (entry.source.format == CollectionFormat::Letor) {
        for (const std::size_t feature : m_choices.features) {
            auto run = m_reader.featureRunOf(entry.source, feature);
            if (!run)
                return run.error();
            run->tag = "feature " + std::to_string(feature);
            const std::string part = " (" + run->tag + ")";
            addRun(*std::move(run), entry, part);
        }
        return std::nullopt;
    }
    if (!isRun(entry))
        return std::nullopt;
    const std::size_t before = m_collection.runs.size();
    if (!entry.isPutOff || !readOnDisk(entry)) {
        if (auto error = readHeld(entry))
            return error;
    }
    if (m_isBeir)
        for (std::size_t run = before; run < m_collection.runs.size(); ++run)
            countQueriesAsDocuments(m_collection.runs[run].lists, entry.counts);
    return std::nullopt;
}

std::optional<ParseError> CollectionReading::readHeld(Entry& entry)
{
    if (isStopped())
        return stopped(entry.source.path);
    if (entry.isPutOff) {
        auto source = m_reader.load(entry.source.path);
        if (!source)
            return source.error();
        entry.source = *std::move(source);
    }
    auto runs = m_reader.runsOf(entry.source);
    if (!runs)
        return runs.error();
    for (Run& run : *runs) {
        const std::string part = runs->size() > 1 ? ":" + run.tag : std::string();
        addRun(std::move(run), entry, part);
    }
    if (m_putsOff)
        entry.source.text = SharedText();
    return std::nullopt;
}

std::optional<ParseError> CollectionReading::readPredictions(Entry& entry)
{
    m_file = entry.source.path;
    auto run = m_reader.predictedRunOf(*letor(), entry.source, entry.counts);
    if (!run)
        return run.error();
    run->tag = systemName(entry.source.path);
    addRun(*std::move(run), entry);
    return std::nullopt;
}

/// Whether the run may be skipped; if so, records it.
bool CollectionReading::mayLack(const Entry& entry, const ParseError& error)
{
    const bool mayBe = m_leniency && entry.role == SourceRole::Run &&
                       error.problem != ErrorCode::Stopped && m_leniency->mayLack(error);
    if (mayBe)
        m_leniency->lacked.push_back(error);
    return mayBe;
}

std::optional<ParseError> CollectionReading::readRuns()
{
    for (Entry& entry : m_entries) {
        if (isStopped())
            return stopped(entry.source.path);
        auto error =
            entry.role == SourceRole::Predictions ? readPredictions(entry) : readRunsOf(entry);
        if (error && !mayLack(entry, *error))
            return error;
        entry.isLacked = error.has_value();
    }
    std::erase_if(m_entries, [](const Entry& entry) { return entry.isLacked; });
    nameRuns();
    return std::nullopt;
}

void CollectionReading::placeTexts(Entry& entry, std::shared_ptr<const TextsById> texts)
{
    const TextMatch match = textMatchOf(*texts, m_collection.qrels, entry.source.path);
    if (match == TextMatch::Neither) {
        entry.counts.add(Warning::TextsOfNeither, 0);
        return;
    }
    entry.texts = match;
    auto& place =
        match == TextMatch::Queries ? m_collection.queryTexts : m_collection.documentTexts;
    place = place ? joined(place, std::move(texts)) : std::move(texts);
    if (match == TextMatch::Queries)
        m_queryTextsOf = &entry;
}

/// The titles of documents and texts of queries in the columns of a table of judgments or results.
void CollectionReading::takeTitles(const Entry& entry)
{
    if (entry.source.format != CollectionFormat::PairTable)
        return;
    const PairLayout& pairs = *entry.source.layout;
    const auto take = [&](auto& place, std::size_t id, std::optional<std::size_t> title,
                          std::optional<std::size_t> text) {
        if (auto texts = textsBeside(entry.source.text.view(), pairs,
                                     {pairs.gap, pairs.columns, id, title, text}))
            place = place ? joined(place, std::move(texts)) : std::move(texts);
    };
    take(m_collection.documentTexts, pairs.document, pairs.title, {});
    take(m_collection.queryTexts, pairs.query, {}, pairs.queryText);
}

std::optional<ParseError> CollectionReading::readTexts()
{
    for (Entry& entry : m_entries) {
        takeTitles(entry);
        if (entry.role != SourceRole::Texts)
            continue;
        if (isStopped())
            return stopped(entry.source.path);
        m_file = entry.source.path;
        auto texts = m_reader.textsOf(entry.source, entry.counts);
        if (!texts)
            return texts.error();
        placeTexts(entry, *std::move(texts));
    }
    if (m_queryTextsOf)
        countQueriesWithoutText(m_collection.qrels, *m_collection.queryTexts,
                                m_queryTextsOf->counts);
    return std::nullopt;
}

std::optional<ParseError> CollectionReading::readGroups()
{
    for (const Entry& entry : m_entries) {
        if (entry.role != SourceRole::Groups)
            continue;
        m_file = entry.source.path;
        const auto groups = parseQueryGroups(entry.source.text.view(), entry.source.path);
        if (!groups)
            return groups.error();
        m_collection.groups = joinedGroups(std::move(m_collection.groups), *groups);
    }
    return std::nullopt;
}

/// Several files may each judge other queries.
std::optional<ParseError> CollectionReading::readSubtopics()
{
    for (const Entry& entry : m_entries) {
        if (entry.role != SourceRole::Subtopics && !entry.isOfSubtopics)
            continue;
        m_file = entry.source.path;
        auto all = parseSubtopicJudgments(entry.source.text.view(), m_file, m_loading);
        if (!all)
            return all.error();
        if (m_collection.subtopics)
            all->insert(all->end(), m_collection.subtopics->begin(), m_collection.subtopics->end());
        std::ranges::sort(*all, {}, &SubtopicJudgments::query);
        if (std::ranges::adjacent_find(*all, {}, &SubtopicJudgments::query) != all->end())
            return ParseError{m_file, 0, ErrorCode::SecondJudgments, {}};
        m_collection.subtopics =
            std::make_shared<const std::vector<SubtopicJudgments>>(*std::move(all));
    }
    return std::nullopt;
}

void CollectionReading::finish()
{
    for (const Entry& entry : m_entries) {
        std::string format = nameInRole(entry.source, entry.role);
        if (entry.texts != TextMatch::Neither)
            format += entry.texts == TextMatch::Queries ? " of queries" : " of documents";
        m_collection.files.push_back(
            {entry.source.path, std::move(format), entry.source.lines, entry.counts.diagnostics(),
             entry.source.format == CollectionFormat::Letor, columnsRead(entry.source)});
    }
}

std::optional<ParseError> CollectionReading::readOthers(const std::string& first)
{
    if (auto error = readRuns())
        return error;
    if (auto error = readTexts())
        return error;
    if (auto error = readGroups())
        return error;
    if (auto error = readSubtopics())
        return error;
    if (isStopped())
        return stopped(first);
    finish();
    return std::nullopt;
}

Parsed<Collection> CollectionReading::read(const std::vector<std::string>& paths)
{
    if (auto error = load(paths))
        return std::move(*error);
    const std::string first = paths.empty() ? std::string() : paths.front();
    if (!m_values.empty()) {
        if (firstNotWithValues())
            return m_values.front().unfit;
        if (auto error = readValues())
            return std::move(*error);
        return std::move(m_collection);
    }
    settleSubtopics();
    if (auto error = chooseJudgments(first))
        return std::move(*error);
    if (auto error = checkPredictions())
        return std::move(*error);
    if (auto error = readJudgments())
        return std::move(*error);
    if (auto error = readOthers(first))
        return std::move(*error);
    for (const std::string& path : paths)
        if (isFolder(path) && m_collection.qrelsPath.starts_with(path))
            m_collection.qrelsPath = path;
    m_collection.name = systemName(m_collection.qrelsPath);
    return std::move(m_collection);
}

Parsed<Collection> CollectionReading::extend(const Collection& collection,
                                             const std::vector<std::string>& paths)
{
    for (const NamedRun& run : collection.runs)
        m_heldBefore += run.lists.size();
    if (auto error = load(paths))
        return std::move(*error);
    if (!m_values.empty())
        return m_values.front().unfit;
    if (const Entry* entry = collection.values ? firstNotWithValues() : nullptr)
        return ParseError{entry->source.path, 0, ErrorCode::NotWithValues, {}};
    for (Entry& entry : m_entries) {
        if (entry.role == SourceRole::Judgments)
            return ParseError{entry.source.path, 0, ErrorCode::SecondJudgments, {}};
        if (entry.role == SourceRole::Pairs)
            entry.role = SourceRole::Run;
        if (entry.role != SourceRole::Either)
            continue;
        entry.role = SourceRole::Run;
        entry.counts.add(Warning::TakenAsRun, 0);
    }
    const bool isScored = !m_choices.features.empty() ||
                          std::any_of(m_entries.begin(), m_entries.end(), [](const Entry& entry) {
                              return entry.role == SourceRole::Predictions;
                          });
    for (const CollectionFile& file : collection.files) {
        if (!isScored || !file.hasFeatures)
            continue;
        auto source = m_reader.load(file.path);
        if (!source)
            return source.error();
        m_oldLetor = *std::move(source);
    }
    m_collection = collection;
    if (auto error = checkPredictions())
        return std::move(*error);
    if (m_oldLetor && !m_choices.features.empty()) {
        Entry old{*m_oldLetor, SourceRole::Run, {}};
        if (auto error = readRunsOf(old))
            return std::move(*error);
    }
    if (auto error = readOthers(paths.empty() ? std::string() : paths.front()))
        return std::move(*error);
    return std::move(m_collection);
}

}  // namespace

Parsed<Collection> readCollection(const std::vector<std::string>& paths,
                                  const CollectionChoices& choices, Loading* loading,
                                  const Threads& threads, ScorePrecision precision,
                                  std::size_t held, Leniency* leniency)
{
    CollectionReading reading(choices, loading, threads, precision, held, leniency);
    return readToTheEnd(reading.file(), [&] { return reading.read(paths); });
}

Parsed<Collection> addRuns(const Collection& collection, const std::vector<std::string>& paths,
                           const CollectionChoices& choices, Loading* loading,
                           const Threads& threads, std::size_t held, Leniency* leniency)
{
    CollectionReading reading(choices, loading, threads, ScorePrecision::Double, held, leniency);
    return readToTheEnd(reading.file(), [&] { return reading.extend(collection, paths); });
}

}  // namespace core
