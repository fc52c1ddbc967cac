// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/definition.h"
#include "core/rankings/evaluation/rules.h"
#include "core/rankings/loss_breakdown/loss_ledger.h"
#include "ui/text/words/number_text.h"

#include <QString>

namespace ui {

/// A row of the ledger: "order within the top 10".
QString lossCauseText(core::LossCause cause, const core::Definition& definition);
/// What the row counts, in a sentence; for its tooltip.
QString lossCauseAbout(const core::LossRow& row, const core::Definition& definition);
/// What costs most: "Order costs most: with the top 10 best first, nDCG@10 would be 0.9548."
/// Without a value why, and what the query counts then.
QString lossSentence(const core::LossLedger& ledger, const core::Definition& definition,
                     core::NoValueRule noValue, const NumberFormat& format);
/// Why a measure has no ledger: its range does not end at 1.
QString noLedgerText(const core::Definition& definition);

}  // namespace ui
