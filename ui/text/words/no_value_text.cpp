// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/no_value_text.h"

#include "core/rankings/evaluation/no_value.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/measure_text.h"

namespace ui {

QString countedText(const core::Value& value, core::NoValueRule rule, const NumberFormat& format)
{
    if (value)
        return valueText(value, format);
    const core::Value counted = core::countedAs(value, rule);
    if (!counted)
        return Wording::tr("skipped");
    return *counted > 0 ? Wording::tr("set to 1") : Wording::tr("set to 0");
}

QString reasonText(core::Undefined reason)
{
    using core::Undefined;
    switch (reason) {
    case Undefined::NoRelevant:
        return Wording::tr("no relevant documents");
    case Undefined::NoGain:
        return Wording::tr("the ideal ranking earns nothing");
    case Undefined::NothingRetrieved:
        return Wording::tr("nothing was retrieved");
    case Undefined::NoPairs:
        return Wording::tr("no pair has a weight above 0");
    case Undefined::NoHit:
        return Wording::tr("no document that counts was retrieved (nohit=skip)");
    case Undefined::GradeAboveScale:
        return Wording::tr("a grade is above the highest grade");
    case Undefined::Overflow:
        return Wording::tr("the gains are too large");
    default: {
        QString sentence = undefinedText(reason);
        sentence.chop(1);
        return sentence;
    }
    }
}

QString noValueText(core::Undefined reason, core::NoValueRule rule)
{
    return Wording::tr("%1: %2").arg(countedText(reason, rule, {}), reasonText(reason));
}

QString noValueSentence(core::Undefined reason, core::NoValueRule rule)
{
    const QString why = undefinedText(reason);
    const core::Value counted = core::countedAs(reason, rule);
    if (!counted)
        return reason == core::Undefined::NoHit
                   ? why
                   : Wording::tr("%1 Under the current rule, the mean skips the query.").arg(why);
    return *counted > 0 ? Wording::tr("%1 Under the current rule, the query counts as 1.").arg(why)
                        : Wording::tr("%1 Under the current rule, the query counts as 0.").arg(why);
}

QString noValueChoice(core::NoValueRule rule)
{
    switch (rule) {
    case core::NoValueRule::Zero:
        return Wording::tr("counts as 0");
    case core::NoValueRule::One:
        return Wording::tr("counts as 1");
    case core::NoValueRule::Skip:
        return Wording::tr("is skipped");
    }
    return {};
}

QString noValueRuleText(core::NoValueRule rule)
{
    switch (rule) {
    case core::NoValueRule::Zero:
        return Wording::tr("undefined queries count as 0");
    case core::NoValueRule::One:
        return Wording::tr("undefined queries count as 1");
    case core::NoValueRule::Skip:
        return Wording::tr("undefined queries are skipped");
    }
    return {};
}

}  // namespace ui
