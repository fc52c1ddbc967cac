// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/reader_models/reader_models.h"
#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace ui {

class RankingDocument;

/// The readers of RBP, P@k, RR, AP and INST: how likely each is to go on from every rank, and in
/// its name how many documents it is expected to view.
struct Readers {
    std::vector<core::ReaderModel> models;  ///< none without documents
    Chart chart;
};
Readers readersOf(const RankingDocument& document, const NumberFormat& format);
/// What the lines mean, and how many documents each reader is expected to view; empty without
/// documents.
QString readerSentence(const Readers& readers, const QLocale& locale);
PaperFigure readerFigure(const RankingDocument& document, const NumberFormat& format);

}  // namespace ui
