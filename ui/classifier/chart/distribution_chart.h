// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/score_histogram.h"
#include "ui/charts/chart/histogram.h"
#include "ui/charts/figure/histogram_figure.h"
#include "ui/charts/figure/paper_figure.h"

#include <QCoreApplication>

#include <optional>

namespace ui {

class ClassifierDocument;
class ModelNames;

/// How distributions of scores are drawn.
struct DistributionOptions {
    bool isLogarithmic = false;
    bool hasEveryModel = true;             ///< in figures: one row each
    std::optional<std::size_t> bins = {};  ///< none: automatic
    NumberFormat format = {};
    std::optional<GuessedScore> guess = {};
};

/// The distribution of scores by class: provides the chart, its sentences and its figure, which has
/// one row per model.
class DistributionChart {
    Q_DECLARE_TR_FUNCTIONS(ui::DistributionChart)
public:
    explicit DistributionChart(const ClassifierDocument& document,
                               const DistributionOptions& options = {})
        : m_document(document)
        , m_options(options)
    {}

    /// Whether all of several models are drawn.
    bool showsRows() const;
    /// The range of scores that a model's chart shows: the range over all models where all are
    /// drawn.
    core::ScoreRange range(std::size_t model) const;
    core::ScoreHistogram counted(std::size_t model) const;
    Histogram histogram(const core::ScoreHistogram& counted) const;
    /// @param model may be empty
    QString xTitle(const QString& model) const;
    /// The chart's summary in one sentence.
    QString summary(const core::ScoreHistogram& counts) const;
    QString sentenceAt(std::size_t model, double threshold) const;
    /// A count of samples, or a sum of weights, as text.
    QString amount(double count) const;
    PaperFigure figure() const;

private:
    PaperFigure frontFigure(const ModelNames& names) const;
    PaperFigure rowsFigure() const;
    PaperFigure rowFigure(std::size_t model, std::size_t columns, const ModelNames& names) const;
    HistogramMarks marks(std::size_t model) const;
    QString seenText(const QString& name, std::size_t model) const;
    QString caption(const ModelNames& names) const;
    QString methods() const;
    std::vector<FigureName> classifierMetricNames(const ModelNames& modelNames) const;

    const ClassifierDocument& m_document;
    DistributionOptions m_options;
};

}  // namespace ui
