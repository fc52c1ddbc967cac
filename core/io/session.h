#pragma once

#include "core/io/parse_error.h"
#include "core/metric/definition.h"
#include "core/ranked_list.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What a Ranking document is, on disk and in memory: the list, and how it is looked at.
struct Session {
    RankedList list;
    std::size_t cutoff = 10;           ///< k in the toolbar
    Settings settings;                 ///< the parameters in force for every shown measure
    std::vector<Measure> shown;        ///< the score cards, in order; never empty when valid
    Measure selected = Measure::Ndcg;  ///< the measure that is explained
    std::string unknownFields;  ///< fields we do not know, as JSON; those in settings under it

    bool operator==(const Session&) const = default;
};

/// The file's "version" this program writes and the highest it reads.
inline constexpr int sessionVersion = 1;

/// Reads the JSON text of a session (see writeSession). `name` is used in errors only.
Parsed<Session> parseSession(std::string_view text, const std::string& name);

/// Versioned, human-readable JSON with every unknown field that was read; ends with a newline. The
/// same session gives the same bytes.
std::string toJson(const Session& session);

Parsed<Session> readSession(const std::string& path);

}  // namespace core
