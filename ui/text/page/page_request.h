// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ui::page {

/// Answers a request of an interactive page: JSON text in, JSON text out.
///
/// A request is an object with `do` and what that needs:
/// - `show`: `session` (the JSON of a session), `rank`; the parts to show
/// - `paste`: also `text`
/// - `change`: also `place`, of a change that the page lists
/// - `tool`: also `text`, a tool's name
/// - `point`: also `place`, of a curve's point
/// - `values`: every value, at full precision
/// - `judge`: `lesson` (its Markdown), `language`, `guess` (its id), `text` (the answer)
/// - `answer`: the same without `text`
/// - `speak`: `texts`, the catalogue
///
/// The answer has `parts`, an object of HTML by element, and `session` if the request changed it;
/// or `problem`, a sentence. Never fails otherwise.
std::string answered(std::string_view request);

}  // namespace ui::page
