#include "core/evaluation/file_evaluation.h"

#include "core/evaluation/split_evaluation.h"
#include "core/evaluation/streamed_run.h"

#include <optional>
#include <utility>

namespace core {

namespace {

using namespace streamed;

Parsed<SharedText> textOf(const SharedText& content, const std::string& name, Loading* loading,
                          const ExpansionLimit& limit)
{
    if (isItsText(content.view()))
        return content;
    auto text = textIn(content.view(), name, loading, limit);
    if (!text)
        return std::move(text).error();
    return SharedText(*std::move(text));
}

}  // namespace

Parsed<FileEvaluation> evaluateContent(const Qrels& qrels, const SharedText& content,
                                       const std::string& name, RankOrder order,
                                       const ScoreReading& scores,
                                       std::span<const Definition> definitions,
                                       const EvaluationRules& rules, const Threads& threads,
                                       Loading* loading, std::size_t blockSize,
                                       const ExpansionLimit& limit)
{
    if (loading)
        loading->expect(content.view().size());
    const QueryScorer scorer(qrels, definitions, rules);
    std::optional<StreamedRun> streamed;
    streamed.emplace(qrels, TextBlocks::ofFile(content, limit, blockSize), order, scores, scorer,
                     threads, loading, RunStart(scores));
    streamed->read();
    if (loading && loading->isStopped())
        return ParseError{name, 0, Problem::Stopped, {}};
    if (streamed->isSplit()) {
        streamed.reset();
        const auto text = textOf(content, name, loading, limit);
        if (!text)
            return text.error();
        return evaluateSplitRun(qrels, *text, name, order, scores, scorer, rules, threads, loading,
                                blockSize);
    }
    if (auto problem = streamed->problem()) {
        problem->file = name;
        return *std::move(problem);
    }
    if (const auto& repeated = streamed->repeated())
        return ParseError{name,
                          streamed->line(repeated->place),
                          Problem::DuplicateDocument,
                          excerpt(repeated->document),
                          {},
                          excerpt(repeated->query)};
    if (const auto& problem = streamed->facts().problem())
        return ParseError{name, problem->line, problem->problem, problem->found};
    if (streamed->facts().documents() == 0)
        return ParseError{name, 0, Problem::NothingToRead, {}};
    ScoredRun scored(qrels);
    for (PlacedQuery& query : streamed->scored())
        scored.add(std::move(query.query), streamed->line(query.place));
    return FileEvaluation{streamed->facts().firstTag(),
                          scored.findings(streamed->facts().findings()),
                          scored.evaluation(scorer, rules), streamed->facts().lastTag()};
}

Parsed<FileEvaluation> evaluateFile(const Qrels& qrels, const std::string& path, RankOrder order,
                                    const ScoreReading& scores,
                                    std::span<const Definition> definitions,
                                    const EvaluationRules& rules, const Threads& threads,
                                    Loading* loading, const ExpansionLimit& limit)
{
    const auto content = mappedBytes(path);
    if (!content)
        return content.error();
    return evaluateContent(qrels, *content, path, order, scores, definitions, rules, threads,
                           loading, TextBlocks::usualSize, limit);
}

}  // namespace core
