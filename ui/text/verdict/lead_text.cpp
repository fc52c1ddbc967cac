// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/verdict/lead_text.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/verdict/run_verdict_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/statistics_text.h"

#include <algorithm>

namespace ui {

namespace {

using core::Rivalry;

/// More names than these are counted.
constexpr qsizetype mostNames = 5;

/// Composes the sentences of one verdict.
class LeadWriting {
public:
    LeadWriting(const core::Lead& lead, const LeadNames& names, const NumberFormat& format)
        : m_lead(lead)
        , m_names(names)
        , m_format(format)
    {}

    QString sentence() const
    {
        if (m_lead.unranked)
            return unranked();
        if (m_lead.isDecided())
            return Wording::tr("%1 is the best of the %n runs in %2.", nullptr,
                               static_cast<int>(m_names.runs.size()))
                .arg(best(), m_names.measure);
        QStringList sentences{
            Wording::tr("Which run is best in %2 is undecided: %1 has the highest mean.")
                .arg(best(), m_names.measure)};
        if (const QString runs = runsThat(Rivalry::Unjudged); !runs.isEmpty())
            sentences << Wording::tr("Whether it is better than %1 depends on unjudged documents.")
                             .arg(runs);
        if (const QString runs = runsThat(Rivalry::Unanswered); !runs.isEmpty())
            sentences << Wording::tr("Whether it is better than %1 depends on queries that are "
                                     "missing from some runs.")
                             .arg(runs);
        if (const QString runs = runsThat(Rivalry::NotShown); !runs.isEmpty())
            sentences << Wording::tr("Not enough evidence that it is better than %1.").arg(runs);
        if (const QString runs = runsThat(Rivalry::Behind); !runs.isEmpty())
            sentences << Wording::tr("It is better than %1.").arg(runs);
        return joinedSentences(sentences);
    }

    QStringList reasons() const
    {
        if (m_lead.unranked)
            return {};
        QStringList differences;
        for (const core::Rival& rival : m_lead.rivals) {
            const QString difference =
                differenceText(0.0, rival.difference, m_format.digits, m_format.locale);
            differences << labelledText(
                name(rival.run),
                rival.p ? remarkedText(difference, pText(*rival.p, m_format.locale)) : difference);
        }
        QStringList reasons{Wording::tr("%1 minus the other runs over the %n queries that count in "
                                        "every run: %2.",
                                        nullptr, static_cast<int>(m_lead.queries))
                                .arg(best(), clausesText(limited(differences))),
                            test()};
        if (std::ranges::any_of(m_lead.rivals, [](const core::Rival& rival) {
                return rival.rivalry == Rivalry::NotShown;
            }))
            reasons << Wording::tr("This does not show that the runs are equally good.");
        return reasons << judged();
    }

private:
    QString name(std::size_t run) const { return m_names.runs[static_cast<qsizetype>(run)]; }
    QString best() const { return quotedText(name(m_lead.best)); }

    static QStringList limited(const QStringList& items)
    {
        if (items.size() <= mostNames)
            return items;
        return items.first(mostNames)
               << Wording::tr("%n more", "of runs", static_cast<int>(items.size() - mostNames));
    }

    QString runsThat(Rivalry rivalry) const
    {
        QStringList runs;
        for (const core::Rival& rival : m_lead.rivals)
            if (rival.rivalry == rivalry)
                runs << quotedText(name(rival.run));
        return wholeListText(limited(runs));
    }

    QString unranked() const
    {
        switch (*m_lead.unranked) {
        case core::Unranked::NotRated:
            return Wording::tr("No verdict on the runs: %1 does not measure how good a run is, so "
                               "it is not tested.")
                .arg(m_names.measure);
        case core::Unranked::ChosenByOutcome:
            return Wording::tr("No verdict on the runs: the queries were selected by their own "
                               "results, so a test would be circular.");
        case core::Unranked::TooFewQueries:
            return Wording::tr("Not enough data to say which run is best in %1: %n queries count "
                               "in every run.",
                               nullptr, static_cast<int>(m_lead.queries))
                .arg(m_names.measure);
        }
        return {};
    }

    QString test() const
    {
        return m_lead.test == core::LetterRule::Tukey
                   ? Wording::tr("The p values are from Tukey’s HSD, which adjusts them across all "
                                 "pairs of runs.")
                   : Wording::tr("The p values are from the %1 test, Holm-adjusted across all "
                                 "pairs of runs.")
                         .arg(nameOfTest(m_lead.pairedTest));
    }

    /// "Judged share within the cutoff: a 100%; b 60%."
    QString judged() const
    {
        const bool areSomeUnjudged = std::ranges::any_of(
            m_lead.judged, [](const auto& share) { return share && *share < 1; });
        if (!areSomeUnjudged)
            return {};
        QStringList shares;
        const auto add = [&](std::size_t run) {
            shares << labelledText(name(run), judgedShareText(m_lead.judged[run], m_format.locale));
        };
        add(m_lead.best);
        for (const core::Rival& rival : m_lead.rivals)
            add(rival.run);
        return Wording::tr("Judged documents within the cutoff: %1.")
            .arg(clausesText(limited(shares)));
    }

    const core::Lead& m_lead;
    const LeadNames& m_names;
    const NumberFormat& m_format;
};

}  // namespace

QString leadSentence(const core::Lead& lead, const LeadNames& names)
{
    const NumberFormat format;
    return LeadWriting(lead, names, format).sentence();
}

QStringList leadReasons(const core::Lead& lead, const LeadNames& names, const NumberFormat& format)
{
    return LeadWriting(lead, names, format).reasons();
}

QString leadText(const core::Lead& lead, const LeadNames& names, const NumberFormat& format)
{
    const LeadWriting writing(lead, names, format);
    return joinedSentences(QStringList{writing.sentence()} + writing.reasons());
}

}  // namespace ui
