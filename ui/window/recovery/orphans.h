// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/recovery.h"
#include "ui/window/recovery/recovery_file.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace ui {

/// A document left by a program that ended, claimed exclusively while `file` lives.
struct Orphan {
    std::shared_ptr<RecoveryFile> file;
    core::Recovery recovery;
};

struct Orphans {
    std::vector<Orphan> found;  ///< latest edit first
    QStringList refusals;       ///< why others were not read, one sentence each
};

/// The folder for this person's unsaved changes: "recovery" in the application's data.
QString recoveryFolder();

/// Claims what was left in the folder, except files that a running window holds or that a newer
/// version wrote. A damaged file is renamed to "….damaged" and refused with its reason. Removes
/// leftovers of interrupted writes. O(bytes); may run in any thread.
Orphans claimOrphans(const QString& folder);

}  // namespace ui
