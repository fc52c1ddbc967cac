#pragma once

#include "core/collection/mean_curve.h"
#include "ui/chart/series.h"
#include "ui/figure/paper_figure.h"
#include "ui/words/number_text.h"

#include <QCoreApplication>

#include <functional>
#include <stop_token>
#include <vector>

namespace ui {

class CollectionDocument;

/// Interpolated precision at every point of recall, its mean over the queries that are shown.
struct RecallCurves {
    core::Settings settings;  ///< the threshold, and how many documents a share of recall takes
    /// By run, empty where a run is not drawn; empty: nothing is worked out.
    std::vector<std::vector<core::MeanAtCutoff>> runs;
};
/// Works out the means of the document as it stands now, also in a thread of its own. The threshold
/// and the rounding are those of the measure in front, where it has them.
std::function<RecallCurves(const std::stop_token& stop)>
recallWork(const CollectionDocument& document);

/// Precision against recall of A, B and the best others: the mean over the queries of the precision
/// interpolated at recall 0, 0.1, … 1. What is drawn, what is said of it, and its figure.
class RecallChart {
    Q_DECLARE_TR_FUNCTIONS(ui::RecallChart)
public:
    /// Keeps a reference to both.
    RecallChart(const CollectionDocument& document, const RecallCurves& curves,
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
    QString caption() const;

    const CollectionDocument& m_document;
    const RecallCurves& m_curves;
    NumberFormat m_format;
};

}  // namespace ui
