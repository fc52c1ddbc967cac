#include "ui/ranking/steps/mean_panel.h"

#include "core/evaluation/written_mean.h"
#include "ui/formula/mean_formula.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/words/no_value_text.h"
#include "ui/workspace/mean_view.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

MeanPanel::MeanPanel(RankingDocument& document, QWidget* parent)
    : Panel(tr("Mean"), parent)
    , m_document(document)
    , m_invitation(makeInvitation())
    , m_view(new MeanView(this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    setShortTitle(tr("Mean"));
    QVBoxLayout& column = addScrolledColumn();
    column.addWidget(m_invitation);
    column.addWidget(m_view);
    column.addStretch();
    connect(m_view, &MeanView::queryPointed, &document, &RankingDocument::pointAtQuery);
    connect(m_view, &MeanView::queryChosen, &document, &RankingDocument::showQuery);
    connect(m_view, &MeanView::noValueChosen, &document, [&document](core::NoValueRule rule) {
        document.setRules(document.session().settings, rule,
                          tr("Query without a value %1").arg(noValueChoice(rule)));
    });
    connect(&document, &RankingDocument::changed, m_refresh, &RefreshWhenShown::request);
    connect(&document, &RankingDocument::pointedQueryChanged, m_refresh,
            &RefreshWhenShown::request);
}

QWidget* MeanPanel::makeInvitation()
{
    auto* page = new QWidget(this);
    auto* words = new QLabel(tr("Type or paste several lists, a line each, or add a query: the "
                                "mean of their values is written out here."),
                             page);
    words->setObjectName(QStringLiteral("hint"));
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    auto* add = new QPushButton(tr("Add a query"), page);
    add->setObjectName(QStringLiteral("addQuery"));
    connect(add, &QPushButton::clicked, &m_document, &RankingDocument::addQuery);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 6, 12, 6);
    column->addWidget(words);
    column->addWidget(add, 0, Qt::AlignHCenter);
    return page;
}

void MeanPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_refresh->request();
}

void MeanPanel::refresh()
{
    const bool hasSeveral = m_document.queryCount() > 1;
    m_invitation->setVisible(!hasSeveral);
    m_view->setVisible(hasSeveral);
    if (!hasSeveral) {
        setTitle(tr("Mean"));
        return;
    }
    const core::WrittenMean& mean = m_document.mean();
    setTitle(tr("%1 of %2 queries").arg(meanName(mean.definition)).arg(mean.terms.size()));
    m_view->setMean(mean, m_document.session().noValue, m_format, m_document.currentQuery());
}

}  // namespace ui
