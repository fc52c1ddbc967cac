// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/held/held_input.h"

#include <pybind11/pybind11.h>

#include <string>

namespace python {

/// Judgments of a dictionary, {query: {document: grade}}, or of columns, (queries, documents,
/// grades). They are read when they are asked for.
cli::HeldJudgments heldJudgments(std::string name, const pybind11::object& data);
/// A run likewise; columns may have a fourth one, the ranks. Ids are not copied: they point into
/// Python's strings, which the run holds.
cli::HeldRun heldRun(std::string name, const pybind11::object& data);
/// Samples of (words, labels, {model: scores}, weights, groups, names of groups): labels are
/// numbers of words, groups numbers of names; weights and groups may be None.
cli::HeldSamples heldSamples(const pybind11::tuple& data);

}  // namespace python
