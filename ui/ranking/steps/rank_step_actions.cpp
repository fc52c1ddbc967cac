// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/rank_step_actions.h"

#include "ui/ranking/steps/step_mode.h"

#include <QAction>

namespace ui {

RankStepActions::RankStepActions(StepMode& mode, QWidget& scope)
    : StepActions(mode, scope)
{
    QAction* above = addMore(tr("Previous r&ank"), tr("Go to the end of the row above"),
                             {QKeySequence(Qt::SHIFT | Qt::Key_Left)});
    QAction* below = addMore(tr("Next ran&k"), tr("Go to the end of this row, then of the next"),
                             {QKeySequence(Qt::SHIFT | Qt::Key_Right)});
    QAction* byTerms = addStride(tr("Step by ter&m"), tr("By term"),
                                 tr("Step by whole terms: gain, discount and quotient together"),
                                 {QKeySequence(Qt::CTRL | Qt::Key_F6)});
    QAction* byRanks = addStride(tr("Step &by rank"), tr("By rank"),
                                 tr("Step by whole ranks instead of single facts"),
                                 {QKeySequence(Qt::SHIFT | Qt::Key_F6)});
    const QAction* atTerm = addStop(tr("Break at t&his term"),
                                    tr("Set or clear a breakpoint at the term of the current rank"),
                                    QKeySequence(Qt::CTRL | Qt::Key_F9));
    const QAction* atIdealTerm =
        addStop(tr("Break at the &ideal term"),
                tr("Set or clear a breakpoint at the ideal term of the current rank"),
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
