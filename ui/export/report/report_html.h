// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace ui {

/// The selected part of the report as one self-contained HTML page: charts and formulas as inline
/// SVG with text alternatives, inline styles, and a script that sorts and searches tables. It is
/// also well-formed XML. The same report gives the same bytes.
QByteArray reportHtml(const Report& report);

/// Pages that reportHtml() made as one, in order, to read or to print: each begins on a new page of
/// paper. O(bytes).
QByteArray joinedHtml(const std::vector<QByteArray>& pages, const QString& title);

}  // namespace ui
