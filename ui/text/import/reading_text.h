// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/sample_table.h"
#include "core/collections/collection/collection.h"
#include "core/foundation/tabular/delimited_table.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ui {

/// How a table of samples was read: "Read as: label ‘clicked’ with 1 as the positive class, score
/// ‘ctr’, weight ‘views’."
/// @param positive an index into the samples' classes
QString readingSentence(const core::TablePreview& table, const core::TableReading& reading,
                        const core::Samples& samples, std::uint8_t positive);

/// What a reader has to know of samples that were read, a sentence each: scores that were turned
/// round, percentages, rows left out, predictions in the place of scores, labels that follow from
/// the scores.
QStringList readingRemarks(const core::TablePreview& table, const core::TableReading& reading,
                           const core::SampleTable& samples);

/// Which rows were left out, since they weigh 0 or for their labels; a sentence each.
QStringList leftOutRemarks(std::size_t withoutWeight, std::size_t ofUnknownLabel,
                           const std::vector<std::string>& unknownLabels);

/// How a table of several classes was read: "Read as: label ‘animal’, classes cat, dog, bird with
/// scores in ‘p_cat’, ‘p_dog’, ‘p_bird’."
QString classReadingSentence(const core::TablePreview& table, const core::ClassReading& reading);

/// What was read: "Read 120 queries, 3 runs. “scored.csv”: grade “Rating”, score “lgb_v2”."
QString collectionReadSentence(const core::Collection& collection);

}  // namespace ui
