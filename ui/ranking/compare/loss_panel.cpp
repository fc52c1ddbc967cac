// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/loss_panel.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/ranking/compare/loss_view.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QLabel>

namespace ui {

LossPanel::LossPanel(RankingDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Where the score was lost"), parent)
    , m_document(document)
    , m_view(new LossView(this))
    , m_sentence(new QLabel(this))
{
    m_sentence->setObjectName(QStringLiteral("hint"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    keepMargins(*m_sentence, {10, 5, 10, 6});
    addWidget(m_view, 1);
    addWidget(m_sentence);
    connect(m_view, &LossView::rowChosen, this, &LossPanel::chooseRow);
    connect(&document, &RankingDocument::changed, this, &LossPanel::requestRefresh);
}

void LossPanel::formatChanged()
{
    m_view->breakdown().setFormat(format());
    requestRefresh();
}

QString LossPanel::sentence() const
{
    return m_view->breakdown().sentence();
}

void LossPanel::refresh()
{
    const core::MeasureSpec definition = m_document.definition(m_document.session().selected);
    std::optional<core::LossBreakdown> breakdown;
    if (core::endsAtOne(definition))
        breakdown = m_document.lossBreakdown();
    const int row = m_view->currentIndex().row();
    m_view->breakdown().setBreakdown(std::move(breakdown), definition,
                                     m_document.session().noValue);
    setRemark(m_view->breakdown().total());
    if (row >= 0)
        m_view->setCurrentIndex(m_view->breakdown().index(row, LossModel::Cause));
    else if (const auto largest = m_view->breakdown().largestRow())
        m_view->scrollTo(m_view->breakdown().index(*largest, LossModel::Cause));
    showSentence();
}

void LossPanel::chooseRow(int row)
{
    const core::LossRow concerned = m_view->breakdown().concerned(row);
    emit documentsChosen(concerned.ranked, concerned.notRetrieved);
}

void LossPanel::showSentence()
{
    // In a low panel, the table needs the space.
    const bool hasRows = m_view->breakdown().rowCount() > 0;
    m_sentence->setText(hasRows ? sentence() : QString());
    m_sentence->setVisible(hasRows && height() >= Theme::of(*this).px(215));
}

}  // namespace ui
