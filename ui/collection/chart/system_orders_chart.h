// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/system_orders.h"
#include "ui/charts/chart/orders_chart.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

class CollectionDocument;

/// The orders of the runs by their means under each measure, over the shown queries, and how well
/// adjacent orders agree: drawing, texts and figure. Each run has a place in the order of the
/// current measure, 0-based.
class SystemOrders {
    Q_DECLARE_TR_FUNCTIONS(ui::SystemOrders)
public:
    /// Keeps a reference. O(queries of all runs + measures × runs²).
    explicit SystemOrders(const CollectionDocument& document, const NumberFormat& format = {});

    bool isEmpty() const { return m_means.empty(); }
    /// Why nothing is drawn, in a sentence; else empty.
    QString whyEmpty() const;
    QString title() const { return tr("Run order by measure"); }
    QString remark() const;
    const OrdersChart& chart() const { return m_chart; }
    /// A description of the chart.
    QString wholeText() const;
    std::size_t runAt(std::size_t place) const { return m_runs[place]; }
    std::optional<std::size_t> placeOf(std::optional<std::size_t> run) const;
    QString sentenceAt(std::size_t place) const;
    QString tipAt(std::size_t place) const;
    /// How well the order under a measure agrees with that under the next one; nullopt for fewer
    /// than three runs, or if a run has no mean.
    const std::vector<std::optional<core::OrderAgreement>>& agreements() const
    {
        return m_agreements;
    }
    PaperFigure figure() const;

private:
    void draw();
    void agree();
    QString correlation(const std::optional<double>& tau, const NumberFormat& format) const;
    /// By pair of adjacent measures.
    std::vector<QString> agreementTexts(const NumberFormat& format) const;
    QString caption(const NumberFormat& format) const;
    QStringList agreementPhrases(const NumberFormat& format) const;
    FigureData data() const;

    const CollectionDocument& m_document;
    NumberFormat m_format;
    std::vector<std::vector<core::Value>> m_means;  ///< by measure, then by run; empty: no chart
    std::vector<std::size_t> m_runs;                ///< by place
    std::vector<std::optional<core::OrderAgreement>> m_agreements;
    OrdersChart m_chart;
};

}  // namespace ui
