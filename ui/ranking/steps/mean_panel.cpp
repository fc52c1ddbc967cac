// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/mean_panel.h"

#include "core/rankings/evaluation/written_mean.h"
#include "ui/charts/view/bar_chart_view.h"
#include "ui/ranking/chart/queries_chart.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/workspace/mean_view.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

/// Takes the space that the formula leaves.
class QueryBars : public BarChartView {
public:
    using BarChartView::BarChartView;
    QSize sizeHint() const override { return minimumSize(); }
};

}  // namespace

MeanPanel::MeanPanel(RankingDocument& document, QWidget* parent)
    : ChartPanel(tr("Mean"), parent)
    , m_document(document)
    , m_invitation(makeInvitation())
    , m_view(new MeanView(this))
    , m_chart(new QueryBars(this))
{
    setShortTitle(tr("Mean"));
    QVBoxLayout& column = addScrolledColumn();
    column.addWidget(m_invitation);
    column.addWidget(m_view);
    column.addWidget(m_chart, 1);
    column.addStretch();
    makeChart();
    connect(m_view, &MeanView::queryPointed, &document, &RankingDocument::pointAtQuery);
    connect(m_view, &MeanView::queryChosen, &document, &RankingDocument::showQuery);
    connect(m_view, &MeanView::noValueChosen, &document, [&document](core::NoValueRule rule) {
        document.setRules(document.session().settings, rule,
                          tr("Query with an undefined value: %1").arg(noValueChoice(rule)));
    });
    connect(&document, &RankingDocument::changed, this, &MeanPanel::request);
    connect(&document.bounds(), &ListBounds::found, this, &MeanPanel::request);
    connect(&document, &RankingDocument::pointedQueryChanged, this, &MeanPanel::request);
}

void MeanPanel::makeChart()
{
    m_chart->setAccessibleName(tr("Value of each query"));
    m_chart->hide();
    followTextSize(*m_chart, *m_chart,
                   [this](const Theme& theme) { m_chart->setMinimumHeight(theme.px(130)); });
    connect(m_chart, &RankView::rankPointed, this, [this](std::optional<std::size_t> bar) {
        m_document.pointAtQuery(bar ? std::optional(*bar - 1) : std::nullopt);
    });
    connect(m_chart, &RankView::rankChosen, this,
            [this](std::size_t bar) { m_document.showQuery(bar - 1); });
}

QWidget* MeanPanel::makeInvitation()
{
    auto* page = new QWidget(this);
    auto* words = new QLabel(tr("Type or paste several lists, one per line, or add a query. The "
                                "calculation of their mean appears here."),
                             page);
    words->setObjectName(QStringLiteral("hint"));
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    auto* add = new QPushButton(tr("Add a query"), page);
    add->setObjectName(QStringLiteral("addQuery"));
    connect(add, &QPushButton::clicked, &m_document, &RankingDocument::addQuery);
    auto* column = new QVBoxLayout(page);
    keepSpacing(*page, *column, {12, 6, 12, 6});
    column->addWidget(words);
    column->addWidget(add, 0, Qt::AlignHCenter);
    return page;
}

void MeanPanel::refresh()
{
    const bool hasSeveral = m_document.queryCount() > 1;
    m_invitation->setVisible(!hasSeveral);
    m_view->setVisible(hasSeveral);
    m_chart->setVisible(hasSeveral);
    if (!hasSeveral) {
        setTitle(tr("Mean"));
        setRemark({});
        return;
    }
    const core::WrittenMean& mean = m_document.mean();
    setTitle(tr("%1 over %2 queries").arg(meanName(mean.definition)).arg(mean.terms.size()));
    const auto bounds = m_document.bounds().ofMean();
    setRemark(bounds ? tr("? %1").arg(boundsText({*bounds}, format())) : QString());
    m_view->setMean(mean, m_document.session().noValue, format(), m_document.currentQuery());
    m_chart->setChart(queriesChart(m_document, format()));
    const auto sentence = [this](std::size_t bar) {
        return querySentence(m_document, format(), bar - 1);
    };
    m_chart->setWords(
        {queriesSentence(m_document, format()), sentence, [sentence](std::size_t bar) {
             return QStringLiteral("<qt>%1</qt>").arg(sentence(bar).toHtmlEscaped());
         }});
    m_chart->setCurrentRank(m_document.currentQuery() + 1);
}

PaperFigure MeanPanel::paperFigure() const
{
    return queriesFigure(m_document, format());
}

}  // namespace ui
