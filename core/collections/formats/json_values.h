// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

namespace core {

/// A text or a whole number as an id; empty if it is neither. For .cpp files of core only.
std::string idOf(const nlohmann::json& value);

/// A number, or a text with a number; may be infinite or NaN.
std::optional<double> numberOf(const nlohmann::json& value);

}  // namespace core
