// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/no_value_text.h"

#include "core/rankings/evaluation/no_value.h"
#include "ui/text/words/measure_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct NoValueText {
    Q_DECLARE_TR_FUNCTIONS(ui::NoValueText)
};

}  // namespace

QString countedText(const core::Value& value, core::NoValueRule rule, const NumberFormat& format)
{
    if (value)
        return valueText(value, format);
    const core::Value counted = core::countedAs(value, rule);
    if (!counted)
        return NoValueText::tr("left out");
    return *counted > 0 ? NoValueText::tr("1 by rule") : NoValueText::tr("0 by rule");
}

QString reasonText(core::Undefined reason)
{
    using core::Undefined;
    switch (reason) {
    case Undefined::NoRelevant:
        return NoValueText::tr("nothing relevant is judged");
    case Undefined::NoGain:
        return NoValueText::tr("nothing in the ideal has a gain");
    case Undefined::NothingRetrieved:
        return NoValueText::tr("nothing was retrieved");
    case Undefined::NoPairs:
        return NoValueText::tr("no pair has a weight");
    case Undefined::NoHit:
        return NoValueText::tr("nothing that counts was retrieved (nohit=skip)");
    case Undefined::GradeAboveScale:
        return NoValueText::tr("a grade is above the scale");
    case Undefined::Overflow:
        return NoValueText::tr("the gains are too large");
    default: {
        QString sentence = undefinedText(reason);
        sentence.chop(1);
        return sentence;
    }
    }
}

QString noValueText(core::Undefined reason, core::NoValueRule rule)
{
    return NoValueText::tr("%1: %2").arg(countedText(reason, rule, {}), reasonText(reason));
}

QString noValueSentence(core::Undefined reason, core::NoValueRule rule)
{
    const QString why = undefinedText(reason);
    const core::Value counted = core::countedAs(reason, rule);
    if (!counted)
        return reason == core::Undefined::NoHit
                   ? why
                   : NoValueText::tr("%1 The query is left out of a mean.").arg(why);
    return *counted > 0 ? NoValueText::tr("%1 By rule the query counts 1.").arg(why)
                        : NoValueText::tr("%1 By rule the query counts 0.").arg(why);
}

QString noValueChoice(core::NoValueRule rule)
{
    switch (rule) {
    case core::NoValueRule::Zero:
        return NoValueText::tr("counts 0");
    case core::NoValueRule::One:
        return NoValueText::tr("counts 1");
    case core::NoValueRule::Skip:
        return NoValueText::tr("is left out");
    }
    return {};
}

QString noValueRuleText(core::NoValueRule rule)
{
    switch (rule) {
    case core::NoValueRule::Zero:
        return NoValueText::tr("a query without a value counts 0");
    case core::NoValueRule::One:
        return NoValueText::tr("a query without a value counts 1");
    case core::NoValueRule::Skip:
        return NoValueText::tr("a query without a value is left out");
    }
    return {};
}

}  // namespace ui
