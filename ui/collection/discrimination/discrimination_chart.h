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

/// How well a collection's measures tell its runs apart, with those measures.
struct MeasuresTold {
    std::vector<core::MeasureSpec> measures;  ///< empty: nothing is calculated
    core::Discrimination facts = {};
};

using DiscriminationWork = std::function<MeasuresTold(
    const std::stop_token& stop, const core::DiscriminationProgress& progress)>;
/// Returns a function that calculates this for the current document; it may run in another thread.
/// The call itself is O(runs × queries × measures).
DiscriminationWork discriminationWork(const CollectionDocument& document,
                                      const core::DiscriminationRules& rules);
/// The amount of that work, in units of SideWork.
std::size_t discriminationAmount(const CollectionDocument& document,
                                 const core::DiscriminationRules& rules);

/// The p values of all pairs of runs, largest first, as a curve for each measure, with its
/// discriminative power next to its name: drawing, texts, figure and the matching table.
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
    /// Why nothing is drawn, in a sentence; else empty.
    QString whyEmpty() const;
    /// The middle pair is marked.
    Chart chart() const;
    /// @param pair from 1, in the order of its curve
    QString labelAt(std::size_t pair) const;
    QString sentenceAt(std::size_t pair) const { return sentenceAt(pair, m_format); }
    /// Without a marked pair.
    PaperFigure figure() const;
    /// The table next to the chart, and its sentences. Orders are compared with that of the current
    /// measure.
    DiscriminationTable table() const { return table(m_format); }
    /// That the tests ignore the weights of the queries; empty if there are none.
    QString unweightedSentence() const;

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
