// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/collection_session.h"
#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>

namespace core {

/// The name of the session in an archive with its files.
inline constexpr std::string_view archivedSession = "session.rankscope.json";

/// A ZIP archive of a session and all its files, with the folders among them and the sizes of the
/// queries next to files of features; inside, the session names them relative to itself. Files are
/// as they are on disk, without the edits, which the session contains. O(bytes), in memory.
/// @param session with absolute paths
/// @param path of the archive, for errors
Parsed<std::string> sessionArchive(CollectionSession session, const std::string& path);

/// Whether a regular file is a ZIP archive with such a session, perhaps damaged.
bool isSessionArchive(const std::string& path);

/// The content of such an archive in a folder of its own for temporary files, which only this user
/// may read and which disappears with this object.
///
/// All or nothing: refused before anything is written if the archive is damaged, a name in it or a
/// file of its session leads out of it, a file is missing, or its contents exceed the limit.
class UnpackedSession {
public:
    static Parsed<UnpackedSession> from(const std::string& path, const ExpansionLimit& limit = {});
    /// The same for the bytes of an archive. @param name in errors
    static Parsed<UnpackedSession> fromBytes(std::string_view archive, const std::string& name,
                                             const ExpansionLimit& limit = {});

    UnpackedSession(UnpackedSession&& other) noexcept;
    UnpackedSession& operator=(UnpackedSession&& other) noexcept;
    UnpackedSession(const UnpackedSession&) = delete;
    UnpackedSession& operator=(const UnpackedSession&) = delete;
    ~UnpackedSession();

    const std::string& folder() const { return m_folder; }
    /// With absolute paths into the folder.
    const CollectionSession& session() const { return m_session; }

private:
    UnpackedSession(std::string folder, CollectionSession session);

    std::string m_folder;
    CollectionSession m_session;
};

}  // namespace core
