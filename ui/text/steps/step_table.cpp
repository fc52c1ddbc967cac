// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/step_table.h"

#include "core/foundation/numbered_name.h"
#include "core/metrics/measures/measure_table.h"
#include "ui/text/language/wording.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/step_facts.h"

#include <algorithm>

namespace ui {

using core::Column;

namespace {

std::optional<double> ofGrade(bool isThere, core::Grade grade)
{
    return isThere && grade.hasValue() ? std::optional(grade.value()) : std::nullopt;
}

std::optional<double> numberIf(bool isThere, double number)
{
    return isThere ? std::optional(number) : std::nullopt;
}

/// Whether the documents have real names, not those given when grades were read.
bool isNamed(const core::RankedList& list)
{
    for (std::size_t i = 0; i < list.ranked.size(); ++i)
        if (list.ranked[i].name() != core::numberedName(i + 1))
            return true;
    return false;
}

std::string documentName(const core::RankedItem& document, qsizetype longest)
{
    const QString name = QString::fromStdString(document.name()).simplified();
    return (name.size() <= longest ? name : name.left(longest - 1) + QChar(0x2026)).toStdString();
}

}  // namespace

std::optional<double> cellNumber(const core::Explanation& explanation, std::size_t row,
                                 Column column, const NumberFormat& format)
{
    const core::ExplainedRank& line = explanation.ranks[row];
    switch (column) {
    case Column::Rank:
        return static_cast<double>(line.rank);
    case Column::Grade:
        return ofGrade(line.inRanking, line.grade);
    case Column::Gain:
        return numberIf(line.inRanking, line.gain);
    case Column::Weight:
        return shownWeight(explanation, line, format);
    case Column::Seen:
        return numberIf(line.inRanking, line.seen);
    case Column::Term:
        return numberIf(line.inRanking, line.term);
    case Column::Sum:
        return line.sum;
    case Column::IdealGrade:
        return ofGrade(line.inIdeal, line.idealGrade);
    case Column::IdealGain:
        return numberIf(line.inIdeal, line.idealGain);
    case Column::IdealTerm:
        return numberIf(line.inIdeal, line.idealTerm);
    case Column::IdealSum:
        return line.idealSum;
    case Column::Attainable:
        return line.attainable;
    case Column::Value:
        return line.value ? std::optional(*line.value) : std::nullopt;
    }
    return std::nullopt;
}

core::Table stepTable(const core::RankedList& list, const core::Explanation& explanation,
                      const NumberFormat& format, std::size_t most, qsizetype longestName)
{
    const bool showsNames =
        isNamed(list) && !core::rowOf(explanation.definition.measure).walksIdeal;
    core::Table table;
    for (const Column column : explanation.columns) {
        table.columns.push_back(
            {columnHeading(explanation, column, format.discounts).toStdString(), true});
        if (column == Column::Rank && showsNames)
            table.columns.push_back(
                {.heading = Wording::tr("document").toStdString(), .holdsIds = true});
    }
    for (std::size_t row = 0; row < std::min(most, explanation.ranks.size()); ++row) {
        auto& cells = table.rows.emplace_back();
        for (const Column column : explanation.columns) {
            cells.push_back({cellText(explanation, row, column, format).toStdString(),
                             cellNumber(explanation, row, column, format)});
            if (column == Column::Rank && showsNames)
                cells.push_back({row < list.ranked.size()
                                     ? documentName(list.ranked[row], longestName)
                                     : std::string(),
                                 std::nullopt});
        }
    }
    return table;
}

}  // namespace ui
