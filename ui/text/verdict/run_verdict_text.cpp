// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/verdict/run_verdict_text.h"

#include "core/collections/comparison/gate.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/statistics_text.h"

#include <cmath>

namespace ui {

namespace {

using core::Conclusion;
using core::RunComparison;

/// Composes the sentences of one verdict.
class VerdictWriting {
public:
    VerdictWriting(const core::VerdictFacts& facts, const VerdictNames& names,
                   const NumberFormat& format)
        : m_facts(facts)
        , m_names(names)
        , m_a(quotedText(names.a))
        , m_b(quotedText(names.b))
        , m_format(format)
        , m_conclusion(core::conclusionOf(facts))
    {}

    QString sentence() const
    {
        const QString& a = m_a;
        const QString& b = m_b;
        const QString& ownMeasure = m_names.measure;
        const QString measure = m_facts.compared.isWeighted
                                    ? Wording::tr("%1 weighted by traffic").arg(ownMeasure)
                                    : ownMeasure;
        switch (m_conclusion) {
        case Conclusion::Better:
            return Wording::tr("%1 is better than %2 in %3.").arg(b, a, measure);
        case Conclusion::Worse:
            return Wording::tr("%1 is worse than %2 in %3.").arg(b, a, measure);
        case Conclusion::Equal:
            return Wording::tr("%1 and %2 have the same %3 for each of the %n queries.", nullptr,
                               queries())
                .arg(b, a, measure);
        case Conclusion::Negligible:
            return Wording::tr("%1 is as good as %2 in %3, to within %4.")
                .arg(b, a, measure, plainText(*m_facts.rules.margin, m_format.locale));
        case Conclusion::NotShown:
            return Wording::tr("Not enough evidence that %1 is better or worse than %2 in %3.")
                .arg(b, a, measure);
        case Conclusion::TooFewQueries:
            return Wording::tr("Not enough data to compare %1 with %2 in %3.").arg(b, a, measure);
        case Conclusion::Unanswered:
            return Wording::tr("Whether %1 is better than %2 in %3 is undecided: it depends on "
                               "queries that are missing from one of them.")
                .arg(b, a, measure);
        case Conclusion::Unjudged:
            return Wording::tr("Whether %1 is better than %2 in %3 is undecided: it depends on "
                               "unjudged documents.")
                .arg(b, a, measure);
        case Conclusion::Contradictory:
            return Wording::tr("Whether %1 is better than %2 in %3 is undecided: the interval and "
                               "the test disagree.")
                .arg(b, a, measure);
        case Conclusion::NotRated:
            return Wording::tr("No verdict on %1 and %2: %3 does not measure how good a run is, so "
                               "it is not tested.")
                .arg(b, a, measure);
        case Conclusion::ChosenByOutcome:
            return Wording::tr("No verdict on %1 and %2: the queries were selected by their own "
                               "results, so a test would be circular.")
                .arg(b, a);
        }
        return {};
    }

    QString caveat() const
    {
        if (isWithout())
            return {};
        if (m_facts.unansweredAsZero)
            return joinedSentences(lacking());
        return m_facts.areSomeUnjudged() ? worstCase() : QString();
    }

    QStringList reasons() const
    {
        if (isWithout())
            return {};
        QStringList reasons = QStringList{figures()} + weights() + why() + unanswered() + judging();
        reasons << power();
        if (!m_facts.decisive.empty() && m_names.namesQueries)
            reasons << Wording::tr("Query %1 alone decides the sign: without it, the difference is "
                                   "%2.")
                           .arg(QString::fromStdString(m_facts.decisive),
                                signedText(m_facts.withoutDecisive));
        else if (!m_facts.decisive.empty())
            reasons << Wording::tr("A single query decides the sign: without it, the difference is "
                                   "%1.")
                           .arg(signedText(m_facts.withoutDecisive));
        if (m_facts.isSignificantOnlyUnadjusted())
            reasons << Wording::tr("Adjusted for %n comparisons, %1. The interval and the p "
                                   "value above are not adjusted.",
                                   nullptr, static_cast<int>(m_facts.family))
                           .arg(pText(*m_facts.adjustedP, m_format.locale));
        reasons.removeAll(QString());
        return reasons;
    }

private:
    /// Whether there is no verdict.
    bool isWithout() const
    {
        return m_conclusion == Conclusion::NotRated || m_conclusion == Conclusion::ChosenByOutcome;
    }
    int queries() const { return static_cast<int>(m_facts.compared.queries); }

    QString signedText(double difference) const
    {
        return differenceText(0.0, difference, m_format.digits, m_format.locale);
    }

    /// "+0.0102 (p = 0.400)"
    QString testedText(const RunComparison& compared) const
    {
        const QString difference = signedText(compared.difference());
        const auto& p = compared.test(m_facts.rules.test).p;
        return p ? remarkedText(difference, pText(*p, m_format.locale)) : difference;
    }

    /// "The difference is +0.0312 (95% CI +0.0101 to +0.0523, paired t test, p = 0.003, 50
    /// queries)."
    QString figures() const
    {
        const RunComparison& compared = m_facts.compared;
        if (compared.queries == 0)
            return untestedText(core::Untested::NoQueries);
        if (m_conclusion == Conclusion::Equal)
            return {};
        QStringList remarks;
        if (const auto& interval = compared.interval)
            remarks << Wording::tr("%1% CI %2 to %3")
                           .arg(m_format.locale.toString(100 * (1 - m_facts.rules.comparison.alpha),
                                                         'g', 6),
                                signedText(interval->low), signedText(interval->high));
        if (const auto p = m_facts.p())
            remarks << Wording::tr("%1 test, %2")
                           .arg(nameOfTest(m_facts.rules.test), pText(*p, m_format.locale));
        remarks << Wording::tr("%n queries", nullptr, queries());
        return Wording::tr("The difference is %1.")
            .arg(remarkedText(signedText(compared.difference()), listText(remarks)));
    }

    /// What the weights of the queries do.
    QStringList weights() const
    {
        if (!m_facts.compared.isWeighted || m_facts.compared.queries == 0)
            return {};
        QStringList sentences{Wording::tr("Weighted by traffic, these queries carry as much "
                                          "information as %1 equally weighted "
                                          "ones.")
                                  .arg(m_format.locale.toString(m_facts.compared.worth(), 'f', 1))};
        if (m_facts.unweighted)
            sentences << Wording::tr("Without weights, the difference is %1.")
                             .arg(testedText(*m_facts.unweighted));
        return sentences;
    }

    /// What the conclusion itself needs.
    QStringList why() const
    {
        switch (m_conclusion) {
        case Conclusion::NotShown:
        case Conclusion::Equal:
            return {Wording::tr("This does not show that the runs are equally good.")};
        case Conclusion::Contradictory:
            return {Wording::tr("The interval assumes that the mean difference is normally "
                                "distributed, but the %1 test does not.")
                        .arg(nameOfTest(m_facts.rules.test))};
        case Conclusion::TooFewQueries:
            return tooFew();
        default:
            return {};
        }
    }

    QStringList tooFew() const
    {
        const std::size_t fewest = core::fewestQueries(m_facts.rules.comparison.alpha);
        if (m_facts.compared.worth() < static_cast<double>(fewest))
            return {Wording::tr("With fewer than %n queries, no test is significant unless it "
                                "assumes normally distributed differences.",
                                nullptr, static_cast<int>(fewest))};
        return {m_facts.compared.t ? QString() : untestedText(m_facts.compared.t.error())};
    }

    /// Which run lacks queries that the other answers.
    QStringList lacking() const
    {
        const auto sentence = [](const QString& run, const QString& other, std::size_t count) {
            return count == 0 ? QString()
                              : Wording::tr("%n queries of %2 are missing from %1.", nullptr,
                                            static_cast<int>(count))
                                    .arg(run, other);
        };
        return {sentence(m_b, m_a, m_facts.unanswered.onlyInA),
                sentence(m_a, m_b, m_facts.unanswered.onlyInB)};
    }

    QStringList unanswered() const
    {
        const core::Unanswered& count = m_facts.unanswered;
        QStringList sentences = lacking();
        if (count.inNeither > 0)
            sentences << Wording::tr("%n judged queries have no results in either run.", nullptr,
                                     static_cast<int>(count.inNeither));
        if (m_facts.unansweredAsZero)
            sentences << Wording::tr("Queries missing from one run are skipped. If they counted "
                                     "as 0, the difference would be %1.")
                             .arg(testedText(*m_facts.unansweredAsZero));
        else if (count.onlyInA + count.onlyInB > 0)
            sentences << Wording::tr("Queries without results count as 0.");
        return sentences;
    }

    QString shareText(const std::optional<double>& share) const
    {
        return judgedShareText(share, m_format.locale);
    }

    QStringList judging() const
    {
        if (!m_facts.judgedA && !m_facts.judgedB)
            return {};
        const QString judged = m_facts.cutoff ? QStringLiteral("Judged@%1").arg(*m_facts.cutoff)
                                              : QStringLiteral("Judged");
        QStringList sentences{
            Wording::tr("%1 is %2 for %3 and %4 for %5.")
                .arg(judged, shareText(m_facts.judgedB), m_b, shareText(m_facts.judgedA), m_a)};
        if (m_facts.areSomeUnjudged())
            sentences << worstCase();
        if (m_facts.otherwiseJudged) {
            const QString difference = testedText(*m_facts.otherwiseJudged);
            sentences << (m_facts.evaluation.judgedOnly
                              ? Wording::tr("With unjudged documents counted as not relevant, the "
                                            "difference is %1.")
                              : Wording::tr("Among judged documents only (condensed lists), the "
                                            "difference is %1."))
                             .arg(difference);
        }
        if (m_facts.likely)
            sentences << Wording::tr("With unjudged documents graded like the judged documents at "
                                     "their rank, the difference is %1.")
                             .arg(signedText(m_facts.likely->mean));
        return sentences;
    }

    QString worstCase() const
    {
        if (!m_facts.bounds)
            return Wording::tr("How far their grades could move the difference is unknown.");
        if (!m_facts.couldBeReversed())
            return Wording::tr("Grades of the unjudged documents could not change which run has "
                               "the higher mean.");
        const std::size_t open = m_facts.bounds->open;
        return groupedText(
            Wording::tr("In the worst case, grades of %n unjudged documents could change which "
                        "run has the higher mean.",
                        nullptr, static_cast<int>(open)),
            open);
    }

    QString power() const
    {
        if (!m_facts.detectable)
            return {};
        return Wording::tr("The smallest difference that these queries could detect is %1 (%2% "
                           "power, given the observed spread).")
            .arg(decimalText(*m_facts.detectable, m_format.digits, m_format.locale),
                 m_format.locale.toString(100 * core::gatePower, 'g', 3));
    }

    const core::VerdictFacts& m_facts;
    const VerdictNames& m_names;
    QString m_a;
    QString m_b;
    const NumberFormat& m_format;
    Conclusion m_conclusion;
};

}  // namespace

QString judgedShareText(const std::optional<double>& share, const QLocale& locale)
{
    constexpr double rounding = 1e-9;
    return share ? QStringLiteral("%1%").arg(
                       locale.toString(std::floor(100 * *share + rounding), 'f', 0))
                 : QStringLiteral("–");
}

QString verdictSentence(const core::VerdictFacts& facts, const VerdictNames& names,
                        const NumberFormat& format)
{
    return VerdictWriting(facts, names, format).sentence();
}

QString verdictCaveat(const core::VerdictFacts& facts, const VerdictNames& names,
                      const NumberFormat& format)
{
    return VerdictWriting(facts, names, format).caveat();
}

QStringList verdictReasons(const core::VerdictFacts& facts, const VerdictNames& names,
                           const NumberFormat& format)
{
    return VerdictWriting(facts, names, format).reasons();
}

QString verdictText(const core::VerdictFacts& facts, const VerdictNames& names,
                    const NumberFormat& format)
{
    const VerdictWriting verdict(facts, names, format);
    return joinedSentences(QStringList{verdict.sentence()} + verdict.reasons());
}

}  // namespace ui
