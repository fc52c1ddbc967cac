// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/recovery/orphans.h"

#include <deque>

namespace ui {

/// Offers what an ended program left behind: restore it, discard it, or leave it for a later start.
/// Several documents are offered together, as a list, or one after the other where that is wanted.
class RecoveryOffer : public QuestionBar {
    Q_OBJECT
public:
    enum Answer { Restore, Discard, Later, OneByOne };

    explicit RecoveryOffer(QWidget* parent = nullptr);

    void offer(std::vector<Orphan> orphans);

signals:
    void restored(const ui::Orphan& orphan);
    /// Several are restored now, of which one hides the others.
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
