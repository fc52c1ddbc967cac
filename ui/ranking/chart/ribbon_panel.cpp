// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/ribbon_panel.h"

#include "ui/ranking/chart/ribbon_chart.h"
#include "ui/ranking/chart/ribbon_view.h"
#include "ui/text/steps/position_text.h"

namespace ui {

RibbonPanel::RibbonPanel(RankingDocument& document, QWidget* parent)
    : ChartPanel(tr("Actual against ideal"), parent)
    , m_document(document)
    , m_ribbons(new RibbonView(this))
{
    m_ribbons->setAccessibleName(title());
    m_ribbons->setEmptyText(tr("Add documents to see which of them rank too high or too low."));
    addWidget(m_ribbons, 1);
    connect(m_ribbons, &RankView::rankPointed, &document, &RankingDocument::pointAt);
    connect(m_ribbons, &RankView::rankChosen, &document,
            [&document](std::size_t rank) { document.setCurrentRank(rank); });
    connect(&document, &RankingDocument::currentRankChanged, m_ribbons, &RankView::setCurrentRank);
    connect(&document, &RankingDocument::changed, this, &RibbonPanel::request);
}

void RibbonPanel::setReached(std::optional<std::size_t> rank)
{
    m_ribbons->setReached(rank);
}

void RibbonPanel::refresh()
{
    m_ribbons->setRibbons(ribbonsOf(m_document, format().locale));
    const QString summary = orderSummary(m_ribbons->ribbons().order);
    setRemark(summary);
    m_ribbons->setWords(
        {tr("%1: %2.").arg(title(), summary),
         [this](std::size_t rank) { return ribbonSentence(m_ribbons->ribbons(), rank); },
         {}});
    m_ribbons->setCurrentRank(m_document.currentRank());
}

PaperFigure RibbonPanel::paperFigure() const
{
    return ribbonFigure(m_document, format().locale, m_ribbons->firstRow());
}

}  // namespace ui
