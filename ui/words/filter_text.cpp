#include "ui/words/filter_text.h"

#include "ui/words/measure_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct FilterText {
    Q_DECLARE_TR_FUNCTIONS(ui::FilterText)
};

QString numberProblem(const QString& found, const QString& nearest)
{
    if (nearest.isEmpty())
        return FilterText::tr("“%1” is no number: write it like −0.1 or 2e-3.").arg(found);
    return FilterText::tr("“%1” is no number; did you mean %2?").arg(found, nearest);
}

QString nameProblem(const QString& found, const QString& nearest)
{
    if (nearest.isEmpty())
        return FilterText::tr("“%1” is nothing that can be compared. There are Δ, A, B, measures "
                              "such as nDCG@10 or judged@10, judgments and relevant.")
            .arg(found);
    return FilterText::tr("“%1” is nothing that can be compared; did you mean %2?")
        .arg(found, nearest);
}

}  // namespace

QString filterProblemText(const core::FilterProblem& problem)
{
    using Kind = core::FilterProblem::Kind;
    const QString found = QString::fromStdString(problem.found);
    const QString nearest = QString::fromStdString(problem.nearest);
    switch (problem.kind) {
    case Kind::NoName:
        return FilterText::tr("Before “%1”, say what to compare: Δ, A, B, or a measure such as "
                              "nDCG@10.")
            .arg(found);
    case Kind::NoValue:
        return FilterText::tr("After “%1”, say what to compare with: a number such as −0.1, or Δ, "
                              "A, B, nDCG@10.")
            .arg(found);
    case Kind::OnlyNumbers:
        return FilterText::tr("On one side of “%1”, say what to compare: Δ, A, B, or a measure "
                              "such as nDCG@10.")
            .arg(found);
    case Kind::BadNumber:
        return numberProblem(found, nearest);
    case Kind::UnknownName:
        return nameProblem(found, nearest);
    case Kind::BadDefinition:
        return problem.definition ? definitionErrorText(*problem.definition) : QString();
    case Kind::NoTerm:
        return FilterText::tr("“%1” needs a word or a condition beside it. To look for it as a "
                              "word, put it in quotes.")
            .arg(found);
    case Kind::NoClosing:
        return FilterText::tr("A parenthesis is open: close it with “)”.");
    case Kind::NoOpening:
        return FilterText::tr("A “)” has no “(” before it.");
    case Kind::TooDeep:
        return FilterText::tr("There are too many parentheses inside each other.");
    }
    return {};
}

}  // namespace ui
