// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/compression.h"

#include <QString>
#include <QStringList>

namespace ui {

/// What compressed files are called, as a file dialog's filter has it: "*.gz *.xz *.zst *.bz2".
inline QString compressedPatterns()
{
    QStringList patterns;
    for (const std::string_view ending : core::compressionEndings)
        patterns << QLatin1Char('*') +
                        QLatin1String(ending.data(), static_cast<qsizetype>(ending.size()));
    return patterns.join(QLatin1Char(' '));
}

}  // namespace ui
