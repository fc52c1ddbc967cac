// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/list_rules_asked.h"

#include "core/conventions/convention_search/axis_table.h"
#include "core/conventions/convention_search/values_under_rules.h"
#include "ui/text/language/wording.h"
#include "ui/workspace/rules_found.h"

#include <utility>

namespace ui {

namespace {

/// About how many combinations are tried per list.
constexpr std::size_t usualCombinations = 2'500;

bool isHeldByList(const core::RuleChange& change)
{
    // A list has no setting for an ideal limited to the first k.
    if (change.axis == core::ConventionAxis::Ideal && change.to == "within-k")
        return false;
    if (change.axis == core::ConventionAxis::NoValue)
        return change.to != "half";
    return core::parameterOf(change.axis).has_value();
}

core::RuleSet rulesInForce(const core::Session& session)
{
    core::RuleSet rules;
    rules.settings = session.settings;
    rules.evaluation.noValue = session.noValue;
    return rules;
}

}  // namespace

QString ListRulesAsked::name(core::Measure measure) const
{
    core::MeasureSpec asked = m_document.definition(measure);
    asked.settings = leftToTools(asked.settings);
    return QString::fromStdString(core::toText(core::normalised(asked)));
}

QStringList ListRulesAsked::measures() const
{
    const core::Session& session = m_document.session();
    QStringList names{name(session.selected)};
    for (const core::Measure measure : session.shown)
        if (measure != session.selected)
            names << name(measure);
    return names;
}

QStringList ListRulesAsked::scopes() const
{
    if (m_document.queryCount() < 2)
        return {};
    return {Wording::tr("of this query"), Wording::tr("of the mean")};
}

std::vector<core::RankedList> ListRulesAsked::lists(int scope) const
{
    if (scope == 0 || m_document.queryCount() < 2)
        return {m_document.list()};
    std::vector<core::RankedList> lists;
    for (std::size_t place = 0; place < m_document.queryCount(); ++place)
        lists.push_back(m_document.queryList(place));
    return lists;
}

std::variant<RuleSearch, QString> ListRulesAsked::search(std::span<const AskedNumber> numbers,
                                                         int scope, const NumberFormat& format)
{
    const core::RuleSet inForce = rulesInForce(m_document.session());
    auto question =
        ruleQuestion(numbers, inForce, [&](const core::MeasureSpec&) { return inForce.settings; });
    if (const auto* problem = std::get_if<QString>(&question))
        return *problem;
    RuleSearch search;
    const std::vector<core::RankedList> asked = lists(scope);
    for (const core::RankedList& list : asked)
        search.amount += (list.ranked.size() + list.notRetrieved.size()) * usualCombinations;
    const QString stepName =
        Wording::tr("Rules that give %1").arg(QString::fromStdString(numbers.front().number.text));
    search.run = [this, asked, stepName, format,
                  question = std::get<core::RuleQuestion>(std::move(question))](
                     const std::stop_token& stop, const RuleSearch::Progress& progress) {
        RuleReply reply =
            findReply(core::RuledInput(std::span(asked)), question, stop, progress, format);
        for (const core::RuleHit& hit : reply.answer.hits)
            reply.uses.push_back(useOf(hit, question.inForce, stepName));
        return reply;
    };
    return search;
}

RuleUse ListRulesAsked::useOf(const core::RuleHit& hit, const core::RuleSet& inForce,
                              const QString& stepName)
{
    const HeldRules held = heldRules(hit, inForce, isHeldByList);
    if (!held.isChange)
        return {held.left, {}};
    return {held.left, [this, rules = held.rules, stepName] {
                m_document.setRules(rules.settings, rules.evaluation.noValue, stepName);
            }};
}

}  // namespace ui
