// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/opened_document.h"

#include <string>

namespace figures {

/// The kind of input, which decides the options that apply.
enum class InputKind {
    List,               ///< one list of grades, or its session
    QueryOfCollection,  ///< judgments and a run
    Samples,            ///< a table, or its session
    Collection,         ///< judgments and runs
    CollectionSession,  ///< a session with its own import options
};

/// A sentence about the first given option that has no effect on this kind of input; empty if all
/// have one.
std::string unusedOption(const cli::OptionSet& command, InputKind kind);

}  // namespace figures
