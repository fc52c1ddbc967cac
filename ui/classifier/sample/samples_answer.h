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

/// How a person says that a table is read as samples.
struct SamplesAnswer {
    std::vector<core::ColumnRole> roles;  ///< of each column
    bool areSeveral = false;              ///< classes, each with scores, or predictions
    bool decimalComma = false;
    bool leavesOutBadRows = false;
    std::optional<std::string> positive = {};  ///< the label of the positive class

    bool operator==(const SamplesAnswer&) const = default;
};

/// What of a table is guessed, as an answer.
SamplesAnswer proposedAnswer(const core::TablePreview& preview);
SamplesAnswer answerOf(const core::TablePreview& preview, const core::ClassReading& reading);

/// The samples of two classes that the answer describes.
core::TableReading tableReading(const core::TablePreview& preview, const SamplesAnswer& answer);
/// The same of several classes, which have no names yet.
core::ClassReading classReading(const core::TablePreview& preview, const SamplesAnswer& answer);

QJsonObject toJson(const SamplesAnswer& answer);
/// @return nothing where it is not one for so many columns
std::optional<SamplesAnswer> samplesAnswer(const QJsonObject& json, std::size_t columns);

/// What the table's first row names; empty where it names nothing.
std::vector<std::string> headingsOf(const core::TablePreview& preview);

/// The area under the ROC curve that comes of one column as the labels.
struct LabelConsequence {
    std::string label;  ///< what the column is called
    std::string score;  ///< the same of the scores
    double auc = 0;
    std::uint8_t positive = 1;  ///< the class that counts as positive for it
};

/// Of each column of `labels`, the first scores beside it; those that come to nothing are left out.
/// O(n) for each.
std::vector<LabelConsequence> consequencesOf(const std::string& text, const std::string& file,
                                             const core::TablePreview& preview,
                                             const SamplesAnswer& answer,
                                             const std::vector<std::size_t>& labels);

}  // namespace ui
