// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace ranking_samples {

/// One LaTeX document of several that share a preamble and a size, a sheet of each.
inline QByteArray joinedSheets(const std::vector<QByteArray>& documents)
{
    const QByteArray begin = "\\begin{document}\n";
    const QByteArray& first = documents.front();
    QByteArray text = first.left(first.indexOf(begin) + begin.size());
    for (const QByteArray& document : documents) {
        const qsizetype from = document.indexOf(begin) + begin.size();
        text += document.mid(from, document.indexOf("\\end{document}") - from) + "\\newpage\n";
    }
    return text + "\\end{document}\n";
}

}  // namespace ranking_samples
