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

/// Works out interpolated precision at every point of recall, its mean over the queries that are
/// shown, of the document as it stands now, also in a thread of its own. The threshold and the
/// rounding are those of the measure in front, where it has them.
std::function<MeanCurves(const std::stop_token& stop)>
recallWork(const CollectionDocument& document);

/// Precision against recall of A, B and the best others: the mean over the queries of the precision
/// interpolated at recall 0, 0.1, … 1. What is drawn, what is said of it, and its figure.
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

    /// Why nothing is drawn where that is so, in a sentence.
    QString whyEmpty() const;
    /// With recall 0.5 marked.
    Chart chart() const;
    /// "Recall 0.3"
    QString labelAt(double recall) const;
    /// Of the point of recall that is nearest.
    QString sentenceAt(double recall) const { return sentenceAt(recall, m_format); }
    /// @param marked a point of recall; none: 0.5
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
