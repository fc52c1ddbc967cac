#pragma once

#include "core/session/collection_session.h"
#include "ui/page/collection_loader.h"

namespace ui {

/// The files that it names.
QStringList filesOf(const core::CollectionSession& session);
/// How what a session names is read: its files, the example, or lists that were typed. It opens
/// without runs that are too many, and lacks nothing else.
CollectionLoader::Request sessionRequest(const core::CollectionSession& session);
/// What is to be said of edits that no table shows; empty when there are none.
QString strayEdits(const CollectionDocument& document);

}  // namespace ui
