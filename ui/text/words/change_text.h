// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/what_if/best_changes.h"

#include <QLocale>
#include <QString>

namespace ui {

/// "swap ranks 1 and 9", "move rank 4 to the top", "retrieve “Grand Hôtel Pâtisserie” at 10",
/// "grade rank 3 as 5". The ranks must exist in the list.
QString changeText(const core::Change& change, const core::RankedList& list, const QLocale& locale);
/// The name of an undo step: "Swap ranks 1 and 9".
QString changeStepName(const core::Change& change, const core::RankedList& list,
                       const QLocale& locale);
/// A sentence that names the documents.
QString changeAbout(const core::Change& change, const core::RankedList& list,
                    const QLocale& locale);

/// Which changes are shown: those to the order and to what is retrieved, which a system can make
/// (Moves), one kind of them, changes of judgments, or all.
enum class ChangesShown { Moves, Swaps, Promotions, Retrievals, Regrades, All };
inline constexpr std::size_t choicesOfChanges = 6;
bool isAmong(ChangesShown shown, core::ChangeKind kind);
/// "Moves".
QString changesShownText(ChangesShown shown);

/// Which of the changes that raise the value a table shows.
enum class ChangesKept {
    All,
    Best,       ///< those that raise it most
    BestTried,  ///< the best of those that were tried
};

/// How much of all changes a table shows: "all that raise the value, best first", "best 300 of
/// 500512 changes".
QString changeCountText(std::size_t shown, std::size_t existing, ChangesKept kept,
                        const QLocale& locale);

/// A difference, with its sign and a true minus: "+0.2366", "−0.0391", "0.0000". A dash where
/// either value is undefined.
QString differenceText(const core::Value& before, const core::Value& after, int decimals,
                       const QLocale& locale);

}  // namespace ui
