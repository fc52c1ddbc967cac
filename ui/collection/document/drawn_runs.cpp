// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/drawn_runs.h"

#include "ui/collection/document/collection_document.h"

#include <algorithm>

namespace ui {

std::vector<std::size_t> drawnRuns(const CollectionDocument& document)
{
    if (document.collection().runs.empty())
        return {};
    const auto& runs = document.evaluation().runs;
    std::vector<std::size_t> drawn{document.runA()};
    if (document.hasTwoRuns())
        drawn.push_back(document.runB());
    const auto compared = static_cast<std::ptrdiff_t>(drawn.size());
    for (std::size_t run = 0; run < document.collection().runs.size(); ++run)
        if (std::find(drawn.begin(), drawn.end(), run) == drawn.end())
            drawn.push_back(run);
    if (drawn.size() <= mostDrawnRuns)
        return drawn;
    const auto mean = [&](std::size_t run) {
        return run < runs.size() ? runs[run].means[document.measure()]
                                 : core::Value(core::Undefined::NothingRetrieved);
    };
    std::stable_sort(drawn.begin() + compared, drawn.end(), [&](std::size_t a, std::size_t b) {
        return mean(a) && (!mean(b) || *mean(a) > *mean(b));
    });
    drawn.resize(mostDrawnRuns);
    return drawn;
}

}  // namespace ui
