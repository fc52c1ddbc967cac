// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/sample_table.h"
#include "core/foundation/tabular/delimited_table.h"

#include <QJsonObject>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// A person's import options for a table of samples.
struct SamplesAnswer {
    std::vector<core::ColumnRole> roles;  ///< of each column
    bool areSeveral = false;              ///< classes, each with scores, or predictions
    bool decimalComma = false;
    bool leavesOutBadRows = false;
    std::optional<std::string> positive = {};  ///< the label of the positive class

    bool operator==(const SamplesAnswer&) const = default;
};

/// The options that the preview suggests.
SamplesAnswer proposedAnswer(const core::TablePreview& preview);
SamplesAnswer answerOf(const core::TablePreview& preview, const core::ClassReading& reading);

/// The import of two classes that the answer describes.
core::TableReading tableReading(const core::TablePreview& preview, const SamplesAnswer& answer);
/// The same for several classes, which have no names yet.
core::ClassReading classReading(const core::TablePreview& preview, const SamplesAnswer& answer);

QJsonObject toJson(const SamplesAnswer& answer);
/// @return none if `json` is not an answer for that many columns
std::optional<SamplesAnswer> samplesAnswer(const QJsonObject& json, std::size_t columns);

/// The headings in the table's first row; empty if it has none.
std::vector<std::string> headingsOf(const core::TablePreview& preview);

/// The ROC AUC that results from using one column as the labels.
struct LabelConsequence {
    std::string label;  ///< the label column's name
    std::string score;  ///< the score column's name
    double auc = 0;
    std::uint8_t positive = 1;  ///< the positive class that gives this AUC
};

/// For each column of `labels`, the AUC with the first column of scores; columns that give none are
/// left out. O(n) per column.
std::vector<LabelConsequence> consequencesOf(const std::string& text, const std::string& file,
                                             const core::TablePreview& preview,
                                             const SamplesAnswer& answer,
                                             const std::vector<std::size_t>& labels);

/// For each column of `scores`, the AUC with the chosen labels; columns that give none are left
/// out. O(n) per column.
std::vector<LabelConsequence> consequencesOfScores(const std::string& text, const std::string& file,
                                                   const core::TablePreview& preview,
                                                   const SamplesAnswer& answer,
                                                   const std::vector<std::size_t>& scores);

}  // namespace ui
