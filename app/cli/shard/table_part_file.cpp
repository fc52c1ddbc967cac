// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/table_part_file.h"

#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/part_checks.h"

#include <fstream>
#include <utility>

namespace cli {

namespace {

constexpr std::string_view tableKind = "rankscope table part ";

}  // namespace

std::optional<core::ParseError> TablePartFile::open(const std::string& path)
{
    if (auto problem = m_file.open(path))
        return problem;
    return append(std::string(tableKind) + std::string(partVersion));
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
    const ShortenedFileGuard guard(path);
    const auto content = contentOfPart(
        bytes->view(), tableKind, "not a part of a divided table, but the first part is one", path);
    if (!content)
        return std::nullopt;
    auto placed = core::parseTablePart(*content);
    if (!placed) {
        refuseChangedPart(path);
        return std::nullopt;
    }
    return ReadTablePart{path, *std::move(bytes), *std::move(placed)};
}

}  // namespace cli
