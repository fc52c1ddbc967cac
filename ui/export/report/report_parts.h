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

// Shared by the reports of all kinds of document.

/// A model's rows with headings: the texts shown and the numbers behind them.
/// @param most the maximum number of rows
core::Table tableOf(const QAbstractItemModel& model, const QString& caption, int most);

/// Charts with content, each with its title.
ReportSection chartSection(std::vector<PaperFigure> figures);

/// Inserts that section before the appendix.
void addInputs(Report& report, const QStringList& paths);

/// The current rules, one sentence each, and the program's version.
ReportSection settingsSection(const QStringList& paragraphs);

/// "0.031", "< 0.001", or a dash if none.
core::TableCell pCell(const std::optional<double>& p, const QLocale& locale);

}  // namespace ui
