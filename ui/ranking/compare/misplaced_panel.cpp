// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/misplaced_panel.h"

#include "core/rankings/evaluation/no_value.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/theme/theme.h"

#include <QToolButton>

#include <utility>

namespace ui {

MisplacedPanel::MisplacedPanel(RankingDocument& document, QWidget* parent)
    : DocumentAmountsPanel(
          document, tr("Which documents hurt"),
          [] {
              return std::vector<DocumentAmountsModel::Heading>{
                  {tr("Swap with rank"),
                   tr("The lower-ranked document that would raise the value most at this rank")},
                  {tr("Costs"), tr("How much higher the value would be after this swap. Costs do "
                                   "not add up, because each swap starts from this list.")}};
          },
          parent)
    , m_search(ChangeSearch::of(document))
    , m_order(new QToolButton(this))
{
    m_order->setObjectName(QStringLiteral("flat"));
    m_order->setText(tr("Compare with ideal order"));
    m_order->setToolTip(tr("Show the list next to its ideal order in the chart"));
    m_order->setFocusPolicy(Qt::StrongFocus);
    addHeaderWidget(m_order);
    connect(m_order, &QToolButton::clicked, this, &MisplacedPanel::orderRequested);
    connect(&m_search, &ChangeSearch::found, this, &MisplacedPanel::requestRefresh);
}

void MisplacedPanel::refresh()
{
    // The costs are those of the list itself, not of its preview.
    if (document().isPreviewing())
        return;
    const ChangeSearch::Found best = m_search.best();
    if (!best) {
        showComputing();
        return;
    }
    const core::MisplacedRanks found = core::misplacedRanks(*best, document().session().noValue);
    std::vector<DocumentAmount> rows;
    for (const core::MisplacedRank& one : found.ranks)
        rows.push_back(rowOf(one, best->before));
    const auto count = static_cast<int>(rows.size());
    view().setEmptyText(
        document().editedList().ranked.empty()
            ? tr("Add documents to see which of them cost the most.")
            : tr("No document is above a better one: no swap raises %1.").arg(measure()));
    setRemark(count == 0    ? QString()
              : found.isAll ? tr("%n documents above better ones", nullptr, count)
                            : tr("the %n that cost the most", nullptr, count));
    setSentence(rows.empty() ? QString() : rows.front().about);
    setRows(std::move(rows));
}

DocumentAmount MisplacedPanel::rowOf(const core::MisplacedRank& one,
                                     const core::Value& before) const
{
    const core::NoValueRule rule = document().session().noValue;
    const auto& ranked = document().editedList().ranked;
    const core::Value was = core::countedAs(before, rule);
    const core::Value then = core::countedAs(one.value, rule);
    const auto number = [](std::size_t rank) { return QString::number(rank); };
    return {one.rank,
            nameOf(ranked[one.rank - 1]),
            number(one.better),
            was && then ? *was - *then : 0.0,
            differenceText(then, was, format().digits, format().locale),
            tr("“%1” at rank %2 is above “%3” at rank %4. Swapping them changes %5 from %6 to %7.")
                .arg(nameOf(ranked[one.rank - 1]), number(one.rank), nameOf(ranked[one.better - 1]),
                     number(one.better), measure(), countedText(before, rule, format()),
                     countedText(one.value, rule, format()))};
}

void MisplacedPanel::sizeChanged()
{
    DocumentAmountsPanel::sizeChanged();
    m_order->setVisible(width() >= Theme::of(*this).px(340));
}

}  // namespace ui
