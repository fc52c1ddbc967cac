// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/judges/judge_panel.h"
#include "core/metrics/statistics/random_rounds.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace core {

enum class AgreementKind : std::uint8_t { Cohen, Fleiss, Krippendorff };

/// One coefficient of a panel.
struct PanelAgreement {
    AgreementKind kind = AgreementKind::Cohen;
    GradeDistance distance = GradeDistance::Nominal;
    Result<Agreement, NoAgreement> agreement = NoAgreement::NothingShared;
};

/// Two judges next to each other.
struct JudgePair {
    std::size_t a = 0;
    std::size_t b = 0;
    std::size_t shared = 0;                  ///< documents with grades of both
    std::size_t equal = 0;                   ///< of these, with equal grades
    std::vector<PanelAgreement> agreements;  ///< Cohen's kappa by distance
};

/// Documents with grades of two judges or more.
struct SharedDocuments {
    std::size_t count = 0;
    std::size_t equal = 0;  ///< of these, with equal grades only
};

/// O(documents × judges).
SharedDocuments sharedDocuments(const JudgePanel& panel);

/// How far the judges of a panel agree.
struct JudgeAgreement {
    SharedDocuments shared;
    std::vector<PanelAgreement> all;  ///< Fleiss' kappa and Krippendorff's alpha by distance
    std::vector<JudgePair> pairs;     ///< of every two judges
};

/// O(pairs of judges × documents), plus the rounds of krippendorffAlpha().
JudgeAgreement judgeAgreement(const JudgePanel& panel, const RandomRounds& rounds = {},
                              const Threads& threads = Threads());

}  // namespace core
