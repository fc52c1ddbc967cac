// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"
#include "core/rankings/evaluation/curves.h"
#include "core/rankings/evaluation/evaluator.h"
#include "ui/ranking/document/list_sorting.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/ranking/list/pasted_documents.h"
#include "ui/text/words/number_format.h"

#include <QFile>
#include <QString>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ranking_samples {

using namespace Qt::StringLiterals;

/// The cake shops of the built-in example: ten documents, one judged but not retrieved.
inline core::Session cakes()
{
    QFile file(u":/examples/birthday-cakes.rankscope.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the example is not in the resources");
    return *core::parseSession(file.readAll().toStdString(), "cakes");
}

inline std::vector<core::RankedItem> graded(const std::vector<double>& grades,
                                            std::size_t first = 1)
{
    std::vector<core::RankedItem> documents;
    for (const double grade : grades) {
        core::RankedItem document;
        document.id = "d" + std::to_string(first++);
        document.grade = core::Grade(grade);
        documents.push_back(std::move(document));
    }
    return documents;
}

inline core::Session sessionOf(const std::vector<double>& ranked,
                               const std::vector<double>& notRetrieved = {})
{
    core::Session session;
    session.list.ranked = graded(ranked);
    session.list.notRetrieved = graded(notRetrieved, ranked.size() + 1);
    session.shown = {core::Measure::Ndcg};
    return session;
}

/// The grades as the quick line writes them.
inline QString gradesOf(const std::vector<core::RankedItem>& documents)
{
    QStringList grades;
    for (const core::RankedItem& document : documents)
        grades << ui::gradeText(document.grade, QLocale::c());
    return grades.join(u' ');
}

inline QStringList namesOf(const std::vector<core::RankedItem>& documents)
{
    QStringList names;
    for (const core::RankedItem& document : documents)
        names << ui::nameOf(document);
    return names;
}

inline core::Evaluator freshEvaluator(const core::Session& session, core::Measure measure)
{
    return core::Evaluator(core::normalised({measure, session.cutoff, session.settings}));
}

/// A document that the lists A and B hold differently; empty when there is none.
inline QString tornDocument(const core::Session& session)
{
    if (!session.other)
        return {};
    std::map<std::string, core::RankedItem> known;
    for (const auto* documents : {&session.list.ranked, &session.list.notRetrieved})
        for (const core::RankedItem& document : *documents)
            known.emplace(document.id, document);
    for (const auto* documents : {&session.other->ranked, &session.other->notRetrieved})
        for (const core::RankedItem& document : *documents)
            if (const auto found = known.find(document.id);
                found != known.end() && !(found->second == document))
                return QString::fromStdString(document.id);
    return {};
}

/// What the document says although a computation from its session alone says otherwise; empty when
/// everything follows.
inline QString stale(const ui::RankingDocument& document)
{
    const core::Session& session = document.session();
    const core::JudgedRanking ranking =
        core::judgedRanking(core::listOf(session, session.listName));
    const core::Evaluator selected = freshEvaluator(session, session.selected);
    const core::Explanation& explanation = document.explanation();
    if (!(explanation.value == selected.value(ranking)))
        return u"value of the explanation"_s;
    // IDCG walks down the ideal, every other measure down the list.
    const std::size_t walked =
        session.selected == core::Measure::Idcg ? 0 : session.list.ranked.size();
    if (explanation.ranks.size() < walked)
        return u"ranks of the explanation"_s;
    for (std::size_t i = 0; i < walked; ++i)
        if (!(explanation.ranks[i].grade == session.list.ranked[i].grade))
            return u"grade at rank %1 of the explanation"_s.arg(i + 1);
    const std::size_t depth = session.list.ranked.size();
    const core::Curves curves = document.curves({&session.selected, 1}, depth);
    if (!std::ranges::equal(curves[0], selected.curve(ranking, depth)))
        return u"curve"_s;
    if (document.scores().size() != session.shown.size())
        return u"number of scores"_s;
    for (std::size_t i = 0; i < session.shown.size(); ++i) {
        const core::Evaluator evaluator = freshEvaluator(session, session.shown[i]);
        const ui::Score& score = document.scores()[i];
        if (!(score.definition == evaluator.definition()) ||
            !(score.value == evaluator.value(ranking)) || score.exact != evaluator.exact(ranking))
            return u"score %1"_s.arg(i);
    }
    if (document.relevant() != ranking.relevant(session.settings.relevantFrom))
        return u"R"_s;
    if (const QString torn = tornDocument(session); !torn.isEmpty())
        return u"document %1 differs between A and B"_s.arg(torn);
    const auto other =
        document.listName() == core::ListName::A ? core::ListName::B : core::ListName::A;
    if (session.other && session.other->ranked.size() > 0 &&
        !(document.valueIn(other, session.selected) ==
          selected.value(core::judgedRanking(core::listOf(session, other)))))
        return u"value of the other list"_s;
    if (session.other && document.relevant() != core::judgedRanking(core::listOf(session, other))
                                                    .relevant(session.settings.relevantFrom))
        return u"R of A and of B"_s;
    const auto rank = document.currentRank();
    if (rank && (*rank == 0 || *rank > explanation.ranks.size()))
        return u"current rank %1 of %2"_s.arg(*rank).arg(explanation.ranks.size());
    return {};
}

/// A person at work: one random edit per call, the same for the same seed.
class RandomEditor {
public:
    RandomEditor(ui::RankingDocument& document, unsigned seed)
        : m_document(document)
        , m_random(seed)
    {}

    void edit()
    {
        const ui::Section section = below(4) == 0 ? ui::Section::NotRetrieved : ui::Section::Ranked;
        const std::size_t count = m_document.documents(section).size();
        const std::size_t kind = below(18);
        if (kind < 2 || count == 0)
            m_document.insert(section, below(count + 1));
        else if (kind < 4)
            m_document.setGrade(section, rows(count), grade());
        else if (kind == 4)
            m_document.rename(section, below(count), u"name %1"_s.arg(below(5)));
        else if (kind < 7)
            m_document.move(below(count), below(count));
        else if (kind == 7)
            m_document.remove(section, rows(count));
        else if (kind == 8)
            m_document.transfer(section, rows(count));
        else if (kind < 12)
            editSettings(kind);
        else if (kind < 15)
            editOrder(kind);
        else if (kind < 17)
            editLists();
        else
            paste(section);
    }

    std::size_t below(std::size_t end) { return m_random() % end; }

private:
    std::vector<std::size_t> rows(std::size_t count)
    {
        std::vector<std::size_t> chosen{below(count)};
        for (std::size_t row = 0; row < count; ++row)
            if (row != chosen.front() && below(5) == 0)
                chosen.push_back(row);
        return chosen;
    }

    core::Grade grade()
    {
        const std::size_t half = below(12);
        return half == 11 ? core::Grade::unjudged() : core::Grade(static_cast<double>(half) / 2);
    }

    void editOrder(std::size_t kind)
    {
        const std::size_t count = m_document.list().ranked.size();
        if (kind == 12) {
            const std::size_t moved = count == 0 ? 0 : 1 + below(count);
            std::vector<std::size_t> chosen(count);
            std::iota(chosen.begin(), chosen.end(), std::size_t{0});
            std::shuffle(chosen.begin(), chosen.end(), m_random);
            chosen.resize(moved);
            m_document.moveRows(chosen, below(count - moved + 1));
        } else if (kind == 13) {
            binarise(m_document);
        } else {
            switch (below(4)) {
            case 0:
                sortIdeal(m_document);
                break;
            case 1:
                sortWorst(m_document);
                break;
            case 2:
                reverseOrder(m_document);
                break;
            default:
                shuffle(m_document, below(100));
            }
        }
    }

    void editLists()
    {
        switch (below(8)) {
        case 0:
            m_document.dropB();
            break;
        case 1:
            if (m_document.hasTwoLists())
                m_document.copyList(below(2) == 0 ? core::ListName::A : core::ListName::B);
            break;
        case 2:
        case 3:
            m_document.duplicateAsB();
            break;
        default:
            m_document.showList(below(2) == 0 ? core::ListName::A : core::ListName::B);
        }
    }

    /// Documents that the list may have, with grades that they may have.
    void paste(ui::Section section)
    {
        core::DocumentTable table;
        table.hasGrades = below(2) == 0;
        std::vector<std::size_t> numbers(15);
        std::iota(numbers.begin(), numbers.end(), std::size_t{1});
        std::shuffle(numbers.begin(), numbers.end(), m_random);
        numbers.resize(1 + below(4));
        for (const std::size_t number : numbers) {
            table.documents.emplace_back();
            table.documents.back().id = "d" + std::to_string(number);
            if (table.hasGrades)
                table.documents.back().grade = grade();
        }
        const auto& other = m_document.session().other;
        m_document.replaceList(
            ui::withPastedDocuments(m_document.list(), other ? &*other : nullptr, section,
                                    below(m_document.documents(section).size() + 1), table),
            u"Paste"_s);
    }

    void editSettings(std::size_t kind)
    {
        if (kind == 9) {
            m_document.setCutoff(1 + below(12));
        } else if (kind == 10) {
            core::Settings settings = m_document.session().settings;
            settings.relevantFrom = static_cast<double>(1 + below(4));
            settings.gain = below(2) == 0 ? core::Gain::Linear : core::Gain::Exponential;
            settings.ideal = static_cast<core::IdealPool>(below(3));
            m_document.setSettings(settings, u"Other rules"_s);
        } else {
            core::RankedList list = m_document.list();
            list.ranked = graded({3, 2, 3, 0, 1, static_cast<double>(below(4))});
            // A list holds a document once.
            std::erase_if(list.notRetrieved, [&list](const core::RankedItem& other) {
                return std::any_of(
                    list.ranked.begin(), list.ranked.end(),
                    [&other](const core::RankedItem& ranked) { return ranked.id == other.id; });
            });
            m_document.replaceList(list, u"Edit grades as text"_s,
                                   below(2) == 0 ? 0 : m_document.newGesture());
        }
    }

    ui::RankingDocument& m_document;
    std::mt19937 m_random;
};

}  // namespace ranking_samples
