#include "core/io/shared_text.h"

#include "core/io/text_source.h"

#include <utility>

namespace core {

SharedText::SharedText(std::string text)
{
    const auto owned = std::make_shared<const std::string>(std::move(text));
    m_text = *owned;
    m_owner = owned;
}

Parsed<SharedText> readSharedText(const std::string& path)
{
    auto text = readText(path);
    if (!text)
        return std::move(text).error();
    return SharedText(*std::move(text));
}

}  // namespace core
