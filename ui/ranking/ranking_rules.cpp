// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/ranking_rules.h"

#include "core/conventions/convention_search/axis_table.h"
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/convention.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/conventions/rule_text.h"
#include "ui/workspace/rules/list_rules.h"

#include <algorithm>

namespace ui {

namespace {

using core::ConventionAxis;

core::RuleSet rulesOf(const core::Session& session)
{
    core::RuleSet rules;
    rules.settings = session.settings;
    rules.evaluation.noValue = session.noValue;
    return rules;
}

std::vector<ConventionAxis> axes()
{
    std::vector<ConventionAxis> axes = parameterAxes();
    axes.push_back(ConventionAxis::NoValue);
    return axes;
}

/// Whether it can matter for a measure, under the other rules.
bool reads(core::Measure measure, const core::Settings& settings, core::Parameter parameter)
{
    return core::reads({measure, {}, settings}, parameter);
}

/// Whether it counts: for any measure if tools differ in it, else for one that is shown.
bool counts(const core::Session& session, core::Parameter parameter)
{
    const auto isRead = [&](core::Measure measure) {
        return reads(measure, session.settings, parameter);
    };
    if (core::isOfConvention(parameter))
        return std::ranges::any_of(core::measureTable(), isRead, &core::MeasureRow::measure);
    return std::ranges::any_of(session.shown, isRead);
}

}  // namespace

QStringList unusualRules(const core::Session& session)
{
    const core::RuleSet rules = rulesOf(session);
    const core::RuleSet usual = rulesOf(core::Session());
    QStringList texts;
    for (const ConventionAxis axis : axes()) {
        const RuleRow row = listRuleRow(axis, {&rules, 1});
        if (row.values != listRuleRow(axis, {&usual, 1}).values)
            texts << ruleText(axis, row.values.front());
    }
    return texts;
}

RankingRules::RankingRules(RankingDocument& document, QObject* parent)
    : DocumentRules(document, parent)
    , m_document(document)
{
    connect(&document, &RankingDocument::changed, this, &RankingRules::refresh);
    refresh();
}

std::vector<RuleRow> RankingRules::rows() const
{
    const core::Session& session = m_document.session();
    const core::RuleSet rules = rulesOf(session);
    std::vector<RuleRow> rows;
    for (const ConventionAxis axis : axes()) {
        const auto parameter = core::parameterOf(axis);
        // Bounds need the scale's top under every measure.
        const bool isOfBounds = axis == ConventionAxis::TopGrade && m_document.bounds().hasOpen();
        if (!parameter || isOfBounds || counts(session, *parameter))
            rows.push_back(listRuleRow(axis, {&rules, 1}));
    }
    return rows;
}

std::vector<RuleTool> RankingRules::tools() const
{
    return listTools(axes());
}

bool RankingRules::put(std::span<const RuleValue> values, const QString& stepName)
{
    core::RuleSet rules = rulesOf(m_document.session());
    for (const RuleValue& value : values)
        if (!setListRule(rules, value))
            return false;
    m_document.setRules(rules.settings, rules.evaluation.noValue, stepName);
    return true;
}

}  // namespace ui
