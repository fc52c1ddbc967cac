// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <QString>

#include <functional>

namespace ui {

class ClassifierDocument;

/// The confusion matrix with totals: one row per labelled class, one column per predicted class; no
/// caption.
/// @param countText formats a count: people need grouped digits, programs must not get them
core::Table matrixTable(const ClassifierDocument& document,
                        const std::function<QString(double)>& countText);

}  // namespace ui
