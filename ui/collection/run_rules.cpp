// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/run_rules.h"

#include "core/conventions/convention_search/axis_table.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/measure_table.h"
#include "ui/collection/document/collection_document.h"
#include "ui/workspace/rules/list_rules.h"

#include <array>
#include <utility>

namespace ui {

namespace {

using core::ConventionAxis;

/// Of the evaluation; after those of the measures.
constexpr std::array evaluationAxes{ConventionAxis::Ties, ConventionAxis::Unjudged,
                                    ConventionAxis::OwnDocument, ConventionAxis::NoValue,
                                    ConventionAxis::Missing};

core::RuleSet rulesOf(const core::MeasureSpec& definition, const core::EvaluationRules& evaluation)
{
    core::RuleSet rules;
    rules.settings = definition.settings;
    rules.evaluation = evaluation;
    return rules;
}

/// Reads the number of ranks; an empty text means all. False if it is not a number above 0.
bool setDepth(core::EvaluationRules& rules, const std::string& text)
{
    const auto depth = core::parsedNumber<std::size_t>(text);
    if (!text.empty() && (!depth || *depth == 0))
        return false;
    rules.depth = text.empty() ? std::nullopt : depth;
    return true;
}

/// Whether the measure's settings hold the rule, and it can matter for it.
bool holds(const core::MeasureSpec& definition, ConventionAxis axis)
{
    const auto parameter = core::parameterOf(axis);
    return parameter && core::reads(definition, *parameter);
}

}  // namespace

RunRules::RunRules(CollectionDocument& document, QObject* parent)
    : DocumentRules(document, parent)
    , m_document(document)
{
    connect(&document, &CollectionDocument::changed, this, &RunRules::refresh);
    // The values follow later, but the choice is made.
    connect(&history(), &QUndoStack::indexChanged, this, &RunRules::refresh);
    refresh();
}

std::vector<RuleRow> RunRules::rows() const
{
    std::vector<RuleRow> rows;
    const core::EvaluationRules& evaluation = m_document.rules();
    if (m_document.collection().values) {
        const core::RuleSet missing = rulesOf({}, evaluation);
        return {listRuleRow(ConventionAxis::Missing, {&missing, 1})};
    }
    for (const ConventionAxis axis : parameterAxes()) {
        std::vector<core::RuleSet> sets;
        for (const core::MeasureSpec& definition : m_document.requested())
            if (holds(definition, axis))
                sets.push_back(rulesOf(definition, evaluation));
        if (!sets.empty())
            rows.push_back(listRuleRow(axis, sets));
    }
    const core::RuleSet rules = rulesOf({}, evaluation);
    for (const ConventionAxis axis : evaluationAxes)
        rows.push_back(listRuleRow(axis, {&rules, 1}));
    rows.push_back(
        {std::nullopt, {evaluation.depth ? std::to_string(*evaluation.depth) : std::string()}, {}});
    return rows;
}

std::vector<RuleTool> RunRules::tools() const
{
    if (m_document.collection().values)
        return {};
    std::vector<ConventionAxis> axes = parameterAxes();
    axes.insert(axes.end(), evaluationAxes.begin(), evaluationAxes.end());
    return listTools(axes);
}

bool RunRules::put(std::span<const RuleValue> values, const QString& stepName)
{
    std::vector<core::MeasureSpec> measures = m_document.requested();
    core::RuleSet evaluation = rulesOf({}, m_document.rules());
    for (const RuleValue& value : values) {
        if (value.axis ? !setListRule(evaluation, value)
                       : !setDepth(evaluation.evaluation, value.value))
            return false;
        const auto parameter = value.axis ? core::parameterOf(*value.axis) : std::nullopt;
        for (core::MeasureSpec& definition : measures)
            if (parameter && core::reads(definition.measure, *parameter)) {
                core::RuleSet rules = rulesOf(definition, {});
                setListRule(rules, value);
                definition.settings = rules.settings;
            }
    }
    for (core::MeasureSpec& definition : measures)
        definition = core::normalised(definition);
    m_document.setRules(std::move(measures), evaluation.evaluation, stepName);
    return true;
}

}  // namespace ui
