// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/mean_curve.h"
#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ui {

class CollectionDocument;

/// Of which queries means are; none: of all. Ids in ascending order.
using MeanQueries = std::optional<std::vector<std::string>>;
MeanQueries queriesOfMeans(const CollectionDocument& document);

/// Means at every cutoff, or point of recall, and of what they are.
struct MeanCurves {
    core::MeasureSpec definition;
    /// By run, empty where a run is not drawn; empty: nothing is worked out.
    std::vector<std::vector<core::MeanAtCutoff>> runs;
};
/// Of drawnRuns() those that have curves.
std::vector<std::size_t> runsWithCurves(const CollectionDocument& document,
                                        const std::vector<std::vector<core::MeanAtCutoff>>& curves);
/// Whether some run that is to be drawn has no curve yet.
bool lacksRuns(const CollectionDocument& document,
               const std::vector<std::vector<core::MeanAtCutoff>>& curves);
/// "12 of 43 queries · 6 of 50 runs are drawn"; without what is so of all.
QString drawnRemark(const CollectionDocument& document, const QLocale& locale);
/// "6 of 50 runs are drawn"; empty where all are.
QString drawnRunsRemark(const CollectionDocument& document, const QLocale& locale);
/// A caption that says so where it is so.
QString withDrawnRuns(const QString& caption, const CollectionDocument& document,
                      const QLocale& locale);
/// Which runs a chart draws where it does not draw all, in a sentence.
QString drawnRunsCaption(const CollectionDocument& document);

/// Works out the means of the document as it stands now, also in a thread of its own.
/// @param depth the last cutoff, at most as many as the longest list has ranks; none: as many as
/// help
std::function<MeanCurves(const std::stop_token& stop)>
meanWork(const CollectionDocument& document, std::optional<std::size_t> depth = {});

/// The mean of the measure in front against the cutoff k, for A, B and the best others; A and B
/// with the interval of their mean. What is drawn, what is said of it, and its figure.
class MeanChart {
    Q_DECLARE_TR_FUNCTIONS(ui::MeanChart)
public:
    /// Keeps a reference to both.
    MeanChart(const CollectionDocument& document, const MeanCurves& means,
              const NumberFormat& format = {})
        : m_document(document)
        , m_means(means)
        , m_format(format)
    {}

    QString title() const;
    /// Why nothing is drawn where that is so, in a sentence.
    QString whyEmpty() const;
    /// With the cutoff in force marked, or the last one.
    Chart chart() const;
    QString labelAt(std::size_t k) const;
    QString sentenceAt(std::size_t k) const { return sentenceAt(k, m_format); }
    QString intervalsAt(std::size_t k) const { return intervalsAt(k, m_format); }
    /// @param marked the cutoff; none: that in force
    PaperFigure figure(std::optional<double> marked = {}) const;

private:
    Chart chartOfMeans(Chart chart) const;
    std::vector<FigureName> classifierMetricNames() const;
    std::size_t depth() const;
    QString intervalText(std::size_t run, std::size_t k, const NumberFormat& format) const;
    QString intervalsAt(std::size_t k, const NumberFormat& format) const;
    QString sentenceAt(std::size_t k, const NumberFormat& format) const;
    QString caption(const NumberFormat& format) const;
    const core::MeanAtCutoff* at(std::size_t run, std::size_t k) const;

    const CollectionDocument& m_document;
    const MeanCurves& m_means;
    NumberFormat m_format;
};

}  // namespace ui
