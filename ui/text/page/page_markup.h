// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/text/markup_text.h"

#include <QString>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the parts of an interactive page are written with: HTML in UTF-8.
namespace ui::page {

/// A part of a page, by the id of the element that shows it.
struct Part {
    std::string id;
    std::string html;
};

inline std::string escaped(const QString& text)
{
    return core::markupText(text.toStdString());
}

/// ` name="value"`.
inline std::string attribute(std::string_view name, std::string_view value)
{
    return " " + std::string(name) + "=\"" + core::markupText(value) + "\"";
}
inline std::string attribute(std::string_view name, std::size_t value)
{
    return attribute(name, std::to_string(value));
}

/// @param name of the element
/// @param attributes from attribute()
/// @param content HTML
inline std::string element(std::string_view name, std::string_view attributes,
                           std::string_view content)
{
    std::string html = "<";
    html.append(name).append(attributes).append(">").append(content);
    return html.append("</").append(name).append(">");
}

/// A table with a heading for each column. The class `number` aligns a column.
struct Column {
    QString heading;  ///< may be empty
    bool isNumeric = false;
    QString about = {};  ///< its tooltip
};
std::string tableHead(const std::vector<Column>& columns);
std::string cell(const Column& column, std::string_view html);

}  // namespace ui::page
