// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/answer_folder.h"

#include "core/collections/formats/json_results.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/refusal_cause.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/json/json_library.h"

#include <algorithm>
#include <filesystem>
#include <optional>

namespace core {

namespace {

bool areJson(const std::vector<std::string>& files)
{
    const auto isJson = [](const std::string& file) {
        return file.find(".json") != std::string::npos;
    };
    return !files.empty() && std::ranges::all_of(files, isJson);
}

std::optional<AnswerName> answerIn(const std::string& file)
{
    constexpr std::size_t looked = std::size_t{1} << 18;
    const auto beginning = readBeginning(file, looked);
    return beginning ? answerName(*beginning) : std::nullopt;
}

}  // namespace

bool areAnswers(const std::vector<std::string>& files)
{
    return areJson(files) && answerIn(files.front());
}

Parsed<SharedText> readSource(const std::string& path, Loading* loading,
                              const ExpansionLimit& limit)
{
    std::vector<std::string> files;
    if (isFolder(path))
        if (auto all = filesInFolder(path))
            files = *std::move(all);
    if (isFolder(path) && !areAnswers(files)) {
        // Says what the files seem to be.
        const auto first = areJson(files) ? readSharedText(files.front(), loading, limit)
                                          : Parsed<SharedText>(ParseError{});
        if (first)
            if (auto error = unknownJson(first->view(), files.front()))
                return *std::move(error);
        const std::string file =
            files.empty() ? std::string()
                          : excerpt(std::filesystem::path(files.front()).filename().string());
        return ParseError{path, 0, ErrorCode::InnerFolder, file};
    }
    if (files.empty())
        return readSharedText(path, loading, limit);
    const bool areNamed = answerIn(files.front()) == AnswerName::Query;
    std::string joined;
    for (const std::string& file : files) {
        const auto text = readSharedText(file, loading, limit);
        if (!text)
            return text.error();
        if (!areNamed)
            joined += (joined.empty() ? "{" : ",\n") +
                      json_library::dump(nlohmann::json(plainName(file))) + ": ";
        joined.append(withoutByteOrderMark(text->view())).append(areNamed ? "\n" : "");
    }
    return SharedText(joined + (areNamed ? "" : "}\n"));
}

}  // namespace core
