// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ui {

/// A file of the examples that the program carries, as "ad-clicks.csv": told in the language that
/// is spoken, where there is one of that.
std::string exampleText(const QString& name);

}  // namespace ui
