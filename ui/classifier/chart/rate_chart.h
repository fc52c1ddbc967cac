// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/threshold_metric.h"
#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

namespace ui {

class ClassifierDocument;
class ModelNames;

/// Rates of the model in front against the threshold: what is drawn, what is said of it, and its
/// figure.
class RateChart {
    Q_DECLARE_TR_FUNCTIONS(ui::RateChart)
public:
    /// Drawn unless a person chooses.
    static std::vector<core::ThresholdMetric> usualRates();

    /// @param rates in their order in core::thresholdMetricTable()
    explicit RateChart(const ClassifierDocument& document,
                       std::vector<core::ThresholdMetric> rates = usualRates(),
                       const NumberFormat& format = {})
        : m_document(document)
        , m_rates(std::move(rates))
        , m_format(format)
    {}

    /// F is named with its beta.
    QString nameOf(core::ThresholdMetric rate) const;
    /// Without what stands beside the threshold.
    Chart chart() const;
    /// What the rates are at the threshold in force; of a document with samples.
    QString sentence() const;
    PaperFigure figure() const;

private:
    PaperFigure figureWith(const ModelNames& names) const;
    QString xTitle(const ModelNames& names) const;
    QString caption(const ModelNames& names) const;
    QString methods() const;

    const ClassifierDocument& m_document;
    std::vector<core::ThresholdMetric> m_rates;
    NumberFormat m_format;
};

/// Where a threshold or score stands in a chart over scores: one beyond the axis at its edge.
double placeOf(double score, const ChartAxes& axes);

}  // namespace ui
