// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/guide/guide_subjects.h"

#include "core/rankings/evaluation/evaluator.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/catalogue/guide_text.h"
#include "ui/text/catalogue/guide_words.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/table_cell.h"
#include "ui/toolkit/table/plain_table_model.h"

#include <functional>

namespace ui {

namespace {

/// A change that is tried with every measure.
struct Trial {
    std::function<QString()> change;         ///< "swap ranks 1 and 5", in the program's language
    QString purpose;                         ///< "the first right answer falls"; may be empty
    std::vector<core::ProbeEffect> effects;  ///< by row

    QString inWords() const
    {
        return purpose.isEmpty() ? change() : Wording::tr("%1 (%2)").arg(purpose, change());
    }
};

/// The parts common to both kinds of data.
class SubjectTable {
public:
    SubjectTable(ShownSubjects shown, const NumberFormat& format)
        : m_shown(std::move(shown))
        , m_format(format)
    {}

    ShownSubjects run(const std::vector<std::optional<core::Value>>& values,
                      const std::vector<Trial>& trials)
    {
        m_shown.table = named([&trials] {
            core::Table table;
            table.columns = {{Wording::tr("measure").toStdString()},
                             {Wording::tr("value").toStdString(), true}};
            for (const Trial& trial : trials)
                table.columns.push_back({trial.change().toStdString(), true});
            return table;
        });
        for (std::size_t row = 0; row < m_shown.subjects.size(); ++row)
            add(row, values[row], trials);
        m_shown.table.caption = m_shown.heading.toStdString();
        m_shown.table.label = "which-measure";
        m_shown.table.hasRowHeadings = true;
        return std::move(m_shown);
    }

private:
    QString nameOf(std::size_t row) const
    {
        const core::GuideSubject& subject = m_shown.subjects[row];
        return std::holds_alternative<core::Measure>(subject)
                   ? QString::fromStdString(core::toText(m_shown.definitions[row]))
                   : guideName(subject);
    }

    void add(std::size_t row, const std::optional<core::Value>& value,
             const std::vector<Trial>& trials)
    {
        std::vector<core::TableCell> cells{textCell(nameOf(row))};
        if (!value) {  // for the other kind of data
            cells.resize(trials.size() + 2, textCell(QString(QChar(0x2013))));
        } else {
            cells.push_back(textCell(valueText(*value, m_format),
                                     *value ? std::optional(**value) : std::nullopt));
            for (const Trial& trial : trials)
                cells.push_back(effectCell(trial.effects[row]));
        }
        m_shown.table.rows.push_back(std::move(cells));
        m_shown.sentences.push_back(sentenceOf(row, value.has_value(), trials));
    }

    core::TableCell effectCell(const core::ProbeEffect& effect) const
    {
        const bool isNumber = effect.before && effect.after;
        return textCell(effectText(effect, m_format),
                        isNumber ? std::optional(*effect.after - *effect.before) : std::nullopt);
    }

    QString sentenceOf(std::size_t row, bool isShown, const std::vector<Trial>& trials) const
    {
        const core::GuideSubject& subject = m_shown.subjects[row];
        QStringList seen;
        QStringList unseen;
        for (const Trial& trial : trials) {
            if (!isShown)
                break;
            const core::ProbeEffect& effect = trial.effects[row];
            if (effect.isSeen())
                seen << Wording::tr("%1: %2", "kind of query")
                            .arg(trial.inWords(), exactEffectText(effect, m_format));
            else if (effect.before)
                unseen << trial.inWords();
        }
        QStringList lines{Wording::tr("%1: %2. %3")
                              .arg(guideTitle(subject), guideFocus(subject),
                                   guideNeedsSentence(core::guideRowOf(subject)))};
        if (!seen.isEmpty())
            lines << Wording::tr("Sensitive to: %1.").arg(clausesText(seen));
        if (!unseen.isEmpty())
            lines << Wording::tr("Insensitive to: %1.").arg(clausesText(unseen));
        lines << Wording::tr("Typical use: %1. Source: %2.")
                     .arg(guideUse(subject), guideSource(subject));
        return lines.join(QLatin1Char('\n'));
    }

    ShownSubjects m_shown;
    const NumberFormat& m_format;
};

ShownSubjects onList(ShownSubjects shown, const RankingDocument& list, const NumberFormat& format)
{
    const core::JudgedRanking& query = list.ranking();
    const core::Session& session = list.session();
    std::vector<std::optional<core::Value>> values;
    for (std::size_t row = 0; row < shown.subjects.size(); ++row)
        values.push_back(std::holds_alternative<core::Measure>(shown.subjects[row])
                             ? std::optional(core::Evaluator(shown.definitions[row]).value(query))
                             : std::nullopt);
    std::vector<Trial> trials;
    for (const core::ProbedChange& probe :
         core::listProbes(query, session.settings.relevantFrom, session.cutoff)) {
        trials.push_back(
            {[&, probe] { return changeText(probe.change, list.list(), format.locale); },
             probeText(probe.probe),
             {}});
        for (std::size_t row = 0; row < shown.subjects.size(); ++row)
            trials.back().effects.push_back(
                values[row] ? core::effectOf(probe.change, query, shown.definitions[row])
                            : core::ProbeEffect());
    }
    const auto count = shown.subjects.size();
    if (list.list().ranked.empty())
        shown.heading =
            Wording::tr("Measures that fit: %1. Add a list in Ranking to see their values for it.")
                .arg(count);
    else
        shown.heading =
            (trials.empty()
                 ? Wording::tr("Measures that fit: %1. Each row shows its value for “%2”.")
                 : Wording::tr("Measures that fit: %1. Each row shows its value for “%2” and how "
                               "it responds to a change."))
                .arg(QString::number(count), list.title());
    return SubjectTable(std::move(shown), format).run(values, trials);
}

ShownSubjects onSamples(ShownSubjects shown, const ClassifierDocument& samples,
                        const NumberFormat& format)
{
    const core::ScoredLabels scored = samples.scored();
    const double threshold = samples.threshold();
    std::vector<std::optional<core::Value>> values(shown.subjects.size());
    std::vector<Trial> trials;
    for (const core::SampleProbe probe : core::sampleProbes(scored, threshold)) {
        trials.push_back({[probe] { return probeText(probe); },
                          {},
                          core::effectsOf(probe, scored, threshold, samples.session().settings,
                                          shown.subjects)});
        for (std::size_t row = 0; row < values.size(); ++row)
            values[row] = trials.back().effects[row].before;
    }
    const QString count = QString::number(shown.subjects.size());
    shown.heading = trials.empty()
                        ? Wording::tr("Measures that fit: %1. Add samples of two classes in "
                                      "Classifier (at most %2) to see their values.")
                              .arg(count, countText(core::mostProbedSamples))
                        : Wording::tr("Measures that fit: %1. Each row shows its value for “%2” at "
                                      "threshold %3 and how it responds to a change.")
                              .arg(count, samples.title(), plainText(threshold, format.locale));
    return SubjectTable(std::move(shown), format).run(values, trials);
}

}  // namespace

ShownSubjects shownSubjects(const core::GuideAnswers& answers, const RankingDocument& list,
                            const ClassifierDocument& samples, const NumberFormat& format)
{
    ShownSubjects shown;
    shown.subjects = core::fittingMeasures(answers);
    const core::Session& session = list.session();
    for (const core::GuideSubject& subject : shown.subjects) {
        const auto* measure = std::get_if<core::Measure>(&subject);
        shown.definitions.push_back(
            measure ? core::definitionFor(*measure, answers, session.settings, session.cutoff)
                    : core::MeasureSpec());
    }
    return core::areListsIdle(answers) ? onSamples(std::move(shown), samples, format)
                                       : onList(std::move(shown), list, format);
}

}  // namespace ui
