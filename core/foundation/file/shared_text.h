// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"

#include <memory>
#include <string>
#include <string_view>

namespace core {

/// A text that several may look at: its bytes stay where they are as long as one copy of this is
/// left, so that ids need not be copied out of it. Copies cost nothing. A NUL byte stands behind
/// its end.
class SharedText {
public:
    SharedText() = default;
    explicit SharedText(std::string text);
    /// @param text kept by `owner`, and followed by a NUL byte
    SharedText(std::shared_ptr<const void> owner, std::string_view text);

    std::string_view view() const { return m_text; }

private:
    std::shared_ptr<const void> m_owner;
    std::string_view m_text = "";
};

/// readText(), to be shared.
/// @param loading told of the bytes read; may be null
Parsed<SharedText> readSharedText(const std::string& path, Loading* loading = nullptr,
                                  const ExpansionLimit& limit = {});

/// The bytes of a file as they are, compressed or not; "-" is standard input. A regular file is
/// mapped into memory, not read: when another program shortens it meanwhile, this one ends with a
/// bus error. For programs that may.
Parsed<SharedText> mappedBytes(const std::string& path);

/// Has the pages of a mapped text brought into memory all at once, which takes less than one after
/// the other when they are touched. Changes nothing elsewhere.
void bringIn(std::string_view text);

}  // namespace core
