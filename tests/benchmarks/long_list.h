// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"

#include <cstddef>
#include <random>
#include <string>

namespace bench {

/// A list as a run gives it: short grades in no order, ids and titles, five cards.
inline core::Session longList(std::size_t length)
{
    std::mt19937 random(17);
    std::discrete_distribution<int> grade{50, 25, 15, 10};
    core::Session session;
    session.list.query = "q1";
    session.shown = {core::Measure::Ndcg, core::Measure::P, core::Measure::Recall,
                     core::Measure::Ap, core::Measure::Rr};
    for (std::size_t i = 0; i < length + length / 10; ++i) {
        core::RankedItem document;
        document.id = "clueweb09-en0000-" + std::to_string(i + 1);
        document.grade = core::Grade(grade(random));
        (i < length ? session.list.ranked : session.list.notRetrieved)
            .push_back(std::move(document));
    }
    return session;
}

}  // namespace bench
