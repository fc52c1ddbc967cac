// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_archive.h"

#include "core/collections/import/collection_files.h"
#include "core/documents/sessions/session_files.h"
#include "core/foundation/compression/zip_archive.h"
#include "core/foundation/compression/zip_entries.h"
#include "core/foundation/file/text_source.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

namespace core {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view filesInArchive = "files/";

ParseError notWritten(const std::string& path, int number)
{
    return {path, 0, ErrorCode::CannotWrite, std::generic_category().message(number)};
}

/// Whether the name leads to a place below the folder that it is unpacked into, on any system.
bool isSafeName(std::string_view name)
{
    constexpr std::string_view forbidden = "\\:";
    if (name.empty() || name.find_first_of(forbidden) != std::string_view::npos ||
        std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < ' '; }))
        return false;
    while (true) {
        const std::size_t slash = name.find('/');
        const std::string_view part = name.substr(0, slash);
        if (part.empty() || part == "." || part == "..")
            return false;
        if (slash == std::string_view::npos)
            return true;
        name.remove_prefix(slash + 1);
    }
}

bool isFolderEntry(std::string_view name)
{
    return name.ends_with('/');
}

/// The files of an archive under names that are each used once.
class FilesToArchive {
public:
    explicit FilesToArchive(std::string archive)
        : m_archive(std::move(archive))
        , m_files{{std::string(archivedSession), {}}}
    {}

    /// @return the name of the file or folder inside
    Parsed<std::string> add(const std::string& path)
    {
        const std::string name = nameFor(path);
        const auto problem = isFolder(path) ? addFolder(path, name) : addFile(path, name);
        if (problem)
            return *problem;
        for (const std::string_view ending : {".query", ".group"})
            if (const std::string sizes = fileBeside(path, ending); !sizes.empty())
                if (const auto lost = addFile(sizes, name + sizes.substr(path.size())))
                    return *lost;
        return name;
    }
    std::vector<ArchivedFile> take(const CollectionSession& session)
    {
        m_files.front().bytes = toJson(session);
        return std::exchange(m_files, {});
    }

private:
    std::string nameFor(const std::string& path)
    {
        std::string file = fs::path(path).filename().generic_string();
        std::ranges::replace_if(
            file,
            [](char c) { return c == '\\' || c == ':' || static_cast<unsigned char>(c) < ' '; },
            '_');
        std::string name = std::string(filesInArchive) + file;
        for (int number = 2; !m_names.insert(name).second; ++number)
            name = std::string(filesInArchive) + std::to_string(number) + "/" + file;
        return name;
    }

    std::optional<ParseError> addFile(const std::string& path, std::string name)
    {
        constexpr std::uintmax_t most = std::uintmax_t{1} << 31;
        constexpr int toMebibytes = 20;
        std::error_code unknown;
        const std::uintmax_t size = fs::file_size(path, unknown);
        m_size += unknown ? 0 : size;
        if (m_size >= most)
            return ParseError{m_archive, 0, ErrorCode::ArchiveTooLarge,
                              std::to_string(m_size >> toMebibytes)};
        auto bytes = readBytes(path);
        if (!bytes)
            return bytes.error();
        m_files.push_back({std::move(name), *std::move(bytes)});
        return std::nullopt;
    }

    std::optional<ParseError> addFolder(const std::string& path, const std::string& name)
    {
        std::error_code error;
        std::set<std::string> files;  // in the same order on every disk
        for (fs::recursive_directory_iterator file(path, error), end; !error && file != end;
             file.increment(error)) {
            const std::string own = file->path().filename().string();
            std::error_code unknown;
            if (own.starts_with('.'))
                file.disable_recursion_pending();
            else if (file->is_regular_file(unknown))
                files.insert(file->path().string());
        }
        if (error)
            return ParseError{path, 0, ErrorCode::CannotRead, error.message()};
        for (const std::string& file : files)
            if (auto problem = addFile(
                    file, name + "/" + fs::path(file).lexically_relative(path).generic_string()))
                return problem;
        return std::nullopt;
    }

    std::string m_archive;
    std::vector<ArchivedFile> m_files;
    std::set<std::string> m_names;
    std::uintmax_t m_size = 0;
};

/// The session of an archive, if everything in it is safe and complete.
Parsed<CollectionSession> checkedSession(const ZipEntries& entries, std::size_t archiveSize,
                                         const std::string& archive, const ExpansionLimit& limit)
{
    const auto refused = [&](ErrorCode problem, std::string_view found) {
        return ParseError{archive, 0, problem, std::string(found)};
    };
    std::size_t size = 0;
    for (const std::string_view name : entries.names()) {
        if (!isSafeName(isFolderEntry(name) ? name.substr(0, name.size() - 1) : name))
            return refused(ErrorCode::UnsafeArchive, name);
        size += entries.find(name)->size;
    }
    if (size > limit.always && size / limit.times >= archiveSize)
        return refused(ErrorCode::ExpandsTooFar, std::to_string(limit.times));
    const ZipEntries::Entry* const entry = entries.find(archivedSession);
    if (!entry)
        return refused(ErrorCode::ArchiveLacks, archivedSession);
    const auto text = entries.contentOf(*entry);
    if (!text)
        return refused(ErrorCode::DamagedArchive, {});
    auto session = parseCollectionSession(*text, archive);
    if (!session)
        return session.error();
    const std::vector<std::string_view> names = entries.names();
    for (const std::string& file : session->files) {
        if (isOfProgram(file))
            continue;
        if (!isSafeName(file))
            return refused(ErrorCode::UnsafeArchive, file);
        const auto isOf = [&](std::string_view name) {
            return name == file || (name.starts_with(file + "/") && !isFolderEntry(name));
        };
        if (std::ranges::none_of(names, isOf))
            return refused(ErrorCode::ArchiveLacks, file);
    }
    return session;
}

std::optional<ParseError> unpack(const ZipEntries& entries, const fs::path& folder,
                                 const std::string& archive)
{
    for (const std::string_view name : entries.names()) {
        if (isFolderEntry(name))
            continue;
        const auto content = entries.contentOf(*entries.find(name));
        if (!content)
            return ParseError{archive, 0, ErrorCode::DamagedArchive, {}};
        const fs::path file = folder / name;
        std::error_code error;
        fs::create_directories(file.parent_path(), error);
        errno = 0;
        std::ofstream written(file, std::ios::binary);
        written.write(content->data(), static_cast<std::streamsize>(content->size()));
        written.close();
        if (error || !written)
            return notWritten(file.string(), error ? error.value() : errno);
    }
    return std::nullopt;
}

}  // namespace

Parsed<std::string> sessionArchive(CollectionSession session, const std::string& path)
{
    FilesToArchive files(path);
    for (std::string& file : session.files) {
        if (isOfProgram(file))
            continue;
        auto name = files.add(file);
        if (!name)
            return name.error();
        file = *std::move(name);
    }
    return zipArchive(files.take(session), ZipMethod::Deflated);
}

bool isSessionArchive(const std::string& path)
{
    std::error_code unknown;
    if (!fs::is_regular_file(path, unknown))
        return false;
    constexpr std::string_view signature = "PK\3\4";
    std::array<char, signature.size()> beginning{};
    std::ifstream file(path, std::ios::binary);
    file.read(beginning.data(), beginning.size());
    if (!file || std::string_view(beginning.data(), beginning.size()) != signature)
        return false;
    const auto bytes = readBytes(path);
    if (!bytes)
        return false;
    constexpr std::size_t nameOfFirst = 30;
    // One of ours that was cut off is a damaged archive, not another kind of file.
    if (std::string_view(*bytes)
            .substr(std::min(nameOfFirst, bytes->size()))
            .starts_with(archivedSession))
        return true;
    const auto entries = ZipEntries::in(*bytes);
    return entries && entries->find(archivedSession);
}

Parsed<UnpackedSession> UnpackedSession::from(const std::string& path, const ExpansionLimit& limit)
{
    const auto bytes = readBytes(path);
    return bytes ? fromBytes(*bytes, path, limit) : bytes.error();
}

Parsed<UnpackedSession> UnpackedSession::fromBytes(std::string_view archive,
                                                   const std::string& name,
                                                   const ExpansionLimit& limit)
{
    const auto entries = ZipEntries::in(archive);
    if (!entries)
        return ParseError{name, 0, ErrorCode::DamagedArchive, {}};
    auto session = checkedSession(*entries, archive.size(), name, limit);
    if (!session)
        return session.error();
    std::error_code error;
    std::string folder = (fs::temp_directory_path(error) / "rankscope-XXXXXX").string();
    if (error || !mkdtemp(folder.data()))
        return notWritten(folder, error ? error.value() : errno);
    UnpackedSession unpacked(folder, {});
    if (const auto problem = unpack(*entries, folder, name))
        return *problem;
    unpacked.m_session = std::get<CollectionSession>(
        withWholeFiles(*std::move(session), (fs::path(folder) / archivedSession).string()));
    return Parsed<UnpackedSession>(std::move(unpacked));
}

UnpackedSession::UnpackedSession(std::string folder, CollectionSession session)
    : m_folder(std::move(folder))
    , m_session(std::move(session))
{}

UnpackedSession::UnpackedSession(UnpackedSession&& other) noexcept
    : m_folder(std::exchange(other.m_folder, {}))
    , m_session(std::move(other.m_session))
{}

UnpackedSession& UnpackedSession::operator=(UnpackedSession&& other) noexcept
{
    std::swap(m_folder, other.m_folder);
    std::swap(m_session, other.m_session);
    return *this;
}

UnpackedSession::~UnpackedSession()
{
    std::error_code ignored;
    if (!m_folder.empty())
        fs::remove_all(m_folder, ignored);
}

}  // namespace core
