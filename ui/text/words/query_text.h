// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/differences.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

namespace ui {

/// Two runs that are compared under a measure, by name.
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
/// The same in lines with the query's text and the names of the runs, as rich text.
/// @param text of the query, may be empty
/// @param more lines below
QString differenceTip(const QString& query, const QString& text, double a, double b,
                      const ComparedNames& names, const NumberFormat& format,
                      const QStringList& more = {});

/// The same of one run: "Query 373: 0.4151."
QString valueSentence(const QString& query, double value, const NumberFormat& format);
/// @param names the measure, and the run as A
QString valueTip(const QString& query, const QString& text, double value,
                 const ComparedNames& names, const NumberFormat& format,
                 const QStringList& more = {});

/// "B higher: 26", "tied: 1", "B lower: 16".
QString wonText(const core::WinTieLoss& counts, const QLocale& locale);
QString tiedText(const core::WinTieLoss& counts, const QLocale& locale);
QString staleText(const core::WinTieLoss& counts, const QLocale& locale);

/// "dense higher: 26": on paper systems have their names.
QString higherText(const QString& system, std::size_t queries, const QLocale& locale);

/// "43 queries", or "12 of 43 queries" where a filter leaves some out.
QString queryCountText(std::size_t shown, std::size_t all, const QLocale& locale);
/// "2 left out: not in both runs"; empty where none is.
QString leftOutText(const core::LeftOut& leftOut, const QLocale& locale);

}  // namespace ui
