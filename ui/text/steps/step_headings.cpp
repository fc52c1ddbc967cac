// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/step_text.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/step_facts.h"

namespace ui {

using core::Column;

namespace {

/// The heading of a column and what it means.
ColumnHead columnHead(const Explained& in, Column column)
{
    const core::MeasureSpec& definition = in.explanation.definition;
    const MeasureWords& words = measureWords(definition.measure);
    switch (column) {
    case Column::Rank:
        return {Wording::tr("rank i"), Wording::tr("The position in the list. 1 is the top.")};
    case Column::Grade:
        if (!core::rowOf(definition.measure).walksIdeal)
            return {Wording::tr("grade"),
                    Wording::tr("The relevance grade of the document. u means unjudged.")};
        [[fallthrough]];
    case Column::IdealGrade:
        return {Wording::tr("ideal"), Wording::tr("The grade at this rank in the ideal ranking.")};
    case Column::Gain:
        return words.gain.head(in);
    case Column::Weight:
        return words.weight.head(in);
    case Column::Seen:
        return words.seen.head(in);
    case Column::Term:
        return words.term.head(in);
    case Column::Sum:
        return {words.sumHeading(in), Wording::tr("The total contribution of ranks 1 to i.")};
    case Column::IdealGain:
        return {Wording::tr("ideal gain"), Wording::tr("The gain of that grade.")};
    case Column::IdealTerm:
        return {Wording::tr("ideal term"),
                Wording::tr("The contribution of this rank in the ideal ranking.")};
    case Column::IdealSum:
        return {QStringLiteral("IDCG@i"),
                Wording::tr("The total contribution of ranks 1 to i in the ideal ranking.")};
    case Column::Attainable:
        return words.attainable.head(in);
    case Column::Value:
        return {nameAtEach(definition),
                Wording::tr("The value if the list ended after this rank.")};
    }
    return {};
}

ColumnHead columnHead(const core::Explanation& explanation, Column column, DiscountForm form)
{
    NumberFormat format;
    format.discounts = form;
    return columnHead({explanation, format}, column);
}

}  // namespace

QString columnHeading(const core::Explanation& explanation, Column column, DiscountForm form)
{
    return columnHead(explanation, column, form).heading;
}

QString plainHeading(const core::Explanation& explanation, Column column, DiscountForm form)
{
    const core::Measure measure = explanation.definition.measure;
    const bool isIdeal = measure == core::Measure::Idcg;
    if (!isIdeal && measure != core::Measure::Ndcg && measure != core::Measure::Dcg)
        return columnHeading(explanation, column, form);
    const QString soFar = Wording::tr("%1 so far");
    switch (column) {
    case Column::Rank:
        return Wording::tr("Rank");
    case Column::Grade:
    case Column::IdealGrade:
        return Wording::tr("Grade");
    case Column::Weight:
        return form == DiscountForm::Weight ? Wording::tr("× Weight") : Wording::tr("÷ Discount");
    case Column::Term:
        return Wording::tr("= Term");
    case Column::IdealTerm:
        return Wording::tr("Ideal term");
    case Column::Sum:
        return soFar.arg(isIdeal ? QStringLiteral("IDCG") : QStringLiteral("DCG"));
    case Column::IdealSum:
        return Wording::tr("Ideal so far");
    case Column::Value:
        return soFar.arg(QStringLiteral("nDCG"));
    default:
        return columnHeading(explanation, column, form);
    }
}

QString columnAbout(const core::Explanation& explanation, Column column, DiscountForm form)
{
    return columnHead(explanation, column, form).about;
}

}  // namespace ui
