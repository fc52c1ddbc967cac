// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <string>
#include <string_view>

namespace ui {

/// The content of session files when this window last read or wrote them, to notice changes by
/// other programs. Compares contents: a file with only a new date has not changed.
class DiskCopies {
public:
    /// A digest of a content: equal contents have equal digests.
    static std::string digestOf(std::string_view content);

    /// @param digest empty: unknown
    void remember(const QString& path, const std::string& digest);
    /// Empty if the file was never read or written here.
    std::string digest(const QString& path) const;
    /// Whether the file's content has changed. False for a missing or unknown file. O(bytes).
    bool isChanged(const QString& path) const;

private:
    QHash<QString, std::string> m_digests;
};

}  // namespace ui
