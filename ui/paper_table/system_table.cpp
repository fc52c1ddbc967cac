#include "ui/paper_table/system_table.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct SystemWords {
    Q_DECLARE_TR_FUNCTIONS(SystemWords)
};

core::TableCell cellOf(const core::SystemTable& facts, std::size_t system, std::size_t measure,
                       const ValueWords& words)
{
    const core::SystemValue& value = facts.values[system][measure];
    core::TableCell cell = valueCell(value.value, words);
    cell.isBest = core::isBest(facts, system, measure);
    if (!value.letters.empty())
        cell.text += ' ' + value.letters;
    if (value.interval)
        cell.ends = {valueCell(value.interval->low, words), valueCell(value.interval->high, words)};
    return cell;
}

bool hasIntervals(const core::SystemTable& facts, std::size_t measure)
{
    for (const auto& row : facts.values)
        if (row[measure].interval)
            return true;
    return false;
}

}  // namespace

core::TableCell valueCell(const core::Value& value, const ValueWords& words)
{
    return {words(value).toStdString(), value ? std::optional(*value) : std::nullopt};
}

QString pValueText(double p)
{
    return p < 0.001 ? QStringLiteral("<0.001") : QString::number(p, 'f', 3);
}

core::Table systemTable(const core::SystemTable& facts, const QString& systems,
                        const QStringList& headings, const ValueWords& words)
{
    core::Table table;
    table.columns.push_back({systems.toStdString(), false});
    for (std::size_t measure = 0; measure < facts.measures.size(); ++measure) {
        const QString& heading = headings[static_cast<qsizetype>(measure)];
        core::Table::Column column{heading.toStdString(), true};
        if (hasIntervals(facts, measure))
            column.ends = {SystemWords::tr("%1, 95 %: from").arg(heading).toStdString(),
                           SystemWords::tr("%1, 95 %: to").arg(heading).toStdString()};
        table.columns.push_back(column);
        if (core::hasTests(facts, measure))
            table.columns.push_back({SystemWords::tr("p").toStdString(), true});
    }
    for (std::size_t system = 0; system < facts.systems.size(); ++system) {
        auto& row = table.rows.emplace_back();
        row.push_back({facts.systems[system]});
        for (std::size_t measure = 0; measure < facts.measures.size(); ++measure) {
            row.push_back(cellOf(facts, system, measure, words));
            if (!core::hasTests(facts, measure))
                continue;
            const std::optional<double> p = facts.values[system][measure].p;
            row.push_back({p ? pValueText(*p).toStdString() : "–", p});
        }
    }
    return table;
}

}  // namespace ui
