// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/tools/figure_rules_asked.h"

#include "core/conventions/convention_search/disambiguating_measure.h"
#include "ui/classifier/tools/held_figure_rules.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/workspace/rule_hits_view.h"
#include "ui/workspace/rules_found.h"

#include <algorithm>
#include <span>

namespace ui {

namespace {

/// About how many ways to read samples are tried.
constexpr std::size_t usualReadings = 60;

/// Shows the measure's name and sets it in the field.
void showDisambiguatingMetric(std::optional<core::DisambiguatingMeasure> disambiguating,
                              const NumberFormat& format, RuleReply& reply)
{
    if (!disambiguating)
        return;
    const QString id = QString::fromStdString(disambiguating->measure);
    disambiguating->measure =
        figureName(*core::classifierMetricNamed(disambiguating->measure)).toStdString();
    showDisambiguating(disambiguating, format, reply);
    reply.nameOfDisambiguating = id;
}

}  // namespace

QStringList FigureRulesAsked::measures() const
{
    QStringList names;
    for (const core::ClassifierMetric figure : core::allClassifierMetrics())
        names << QString::fromStdString(std::string(core::nameOf(figure)));
    return names;
}

QString FigureRulesAsked::measureText(const QString& measure) const
{
    return figureName(*core::classifierMetricNamed(measure.toStdString()));
}

std::variant<RuleSearch, QString> FigureRulesAsked::search(std::span<const AskedNumber> numbers,
                                                           int, const NumberFormat& format)
{
    if (!m_document.hasSamples())
        return Wording::tr("There are no samples to try the rules on. Open some first.");
    core::ClassifierMetricQuestion question;
    question.inForce = rulesInForce(m_document);
    for (const AskedNumber& asked : numbers) {
        const auto figure = core::classifierMetricNamed(asked.measure.toStdString());
        if (!figure)
            return Wording::tr("“%1” is not a classifier measure; use one of %2.")
                .arg(asked.measure, QString::fromStdString(core::classifierMetricNames()));
        question.told.push_back({*figure, asked.number});
    }
    const QString stepName =
        Wording::tr("Rules that give %1").arg(QString::fromStdString(numbers.front().number.text));
    RuleSearch search;
    search.amount = m_document.size() * usualReadings;
    search.run = [this, stepName, question, format, input = classifierInput(m_document)](
                     const std::stop_token& stop, const RuleSearch::Progress& progress) {
        RuleReply reply;
        reply.answer = core::findRules(*input, question, everyCore(), stop, progress);
        for (std::size_t i = 0; i < reply.answer.told.size(); ++i)
            reply.answer.told[i].measure = figureName(question.told[i].figure).toStdString();
        reply.heading = [first = question.told.front().figure] { return figureName(first); };
        const std::span<const core::RuleHit> hits(reply.answer.hits);
        if (!stop.stop_requested())
            showDisambiguatingMetric(
                core::disambiguatingMeasure(*input, question,
                                            hits.first(std::min(hits.size(), mostHitsListed)),
                                            everyCore(), stop),
                format, reply);
        for (const core::RuleHit& hit : hits)
            reply.uses.push_back(useOf(hit, m_document, stepName));
        return reply;
    };
    return search;
}

}  // namespace ui
