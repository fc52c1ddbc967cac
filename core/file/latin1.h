#pragma once

#include "core/file/finding_counts.h"
#include "core/file/shared_text.h"

#include <string>
#include <string_view>

namespace core {

/// The text as it is where it is UTF-8; else each of its bytes taken as a character of Latin-1, and
/// counted: MovieLens has its titles so. O(n).
SharedText utf8FromLatin1(SharedText text, FindingCounts& counts);

/// Each byte taken as a character of Latin-1. O(n).
std::string utf8FromLatin1(std::string_view bytes);

}  // namespace core
