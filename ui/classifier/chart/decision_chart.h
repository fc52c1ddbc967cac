// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/metrics/statistics/paired_t.h"
#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"

#include <QCoreApplication>

#include <vector>

namespace ui {

class ClassifierDocument;
class ModelNames;

/// What a decision chart shows.
struct DecisionOptions {
    bool hasBand = false;       ///< around each curve
    bool isDifference = false;  ///< from the current model, always with bands
    double highest = 0;         ///< the last threshold shown; 0: as highest() chooses

    bool operator==(const DecisionOptions&) const = default;
};

/// The decision curve of every model whose scores are probabilities: its net benefit against the
/// threshold probability, with the curves of treating all samples and none as positive. Provides
/// the chart, its sentences and its figure.
class DecisionChart {
    Q_DECLARE_TR_FUNCTIONS(ui::DecisionChart)
public:
    explicit DecisionChart(const ClassifierDocument& document, const NumberFormat& format = {},
                           const DecisionOptions& options = {});

    /// Whether no model has a decision curve.
    bool isEmpty() const { return m_models.empty(); }
    /// A sentence that says why some models have no curve; empty where all have one.
    const QString& whyEmpty() const { return m_whyEmpty; }
    /// The chart without its mark at the threshold.
    Chart chart() const;
    /// The current threshold as a probability; none if it lies outside the drawn range. Requires
    /// !isEmpty().
    std::optional<double> marker() const;
    /// The last threshold shown: unless chosen, twice the share of positives, or the current
    /// threshold if it is higher. Requires !isEmpty().
    double highest() const;
    /// The net benefits at the threshold, or at each model's own.
    QString sentence() const;
    /// Where models are useful, over all thresholds. O(samples).
    QString rangeSentence() const;
    PaperFigure figure() const;

private:
    Chart chart(const ModelNames& names) const;
    std::vector<Series> series(const ModelNames& names) const;
    Chart differences(const ModelNames& names) const;
    std::vector<ChartBackdrop::Band> bands(const std::vector<Series>& drawn) const;
    QString bandSentence() const;
    QString sentence(const ModelNames& names, const NumberFormat& format) const;
    static QString rangesText(const std::vector<core::Interval>& ranges,
                              const NumberFormat& format);
    QString rangeSentence(const ModelNames& names, const NumberFormat& format) const;
    PaperFigure figureWith(const ModelNames& names) const;
    QString methods() const;
    QString caption(const ModelNames& names) const;
    double thresholdProbability() const;
    /// Of a model's own threshold.
    double thresholdProbability(std::size_t model) const;
    bool haveOwnThresholds() const;

    const ClassifierDocument& m_document;
    NumberFormat m_format;
    DecisionOptions m_options;
    std::size_t m_baseline = 0;         ///< the model from which others differ
    std::vector<std::size_t> m_models;  ///< those whose scores are probabilities
    QString m_whyEmpty;
};

}  // namespace ui
