// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/in_memory_session.h"

#include "app/cli/option/as_library.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "core/collections/collection/saved_groups.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/read_collection.h"
#include "core/collections/import/recognise.h"
#include "core/documents/sessions/session_files.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/text_arena.h"
#include "core/foundation/file/text_source.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

namespace cli {

namespace {

bool isCollectionSession(const std::string& path)
{
    constexpr std::size_t enough = std::size_t{1} << 16;
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(path, unknown))
        return false;
    const auto beginning = core::readBeginning(path, enough);
    return beginning && core::recognise(*beginning) == core::FileKind::CollectionSession;
}

core::Parsed<core::CollectionSession> readSession(const std::string& path,
                                                  std::optional<core::UnpackedSession>& unpacked)
{
    if (core::isSessionArchive(path)) {
        auto read = core::UnpackedSession::from(path);
        if (!read)
            return read.error();
        unpacked = *std::move(read);
        return unpacked->session();
    }
    const auto text = core::readText(path);
    if (!text)
        return text.error();
    auto session = core::parseCollectionSession(*text, path);
    if (!session)
        return session.error();
    return std::get<core::CollectionSession>(core::withWholeFiles(*std::move(session), path));
}

/// The run with its edited lists, copied.
core::Run copied(const core::RunLists& lists, const std::string& name)
{
    core::Run run;
    run.tag = name;
    run.lastTag = name;
    core::TextArena arena;
    for (const core::ListedQuery& listed : lists.queries()) {
        const auto results = lists.find(listed.query);
        core::QueryResults own{results->query, results->documents};
        for (core::RetrievedDocument& document : own.documents)
            document.document = arena.keep(document.document);
        run.queries.push_back(std::move(own));
    }
    run.texts = arena.takeTexts();
    return run;
}

/// The session's rules, but for those that options gave.
core::EvaluationRules rulesOf(const OptionSet& command, const core::EvaluationRules& session,
                              const core::EvaluationRules& given)
{
    if (command.option("--as").isGiven())
        return given;
    core::EvaluationRules rules = session;
    const auto takeGiven = [&](const char* option, auto core::EvaluationRules::*member) {
        if (command.option(option).isGiven())
            rules.*member = given.*member;
    };
    takeGiven("--missing", &core::EvaluationRules::missing);
    takeGiven("--no-value", &core::EvaluationRules::noValue);
    takeGiven("--depth", &core::EvaluationRules::depth);
    takeGiven("--judged-only", &core::EvaluationRules::judgedOnly);
    takeGiven("--own-document", &core::EvaluationRules::ownDocument);
    return rules;
}

}  // namespace

InMemorySession::Adopted InMemorySession::adopt(const OptionSet& command, ScoringInput& input)
{
    const bool isSession = input.runs.empty() && (core::isSessionArchive(input.qrels) ||
                                                  isCollectionSession(input.qrels));
    if (!isSession)
        return input.runs.empty() && input.choices.features.empty() && core::isFolder(input.qrels)
                   ? adoptFolder(input)
                   : std::unique_ptr<InMemorySession>();
    if (input.choices != core::CollectionChoices())
        return wrongUsage(command, "a session has its own import options; change them in the "
                                   "window, or give its files instead.");
    std::unique_ptr<InMemorySession> held(new InMemorySession);
    auto session = readSession(input.qrels, held->m_unpacked);
    if (!session)
        return refuse(session.error());
    held->m_session = *std::move(session);
    auto collection = guarded(input.qrels, [&] {
        return core::readCollection(held->m_session.files, held->m_session.choices, nullptr,
                                    input.threads, precisionOf(input.library));
    });
    if (!collection)
        return refuseUndecided(collection.error());
    held->m_collection = *std::move(collection);
    if (held->m_collection.runs.empty())
        return wrongUsage(command, input.qrels +
                                       ": this session has judgments but no runs to evaluate. Add "
                                       "runs in the window and save it, or give the run: " +
                                       held->m_collection.qrelsPath + " RUN.");
    held->tellFiles(input);
    const InMemorySession& own = *held;
    if (own.m_session.weights && input.weights.empty()) {
        input.weights = std::filesystem::path(input.qrels).filename().string() + " (" +
                        own.m_session.weights->source + ")";
        held->m_inputs.weights.emplace(input.weights, *own.m_session.weights);
    }
    if (own.m_collection.values)
        own.nameFiles(input);
    else
        held->holdRuns(input);
    if (input.measures.empty())
        for (const core::MeasureSpec& measure : own.m_session.measures)
            input.measures.push_back(core::toText(measure));
    input.rules = rulesOf(command, own.m_session.rules, input.rules);
    if (!command.option("--order").isGiven() && !command.option("--as").isGiven())
        input.order = own.m_session.choices.order;
    lend(&held->m_inputs);
    return held;
}

InMemorySession::Adopted InMemorySession::adoptFolder(ScoringInput& input)
{
    const auto files = core::filesOf({input.qrels}, input.choices.split);
    // A BEIR folder has texts, but no runs.
    if (!files || files->empty() || !files->front().split.empty())
        return std::unique_ptr<InMemorySession>();
    std::unique_ptr<InMemorySession> held(new InMemorySession);
    held->m_isFolder = true;
    core::CollectionChoices choices = input.choices;
    choices.order = input.order;
    auto collection = guarded(input.qrels, [&] {
        return core::readCollection({input.qrels}, choices, nullptr, input.threads,
                                    precisionOf(input.library));
    });
    if (!collection)
        return refuseUndecided(collection.error());
    if (collection->runs.empty())
        return std::unique_ptr<InMemorySession>();
    held->m_collection = *std::move(collection);
    held->tellFiles(input);
    if (held->m_collection.values)
        held->nameFiles(input);
    else
        held->holdRuns(input);
    lend(&held->m_inputs);
    return held;
}

void InMemorySession::tellFiles(const ScoringInput& input) const
{
    for (const core::CollectionFile& file : m_collection.files)
        tell(file.path, file.diagnostics, input.rules.ownDocument);
}

/// Values per query are read from their files, which have no lists that edits could change.
void InMemorySession::nameFiles(ScoringInput& input) const
{
    std::vector<std::string> files;
    for (const core::NamedRun& run : m_collection.runs)
        if (std::ranges::find(files, run.path) == files.end())
            files.push_back(run.path);
    input.qrels = files.front();
    input.runs.assign(files.begin() + 1, files.end());
}

void InMemorySession::holdRuns(ScoringInput& input)
{
    const InMemorySession& own = *this;
    m_inputs.judgments.emplace(input.qrels, [&own](const core::CollectionChoices&) {
        core::SeparateJudgments judgments{core::editedQrels(own.m_collection, own.m_session.edits),
                                          nullptr};
        judgments.qrels.diagnostics.clear();  // reported with the files
        if (own.m_isFolder)
            for (const core::CollectionFile& file : own.m_collection.files)
                std::ranges::copy_if(file.diagnostics,
                                     std::back_inserter(judgments.qrels.diagnostics),
                                     [](const core::Diagnostic& diagnostic) {
                                         return diagnostic.warning == core::Warning::ChosenColumns;
                                     });
        return core::Parsed<core::SeparateJudgments>(std::move(judgments));
    });
    for (std::size_t run = 0; run < own.m_collection.runs.size(); ++run) {
        const std::string& name = own.m_collection.runs[run].name;
        input.runs.push_back(name);
        m_inputs.runs.emplace(name, [&own, run](const core::CollectionChoices&,
                                                core::ScorePrecision, const core::Threads&) {
            return core::Parsed<core::Run>(
                copied(core::editedRun(own.m_collection, own.m_session.edits, run),
                       own.m_collection.runs[run].name));
        });
    }
}

std::vector<core::QueryGroup> InMemorySession::groups(const core::Threads& threads) const
{
    if (m_isFolder)
        return {};
    const std::size_t last = m_collection.runs.size() - 1;
    return core::groupsOf(m_collection, m_session.edits, m_session.groups,
                          {m_session.measures[m_session.measure], std::min(m_session.runA, last),
                           std::min(m_session.runB, last), m_session.rules},
                          threads);
}

InMemorySession::~InMemorySession()
{
    lend(nullptr);
}

}  // namespace cli
