// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/recovery/orphans.h"

#include <deque>

namespace ui {

/// Offers what an ended program left: restore it, discard it, or decide at a later start. Several
/// documents are offered together, as a list, or one by one.
class RecoveryOffer : public QuestionBar {
    Q_OBJECT
public:
    enum Answer { Restore, Discard, Later, OneByOne };

    explicit RecoveryOffer(QWidget* parent = nullptr);

    void offer(std::vector<Orphan> orphans);

signals:
    void restored(const ui::Orphan& orphan);
    /// Several were restored, and only one of them is visible.
    void severalRestored();

private:
    void next();
    void askTogether();
    void take(int answer);
    void takeTogether(int answer);

    std::deque<Orphan> m_waiting;
    bool m_isTogether = false;
};

}  // namespace ui
