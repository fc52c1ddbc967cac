// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// Shows a page of the handbook in the program that opens HTML. The handbook is installed with the
/// programs, in English and its translations.
/// @param page its name without `.html`, such as `ranking`
/// @return empty on success; otherwise a sentence with the file's place that says it is missing or
/// cannot be opened
QString openHandbook(const QString& page);

}  // namespace ui
