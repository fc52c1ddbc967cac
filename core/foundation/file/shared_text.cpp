// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/shared_text.h"

#include "core/foundation/file/beginning.h"
#include "core/foundation/file/file_descriptor.h"
#include "core/foundation/file/text_source.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

namespace {

/// A file mapped into memory, with one byte after its end.
class Mapping {
public:
    /// `isMapped()` is false if mapping fails.
    Mapping(int descriptor, std::size_t size)
        : m_size(size + 1)
        , m_start(mmap(nullptr, m_size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    {
        if (m_start == MAP_FAILED)
            return;
        // If the file fills its last page, the page after it remains, which is zero.
        m_isMapped =
            mmap(m_start, size, PROT_READ, MAP_PRIVATE | MAP_FIXED, descriptor, 0) != MAP_FAILED;
    }
    ~Mapping()
    {
        if (m_start != MAP_FAILED)
            munmap(m_start, m_size);
    }
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;

    bool isMapped() const { return m_isMapped; }
    std::string_view view() const { return {static_cast<const char*>(m_start), m_size - 1}; }

private:
    std::size_t m_size;
    void* m_start;
    bool m_isMapped = false;
};

/// Nothing for an empty or irregular file, or one that cannot be opened or mapped.
std::optional<SharedText> mapped(const std::string& path)
{
    const FileDescriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status {};
    if (!file.isOpen() || fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode) ||
        status.st_size == 0)
        return std::nullopt;
    const auto mapping =
        std::make_shared<const Mapping>(file.get(), static_cast<std::size_t>(status.st_size));
    if (!mapping->isMapped())
        return std::nullopt;
    return SharedText(mapping, mapping->view());
}

}  // namespace

SharedText::SharedText(std::string text)
{
    const auto owned = std::make_shared<const std::string>(std::move(text));
    m_text = *owned;
    m_owner = owned;
}

SharedText::SharedText(std::shared_ptr<const void> owner, std::string_view text)
    : m_owner(std::move(owner))
    , m_text(text)
{}

Parsed<SharedText> readSharedText(const std::string& path, Loading* loading,
                                  const ExpansionLimit& limit)
{
    auto text = readText(path, loading, limit);
    if (!text)
        return std::move(text).error();
    return SharedText(*std::move(text));
}

void bringIn([[maybe_unused]] std::string_view text)
{
#ifdef MADV_POPULATE_READ
    static const auto pageSize = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const auto start = reinterpret_cast<std::uintptr_t>(text.data());
    const std::uintptr_t page = start / pageSize * pageSize;
    // Only a hint: without it everything still works, but slower.
    madvise(reinterpret_cast<void*>(page), start + text.size() - page, MADV_POPULATE_READ);
#endif
}

Parsed<SharedText> mappedBytes(const std::string& path)
{
    if (canBeReadAgain(path))
        if (auto text = mapped(path))
            return *std::move(text);
    auto bytes = readBytes(path);
    if (!bytes)
        return std::move(bytes).error();
    return SharedText(*std::move(bytes));
}

}  // namespace core
