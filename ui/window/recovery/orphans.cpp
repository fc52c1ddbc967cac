// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recovery/orphans.h"

#include "core/foundation/file/text_source.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/wording.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

bool isFromNewerVersion(const core::ParseError& error)
{
    return error.problem == core::ErrorCode::NewerVersion;
}

bool isUnreadable(const core::ParseError& error)
{
    return error.problem == core::ErrorCode::CannotOpen ||
           error.problem == core::ErrorCode::CannotRead;
}

void readInto(Orphans& orphans, RecoveryFile file)
{
    const std::string path = file.nativePath();
    const auto text = core::readText(path);
    auto recovery = text ? core::parseRecovery(*text, path) : text.error();
    if (recovery) {
        orphans.found.push_back(
            {std::make_shared<RecoveryFile>(std::move(file)), *std::move(recovery)});
        return;
    }
    if (isFromNewerVersion(recovery.error()))
        return;
    const QString why = errorText(recovery.error());
    if (isUnreadable(recovery.error()))
        orphans.refusals << Wording::tr("Earlier unsaved changes can’t be restored: %1").arg(why);
    else
        orphans.refusals
            << Wording::tr(
                   "Earlier unsaved changes can’t be restored: %1. The file was kept as “%2”.")
                   .arg(why, QFileInfo(file.keepAsDamaged()).fileName());
}

/// Removes locks without a file, and partial files of killed programs.
void sweep(const QDir& folder)
{
    const QString ending = RecoveryFile::lockEnding();
    for (const QString& name : folder.entryList({QStringLiteral("*") + ending}, QDir::Files)) {
        const QString path = folder.filePath(name.chopped(ending.size()) + RecoveryFile::ending());
        if (!QFileInfo::exists(path))
            RecoveryFile::claim(path);
    }
    // No write takes an hour, so older ones are abandoned.
    const QDateTime recently = QDateTime::currentDateTimeUtc().addSecs(-3600);
    const QStringList halves{QStringLiteral(".rankscope-*.tmp")};
    for (const QFileInfo& half : folder.entryInfoList(halves, QDir::Files | QDir::Hidden))
        if (half.lastModified() < recently)
            QFile::remove(half.filePath());
}

}  // namespace

QString recoveryFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("recovery"));
}

Orphans claimOrphans(const QString& folder)
{
    Orphans orphans;
    const QDir directory(folder);
    if (!directory.exists())
        return orphans;
    sweep(directory);
    const QStringList files{QStringLiteral("*") + RecoveryFile::ending()};
    for (const QString& name : directory.entryList(files, QDir::Files, QDir::Name))
        if (auto file = RecoveryFile::claim(directory.filePath(name)))
            readInto(orphans, *std::move(file));
    std::ranges::stable_sort(orphans.found, [](const Orphan& left, const Orphan& right) {
        return left.recovery.editedAt > right.recovery.editedAt;
    });
    return orphans;
}

}  // namespace ui
