// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/guarded_reading.h"
#include "core/foundation/file/shared_text.h"
#include "core/rankings/runs/run.h"

#include <string>

namespace cli {

/// Reads a run in TREC format with all of its lists.
inline core::Parsed<core::Run> readWholeRun(const std::string& file, core::RankOrder order,
                                            const core::Threads& threads,
                                            const core::ScoreReading& scores = {},
                                            const core::ExpansionLimit& expansion = {})
{
    return guarded(file, [&]() -> core::Parsed<core::Run> {
        const auto text = core::readSharedText(file, nullptr, expansion);
        if (!text)
            return text.error();
        return core::parseRun(*text, file, order, scores, threads);
    });
}

}  // namespace cli
