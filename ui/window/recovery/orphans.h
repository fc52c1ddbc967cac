// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/recovery.h"
#include "ui/window/recovery/recovery_file.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace ui {

/// A document that a program which ended left behind, and the right to it: nobody else is offered
/// it while `file` lives.
struct Orphan {
    std::shared_ptr<RecoveryFile> file;
    core::Recovery recovery;
};

struct Orphans {
    std::vector<Orphan> found;  ///< the last edited first
    QStringList refusals;       ///< why the others were not read, a sentence each
};

/// Where unsaved changes are kept for this person: the application's own data, "recovery" in it.
QString recoveryFolder();

/// Claims what was left in the folder. What living windows hold is not touched, nor what a newer
/// version wrote; a damaged file is renamed to "….damaged" and refused with its reason. Leftovers
/// of interrupted writing are removed. O(bytes); may run in any thread.
Orphans claimOrphans(const QString& folder);

}  // namespace ui
