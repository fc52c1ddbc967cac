// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/discrimination/discrimination.h"
#include "core/documents/tables/table.h"
#include "core/metrics/measures/measure_spec.h"
#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/tables/discrimination_table.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

namespace ui {

class CollectionDocument;

/// How well a collection's measures tell its runs apart, and of which measures that is.
struct MeasuresTold {
    std::vector<core::MeasureSpec> measures;  ///< none: nothing is worked out
    core::Discrimination facts = {};
};

using DiscriminationWork = std::function<MeasuresTold(
    const std::stop_token& stop, const core::DiscriminationProgress& progress)>;
/// Works it out of the document as it stands now, also in a thread of its own. O(runs × queries ×
/// measures) to begin with.
DiscriminationWork discriminationWork(const CollectionDocument& document,
                                      const core::DiscriminationRules& rules);
/// How much work that is, as SideWork counts it.
std::size_t discriminationAmount(const CollectionDocument& document,
                                 const core::DiscriminationRules& rules);

/// The p of every two runs, the largest first, a curve for each measure; its discriminative power
/// beside its name. What is drawn, what is said of it, its figure, and the table of the same.
///
/// Source: Sakai, SIGIR 2006, figure 4.
class DiscriminationChart {
    Q_DECLARE_TR_FUNCTIONS(ui::DiscriminationChart)
public:
    /// Keeps a reference to both.
    DiscriminationChart(const CollectionDocument& document, const MeasuresTold& told,
                        const NumberFormat& format = {})
        : m_document(document)
        , m_told(told)
        , m_format(format)
    {}

    static QString title();
    /// Why nothing is drawn where that is so, in a sentence.
    QString whyEmpty() const;
    /// With the pair in the middle marked.
    Chart chart() const;
    /// @param pair from 1, in the order of its curve
    QString labelAt(std::size_t pair) const;
    QString sentenceAt(std::size_t pair) const { return sentenceAt(pair, m_format); }
    /// Without a marked pair.
    PaperFigure figure() const;
    /// The table beside it, and the sentences that belong to it. Orders are compared with that of
    /// the measure in front.
    DiscriminationTable table() const { return table(m_format); }

private:
    bool isThere() const { return !m_told.facts.pairs.empty(); }
    DiscriminationTable table(const NumberFormat& format) const;
    QStringList names() const;
    QString sentenceAt(std::size_t pair, const NumberFormat& format) const;
    QString caption(const NumberFormat& format) const;

    const CollectionDocument& m_document;
    const MeasuresTold& m_told;
    NumberFormat m_format;
};

}  // namespace ui
