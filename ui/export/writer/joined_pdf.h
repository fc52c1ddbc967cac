// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/drawn_pdf.h"

#include <QByteArray>
#include <QSizeF>

#include <vector>

namespace ui {

/// How many pages are printed on each side of a sheet of paper.
enum class PagesOnSide { One, Two };

/// PDFs as one, to be printed on both sides: each begins on a new sheet of paper, after an empty
/// page if necessary. O(pages).
/// @param paper the size of their pages, in points
QByteArray joinedPdf(const std::vector<QByteArray>& documents, QSizeF paper, PagesOnSide side,
                     const PdfWords& words);

}  // namespace ui
