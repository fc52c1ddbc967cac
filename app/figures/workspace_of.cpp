// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/workspace_of.h"

#include "app/cli/option/session_input.h"
#include "app/cli/option/streams.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/recognise.h"
#include "core/documents/sessions/session_archive.h"
#include "core/foundation/file/beginning.h"
#include "ui/text/sessions/session_text.h"

#include <filesystem>
#include <system_error>

namespace figures {

using cli::ExitStatus;

std::variant<Workspace, ExitStatus> workspaceOf(const cli::OptionSet& command,
                                                const DocumentInput& input)
{
    if (input.files.size() > 1)
        return input.query && input.files.size() == 2 ? Workspace::Ranking : Workspace::Collection;
    const std::string& file = input.files.front();
    std::error_code unknown;
    if (file == "-" || std::filesystem::is_fifo(file, unknown))
        return cli::wrongUsage(
            command,
            "the kind of input cannot be detected from standard input or a pipe; use files.");
    if (core::isFolder(file) || core::isSessionArchive(file))
        return Workspace::Collection;
    constexpr std::size_t enough = std::size_t{1} << 18;
    auto beginning = core::readBeginning(file, enough, input.choices.expansion);
    if (!beginning)
        return cli::refuse(beginning.error());
    std::string text = *std::move(beginning);
    if (ui::isFigure(text)) {
        auto session = cli::readSessionText(file);
        if (const auto* status = std::get_if<ExitStatus>(&session))
            return *status;
        text = std::get<std::string>(std::move(session));
    }
    switch (core::recognise(text)) {
    case core::FileKind::SampleSession:
    case core::FileKind::Samples:
        return Workspace::Classifier;
    case core::FileKind::CollectionSession:
    case core::FileKind::Collection:
    case core::FileKind::PerQueryValues:
        return Workspace::Collection;
    case core::FileKind::Session:
    case core::FileKind::Grades:
        break;
    }
    return input.samples.label || !input.samples.scores.empty() ? Workspace::Classifier
                                                                : Workspace::Ranking;
}

}  // namespace figures
