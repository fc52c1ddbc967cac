// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/filter_text.h"

#include "core/metrics/measures/measure_spec.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/measure_text.h"

namespace ui {

namespace {

QString numberProblem(const QString& found, const QString& nearest)
{
    if (nearest.isEmpty())
        return Wording::tr("“%1” is not a number. Write it like −0.1 or 2e-3.").arg(found);
    return Wording::tr("“%1” is not a number. Did you mean %2?").arg(found, nearest);
}

/// What can be compared, and what it can be compared with.
struct Comparable {
    QString names;
    QString values;
    QString all;
};

Comparable comparableIn(FilterOf what)
{
    if (what == FilterOf::Samples)
        return {Wording::tr("score, loss or weight"), Wording::tr("a number such as 0.5"),
                Wording::tr("score, loss, weight, label or group")};
    return {Wording::tr("Δ, A, B, or a measure such as nDCG@10"),
            Wording::tr("a number such as −0.1, or Δ, A, B, nDCG@10"),
            Wording::tr("Δ, A, B, a measure such as nDCG@10 or judged@10, judgments or relevant")};
}

QString nameProblem(const QString& found, const QString& nearest, const Comparable& comparable)
{
    if (nearest.isEmpty())
        return Wording::tr("“%1” can’t be used in a condition. Use %2.").arg(found, comparable.all);
    return Wording::tr("“%1” can’t be used in a condition. Did you mean %2?").arg(found, nearest);
}

}  // namespace

QString filterProblemText(const core::FilterProblem& problem, FilterOf what)
{
    using Kind = core::FilterProblem::Kind;
    const QString found = QString::fromStdString(problem.found);
    const QString nearest = QString::fromStdString(problem.nearest);
    const Comparable comparable = comparableIn(what);
    switch (problem.kind) {
    case Kind::NoName:
        return Wording::tr("“%1” needs something before it to compare: %2.")
            .arg(found, comparable.names);
    case Kind::NoValue:
        return Wording::tr("“%1” needs something after it to compare with: %2.")
            .arg(found, comparable.values);
    case Kind::NoWord:
        return Wording::tr("“%1” needs a word after it.").arg(found);
    case Kind::OnlySame:
        return Wording::tr("“%1” can only be compared with a word, using “:” or “=”.").arg(found);
    case Kind::OnlyNumbers:
        return Wording::tr("“%1” needs one of these on one side: %2.").arg(found, comparable.names);
    case Kind::BadNumber:
        return numberProblem(found, nearest);
    case Kind::UnknownName:
        return nameProblem(found, nearest, comparable);
    case Kind::BadMeasureSpec:
        return measureSpecErrorText(core::parseMeasureSpec(problem.definition).error());
    case Kind::NoTerm:
        return Wording::tr("“%1” needs a word or condition next to it. To search for the word "
                           "itself, put it in quotes.")
            .arg(found);
    case Kind::NoClosing:
        return Wording::tr("Missing “)”.");
    case Kind::NoOpening:
        return Wording::tr("Missing “(” before “)”.");
    case Kind::TooDeep:
        return Wording::tr("Too many nested parentheses.");
    }
    return {};
}

}  // namespace ui
