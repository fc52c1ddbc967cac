// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/differences.h"
#include "core/metrics/measures/measure_spec.h"

#include <QString>

#include <cstddef>
#include <span>

namespace ui {

class CollectionDocument;

/// Of A and B with its letter: "A bm25".
QString letteredName(const CollectionDocument& document, std::size_t run);
/// The same where two runs are compared; of one run its name.
QString comparedName(const CollectionDocument& document, std::size_t run);
/// What is measured and every rule in force, and the judgments and runs it is measured on, in whole
/// sentences with numbers of the C locale.
/// @param definition without a cutoff where the cutoff is what a chart is about
QString measureCaption(const CollectionDocument& document, const core::MeasureSpec& definition);
/// The same of several measures. A rule that does not hold of all measures of the document is said
/// by the name of its measure.
QString measuresCaption(const CollectionDocument& document,
                        std::span<const core::MeasureSpec> definitions);
/// What else is in force for every value, whatever the measure, and the judgments and runs.
QString valuesCaption(const CollectionDocument& document);
/// One query under the measure in front, and which runs are A and B.
/// @param query index of the evaluation
QString queryCaption(const CollectionDocument& document, std::size_t query);
/// The means of the runs under every measure, and what was done to the p-values.
QString systemsCaption(const CollectionDocument& document);
/// Which queries a chart or table shows: "43 of 50 queries are shown."
QString queriesCaption(std::size_t shown, std::size_t all);
/// Which queries a comparison of two runs is over, and which it leaves out.
QString comparedCaption(const CollectionDocument& document, const core::Differences& differences,
                        std::size_t shown);

}  // namespace ui
