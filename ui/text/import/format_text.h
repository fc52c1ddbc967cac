// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ui {

/// The name of a collection's format as a person reads it, of that which core/reading gives a file;
/// another name is told as it is.
QString formatText(const std::string& name);

}  // namespace ui
