// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/self_test/self_test.h"
#include "core/documents/tables/table.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace ui {

/// A built-in reference data file, for core::checkAgainst().
std::string referenceFile(std::string_view path);

/// "trec_eval 9.0.8".
QString referenceName(const core::ReferenceRow& reference);
/// What is compared: "trec_eval’s own output, every measure of all_trec".
QString referenceSubject(core::Reference reference);
/// "all agree", "3 of 1,203 differ".
QString agreementText(const core::ReferenceCheck& check);
/// "0", "2.2e-16"; "undefined" if our value is.
QString differenceText(double difference);

/// A row for each check: reference, result, values, largest difference, scope.
core::Table referenceTableOf(std::span<const core::ReferenceCheck> checks);
/// A row for each value, those that differ first.
core::Table valueTableOf(const core::ReferenceCheck& check);

}  // namespace ui
