// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/loss_panel.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/ranking/compare/loss_view.h"
#include "ui/toolkit/theme/theme.h"

#include <QLabel>

namespace ui {

LossPanel::LossPanel(RankingDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Loss ledger"), parent)
    , m_document(document)
    , m_view(new LossView(this))
    , m_sentence(new QLabel(this))
{
    m_sentence->setObjectName(QStringLiteral("hint"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setContentsMargins(10, 5, 10, 6);
    addWidget(m_view, 1);
    addWidget(m_sentence);
    connect(m_view, &LossView::rowChosen, this, &LossPanel::chooseRow);
    connect(&document, &RankingDocument::changed, this, &LossPanel::requestRefresh);
}

void LossPanel::formatChanged()
{
    m_view->ledger().setFormat(format());
    requestRefresh();
}

QString LossPanel::sentence() const
{
    return m_view->ledger().sentence();
}

void LossPanel::refresh()
{
    const core::Definition definition = m_document.definition(m_document.session().selected);
    std::optional<core::LossLedger> ledger;
    if (core::endsAtOne(definition))
        ledger = m_document.lossLedger();
    const int row = m_view->currentIndex().row();
    m_view->ledger().setLedger(std::move(ledger), definition, m_document.session().noValue);
    setRemark(m_view->ledger().total());
    if (row >= 0)
        m_view->setCurrentIndex(m_view->ledger().index(row, LossModel::Cause));
    else if (const auto largest = m_view->ledger().largestRow())
        m_view->scrollTo(m_view->ledger().index(*largest, LossModel::Cause));
    showSentence();
}

void LossPanel::chooseRow(int row)
{
    const core::LossRow concerned = m_view->ledger().concerned(row);
    emit documentsChosen(concerned.ranked, concerned.notRetrieved);
}

void LossPanel::showSentence()
{
    // A low panel needs its room for the table.
    const bool hasRows = m_view->ledger().rowCount() > 0;
    m_sentence->setText(hasRows ? sentence() : QString());
    m_sentence->setVisible(hasRows && height() >= Theme::of(*this).px(215));
}

}  // namespace ui
