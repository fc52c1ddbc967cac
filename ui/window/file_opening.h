// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/page/opened.h"

namespace ui {

/// Looks at the files, recognised by content, and reads what is no collection. One file is a
/// session, a figure that carries one, a list of grades, a table of samples or a lesson; judgments,
/// runs, texts and folders are a collection, in any order.
/// Two tables, one of labels and one of scores, are joined by their ids.
/// @param sheets of workbooks, that somebody chose
/// @param prefersSamples whether a table that can be both is one of samples, not of queries
Opened openFiles(const QStringList& paths, const std::vector<std::string>& sheets = {},
                 bool prefersSamples = false);

}  // namespace ui
