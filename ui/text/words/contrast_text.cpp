// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/contrast_text.h"

#include "core/teaching/counterexamples/grade_choice.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

class ContrastText {
    Q_DECLARE_TR_FUNCTIONS(ui::ContrastText)
public:
    static QString edit(const core::ListEdit& edit, const core::Contrast<core::RankedList>& lists,
                        const QLocale& locale)
    {
        const QString from = QString::number(edit.from);
        const QString to = QString::number(edit.to);
        switch (edit.kind) {
        case core::ListEdit::Kind::Swap:
            return tr("B is A with ranks %1 and %2 swapped.").arg(from, to);
        case core::ListEdit::Kind::Move:
            return tr("B is A with rank %1 moved to rank %2.").arg(from, to);
        case core::ListEdit::Kind::Regrade:
            break;
        }
        const auto grade = [&](const core::RankedList& list) {
            return gradeText(list.ranked[edit.from - 1].grade, locale);
        };
        return tr("B is A with grade %2 instead of %3 at rank %1.")
            .arg(from, grade(lists.b), grade(lists.a));
    }

    static QString others(const core::Contrast<core::RankedList>& lists)
    {
        return lists.a.ranked.front().id.front() == lists.b.ranked.front().id.front()
                   ? tr("B has the same documents in another order.")
                   : tr("A and B contain different documents.");
    }

    static QString models(const core::Samples& samples)
    {
        const auto positive = std::count(samples.labels.begin(), samples.labels.end(), 1);
        return tr("A and B score the same %n samples, %1 of them positive.", nullptr,
                  static_cast<int>(samples.size()))
            .arg(positive);
    }

    static QString higher(bool isA, const QString& difference)
    {
        return isA ? tr("A is higher by %1").arg(difference)
                   : tr("B is higher by %1").arg(difference);
    }
    static QString equal() { return tr("equal"); }

    static QString nothing(const core::ListContrast& requested, core::ContrastReach reach)
    {
        const QString form =
            requested.isOfSameDocuments
                ? tr("No two rankings of up to %1 documents with grades %2 (at most %3 of them "
                     "judged but not retrieved) meet the condition.")
                : tr("No two lists of up to %1 documents with grades %2, plus at most %3 judged "
                     "but not retrieved, meet the condition.");
        return proof(form.arg(QString::number(requested.limits.length),
                              QString::fromStdString(core::gradeChoiceText(requested.grades)),
                              QString::number(requested.notRetrieved)),
                     reach);
    }

    static QString nothing(const core::SampleContrast& requested, core::ContrastReach reach)
    {
        return proof(
            tr("No two models of up to %1 samples with %2 different scores meet the condition.")
                .arg(requested.limits.length)
                .arg(requested.scores.size()),
            reach);
    }

    static QString notWhole()
    {
        return tr("There are too many pairs to check them all, so a simpler one may exist.");
    }

private:
    static QString proof(const QString& sentence, core::ContrastReach reach)
    {
        switch (reach) {
        case core::ContrastReach::Whole:
            return tr("%1 All pairs were checked, so none exists.").arg(sentence);
        case core::ContrastReach::RoundingOpen:
            return tr("%1 All pairs were checked, but for some of them, rounding makes it "
                      "impossible to tell whether two values are equal.")
                .arg(sentence);
        case core::ContrastReach::Drawn:
            break;
        }
        return tr("%1 There are too many pairs to check them all, so only a random sample was "
                  "checked.")
            .arg(sentence);
    }
};

}  // namespace

QString contrastText(const core::Contrast<core::RankedList>& contrast, const QLocale& locale)
{
    return contrast.edit ? ContrastText::edit(*contrast.edit, contrast, locale)
                         : ContrastText::others(contrast);
}

QString contrastText(const core::Contrast<core::Samples>& contrast, const QLocale&)
{
    return ContrastText::models(contrast.a);
}

QString contrastSideText(const core::LessonValue& a, const core::LessonValue& b, int decimals,
                         const QLocale& locale)
{
    const double difference = *a.value - *b.value;
    if (difference == 0 || (a.exact && a.exact == b.exact))
        return ContrastText::equal();
    return ContrastText::higher(difference > 0,
                                decimalText(std::abs(difference), decimals, locale));
}

QString noContrastText(const core::ListContrast& requested, core::ContrastReach reach)
{
    return ContrastText::nothing(requested, reach);
}

QString noContrastText(const core::SampleContrast& requested, core::ContrastReach reach)
{
    return ContrastText::nothing(requested, reach);
}

QString contrastNotWholeText()
{
    return ContrastText::notWhole();
}

}  // namespace ui
