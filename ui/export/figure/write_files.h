// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure/beside_files.h"

#include <QString>

#include <optional>
#include <span>

namespace ui {

/// Writes files that belong together. All or nothing as far as the disk allows: every file is
/// complete before the first one is moved into place.
/// @return a sentence that says why it failed; none on success
std::optional<QString> writeFiles(std::span<const BesideFile> files);

}  // namespace ui
