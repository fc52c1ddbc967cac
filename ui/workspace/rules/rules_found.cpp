// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/rules_found.h"

#include "core/metrics/measures/parameter_table.h"
#include "ui/text/conventions/answer_text.h"
#include "ui/text/conventions/rule_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/measure_text.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/workspace/rules/rule_hits_view.h"

#include <algorithm>

namespace ui {

core::Settings leftToTools(core::Settings settings)
{
    for (const core::AxisRow& row : core::axisTable())
        if (const auto parameter = core::parameterOf(row.axis))
            core::rowOf(*parameter).copy(core::Settings(), settings);
    return settings;
}

std::variant<core::RuleQuestion, QString>
ruleQuestion(std::span<const AskedNumber> numbers, const core::RuleSet& inForce,
             const std::function<core::Settings(const core::MeasureSpec&)>& settingsOf)
{
    core::RuleQuestion question;
    question.inForce = inForce;
    for (const AskedNumber& asked : numbers) {
        auto definition = core::parseMeasureSpec(asked.measure.toStdString());
        if (!definition)
            return measureSpecErrorText(definition.error());
        question.settings.push_back(settingsOf(*definition));
        question.told.push_back({*definition, asked.number});
    }
    return question;
}

RuleReply findReply(const core::RuledInput& input, const core::RuleQuestion& question,
                    const std::stop_token& stop, const RuleSearch::Progress& progress,
                    const NumberFormat& format)
{
    RuleReply reply;
    reply.answer = core::findRules(input, question, everyCore(), stop, progress);
    const std::span<const core::RuleHit> hits(reply.answer.hits);
    if (stop.stop_requested() || hits.size() < 2)
        return reply;
    showDisambiguating(
        core::disambiguatingMeasure(
            input, question, hits.first(std::min(hits.size(), mostHitsListed)), everyCore(), stop),
        format, reply);
    return reply;
}

void showDisambiguating(const std::optional<core::DisambiguatingMeasure>& disambiguating,
                        const NumberFormat& format, RuleReply& reply)
{
    if (!disambiguating)
        return;
    reply.nameOfDisambiguating = QString::fromStdString(disambiguating->measure);
    reply.disambiguating = disambiguatingText(*disambiguating, [&](double number, int decimals) {
        return decimalText(number, decimals, format.locale);
    });
}

QString leftSentence(std::span<const core::RuleChange> changes, bool isCut,
                     const std::function<bool(const core::RuleChange&)>& isHeld)
{
    QStringList left;
    for (const core::RuleChange& change : changes)
        if (!isHeld(change))
            left << ruleText(change.axis, change.to);
    if (isCut)
        left << Wording::tr("truncated digits");
    if (left.isEmpty())
        return {};
    const QString names = clausesText(left);
    return std::any_of(changes.begin(), changes.end(), isHeld)
               ? Wording::tr("These rules have no setting here and will not be applied: %1.")
                     .arg(names)
               : Wording::tr("These rules have no setting here: %1.").arg(names);
}

HeldRules heldRules(const core::RuleHit& hit, const core::RuleSet& inForce,
                    const std::function<bool(const core::RuleChange&)>& isHeld)
{
    HeldRules held{inForce, false, leftSentence(hit.changes, hit.isCut, isHeld)};
    for (const core::RuleChange& change : hit.changes)
        if (isHeld(change))
            core::rowOf(change.axis).set(held.rules, change.to);
    held.isChange = !(held.rules == inForce);
    return held;
}

}  // namespace ui
