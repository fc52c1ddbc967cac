// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/pair_panel.h"

#include "ui/ranking/steps/pair_matrix.h"
#include "ui/text/steps/pair_text.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/refresh_when_shown.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace ui {

namespace {

/// If there are more orders, only their range is listed.
constexpr std::size_t mostListedOrders = 4;

}  // namespace

PairPanel::PairPanel(RankingDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_legend(new ElidedLabel(this))
    , m_weights(new ElidedLabel(this))
    , m_orders(new WrappedLabel(this))
    , m_matrix(new PairMatrix(this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    for (QLabel* label : std::initializer_list<QLabel*>{m_legend, m_weights, m_orders}) {
        label->setObjectName(QStringLiteral("hint"));
        keepMargins(*label, {8, 3, 8, 3});
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_legend);
    layout->addWidget(m_weights);
    layout->addWidget(m_matrix, 1);
    layout->addWidget(m_orders);
    connect(&document, &RankingDocument::changed, m_refresh, &RefreshWhenShown::request);
    connect(&document, &RankingDocument::currentRankChanged, m_matrix, &PairMatrix::setCurrentRank);
    connect(m_matrix, &PairMatrix::rankPointed, &document, &RankingDocument::pointAt);
    connect(m_matrix, &PairMatrix::rankChosen, &document,
            [&document](std::size_t rank) { document.setCurrentRank(rank); });
}

void PairPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_matrix->setFormat(format);
    m_refresh->request();
}

QSize PairPanel::sizeHint() const
{
    const int legend = std::min(m_legend->sizeHint().width(), Theme::of(*this).px(390));
    return {std::max(m_matrix->sizeHint().width(), legend), QWidget::sizeHint().height()};
}

QString PairPanel::legend() const
{
    return m_legend->whole();
}

QString PairPanel::weights() const
{
    return m_weights->text();
}

QString PairPanel::orders() const
{
    return m_orders->text();
}

void PairPanel::setReached(std::optional<PairCell> reached)
{
    if (reached == m_reached)
        return;
    m_reached = reached;
    m_refresh->request();
}

void PairPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showWeights();
}

void PairPanel::showWeights()
{
    // In a low panel, the matrix needs the space.
    const bool hasRoom = height() >= Theme::of(*this).px(160);
    m_weights->setVisible(!weights().isEmpty() && hasRoom);
    m_orders->setVisible(!orders().isEmpty() && hasRoom);
}

void PairPanel::refresh()
{
    PairedRanking ranking;
    for (const core::RankedItem& document : m_document.list().ranked)
        ranking.grades.push_back(document.grade);
    ranking.cutoff = m_document.session().cutoff;
    ranking.weighting = m_document.session().settings.pairWeight;
    ranking.topGrade = m_document.topGrade();
    const auto counted =
        std::span(ranking.grades).first(std::min(ranking.cutoff, ranking.grades.size()));
    ranking.reached = m_reached && m_reached->lower <= counted.size() ? m_reached : std::nullopt;
    const core::PairTallies tallies =
        ranking.reached ? core::tallyPairsUpTo(counted, ranking.reached->upper,
                                               ranking.reached->lower, ranking.weighting)
                        : core::tallyPairs(counted, ranking.weighting);
    const bool weighs = ranking.weighting != core::PairWeight::Uniform;
    m_legend->setText(talliesText(tallies) + QChar(0x9c) + shortTalliesText(tallies));
    m_weights->setText(weighs ? tallyWeightsText(tallies, m_format) : QString());
    m_orders->setText(
        ranking.reached
            ? QString()
            : idealOrdersText(core::idealOrders(counted, ranking.weighting, mostListedOrders),
                              m_format));
    showWeights();
    m_matrix->setRanking(std::move(ranking));
    m_matrix->setCurrentRank(m_document.currentRank());
}

}  // namespace ui
