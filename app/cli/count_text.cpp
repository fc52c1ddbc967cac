#include "app/cli/count_text.h"

#include "ui/words/quoted_text.h"

#include <algorithm>

namespace cli {

std::string counted(std::size_t count, std::string_view one, std::string_view many)
{
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string firstOf(std::span<const std::string> names)
{
    constexpr std::size_t most = 10;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
        text += (i == 0 ? "" : ", ") + ui::inMessage(names[i]).toStdString();
    return names.size() > most ? text + " …" : text;
}

}  // namespace cli
