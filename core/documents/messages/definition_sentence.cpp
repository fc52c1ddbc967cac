// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/messages/definition_sentence.h"

#include "core/documents/messages/catalogued.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"

namespace core {

namespace {

struct DefinitionText {
    Q_DECLARE_TR_FUNCTIONS(ui::DefinitionText)
};

const ParameterRow* findParameter(const std::string& measure, const std::string& parameter)
{
    for (const MeasureRow& row : measureTable()) {
        if (row.name != measure)
            continue;
        for (const Parameter candidate : row.parameters)
            if (rowOf(candidate).name == parameter)
                return &rowOf(candidate);
    }
    return nullptr;
}

Sentence unknownMeasure(const MeasureSpecError& error)
{
    const std::string& found = error.found;
    if (error.nearest.empty())
        return {DefinitionText::tr("Unknown measure “%1”. Choose from: %2."),
                {found, error.existing}};
    return {DefinitionText::tr("Unknown measure “%1”. Did you mean %2? Choose from: %3."),
            {found, error.nearest, error.existing}};
}

Sentence unknownParameter(const MeasureSpecError& error)
{
    const std::string& found = error.found;
    const std::string& measure = error.measure;
    if (error.nearest.empty())
        return {DefinitionText::tr("%1 has no parameter “%2”. Its parameters are: %3."),
                {measure, found, error.existing}};
    return {
        DefinitionText::tr("%1 has no parameter “%2”. Did you mean %3? Its parameters are: %4."),
        {measure, found, error.nearest, error.existing}};
}

Sentence badNumber(const MeasureSpecError& error)
{
    const std::string& found = error.found;
    const std::string name = error.measure + "(" + error.parameter + ")";
    const auto* row = findParameter(error.measure, error.parameter);
    if (!row)
        return {DefinitionText::tr("“%1” is not a valid value for %2."), {found, name}};
    if (row->isText)
        return {DefinitionText::tr("“%1” is not a valid value for %2. Give a gain for each grade "
                                   "above 0, as in 1:1,2:3,3:7; gains must not decrease."),
                {found, name}};
    const std::string low = shortestText(row->atLeast);
    const std::string high = shortestText(row->atMost);
    if (row->exclusive)
        return {DefinitionText::tr(
                    "“%1” is not a valid value for %2. Use a number above %3 and below %4."),
                {found, name, low, high}};
    return {DefinitionText::tr("“%1” is not a valid value for %2. Use a number from %3 to %4."),
            {found, name, low, high}};
}

Sentence badValue(const MeasureSpecError& error)
{
    if (error.existing.empty())
        return badNumber(error);
    const std::string& found = error.found;
    const std::string name = error.measure + "(" + error.parameter + ")";
    if (error.nearest.empty())
        return {DefinitionText::tr("“%1” is not a valid value for %2. Choose from: %3."),
                {found, name, error.existing}};
    return {
        DefinitionText::tr("“%1” is not a valid value for %2. Did you mean %3? Choose from: %4."),
        {found, name, error.nearest, error.existing}};
}

}  // namespace

Sentence definitionSentence(const MeasureSpecError& error)
{
    using Kind = MeasureSpecError::Kind;
    const std::string& found = error.found;
    switch (error.kind) {
    case Kind::Empty:
        return {DefinitionText::tr("Enter a measure, with a cutoff if you like, such as nDCG@10."),
                {}};
    case Kind::UnknownMeasure:
        return unknownMeasure(error);
    case Kind::UnknownParameter:
        return unknownParameter(error);
    case Kind::BadValue:
        return badValue(error);
    case Kind::BadCutoff:
        if (found.find_first_not_of("0123456789") == std::string::npos &&
            found.find_first_not_of('0') != std::string::npos)
            return {DefinitionText::tr("“%1” is too large a cutoff for %2."),
                    {found, error.measure}};
        return {
            DefinitionText::tr(
                "“%1” is not a valid cutoff for %2. After the @, use a whole number of 1 or more."),
            {found, error.measure}};
    case Kind::Unbalanced:
        return {DefinitionText::tr("A parenthesis is missing in “%1”."), {found}};
    case Kind::RepeatedParameter:
        return {DefinitionText::tr("“%1” is given twice for %2. Give it once."),
                {found, error.measure}};
    case Kind::TrailingText:
        return {DefinitionText::tr("Unexpected “%1” at the end. Only @ and a cutoff may follow."),
                {found}};
    }
    return {};
}

}  // namespace core
