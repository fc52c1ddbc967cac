// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/conventions_model.h"

#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"
#include "core/rankings/evaluation/convention.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/no_value.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/library_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/table/row_roles.h"

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

/// Whether the rules appear under the name of a library.
bool isOfALibrary(const core::Convention& convention)
{
    const auto libraries = core::libraries();
    return std::any_of(libraries.begin(), libraries.end(), [&](const core::Library& library) {
        return core::underConvention(library.rules.settings, convention.rules) ==
               library.rules.settings;
    });
}

/// Longer lists take a noticeable part of a frame.
constexpr std::size_t manyDocuments = 2'000;

}  // namespace

ConventionsModel::ConventionsModel(RankingDocument& document, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
    , m_work(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Rules"), Qt::AlignLeft, [this](int row) { return at(row).name; }},
            {{},
             Qt::AlignRight,
             [this](int row) { return countedText(at(row).value, at(row).noValue, m_format); },
             [this](int row) { return exactNumber(at(row).value); }},
            {tr("Different rules"), Qt::AlignLeft, [this](int row) { return at(row).differs; }}};
    });
    m_work.setMuch(manyDocuments);
    refresh();
}

void ConventionsModel::adopt(int row)
{
    const Row chosen = at(row);
    m_document.setRules(chosen.settings, chosen.noValue, tr("Rules of %1").arg(chosen.name));
}

void ConventionsModel::refresh()
{
    setHeading(Value, [this] {
        return QString::fromStdString(
            core::toText({m_document.session().selected, m_document.session().cutoff, {}}));
    });
    std::vector<Row> rows;
    std::vector<core::RuledMeasure> measures;
    for (Question& question : questions()) {
        rows.push_back(std::move(question.row));
        measures.push_back(question.measure);
    }
    // Compares values under the settings alone, without a library's handling of lists.
    for (const Row& row : rows)
        measures.push_back({core::normalised({m_document.session().selected,
                                              m_document.session().cutoff, row.settings}),
                            {}});
    const core::Session& session = m_document.session();
    Asked asked{core::gradedList(m_document.list()), std::move(measures), session.settings,
                session.noValue};
    if (m_asked == asked)
        return;
    m_asked = asked;
    const std::size_t documents = asked.list.ranked.size() + asked.list.notRetrieved.size();
    m_work.make(
        documents,
        [asked = std::move(asked)](const std::stop_token& stop) {
            return core::valuesUnder(asked.list, asked.measures, {}, stop);
        },
        [this, rows = std::move(rows)](const std::vector<core::Value>& values) {
            adoptValues(rows, values);
        });
    if (m_work.isRunning())
        rowsChanged({DimmedRole});
    emit computing(m_work.isRunning());
}

void ConventionsModel::adoptValues(std::vector<Row> rows, const std::vector<core::Value>& values)
{
    const core::Session& session = m_document.session();
    for (std::size_t place = 0; place < rows.size(); ++place) {
        Row& row = rows[place];
        row.value = values[place];
        row.inForce = row.settings == session.settings && row.noValue == session.noValue &&
                      row.value == values[rows.size() + place];
    }
    sortByInterest(rows);
    replace(m_rows, std::move(rows));
    emit computing(false);
}

std::vector<ConventionsModel::Question> ConventionsModel::questions() const
{
    std::vector<Question> asked;
    const core::Settings& inForce = m_document.session().settings;
    const core::Convention* known = core::conventionOf(inForce);
    if (!known || known->rules.evaluation.noValue != m_document.session().noValue)
        asked.push_back(
            question(tr("current rules"), inForce, m_document.session().noValue, false));
    for (const core::Library& library : core::libraries())
        asked.push_back(question(library));
    for (const core::Convention& convention : core::conventions())
        if (!isOfALibrary(convention))
            asked.push_back(question(nameOf(convention),
                                     core::underConvention(inForce, convention.rules),
                                     convention.rules.evaluation.noValue));
    return asked;
}

/// Order: the current rules, rules with another value, then rules with the same value.
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

ConventionsModel::Question ConventionsModel::question(const QString& name,
                                                      const core::Settings& settings,
                                                      core::NoValueRule noValue, bool isOther) const
{
    const core::Session& session = m_document.session();
    return {{name, settings, noValue, joined(differences(settings)), {}, 0.0, false, isOther},
            {core::normalised({session.selected, session.cutoff, settings}), {}}};
}

ConventionsModel::Question ConventionsModel::question(const core::Library& library) const
{
    const core::Session& session = m_document.session();
    const core::Settings settings = core::underLibrary(session.settings, library, session.selected);
    return {{nameOf(library), settings, library.rules.evaluation.noValue,
             joined(differences(settings) + listRuleTexts(library.rules.evaluation)),
             departureSentences(library, session.selected).join(QLatin1Char('\n')), 0.0, false,
             library.rules.evaluation.rounding == core::Rounding::None},
            core::asRuled(library, {session.selected, session.cutoff, session.settings})};
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
    case DimmedRole:
        return isComputing();
    case SortRole:
        return exactNumber(shown.value);
    default:
        return {};
    }
}

/// Greyed values are outdated, so their rules cannot be applied.
Qt::ItemFlags ConventionsModel::flags(const QModelIndex& index) const
{
    return isComputing() ? Qt::NoItemFlags : RowsModel::flags(index);
}

}  // namespace ui
