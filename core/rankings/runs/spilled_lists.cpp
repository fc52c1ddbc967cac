// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/spilled_lists.h"

#include "core/foundation/file/replacing_file.h"
#include "core/rankings/runs/lists_in_file.h"

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace core {

namespace {

template <class Number>
void append(std::string& bytes, Number number)
{
    static_assert(std::is_trivially_copyable_v<Number>);
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// Reads a number from the front. @return false if there is none
template <class Number>
bool take(std::string_view& bytes, Number& number)
{
    if (bytes.size() < sizeof number)
        return false;
    std::memcpy(&number, bytes.data(), sizeof number);
    bytes.remove_prefix(sizeof number);
    return true;
}

std::string written(const QueryResults& results)
{
    std::string bytes;
    for (const RetrievedDocument& document : results.documents) {
        append(bytes, static_cast<std::uint64_t>(document.document.size()));
        bytes += document.document;
        append(bytes, document.score);
        append(bytes, document.rank);
    }
    return bytes;
}

/// Reads documents back; empty if the bytes are not what was written.
std::vector<RetrievedDocument> writtenDocuments(std::string_view bytes, std::size_t count)
{
    std::vector<RetrievedDocument> documents(count);
    for (RetrievedDocument& document : documents) {
        std::uint64_t size = 0;
        if (!take(bytes, size) || bytes.size() < size)
            return {};
        document.document = bytes.substr(0, size);
        bytes.remove_prefix(size);
        if (!take(bytes, document.score) || !take(bytes, document.rank))
            return {};
    }
    return documents;
}

class SpilledLists : public ListsInFile {
public:
    using ListsInFile::ListsInFile;

private:
    std::vector<RetrievedDocument> documentsIn(const SharedText& bytes,
                                               std::size_t place) const override
    {
        return writtenDocuments(bytes.view(), queries()[place].documents);
    }
};

/// A folder for large files, which must not be in memory.
std::string folderOfSpills()
{
    const char* const requested = std::getenv("TMPDIR");
    return requested && *requested ? requested : "/var/tmp";
}

FileDescriptor namelessFile()
{
    std::string path = folderOfSpills() + "/rankscope-XXXXXX";
    FileDescriptor file(mkostemp(path.data(), O_CLOEXEC));
    if (file.isOpen())
        unlink(path.c_str());
    return file;
}

}  // namespace

std::optional<RunLists> spilledLists(const Run& run)
{
    FileDescriptor file = namelessFile();
    if (!file.isOpen())
        return std::nullopt;
    std::vector<OnDiskQuery> queries;
    std::size_t end = 0;
    for (const QueryResults& query : run.queries) {
        const std::string bytes = written(query);
        if (writeTo(file.get(), bytes) != 0)
            return std::nullopt;
        const std::size_t from = std::exchange(end, end + bytes.size());
        queries.push_back({query.query, from, end, query.documents.size()});
    }
    auto steady = SteadyFile::of(std::move(file), {});
    if (!steady)
        return std::nullopt;
    return RunLists(std::make_shared<const SpilledLists>(*std::move(steady), std::move(queries)));
}

}  // namespace core
