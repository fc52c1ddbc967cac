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

/// The queries of means, ids in ascending order; nullopt: all.
using MeanQueries = std::optional<std::vector<std::string>>;
MeanQueries queriesOfMeans(const CollectionDocument& document);

/// The means at every cutoff or recall point, with their measure.
struct MeanCurves {
    core::MeasureSpec definition;
    /// By run, empty for runs that are not drawn; empty if nothing is calculated.
    std::vector<std::vector<core::MeanAtCutoff>> runs;
};
/// Those of drawnRuns() that have curves.
std::vector<std::size_t> runsWithCurves(const CollectionDocument& document,
                                        const std::vector<std::vector<core::MeanAtCutoff>>& curves);
/// Whether a run to be drawn has no curve yet.
bool lacksRuns(const CollectionDocument& document,
               const std::vector<std::vector<core::MeanAtCutoff>>& curves);
/// "12 of 43 queries · 6 of 50 runs are drawn"; leaves out a part if all are drawn.
QString drawnRemark(const CollectionDocument& document, const QLocale& locale);
/// "6 of 50 runs are drawn"; empty if all are.
QString drawnRunsRemark(const CollectionDocument& document, const QLocale& locale);
/// The caption, plus drawnRunsCaption() if not all runs are drawn.
QString withDrawnRuns(const QString& caption, const CollectionDocument& document,
                      const QLocale& locale);
/// Which runs a chart draws if not all, in a sentence.
QString drawnRunsCaption(const CollectionDocument& document);

/// Returns a function that calculates the means for the current document; it may run in another
/// thread.
/// @param depth the last cutoff, at most the length of the longest list; nullopt: automatic
std::function<MeanCurves(const std::stop_token& stop)>
meanWork(const CollectionDocument& document, std::optional<std::size_t> depth = {});

/// The mean of the current measure against the cutoff k, for A, B and the best other runs; A and B
/// with the interval of their mean. Its drawing, texts and figure.
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
    /// Why nothing is drawn, in a sentence; else empty.
    QString whyEmpty() const;
    /// The current cutoff is marked, or the last one.
    Chart chart() const;
    QString labelAt(std::size_t k) const;
    QString sentenceAt(std::size_t k) const { return sentenceAt(k, m_format); }
    QString intervalsAt(std::size_t k) const { return intervalsAt(k, m_format); }
    /// @param marked the cutoff; nullopt: the current one
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
