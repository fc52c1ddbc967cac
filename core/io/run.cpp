#include "core/io/run.h"

#include "core/io/by_query.h"
#include "core/io/id_set.h"
#include "core/io/lines.h"
#include "core/text/leading_number.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace core {

namespace {

struct Row {
    std::string_view document;
    double score = 0;
    long long rank = 0;
};
using Rows = ByQuery<Row>;

constexpr std::size_t columnCount = 6;

std::optional<ParseError> readRows(std::string_view text, const std::string& name,
                                   const ScoreReading& scores, Rows& rows, Run& run)
{
    LineReader lines(text, name);
    std::string_view lastTag;
    while (const auto line = lines.nextData()) {
        const auto refused = [&](Problem problem, std::string_view found) {
            return ParseError{name, line->number, problem, excerpt(found)};
        };
        const Columns<columnCount> columns(line->text);
        if (columns.count < columnCount)
            return refused(Problem::RunColumns, std::to_string(columns.count));
        auto rank = parsedNumber<long long>(columns.text[3]);
        auto score = parsedNumber<double>(columns.text[4]);
        if (!rank && !score && rows.isEmpty())
            return refused(Problem::HeaderLine, line->text);
        if (scores.numbers == NumberReading::LikeC) {
            const double leading = leadingNumber(columns.text[4]);
            if (!score)
                run.looseScores.add(line->number, excerpt(columns.text[4]), leading);
            score = leading;
            rank = leadingWholeNumber(columns.text[3]);
        }
        if (!rank)
            return refused(Problem::BadRank, columns.text[3]);
        if (!score || std::isnan(*score))
            return refused(Problem::BadScore, columns.text[4]);
        if (scores.precision == ScorePrecision::Float)
            score = static_cast<float>(*score);
        if (rows.isEmpty())
            run.tag = columns.text[5];
        lastTag = columns.text[5];
        rows.add(columns.text[0], {columns.text[2], *score, *rank});
    }
    run.lastTag = lastTag;
    return lines.error();
}

/// The first document that stands in `rows` a second time.
std::optional<std::string_view> repeated(const std::vector<Row>& rows, IdSet& documents)
{
    documents.start(rows.size());
    for (const Row& row : rows)
        if (documents.add(row.document))
            return row.document;
    return std::nullopt;
}

/// Keeps the order of rows that compare equal. Most runs come in rank order: looking is cheaper
/// than sorting.
template <class Before>
void sortRows(std::vector<Row>& rows, Before before)
{
    if (!std::is_sorted(rows.begin(), rows.end(), before))
        std::stable_sort(rows.begin(), rows.end(), before);
}

void sortRows(std::vector<Row>& rows, RankOrder order)
{
    switch (order) {
    case RankOrder::ScoreThenIdDescending:
        return sortRows(rows, [](const Row& a, const Row& b) {
            return a.score != b.score ? a.score > b.score : a.document > b.document;
        });
    case RankOrder::ScoreThenIdAscending:
        return sortRows(rows, [](const Row& a, const Row& b) {
            return a.score != b.score ? a.score > b.score : a.document < b.document;
        });
    case RankOrder::ScoreThenFile:
        return sortRows(rows, [](const Row& a, const Row& b) { return a.score > b.score; });
    case RankOrder::RankColumn:
        return sortRows(rows, [](const Row& a, const Row& b) { return a.rank < b.rank; });
    case RankOrder::File:
        return;
    }
}

std::vector<RetrievedDocument> documentsOf(const std::vector<Row>& rows)
{
    std::vector<RetrievedDocument> documents;
    documents.reserve(rows.size());
    for (const Row& row : rows)
        documents.push_back({row.document, row.score, row.rank});
    return documents;
}

}  // namespace

const QueryResults* Run::find(std::string_view query) const
{
    return findQuery(queries, query);
}

Parsed<Run> parseRun(const SharedText& shared, const std::string& name, RankOrder order,
                     const ScoreReading& scores, const Threads&, Loading* loading)
{
    const std::string_view text = shared.view();
    if (loading)
        loading->expect(text.size());
    Run run;
    run.texts.push_back(shared);
    Rows rows;
    if (auto error = readRows(text, name, scores, rows, run))
        return std::move(*error);
    if (rows.isEmpty())
        return ParseError{name, 0, Problem::NothingToRead, {}};
    if (loading && loading->isStopped())
        return ParseError{name, 0, Problem::Stopped, {}};

    IdSet documents;
    std::optional<std::string_view> duplicate;  // the first in the file, not in query order
    for (auto& [query, group] : rows.takeSorted()) {
        std::vector<Row> results = std::exchange(group, {});  // freed before the next query
        const auto again = repeated(results, documents);
        if (again && (!duplicate || again->data() < duplicate->data()))
            duplicate = again;
        if (duplicate)
            continue;
        sortRows(results, order);
        run.queries.push_back({std::string(query), documentsOf(results)});
    }
    if (duplicate)
        return problemAt(text, name, *duplicate, Problem::DuplicateDocument);
    if (loading)
        loading->advance(text.size());
    return run;
}

Parsed<Run> parseRun(std::string_view text, const std::string& name, RankOrder order,
                     const ScoreReading& scores, const Threads& threads, Loading* loading)
{
    return parseRun(SharedText(std::string(text)), name, order, scores, threads, loading);
}

Parsed<Run> readRun(const std::string& path, RankOrder order, const ScoreReading& scores,
                    const Threads& threads, Loading* loading)
{
    const auto text = readSharedText(path);
    if (!text)
        return text.error();
    return parseRun(*text, path, order, scores, threads, loading);
}

}  // namespace core
