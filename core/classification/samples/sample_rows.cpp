// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/sample_rows.h"

#include "core/classification/samples/column_rows.h"

#include <cassert>
#include <utility>

namespace core {

Samples takeRows(Samples& samples, std::span<const std::size_t> rows)
{
    Samples taken;
    taken.classes = samples.classes;
    taken.groupNames = samples.groupNames;
    taken.labels = takeColumnRows(samples.labels, rows);
    for (ModelScores& model : samples.models)
        taken.models.push_back({model.name, takeColumnRows(model.values, rows)});
    taken.ids = takeColumnRows(samples.ids, rows);
    taken.weights = takeColumnRows(samples.weights, rows);
    taken.groups = takeColumnRows(samples.groups, rows);
    for (SampleColumn& column : samples.columns)
        taken.columns.push_back({column.name, takeColumnRows(column.of, rows), column.names});
    return taken;
}

void putRows(Samples& samples, std::span<const std::size_t> rows, Samples taken)
{
    assert(taken.models.size() == samples.models.size());
    assert(taken.columns.size() == samples.columns.size());
    putColumnRows(samples.labels, rows, std::move(taken.labels));
    for (std::size_t model = 0; model < samples.models.size(); ++model)
        putColumnRows(samples.models[model].values, rows, std::move(taken.models[model].values));
    putColumnRows(samples.ids, rows, std::move(taken.ids));
    putColumnRows(samples.weights, rows, std::move(taken.weights));
    putColumnRows(samples.groups, rows, std::move(taken.groups));
    for (std::size_t column = 0; column < samples.columns.size(); ++column)
        putColumnRows(samples.columns[column].of, rows, std::move(taken.columns[column].of));
}

}  // namespace core
