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
core::Table matrixTable(const ClassifierDocument& document, std::size_t model,
                        const std::function<QString(double)>& countText);

/// Whose matrix it is, what it counts, the number of samples, and the threshold.
/// @param name the model's; may be empty
QString matrixCaption(const ClassifierDocument& document, std::size_t model, const QString& name,
                      int digits);

}  // namespace ui
