#pragma once

#include "core/collection/query_edit.h"
#include "core/evaluation/rules.h"
#include "core/metric/definition.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// What a Collection document is on disk: the files it was read from, what was edited since, and
/// how it is looked at.
struct CollectionSession {
    std::string name;                  ///< what the collection is called
    std::vector<std::string> files;    ///< paths of judgments, runs and texts; folders for BEIR
    std::vector<Definition> measures;  ///< the summary's rows; never empty when valid
    std::size_t measure = 0;           ///< index of the one in front
    std::size_t runA = 0;              ///< index of a run
    std::size_t runB = 0;
    MissingRule missing = MissingRule::Skip;
    NoValueRule noValue = NoValueRule::Zero;
    QueryEdits edits;
    std::string unknownFields;  ///< fields we do not know, as JSON

    bool operator==(const CollectionSession&) const = default;
};

/// The file's "version" this program writes and the highest it reads.
inline constexpr int collectionSessionVersion = 1;

/// Versioned, human-readable JSON with every unknown field that was read; ends with a newline. Its
/// "format" is "rankscope-collection". The same session gives the same bytes.
std::string toJson(const CollectionSession& session);

}  // namespace core
