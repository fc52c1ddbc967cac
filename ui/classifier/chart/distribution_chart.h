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
    bool hasEveryModel = true;             ///< in figures: each has a row
    std::optional<std::size_t> bins = {};  ///< none: as many as help
    NumberFormat format = {};
    std::optional<GuessedScore> guess = {};
};

/// How the scores are distributed, by class: what is drawn, what is said of it, and its figure,
/// which has a row for every model.
class DistributionChart {
    Q_DECLARE_TR_FUNCTIONS(ui::DistributionChart)
public:
    explicit DistributionChart(const ClassifierDocument& document,
                               const DistributionOptions& options = {})
        : m_document(document)
        , m_options(options)
    {}

    /// There are several, and all are drawn.
    bool showsRows() const;
    /// The scores that the chart of a model shows: of all models where those are drawn.
    core::ScoreRange range(std::size_t model) const;
    core::ScoreHistogram counted(std::size_t model) const;
    Histogram histogram(const core::ScoreHistogram& counted) const;
    /// @param model may be empty
    QString xTitle(const QString& model) const;
    /// What it shows, in a sentence.
    QString summary(const core::ScoreHistogram& counts) const;
    QString sentenceAt(std::size_t model, double threshold) const;
    /// A number of samples, or a sum of weights.
    QString amount(double count) const;
    PaperFigure figure() const;

private:
    PaperFigure frontFigure(const ModelNames& names) const;
    PaperFigure rowsFigure() const;
    PaperFigure rowFigure(std::size_t model, std::size_t columns, const ModelNames& names) const;
    HistogramMarks marks() const;
    QString seenText(const QString& name, std::size_t model) const;
    QString caption(const ModelNames& names) const;
    QString methods() const;
    std::vector<FigureName> classifierMetricNames(const ModelNames& modelNames) const;

    const ClassifierDocument& m_document;
    DistributionOptions m_options;
};

}  // namespace ui
