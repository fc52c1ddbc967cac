// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/trec_eval/parameters.h"
#include "core/rankings/trec_eval/query.h"
#include "core/rankings/trec_eval/trec_rules.h"

namespace core {

/// a × relevant retrieved + b × the rest of the retrieved + c × relevant missed + d × the rest of
/// the collection. Any real number.
TrecValues utility(const TrecParameters& parameters, const TrecRules& rules);

/// set_F: F of the whole set; the parameter is the square of beta. It is computed from precision
/// and recall, as in trec_eval. Our F divides counts, so the last bit may differ, which decides
/// what is printed for a value halfway between two decimals.
TrecValues setF(const TrecParameters& parameters, const TrecRules& rules);

}  // namespace core
