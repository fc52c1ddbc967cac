// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/text_table.h"

#include "app/cli/option/wording.h"
#include "core/documents/tables/table_text.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <utility>

namespace cli {

namespace {

bool isCombining(char32_t c)
{
    return (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK)) != 0;
}

bool isWide(char32_t c)
{
    constexpr std::array<std::pair<char32_t, char32_t>, 8> wide{{
        {0x1100, 0x115F},  // Hangul Jamo
        {0x2E80, 0xA4CF},  // CJK radicals to Yi
        {0xAC00, 0xD7A3},  // Hangul syllables
        {0xF900, 0xFAFF},  // CJK compatibility
        {0xFE30, 0xFE6F},
        {0xFF00, 0xFF60},  // full width
        {0x1F300, 0x1FAFF},
        {0x20000, 0x3FFFD},
    }};
    return std::any_of(wide.begin(), wide.end(),
                       [c](const auto& range) { return c >= range.first && c <= range.second; });
}

std::string trimmed(const std::string& text)
{
    return QString::fromStdString(text).trimmed().toStdString();
}

int widthOf(const QStringList& texts)
{
    int width = 0;
    for (const QString& text : texts)
        width = std::max(width, displayWidth(text));
    return width;
}

QString padded(const QString& text, int width, bool isRight)
{
    const QString blanks(width - displayWidth(text), QLatin1Char(' '));
    return isRight ? blanks + text : text + blanks;
}

/// Whether cells have letters or intervals.
bool hasParts(const core::Table& table, std::size_t column)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [column](const auto& row) {
        return !row[column].letters.empty() || !row[column].ends.empty();
    });
}

/// Aligns values, letters and intervals separately.
QStringList inParts(const core::Table& table, std::size_t column)
{
    std::array<QStringList, 3> parts;
    bool hasBest = false;
    for (const auto& row : table.rows)
        hasBest = hasBest || row[column].isBest;
    for (const auto& row : table.rows) {
        const core::TableCell& cell = row[column];
        const auto text = [](const core::TableCell& part) {
            return QString::fromStdString(core::shownText(part));
        };
        parts[0] << text({cell.text, {}, {}, cell.isBest}) +
                        (hasBest && !cell.isBest ? QLatin1String(" ") : QLatin1String());
        parts[1] << QString::fromStdString(cell.letters);
        parts[2] << text({{}, {}, cell.ends}).trimmed();
    }
    const std::array widths{widthOf(parts[0]), widthOf(parts[1]), widthOf(parts[2])};
    QStringList cells;
    for (qsizetype row = 0; row < parts[0].size(); ++row) {
        QStringList shown;
        for (std::size_t part = 0; part < parts.size(); ++part)
            if (widths[part] > 0)
                shown << padded(parts[part][row], widths[part],
                                part == 0 && table.columns[column].isNumeric);
        cells << shown.join(QLatin1Char(' '));
    }
    return cells;
}

/// The heading and the cells below it.
QStringList shownColumn(const core::Table& table, std::size_t column)
{
    QStringList shown{QString::fromStdString(table.columns[column].heading)};
    if (hasParts(table, column))
        return shown + inParts(table, column);
    for (const auto& row : table.rows)
        shown << QString::fromStdString(core::shownText(row[column]));
    return shown;
}

}  // namespace

int displayWidth(const QString& text)
{
    int width = 0;
    for (const char32_t c : text.toUcs4())
        width += isCombining(c) ? 0 : isWide(c) ? 2 : 1;
    return width;
}

std::string plainText(const core::Table& table)
{
    struct Column {
        QStringList cells;
        int width;
        bool isRight;
    };
    std::vector<Column> columns;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const QStringList cells = shownColumn(table, column);
        columns.push_back(
            {cells, widthOf(cells), table.columns[column].isNumeric && !hasParts(table, column)});
    }
    QString text;
    for (qsizetype row = 0; row <= static_cast<qsizetype>(table.rows.size()); ++row) {
        QString line;
        for (const Column& column : columns)
            line += (&column == &columns.front() ? QLatin1String() : QLatin1String("  ")) +
                    padded(column.cells[row], column.width, column.isRight);
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        text += line + QLatin1Char('\n');
    }
    return text.toStdString();
}

core::TableCell cell(const QString& text, std::optional<double> number)
{
    return {text.toStdString(), number};
}

void TextTable::addColumn(const QString& heading, Align align)
{
    m_table.columns.push_back({heading.toStdString(), align == Align::Right});
}

void TextTable::addRow(std::vector<core::TableCell> cells, const QString& remark)
{
    m_table.rows.push_back(std::move(cells));
    m_remarks.push_back(remark.toStdString());
}

QString TextTable::text() const
{
    return QString::fromStdString(plainText(withRemarks(m_table, {})));
}

core::Table TextTable::withRemarks(core::Table table, const std::string& heading) const
{
    const bool hasRemarks = std::any_of(m_remarks.begin(), m_remarks.end(),
                                        [](const std::string& remark) { return !remark.empty(); });
    if (!hasRemarks)
        return table;
    table.columns.push_back({heading, false});
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        table.rows[row].push_back({m_remarks[row], std::nullopt});
    return table;
}

core::Table TextTable::table(const std::string& caption, const std::string& label) const
{
    core::Table table = m_table;
    table.caption = caption;
    table.label = label;
    for (auto& row : table.rows)
        row.front().text = trimmed(row.front().text);
    return withRemarks(std::move(table), Wording::tr("remark").toStdString());
}

}  // namespace cli
