// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/rank_step_actions.h"

#include "ui/ranking/steps/step_mode.h"

#include <QAction>

namespace ui {

RankStepActions::RankStepActions(StepMode& mode, QWidget& scope)
    : StepActions(mode, scope)
{
    QAction* above = addMore(tr("Rank &above"), tr("To the end of the row above"),
                             {QKeySequence(Qt::SHIFT | Qt::Key_Left)});
    QAction* below = addMore(tr("Rank bel&ow"), tr("To the end of this row, then of the one below"),
                             {QKeySequence(Qt::SHIFT | Qt::Key_Right)});
    QAction* byTerms = addStride(
        tr("Whole ter&ms"), tr("By terms"),
        tr("A step goes over a whole term, its gain, discount and quotient taken together"),
        {QKeySequence(Qt::CTRL | Qt::Key_F6)});
    QAction* byRanks = addStride(tr("&Whole ranks"), tr("By ranks"),
                                 tr("A step goes over a whole rank, and not from fact to fact"),
                                 {QKeySequence(Qt::SHIFT | Qt::Key_F6)});
    const QAction* atTerm =
        addStop(tr("Stop at t&his term"),
                tr("Playing stops at the term of the rank where attention is, or no longer"),
                QKeySequence(Qt::CTRL | Qt::Key_F9));
    const QAction* atIdealTerm = addStop(
        tr("Stop at the &ideal’s term"),
        tr("Playing stops at the ideal’s term of the rank where attention is, or no longer"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F9));
    connect(atTerm, &QAction::triggered, &mode, &StepMode::toggleStopAtTerm);
    connect(atIdealTerm, &QAction::triggered, &mode, &StepMode::toggleStopAtIdealTerm);
    connect(above, &QAction::triggered, &mode, &StepMode::toRankBefore);
    connect(below, &QAction::triggered, &mode, &StepMode::toRankAfter);
    connect(byTerms, &QAction::triggered, &mode, &StepMode::setByTerms);
    connect(byRanks, &QAction::triggered, &mode, &StepMode::setByRanks);
    const auto refresh = [&mode, byTerms, byRanks] {
        byTerms->setChecked(mode.stride() == StepMode::Stride::Terms);
        byRanks->setChecked(mode.stride() == StepMode::Stride::Ranks);
    };
    connect(&mode, &StepMode::changed, this, refresh);
    refresh();
}

}  // namespace ui
