#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace cli {

/// The columns that a text takes on a terminal: none for combining marks, two for the wide
/// characters of East Asia. O(n).
int displayWidth(const QString& text);

/// Rows under headings, in columns wide enough for every cell.
class TextTable {
public:
    enum class Align { Left, Right };

    void addColumn(const QString& heading, Align align = Align::Right);
    /// @param cells as many as there are columns
    /// @param remark stands behind the row
    void addRow(QStringList cells, const QString& remark = {});
    /// Each row with a new line at its end and no blanks before it.
    QString text() const;

private:
    struct Row {
        QStringList cells;
        QString remark;
    };
    std::vector<int> widths() const;
    QString line(const Row& row, const std::vector<int>& widths) const;

    QStringList m_headings;
    std::vector<Align> m_aligns;
    std::vector<Row> m_rows;
};

}  // namespace cli
