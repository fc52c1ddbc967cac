// SPDX-License-Identifier: GPL-3.0-or-later
// Many runs opened and scored as the window does it, their lists left in their files, beside what
// `eval` of each takes: time and memory of 8, 50 and 200 runs.
#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/import/read_collection.h"
#include "core/rankings/evaluation/file_evaluation.h"
#include "tests/benchmarks/child_cost.h"
#include "tests/benchmarks/stopwatch.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using bench::Cost;

struct Size {
    std::size_t queries = 2000;
    std::size_t documents = 200;
    std::vector<std::size_t> runs{8, 50, 200};
};

std::vector<core::MeasureSpec> definitions()
{
    std::vector<core::MeasureSpec> all;
    for (const char* text : {"nDCG@10", "AP", "RR", "P@10", "R@100"})
        all.push_back(*core::parseMeasureSpec(text));
    return all;
}

/// The files of one collection: the same run under as many names as are wanted.
class Files {
public:
    Files(const fs::path& folder, const Size& size)
        : m_folder(folder / "rankscope-bench-runs")
    {
        fs::create_directories(m_folder);
        std::ofstream qrels(path("qrels"), std::ios::binary);
        std::ofstream run(path("run"), std::ios::binary);
        std::uint32_t state = 7;
        for (std::size_t query = 1; query <= size.queries; ++query) {
            for (std::size_t rank = 1; rank <= size.documents; ++rank) {
                state = state * 1664525U + 1013904223U;
                const std::size_t document = rank * 10'000 + (state >> 8) % 10'000;
                run << query << " Q0 " << document << ' ' << rank << ' '
                    << 0.0625 * static_cast<double>(size.documents - rank) << " tag\n";
                if ((state >> 20) % 100 == 0)
                    qrels << query << " 0 " << document << ' ' << 1 + (state >> 27) % 3 << '\n';
            }
            qrels << query << " 0 1 1\n";
        }
        const std::size_t most = *std::max_element(size.runs.begin(), size.runs.end());
        for (std::size_t name = 0; name < most; ++name)
            fs::create_symlink("run", path("r" + std::to_string(name)));
    }
    ~Files() { fs::remove_all(m_folder); }
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;

    std::string path(const std::string& name) const { return m_folder / name; }
    double mebibytes() const { return static_cast<double>(fs::file_size(path("run"))) / (1 << 20); }

private:
    fs::path m_folder;
};

/// @param held so many bytes of files are held in memory
bool open(const Files& files, std::size_t runs, std::size_t held,
          std::span<const core::MeasureSpec> measures)
{
    std::vector<std::string> paths{files.path("qrels")};
    for (std::size_t name = 0; name < runs; ++name)
        paths.push_back(files.path("r" + std::to_string(name)));
    const auto collection = core::readCollection(paths, {}, nullptr, core::Threads(),
                                                 core::ScorePrecision::Double, held);
    if (!collection)
        return false;
    const auto evaluation =
        core::evaluateCollection(*collection, {}, {measures.begin(), measures.end()});
    return evaluation.runs.size() == runs && !core::staleRun(*collection);
}

bool evaluateEach(const Files& files, std::size_t runs)
{
    const auto qrels = core::readQrels(files.path("qrels"));
    for (std::size_t run = 0; qrels && run < runs; ++run)
        if (!core::evaluateFile(*qrels, files.path("r" + std::to_string(run)),
                                core::RankOrder::ScoreThenIdDescending, {}, definitions()))
            return false;
    return qrels.hasValue();
}

/// bench_runs [FOLDER [QUERIES DOCUMENTS RUNS…]]
Size expected(int count, char** arguments)
{
    Size size;
    if (count > 3) {
        size.queries = std::strtoull(arguments[2], nullptr, 10);
        size.documents = std::strtoull(arguments[3], nullptr, 10);
    }
    if (count > 4)
        size.runs.clear();
    for (int i = 4; i < count; ++i)
        size.runs.push_back(std::strtoull(arguments[i], nullptr, 10));
    return size;
}

}  // namespace

int main(int count, char** arguments)
{
    if (bench::refusesThisBuild())
        return 1;
    const Size size = expected(count, arguments);
    const Files files(count > 1 ? arguments[1] : ".", size);
    const std::vector<core::MeasureSpec> all = definitions();
    const auto bytesOfEach = [&](std::size_t runs, const Cost& cost, const Cost& one,
                                 std::size_t measures) {
        return (cost.mebibytes - one.mebibytes) * (1 << 20) /
               static_cast<double>((runs - 1) * size.queries * measures);
    };
    std::printf("%zu queries, %zu documents, %.0f MiB a run; %zu measures. To open the runs and to "
                "score them,\ntheir lists left in their files; eval of each, in one process. ms, "
                "CPU of all threads.\nMemory is the peak, what the judgments and the program take "
                "included; bytes are those of\neach further run, query and measure.\n\n",
                size.queries, size.documents, files.mebibytes(), all.size());
    std::printf("%8s %9s %9s %9s %9s %9s %9s\n", "runs", "wall", "CPU", "a run", "of eval", "MiB",
                "bytes");
    const Cost one = bench::costOf([&] { return open(files, 1, 0, all); });
    for (const std::size_t runs : size.runs) {
        const Cost cost = bench::costOf([&] { return open(files, runs, 0, all); });
        const Cost each = bench::costOf([&] { return evaluateEach(files, runs); });
        std::printf("%8zu %9.0f %9.0f %9.1f %9.2f %9.1f %9.1f\n", runs, cost.wall, cost.cpu,
                    cost.cpu / static_cast<double>(runs), cost.cpu / each.cpu, cost.mebibytes,
                    bytesOfEach(runs, cost, one, all.size()));
        std::fflush(stdout);
    }
    // With how few measures each value bears more of what a query takes; the window opens with
    // three.
    const std::size_t most = size.runs.back();
    std::printf("\n");
    for (const std::size_t some : {std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
        const auto few = std::span(all).first(some);
        const Cost first = bench::costOf([&] { return open(files, 1, 0, few); });
        const Cost every = bench::costOf([&] { return open(files, most, 0, few); });
        std::printf("%zu runs under %zu of the measures: %.1f MiB, %.1f bytes each.\n", most, some,
                    every.mebibytes, bytesOfEach(most, every, first, some));
    }
    const std::size_t fewest = size.runs.front();
    const Cost held = bench::costOf([&] { return open(files, fewest, SIZE_MAX, all); });
    std::printf("The same %zu runs held in memory: %.0f ms, CPU %.0f ms, %.1f MiB.\n", fewest,
                held.wall, held.cpu, held.mebibytes);
    return 0;
}
