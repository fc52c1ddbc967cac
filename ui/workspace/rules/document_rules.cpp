// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/document_rules.h"

#include "ui/text/conventions/rule_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/document/document.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

const std::string* valueOf(const RuleTool& tool, std::optional<core::ConventionAxis> axis)
{
    const auto rule = std::ranges::find(tool.rules, axis, &RuleValue::axis);
    return rule == tool.rules.end() ? nullptr : &rule->value;
}

bool differs(const RuleTool& tool, const RuleRow& row)
{
    const std::string* value = valueOf(tool, row.axis);
    return value && (row.values.size() != 1 || row.values.front() != *value);
}

bool determinesAny(const RuleTool& tool, std::span<const RuleRow> rows)
{
    return std::ranges::any_of(rows, [&](const RuleRow& row) { return valueOf(tool, row.axis); });
}

std::size_t countDifferent(const RuleTool& tool, std::span<const RuleRow> rows)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [&](const RuleRow& row) { return differs(tool, row); }));
}

/// In how many rows the tool agrees, less those in which it differs: a tool that determines one row
/// only is not the closest because that row happens to agree.
int closeness(const RuleTool& tool, std::span<const RuleRow> rows)
{
    int closeness = 0;
    for (const RuleRow& row : rows)
        if (valueOf(tool, row.axis))
            closeness += differs(tool, row) ? -1 : 1;
    return closeness;
}

/// @param kept preferred if others are equally close
std::optional<std::size_t> closestTool(const RulesInForce& rules, std::optional<std::size_t> kept)
{
    std::optional<std::size_t> closest;
    int most = 0;
    for (std::size_t tool = 0; tool < rules.tools.size(); ++tool) {
        if (!determinesAny(rules.tools[tool], rules.rows))
            continue;
        const int close = closeness(rules.tools[tool], rules.rows);
        if (!closest || close > most || (close == most && tool == kept)) {
            closest = tool;
            most = close;
        }
    }
    return closest;
}

/// Whether all tools agree in the rule.
bool isCommon(std::span<const RuleTool> tools, const RuleValue& rule)
{
    return std::ranges::all_of(tools, [&](const RuleTool& tool) {
        const std::string* value = valueOf(tool, rule.axis);
        return value && *value == rule.value;
    });
}

}  // namespace

const std::string* RulesInForce::otherThan(const RuleRow& row) const
{
    return tool && differs(tools[*tool], row) ? valueOf(tools[*tool], row.axis) : nullptr;
}

std::size_t RulesInForce::changes() const
{
    return tool ? countDifferent(tools[*tool], rows) : 0;
}

DocumentRules::DocumentRules(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{}

QUndoStack& DocumentRules::history()
{
    return m_document.history();
}

void DocumentRules::use(std::size_t tool)
{
    const RuleTool used = m_inForce.tools[tool];
    // Of equally close tools, the chosen one is named.
    const bool isOther = m_inForce.tool != tool;
    m_inForce.tool = tool;
    put(used.rules, tr("Rules of %1").arg(used.name));
    if (isOther)
        emit changed();
}

bool DocumentRules::set(const RuleValue& value)
{
    RuleRow row{value.axis, {}, {}};
    return put({&value, 1}, labelledText(ruleSubject(row), ruleWords(row, value.value)));
}

void DocumentRules::refresh()
{
    RulesInForce now{tools(), rows()};
    now.tool = closestTool(now, m_inForce.tool);
    if (now == m_inForce)
        return;
    m_inForce = std::move(now);
    emit changed();
}

QString ruleSubject(const RuleRow& row)
{
    return row.axis ? axisLabel(*row.axis) : DocumentRules::tr("Ranks read");
}

QString ruleWords(const RuleRow& row, const std::string& value)
{
    if (row.axis)
        return ruleValueLabel(*row.axis, value);
    return value.empty() ? DocumentRules::tr("all ranks") : QString::fromStdString(value);
}

QString wordsInForce(const RuleRow& row)
{
    QStringList words;
    for (const std::string& value : row.values)
        words << ruleWords(row, value);
    return listText(words);
}

QString toolMeaning(const RulesInForce& rules, std::size_t tool)
{
    QStringList texts;
    for (const RuleValue& rule : rules.tools[tool].rules)
        if (rule.axis && !isCommon(rules.tools, rule))
            texts << ruleText(*rule.axis, rule.value);
    return clausesText(texts);
}

}  // namespace ui
