// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/page/opened.h"

namespace ui {

/// Recognises files by content, and reads them unless they form a collection. A session, a figure
/// with a session inside, a list of grades, a table of samples or a lesson is opened as a single
/// file. Judgments, runs, texts and folders form a collection, in any order. Two tables, one of
/// labels and one of scores, are joined by id.
/// @param sheets the chosen sheets of workbooks
/// @param prefersSamples whether an ambiguous table contains samples instead of queries
Opened openFiles(const QStringList& paths, const std::vector<std::string>& sheets = {},
                 bool prefersSamples = false);

}  // namespace ui
