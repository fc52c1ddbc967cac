// SPDX-License-Identifier: GPL-3.0-or-later
// Means and queries of a run: evaluate QRELS RUN MEASURE...
#include <rankscope/rankscope.h>

#include <cmath>
#include <cstdio>

int main(int count, char** arguments)
try {
    if (count < 4)
        throw rankscope::Error("expected judgments, a run and measures");
    const auto qrels = rankscope::Qrels::read(arguments[1]);
    const auto result =
        rankscope::evaluateFile(qrels, arguments[2], {arguments + 3, arguments + count});
    for (const rankscope::QueryValues& query : result.queries)
        for (std::size_t i = 0; i < result.definitions.size(); ++i)
            std::printf("%s\t%s\t%.6f\n", result.definitions[i].text().c_str(), query.query.c_str(),
                        query.counted[i].valueOr(NAN));
    for (std::size_t i = 0; i < result.definitions.size(); ++i)
        std::printf("%s\tall\t%.6f\n", result.definitions[i].text().c_str(),
                    result.means[i].valueOr(NAN));
} catch (const rankscope::Error& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
