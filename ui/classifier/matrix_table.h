#pragma once

#include "core/table/table.h"

#include <QLocale>

namespace ui {

class ClassifierDocument;

/// The confusion matrix with its totals, a row for each class of the labels, a column for each that
/// is predicted; without a caption.
core::Table matrixTable(const ClassifierDocument& document, const QLocale& locale);

}  // namespace ui
