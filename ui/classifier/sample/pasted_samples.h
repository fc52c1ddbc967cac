// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

class ClassifierDocument;

/// Replaces the document's samples with a delimited table, such as one copied from a spreadsheet,
/// as one undo step. The class that the table's labels suggest becomes the positive one.
/// @return a sentence that says why the table cannot be read; empty on success
QString pasteSamples(ClassifierDocument& document, const QString& table);

}  // namespace ui
