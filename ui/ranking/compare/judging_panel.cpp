// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/judging_panel.h"

#include "ui/ranking/document/list_bounds.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/words/number_format.h"

#include <algorithm>
#include <utility>

namespace ui {

JudgingPanel::JudgingPanel(RankingDocument& document, QWidget* parent)
    : DocumentAmountsPanel(
          document, tr("What if more were judged"),
          [] {
              return std::vector<DocumentAmountsModel::Heading>{
                  {tr("At least"),
                   tr("The least by which judging the document would narrow the bounds")},
                  {tr("Narrows by"),
                   tr("How much judging the document would narrow the bounds, averaged over the "
                      "possible grades")}};
          },
          parent)
{
    connect(&document.bounds(), &ListBounds::found, this, &JudgingPanel::requestRefresh);
    connect(&document.bounds(), &ListBounds::judgmentsFound, this, &JudgingPanel::requestRefresh);
}

void JudgingPanel::refresh()
{
    ListBounds& bounds = document().bounds();
    if (!bounds.hasOpen()) {
        setRemark({});
        setSentence({});
        setRows({});
        view().setEmptyText(document().list().ranked.empty()
                                ? tr("Add documents to see how their grades matter.")
                                : tr("Every retrieved document is judged, so more judgments of "
                                     "this list change nothing."));
        return;
    }
    const auto found = bounds.of(document().session().selected);
    const auto* wanted = bounds.wanted();
    if (bounds.isWaiting() || !wanted) {
        showComputing();
        return;
    }
    const QString sentence = boundsSentence(measure(), found, bounds.open(), format());
    setRemark(found ? boundsText(*found, format()) : QString());
    setSentence(sentence);
    view().setEmptyText(wanted->empty() && found ? nothingWantedSentence(measure()) : sentence);
    std::vector<DocumentAmount> rows;
    for (const core::WantedJudgment& one : *wanted)
        if (one.rankInA >= 1 && one.rankInA <= document().list().ranked.size())
            rows.push_back(rowOf(one));
    setRows(std::move(rows));
}

DocumentAmount JudgingPanel::rowOf(const core::WantedJudgment& one) const
{
    const QString name = nameOf(document().list().ranked[one.rankInA - 1]);
    const auto text = [this](double amount) {
        return decimalText(amount, format().digits, format().locale);
    };
    return {one.rankInA,
            name,
            text(std::max(one.leastSaved, 0.0)),
            one.saved,
            text(one.saved),
            wantedSentence(name, one, measure(), format())};
}

}  // namespace ui
