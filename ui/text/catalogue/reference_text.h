// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/self_test/self_test.h"
#include "core/documents/tables/table.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace ui {

/// The reference data that the program carries, for core::checkAgainst().
std::string referenceFile(std::string_view path);

/// "trec_eval 9.0.8".
QString referenceName(const core::ReferenceRow& reference);
/// What of it is computed anew: "every measure of its group all_trec, query by query".
QString referenceSubject(core::Reference reference);
/// "All 1,203 figures agree.", "3 of 1,203 figures differ."
QString agreementText(const core::ReferenceCheck& check);
/// "0", "2.2e-16"; "no value" where ours is none.
QString differenceText(double difference);

/// A row for each check: reference, what, figures, largest difference, result.
core::Table referenceTableOf(std::span<const core::ReferenceCheck> checks);
/// A row for each figure, those that differ first.
core::Table figureTableOf(const core::ReferenceCheck& check);

}  // namespace ui
