// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/conventions_model.h"

#include "core/evaluation/convention.h"
#include "core/evaluation/library.h"
#include "core/evaluation/no_value.h"
#include "core/metric/measure_table.h"
#include "core/metric/parameter_table.h"
#include "ui/language/joined_text.h"
#include "ui/table/row_roles.h"
#include "ui/words/library_text.h"
#include "ui/words/measure_text.h"
#include "ui/words/no_value_text.h"

#include <algorithm>
#include <functional>

namespace ui {

namespace {

QString choiceOf(core::Parameter parameter, const core::Settings& settings)
{
    const core::ParameterRow& row = core::rowOf(parameter);
    const std::string value = row.text(settings);
    const auto choice = std::find(row.choices.begin(), row.choices.end(), value);
    if (choice == row.choices.end())
        return ConventionsModel::tr("%1 %2").arg(parameterLabel(parameter),
                                                 QString::fromStdString(value));
    return choiceLabel(parameter, static_cast<int>(choice - row.choices.begin()));
}

template <class Named>
QString nameOf(const Named& named)
{
    return QString::fromUtf8(named.name.data(), static_cast<qsizetype>(named.name.size()));
}

/// Whether the rules are listed under the name of the library that has them.
bool isOfALibrary(const core::Convention& convention)
{
    const auto libraries = core::libraries();
    return std::any_of(libraries.begin(), libraries.end(), [&](const core::Library& library) {
        return core::underConvention(library.rules.settings, convention.rules) ==
               library.rules.settings;
    });
}

}  // namespace

ConventionsModel::ConventionsModel(RankingDocument& document, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Convention"), Qt::AlignLeft, [this](int row) { return at(row).name; }},
            {{},
             Qt::AlignRight,
             [this](int row) { return countedText(at(row).value, at(row).noValue, m_format); },
             [this](int row) { return exactNumber(at(row).value); }},
            {tr("differs in"), Qt::AlignLeft, [this](int row) { return at(row).differs; }}};
    });
    connect(&document, &RankingDocument::changed, this, &ConventionsModel::refresh);
    refresh();
}

void ConventionsModel::adopt(int row)
{
    const Row chosen = at(row);
    m_document.setRules(chosen.settings, chosen.noValue, tr("Rules of %1").arg(chosen.name));
}

void ConventionsModel::refresh()
{
    std::vector<Row> rows;
    const core::Settings& inForce = m_document.session().settings;
    const core::Convention* known = core::conventionOf(inForce);
    if (!known || known->rules.evaluation.noValue != m_document.session().noValue)
        rows.push_back(rowFor(tr("as set here"), inForce, m_document.session().noValue));
    for (const core::Library& library : core::libraries())
        rows.push_back(rowFor(library));
    for (const core::Convention& convention : core::conventions())
        if (!isOfALibrary(convention))
            rows.push_back(rowFor(nameOf(convention),
                                  core::underConvention(inForce, convention.rules),
                                  convention.rules.evaluation.noValue));
    sortByInterest(rows);
    setHeading(Value, [this] {
        return QString::fromStdString(
            core::toText({m_document.session().selected, m_document.session().cutoff, {}}));
    });
    replace(m_rows, std::move(rows));
}

/// The rules in force, then those that give another value, then those that happen to give the same.
void ConventionsModel::sortByInterest(std::vector<Row>& rows)
{
    const auto inForce = std::find_if(rows.begin(), rows.end(), std::mem_fn(&Row::inForce));
    if (inForce == rows.end())
        return;
    std::rotate(rows.begin(), inForce, inForce + 1);
    const Row& first = rows.front();
    const auto differs = [counted = core::countedAs(first.value, first.noValue)](const Row& row) {
        return !(core::countedAs(row.value, row.noValue) == counted);
    };
    const auto same = std::stable_partition(rows.begin() + 1, rows.end(), differs);
    std::stable_partition(same, rows.end(), std::not_fn(std::mem_fn(&Row::inForce)));
}

ConventionsModel::Row ConventionsModel::rowFor(const QString& name, const core::Settings& settings,
                                               core::NoValueRule noValue) const
{
    return {name,
            settings,
            m_document.valueUnder(m_document.session().selected, settings),
            noValue,
            joined(differences(settings)),
            QString(),
            settings == m_document.session().settings && noValue == m_document.session().noValue};
}

ConventionsModel::Row ConventionsModel::rowFor(const core::Library& library) const
{
    const core::Session& session = m_document.session();
    const core::Settings settings = core::underLibrary(session.settings, library, session.selected);
    const QStringList rules = listRuleTexts(library.rules.evaluation);
    const core::Value ofSettings = m_document.valueUnder(session.selected, settings);
    const core::Value value =
        rules.isEmpty()
            ? ofSettings
            : core::valueUnder(library, {session.selected, session.cutoff, session.settings},
                               m_document.list());
    return {nameOf(library),
            settings,
            value,
            library.rules.evaluation.noValue,
            joined(differences(settings) + rules),
            departureSentences(library, session.selected).join(QLatin1Char('\n')),
            settings == session.settings && value == ofSettings &&
                library.rules.evaluation.noValue == session.noValue};
}

QStringList ConventionsModel::differences(const core::Settings& settings) const
{
    QStringList rules;
    const core::Settings& inForce = m_document.session().settings;
    for (const core::Parameter parameter : core::rowOf(m_document.session().selected).parameters) {
        const core::ParameterRow& row = core::rowOf(parameter);
        if (row.text(settings) != row.text(inForce))
            rules << choiceOf(parameter, settings);
    }
    return rules;
}

QString ConventionsModel::joined(const QStringList& rules)
{
    return rules.isEmpty() ? QString(QChar(0x2013)) : listText(rules);
}

QVariant ConventionsModel::told(int row, int column, int role) const
{
    const Row& shown = at(row);
    switch (role) {
    case Qt::ToolTipRole:
        if (column == Value && !shown.value)
            return noValueSentence(shown.value.reason(), shown.noValue);
        if (!shown.remark.isEmpty())
            return shown.differs + QLatin1Char('\n') + shown.remark;
        return column == Differs ? shown.differs : QString();
    case CurrentRole:
        return shown.inForce;
    case SortRole:
        return exactNumber(shown.value);
    default:
        return {};
    }
}

}  // namespace ui
