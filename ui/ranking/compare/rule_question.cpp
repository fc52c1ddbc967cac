#include "ui/ranking/compare/rule_question.h"

#include "core/metric/parameter_table.h"
#include "ui/rules/rule_text.h"
#include "ui/words/measure_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace ui {

namespace {

struct RuleQuestionText {
    Q_DECLARE_TR_FUNCTIONS(ui::RuleQuestionText)
};

/// The settings with defaults for all that tools differ in, which is left to them.
core::Settings leftToTools(core::Settings settings)
{
    for (const core::DimensionRow& row : core::dimensionTable())
        if (const auto parameter = core::parameterOf(row.dimension))
            core::copyParameter(*parameter, core::Settings(), settings);
    return settings;
}

/// A number of the selected measure, or one with the name of its measure.
std::variant<core::ToldNumber, QString> toldNumber(const std::string& word,
                                                   const core::Session& session)
{
    if (auto number = core::typedNumber(word))
        return core::ToldNumber{{session.selected, session.cutoff, leftToTools(session.settings)},
                                std::move(*number)};
    auto named = core::namedNumber(word);
    if (!named)
        return RuleQuestionText::tr("“%1” is no number; expected one such as 0.5925, or AP=0.41 of "
                                    "another measure.")
            .arg(QString::fromStdString(word));
    auto definition = core::parseDefinition(named->first);
    if (!definition)
        return definitionErrorText(definition.error());
    return core::ToldNumber{*definition, std::move(named->second)};
}

bool isHeld(const core::RuleChange& change)
{
    // What is not known below k has no setting of a list.
    if (change.dimension == core::Dimension::Ideal && change.to == "within-k")
        return false;
    return change.dimension == core::Dimension::NoValue ||
           core::parameterOf(change.dimension).has_value();
}

}  // namespace

std::variant<core::RuleQuestion, QString> ruleQuestion(const QString& typed,
                                                       const core::Session& session)
{
    static const QRegularExpression gap(QStringLiteral("[\\s;]+(?!%)"));
    core::RuleQuestion question;
    question.inForce.evaluation.noValue = session.noValue;
    for (const QString& word : typed.split(gap, Qt::SkipEmptyParts)) {
        auto told = toldNumber(word.toStdString(), session);
        if (const auto* problem = std::get_if<QString>(&told))
            return *problem;
        question.told.push_back(std::get<core::ToldNumber>(std::move(told)));
        question.settings.push_back(session.settings);
    }
    return question;
}

HeldRules heldRules(const core::RuleHit& hit, const core::Session& session)
{
    HeldRules held{session.settings, session.noValue, {}};
    core::RuleSet rules;
    rules.settings = session.settings;
    rules.evaluation.noValue = session.noValue;
    for (const core::RuleChange& change : hit.changes)
        if (isHeld(change))
            core::rowOf(change.dimension).set(rules, change.to);
        else
            held.left << ruleText(change.dimension, change.to);
    if (hit.isCut)
        held.left << RuleQuestionText::tr("digits cut off");
    held.settings = rules.settings;
    held.noValue = rules.evaluation.noValue;
    return held;
}

}  // namespace ui
