// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ui {

/// A built-in example file such as "ad-clicks.csv", in the interface language if there is a
/// translation.
std::string exampleText(const QString& name);

}  // namespace ui
