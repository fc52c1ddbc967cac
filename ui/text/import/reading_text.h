// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/sample_table.h"
#include "core/collections/collection/collection.h"
#include "core/collections/import/id_difference.h"
#include "core/foundation/tabular/delimited_table.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ui {

/// Which columns of a table of samples are used: "Columns used: label “clicked” (positive = 1),
/// score “ctr”, weight “views”."
/// @param positive an index into the samples' classes
QString readingSentence(const core::TablePreview& table, const core::TableReading& reading,
                        const core::Samples& samples, std::uint8_t positive);

/// What to know about the samples, one sentence each: confidences turned into scores, percentages,
/// skipped rows, predictions used as scores, and scores that separate the labels perfectly.
QStringList readingRemarks(const core::TablePreview& table, const core::TableReading& reading,
                           const core::SampleTable& samples);

/// Which rows were skipped for weight 0 or an unknown label, one sentence each.
QStringList leftOutRemarks(std::size_t withoutWeight, std::size_t ofUnknownLabel,
                           const std::vector<std::string>& unknownLabels);

/// "Rows without a score: 12 for “a” and 3 for “b”."; empty if all have scores.
QString missingScoresSentence(const std::vector<core::MissingScores>& missing);

/// How many rows remain if those without a score of some model are skipped.
QString commonRowsSentence(std::size_t rows);

/// Which columns of a table of several classes are used: "Columns used: label “animal”, scores for
/// classes cat, dog, bird in “p_cat”, “p_dog”, “p_bird”."
QString classReadingSentence(const core::TablePreview& table, const core::ClassReading& reading);

/// `query “q”, grade “Rating” and score “lgb_v2”`; empty for no columns.
QString columnsReadText(const std::vector<core::ColumnRead>& columns);

/// What the ids of a run have to lose to be those of the judgments, and where.
/// @param run,judgments names of the files
QString idDifferenceText(const core::IdDifference& difference, const QString& run,
                         const QString& judgments);

/// What was read, and from which columns: "Read 120 queries, 3 runs. “scored.csv”: grade “Rating”,
/// score “lgb_v2”."
QString collectionReadSentence(const core::Collection& collection);

/// How many queries and judgments were read and what was left out, for the methods text of a
/// figure.
QString judgmentsReadSentence(const core::Collection& collection);

}  // namespace ui
