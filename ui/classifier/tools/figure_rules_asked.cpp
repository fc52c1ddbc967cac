#include "ui/classifier/tools/figure_rules_asked.h"

#include "core/rules/classifier_search.h"
#include "ui/classifier/tools/held_figure_rules.h"
#include "ui/work/every_core.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace ui {

namespace {

struct FigureRulesText {
    Q_DECLARE_TR_FUNCTIONS(ui::FigureRulesText)
};

/// So many ways to read samples are tried, about.
constexpr std::size_t usualReadings = 60;

}  // namespace

QStringList FigureRulesAsked::measures() const
{
    QStringList names;
    for (const core::Figure figure : core::allFigures())
        names << figureName(figure);
    return names;
}

std::variant<RuleSearch, QString> FigureRulesAsked::search(std::span<const AskedNumber> numbers,
                                                           int, const NumberFormat&)
{
    if (!m_document.hasSamples())
        return FigureRulesText::tr("There are no samples whose figures could be tried.");
    core::FigureQuestion question;
    question.inForce = rulesInForce(m_document);
    for (const AskedNumber& asked : numbers) {
        const auto figure = core::figureNamed(asked.measure.toStdString());
        if (!figure)
            return FigureRulesText::tr("“%1” is no figure of a classifier; expected one of %2.")
                .arg(asked.measure, QString::fromStdString(core::figureNames()));
        question.told.push_back({*figure, asked.number});
    }
    const QString stepName = FigureRulesText::tr("Rules that give %1")
                                 .arg(QString::fromStdString(numbers.front().number.text));
    RuleSearch search;
    search.amount = m_document.size() * usualReadings;
    search.run = [this, stepName, question, input = classifierInput(m_document)](
                     const std::stop_token& stop, const RuleSearch::Progress& progress) {
        RuleReply reply;
        reply.answer = core::findRules(*input, question, everyCore(), stop, progress);
        for (const core::RuleHit& hit : reply.answer.hits)
            reply.uses.push_back(useOf(hit, m_document, stepName));
        return reply;
    };
    return search;
}

}  // namespace ui
