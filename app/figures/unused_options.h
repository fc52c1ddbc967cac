// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/opened_document.h"

#include <string>

namespace figures {

/// What the files of a document are, as far as options are concerned.
enum class InputKind {
    List,               ///< one list of grades, or its session
    QueryOfCollection,  ///< judgments and a run
    Samples,            ///< a table, or its session
    Collection,         ///< judgments and runs
    CollectionSession,  ///< which says itself how its files are read
};

/// Says of the first option that was given although nothing in such an input listens to it. Empty:
/// every one counts.
std::string unusedOption(const cli::OptionSet& command, InputKind kind);

}  // namespace figures
