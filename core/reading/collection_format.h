#pragma once

#include "core/syntax/column_choices.h"
#include "core/syntax/pair_layout.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace core {

/// What a file of a collection holds.
enum class CollectionFormat : std::uint8_t {
    TrecQrels,
    TrecRun,
    MsMarcoRun,
    PairTable,  ///< of BEIR, RecBole, MovieLens, search tools: see pairLayout()
    ItemLists,
    JsonDictionary,
    JsonRecords,     ///< objects with the columns of a table of pairs: see recordLayout()
    RatedRequests,   ///< Elasticsearch's _rank_eval
    RatedTopics,     ///< ratings of the Rated Ranking Evaluator
    RatedQueries,    ///< Quepid's ratings
    RatedDocuments,  ///< OpenSearch's judgments
    Letor,
    UngroupedLetor,  ///< of LightGBM and XGBoost: the sizes of its queries stand in another file
    Predictions,
    JsonTexts,
    TabTexts,
    Unknown,
};

/// The format that a file of a collection seems to have, from its first lines and never from its
/// name. It is meant for files of which it is known that they belong to a collection: what else
/// Rankscope reads is told apart by recognise().
///
/// Three columns with ranks that count from 1 in every query are an MS MARCO run; with other
/// numbers they are judgments. Columns that a person named make a table of pairs of a text that has
/// them, unless it is of another format.
CollectionFormat collectionFormat(std::string_view text, const ColumnChoices& columns = {});

/// As people call it: "BEIR qrels".
/// @param layout of a table of pairs, where it is known
std::string_view formatName(CollectionFormat format, const std::optional<PairLayout>& layout = {});

}  // namespace core
