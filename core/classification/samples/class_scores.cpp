// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/class_scores.h"

#include "core/foundation/tabular/class_names.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string_view>

namespace core {

namespace {

using Words = ClassPair;

/// The two labels in the first rows of the table.
std::optional<Words> labelsOf(const TablePreview& table)
{
    const auto label = std::ranges::find(table.columns, ColumnRole::Label, &TableColumn::role);
    if (label == table.columns.end())
        return std::nullopt;
    const auto column = static_cast<std::size_t>(label - table.columns.begin());
    std::set<std::string_view> words;
    for (const auto& row : table.rows)
        if (const auto cell = column < row.size() ? trimmed(row[column]) : ""; !cell.empty())
            words.insert(cell);
    return words.size() == 2 ? std::optional(Words{*words.begin(), *words.rbegin()}) : std::nullopt;
}

bool addUpToOne(const TablePreview& table, std::size_t first, std::size_t second)
{
    constexpr double rounded = 1e-3;
    const auto number = [&](const auto& row, std::size_t column) {
        return column < row.size() ? numberInCell(row[column], table.decimalComma) : std::nullopt;
    };
    return std::ranges::all_of(table.rows, [&](const auto& row) {
        const auto a = number(row, first);
        const auto b = number(row, second);
        return a && b && std::abs(*a + *b - 1) < rounded;
    });
}

/// Removes scores that repeat others as confidences in the predicted class, p or 1 − p.
void leaveOutConfidences(const TablePreview& table, std::vector<std::size_t>& scores)
{
    constexpr double rounded = 1e-3;
    constexpr std::size_t fewest = 6;  // fewer rows prove nothing
    const auto number = [&](const auto& row, std::size_t column) {
        return column < row.size() ? numberInCell(row[column], table.decimalComma) : std::nullopt;
    };
    const auto isConfidenceOf = [&](std::size_t column, std::size_t other) {
        bool isTurned = false;
        bool isKept = false;
        const bool isSame = std::ranges::all_of(table.rows, [&](const auto& row) {
            const auto own = number(row, column);
            const auto score = number(row, other);
            isTurned = isTurned || (score && *score < 0.5 - rounded);
            isKept = isKept || (score && *score > 0.5 + rounded);
            return own && score && *score >= 0 && *score <= 1 &&
                   std::abs(std::max(*score, 1 - *score) - *own) < rounded;
        });
        return isSame && isTurned && isKept;
    };
    const std::vector<std::size_t> all = scores;
    if (table.rows.size() >= fewest)
        std::erase_if(scores, [&](std::size_t column) {
            return std::ranges::any_of(
                all, [&](std::size_t other) { return isConfidenceOf(column, other); });
        });
}

/// Which of two labels that are numbers is given: 0 for the smaller one. Numbered scores have this
/// order: probability[0] is of class 1 if the labels are 1 and 2.
std::optional<std::size_t> placeOfNumber(const Words& labels, const std::string& given)
{
    const auto first = numberInCell(labels[0], false);
    const auto second = numberInCell(labels[1], false);
    if (!first || !second)
        return std::nullopt;
    return isSameClass(*first < *second ? labels[1] : labels[0], given) ? 1 : 0;
}

/// The positive one of the words in two headings; nothing if they are not classes, or neither is
/// positive.
std::optional<std::string> positiveOf(const Words& parts, const std::optional<Words>& labels,
                                      const std::optional<std::string>& given)
{
    constexpr std::array<Words, 5> usual{
        {{"0", "1"}, {"no", "yes"}, {"false", "true"}, {"neg", "pos"}, {"negative", "positive"}}};
    const auto pair = std::ranges::find_if(
        usual, [&parts](const Words& words) { return areSameClasses(parts, words); });
    const bool areLabels = labels && areSameClasses(parts, *labels);
    if (pair == usual.end() && !areLabels)
        return std::nullopt;
    if (given && labels && !areLabels)
        if (const auto place = placeOfNumber(*labels, *given))
            return std::string((*pair)[*place]);
    if (given)
        return given;
    if (pair != usual.end())
        return std::string(pair->back());
    const std::array<std::string, 2> classes{std::string(parts[0]), std::string(parts[1])};
    const auto likely = likelyPositive(classes);
    return likely ? std::optional(classes[*likely]) : std::nullopt;
}

}  // namespace

std::vector<std::size_t> scoresOfPositive(const TablePreview& table,
                                          const std::optional<std::string>& positive)
{
    std::vector<std::size_t> scores;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].role == ColumnRole::Score)
            scores.push_back(i);
    constexpr std::size_t most = 64;
    if (!table.hasHeader || table.rows.empty() || scores.size() > most)
        return scores;
    const auto labels = labelsOf(table);
    leaveOutConfidences(table, scores);
    for (std::size_t i = 0; i < scores.size(); ++i)
        for (std::size_t j = i + 1; j < scores.size(); ++j) {
            const Words names{table.columns[scores[i]].name, table.columns[scores[j]].name};
            const Words parts = labels && areSameClasses(names, *labels)
                                    ? names
                                    : differingParts(names[0], names[1]);
            const auto requested = positiveOf(parts, labels, positive);
            const bool isFirst = requested && isSameClass(parts[0], *requested);
            const bool isSecond = requested && isSameClass(parts[1], *requested);
            if (isFirst == isSecond || !addUpToOne(table, scores[i], scores[j]))
                continue;
            scores.erase(scores.begin() + static_cast<std::ptrdiff_t>(isFirst ? j : i));
            --i;
            break;
        }
    return scores;
}

std::optional<std::string> negativeNamedBy(const TablePreview& table, std::size_t scores)
{
    const auto labels = labelsOf(table);
    if (!labels || scores >= table.columns.size())
        return std::nullopt;
    const std::array<std::string, 2> classes{std::string((*labels)[0]), std::string((*labels)[1])};
    const auto likely = likelyPositive(classes);
    if (!likely || numberInCell(classes[0], false) || numberInCell(classes[1], false))
        return std::nullopt;
    const auto words = wordsOfHeading(table.columns[scores].name);
    const auto isNamed = [&words](const std::string& label) {
        return std::ranges::any_of(
            words, [&label](const std::string& word) { return isSameClass(word, label); });
    };
    const std::string& other = classes[1 - *likely];
    return isNamed(other) && !isNamed(classes[*likely]) ? std::optional(other) : std::nullopt;
}

}  // namespace core
