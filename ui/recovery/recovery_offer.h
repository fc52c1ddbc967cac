#pragma once

#include "ui/recovery/orphans.h"
#include "ui/window/question_bar.h"

#include <deque>

namespace ui {

/// Offers what an ended program left behind, one document after the other: restore it, discard it,
/// or leave it for a later start.
class RecoveryOffer : public QuestionBar {
    Q_OBJECT
public:
    enum Answer { Restore, Discard, Later };

    explicit RecoveryOffer(QWidget* parent = nullptr);

    void offer(std::vector<Orphan> orphans);

signals:
    void restored(const ui::Orphan& orphan);

private:
    void next();
    void take(int answer);

    std::deque<Orphan> m_waiting;
};

}  // namespace ui
