// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for libFuzzer's main where the compiler has none: runs the files given, and all files
// of the folders given, once each, then inputs made by damaging them: --mutations=N as many, else
// 20,000.

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> filesOf(const fs::path& path)
{
    if (!fs::is_directory(path))
        return {path};
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(path))
        if (entry.is_regular_file())
            files.push_back(entry.path());
    return files;
}

void run(const fuzz::Input& input)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

}  // namespace

int main(int count, char** arguments)
{
    long long mutations = 20000;
    constexpr std::size_t longest = std::size_t{1} << 16;  // a long one says nothing new each time
    std::vector<fuzz::Input> seeds;
    int replayed = 0;
    constexpr std::string_view option = "--mutations=";
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        if (argument.starts_with(option)) {
            mutations = std::atoll(arguments[i] + option.size());
            continue;
        }
        for (const fs::path& path : filesOf(arguments[i])) {
            std::ifstream file(path, std::ios::binary);
            fuzz::Input content{std::istreambuf_iterator<char>(file), {}};
            if (!file) {
                std::fprintf(stderr, "cannot read %s\n", path.c_str());
                return 1;
            }
            run(content);
            ++replayed;
            if (content.size() <= longest)
                seeds.push_back(std::move(content));
        }
    }
    if (seeds.empty())
        return replayed > 0 ? 0 : 1;
    // Folders are listed in any order.
    std::sort(seeds.begin(), seeds.end());
    fuzz::Mutation mutation(seeds);
    for (long long i = 0; i < mutations; ++i)
        run(mutation.next());
    std::printf("%d inputs, and %lld made of them\n", replayed, mutations);
    return 0;
}
