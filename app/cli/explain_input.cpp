// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_input.h"

#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/missing_queries.h"
#include "app/cli/option/as_library.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/session_input.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "app/cli/scoring_options.h"
#include "core/collections/formats/per_query_values.h"
#include "core/collections/import/collection_source.h"
#include "core/collections/import/recognise.h"
#include "core/documents/sessions/session_queries.h"
#include "core/rankings/evaluation/list_under_rules.h"
#include "core/rankings/evaluation/query_join.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/rankings/pasted_lists/pasted_grades.h"
#include "ui/text/words/grades_text.h"
#include "ui/text/words/quoted_text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <span>
#include <utility>

namespace cli {

namespace {

using ReadLists = std::variant<ListToExplain, ExitStatus>;

/// The word for all numbers as one list, with decimal commas.
constexpr std::string_view takeDecimalCommas = "decimal-commas";

/// "column=2", "line=1", "all": the word in --take for the list at `place` of a reading.
std::string nameOf(const core::GradesReading& reading, std::size_t place)
{
    switch (reading.meaning) {
    case core::GradesMeaning::OneList:
        return "all";
    case core::GradesMeaning::Column:
        return "column=" + std::to_string(reading.column);
    case core::GradesMeaning::DecimalCommas:
        return std::string(takeDecimalCommas);
    case core::GradesMeaning::Digits:
        return "digits";
    case core::GradesMeaning::Lines:
        break;
    }
    return "line=" + std::to_string(place + 1);
}

/// The word for all lists of a text, one per query.
constexpr std::string_view takeLines = "lines";

ReadLists refuseToGuess(const std::string& source, const std::vector<core::GradesReading>& readings,
                        const ExplainInput& input)
{
    std::string said = source == "-" ? "standard input" : source;
    said += input.take ? ": --take: cannot find “" + *input.take + "”"
                       : ": found several lists or columns";
    said += "; choose one with --take:";
    for (const core::GradesReading& reading : readings) {
        constexpr std::size_t mostShown = 10;
        if (input.takesSeveral && reading.lists.size() > 1)
            said += (said.ends_with(':') ? " " : ", ") + std::string(takeLines) + " (each a query)";
        for (std::size_t place = 0; place < std::min(reading.lists.size(), mostShown); ++place)
            said += (said.ends_with(':') ? " " : ", ") + nameOf(reading, place) + " (" +
                    ui::gradesAnswer(reading, place).toStdString() + ")";
    }
    warn(said);
    return InputRefused;
}

using Lists = std::vector<core::RankedList>;

/// Converts decimal commas to points, if requested.
std::string withPointsOf(const ExplainInput& input, const std::string& text)
{
    const bool areDecimal =
        input.choices.mark == core::DecimalMark::Comma || input.take == takeDecimalCommas;
    return areDecimal ? core::withDecimalPoints(text) : text;
}

/// The lists of a text: the only one, or that named by --take; if several are allowed, all.
std::variant<Lists, ExitStatus> listsOf(const std::string& text, const std::string& source,
                                        const ExplainInput& input)
{
    const auto readings = core::readingsOfPastedGrades(withPointsOf(input, text), source);
    if (!readings)
        return refuse(readings.error());
    const bool isClear = readings->size() == 1 && readings->front().lists.size() == 1;
    auto take = input.take;
    if (take == takeDecimalCommas)
        take = isClear ? std::nullopt : std::optional<std::string>("all");
    for (const core::GradesReading& reading : *readings) {
        const bool isFirst = &reading == &readings->front();
        if (input.takesSeveral && reading.lists.size() > 1 && (take ? *take == takeLines : isFirst))
            return reading.lists;
        for (std::size_t place = 0; place < reading.lists.size(); ++place)
            if (take ? nameOf(reading, place) == *take : isClear)
                return Lists{reading.lists[place]};
    }
    return std::get<ExitStatus>(refuseToGuess(source, *readings, input));
}

ListToExplain found(Lists lists)
{
    ListToExplain found;
    if (lists.size() == 1) {
        found.list = std::move(lists.front());
    } else {
        core::nameQueries(lists);
        found.queries = std::move(lists);
    }
    return found;
}

ReadLists fromText(const std::string& text, const std::string& source, const ExplainInput& input)
{
    auto lists = listsOf(text, source, input);
    if (const auto* failed = std::get_if<ExitStatus>(&lists))
        return *failed;
    return found(std::get<Lists>(std::move(lists)));
}

ReadLists fromOptions(const ExplainInput& input)
{
    std::string text = input.grades.front();
    if (input.notRetrieved) {
        if (const auto outside =
                core::readingsOfGrades(withPointsOf(input, *input.notRetrieved), "--not-retrieved");
            !outside)
            return refuse(outside.error());
        // A new line, because the grades may end in a comment.
        text += "\n| " + *input.notRetrieved;
    }
    if (input.grades.size() == 1)
        return fromText(text, "--grades", input);
    Lists all;
    for (const std::string& grades : input.grades) {
        auto lists = listsOf(grades, "--grades", input);
        if (const auto* failed = std::get_if<ExitStatus>(&lists))
            return *failed;
        std::ranges::move(std::get<Lists>(lists), std::back_inserter(all));
    }
    return found(std::move(all));
}

ReadLists fromSession(core::Session session, const ExplainInput& input)
{
    ListToExplain found{core::listOf(session, session.listName), {}, {}, {}};
    for (std::size_t place = 0; input.takesSeveral && place < core::queryCount(session); ++place)
        found.queries.push_back(core::listOf(core::queryAt(session, place), session.listName));
    if (found.queries.size() == 1)
        found.queries.clear();
    core::nameQueries(found.queries);
    found.noValue = session.noValue;
    for (const core::Measure measure : session.shown)
        found.definitions.push_back(core::normalised({measure, session.cutoff, session.settings}));
    found.session = std::move(session);
    return found;
}

/// What a file contains instead of a list, and what to do with it.
std::string foundOfCollection(core::SourceRole role)
{
    if (role == core::SourceRole::Run)
        return ": this is a run, not a session or a list of grades. To explain one query of a run, "
               "give the judgments first and choose the query with --query";
    if (role == core::SourceRole::Texts)
        return ": these are texts of a collection; give a session or a list of grades";
    return ": these are judgments, not a session or a list of grades. To explain one query, add a "
           "run and choose the query with --query";
}

ReadLists fromFile(const std::string& path, const ExplainInput& input)
{
    const auto read = readSessionText(path, input.choices.expansion);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    const auto* text = std::get_if<std::string>(&read);
    switch (core::recognise(*text)) {
    case core::FileKind::Session: {
        auto session = core::parseSession(*text, path);
        return session ? fromSession(std::move(session).value(), input) : refuse(session.error());
    }
    case core::FileKind::Grades:
        // As in the window, unless --take makes it a list.
        if (input.take || core::formatOfFileAlone(*text) == core::CollectionFormat::Unknown)
            break;
        [[fallthrough]];
    case core::FileKind::Collection:
        warn(path + foundOfCollection(core::roleOfBeginning(*text)));
        return InputRefused;
    case core::FileKind::SampleSession:
    case core::FileKind::Samples:
        warn(path + ": " +
             Wording::tr("this file holds labelled samples; use the classify command for it, or "
                         "give a session or a list of grades")
                 .toStdString());
        return InputRefused;
    case core::FileKind::PerQueryValues:
        if (const auto error = core::perQueryError(*text, path))
            return refuse(*error);
        break;
    case core::FileKind::CollectionSession:
        warn(path + ": " +
             Wording::tr(
                 "this session holds a collection, not a single list; to explain one of its "
                 "queries, give the judgments and a run instead, and choose the query with --query")
                 .toStdString());
        return InputRefused;
    }
    return fromText(*text, path, input);
}

std::set<std::string> queriesOf(const core::Qrels& qrels, const core::Run& run)
{
    std::set<std::string> queries;
    for (const core::QueryJudgments& judged : qrels.queries)
        queries.insert(judged.query);
    for (const core::QueryResults& results : run.queries)
        queries.insert(results.query);
    return queries;
}

/// The first few names, and their total number.
std::string someOf(const std::set<std::string>& queries)
{
    constexpr std::size_t most = 10;
    std::string text;
    std::size_t shown = 0;
    for (const std::string& query : queries) {
        if (shown == most)
            return text + " … (" + std::to_string(queries.size()) + " in total)";
        text += (shown++ == 0 ? "" : ", ") + ui::inMessage(query).toStdString();
    }
    return text;
}

ReadLists fromCollection(const OptionSet& command, const ExplainInput& given)
{
    ExplainInput input = given;
    input.choices = core::choicesForAll(input.choices, input.files);
    auto judged =
        guarded(input.files[0], [&] { return judgmentsIn(input.files[0], input.choices); });
    if (!judged)
        return refuseUndecided(judged.error());
    readAs(input.library, judged->qrels);
    const core::Qrels& qrels = judged->qrels;
    auto read = onlyRunIn(input.files[1], *judged, input.choices, precisionOf(input.library));
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    auto& run = std::get<core::Run>(read);
    if (input.isMean) {
        tellAs(input.files[0], qrels.diagnostics, input.rules.ownDocument, input.library);
        tellAs(input.files[1], run.diagnostics, input.rules.ownDocument, input.library);
        ListToExplain found;
        found.noValue = input.rules.noValue;
        found.collection =
            std::make_shared<const JudgedRun>(JudgedRun{std::move(judged->qrels), std::move(run)});
        return found;
    }
    const std::set<std::string> queries = queriesOf(qrels, run);
    if (!input.query && queries.size() != 1)
        return wrongUsage(command, "choose a query with --query: " + someOf(queries) + ".");
    const std::string query = input.query.value_or(*queries.begin());
    const core::QueryJudgments* judgments = qrels.find(query);
    const core::QueryResults* results = run.find(query);
    if (!judgments && !results)
        return refuse({input.files[1], 0, core::ErrorCode::UnknownQuery, query});
    tellAs(input.files[0], qrels.diagnostics, input.rules.ownDocument, input.library);
    tellAs(input.files[1], run.diagnostics, input.rules.ownDocument, input.library);
    if (!results)
        warn(input.files[1] + ": " +
             missingText(std::span(&query, 1), {}, input.rules.missing,
                         "--missing " + std::string(wordOf(missingRules, input.rules.missing))));
    ListToExplain found{
        core::rankedList(judgments, results), qrels.topGrade, {}, {}, input.rules.noValue};
    found.pool = core::gradesBestFirst(qrels);
    if (input.bounds.isAsked)
        found.scale = core::openGrades(qrels, input.bounds.topGrade);
    return found;
}

}  // namespace

std::string usageMistake(const ExplainInput& input)
{
    if (!input.grades.empty() && !input.files.empty())
        return "--grades and a file cannot be combined; use one of them.";
    if (input.grades.empty() && input.files.empty())
        return "no list given; use --grades, a file, or judgments and a run.";
    if (input.files.size() > 2)
        return "too many files; give one file, or judgments and one run.";
    if (input.notRetrieved && input.grades.empty())
        return "--not-retrieved requires --grades.";
    if (input.notRetrieved && input.grades.size() > 1)
        return "--not-retrieved requires a single --grades; for several lists, add the grades "
               "after “|” in each list.";
    if (input.take && input.files.size() == 2)
        return "--take requires a list of grades.";
    if (input.query && input.files.size() != 2)
        return "--query requires judgments and a run.";
    if (input.isMean && input.files.size() != 2)
        return "--mean requires judgments and a run.";
    if (input.isMean && input.query)
        return "--mean covers all queries and cannot be combined with --query.";
    if (input.isMean && input.bounds.isAsked)
        return "--mean and --bounds cannot be combined; for the bounds of the mean, use eval "
               "--bounds.";
    if (readsStandardInputTwice(input.files))
        return "standard input (“-”) can be read only once.";
    return usageMistake(input.bounds, input.rules);
}

ReadLists readList(const OptionSet& command, const ExplainInput& input)
{
    constexpr std::array ofFiles{"--order",           "--repeated",          "--query-column",
                                 "--document-column", "--grade-column",      "--score-column",
                                 "--raters",          "--repeated-document", "--skip-bad-lines",
                                 "--latin1",          "--gb18030",           "--feature",
                                 "--split",           "--own-document",      "--missing"};
    for (const char* option : ofFiles)
        if (input.files.size() < 2 && command.has(option) && command.option(option).isGiven())
            return wrongUsage(command, std::string(option) + " requires judgments and a run.");
    ReadLists read = !input.grades.empty()     ? fromOptions(input)
                     : input.files.size() == 1 ? fromFile(input.files[0], input)
                                               : fromCollection(command, input);
    if (auto* found = std::get_if<ListToExplain>(&read)) {
        found->list = core::listUnder(input.rules, std::move(found->list));
        for (core::RankedList& list : found->queries)
            list = core::listUnder(input.rules, std::move(list));
    }
    return read;
}

}  // namespace cli
