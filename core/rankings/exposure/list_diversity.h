// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/result.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Which users used which documents before, as in a recommender's training data. A user is a query
/// of the run.
struct Interactions {
    std::map<std::string, std::vector<std::string>, std::less<>> documents;  ///< by user
    /// By document, the number of each user in `documents`, ascending.
    std::map<std::string, std::vector<std::size_t>, std::less<>> users;
};

/// Numbers that describe each document, as many for all, scaled so that the largest is 1 or -1.
using DocumentFeatures = std::map<std::string, std::vector<double>, std::less<>>;

/// Parses `user document` per line; further columns, such as a rating and a time, are ignored.
/// Blank lines and # lines are skipped. A pair that is repeated is an error. O(n log n).
Parsed<Interactions> parseInteractions(std::string_view text, const std::string& name);
Parsed<Interactions> readInteractions(const std::string& path, const ExpansionLimit& limit = {});

/// Parses `document number number ...` per line. Blank lines and # lines are skipped. O(n log n).
Parsed<DocumentFeatures> parseDocumentFeatures(std::string_view text, const std::string& name);
Parsed<DocumentFeatures> readDocumentFeatures(const std::string& path,
                                              const ExpansionLimit& limit = {});

/// How much the documents of a list differ from each other, and from what their user knows.
///
/// Two documents are as similar as the cosine of their features; without features, as users who
/// used both ÷ √(users of one × users of the other). Source: the user_diversity and
/// user_serendipity of recommenders (Zhang et al., WSDM 2012), where every document counts as
/// relevant.
struct ListDiversity {
    /// The mean over lists of 1 - the mean similarity of two of their documents. Lists of one
    /// document do not count; nothing if there are no others.
    std::optional<double> diversity;
    /// The mean over lists of the mean over documents of 1 - the mean similarity to what the user
    /// used before. Users without interactions do not count; nothing if there are no others.
    std::optional<double> serendipity;
};

/// Why the diversity cannot be computed.
struct ListDiversityFault {
    enum class Kind : std::uint8_t {
        UsedBefore,  ///< the user is shown what they used before; recommenders refuses this
        NoFeatures,  ///< nothing describes the document
    };
    Kind kind;
    std::string user;
    std::string document;
};

/// @param interactions may be null, then there is no serendipity
/// @param features may be null if interactions are not
/// @return O(places × (k + documents of the user) × users of a document, or features)
Result<ListDiversity, ListDiversityFault> listDiversityOf(const Run& run,
                                                          const Interactions* interactions,
                                                          const DocumentFeatures* features,
                                                          std::size_t cutoff);

}  // namespace core
