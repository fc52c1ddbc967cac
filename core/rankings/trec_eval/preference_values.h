// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

struct QueryPreferences;

/// The documents of a query's preferences, those retrieved first, in rank order, then the others in
/// byte order. A preference is fulfilled if the preferred document comes first and is retrieved.
struct PreferenceRanking {
    const QueryPreferences& preferences;
    std::vector<std::size_t> order;  ///< indices of documents
    std::size_t retrieved = 0;       ///< how many of them are retrieved
};

/// Which pairs of documents count.
enum class PreferencePairs : std::uint8_t {
    Every,
    OneRetrieved,   ///< at least one of the two is retrieved
    BothRetrieved,  ///< both are
};

/// The number of preferences. O(judges × documents²), as all of these.
double possiblePreferences(const PreferenceRanking& ranking, PreferencePairs pairs);
double fulfilledPreferences(const PreferenceRanking& ranking, PreferencePairs pairs);

/// The share of preferences that are fulfilled, of all judges together.
double preferenceShare(const PreferenceRanking& ranking, PreferencePairs pairs);

/// The mean over pairs of the share of judges with a preference whose preference is fulfilled.
double preferenceShareOfPairs(const PreferenceRanking& ranking, PreferencePairs pairs);

/// The mean over judges of the share of their preferences that are fulfilled.
double preferenceShareOfJudges(const PreferenceRanking& ranking, PreferencePairs pairs);

/// The same with as many documents of grade 0 as of higher grades: further ones are added at the
/// end, or those of the lowest ranks removed. 0 if a judge has no preference. If some are removed
/// and the judge's preferences have one part, trec_eval counts the pairs of a document of grade 0
/// and one that remains, too, and so do these.
double preferenceShareOfBalancedJudges(const PreferenceRanking& ranking, PreferencePairs pairs);

}  // namespace core
