#pragma once

#include "core/io/any_session.h"
#include "ui/window/collection.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <string>

namespace ui {

/// What a set of files holds: a session, or judgments with a run. Either all of it or a sentence
/// that says why not.
struct Opened {
    std::optional<core::AnySession> session;  ///< of a session file, or made from a list of grades
    QString sessionPath;                      ///< where saving goes; empty for a list of grades
    std::string sessionDigest;                ///< of that file's content, see DiskCopies
    std::shared_ptr<const Collection> collection;
    QString problem;  ///< not empty: nothing was opened
};

/// Reads the files, recognised by content. One file is a session or a list of grades; two are
/// judgments and a run, in any order.
Opened openFiles(const QStringList& paths);

}  // namespace ui
