// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// @mainpage Rankscope's core as a library
///
/// Ranking and classification measures, computed by the rules of the tools that report them. The
/// results equal those of the window and of `rankscope-cli` bit for bit, because all share one
/// implementation.
///
/// @code{.cpp}
/// #include <rankscope/rankscope.h>
///
/// const auto qrels = rankscope::Qrels::read("qrels.txt");
/// const auto run = rankscope::Run::read("bm25.run");
/// const auto result = rankscope::evaluate(qrels, run, {"nDCG@10", "AP(rel=2)@100"});
/// std::cout << result.means[0].value() << '\n';  // throws if undefined
/// @endcode
///
/// | header | contents |
/// |---|---|
/// | `<rankscope/value.h>` | rankscope::Value: a number, or why it is undefined |
/// | `<rankscope/definition.h>` | rankscope::Definition: a measure, its parameters and cutoff |
/// | `<rankscope/ranking.h>` | rankscope::Ranking: the grades of one list |
/// | `<rankscope/collection.h>` | rankscope::Qrels and rankscope::Run: from files or memory |
/// | `<rankscope/rules.h>` | rankscope::Rules: what tools do before and after the formula |
/// | `<rankscope/evaluate.h>` | values of a list, and of runs with their means |
/// | `<rankscope/explain.h>` | a value broken down into its terms, values at every cutoff |
/// | `<rankscope/bounds.h>` | how far unjudged documents could move a value |
/// | `<rankscope/compare.h>` | two runs compared, with tests and intervals |
/// | `<rankscope/classifier.h>` | rankscope::Sweep: ROC, precision-recall, AUC and thresholds |
/// | `<rankscope/error.h>` | rankscope::Error, the only exception |
/// | `<rankscope/c.h>` | the same for C and languages that call C |
///
/// **Building.** C++20. With CMake `find_package(Rankscope COMPONENTS core)` and the target
/// `Rankscope::core`; elsewhere `pkg-config --cflags --libs rankscope`.
///
/// **Errors.** Unusable input (a file, a text, a definition, columns of different lengths) throws
/// rankscope::Error with file, line and reason; no partial result is returned. An index out of
/// range is the caller's mistake, as in `std::vector`. An undefined measure is not an error: it is
/// a Value with its reason. Nor is unusual input, such as a score that is NaN: Qrels::findings()
/// and Run::findings() say what it was and how it was handled, and toText() puts it into a
/// sentence.
///
/// **Threads.** Everything is a value. Copies of Definition, Qrels, Run and Sweep share immutable
/// data, so any number of threads may use them. A function uses as many threads as its arguments
/// allow, one by default; the results are the same for any number. To end a function early, request
/// a stop of Rules::stop or CompareRules::stop; it then throws rankscope::Error. Rules::progress
/// says how far it is.
///
/// **Versions.** Within 0.2 programs stay source compatible: nothing is renamed or removed, and
/// structs grow at their end. 0.3 may remove what CHANGELOG.md announces. The library is static and
/// promises no binary compatibility: rebuild with each version. All names are in an inline
/// namespace for the major version, `rankscope::v0`. Headers include the standard library only.
///
/// @example evaluate.cpp
/// Means and queries of a run.
/// @example explain.cpp
/// A value, step by step.
/// @example compare.cpp
/// Two runs compared, with tests.
/// @example roc.cpp
/// ROC, areas and a threshold.
/// @example list.c
/// The C interface: value, steps and curve of a list.

#include <rankscope/bounds.h>
#include <rankscope/classifier.h>
#include <rankscope/collection.h>
#include <rankscope/compare.h>
#include <rankscope/definition.h>
#include <rankscope/error.h>
#include <rankscope/evaluate.h>
#include <rankscope/explain.h>
#include <rankscope/ranking.h>
#include <rankscope/rules.h>
#include <rankscope/value.h>
#include <rankscope/version.h>
