// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/pairs.h"

#include <string>
#include <string_view>

namespace core {

/// Whether a text is a file of predictions that MTEB saves: dictionaries of a run by the names of
/// a subset and a split, behind `mteb_model_meta`.
bool areMtebPredictions(std::string_view text);

/// Reads them as one run; refuses those of which several hold a query of the same id. O(n).
/// @param text must outlive the pairs
Parsed<Pairs> parseMtebPredictions(std::string_view text, const std::string& name,
                                   Loading* loading = nullptr);

}  // namespace core
