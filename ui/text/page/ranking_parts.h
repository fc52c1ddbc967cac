// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"
#include "core/foundation/result.h"
#include "ui/text/page/page_markup.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ui::page {

/// What an interactive page shows of a ranked list: `heading`, `measures`, `list`, `formula`,
/// `summary`, `rank`, `steps`, `curve`, `changes` and `tools`. The program that writes a page and
/// the page itself use the same function, so both show the same.
/// @param rank the current one, 1-based; 0: none
std::vector<Part> rankingParts(const core::Session& session, std::size_t rank);

/// The value of every measure at the session's cutoff under its rules, by the definition's text;
/// for comparing.
std::string valuesOf(const core::Session& session);

/// The session after the change at `place` of those that `changes` lists; unchanged if there is
/// none.
core::Session withChange(core::Session session, std::size_t place);

/// The session under the rules of the tool with that name; unchanged if there is none.
core::Session underTool(core::Session session, std::string_view tool);

/// The session with the pasted list. Several lists become queries. Empty if the text cannot be
/// read.
std::optional<core::Session> withPasted(core::Session session, std::string_view text,
                                        std::string& problem);

}  // namespace ui::page
