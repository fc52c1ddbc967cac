// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/lessons/lesson_tables.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/table_cell.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

core::TableCell numberCell(double number)
{
    return textCell(plainText(number, QLocale::c()), number);
}

core::TableCell gradeCell(core::Grade grade)
{
    return grade.hasValue() ? numberCell(grade.value()) : textCell(Wording::tr("unjudged"));
}

// Lists

/// @param rank 0: not retrieved
std::vector<core::TableCell> documentRow(const core::RankedItem& document, std::size_t rank,
                                         bool hasScores)
{
    std::vector<core::TableCell> row{rank == 0 ? textCell(Wording::tr("not retrieved"))
                                               : numberCell(static_cast<double>(rank)),
                                     {document.name()},
                                     gradeCell(document.grade)};
    if (hasScores)
        row.push_back(document.score ? numberCell(*document.score) : core::TableCell());
    return row;
}

core::Table listTable(const core::RankedList& list, const std::string& caption)
{
    const bool hasScores = std::ranges::any_of(
        list.ranked, [](const core::RankedItem& document) { return document.score.has_value(); });
    core::Table table;
    table.caption = caption;
    table.columns = {tableColumn(Wording::tr("Rank"), true),
                     tableColumn(Wording::tr("Document"), false),
                     tableColumn(Wording::tr("Grade"), true)};
    if (hasScores)
        table.columns.push_back(tableColumn(Wording::tr("Score"), true));
    for (std::size_t i = 0; i < list.ranked.size(); ++i)
        table.rows.push_back(documentRow(list.ranked[i], i + 1, hasScores));
    for (const core::RankedItem& document : list.notRetrieved)
        table.rows.push_back(documentRow(document, 0, hasScores));
    return table;
}

std::vector<core::Table> tablesOf(const std::string& name,
                                  const std::vector<core::RankedList>& lists)
{
    std::vector<core::Table> tables;
    tables.reserve(lists.size());
    for (const core::RankedList& list : lists)
        tables.push_back(listTable(list, lists.size() == 1 ? name : name + ", " + list.query));
    return tables;
}

// Samples

/// Whether the samples are weighted predictions: a confusion matrix.
bool areCounts(const core::Samples& samples)
{
    const auto& scores = samples.models.front().values;
    return !samples.weights.empty() && samples.ids.empty() && samples.size() <= 4 &&
           std::ranges::all_of(scores, [](double score) { return score == 0 || score == 1; });
}

core::Table countTable(const core::Samples& samples, const std::string& name)
{
    constexpr std::array<std::pair<std::uint8_t, double>, 4> cells{
        {{1, 1}, {0, 1}, {1, 0}, {0, 0}}};
    core::Table table;
    table.caption = name;
    for (const char* count : {"TP", "FP", "FN", "TN"})
        table.columns.push_back(tableColumn(QString::fromLatin1(count), true));
    table.rows.resize(1);
    for (const auto& [label, score] : cells) {
        double count = 0;
        for (std::size_t i = 0; i < samples.size(); ++i)
            if (samples.labels[i] == label && samples.models.front().values[i] == score)
                count += samples.weights[i];
        table.rows.front().push_back(numberCell(count));
    }
    return table;
}

core::Table sampleTable(const core::Samples& samples, const std::string& name)
{
    core::Table table;
    table.caption = name;
    table.columns = {tableColumn(Wording::tr("Sample"), samples.ids.empty()),
                     tableColumn(Wording::tr("Label"), true),
                     tableColumn(Wording::tr("Score"), true)};
    if (!samples.weights.empty())
        table.columns.push_back(tableColumn(Wording::tr("Weight"), true));
    if (!samples.groups.empty())
        table.columns.push_back(tableColumn(Wording::tr("Group", "heading of a lesson"), false));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        auto& row = table.rows.emplace_back(std::vector<core::TableCell>{
            samples.ids.empty() ? numberCell(static_cast<double>(i + 1))
                                : core::TableCell{samples.ids[i]},
            {samples.classes[samples.labels[i]]},
            numberCell(samples.models.front().values[i])});
        if (!samples.weights.empty())
            row.push_back(numberCell(samples.weights[i]));
        if (!samples.groups.empty())
            row.push_back({samples.groupNames[samples.groups[i]]});
    }
    return table;
}

std::vector<core::Table> tablesOf(const std::string& name, const core::Samples& samples)
{
    return {areCounts(samples) ? countTable(samples, name) : sampleTable(samples, name)};
}

// Differences

std::vector<core::Table> tablesOf(const std::string& name, const std::vector<double>& differences)
{
    core::Table table;
    table.caption = name;
    table.columns = {tableColumn(Wording::tr("Query"), true),
                     tableColumn(Wording::tr("Difference"), true)};
    for (std::size_t i = 0; i < differences.size(); ++i)
        table.rows.push_back({numberCell(static_cast<double>(i + 1)), numberCell(differences[i])});
    return {table};
}

}  // namespace

std::vector<core::Table> lessonTables(const core::LessonData& data, const std::string& label)
{
    return std::visit([&label](const auto& content) { return tablesOf(label, content); },
                      data.content);
}

}  // namespace ui
