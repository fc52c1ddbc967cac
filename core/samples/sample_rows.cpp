#include "core/samples/sample_rows.h"

#include <cassert>
#include <utility>
#include <vector>

namespace core {

namespace {

template <class T>
std::vector<T> take(std::vector<T>& column, std::span<const std::size_t> rows)
{
    std::vector<T> taken;
    if (column.empty() || rows.empty())
        return taken;
    taken.reserve(rows.size());
    std::size_t end = rows.front();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        taken.push_back(std::move(column[rows[i]]));
        const std::size_t next = i + 1 < rows.size() ? rows[i + 1] : column.size();
        for (std::size_t row = rows[i] + 1; row < next; ++row)
            column[end++] = std::move(column[row]);
    }
    column.resize(end);
    return taken;
}

/// From the end, so that nothing is written over before it has moved.
template <class T>
void put(std::vector<T>& column, std::span<const std::size_t> rows, std::vector<T> taken)
{
    if (taken.empty())
        return;
    assert(taken.size() == rows.size());
    std::size_t kept = column.size();
    column.resize(column.size() + taken.size());
    std::size_t row = column.size();
    for (std::size_t i = rows.size(); i-- > 0;) {
        assert(rows[i] < row);
        while (row > rows[i] + 1)
            column[--row] = std::move(column[--kept]);
        column[--row] = std::move(taken[i]);
    }
}

}  // namespace

Samples takeRows(Samples& samples, std::span<const std::size_t> rows)
{
    Samples taken;
    taken.classes = samples.classes;
    taken.groupNames = samples.groupNames;
    taken.labels = take(samples.labels, rows);
    for (ModelScores& model : samples.models)
        taken.models.push_back({model.name, take(model.values, rows)});
    taken.ids = take(samples.ids, rows);
    taken.weights = take(samples.weights, rows);
    taken.groups = take(samples.groups, rows);
    return taken;
}

void putRows(Samples& samples, std::span<const std::size_t> rows, Samples taken)
{
    assert(taken.models.size() == samples.models.size());
    put(samples.labels, rows, std::move(taken.labels));
    for (std::size_t model = 0; model < samples.models.size(); ++model)
        put(samples.models[model].values, rows, std::move(taken.models[model].values));
    put(samples.ids, rows, std::move(taken.ids));
    put(samples.weights, rows, std::move(taken.weights));
    put(samples.groups, rows, std::move(taken.groups));
}

}  // namespace core
