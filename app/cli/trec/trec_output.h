// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/trec_eval/evaluation.h"

#include <span>
#include <string>

namespace cli {

struct TrecLayout {
    int digits;
    bool isZScore;  ///< names of numbers begin with Z
};

/// Writes trec_eval's layout: the measure's name padded to 22 characters, the query and the value,
/// separated by tabs.
std::string trecText(std::span<const core::TrecLine> lines, TrecLayout layout);

}  // namespace cli
