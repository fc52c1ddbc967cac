// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <QString>

#include <functional>

namespace ui {

class ClassifierDocument;

/// The confusion matrix with its totals, a row for each class of the labels, a column for each that
/// is predicted; without a caption.
/// @param countText how a count is written: digits in groups are for people, not for programs
core::Table matrixTable(const ClassifierDocument& document,
                        const std::function<QString(double)>& countText);

}  // namespace ui
