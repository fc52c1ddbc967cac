// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recovery/disk_copies.h"

#include "core/documents/sessions/session_archive.h"
#include "core/foundation/file/text_source.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace ui {

std::string DiskCopies::digestOf(std::string_view content)
{
    const QByteArrayView bytes(content.data(), static_cast<qsizetype>(content.size()));
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

void DiskCopies::remember(const QString& path, const std::string& digest)
{
    if (digest.empty())
        m_digests.remove(path);
    else
        m_digests.insert(path, digest);
}

std::string DiskCopies::digest(const QString& path) const
{
    return m_digests.value(path);
}

bool DiskCopies::isChanged(const QString& path) const
{
    const std::string known = digest(path);
    if (known.empty() || !QFileInfo(path).isFile())
        return false;
    const std::string native = QFile::encodeName(path).toStdString();
    const auto content =
        core::isSessionArchive(native) ? core::readBytes(native) : core::readText(native);
    // A damaged file counts as changed; an unreadable one fails with a message when saving.
    if (!content)
        return content.error().problem == core::ErrorCode::DamagedCompression;
    return digestOf(*content) != known;
}

}  // namespace ui
