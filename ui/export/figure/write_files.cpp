// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/write_files.h"

#include "core/foundation/file/text_source.h"
#include "ui/text/import/error_text.h"

#include <QFile>

#include <vector>

namespace ui {

std::optional<QString> writeFiles(std::span<const BesideFile> files)
{
    std::vector<core::TextOfFile> texts;
    for (const BesideFile& file : files)
        texts.push_back(
            {QFile::encodeName(file.path).toStdString(),
             {file.content.constData(), static_cast<std::size_t>(file.content.size())}});
    const auto error = core::writeTexts(texts);
    return error ? std::optional(errorText(*error)) : std::nullopt;
}

}  // namespace ui
