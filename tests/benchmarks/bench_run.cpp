// SPDX-License-Identifier: GPL-3.0-or-later
// A run scored while it is read, as `rankscope-cli eval QRELS RUN` does it, beside a plain loop
// that does nothing but map the file and read every column of every line.
#include "core/foundation/file/shared_text.h"
#include "core/rankings/bounds/run_bounds.h"
#include "core/rankings/evaluation/file_evaluation.h"
#include "core/rankings/trec_eval/evaluation.h"
#include "core/rankings/trec_eval/request.h"
#include "core/rankings/trec_eval/scored_trec_run.h"
#include "tests/benchmarks/child_cost.h"
#include "tests/benchmarks/stopwatch.h"

#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <zlib.h>

namespace {

using bench::bestCostOf;
using bench::Cost;

struct ColumnSums {
    std::uint64_t ids = 0;
    std::uint64_t ranks = 0;
    double scores = 0;
};

/// Every column, and no question asked.
ColumnSums plainlyRead(const char* at, const char* end)
{
    static constexpr std::array powers{1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
    ColumnSums sums;
    while (at < end) {
        std::uint64_t id = 0;
        for (; *at != ' '; ++at)
            id = id * 31 + static_cast<unsigned char>(*at);
        for (++at; *at != ' '; ++at) {
        }
        for (++at; *at != ' '; ++at)
            id = id * 31 + static_cast<unsigned char>(*at);
        std::uint64_t rank = 0;
        for (++at; *at != ' '; ++at)
            rank = rank * 10 + static_cast<std::uint64_t>(*at - '0');
        std::uint64_t score = 0;
        std::size_t decimals = 0;
        bool isBehindPoint = false;
        for (++at; *at != ' '; ++at) {
            if (*at == '.') {
                isBehindPoint = true;
                continue;
            }
            score = score * 10 + static_cast<std::uint64_t>(*at - '0');
            decimals += isBehindPoint ? 1 : 0;
        }
        while (*at != '\n')
            ++at;
        ++at;
        sums.ids += id;
        sums.ranks += rank;
        sums.scores += static_cast<double>(score) / powers[decimals];
    }
    return sums;
}

bool plainlyReadFile(const std::string& path, std::size_t threads)
{
    const auto content = core::mappedBytes(path);
    if (!content)
        return false;
    const std::string_view text = content->view();
    std::vector<std::size_t> cuts{0};
    for (std::size_t i = 1; i < threads; ++i)
        cuts.push_back(text.find('\n', text.size() * i / threads) + 1);
    cuts.push_back(text.size());
    std::vector<ColumnSums> sums(threads);
    std::vector<std::thread> workers;
    for (std::size_t i = 0; i < threads; ++i)
        workers.emplace_back(
            [&, i] { sums[i] = plainlyRead(text.data() + cuts[i], text.data() + cuts[i + 1]); });
    for (std::thread& worker : workers)
        worker.join();
    double total = 0;
    for (const ColumnSums& sum : sums)
        total += static_cast<double>(sum.ids + sum.ranks) + sum.scores;
    return total != 0;
}

std::vector<core::MeasureSpec> definitions()
{
    std::vector<core::MeasureSpec> all;
    for (const char* text : {"nDCG@10", "AP", "RR", "P@10"})
        all.push_back(*core::parseMeasureSpec(text));
    return all;
}

bool evaluate(const std::string& qrelsPath, const std::string& path, std::size_t threads)
{
    const auto qrels = core::readQrels(qrelsPath);
    if (!qrels)
        return false;
    return core::evaluateFile(*qrels, path, core::RankOrder::ScoreThenIdDescending, {},
                              definitions(), {}, core::Threads(threads))
        .hasValue();
}

/// As `trec_eval` does it, with the measures of a group.
bool evaluateLikeTrec(const std::string& qrelsPath, const std::string& path,
                      const std::string& group, std::size_t threads)
{
    const auto qrels = core::readQrels(qrelsPath, {core::NumberReading::LikeC});
    const auto requests = core::readTrecRequests(std::vector{group}, core::TrecRules{});
    if (!qrels || !requests)
        return false;
    const core::TrecScorer scorer(*qrels, *requests, {});
    const auto run = core::scoreFileLikeTrec(
        *qrels, path, scorer, {core::NumberReading::LikeC, core::ScorePrecision::Float},
        core::Threads(threads));
    return run && core::evaluateLikeTrec(*qrels, *run, scorer).measured > 0;
}

/// The same as `eval` with bounds over the grades 0 to 3, as `eval --bounds --top-grade 3` does it.
bool bound(const std::string& qrelsPath, const std::string& path, std::size_t threads)
{
    const auto qrels = core::readQrels(qrelsPath);
    const auto text = core::readSharedText(path);
    if (!qrels || !text)
        return false;
    const core::Threads some(threads);
    const auto run = core::parseRun(*text, path, core::RankOrder::ScoreThenIdDescending, {}, some);
    if (!run)
        return false;
    const auto evaluation = core::evaluateRun(*qrels, *run, definitions(), {}, some);
    const auto bounds = core::boundsOf(*qrels, {*run, evaluation}, definitions(), {},
                                       core::openGrades(*qrels, 3), some);
    return bounds.means.size() == evaluation.means.size();
}

/// A generator whose numbers are the same everywhere.
class Draws {
public:
    std::uint64_t operator()()
    {
        m_state += 0x9E3779B97F4A7C15;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t m_state = 7;
};

enum class LineOrder { Sorted, ShuffledInQueries, Shuffled };

/// Looks as runs of MS MARCO do: a thousand documents for each query, scores with six decimals, two
/// in a hundred tied.
void writeRun(const std::string& path, std::size_t lines, LineOrder order)
{
    constexpr std::size_t depth = 1000;
    Draws draw;
    std::vector<std::string> rows;
    rows.reserve(lines);
    const auto shuffleFrom = [&](std::size_t start) {
        for (std::size_t i = rows.size(); i > start + 1; --i)
            std::swap(rows[i - 1], rows[start + draw() % (i - start)]);
    };
    for (std::size_t query = 0; query * depth < lines; ++query) {
        double score = 25;
        const std::size_t first = 1'000'000 + draw() % 10'000'000;
        for (std::size_t rank = 1; rank <= depth; ++rank) {
            score -= draw() % 50 == 0 ? 0 : static_cast<double>(draw() % 50'000) * 1e-6;
            std::array<char, 80> row{};
            // 7919 is prime to the range: no document comes twice.
            std::snprintf(row.data(), row.size(), "%zu Q0 %zu %zu %.6f synth\n", 100 + query,
                          1'000'000 + (first + rank * 7919) % 18'000'000, rank, score);
            rows.emplace_back(row.data());
        }
        if (order == LineOrder::ShuffledInQueries)
            shuffleFrom(query * depth);
    }
    if (order == LineOrder::Shuffled)
        shuffleFrom(0);
    std::ofstream file(path, std::ios::binary);
    for (const std::string& row : rows)
        file << row;
}

void writeQrels(const std::string& path, std::size_t queries)
{
    Draws draw;
    std::ofstream file(path, std::ios::binary);
    for (std::size_t query = 0; query < queries; ++query)
        file << 100 + query << " 0 " << 1'000'000 + draw() % 18'000'000 << " 1\n";
}

void compress(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    const gzFile out = gzopen((path + ".gz").c_str(), "wb6");
    std::vector<char> buffer(std::size_t{1} << 20);
    while (file.read(buffer.data(), static_cast<std::streamsize>(buffer.size())) ||
           file.gcount() > 0)
        gzwrite(out, buffer.data(), static_cast<unsigned>(file.gcount()));
    gzclose(out);
}

bool run(const std::string& command)
{
    return std::system(command.c_str()) == 0;
}

void print(const char* what, const Cost& cost, const Cost& yardstick)
{
    std::printf("%-44s %8.0f %8.0f %8.2f %8.2f %9.1f\n", what, cost.wall, cost.cpu,
                cost.wall / yardstick.wall, cost.cpu / yardstick.cpu, cost.mebibytes);
}

double mebibytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    return static_cast<double>(file.tellg()) / (1 << 20);
}

}  // namespace

/// bench_run [FOLDER]: where some 1.5 GB of files may be written; the current folder if not given.
int main(int count, char** arguments)
{
    if (bench::refusesThisBuild())
        return 1;
    const std::string folder = count > 1 ? arguments[1] : ".";
    const std::string qrels = folder + "/bench.qrels";
    const std::string sorted = folder + "/bench.run";
    const std::string inside = folder + "/bench-inside.run";
    const std::string shuffled = folder + "/bench-shuffled.run";
    constexpr std::size_t lines = 7'000'000;
    writeQrels(qrels, lines / 1000);
    writeRun(sorted, lines, LineOrder::Sorted);
    writeRun(inside, lines, LineOrder::ShuffledInQueries);
    writeRun(shuffled, lines, LineOrder::Shuffled);
    compress(sorted);

    std::printf("%zu lines, %.0f MiB. nDCG@10, AP, RR and P@10 of each query and their means, with "
                "the judgments read\nand the process started; best of 5, ms. Memory is the peak, "
                "the mapped file included.\n\n",
                lines, mebibytesOf(sorted));
    std::printf("%-44s %8s %8s %8s %8s %9s\n", "", "wall", "CPU", "ratio", "of CPU", "MiB");
    for (const std::size_t threads : {1, 2}) {
        std::printf("\n%zu thread%s\n", threads, threads == 1 ? "" : "s");
        const Cost plain = bestCostOf([&] { return plainlyReadFile(sorted, threads); });
        print("plain loop", plain, plain);
        const Cost ours = bestCostOf([&] { return evaluate(qrels, sorted, threads); });
        print("evaluation, to the plain loop", ours, plain);
        for (const char* group : {"official", "all_trec"})
            print((std::string("trec_eval -m ") + group + ", to the evaluation").c_str(),
                  bestCostOf([&] { return evaluateLikeTrec(qrels, sorted, group, threads); }),
                  ours);
        print("with bounds, to the evaluation",
              bestCostOf([&] { return bound(qrels, sorted, threads); }), ours);
        print("lines shuffled in queries, to the sorted",
              bestCostOf([&] { return evaluate(qrels, inside, threads); }), ours);
        print("all lines shuffled, to the sorted",
              bestCostOf([&] { return evaluate(qrels, shuffled, threads); }), ours);
        const Cost gzip = bestCostOf([&] { return run("gzip -dc " + sorted + ".gz > /dev/null"); });
        print("gzip -dc", gzip, gzip);
        print("evaluation of the gzip file, to gzip -dc",
              bestCostOf([&] { return evaluate(qrels, sorted + ".gz", threads); }), gzip);
    }

    std::puts("\nTime by lines, 1 thread, to the plain loop; ns of CPU for each line");
    for (const std::size_t some : {1'000'000, 3'000'000, 7'000'000}) {
        writeRun(inside, some, LineOrder::Sorted);
        const Cost plain = bestCostOf([&] { return plainlyReadFile(inside, 1); });
        const Cost ours = bestCostOf([&] { return evaluate(qrels, inside, 1); });
        std::printf("%-44zu %8.0f %8.0f %8.2f %8.2f %9.1f\n", some, ours.wall, ours.cpu,
                    ours.wall / plain.wall, ours.cpu / plain.cpu,
                    1e6 * ours.cpu / static_cast<double>(some));
    }
    for (const std::string& file : {qrels, sorted, sorted + ".gz", inside, shuffled})
        unlink(file.c_str());
    return 0;
}
