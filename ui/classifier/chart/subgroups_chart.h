// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/subgroups.h"
#include "ui/charts/chart/forest_chart.h"
#include "ui/charts/figure/paper_figure.h"

#include <QCoreApplication>

#include <string_view>
#include <vector>

namespace ui {

class ClassifierDocument;
class ModelNames;

/// A measure of every model on the subgroups of the samples, as a forest plot with 95 % intervals:
/// the chart, its sentences and its figure. Groups are not among the subgroups unless asked for, as
/// they may be named after patients.
class SubgroupsChart {
    Q_DECLARE_TR_FUNCTIONS(ui::SubgroupsChart)
public:
    /// @param measure an id of core::subgroupMeasures()
    SubgroupsChart(const ClassifierDocument& document, std::string_view measure,
                   const NumberFormat& format = {});

    PaperFigure figure() const;

private:
    ForestChart chart(const ModelNames& names) const;
    PaperFigure figureWith(const ModelNames& names) const;
    QString caption() const;

    const ClassifierDocument& m_document;
    std::size_t m_place;
    NumberFormat m_format;
    std::vector<core::SampleColumn> m_columns;
    std::vector<std::vector<core::Subgroups>> m_found;  ///< per column, per model
    QString m_whyEmpty;
    QStringList m_leftOut;  ///< columns with too many subgroups
};

}  // namespace ui
