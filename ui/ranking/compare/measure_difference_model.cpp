// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/measure_difference_model.h"

#include "core/rankings/evaluation/no_value.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/whisker.h"

namespace ui {

MeasureDifferenceModel::MeasureDifferenceModel(const RankingDocument& document, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Measure"), Qt::AlignLeft,
             [this](int row) { return QString::fromStdString(core::toText(at(row).definition)); }},
            {tr("A"), Qt::AlignRight,
             [this](int row) { return countedText(at(row).a, at(row).noValue, m_format); },
             [this](int row) { return exactNumber(at(row).a); }},
            {tr("B"), Qt::AlignRight,
             [this](int row) { return countedText(at(row).b, at(row).noValue, m_format); },
             [this](int row) { return exactNumber(at(row).b); }},
            {tr("B − A"), Qt::AlignRight,
             [this](int row) {
                 return differenceText(core::countedAs(at(row).a, at(row).noValue),
                                       core::countedAs(at(row).b, at(row).noValue), m_format.digits,
                                       m_format.locale);
             },
             [this](int row) { return exactNumber(at(row).difference()); }}};
    });
}

std::optional<double> MeasureDifference::difference() const
{
    const core::Value ofA = core::countedAs(a, noValue);
    const core::Value ofB = core::countedAs(b, noValue);
    return ofA && ofB ? std::optional(*ofB - *ofA) : std::nullopt;
}

void MeasureDifferenceModel::refresh()
{
    std::vector<Row> rows;
    if (m_document.hasTwoLists())
        for (const core::Measure measure : m_document.session().shown)
            rows.push_back(
                {m_document.definition(measure), m_document.valueIn(core::ListName::A, measure),
                 m_document.valueIn(core::ListName::B, measure), m_document.session().noValue});
    replace(m_rows, std::move(rows));
}

std::optional<int> MeasureDifferenceModel::selectedRow() const
{
    for (int row = 0; row < rowCount(); ++row)
        if (at(row).definition.measure == m_document.session().selected)
            return row;
    return std::nullopt;
}

QVariant MeasureDifferenceModel::told(int row, int column, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return words(row);
    case DifferenceRole:
        return column == Difference ? at(row).difference().value_or(0) : 0;
    case WhiskerRole:
        return column == Difference ? whisker(row) : QVariant();
    case StrongRole:
        return at(row).definition.measure == m_document.session().selected && column == Name;
    default:
        return {};
    }
}

QString MeasureDifferenceModel::words(int row) const
{
    const auto value = [&](const core::Value& one) {
        return one ? valueText(one, m_format) : noValueText(one.reason(), at(row).noValue);
    };
    const QString values = tr("%1. A: %2; B: %3; B − A: %4")
                               .arg(measureTitle(at(row).definition.measure), value(at(row).a),
                                    value(at(row).b), text(row, Difference));
    const QString bounds = boundsSentence(at(row).definition.measure);
    return bounds.isEmpty() ? values : QStringLiteral("%1\n%2").arg(values, bounds);
}

/// Each measure has its own axis.
QVariant MeasureDifferenceModel::whisker(int row) const
{
    const auto bounds = m_document.bounds().ofDifference(at(row).definition.measure);
    const auto whisker =
        bounds ? differenceWhiskerOf(bounds->mean, at(row).difference()) : std::optional<Whisker>();
    return whisker ? QVariant::fromValue(*whisker) : QVariant();
}

QString MeasureDifferenceModel::boundsSentence(core::Measure measure) const
{
    const auto bounds = m_document.bounds().ofDifference(measure);
    const QString name = QString::fromStdString(core::toText(m_document.definition(measure)));
    return bounds ? differenceBoundsSentence(name, *bounds, m_format) : QString();
}

}  // namespace ui
