// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/in_memory/in_memory_input.h"

#include <pybind11/pybind11.h>

#include <string>

namespace python {

/// Judgments from a dictionary, {query: {document: grade}}, or from columns, (queries, documents,
/// grades). Read on demand; may be empty, unlike a file.
cli::InMemoryJudgments inMemoryJudgments(std::string name, const pybind11::object& data);
/// A run from the same forms; columns may include a fourth one, the ranks. Ids are not copied: they
/// point into Python's strings, which the run keeps alive.
cli::InMemoryRun inMemoryRun(std::string name, const pybind11::object& data);
/// Samples from (words, labels, {model: scores}, weights, groups, names of groups). Labels are
/// indices into words, groups indices into names; weights and groups may be None.
cli::InMemorySamples inMemorySamples(const pybind11::tuple& data);

}  // namespace python
