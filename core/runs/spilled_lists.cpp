#include "core/runs/spilled_lists.h"

#include "core/file/steady_file.h"

#include <atomic>
#include <cerrno>
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

/// A list as it was written, and what it points into.
struct SpilledList {
    std::string bytes;
    QueryResults results;
};

template <class Number>
void append(std::string& bytes, Number number)
{
    static_assert(std::is_trivially_copyable_v<Number>);
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// Takes a number off the front. @return whether it was there
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

/// Empty where they are not what was written.
std::vector<RetrievedDocument> documentsIn(std::string_view bytes, std::size_t count)
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

class SpilledLists : public ListSource {
public:
    SpilledLists(SteadyFile file, const Run& run, std::vector<std::size_t> ends)
        : m_file(std::move(file))
        , m_ends(std::move(ends))
    {
        std::size_t characters = 0;
        for (const QueryResults& query : run.queries)
            characters += query.query.size();
        m_ids.reserve(characters);
        m_queries.reserve(run.queries.size());
        for (const QueryResults& query : run.queries) {
            const std::size_t start = m_ids.size();
            m_ids += query.query;
            m_queries.push_back({std::string_view(m_ids).substr(start), query.documents.size()});
        }
    }

    std::shared_ptr<const QueryResults> read(std::size_t place) const override
    {
        auto list = std::make_shared<SpilledList>();
        list->results.query = m_queries[place].query;
        const std::size_t from = place == 0 ? 0 : m_ends[place - 1];
        if (auto bytes = m_file.read(from, m_ends[place] - from)) {
            list->bytes = *std::move(bytes);
            list->results.documents = documentsIn(list->bytes, m_queries[place].documents);
        }
        if (list->results.documents.size() != m_queries[place].documents)
            m_isLost = true;
        return {list, &list->results};
    }

    bool isLost() const override { return m_isLost; }

    std::size_t size() const override
    {
        return m_ids.capacity() + m_queries.capacity() * sizeof(ListedQuery) +
               m_ends.capacity() * sizeof(std::size_t);
    }

private:
    SteadyFile m_file;
    std::string m_ids;
    std::vector<std::size_t> m_ends;  // by query, in bytes
    mutable std::atomic<bool> m_isLost = false;
};

/// A folder for large files: one in memory is no place for what is not to be there.
std::string folderOfSpills()
{
    const char* const wanted = std::getenv("TMPDIR");
    return wanted && *wanted ? wanted : "/var/tmp";
}

FileDescriptor namelessFile()
{
    std::string path = folderOfSpills() + "/rankscope-XXXXXX";
    FileDescriptor file(mkostemp(path.data(), O_CLOEXEC));
    if (file.isOpen())
        unlink(path.c_str());
    return file;
}

bool writeAll(const FileDescriptor& file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t done = ::write(file.get(), bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(done));
    }
    return true;
}

}  // namespace

std::optional<RunLists> spilledLists(const Run& run)
{
    FileDescriptor file = namelessFile();
    if (!file.isOpen())
        return std::nullopt;
    std::vector<std::size_t> ends;
    std::size_t end = 0;
    for (const QueryResults& query : run.queries) {
        const std::string bytes = written(query);
        if (!writeAll(file, bytes))
            return std::nullopt;
        ends.push_back(end += bytes.size());
    }
    auto steady = SteadyFile::of(std::move(file), {});
    if (!steady)
        return std::nullopt;
    return RunLists(std::make_shared<const SpilledLists>(*std::move(steady), run, std::move(ends)));
}

}  // namespace core
