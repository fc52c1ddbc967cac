// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"

#include <QByteArray>

namespace ui {

/// What was chosen of the report as one page of HTML that needs nothing else: charts and formulas
/// as SVG in it, its style inside, every picture in words besides; tables are sorted and searched
/// by a script inside. It is well-formed XML too. The
/// same report gives the same bytes.
QByteArray reportHtml(const Report& report);

}  // namespace ui
