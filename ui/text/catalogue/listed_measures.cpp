// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/catalogue/listed_measures.h"

#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/other_name.h"
#include "core/metrics/measures/parameter_table.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"

#include <QLocale>

#include <algorithm>

namespace ui {

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString rangeText(const core::ParameterRow& row)
{
    if (row.isText)
        return Wording::tr("a gain for each grade, such as 1:1,2:3,3:7");
    const QString low = plainText(row.atLeast, QLocale::c());
    const QString high = plainText(row.atMost, QLocale::c());
    return (row.exclusive ? Wording::tr("a number above %1 and below %2")
                          : Wording::tr("a number from %1 to %2"))
        .arg(low, high);
}

ListedParameter listedParameter(core::Parameter parameter)
{
    const core::ParameterRow& row = core::rowOf(parameter);
    ListedParameter listed{
        textOf(row.name), parameterLabel(parameter), QString::fromStdString(row.text({})), {}, {}};
    for (std::size_t i = 0; i < row.choices.size(); ++i)
        listed.values.push_back(
            {textOf(row.choices[i]), choiceLabel(parameter, static_cast<int>(i))});
    if (row.choices.empty())
        listed.range = rangeText(row);
    return listed;
}

ListedMeasure listedMeasure(const core::MeasureRow& row)
{
    const core::Measure measure = row.measure;
    ListedMeasure listed{measure,
                         textOf(row.name),
                         measureTitle(measure),
                         measureAbout(measure),
                         measureSource(measure),
                         {},
                         {},
                         {}};
    for (const std::string_view alias : row.aliases)
        listed.aliases << textOf(alias);
    for (const core::OtherName& other : core::otherNames()) {
        const auto definition = core::parseMeasureSpec(other.definition);
        if (definition && definition->measure == measure)
            listed.otherNames.push_back(
                {textOf(other.name), textOf(other.definition), textOf(other.program)});
    }
    for (const core::Parameter parameter : row.parameters)
        listed.parameters.push_back(listedParameter(parameter));
    return listed;
}

QString everyWordOf(const ListedMeasure& listed)
{
    QStringList texts{listed.name, listed.title, listed.about, otherNamesLine(listed)};
    for (const ListedParameter& parameter : listed.parameters)
        texts << parameterLine(parameter);
    return texts.join(QLatin1Char(' '));
}

}  // namespace

std::vector<ListedMeasure> listedMeasures()
{
    std::vector<ListedMeasure> all;
    for (const core::MeasureRow& row : core::measureTable())
        all.push_back(listedMeasure(row));
    return all;
}

bool matches(const ListedMeasure& listed, const QString& words)
{
    const auto definition = core::parseMeasureSpec(words.toStdString());
    if (definition)
        return definition->measure == listed.measure;
    const QString texts = everyWordOf(listed);
    const QStringList sought = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(sought.begin(), sought.end(), [&texts](const QString& word) {
        return texts.contains(word, Qt::CaseInsensitive);
    });
}

QString parameterLine(const ListedParameter& parameter)
{
    QStringList values;
    for (const ListedParameter::Value& value : parameter.values)
        values << (value.text == value.meaning ? value.text
                                               : remarkedText(value.text, value.meaning));
    const QString taken = values.isEmpty() ? parameter.range : listText(values);
    const QString name = remarkedText(parameter.name, parameter.label);
    if (parameter.standard.isEmpty())
        return Wording::tr("%1: %2; default: from the data").arg(name, taken);
    return Wording::tr("%1: %2; default: %3").arg(name, taken, parameter.standard);
}

QString otherNamesLine(const ListedMeasure& listed)
{
    QStringList names = listed.aliases;
    for (const ListedMeasure::OtherName& other : listed.otherNames)
        names << remarkedText(other.name, labelledText(other.program, other.definition));
    return listText(names);
}

}  // namespace ui
