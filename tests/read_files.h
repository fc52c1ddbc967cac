// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"
#include "core/foundation/file/text_source.h"
#include "core/rankings/runs/run.h"

#include <string>

/// A session that was saved.
inline core::Parsed<core::Session> readSession(const std::string& path)
{
    const auto text = core::readText(path);
    return text ? core::parseSession(*text, path) : text.error();
}

/// A run whose file is there.
inline core::Run readRun(const std::string& path,
                         core::RankOrder order = core::RankOrder::ScoreThenIdDescending,
                         const core::ScoreReading& scores = {})
{
    return core::parseRun(core::readSharedText(path).value(), path, order, scores).value();
}
