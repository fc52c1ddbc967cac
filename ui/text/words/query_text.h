// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/differences.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

namespace ui {

/// The names of a measure and of two runs compared under it.
struct ComparedNames {
    QString measure;
    QString a;
    QString b;
};

/// "A bm25" and "B reranked".
QString nameOfA(const ComparedNames& names);
QString nameOfB(const ComparedNames& names);

/// "Query 373: A 0.4151, B 0.2890, Δ −0.1261."
QString differenceSentence(const QString& query, double a, double b, const NumberFormat& format);
/// Rich text in several lines, with the query's text and the names of the runs.
/// @param text of the query, may be empty
/// @param more lines to add below
QString differenceTip(const QString& query, const QString& text, double a, double b,
                      const ComparedNames& names, const NumberFormat& format,
                      const QStringList& more = {});

/// For one run: "Query 373: 0.4151."
QString valueSentence(const QString& query, double value, const NumberFormat& format);
/// @param names the measure, and the run as A
QString valueTip(const QString& query, const QString& text, double value,
                 const ComparedNames& names, const NumberFormat& format,
                 const QStringList& more = {});

/// "B higher: 26", "tied: 1", "B lower: 16".
QString wonText(const core::WinTieLoss& counts, const QLocale& locale);
QString tiedText(const core::WinTieLoss& counts, const QLocale& locale);
QString staleText(const core::WinTieLoss& counts, const QLocale& locale);

/// "dense higher: 26": with the run's name, for print.
QString higherText(const QString& system, std::size_t queries, const QLocale& locale);

/// "43 queries", or "12 of 43 queries" under a filter.
QString queryCountText(std::size_t shown, std::size_t all, const QLocale& locale);
/// "2 skipped: not in both runs"; empty if none is skipped.
QString leftOutText(const core::LeftOut& leftOut, const QLocale& locale);

}  // namespace ui
