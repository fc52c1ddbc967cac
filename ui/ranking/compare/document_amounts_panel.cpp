// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/document_amounts_panel.h"

#include "ui/text/words/step_facts.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QLabel>

namespace ui {

DocumentAmountsPanel::DocumentAmountsPanel(
    RankingDocument& document, const QString& title,
    const std::function<std::vector<DocumentAmountsModel::Heading>()>& headings, QWidget* parent)
    : RefreshedPanel(title, parent)
    , m_document(document)
    , m_view(new DocumentAmountsView(title, headings, this))
    , m_sentence(new QLabel(this))
{
    m_sentence->setObjectName(QStringLiteral("hint"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    keepMargins(*m_sentence, {10, 5, 10, 6});
    m_sentence->hide();
    addWidget(m_view, 1);
    addWidget(m_sentence);
    connect(m_view, &DocumentAmountsView::rowChosen, this, &DocumentAmountsPanel::choose);
    connect(m_view, &DocumentAmountsView::rowPointedAt, this, &DocumentAmountsPanel::pointAt);
    connect(m_view, &QTableView::activated, this, &DocumentAmountsPanel::listRequested);
    connect(&document, &RankingDocument::changed, this, &DocumentAmountsPanel::requestRefresh);
}

QString DocumentAmountsPanel::sentence() const
{
    return m_sentence->text();
}

QString DocumentAmountsPanel::measure() const
{
    return shortName(m_document.definition(m_document.session().selected));
}

void DocumentAmountsPanel::showComputing()
{
    m_view->amounts().setOutdated(true);
    m_view->setEmptyText(tr("Calculating…"));
    setRemark(tr("calculating…"));
}

void DocumentAmountsPanel::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
    showSentence();
}

void DocumentAmountsPanel::showSentence()
{
    // In a low panel, the table needs the space.
    m_sentence->setVisible(!m_sentence->text().isEmpty() && height() >= Theme::of(*this).px(215));
}

void DocumentAmountsPanel::choose(int row)
{
    const std::size_t rank = m_view->amounts().amountAt(row).rank;
    if (!m_view->amounts().isOutdated() && rank <= m_document.list().ranked.size())
        emit documentsChosen({rank - 1}, {});
}

void DocumentAmountsPanel::pointAt(std::optional<int> row)
{
    m_document.pointAt(row ? std::optional(m_view->amounts().amountAt(*row).rank) : std::nullopt);
}

}  // namespace ui
