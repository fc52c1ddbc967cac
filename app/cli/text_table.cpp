#include "app/cli/text_table.h"

#include <QChar>

#include <algorithm>
#include <array>
#include <utility>

namespace cli {

namespace {

bool isCombining(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
           category == QChar::Other_Format;
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

}  // namespace

int displayWidth(const QString& text)
{
    int width = 0;
    for (const char32_t c : text.toUcs4())
        width += isCombining(c) ? 0 : isWide(c) ? 2 : 1;
    return width;
}

void TextTable::addColumn(const QString& heading, Align align)
{
    m_headings.append(heading);
    m_aligns.push_back(align);
}

void TextTable::addRow(QStringList cells, const QString& remark)
{
    m_rows.push_back({std::move(cells), remark});
}

std::vector<int> TextTable::widths() const
{
    std::vector<int> widths;
    for (qsizetype column = 0; column < m_headings.size(); ++column) {
        int width = displayWidth(m_headings[column]);
        for (const Row& row : m_rows)
            width = std::max(width, displayWidth(row.cells[column]));
        widths.push_back(width);
    }
    return widths;
}

QString TextTable::line(const Row& row, const std::vector<int>& widths) const
{
    QString text;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        const QString& cell = row.cells[static_cast<qsizetype>(column)];
        const QString blanks(widths[column] - displayWidth(cell), QLatin1Char(' '));
        if (column > 0)
            text += QLatin1String("  ");
        text += m_aligns[column] == Align::Left ? cell + blanks : blanks + cell;
    }
    if (!row.remark.isEmpty())
        text += QLatin1String("  ") + row.remark;
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text + QLatin1Char('\n');
}

QString TextTable::text() const
{
    const std::vector<int> columns = widths();
    QString text = line({m_headings, {}}, columns);
    for (const Row& row : m_rows)
        text += line(row, columns);
    return text;
}

}  // namespace cli
