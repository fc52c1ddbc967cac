// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/parse_error.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Everything that could be shown.
struct Catalogue {
    /// By id, how often each document was used before; 0 without such numbers.
    std::map<std::string, double, std::less<>> uses;
    double allUses = 0;  ///< their sum; 0 without such numbers
};

/// Parses an id per line, optionally followed by how often the document was used before (not
/// negative). Blank lines and # lines are skipped. An id that is repeated is an error. O(n log n).
Parsed<Catalogue> parseCatalogue(std::string_view text, const std::string& name);
Parsed<Catalogue> readCatalogue(const std::string& path, const ExpansionLimit& limit = {});

/// What a run shows of a catalogue, over the first k documents of all its lists.
struct Exposure {
    std::size_t lists = 0;
    std::size_t places = 0;     ///< documents shown, with repeats
    std::size_t documents = 0;  ///< different ones
    double coverage = 0;        ///< documents ÷ size of the catalogue
    /// How unequal the documents of the catalogue are in the number of places: 0 if all have as
    /// many, towards 1 if one has all. RecBole's GiniIndex.
    double gini = 0;
    /// -∑ p log2 p, where p is a document's share of the places: 0 to log2 documents. The
    /// distributional coverage of recommenders.
    double entropy = 0;
    /// The mean over places of -log2 of the document's share of all uses before: the novelty of
    /// recommenders. Infinite if a document that is shown was never used. Nothing without uses.
    std::optional<double> novelty;
    /// The mean over places of the number of uses: RecBole's AveragePopularity.
    std::optional<double> popularity;
};

/// @param unknown receives a document that is shown and not in the catalogue
/// @return nothing if there is such a document, or nothing is shown. O(places log documents).
std::optional<Exposure> exposureOf(const Run& run, const Catalogue& catalogue, std::size_t cutoff,
                                   std::string& unknown);

}  // namespace core
