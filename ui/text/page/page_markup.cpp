// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/page/page_markup.h"

namespace ui::page {

namespace {

std::string alignment(const Column& column)
{
    return column.isNumeric ? attribute("class", "number") : std::string();
}

}  // namespace

std::string tableHead(const std::vector<Column>& columns)
{
    std::string cells;
    for (const Column& column : columns) {
        if (column.heading.isEmpty()) {
            cells += element("td", "", "");
            continue;
        }
        const std::string about =
            column.about.isEmpty() ? std::string() : attribute("title", column.about.toStdString());
        cells += element("th", attribute("scope", "col") + alignment(column) + about,
                         escaped(column.heading));
    }
    return element("thead", "", element("tr", "", cells));
}

std::string cell(const Column& column, std::string_view html)
{
    return element("td", alignment(column), html);
}

}  // namespace ui::page
