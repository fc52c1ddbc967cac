// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/document/collection_document.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace collection_samples {

struct RunText {
    std::string name;
    std::string_view text;
};

inline std::shared_ptr<const core::Collection> collectionOf(std::string_view qrels,
                                                            const std::vector<RunText>& runs)
{
    auto collection = std::make_shared<core::Collection>();
    collection->name = "sample";
    collection->qrels = *core::parseQrels(qrels, "qrels");
    for (const RunText& run : runs)
        collection->runs.push_back({run.name, run.name + ".run", *core::parseRun(run.text, "run")});
    return collection;
}

/// Opens a collection in a document, as loading does.
inline void load(ui::CollectionDocument& document,
                 const std::shared_ptr<const core::Collection>& collection)
{
    const core::CollectionEvaluation& before = document.evaluation();
    document.load(
        {collection, core::evaluateCollection(*collection, {}, before.definitions, before.rules)},
        {}, QStringLiteral("Open"));
}

/// Three queries that both runs answer: B is better in 1, equal in 2, worse in 3.
inline std::shared_ptr<const core::Collection> threeQueries()
{
    return collectionOf("1 0 d1 1\n1 0 d2 0\n2 0 d1 1\n3 0 d1 1\n3 0 d2 0\n",
                        {{"first", "1 Q0 d2 1 2 a\n1 Q0 d1 2 1 a\n2 Q0 d1 1 1 a\n"
                                   "3 Q0 d1 1 2 a\n3 Q0 d2 2 1 a\n"},
                         {"second", "1 Q0 d1 1 2 b\n1 Q0 d2 2 1 b\n2 Q0 d1 1 1 b\n"
                                    "3 Q0 d2 1 2 b\n3 Q0 d1 2 1 b\n"}});
}

}  // namespace collection_samples
