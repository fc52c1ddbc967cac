// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compression/expansion_limit.h"
#include "core/file/encoding.h"
#include "core/runs/qrels.h"
#include "core/runs/run.h"
#include "core/syntax/column_choices.h"
#include "core/syntax/number_reading.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// What a person decides where files leave a choice.
struct CollectionChoices {
    RankOrder order = RankOrder::ScoreThenIdDescending;
    RepeatedGrade repeated = RepeatedGrade::Refuse;
    DecimalMark mark = DecimalMark::Point;
    OtherEncodings encodings = {};      ///< of text that is no UTF-8
    std::vector<std::size_t> features;  ///< of a LETOR file: each one's values make a run
    std::optional<std::string> split;   ///< of a BEIR folder; else test, dev, train, the only one
    ColumnChoices columns = {};         ///< of tables whose headings do not say them
    RepeatedDocument repeatedDocument = RepeatedDocument::Refuse;
    BadLineRule badLines = BadLineRule::Refuse;
    ExpansionLimit expansion = {};  ///< of compressed files

    bool operator==(const CollectionChoices&) const = default;
};

}  // namespace core
