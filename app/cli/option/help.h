#pragma once

#include <string>
#include <string_view>

namespace cli {

/// An option's description in lines that fit beside its name on a usual terminal.
std::string wrapped(std::string_view description);

}  // namespace cli
