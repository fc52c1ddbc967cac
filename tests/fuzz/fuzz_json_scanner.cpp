// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_scanner.h"
#include "tests/fuzz/fuzz.h"

#include <nlohmann/json.hpp>

namespace {

std::size_t depthOf(const nlohmann::json& value)
{
    std::size_t deepest = 0;
    if (value.is_structured())
        for (const auto& inner : value)
            deepest = std::max(deepest, depthOf(inner));
    return deepest + (value.is_structured() ? 1 : 0);
}

}  // namespace

/// What another reader takes as JSON is taken, and strings say the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    core::JsonScanner scanner(text);
    const bool isWhole =
        scanner.skipValue() && scanner.peek() == '\0' && scanner.position() == text.size();
    fuzz::require(scanner.position() <= text.size());
    // The other reader skips a byte order mark and ends at a NUL byte.
    const bool isForBoth =
        !text.starts_with("\xEF\xBB\xBF") && text.find('\0') == std::string_view::npos;
    if (!isForBoth || !nlohmann::json::accept(text))
        return 0;
    const auto value = nlohmann::json::parse(text);
    fuzz::require(isWhole || depthOf(value) > core::JsonScanner::deepest);
    if (value.is_string()) {
        core::JsonScanner again(text);
        const auto string = again.string();
        fuzz::require(string && core::unescaped(string->raw) == value.get<std::string>());
    }
    return 0;
}
