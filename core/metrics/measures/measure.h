// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace core {

/// The ranking measures, in the order in which menus show them. Everything else about a measure is
/// in its own header and in one row of core/metrics/measures/measure_table.h.
enum class Measure : std::uint8_t {
    Ndcg,
    Dcg,
    Idcg,
    Cg,
    Ap,
    Q,
    InfAp,
    Rr,
    P,
    Recall,
    RecallCap,
    F1,
    Success,
    Rprec,
    Iprec,
    ElevenPoint,
    Bpref,
    Err,
    Nerr,
    Rbp,
    Insq,
    Inst,
    Bpm,
    Compat,
    BinG,
    G,
    Judged,
    SetMap,
    SetRelativeP,
    Retrieved,
    Relevant,
    RelevantRetrieved,
    NonRelevantRetrieved,
    Utility,
    Rc,
};

inline constexpr std::size_t measureCount = static_cast<std::size_t>(Measure::Rc) + 1;

}  // namespace core
