// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/collection_session.h"
#include "ui/window/page/collection_loader.h"

namespace ui {

/// The files that it names.
QStringList filesOf(const core::CollectionSession& session);
/// How what a session names is read: its files, the example, or lists that were typed. It opens
/// without runs that are too many, and lacks nothing else.
CollectionLoader::Request sessionRequest(const core::CollectionSession& session);
/// What is to be said of edits that no table shows; empty when there are none.
QString strayEdits(const CollectionDocument& document);

/// What a person should know of edits that were carried over to the files as they are now; empty:
/// nothing.
QString embeddedText(const core::CarriedEdits& carried);
/// Which runs are in the files no more that were read anew; empty: none.
QString goneRunsText(const core::Collection& before, const core::Collection& now);
/// Why nothing was reloaded: runs are gone whose lists were edited.
QString staleRunsText(const core::CarriedEdits& carried);

}  // namespace ui
