// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_rows.h"

#include "core/classification/samples/column_rows.h"

#include <utility>

namespace core {

ClassSamples takeRows(ClassSamples& samples, std::span<const std::size_t> rows)
{
    ClassSamples taken;
    taken.classes = samples.classes;
    taken.hasPredictions = samples.hasPredictions;
    taken.labels = takeColumnRows(samples.labels, rows);
    for (std::vector<double>& scores : samples.scores)
        taken.scores.push_back(takeColumnRows(scores, rows));
    taken.predicted = takeColumnRows(samples.predicted, rows);
    taken.ids = takeColumnRows(samples.ids, rows);
    taken.weights = takeColumnRows(samples.weights, rows);
    return taken;
}

void putRows(ClassSamples& samples, std::span<const std::size_t> rows, ClassSamples taken)
{
    putColumnRows(samples.labels, rows, std::move(taken.labels));
    for (std::size_t each = 0; each < samples.scores.size(); ++each)
        putColumnRows(samples.scores[each], rows, std::move(taken.scores[each]));
    putColumnRows(samples.predicted, rows, std::move(taken.predicted));
    putColumnRows(samples.ids, rows, std::move(taken.ids));
    putColumnRows(samples.weights, rows, std::move(taken.weights));
}

std::uint32_t classInRest(const ClassSamples& samples, std::size_t sample, std::size_t against)
{
    std::uint32_t found = against == 0 ? 1 : 0;
    if (samples.labels[sample] != against)
        return samples.labels[sample];
    if (samples.scores.empty())
        return samples.predicted[sample] == against ? found : samples.predicted[sample];
    for (std::uint32_t each = found + 1; each < samples.scores.size(); ++each)
        if (each != against && samples.scores[each][sample] > samples.scores[found][sample])
            found = each;
    return found;
}

ClassSamples rowBeside(const ClassSamples& samples, std::size_t neighbour, std::size_t against,
                       bool isAgainst)
{
    const bool isFirst = samples.size() == 0;
    const auto classes = static_cast<double>(samples.classes.size());
    ClassSamples row;
    row.classes = samples.classes;
    row.hasPredictions = samples.hasPredictions;
    row.labels = {static_cast<std::uint32_t>(against)};
    row.predicted = {isFirst ? row.labels.front() : samples.predicted[neighbour]};
    for (const std::vector<double>& scores : samples.scores)
        row.scores.push_back({isFirst ? 1 / classes : scores[neighbour]});
    if (!samples.weights.empty())
        row.weights = {1};
    if (!isAgainst)
        row.labels = {isFirst ? classInRest(row, 0, against)
                              : classInRest(samples, neighbour, against)};
    if (!row.hasPredictions)
        row.predicted = {highestClass(row, 0)};
    return row;
}

void setScore(ClassSamples& samples, std::size_t of, std::size_t sample, double score)
{
    samples.scores[of][sample] = score;
    if (!samples.hasPredictions)
        samples.predicted[sample] = highestClass(samples, sample);
}

void updateAgainstRest(Samples& ofOne, const ClassSamples& samples, std::size_t against,
                       std::size_t row)
{
    ofOne.labels[row] = samples.labels[row] == against ? 1 : 0;
    ofOne.models.front().values[row] = samples.scores.empty()
                                           ? (samples.predicted[row] == against ? 1 : 0)
                                           : samples.scores[against][row];
}

}  // namespace core
