// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/query_border.h"
#include "core/collections/import/on_disk_run.h"
#include "core/foundation/file/text_stream.h"
#include "core/foundation/text/utf8.h"
#include "core/rankings/evaluation/chunk_evaluation.h"
#include "core/rankings/runs/run.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

namespace {

/// Threads take longer to start than such a text to read: few inputs get two.
core::Threads threadsFor(std::string_view text)
{
    return core::Threads(text.size() % 16 == 0 ? 2 : 1);
}

core::ScoreReading readingFor(std::string_view text)
{
    return {.mark = text.size() % 3 == 0 ? core::DecimalMark::Comma : core::DecimalMark::Point};
}

void checkOrder(std::string_view text, core::RankOrder order)
{
    const auto run = core::parseRun(text, "input", order, readingFor(text), threadsFor(text));
    if (!run)
        return;
    fuzz::require(!run->queries.empty());
    for (const core::QueryResults& query : run->queries) {
        fuzz::require(run->find(query.query) == &query);
        fuzz::require(!query.documents.empty());
        // Their bytes must outlive the reader: a sanitizer tells of those that did not.
        for (const core::RetrievedDocument& document : query.documents)
            fuzz::require(!document.document.empty() &&
                          core::findInvalidUtf8(document.document) == std::string_view::npos);
        const auto isAbove = [order](const core::RetrievedDocument& a,
                                     const core::RetrievedDocument& b) {
            return order == core::RankOrder::RankColumn ? a.rank < b.rank : a.score > b.score;
        };
        fuzz::require(order == core::RankOrder::File ||
                      std::is_sorted(query.documents.begin(), query.documents.end(), isAbove));
    }
}

bool isSame(const core::RunEvaluation& a, const core::RunEvaluation& b)
{
    return a.means == b.means && a.notInRun == b.notInRun && a.notJudged == b.notJudged &&
           std::equal(a.queries.begin(), a.queries.end(), b.queries.begin(), b.queries.end(),
                      [](const core::QueryValues& one, const core::QueryValues& other) {
                          return one.query == other.query && one.values == other.values;
                      });
}

/// A run that is scored while it is read says what one says that is read first.
void checkStreamed(std::string_view text)
{
    constexpr core::RankOrder order = core::RankOrder::ScoreThenIdDescending;
    static const core::Qrels qrels = *core::parseQrels("1 0 a 1\n1 0 b 0\n2 0 a 2\n", "qrels");
    static const std::vector<core::MeasureSpec> definitions{*core::parseMeasureSpec("RR"),
                                                            *core::parseMeasureSpec("AP")};
    const core::Threads threads = threadsFor(text);
    const core::ScoreReading scores = readingFor(text);
    const auto run = core::parseRun(text, "input", order, scores, threads);
    const std::size_t blockSize = text.size() % 4 == 1 ? core::TextBlocks::usualSize : 16;
    const auto streamed =
        core::evaluateContent(qrels, core::SharedText(std::string(text)), "input", order, scores,
                              definitions, {}, threads, nullptr, blockSize);
    if (!core::isItsText(text))
        return;
    fuzz::require(streamed.hasValue() == run.hasValue());
    if (!run) {
        fuzz::require(streamed.error() == run.error());
        return;
    }
    fuzz::require(streamed->tag == run->tag && streamed->diagnostics == run->diagnostics);
    fuzz::require(
        isSame(streamed->evaluation, core::evaluateRun(qrels, *run, definitions, {}, threads)));
}

/// A run that is scored in stretches says what it says as a whole, if it says anything.
void checkStretches(std::string_view text)
{
    constexpr core::RankOrder order = core::RankOrder::ScoreThenIdDescending;
    static const core::Qrels qrels = *core::parseQrels("1 0 a 1\n1 0 b 0\n2 0 a 2\n", "qrels");
    static const std::vector<core::MeasureSpec> definitions{*core::parseMeasureSpec("RR"),
                                                            *core::parseMeasureSpec("AP")};
    const core::SharedText content{std::string(text)};
    std::vector<core::ChunkEvaluation> told;
    std::size_t from = 0;
    for (std::size_t part = 1; from < text.size(); ++part) {
        const std::size_t to =
            std::max(from, core::queryBorder(content.view(), part * (text.size() / 3 + 1)));
        if (to > from) {
            auto one = core::evaluateChunk(qrels, content, {from, to}, order, readingFor(text),
                                           definitions);
            if (!one)
                return;
            told.push_back(*std::move(one));
        }
        from = to;
    }
    const auto joined = core::joinedStretches(qrels, told, definitions);
    if (!joined)
        return;
    auto whole =
        core::evaluateContent(qrels, content, "input", order, readingFor(text), definitions);
    fuzz::require(whole && whole->tag == joined->tag && whole->lastTag == joined->lastTag);
    fuzz::require(whole->diagnostics == joined->diagnostics);
    fuzz::require(isSame(whole->evaluation, joined->evaluation));
}

/// A file in memory, with another text each time.
std::string fileOf(std::string_view text)
{
    static const int file = memfd_create("run", 0);
    fuzz::require(ftruncate(file, 0) == 0 &&
                  pwrite(file, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()));
    return "/proc/self/fd/" + std::to_string(file);
}

/// A run whose lists stay in their file says what one says that is held.
void checkOnDisk(std::string_view text, core::RankOrder order)
{
    const core::Threads threads = threadsFor(text);
    const core::ScoreReading scores = readingFor(text);
    const auto onDisk = core::onDiskRun(fileOf(text), order, scores, threads);
    if (!onDisk)
        return;
    const auto held = core::parseRun(text, "input", order, scores, threads);
    fuzz::require(held && held->tag == onDisk->tag && held->diagnostics == onDisk->diagnostics);
    fuzz::require(held->queries.size() == onDisk->lists.queries().size());
    for (const core::QueryResults& query : held->queries) {
        const auto list = onDisk->lists.find(query.query);
        fuzz::require(list && *list == query);
    }
    fuzz::require(!onDisk->lists.isStale());
}

/// What can be read without decimal commas is the same with them.
void checkDecimalComma(std::string_view text)
{
    const auto point = core::parseRun(text, "input");
    if (!point)
        return;
    const auto comma = core::parseRun(text, "input", core::RankOrder::ScoreThenIdDescending,
                                      {.mark = core::DecimalMark::Comma});
    fuzz::require(comma && comma->queries == point->queries &&
                  comma->diagnostics == point->diagnostics);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using enum core::RankOrder;
    constexpr std::array orders{ScoreThenIdDescending, ScoreThenIdAscending, ScoreThenFile,
                                RankColumn, File};
    checkOrder(fuzz::text(data, size), orders[size % orders.size()]);
    checkOnDisk(fuzz::text(data, size), orders[size % orders.size()]);
    checkStreamed(fuzz::text(data, size));
    checkStretches(fuzz::text(data, size));
    checkDecimalComma(fuzz::text(data, size));
    return 0;
}
