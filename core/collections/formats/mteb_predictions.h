// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/pairs.h"

#include <string>
#include <string_view>

namespace core {

/// Whether a text is a predictions file of MTEB: dictionaries of a run, by subset and split, after
/// `mteb_model_meta`.
bool areMtebPredictions(std::string_view text);

/// Reads them as one run; refuses files in which several dictionaries contain a query with the same
/// id. O(n).
/// @param text must outlive the pairs
Parsed<Pairs> parseMtebPredictions(std::string_view text, const std::string& name,
                                   Loading* loading = nullptr);

}  // namespace core
