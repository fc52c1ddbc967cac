// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/collection/chart/mean_chart.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <functional>
#include <stop_token>

namespace ui {

class CollectionDocument;

/// Returns a function that calculates the mean interpolated precision at every recall point over
/// the shown queries, for the current document; it may run in another thread. Uses the threshold
/// and rounding of the current measure, if it has them.
std::function<MeanCurves(const std::stop_token& stop)>
recallWork(const CollectionDocument& document);

/// Precision against recall of A, B and the best other runs: the mean over queries of the precision
/// interpolated at recall 0, 0.1, … 1. Its drawing, texts and figure.
class RecallChart {
    Q_DECLARE_TR_FUNCTIONS(ui::RecallChart)
public:
    /// Keeps a reference to both.
    RecallChart(const CollectionDocument& document, const MeanCurves& curves,
                const NumberFormat& format = {})
        : m_document(document)
        , m_curves(curves)
        , m_format(format)
    {}

    /// Why nothing is drawn, in a sentence; else empty.
    QString whyEmpty() const;
    /// Recall 0.5 is marked.
    Chart chart() const;
    /// "Recall 0.3"
    QString labelAt(double recall) const;
    /// For the nearest recall point.
    QString sentenceAt(double recall) const { return sentenceAt(recall, m_format); }
    /// @param marked a recall point; nullopt: 0.5
    PaperFigure figure(std::optional<double> marked = {}) const;

private:
    QString sentenceAt(double recall, const NumberFormat& format) const;
    QString caption(const QLocale& locale) const;
    QString relevantSentence() const;

    const CollectionDocument& m_document;
    const MeanCurves& m_curves;
    NumberFormat m_format;
};

}  // namespace ui
