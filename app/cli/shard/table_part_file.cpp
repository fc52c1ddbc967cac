#include "app/cli/shard/table_part_file.h"

#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"

#include <fstream>
#include <utility>

namespace cli {

namespace {

constexpr std::string_view tableKind = "rankscope table part ";
constexpr std::string_view tableVersion = "1\n";
constexpr std::size_t tableDigestSize = 64;

void refuseTablePart(const std::string& path, std::string_view reason)
{
    warn(named(path) + ": " + std::string(reason));
}

}  // namespace

std::optional<core::ParseError> TablePartFile::open(const std::string& path)
{
    if (auto problem = m_file.open(path))
        return problem;
    return append(std::string(tableKind) + std::string(tableVersion));
}

std::optional<core::ParseError> TablePartFile::append(std::string_view bytes)
{
    m_sum.add(bytes);
    return m_file.append(bytes);
}

std::optional<core::ParseError> TablePartFile::finish(const core::TablePart& part)
{
    if (auto problem = append(summaryBytes(part)))
        return problem;
    if (auto problem = m_file.append(m_sum.digest()))
        return problem;
    return m_file.finish();
}

bool isTablePart(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string start(tableKind.size(), '\0');
    return file.read(start.data(), static_cast<std::streamsize>(start.size())) &&
           start == tableKind;
}

std::optional<ReadTablePart> readTablePart(const std::string& path)
{
    auto bytes = core::mappedBytes(path);
    if (!bytes) {
        refuse(bytes.error());
        return std::nullopt;
    }
    std::string_view rest = bytes->view();
    if (!rest.starts_with(tableKind)) {
        refuseTablePart(path, "found no part of a divided table, as the first part is one");
        return std::nullopt;
    }
    if (!rest.substr(tableKind.size()).starts_with(tableVersion)) {
        refuseTablePart(path, "found a part of another version than 1: it was written by another "
                              "Rankscope");
        return std::nullopt;
    }
    std::optional<core::PlacedTablePart> placed;
    if (rest.size() > tableDigestSize) {
        const ShortenedFileGuard guard(path);
        const std::string_view digest = rest.substr(rest.size() - tableDigestSize);
        rest.remove_suffix(tableDigestSize);
        if (sha256(rest) == digest)
            placed = core::parseTablePart(rest.substr(tableKind.size() + tableVersion.size()));
    }
    if (!placed) {
        refuseTablePart(path, "the part ends early or was changed: its SHA-256 is another");
        return std::nullopt;
    }
    return ReadTablePart{path, *std::move(bytes), *std::move(placed)};
}

}  // namespace cli
