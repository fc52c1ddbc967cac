// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/subgroups.h"
#include "ui/charts/chart/forest_chart.h"
#include "ui/charts/figure/paper_figure.h"

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

namespace ui {

class ClassifierDocument;
class ModelNames;

/// What the forest plots of the subgroups show, without words, for all measures.
struct SubgroupFacts {
    std::vector<core::SampleColumn> columns;
    std::vector<std::vector<core::Subgroups>> found;  ///< per column, per model
    QStringList leftOut;                              ///< columns with too many subgroups
};

/// Measures all subgroups at the threshold: O(n log n) for each column and model. The document's
/// samples must stay until it returns. @param stop ends it early: discard the result then
std::function<SubgroupFacts(const std::stop_token&)>
subgroupWork(const ClassifierDocument& document);

/// A measure of every model on the subgroups of the samples, as a forest plot with 95 % intervals:
/// the chart, its sentences and its figure. Groups are not among the subgroups unless asked for, as
/// they may be named after patients.
class SubgroupsChart {
    Q_DECLARE_TR_FUNCTIONS(ui::SubgroupsChart)
public:
    /// @param measure an id of core::subgroupMeasures()
    /// @param facts of the document; none: not yet known
    SubgroupsChart(const ClassifierDocument& document, std::string_view measure,
                   std::shared_ptr<const SubgroupFacts> facts, const NumberFormat& format = {});

    /// Why there is no chart, in a sentence; empty if there is one, or if it is not yet known.
    const QString& whyEmpty() const { return m_whyEmpty; }
    /// Without rows if there is none.
    ForestChart chart() const;
    /// Describes the chart.
    QString wholeText() const;
    PaperFigure figure() const;

private:
    ForestChart chart(const ModelNames& names, const NumberFormat& format) const;
    PaperFigure figureWith(const ModelNames& names) const;
    QString description(const ForestChart& chart, const ModelNames& names) const;
    QString caption(const ModelNames& names) const;
    QString methods() const;
    /// Whether any row has few samples of a class.
    bool hasSmall() const;

    const ClassifierDocument& m_document;
    std::size_t m_place;
    NumberFormat m_format;
    std::shared_ptr<const SubgroupFacts> m_facts;  ///< none if there is no chart
    QString m_whyEmpty;
};

}  // namespace ui
