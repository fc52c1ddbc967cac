#include "app/cli/option/help.h"

namespace cli {

std::string wrapped(std::string_view description)
{
    constexpr std::size_t width = 66;
    std::string text;
    while (description.size() > width) {
        const std::size_t end = description.rfind(' ', width);
        if (end == std::string_view::npos)
            break;
        text += std::string(description.substr(0, end)) + '\n';
        description.remove_prefix(end + 1);
    }
    return text + std::string(description);
}

}  // namespace cli
