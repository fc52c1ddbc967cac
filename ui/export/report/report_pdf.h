// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report_pages.h"

#include <QByteArray>

namespace ui {

/// A4 and Letter, in points of 1/72 inch.
inline constexpr QSizeF a4Paper{595, 842};
inline constexpr QSizeF letterPaper{612, 792};

/// The pages as PDF, without anything that depends on time: fonts embedded, charts and formulas as
/// vectors.
QByteArray reportPdf(const ReportPages& pages);

}  // namespace ui
