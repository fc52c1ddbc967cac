// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure/beside_files.h"

#include <QString>

#include <optional>
#include <span>

namespace ui {

/// Writes files that belong together. All or nothing as far as the disk lets it: every one is whole
/// before the first takes its place.
/// @return why it failed, as a sentence; none on success
std::optional<QString> writeFiles(std::span<const BesideFile> files);

}  // namespace ui
