#include "ui/classifier/table/areas_model.h"

#include "core/table/table.h"
#include "core/uncertainty/auc_bootstrap.h"
#include "ui/table/row_roles.h"
#include "ui/words/measure_text.h"

#include <utility>

namespace ui {

namespace {

QString undefined()
{
    return valueText(core::Undefined::NoSamples, {});
}

std::optional<double> numberOf(const core::Value& value)
{
    return value ? std::optional(*value) : std::nullopt;
}

}  // namespace

AreasModel::AreasModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void AreasModel::setFacts(std::optional<AreaFacts> facts)
{
    m_facts = std::move(facts);
    rebuild();
}

void AreasModel::setBootstrap(std::optional<AreaFacts::Interval> interval)
{
    m_bootstrap = std::move(interval);
    rebuild();
}

void AreasModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    rebuild();
}

void AreasModel::rebuild()
{
    std::vector<Row> rows;
    if (m_facts) {
        QString exact;
        if (!m_facts->auc)
            exact = undefinedText(m_facts->auc.reason());
        else if (m_facts->exactAuc)
            exact =
                tr("%1 of the pairs, a tie counting half").arg(fractionText(*m_facts->exactAuc));
        rows.push_back(
            {tr("AUC"), valueText(m_facts->auc, m_format), exact, numberOf(m_facts->auc)});
        rows.push_back(intervalRow(tr("95 % by DeLong"), m_facts->delong, [](const QString& error) {
            return tr("standard error %1").arg(error);
        }));
        rows.push_back(intervalRow(tr("95 % by bootstrap"), m_bootstrap, [](const QString& error) {
            const core::BootstrapRules rules;
            return tr("standard error %1; %2 rounds, seed %3")
                .arg(error)
                .arg(rules.rounds)
                .arg(rules.seed);
        }));
        rows.push_back(partialRow());
        rows.push_back(groupsRow());
        for (const AreaFacts::Rival& rival : m_facts->rivals)
            rows.push_back(rivalRow(rival));
        rows.push_back(precisionRow());
        rows.push_back(brierRow());
    }
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

/// @param about what to know, given the standard error
AreasModel::Row AreasModel::intervalRow(const QString& name,
                                        const std::optional<AreaFacts::Interval>& interval,
                                        const std::function<QString(const QString&)>& about) const
{
    if (!interval)
        return {name, QStringLiteral("…"), tr("is being worked out")};
    if (!*interval)
        return {name, undefined(), undefinedText(interval->error())};
    const core::AucInterval& found = interval->value();
    return {name,
            tr("%1 to %2").arg(valueText(found.low, m_format), valueText(found.high, m_format)),
            about(valueText(found.standardError, m_format)),
            {},
            Range{found.low, found.high}};
}

AreasModel::Row AreasModel::partialRow() const
{
    const QString name = tr("AUC to FPR %1").arg(plainText(m_facts->maxFpr, m_format.locale));
    if (!m_facts->partial)
        return {name, undefined(),
                m_facts->auc ? tr("There is no area to FPR 0; the settings have another.")
                             : undefinedText(m_facts->auc.reason())};
    return {name, valueText(m_facts->partial->area, m_format),
            tr("%1 on McClish’s scale, where 0.5 guesses and 1 is perfect")
                .arg(valueText(m_facts->partial->standardised, m_format)),
            m_facts->partial->area};
}

AreasModel::Row AreasModel::groupsRow() const
{
    if (!m_facts->grouped)
        return {tr("AUC by group"), undefined(),
                tr("The samples are in no groups, such as queries or users")};
    const core::GroupedAuc& grouped = *m_facts->grouped;
    if (!grouped.mean)
        return {tr("AUC by group"), undefined(), undefinedText(grouped.mean.reason())};
    return {
        tr("AUC by group"), valueText(grouped.mean, m_format),
        tr("mean of %n groups; weighted by samples %1, by positives %2; %3 more have one class "
           "only",
           nullptr, static_cast<int>(grouped.counted))
            .arg(valueText(grouped.bySamples, m_format), valueText(grouped.byPositives, m_format))
            .arg(grouped.leftOut),
        numberOf(grouped.mean)};
}

AreasModel::Row AreasModel::rivalRow(const AreaFacts::Rival& rival) const
{
    const QString name = tr("‘%1’ against this").arg(QString::fromStdString(rival.name));
    if (!rival.comparison)
        return {name, undefined(), undefinedText(rival.comparison.error())};
    const core::AucComparison& comparison = *rival.comparison;
    const QString difference = valueText(comparison.difference, m_format);
    return {name, comparison.difference > 0 ? QStringLiteral("+%1").arg(difference) : difference,
            tr("of AUC; 95 %: %1 to %2; p = %3 if the AUCs were equal (DeLong’s test)")
                .arg(valueText(comparison.low, m_format), valueText(comparison.high, m_format),
                     QString::number(comparison.pValue, 'g', 3)),
            comparison.difference, Range{comparison.low, comparison.high}};
}

AreasModel::Row AreasModel::precisionRow() const
{
    const core::Value& steps = m_facts->averagePrecision;
    return {tr("Average precision"), valueText(steps, m_format),
            steps ? tr("area in steps; %1 by trapezoids, which is too high where scores tie")
                        .arg(valueText(m_facts->trapezoids, m_format))
                  : undefinedText(steps.reason()),
            numberOf(steps)};
}

AreasModel::Row AreasModel::brierRow() const
{
    if (!m_facts->brier)
        return {tr("Brier score"), undefined(), undefinedText(m_facts->brier.error())};
    const core::BrierParts& parts = *m_facts->brier;
    const auto text = [this](double part) { return valueText(part, m_format); };
    return {tr("Brier score"), text(parts.sum()),
            tr("reliability %1 − resolution %2 + uncertainty %3 + within the %4 bins %5")
                .arg(text(parts.reliability), text(parts.resolution), text(parts.uncertainty))
                .arg(m_facts->bins)
                .arg(text(parts.withinVariance - parts.withinCovariance)),
            parts.sum()};
}

QString AreasModel::sentence(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    //: A row of the areas: what, how much, and what to know about it
    return shown.about.isEmpty() ? tr("%1 %2").arg(shown.name, shown.number)
                                 : tr("%1 %2: %3").arg(shown.name, shown.number, shown.about);
}

/// The value and both ends of its interval: a cell each.
QVariant AreasModel::leaving(const Row& row) const
{
    core::TableCell value;
    core::TableCell low;
    core::TableCell high;
    if (row.exact || !row.range)
        value = {row.number.toStdString(), row.exact};
    if (row.range) {
        low = {valueText(row.range->low, m_format).toStdString(), row.range->low};
        high = {valueText(row.range->high, m_format).toStdString(), row.range->high};
    }
    return QVariant::fromValue(std::vector{value, low, high});
}

int AreasModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AreasModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AreasModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name     ? row.name
               : index.column() == Number ? row.number
                                          : row.about;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return sentence(index.row());
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == Number ? Qt::AlignRight : Qt::AlignLeft);
    case ExactRole:
        return index.column() == Number ? leaving(row) : QVariant();
    case StrongRole:
        return index.column() == Number;
    case HandleRole:  // muted, as a grip is
        return index.column() == About;
    default:
        return {};
    }
}

QVariant AreasModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == ExactRole && section == Number)
        return QStringList{tr("Value"), tr("95 %: from"), tr("95 %: to")};
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Area");
    case Number:
        return tr("Value");
    case About:
        return tr("What to know");
    default:
        return {};
    }
}

}  // namespace ui
