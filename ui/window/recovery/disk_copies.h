// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <string>
#include <string_view>

namespace ui {

/// What the session files held when this window last read or wrote them, to notice what another
/// program wrote since. The content counts: a file that was only touched has not changed.
class DiskCopies {
public:
    /// A short name of a content: equal contents have equal names.
    static std::string digestOf(std::string_view content);

    /// @param digest empty: not known
    void remember(const QString& path, const std::string& digest);
    /// Empty when the file was never read nor written here.
    std::string digest(const QString& path) const;
    /// Whether the file holds something else now. A file that is gone or was never known does not.
    /// O(bytes).
    bool isChanged(const QString& path) const;

private:
    QHash<QString, std::string> m_digests;
};

}  // namespace ui
