#pragma once

#include "ui/export/report.h"

#include <QAbstractItemModel>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace ui {

class FigureSource;

// What the reports of all kinds of document have in common.

/// A model's rows under its headings: the texts that are shown, and the numbers behind them.
/// @param most rows
core::Table tableOf(const QAbstractItemModel& model, const QString& caption, int most);

/// The charts that there are, each by its title; those in `unchosen` by kind are left out until
/// they are chosen. Waits for those that are being worked out.
ReportSection chartSection(std::span<FigureSource* const> figures, const QStringList& unchosen);

/// The conventions in force, each a sentence of its own, and the program that wrote it.
ReportSection settingsSection(const QStringList& paragraphs);

/// A cell without a number.
core::TableCell textCell(const QString& text);

}  // namespace ui
