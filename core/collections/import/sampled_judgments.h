// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace core {

/// Whether a line has the columns of prels, the sampled judgments of TREC's Million Query track:
/// `query document grade method probability`. A run without tags has Q0 in the second column.
/// Source: Allan et al., Million Query Track 2007 Overview.
inline bool isSampledJudgment(std::span<const std::string_view> columns)
{
    constexpr std::size_t count = 5;
    constexpr long long highestGrade = 4;
    constexpr long long highestMethod = 3;
    if (columns.size() != count || equalsIgnoringCase(columns[1], "Q0"))
        return false;
    const auto grade = parsedNumber<long long>(columns[2]);
    const auto method = parsedNumber<long long>(columns[3]);
    const auto probability = parsedNumber<double>(columns[4]);
    return grade && *grade >= -1 && *grade <= highestGrade && method && *method >= 0 &&
           *method <= highestMethod && probability && *probability > 0 && *probability <= 1;
}

}  // namespace core
