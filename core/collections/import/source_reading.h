// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/texts_by_id.h"
#include "core/collections/formats/letor.h"
#include "core/collections/formats/pair_table.h"
#include "core/collections/import/collection_source.h"
#include "core/collections/import/read_collection.h"
#include "core/foundation/file/diagnostic_counts.h"
#include "core/rankings/runs/pairs.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// Reads the files of a collection according to their roles.
class SourceReading {
public:
    /// @param choices,loading must outlive this object; `loading` may be null
    /// @param precision of the runs' scores
    SourceReading(const CollectionChoices& choices, Loading* loading, const Threads& threads,
                  ScorePrecision precision = ScorePrecision::Double)
        : m_choices(choices)
        , m_loading(loading)
        , m_threads(threads)
        , m_precision(precision)
    {}

    /// Loads a file and detects its format. Unknown formats are refused.
    Parsed<CollectionSource> load(const std::string& path) const;
    /// The same for a text that is already loaded.
    Parsed<CollectionSource> recognised(SharedText text, const std::string& path) const;

    /// @param source the pairs of a dictionary are moved out of it
    Parsed<Qrels> qrelsOf(CollectionSource& source) const;
    /// Several if the file contains several runs, with their names as tags; see systemsIn().
    /// @param source the pairs of a dictionary are moved out of it
    /// @return at least one
    Parsed<std::vector<Run>> runsOf(CollectionSource& source) const;
    /// The run given by one feature of a LETOR file.
    Parsed<Run> featureRunOf(const CollectionSource& letor, std::size_t feature) const;
    /// The run given by predictions for the lines of a LETOR file.
    /// @param counts receives the warnings about the predictions
    Parsed<Run> predictedRunOf(const CollectionSource& letor, const CollectionSource& predictions,
                               DiagnosticCounts& counts) const;
    /// One value for each data line of a LETOR file; NaN for a skipped line.
    /// @param counts receives their warnings
    Parsed<std::vector<double>> predictionsOf(const CollectionSource& predictions,
                                              DiagnosticCounts& counts) const;
    Parsed<std::shared_ptr<const TextsById>> textsOf(const CollectionSource& source,
                                                     DiagnosticCounts& counts) const;

private:
    PairReading tableReading(PairNumber requested) const;
    std::optional<ParseError> group(CollectionSource& source, DiagnosticCounts& counts) const;
    Parsed<Pairs> pairsOf(CollectionSource& source, PairNumber requested) const;
    Parsed<Pairs> letorPairs(const CollectionSource& letor, const LetorNumber& requested) const;
    Parsed<Run> made(Parsed<Pairs> pairs, const CollectionSource& source,
                     RepeatedDocument repeated) const;
    Parsed<Qrels> judgmentsOf(CollectionSource& source) const;
    Parsed<std::vector<Run>> runsAsTheyAre(CollectionSource& source) const;
    Parsed<Run> trecRunOf(const CollectionSource& source, RepeatedDocument repeated,
                          const std::optional<std::string>& tag = {}) const;
    Parsed<Run> tableRunOf(const CollectionSource& source, RepeatedDocument repeated,
                           const std::optional<std::string>& system = {}) const;
    Parsed<std::vector<Run>> runsByColumn(const CollectionSource& source) const;
    template <class RunOf>
    Parsed<std::vector<Run>> runsBySystem(const CollectionSource& source, RunOf runOf) const;
    template <class Read>
    ParseError explained(ParseError error, const CollectionSource& source, Read readWithout) const;

    const CollectionChoices& m_choices;
    Loading* m_loading;
    Threads m_threads;
    ScorePrecision m_precision;
};

}  // namespace core
