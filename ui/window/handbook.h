// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// Shows a page of the handbook in the program that opens HTML. The handbook lies beside the
/// programs, built or installed, in English and in the languages that it was translated to.
/// @param page its name without `.html`, such as `ranking`
/// @return what to say instead, with the file's place: it is not there, or nothing opens it
QString openHandbook(const QString& page);

}  // namespace ui
