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

/// Rates of the current model against the threshold: provides the chart, its sentence and its
/// figure.
class RateChart {
    Q_DECLARE_TR_FUNCTIONS(ui::RateChart)
public:
    /// The rates drawn by default.
    static std::vector<core::ThresholdMetric> usualRates();

    /// @param rates in the order of core::thresholdMetricTable()
    explicit RateChart(const ClassifierDocument& document,
                       std::vector<core::ThresholdMetric> rates = usualRates(),
                       const NumberFormat& format = {})
        : m_document(document)
        , m_rates(std::move(rates))
        , m_format(format)
    {}

    /// The rate's name; F includes its beta.
    QString nameOf(core::ThresholdMetric rate) const;
    /// The chart without its mark at the threshold.
    Chart chart() const;
    /// The rates at the current threshold. Requires a document with samples.
    QString sentence() const;
    PaperFigure figure() const;

private:
    PaperFigure figureWith(const ModelNames& names) const;
    void setXTitle(ChartAxes& axes, const ModelNames& names) const;
    QString caption(const ModelNames& names) const;
    QString methods() const;

    const ClassifierDocument& m_document;
    std::vector<core::ThresholdMetric> m_rates;
    NumberFormat m_format;
};

/// The position of a threshold or score on a chart's axis; values beyond the axis go to its edge.
double placeOf(double score, const ChartAxes& axes);

}  // namespace ui
