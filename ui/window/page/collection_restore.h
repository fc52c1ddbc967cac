// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/run_changes.h"
#include "core/documents/sessions/collection_session.h"
#include "ui/text/words/number_format.h"
#include "ui/window/page/collection_loader.h"

namespace ui {

/// The files that the session names.
QStringList filesOf(const core::CollectionSession& session);
/// How to read a session's content: its files, the example, or typed lists. It opens without runs
/// that exceed the limit; nothing else may be missing.
CollectionLoader::Request sessionRequest(const core::CollectionSession& session);
/// A message about edits that no table shows; empty if there are none.
QString strayEdits(const CollectionDocument& document);

/// A message about edits carried over to the files' present content; empty if there is nothing to
/// say.
QString embeddedText(const core::CarriedEdits& carried);
/// Names the runs that a reload no longer found; empty: none.
QString goneRunsText(const core::Collection& before, const core::Collection& now);
/// What a reload changed in each run under a measure, "bm25: 120 → 32 queries, nDCG@10 −0.6500",
/// and how to go back; empty: nothing.
QString changedRunsText(const std::vector<core::RunChange>& changes, const QString& measure,
                        const NumberFormat& format);
/// Why nothing was reloaded: edited runs are gone.
QString staleRunsText(const core::CarriedEdits& carried);

}  // namespace ui
