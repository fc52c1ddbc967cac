// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ui {

/// A readable name for a file format named by core/reading; unknown names are returned unchanged.
QString formatText(const std::string& name);

}  // namespace ui
