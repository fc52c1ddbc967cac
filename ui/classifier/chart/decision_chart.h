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

/// The decision curve of every model whose scores are probabilities: its net benefit against the
/// threshold probability, beside accepting all and none. What is drawn, what is said of it, and its
/// figure.
class DecisionChart {
    Q_DECLARE_TR_FUNCTIONS(ui::DecisionChart)
public:
    explicit DecisionChart(const ClassifierDocument& document, const NumberFormat& format = {});

    /// No model has such a curve.
    bool isEmpty() const { return m_models.empty(); }
    /// Why a model has none, in a sentence; empty where all have.
    const QString& whyEmpty() const { return m_whyEmpty; }
    /// Without what stands beside the threshold.
    Chart chart() const;
    /// The threshold in force as a probability; one beyond those that are drawn at the edge. Of a
    /// chart that is not empty.
    double marker() const;
    /// What is read off at the threshold.
    QString sentence() const;
    /// Where models are useful, whatever the threshold. O(samples)
    QString rangeSentence() const;
    PaperFigure figure() const;

private:
    Chart chart(const ModelNames& names) const;
    std::vector<Series> series(const ModelNames& names) const;
    QString sentence(const ModelNames& names, const NumberFormat& format) const;
    static QString rangesText(const std::vector<core::Interval>& ranges,
                              const NumberFormat& format);
    QString rangeSentence(const ModelNames& names, const NumberFormat& format) const;
    PaperFigure figureWith(const ModelNames& names) const;
    QString caption(const ModelNames& names) const;
    double thresholdProbability() const;

    const ClassifierDocument& m_document;
    NumberFormat m_format;
    std::vector<std::size_t> m_models;  ///< those whose scores are probabilities
    QString m_whyEmpty;
};

}  // namespace ui
