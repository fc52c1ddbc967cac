#include "core/io/recognise.h"

#include "core/text/ascii.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace core {

namespace {

constexpr std::size_t linesToJudge = 20;

std::vector<std::string_view> columnsOf(std::string_view line)
{
    std::vector<std::string_view> columns;
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        const auto* const end = std::find_if(line.begin(), line.end(), isBlank);
        columns.push_back(line.substr(0, static_cast<std::size_t>(end - line.begin())));
        line.remove_prefix(columns.back().size());
    }
    return columns;
}

std::vector<std::vector<std::string_view>> firstLines(std::string_view text)
{
    std::vector<std::vector<std::string_view>> lines;
    while (!text.empty() && lines.size() < linesToJudge) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        if (!line.empty() && !line.starts_with('#'))
            lines.push_back(columnsOf(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool isNumber(std::string_view text)
{
    double number = 0;
    return readNumber(text, number);
}

}  // namespace

FileKind recognise(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (trimmed(text).starts_with('{'))
        return FileKind::Session;
    const auto lines = firstLines(text);
    if (lines.empty())
        return FileKind::Grades;
    const auto& first = lines.front();
    if (first.size() >= 5 && equalsIgnoringCase(first[1], "Q0"))
        return FileKind::Run;
    const bool wide =
        std::all_of(lines.begin(), lines.end(), [](const auto& line) { return line.size() >= 5; });
    if (wide && lines.size() > 1 && !isNumber(first[2]))
        return FileKind::Run;
    const bool fourColumns =
        std::all_of(lines.begin(), lines.end(), [](const auto& line) { return line.size() == 4; });
    const bool namesDocument = first.size() == 4 && !isNumber(first[2]) &&
                               first[2].find(':') == std::string_view::npos && first[2] != "u" &&
                               first[2] != "?" && first[2] != "-" && first[2] != "|";
    if ((fourColumns && lines.size() > 1) || namesDocument)
        return FileKind::Qrels;
    return FileKind::Grades;
}

}  // namespace core
