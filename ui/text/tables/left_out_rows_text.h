// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace ui {

/// Why rows are not among the samples, and their number: "labelled “unknown”", 19.
struct LeftOutReason {
    QString name;
    std::size_t rows = 0;
};

/// The reasons that apply. They name the labels and models, where these are known.
std::vector<LeftOutReason> leftOutReasons(const core::LeftOutRows& left);

/// "Rows left out: 40 of 300 (19 labelled “unknown”, 21 without a score from GBM).", and that only
/// complete cases are analysed, if so; empty if there are none.
/// @param samples the number of the other rows
QString leftOutSentence(const core::LeftOutRows& left, std::size_t samples);

}  // namespace ui
