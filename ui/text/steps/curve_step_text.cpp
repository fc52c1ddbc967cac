// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/curve_step_text.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"

#include <QStringList>

namespace ui {

namespace {

class StepWords {
public:
    StepWords(const core::CurveStep& step, const NumberFormat& format)
        : m_step(step)
        , m_format(format)
    {}

    QString comesIn() const
    {
        return Wording::tr("%1: %2, %3, %4.", "a score, what comes in, TP and FP")
            .arg(scoreText(m_step.score, m_format), whoComesIn(),
                 change(Wording::tr("TP"), m_step.before.tp, m_step.here.tp),
                 change(Wording::tr("FP"), m_step.before.fp, m_step.here.fp));
    }
    QString roc() const
    {
        return Wording::tr("ROC: TPR = %1, FPR = %2. %3")
            .arg(share(m_step.here.tp, m_step.here.positives()),
                 share(m_step.here.fp, m_step.here.negatives()), direction());
    }
    QString column() const
    {
        if (!m_step.auc)
            return {};
        const QString soFar = Wording::tr("Area so far: (%1 won + %2 tied/2)/%3 pairs = %4.")
                                  .arg(tally(m_step.winsSoFar), tally(m_step.tiesSoFar),
                                       tally(m_step.pairs()), valueText(m_step.auc, m_format));
        return m_step.negatives() > 0 ? Wording::tr("Pairs won in this column: %1; tied: %2. %3")
                                            .arg(tally(m_step.wins), tally(m_step.ties), soFar)
                                      : soFar;
    }
    QString precision() const
    {
        const QString here = share(m_step.here.tp, m_step.here.predictedPositive());
        if (!m_step.term)
            return Wording::tr("PR: precision = %1.").arg(here);
        const QString soFar = valueText(m_step.averagePrecision, m_format);
        if (m_step.positives() > 0)
            return Wording::tr("PR: precision = %1. Recall rises by %2/%3. Multiplied by the "
                               "precision, this adds %4 to AP: %5 so far.")
                .arg(here, tally(m_step.positives()), tally(m_step.here.positives()),
                     valueText(m_step.term, m_format), soFar);
        return Wording::tr("PR: precision = %1. Recall does not change, so AP stays at %2.")
            .arg(here, soFar);
    }

private:
    QString tally(double count) const { return tallyText(count, m_format.locale); }
    QString share(double part, double whole) const
    {
        if (!(whole > 0))
            return Wording::tr("%1/%2").arg(tally(part), tally(whole));
        return Wording::tr("%1/%2 = %3")
            .arg(tally(part), tally(whole), valueText(part / whole, m_format));
    }
    QString change(const QString& name, double before, double here) const
    {
        return before == here
                   ? Wording::tr("%1\u00a0stays\u00a0%2").arg(name, tally(here))
                   : Wording::tr("%1\u00a0%2\u00a0→\u00a0%3").arg(name, tally(before), tally(here));
    }
    QString whoComesIn() const
    {
        if (m_step.samples == 1)
            return m_step.positives() > 0 ? Wording::tr("positive") : Wording::tr("negative");
        return Wording::tr(
                   "%1 samples with the same score enter together (positives: %2, negatives: %3)")
            .arg(QString::number(m_step.samples), tally(m_step.positives()),
                 tally(m_step.negatives()));
    }
    QString direction() const
    {
        if (m_step.negatives() == 0)
            return Wording::tr("The curve moves up.");
        if (m_step.positives() == 0)
            return Wording::tr("The curve moves right.");
        return Wording::tr(
            "The curve moves diagonally: the order of samples with equal scores is unknown.");
    }

    const core::CurveStep& m_step;
    const NumberFormat& m_format;
};

}  // namespace

QString curveStepSentence(const core::CurveStep& step, const NumberFormat& format)
{
    const StepWords words(step, format);
    QStringList lines{words.comesIn(), words.roc(), words.column(), words.precision()};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QString curveStartSentence(const core::ConfusionMatrix& nothing, const NumberFormat& format)
{
    return Wording::tr(
               "Nothing is predicted positive yet: TP 0 of %1, FP 0 of %2. Samples enter by score, "
               "best first.\nThe ROC curve starts at (0, 0). Precision is still undefined.")
        .arg(tallyText(nothing.positives(), format.locale),
             tallyText(nothing.negatives(), format.locale));
}

}  // namespace ui
