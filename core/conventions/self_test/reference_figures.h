// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/self_test/self_test.h"

#include <vector>

namespace core {

// The values of each reference; see referenceTable().

std::vector<CheckedFigure> figuresOfTrecNine(const ReferenceFile& file);
std::vector<CheckedFigure> figuresOfTrecTen(const ReferenceFile& file);
std::vector<CheckedFigure> figuresByTrecNames(const ReferenceFile& file);
/// @param program its name in the first column of libraries.tsv
std::vector<CheckedFigure> figuresOfLibrary(const ReferenceFile& file, std::string_view program);

std::vector<CheckedFigure> figuresOfScikitGains(const ReferenceFile& file);
std::vector<CheckedFigure> figuresOfScikitClassifier(const ReferenceFile& file);
std::vector<CheckedFigure> figuresOfScipy(const ReferenceFile& file);
std::vector<CheckedFigure> figuresOfReaders(const ReferenceFile& file);
std::vector<CheckedFigure> figuresOfExactMeasures(const ReferenceFile& file);
std::vector<CheckedFigure> figuresOfOverlap(const ReferenceFile& file);

}  // namespace core
