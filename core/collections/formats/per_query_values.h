// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// How a file holds the values of measures for single queries, which an evaluation printed.
enum class PerQueryForm : std::uint8_t {
    Lines,    ///< `measure query value`, as trec_eval -q and the eval command print them
    Columns,  ///< headings, a column of queries, and one column per run or measure
};

/// Recognises values per query, which look like judgments or samples, from the first lines.
///
/// Lines hold a measure of trec_eval or of Rankscope, a query and a number; a query, or that of the
/// text's last line, is "all", or there are several measures, since queries may have such names,
/// too. Columns need the heading of a query (or none above a first column of ids), no heading of a
/// document, grade or score, and besides the names of runs and measures only numbers under names of
/// measures, or several named columns of numbers with one row per query, all from 0 to 1 or each
/// with fractions. Nothing for other texts.
std::optional<PerQueryForm> perQueryForm(std::string_view text);

/// Whether a text holds values per query in one of these forms, as lines `query measure value`, or
/// as JSON by query and measure, or by measure and query.
bool holdsPerQueryValues(std::string_view text);

/// Whether trec_eval or Rankscope prints a measure under this name: map, P_5, nDCG@10.
bool isMeasureName(std::string_view printed);

/// The error where such a file is used as judgments, a run or samples; another one where columns of
/// fractions from 0 to 1 by query have no names. Nothing for other texts.
std::optional<ParseError> perQueryError(std::string_view text, const std::string& file);

}  // namespace core
