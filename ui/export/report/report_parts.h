// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"

#include <QAbstractItemModel>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

// What the reports of all kinds of document have in common.

/// A model's rows under its headings: the texts that are shown, and the numbers behind them.
/// @param most rows
core::Table tableOf(const QAbstractItemModel& model, const QString& caption, int most);

/// The charts that have something to show, each by its title.
ReportSection chartSection(std::vector<PaperFigure> figures);

/// The files with their size and SHA-256, read now; those that are no files, such as pipes, are
/// left out.
ReportSection inputSection(const QStringList& paths);
/// Puts that before the appendix.
void addInputs(Report& report, const QStringList& paths);

/// The conventions in force, each a sentence of its own, and the program that wrote it.
ReportSection settingsSection(const QStringList& paragraphs);

/// "0.031", "< 0.001", or a dash for none.
core::TableCell pCell(const std::optional<double>& p, const QLocale& locale);

}  // namespace ui
