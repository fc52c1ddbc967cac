// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/ribbon_data.h"

#include "ui/charts/chart/figure_columns.h"
#include "ui/charts/chart/no_number.h"
#include "ui/text/language/wording.h"

#include <algorithm>
#include <array>
#include <vector>

namespace ui {

namespace {

using Numbers = std::vector<double>;

struct Rows {
    Numbers rank;
    Numbers ideal;
    Numbers first;
    Numbers last;
    Numbers late;
    Numbers grade;
    QStringList names;
};

Rows rowsOf(const Ribbons& ribbons, std::size_t count)
{
    Rows rows;
    for (std::size_t i = 0; i < count; ++i) {
        const core::IdealPosition& position = ribbons.order.positions[i];
        const auto late = position.displacement();
        const core::Grade grade = ribbons.grade(position);
        rows.rank.push_back(position.rank ? static_cast<double>(*position.rank) : noNumber);
        rows.ideal.push_back(static_cast<double>(position.idealRank));
        rows.first.push_back(static_cast<double>(position.firstIdealRank));
        rows.last.push_back(static_cast<double>(position.lastIdealRank));
        rows.late.push_back(late ? static_cast<double>(*late) : noNumber);
        rows.grade.push_back(grade.hasValue() ? grade.value() : noNumber);
        rows.names << ribbons.name(position);
    }
    return rows;
}

}  // namespace

FigureData figureData(const Ribbons& ribbons)
{
    constexpr int digits = 4;
    const std::size_t all = ribbons.order.positions.size();
    const std::size_t listed = std::min(all, FigureColumns::mostRows);
    const Rows rows = rowsOf(ribbons, listed);
    FigureColumns columns(digits);
    columns.sayFirst(listed, all);
    FigureData data;
    data.xTitle = Wording::tr("rank");
    data.yTitle = Wording::tr("rank in the ideal order");
    const std::size_t x = columns.add(data.xTitle, rows.rank);
    const std::size_t y = columns.add(data.yTitle, rows.ideal);
    columns.add(Wording::tr("first ideal rank of the grade"), rows.first);
    columns.add(Wording::tr("last ideal rank of the grade"), rows.last);
    columns.add(Wording::tr("ranks too late"), rows.late);
    columns.add(Wording::tr("grade"), rows.grade);
    const std::array<double, 2> ends{1, static_cast<double>(all)};
    const std::size_t placeX = columns.add(Wording::tr("in place: x"), ends);
    const std::size_t placeY = columns.add(Wording::tr("in place: y"), ends);
    columns.addIds(Wording::tr("document"), rows.names);
    data.table = columns.take();
    data.layers = {{FigureLayer::Shape::Points, {}, x, y, 0},
                   {FigureLayer::Shape::Guide, Wording::tr("in place"), placeX, placeY, 0}};
    return data;
}

}  // namespace ui
