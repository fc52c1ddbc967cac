// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs compared under one measure: compare QRELS A B MEASURE
#include <rankscope/rankscope.h>

#include <cstdio>

int main(int count, char** arguments)
try {
    if (count != 5)
        throw rankscope::Error("expected judgments, two runs and a measure");
    const auto qrels = rankscope::Qrels::read(arguments[1]);
    const auto a = rankscope::evaluateFile(qrels, arguments[2], {arguments[4]});
    const auto b = rankscope::evaluateFile(qrels, arguments[3], {arguments[4]});
    const rankscope::Comparison found = rankscope::compare(a, b).front();
    std::printf("%.6f\t%.6f\t%.6f\n", found.meanA, found.meanB, found.difference);
    std::printf("won %zu, tied %zu, lost %zu\n", found.won, found.tied, found.lost);
    for (const rankscope::TestedP& test : found.tests)
        if (test.p)
            std::printf("%.*s\t%.6f\n", static_cast<int>(test.test.size()), test.test.data(),
                        *test.p);
} catch (const rankscope::Error& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
