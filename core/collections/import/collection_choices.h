// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/encoding.h"
#include "core/foundation/tabular/column_choices.h"
#include "core/foundation/tabular/number_reading.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// The choices of a person where files are ambiguous.
struct CollectionChoices {
    RankOrder order = RankOrder::ScoreThenIdDescending;
    RepeatedGrade repeated = RepeatedGrade::Refuse;
    DecimalMark mark = DecimalMark::Point;
    OtherEncodings encodings = {};      ///< for text that is not UTF-8
    std::vector<std::size_t> features;  ///< of a LETOR file: each gives a run
    std::optional<std::string> split;   ///< of a BEIR folder; otherwise test, dev, train, or the
                                        ///< only one
    ColumnChoices columns = {};         ///< for tables whose headings do not name them
    RepeatedDocument repeatedDocument = RepeatedDocument::Refuse;
    BadLineRule badLines = BadLineRule::Refuse;
    ExpansionLimit expansion = {};  ///< for compressed files

    bool operator==(const CollectionChoices&) const = default;
};

}  // namespace core
