#pragma once

#include "core/metric/settings.h"

#include <optional>
#include <span>
#include <string_view>

namespace core {

/// How a known tool or paper computes "the same" measures, as settings. The relevance threshold and
/// the top of the scale belong to the data, not to the tool, and are left out.
struct Convention {
    std::string_view name;  ///< as the tool calls itself; not translated
    Settings settings;
};

/// Every convention; the first is the default.
std::span<const Convention> conventions();

/// Null when there is none of that name.
const Convention* conventionNamed(std::string_view name);

/// The first convention whose rules these settings follow.
const Convention* conventionOf(const Settings& settings);

/// `settings` under the rules of `convention`, with its own threshold, scale and persistence.
Settings underConvention(const Settings& settings, const Convention& convention);

}  // namespace core
