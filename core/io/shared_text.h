#pragma once

#include "core/io/parse_error.h"

#include <memory>
#include <string>
#include <string_view>

namespace core {

/// A text that several may look at: its bytes stay where they are as long as one copy of this is
/// left, so that ids need not be copied out of it. Copies cost nothing.
class SharedText {
public:
    SharedText() = default;
    explicit SharedText(std::string text);

    std::string_view view() const { return m_text; }

private:
    std::shared_ptr<const void> m_owner;
    std::string_view m_text;
};

/// readText(), to be shared.
Parsed<SharedText> readSharedText(const std::string& path);

}  // namespace core
