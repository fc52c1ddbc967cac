// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"

#include <memory>
#include <string>
#include <string_view>

namespace core {

/// A text shared by several owners. Its bytes stay in place as long as a copy of this object
/// exists, so ids need not be copied out of it. Copying is cheap. A NUL byte follows the end.
class SharedText {
public:
    SharedText() = default;
    explicit SharedText(std::string text);
    /// @param text kept alive by `owner`, and followed by a NUL byte
    SharedText(std::shared_ptr<const void> owner, std::string_view text);

    std::string_view view() const { return m_text; }

private:
    std::shared_ptr<const void> m_owner;
    std::string_view m_text = "";
};

/// The result of readText(), shared.
/// @param loading notified of the bytes read; may be null
Parsed<SharedText> readSharedText(const std::string& path, Loading* loading = nullptr,
                                  const ExpansionLimit& limit = {});

/// The bytes of a file as they are, compressed or not; "-" is standard input. A regular file is
/// mapped into memory, not read: if another program truncates it meanwhile, this one crashes with a
/// bus error. Only for programs where that is acceptable.
Parsed<SharedText> mappedBytes(const std::string& path);

/// Loads the pages of a mapped text into memory all at once, which is faster than one by one on
/// access. Has no other effect.
void bringIn(std::string_view text);

}  // namespace core
