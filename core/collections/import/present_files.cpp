// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/present_files.h"

#include "core/collections/import/read_collection.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

namespace core {

namespace {

namespace fs = std::filesystem;

/// The error to report if nothing can be opened: files may be in inner folders.
ParseError firstOf(const std::vector<ParseError>& errors)
{
    const auto inner = std::ranges::find(errors, ErrorCode::InnerFolder, &ParseError::problem);
    return inner == errors.end() ? errors.front() : *inner;
}

bool isIn(const std::string& folder, const std::string& path)
{
    return path == folder || path.starts_with(folder.ends_with('/') ? folder : folder + '/');
}

/// Reads repeatedly, each time without the refused files.
class PresentReading {
public:
    PresentReading(const FilesRequested& requested, const MayLack& mayLack)
        : m_requested(requested)
        , m_mayLack(mayLack)
    {}

    Parsed<PresentFiles> read(const CollectionChoices& choices, const QueryEdits& edits,
                              Loading* loading, const Threads& threads)
    {
        if (auto error = findPresent())
            return *std::move(error);
        while (true) {
            Leniency leniency{[this](const ParseError& error) { return mayLeaveOut(error); }};
            auto collection = readPresent(choices, loading, threads, leniency);
            const auto isWhole = [this](const ParseError& error) { return isPresent(error.file); };
            const bool isNothingLeft =
                !m_requested.isSession &&
                static_cast<std::size_t>(std::ranges::count_if(leniency.lacked, isWhole)) ==
                    m_present.size();
            if (collection && isNothingLeft && !m_present.empty())
                return firstOf(leniency.lacked);
            for (const ParseError& error : leniency.lacked)
                if (isWhole(error))
                    leaveOut(error);
                else if (!isUnread(error.file))  // of a folder that is read again
                    m_unread.push_back({error.file, error});
            if (collection)
                return arranged(*std::move(collection), edits);
            if (!leaveOut(collection.error()))
                return std::move(collection).error();
        }
    }

private:
    std::optional<ParseError> findPresent()
    {
        for (const std::string& path : m_requested.paths) {
            auto why = m_requested.isSession ? absence(path) : std::nullopt;
            if (why && !m_mayLack(*why))
                return why;
            if (why)
                m_unread.push_back({path, std::move(why)});
            else
                m_present.push_back(path);
        }
        return std::nullopt;
    }

    Parsed<Collection> readPresent(const CollectionChoices& choices, Loading* loading,
                                   const Threads& threads, Leniency& leniency) const
    {
        if (!m_requested.base) {
            leniency.mayJudgeBySubtopics = m_unread.empty() || isPresent(m_requested.paths.front());
            auto read = readCollection(m_present, choices, loading, threads, ScorePrecision::Double,
                                       usuallyHeld, &leniency);
            const bool lacksJudgments = !read && read.error().problem == ErrorCode::NoJudgments;
            if (!lacksJudgments || m_unread.empty())
                return read;
        }
        const Collection base = m_requested.base ? *m_requested.base : Collection();
        return m_present.empty()
                   ? Parsed<Collection>(base)
                   : addRuns(base, m_present, choices, loading, threads, usuallyHeld, &leniency);
    }

    bool leaveOut(const ParseError& error)
    {
        const auto place = std::ranges::find_if(
            m_present, [&](const std::string& path) { return isIn(path, error.file); });
        if (error.problem == ErrorCode::Stopped || place == m_present.end() || isLast() ||
            !m_mayLack(error))
            return false;
        m_unread.push_back({*place, error});
        m_present.erase(place);
        return true;
    }

    bool isPresent(const std::string& path) const
    {
        return std::ranges::find(m_present, path) != m_present.end();
    }

    bool isInFolder(const std::string& file) const
    {
        return std::ranges::any_of(m_present,
                                   [&](const std::string& path) { return isIn(path, file); });
    }

    /// For a run that has a file of its own.
    bool mayLeaveOut(const ParseError& error) const
    {
        return m_mayLack(error) && (isPresent(error.file) ? !isLast() : isInFolder(error.file));
    }

    /// Whether nothing would be left to open.
    bool isLast() const { return !m_requested.isSession && m_present.size() == 1; }

    bool isUnread(const std::string& path) const
    {
        return std::ranges::any_of(m_unread,
                                   [&](const UnreadFile& file) { return file.path == path; });
    }

    PresentFiles arranged(Collection collection, const QueryEdits& edits)
    {
        std::vector<std::string> named;
        if (!m_requested.unread.named.empty()) {
            named = joined();
            std::ranges::copy(m_requested.unread.files, std::back_inserter(m_unread));
        } else if (m_requested.isSession && !m_unread.empty()) {
            named = arrange(collection, edits);
        }
        return {std::move(collection), {std::move(m_unread), std::move(named)}};
    }

    /// With the files of the base, before its missing ones.
    std::vector<std::string> joined() const
    {
        std::vector<std::string> named = m_requested.unread.named;
        const auto isLacked = [&](const std::string& path) {
            return std::ranges::any_of(m_requested.unread.files,
                                       [&](const UnreadFile& file) { return file.path == path; });
        };
        named.insert(std::ranges::find_if(named, isLacked), m_present.begin(), m_present.end());
        return named;
    }

    std::vector<std::string> arrange(Collection& collection, const QueryEdits& edits)
    {
        const std::size_t certain = certainRuns(collection);
        if (certain < collection.runs.size() && hasEditedListsFrom(edits, certain)) {
            holdBack(collection, certain);
            return m_requested.paths;
        }
        std::vector<std::string> named = m_present;
        std::copy_if(m_requested.paths.begin(), m_requested.paths.end(), std::back_inserter(named),
                     [this](const std::string& path) { return isUnread(path); });
        return named;
    }

    /// The number of runs whose index is certain, regardless of the missing files.
    std::size_t certainRuns(const Collection& collection) const
    {
        if (collection.qrels.queries.empty() && m_unread.size() == 1)
            return collection.runs.size();  // it is the file of the judgments
        const auto end = std::ranges::find_if(
            m_requested.paths, [this](const std::string& path) { return isUnread(path); });
        const auto run = std::ranges::find_if(collection.runs, [&](const NamedRun& each) {
            return std::any_of(end, m_requested.paths.end(),
                               [&](const std::string& path) { return isIn(path, each.path); });
        });
        return static_cast<std::size_t>(run - collection.runs.begin());
    }

    void holdBack(Collection& collection, std::size_t certain)
    {
        for (std::size_t run = certain; run < collection.runs.size(); ++run) {
            const std::string& path = collection.runs[run].path;
            const auto held =
                std::ranges::find_if(collection.files, [&](const CollectionFile& file) {
                    return file.path == path && path != collection.qrelsPath;
                });
            if (held == collection.files.end())
                continue;
            m_unread.push_back({path, std::nullopt});
            collection.files.erase(held);
        }
        collection.runs.resize(certain);
    }

    const FilesRequested& m_requested;
    const MayLack& m_mayLack;
    std::vector<std::string> m_present;
    std::vector<UnreadFile> m_unread;
};

}  // namespace

std::optional<ParseError> absence(const std::string& path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_regular_file(status) || fs::is_directory(status))
        return std::nullopt;
    if (fs::exists(status))
        return ParseError{path, 0, ErrorCode::CannotOpen, "Not a regular file"};
    if (!error)
        error = std::make_error_code(std::errc::no_such_file_or_directory);
    return ParseError{path, 0, ErrorCode::CannotOpen, error.message()};
}

Parsed<PresentFiles> readPresentFiles(const FilesRequested& requested,
                                      const CollectionChoices& choices, const QueryEdits& edits,
                                      const MayLack& mayLack, Loading* loading,
                                      const Threads& threads)
{
    return PresentReading(requested, mayLack).read(choices, edits, loading, threads);
}

bool hasEditedListsFrom(const QueryEdits& edits, std::size_t run)
{
    return std::ranges::any_of(edits, [run](const auto& edit) {
        return edit.second.lists.lower_bound(run) != edit.second.lists.end();
    });
}

}  // namespace core
