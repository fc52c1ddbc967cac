// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart/figure_columns.h"

#include "ui/text/words/caption_text.h"
#include "ui/text/words/mark_text.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

QString figureNumber(double number, int digits)
{
    constexpr double exactWhole = 9007199254740992;
    if (std::isnan(number))
        return {};
    if (std::round(number) == number && std::abs(number) < exactWhole)
        return decimalText(number, 0, QLocale::c());
    return markText(number, {digits + 1, QLocale::c()});
}

QString headingText(QString heading)
{
    return heading.replace(QLatin1Char(','), QLatin1Char(';')).remove(QLatin1Char('"'));
}

std::size_t FigureColumns::addColumn(QString heading, bool isNumeric, std::size_t rows)
{
    heading = headingText(heading);
    const auto isTaken = [this](const QString& text) {
        return std::any_of(m_table.columns.begin(), m_table.columns.end(),
                           [requested = text.toStdString()](const core::Table::Column& column) {
                               return column.heading == requested;
                           });
    };
    QString name = heading;
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 %2").arg(heading).arg(number);
    for (auto& row : m_table.rows)
        row.emplace_back();
    m_table.columns.push_back({name.toStdString(), isNumeric});
    while (m_table.rows.size() < rows)
        m_table.rows.emplace_back(m_table.columns.size());
    return m_table.columns.size() - 1;
}

std::size_t FigureColumns::add(const QString& heading, std::span<const double> numbers)
{
    const std::size_t column = addColumn(heading, true, numbers.size());
    for (std::size_t row = 0; row < numbers.size(); ++row)
        if (!std::isnan(numbers[row]))
            m_table.rows[row][column] = {figureNumber(numbers[row], m_digits).toStdString(),
                                         numbers[row]};
    return column;
}

std::size_t FigureColumns::add(const QString& heading, const QStringList& texts)
{
    const std::size_t column = addColumn(heading, false, std::size_t(texts.size()));
    for (qsizetype row = 0; row < texts.size(); ++row)
        m_table.rows[std::size_t(row)][column].text = texts[row].toStdString();
    return column;
}

std::size_t FigureColumns::addIds(const QString& heading, const QStringList& ids)
{
    const std::size_t column = add(heading, ids);
    m_table.columns[column].holdsIds = true;
    return column;
}

void FigureColumns::sayFirst(std::size_t listed, std::size_t all)
{
    if (listed < all)
        say(QCoreApplication::translate("ui::FigureColumns",
                                        "The first %1 of %2 documents are listed.")
                .arg(countText(listed), countText(all)));
}

void FigureColumns::say(const QString& sentence)
{
    if (!m_table.caption.empty())
        m_table.caption += ' ';
    m_table.caption += sentence.toStdString();
}

}  // namespace ui
