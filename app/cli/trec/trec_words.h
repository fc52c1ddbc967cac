// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/trec_eval/request_error.h"

#include <string>

namespace cli {

/// "trec_eval has no measure “ndgc”; did you mean ndcg?"
std::string requestText(const core::TrecRequestError& error);

}  // namespace cli
