// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/self_test/self_test.h"

#include <vector>

namespace core {

// The values of each reference; see referenceTable().

std::vector<CheckedValue> valuesOfTrecNine(const ReferenceFile& file);
std::vector<CheckedValue> valuesOfTrecTen(const ReferenceFile& file);
std::vector<CheckedValue> valuesByTrecNames(const ReferenceFile& file);
/// @param program its name in the first column of libraries.tsv
std::vector<CheckedValue> valuesOfLibrary(const ReferenceFile& file, std::string_view program);

std::vector<CheckedValue> valuesOfScikitGains(const ReferenceFile& file);
std::vector<CheckedValue> valuesOfScikitClassifier(const ReferenceFile& file);
std::vector<CheckedValue> valuesOfScipy(const ReferenceFile& file);
std::vector<CheckedValue> valuesOfReaders(const ReferenceFile& file);
std::vector<CheckedValue> valuesOfExactMeasures(const ReferenceFile& file);
std::vector<CheckedValue> valuesOfOverlap(const ReferenceFile& file);

}  // namespace core
