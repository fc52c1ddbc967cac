// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/step_text.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/step_facts.h"

#include <QCoreApplication>

namespace ui {

using core::Column;

namespace {

struct StepHeadings {
    Q_DECLARE_TR_FUNCTIONS(ui::StepHeadings)
};

/// The heading of a column and what it means.
ColumnHead columnHead(const Explained& in, Column column)
{
    const core::Definition& definition = in.explanation.definition;
    const MeasureWords& words = measureWords(definition.measure);
    switch (column) {
    case Column::Rank:
        return {StepHeadings::tr("rank i"),
                StepHeadings::tr("The place in the list; 1 is the top.")};
    case Column::Grade:
        if (!core::rowOf(definition.measure).walksIdeal)
            return {StepHeadings::tr("grade"),
                    StepHeadings::tr("How useful the document was judged; u is unjudged.")};
        [[fallthrough]];
    case Column::IdealGrade:
        return {StepHeadings::tr("ideal"),
                StepHeadings::tr("The grade at this rank of the ideal ranking.")};
    case Column::Gain:
        return words.gain.head(in);
    case Column::Weight:
        return words.weight.head(in);
    case Column::Seen:
        return words.seen.head(in);
    case Column::Term:
        return words.term.head(in);
    case Column::Sum:
        return {words.sumHeading(in), StepHeadings::tr("What ranks 1 to i add, together.")};
    case Column::IdealGain:
        return {StepHeadings::tr("ideal gain"), StepHeadings::tr("What that grade is worth.")};
    case Column::IdealTerm:
        return {StepHeadings::tr("ideal term"),
                StepHeadings::tr("What this rank of the ideal ranking adds.")};
    case Column::IdealSum:
        return {QStringLiteral("IDCG@i"),
                StepHeadings::tr("What ranks 1 to i of the ideal ranking add, together.")};
    case Column::Attainable:
        return words.attainable.head(in);
    case Column::Value:
        return {nameAtEach(definition),
                StepHeadings::tr("The value if the list were cut after this rank.")};
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

QString columnAbout(const core::Explanation& explanation, Column column, DiscountForm form)
{
    return columnHead(explanation, column, form).about;
}

}  // namespace ui
