// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/lines.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/file/text_blocks.h"
#include "core/foundation/threads.h"
#include "core/rankings/evaluation/scored_run.h"
#include "core/rankings/evaluation/split_run.h"
#include "core/rankings/evaluation/streamed_run.h"
#include "core/rankings/runs/run_by_query.h"
#include "core/rankings/runs/run_diagnostics.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace core {

/// How the content of a run file is read.
struct ContentReading {
    RankOrder order = RankOrder::ScoreThenIdDescending;
    ScoreReading scores = {};
    Threads threads = Threads();
    /// Receives the progress in bytes of the content and can stop the reading.
    Loading* loading = nullptr;
    std::size_t blockSize = TextBlocks::usualSize;  ///< number of bytes read at a time
    ExpansionLimit limit = {};
};

/// The results of a run whose queries were scored and discarded.
/// @tparam Values of a judged query
template <class Values>
struct ScoredContent {
    RunFacts facts;
    Diagnostics diagnostics;
    ScoredRun<Values> run;
};

namespace streamed {

inline Parsed<SharedText> textOf(const SharedText& content, const std::string& name,
                                 const ContentReading& reading)
{
    if (isItsText(content.view()))
        return content;
    auto text = textIn(content.view(), name, reading.loading, reading.limit);
    if (!text)
        return std::move(text).error();
    return SharedText(*std::move(text));
}

/// The problem that stops reading, if any.
inline std::optional<ParseError> problemOf(const RunFacts& facts, const std::string& name)
{
    if (const auto& problem = facts.problem())
        return ParseError{name, problem->line, problem->problem, problem->found};
    if (facts.documents() == 0)
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    return std::nullopt;
}

/// Reads all lines before scoring the first query.
template <class Scorer>
Parsed<ScoredContent<typename Scorer::Values>>
scoreSplitContent(const Qrels& qrels, const SharedText& text, const std::string& name,
                  const Scorer& scorer, const ContentReading& reading)
{
    const RunByQuery run(text, reading.scores, reading.threads, reading.loading, reading.blockSize);
    SplitRun split(qrels, run, reading.order, reading.scores, scorer, reading.loading);
    split.score(reading.threads);
    if (reading.loading && reading.loading->isStopped())
        return ParseError{name, 0, ErrorCode::Stopped, {}};
    if (const auto repeated = split.repeated(); !repeated.empty()) {
        const RunByQuery::Document first = run.first(repeated);
        return problemAt(text.view(), name, first.id, ErrorCode::DuplicateDocument, first.query);
    }
    if (auto problem = problemOf(run.facts(), name))
        return *std::move(problem);
    using Values = typename Scorer::Values;
    ScoredRun<Values> scored(qrels);
    for (std::size_t i = 0; i < run.queries().size(); ++i)
        scored.add(*std::move(split.scored()[i]), run.queries()[i].line);
    return ScoredContent<Values>{run.facts(), scored.diagnostics(run.diagnostics()),
                                 std::move(scored)};
}

}  // namespace streamed

/// Scores each query of a run as soon as its lines are read, then discards it. Facts, diagnostics
/// and errors are the same as from parseRun(). The result does not depend on the number of threads.
///
/// If the lines of a query are not contiguous, all lines are read again with about 21 bytes per
/// line in memory; content that is not plain text is converted first. O(lines), plus sorting
/// queries that are not in order.
/// @tparam Scorer see QueryReader; each thread uses a copy
/// @param content of a file, see TextStream
template <class Scorer>
Parsed<ScoredContent<typename Scorer::Values>>
scoreContent(const Qrels& qrels, const SharedText& content, const std::string& name,
             const Scorer& scorer, const ContentReading& reading)
{
    using streamed::StreamedRun;
    if (reading.loading)
        reading.loading->expect(content.view().size());
    std::optional<StreamedRun<Scorer>> run;
    run.emplace(qrels, TextBlocks::ofFile(content, reading.limit, reading.blockSize), reading.order,
                reading.scores, scorer, reading.threads, reading.loading, RunStart(reading.scores));
    run->read();
    if (reading.loading && reading.loading->isStopped())
        return ParseError{name, 0, ErrorCode::Stopped, {}};
    if (run->isSplit()) {
        run.reset();
        const auto text = streamed::textOf(content, name, reading);
        if (!text)
            return text.error();
        return streamed::scoreSplitContent(qrels, *text, name, scorer, reading);
    }
    if (auto problem = run->problem()) {
        problem->file = name;
        return *std::move(problem);
    }
    if (const auto& repeated = run->repeated())
        return ParseError{name,
                          run->line(repeated->place),
                          ErrorCode::DuplicateDocument,
                          excerpt(repeated->document),
                          {},
                          excerpt(repeated->query)};
    if (auto problem = streamed::problemOf(run->facts(), name))
        return *std::move(problem);
    using Values = typename Scorer::Values;
    ScoredRun<Values> scored(qrels);
    for (auto& query : run->scored())
        scored.add(std::move(query.query), run->line(query.place));
    return ScoredContent<Values>{run->facts(), scored.diagnostics(run->facts().diagnostics()),
                                 std::move(scored)};
}

}  // namespace core
