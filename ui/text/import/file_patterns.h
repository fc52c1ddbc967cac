// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/compression.h"

#include <QString>
#include <QStringList>

namespace ui {

/// The patterns of compressed files for a file dialog: "*.gz *.xz *.zst *.bz2".
inline QString compressedPatterns()
{
    QStringList patterns;
    for (const std::string_view ending : core::compressionEndings)
        patterns << QLatin1Char('*') +
                        QLatin1String(ending.data(), static_cast<qsizetype>(ending.size()));
    return patterns.join(QLatin1Char(' '));
}

}  // namespace ui
