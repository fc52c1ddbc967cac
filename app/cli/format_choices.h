#pragma once

#include "app/cli/command.h"
#include "core/collection/read_collection.h"

namespace cli {

/// The formats of judgments, as a help text tells them.
constexpr auto judgmentFormats =
    "Judgments: TREC qrels, a BEIR qrels table, a JSON dictionary, LETOR, RecBole, MovieLens, or a "
    "table of query, document and rating.";
/// The formats of runs.
constexpr auto runFormats =
    "A TREC or MS MARCO run, a JSON dictionary, a table of query, document and "
    "score or rank, lists of items, or LETOR with --feature.";

/// What a person decides where files leave a choice: `--repeated`, `--decimal-comma`, `--latin1`,
/// `--feature`.
void addFormatChoices(CLI::App& command, core::CollectionChoices& choices);

}  // namespace cli
