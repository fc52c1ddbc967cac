// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/beside_data.h"

#include "ui/charts/chart/figure_columns.h"
#include "ui/charts/chart/no_number.h"
#include "ui/text/language/wording.h"

#include <algorithm>
#include <vector>

namespace ui {

namespace {

struct Rows {
    std::vector<double> inA;
    std::vector<double> inB;
    std::vector<double> up;
    std::vector<double> grade;
    QStringList ids;
    QStringList names;
};

template <class Number>
double numberOr(const std::optional<Number>& number)
{
    return number ? static_cast<double>(*number) : noNumber;
}

Rows rowsOf(const ListsBeside& lists, std::size_t count)
{
    Rows rows;
    for (std::size_t i = 0; i < count; ++i) {
        const core::TwoRanks& ranks = lists.documents[i];
        const core::RankedItem& document = lists.document(i);
        rows.inA.push_back(numberOr(ranks.inA));
        rows.inB.push_back(numberOr(ranks.inB));
        rows.up.push_back(numberOr(ranks.shift()));
        rows.grade.push_back(document.grade.hasValue() ? document.grade.value() : noNumber);
        rows.ids << QString::fromStdString(document.id);
        rows.names << QString::fromStdString(document.title);
    }
    return rows;
}

}  // namespace

FigureData figureData(const ListsBeside& lists, const QString& nameA, const QString& nameB)
{
    constexpr int digits = 4;
    const std::size_t all = lists.documents.size();
    const std::size_t listed = std::min(all, FigureColumns::mostRows);
    const Rows rows = rowsOf(lists, listed);
    FigureColumns columns(digits);
    columns.sayFirst(listed, all);
    FigureData data;
    //: %1 is a run's name
    data.xTitle = Wording::tr("rank in %1").arg(nameA);
    const std::size_t x = columns.add(data.xTitle, rows.inA);
    std::size_t y = x;
    if (lists.hasB) {
        data.yTitle = Wording::tr("rank in %1").arg(nameB);
        y = columns.add(data.yTitle, rows.inB);
        columns.add(Wording::tr("ranks up"), rows.up);
    }
    const std::size_t grade = columns.add(Wording::tr("grade"), rows.grade);
    if (!lists.hasB) {
        data.yTitle = Wording::tr("grade");
        y = grade;
    }
    columns.addIds(Wording::tr("document"), rows.ids);
    columns.addIds(Wording::tr("title"), rows.names);
    data.table = columns.take();
    data.layers = {{FigureLayer::Shape::Points, {}, x, y, 0}};
    return data;
}

}  // namespace ui
