// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

class ClassifierDocument;

/// Replaces the document's samples by a table of them, tab-separated as spreadsheets copy it or
/// otherwise delimited, as one step. The class that the table's labels make likely comes into force
/// as positive.
/// @return why it cannot be read, in a sentence; empty when it was
QString pasteSamples(ClassifierDocument& document, const QString& table);

}  // namespace ui
