// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/differences.h"
#include "core/metrics/measures/measure_spec.h"

#include <QString>

#include <cstddef>
#include <span>

namespace ui {

class CollectionDocument;

/// Why a collection of values per query shows no lists and no documents, and what to do.
QString noListsText();
/// That nobody knows how much is judged, for a verdict on values per query; empty for runs.
QString unknownSharesText(const CollectionDocument& document);
/// "Means, intervals and tests are weighted by traffic (queries.csv:visits)."; empty if the queries
/// have no weights.
QString weightsSentence(const CollectionDocument& document);
/// The name of A or B with its letter: "A bm25".
QString letteredName(const CollectionDocument& document, std::size_t run);
/// The name with its letter if two runs are compared; else without it.
QString comparedName(const CollectionDocument& document, std::size_t run);
/// The measure and all current rules, and the judgments and runs, in whole sentences with numbers
/// in the C locale.
/// @param definition without a cutoff if the cutoff is the chart's x axis
QString measureCaption(const CollectionDocument& document, const core::MeasureSpec& definition);
/// The same for several measures. A rule that does not hold for all measures of the document names
/// its measure.
QString measuresCaption(const CollectionDocument& document,
                        std::span<const core::MeasureSpec> definitions);
/// The rules that hold for every measure, and the judgments and runs.
QString valuesCaption(const CollectionDocument& document);
/// One query under the current measure, and which runs are A and B.
/// @param query index of the evaluation
QString queryCaption(const CollectionDocument& document, std::size_t query);
/// The means of the runs under every measure, and how p values were adjusted.
QString systemsCaption(const CollectionDocument& document);
/// Which queries a chart or table shows: "43 of 50 queries are shown."
QString queriesCaption(std::size_t shown, std::size_t all);
/// Which queries a comparison of two runs covers, and which it skips.
QString comparedCaption(const CollectionDocument& document, const core::Differences& differences,
                        std::size_t shown);

}  // namespace ui
