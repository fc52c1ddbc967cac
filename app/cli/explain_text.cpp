#include "app/cli/explain_output.h"

#include "app/cli/text_table.h"
#include "ui/formula/formula.h"
#include "ui/words/measure_text.h"
#include "ui/words/step_text.h"

#include <algorithm>

namespace cli {

namespace {

constexpr int usualDigits = 4;
constexpr qsizetype longestName = 32;

/// True when a person or a file named the documents, and not the reader of a list of grades.
bool isNamed(const core::RankedList& list)
{
    for (std::size_t i = 0; i < list.ranked.size(); ++i)
        if (list.ranked[i].name() != "d" + std::to_string(i + 1))
            return true;
    return false;
}

QString documentName(const core::Document& document)
{
    const QString name = QString::fromStdString(document.name()).simplified();
    return name.size() <= longestName ? name : name.left(longestName - 1) + QChar(0x2026);
}

QString stepTable(const core::RankedList& list, const core::Explanation& explanation,
                  const ui::NumberFormat& format)
{
    // The ranks of IDCG are those of the ideal ranking, not of the list.
    const bool showsNames = isNamed(list) && explanation.definition.measure != core::Measure::Idcg;
    TextTable table;
    for (const core::Column column : explanation.columns) {
        table.addColumn(ui::columnHeading(explanation, column));
        if (column == core::Column::Rank && showsNames)
            table.addColumn(QStringLiteral("document"), TextTable::Align::Left);
    }
    for (std::size_t row = 0; row < explanation.ranks.size(); ++row) {
        QStringList cells;
        for (const core::Column column : explanation.columns) {
            cells.append(ui::cellText(explanation, row, column, format));
            if (column == core::Column::Rank && showsNames)
                cells.append(row < list.ranked.size() ? documentName(list.ranked[row]) : QString());
        }
        table.addRow(cells, explanation.ranks[row].counted ? QString()
                                                           : QStringLiteral("(past the cutoff)"));
    }
    return table.text();
}

QString measureText(const core::RankedList& list, const core::Explanation& explanation,
                    const ui::NumberFormat& format)
{
    const QString heading =
        QStringLiteral("%1: %2").arg(QString::fromStdString(core::toText(explanation.definition)),
                                     ui::measureTitle(explanation.definition.measure));
    QString text = heading + QLatin1Char('\n') + QString(displayWidth(heading), QLatin1Char('=')) +
                   QLatin1String("\n\n");
    text += ui::toPlainText(ui::formulaOf(explanation, format)) + QLatin1Char('\n');
    text += ui::summarySentence(explanation, format) + QLatin1Char('\n');
    if (explanation.exact)
        text += QStringLiteral("Exactly %1.\n").arg(ui::fractionText(*explanation.exact));
    return text + QLatin1Char('\n') + stepTable(list, explanation, format);
}

}  // namespace

std::string explanationText(const ListExplanation& explanation)
{
    ui::NumberFormat format;
    format.digits = explanation.digits.value_or(usualDigits);
    QString text;
    if (!explanation.list.query.empty())
        text = QStringLiteral("Query %1\n\n").arg(QString::fromStdString(explanation.list.query));
    for (const core::Explanation& measure : explanation.measures) {
        if (&measure != &explanation.measures.front())
            text += QLatin1Char('\n');
        text += measureText(explanation.list, measure, format);
    }
    return text.toStdString();
}

}  // namespace cli
