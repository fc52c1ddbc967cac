// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/printed_blocks.h"

#include "core/foundation/text/ascii.h"
#include "core/rankings/pasted_lists/copied_items.h"
#include "core/rankings/pasted_lists/copied_lines.h"
#include "core/rankings/pasted_lists/copied_lists.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

struct Block {
    std::string label;
    std::string lines;
};

/// The name in a line such as `**System A:**`; empty if there is none.
std::string labelIn(std::string_view line)
{
    const std::size_t last = line.find_last_not_of("*_ \t");
    line = line.substr(0, last == std::string_view::npos ? 0 : last + 1);
    return line.ends_with(':') || line.ends_with("：") ? labelOf(line) : std::string();
}

bool isNoLine(std::string_view line)
{
    const bool isRule = line.size() > 2 && line.find_first_not_of('-') == std::string_view::npos;
    return isRule || line.starts_with("```") || line.find(" = ") != std::string_view::npos;
}

/// Empty if there is a line above the first label.
std::vector<Block> blocksOf(std::string_view text)
{
    std::vector<Block> blocks;
    for (const std::string_view line : linesOf(text)) {
        if (std::string label = labelIn(line); !label.empty())
            blocks.push_back({std::move(label), {}});
        else if (blocks.empty() && !isNoLine(line))
            return {};
        else if (!isNoLine(line))
            blocks.back().lines.append(line).append("\n");
    }
    return blocks;
}

/// Empty unless the block is exactly one list.
std::optional<RankedList> listIn(const Block& block, const std::string& name)
{
    auto readings = readingsOfGrades(items(block.lines).value_or(block.lines), name);
    if (!readings || readings->size() > 1 || readings->front().lists.size() > 1)
        return std::nullopt;
    RankedList list = std::move(readings->front().lists.front());
    list.query = block.label;
    return list;
}

}  // namespace

std::optional<std::vector<GradesReading>> readingsOfBlocks(std::string_view text,
                                                           const std::string& name)
{
    GradesReading reading{GradesMeaning::Lines, 0, false, {}};
    for (const Block& block : blocksOf(text)) {
        auto list = listIn(block, name);
        if (!list)
            return std::nullopt;
        reading.lists.push_back(*std::move(list));
    }
    if (reading.lists.size() < 2)
        return std::nullopt;
    return std::vector{std::move(reading)};
}

}  // namespace core
