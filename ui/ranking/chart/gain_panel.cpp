// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/gain_panel.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/charts/view/bar_chart_view.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QAbstractButton>

namespace ui {

GainPanel::GainPanel(RankingDocument& document, QWidget* parent)
    : ChartPanel(tr("Gain by rank"), parent)
    , m_document(document)
    , m_chart(new BarChartView(this))
    , m_toggle(new Segments(tr("Height of the bars"), this))
    , m_gain(&m_toggle->add(tr("Gain"), tr("The gain of each document, regardless of its rank")))
    , m_term(&m_toggle->add(tr("Term"),
                            tr("What each rank adds to the sum: the gain divided by the discount")))
{
    m_chart->setAccessibleName(title());
    m_chart->setEmptyText(tr("Add documents to see what each rank earns."));
    m_gain->setChecked(true);
    keepSwitch(*m_gain, QStringLiteral("gain"));
    keepSwitch(*m_term, QStringLiteral("term"));
    m_chart->setCorner(m_toggle);
    addWidget(m_chart, 1);
    connect(m_term, &QAbstractButton::toggled, this, &GainPanel::request);
    connect(m_chart, &RankView::rankPointed, &document, &RankingDocument::pointAt);
    connect(m_chart, &RankView::rankChosen, &document,
            [&document](std::size_t rank) { document.setCurrentRank(rank); });
    connect(&document, &RankingDocument::currentRankChanged, m_chart, &RankView::setCurrentRank);
    connect(&document, &RankingDocument::changed, this, &GainPanel::request);
}

void GainPanel::setReached(std::optional<std::size_t> rank)
{
    m_chart->setReached(rank);
}

GainChartOptions GainPanel::options() const
{
    return {m_term->isChecked() ? BarHeight::Term : BarHeight::Gain, format(),
            m_chart->isVisible() ? std::optional(m_chart->window()) : std::nullopt};
}

void GainPanel::refresh()
{
    m_toggle->setVisible(hasDiscount(m_document.explanation()));
    m_chart->setChart(gainChart(m_document, options()));
    m_chart->setWords(
        {gainSentence(m_document, options()),
         [this](std::size_t rank) { return gainSentence(m_document, options(), rank); },
         [this](std::size_t rank) { return tipAt(rank); }});
    m_chart->setCurrentRank(m_document.currentRank());
}

QString GainPanel::tipAt(std::size_t rank) const
{
    const auto& ranked = m_document.list().ranked;
    const bool isNamed =
        rank <= ranked.size() && !core::rowOf(m_document.session().selected).walksIdeal;
    const QString sentence = gainSentence(m_document, options(), rank).toHtmlEscaped();
    return isNamed ? QStringLiteral("<qt><b>%1</b><br>%2</qt>")
                         .arg(nameOf(ranked[rank - 1]).toHtmlEscaped(), sentence)
                   : QStringLiteral("<qt>%1</qt>").arg(sentence);
}

PaperFigure GainPanel::paperFigure() const
{
    return gainFigure(m_document, options());
}

}  // namespace ui
