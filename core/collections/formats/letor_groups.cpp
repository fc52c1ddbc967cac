// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/letor_groups.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <numeric>

namespace core {

namespace {

bool isFeature(std::string_view word)
{
    const std::size_t colon = word.find(':');
    return colon != std::string_view::npos && colon + 1 < word.size() &&
           parsedNumber<std::size_t>(word.substr(0, colon)).has_value() &&
           parsedNumber<double>(word.substr(colon + 1)).has_value();
}

}  // namespace

bool isUngroupedLetor(std::string_view text)
{
    constexpr std::size_t columnsToJudge = 4;
    std::size_t features = 0;
    for (const std::string_view line : firstDataLines(text)) {
        const Columns<columnsToJudge> columns(line.substr(0, line.find('#')));
        if (columns.count == 0 || !parsedNumber<double>(columns.text[0]))
            return false;
        for (std::size_t i = 1; i < columns.text.size() && i < columns.count; ++i, ++features)
            if (!isFeature(columns.text[i]))
                return false;
    }
    return features > 0;
}

Parsed<std::vector<std::size_t>> parseGroupSizes(std::string_view text, const std::string& name)
{
    LineReader lines(text, name);
    std::vector<std::size_t> sizes;
    while (const auto line = lines.nextData()) {
        const std::string_view cell = trimmed(line->text);
        const auto size = parsedNumber<std::size_t>(cell);
        if (!size || *size == 0)
            return ParseError{name, line->number, ErrorCode::BadGroupSize, excerpt(cell)};
        sizes.push_back(*size);
    }
    if (lines.error())
        return *lines.error();
    if (sizes.empty())
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    return sizes;
}

Parsed<std::string> withQueryIds(std::string_view text, const std::string& name,
                                 std::span<const std::size_t> sizes, const std::string& sizesName,
                                 Loading* loading)
{
    LineReader reader(text, name, loading);
    std::string marked;
    marked.reserve(text.size() + text.size() / 8);
    std::size_t copied = 0;
    std::size_t query = 0;
    std::size_t left = 0;
    std::size_t lines = 0;
    while (const auto line = reader.nextData()) {
        ++lines;
        if (left == 0 && query < sizes.size())
            left = sizes[query++];
        if (left == 0)
            continue;
        --left;
        const std::string_view content = trimmed(line->text);
        const std::size_t word = std::min(content.find_first_of(" \t"), content.size());
        const auto end = static_cast<std::size_t>(content.data() + word - text.data());
        marked.append(text.substr(copied, end - copied)).append(" qid:");
        marked += std::to_string(query);
        copied = end;
    }
    if (reader.error())
        return *reader.error();
    const auto sum = std::accumulate(sizes.begin(), sizes.end(), std::size_t{0});
    if (left > 0 || query < sizes.size() || sum != lines)
        return ParseError{sizesName, 0, ErrorCode::GroupSizeSum,
                          std::to_string(sum) + "/" + std::to_string(lines)};
    marked.append(text.substr(copied));
    return marked;
}

}  // namespace core
