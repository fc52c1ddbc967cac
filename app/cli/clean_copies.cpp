// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clean_copies.h"

#include "core/collections/import/collection_files.h"
#include "core/foundation/file/text_source.h"
#include "core/rankings/runs/qrels_text.h"
#include "core/rankings/runs/run_text.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

namespace cli {

namespace {

struct Copy {
    std::string path;
    std::string content;
    std::string from;
};

/// A word that is valid in file names and columns.
std::string wordOf(std::string name)
{
    std::replace_if(
        name.begin(), name.end(),
        [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == '/'; }, '_');
    return name.empty() || name == "-" ? "run" : name;
}

/// The name of a file's copies, without extension.
std::string fileNameOf(const std::string& path)
{
    std::string name = wordOf(core::plainName(path));
    for (const std::string_view ending : {".run", ".qrels"})
        if (name.size() > ending.size() && name.ends_with(ending))
            name.resize(name.size() - ending.size());
    return name;
}

class CleanCopies {
public:
    CleanCopies(std::string folder, std::optional<core::JudgmentFormat> format)
        : m_folder(std::move(folder))
        , m_format(format)
    {}

    std::optional<core::ParseError> add(const core::CheckedFile& file)
    {
        const std::string name = fileNameOf(file.file.path);
        if (file.qrels)
            if (auto problem = addJudgments(file, name))
                return problem;
        for (const core::Run& run : file.runs)
            add(run, file.runs.size() > 1 ? name + "-" + wordOf(run.tag) : name, file);
        return std::nullopt;
    }
    const std::vector<Copy>& copies() const { return m_copies; }

private:
    std::optional<core::ParseError> addJudgments(const core::CheckedFile& file,
                                                 const std::string& name)
    {
        const auto& row = core::rowOf(m_format.value_or(core::JudgmentFormat::Trec));
        auto text = row.write(*file.qrels, {}, file.file.path);
        if (text)
            add(name, std::string(row.ending), *std::move(text), file);
        else if (m_format)
            return std::move(text).error();
        else
            add(name, ".qrels.tsv", core::qrelsTable(*file.qrels), file);
        return std::nullopt;
    }

    void add(const core::Run& run, const std::string& name, const core::CheckedFile& file)
    {
        auto text = core::runText(run, wordOf(run.tag.empty() ? name : run.tag), file.file.path);
        const bool isTrec = text.hasValue();
        add(name, isTrec ? ".run" : ".run.tsv", isTrec ? *std::move(text) : core::runTable(run),
            file);
    }

    void add(const std::string& name, const std::string& ending, std::string content,
             const core::CheckedFile& file)
    {
        std::string path = pathOf(name + ending);
        for (int number = 2; isTaken(path); ++number)
            path = pathOf(name + "-" + std::to_string(number) + ending);
        m_copies.push_back({std::move(path), std::move(content), file.file.path});
    }

    std::string pathOf(const std::string& name) const
    {
        return (std::filesystem::path(m_folder) / name).string();
    }

    bool isTaken(const std::string& path) const
    {
        return std::ranges::any_of(m_copies, [&](const Copy& copy) { return copy.path == path; });
    }

    std::string m_folder;
    std::optional<core::JudgmentFormat> m_format;
    std::vector<Copy> m_copies;
};

}  // namespace

core::Parsed<std::string> writeClean(const std::string& folder,
                                     const std::vector<core::Parsed<core::CheckedFile>>& files,
                                     std::optional<core::JudgmentFormat> format)
{
    CleanCopies clean(folder, format);
    for (const auto& file : files)
        if (file)
            if (auto problem = clean.add(*file))
                return *std::move(problem);
    const auto refused = [](const std::string& path, const std::error_code& why) {
        return core::ParseError{path, 0, core::ErrorCode::CannotWrite, why.message()};
    };
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return refused(folder, error);
    std::vector<core::TextOfFile> texts;
    std::string told;
    for (const Copy& copy : clean.copies()) {
        if (std::filesystem::symlink_status(copy.path, error).type() !=
            std::filesystem::file_type::not_found)
            return refused(copy.path, {EEXIST, std::generic_category()});
        texts.push_back({copy.path, copy.content});
        told += copy.path + ": clean copy of " + copy.from + "\n";
    }
    if (auto problem = core::writeTexts(texts))
        return *std::move(problem);
    return told;
}

}  // namespace cli
