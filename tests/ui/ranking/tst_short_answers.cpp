// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/what_if/change.h"
#include "tests/ui/adopted_look.h"
#include "tests/ui/ranking_samples.h"
#include "ui/ranking/compare/short_answers.h"

#include <QSignalSpy>

namespace tst_short_answers {

using namespace ranking_samples;
using core::Measure;
using Question = ui::ShortAnswers::Question;

namespace {

core::Session asking(core::Session session, Measure measure, std::size_t cutoff = 10)
{
    session.shown = {measure};
    session.selected = measure;
    session.cutoff = cutoff;
    return session;
}

core::Session withUnjudged(core::Session session, std::size_t row)
{
    session.list.ranked[row].grade = core::Grade::unjudged();
    return session;
}

core::Session named(core::Session session, const std::string& first)
{
    session.list.ranked.front().title = first;
    return session;
}

core::Session longSession()
{
    std::vector<double> grades(3000);
    for (std::size_t i = 0; i < grades.size(); ++i)
        grades[i] = static_cast<double>((i * 7 + i / 3) % 4);
    return asking(sessionOf(grades), Measure::Ndcg);
}

/// The answers about a document that somebody sees.
struct Answered {
    explicit Answered(const core::Session& session)
        : answers(document)
    {
        document.load(session, QString(), u"Open"_s);
        answers.setActive(true);
    }
    bool areCurrent() const
    {
        for (std::size_t number = 0; number < ui::ShortAnswers::questions; ++number)
            if (!answers.isCurrent(static_cast<Question>(number)))
                return false;
        return true;
    }
    bool wait() const
    {
        return QTest::qWaitFor([this] { return areCurrent(); }, 60'000);
    }

    ui::RankingDocument document;
    ui::ShortAnswers answers;
};

}  // namespace

class TestShortAnswers : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void answers_data();
    void answers();
    void gainIsPartOfTheAnswer();
    void briefAnswers();
    void emptyListHasNone();
    void twoLists();
    void followsEditsAndFormat();
    void nobodySeesThem();
    void concealed();
    void oldAnswersOfALongListArePaled();
    void editedWhileComputing();
};

void TestShortAnswers::answers_data()
{
    QTest::addColumn<core::Session>("session");
    QTest::addColumn<Question>("question");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* name, const core::Session& session, Question question,
                        const QString& answer) {
        QTest::newRow(name) << session << question << answer;
    };
    // Figures of design/window-ranking-first.png and -full.png: 0 4 0 5 0 3 3 0 5 4, and a 2 that
    // was not retrieved.
    const core::Session shops = cakes();
    row("help", shops, Question::Help, u"Swap ranks 1 and 9: +0.2366"_s);
    row("loss", shops, Question::Loss, u"88% in the order, 12% never retrieved"_s);
    // The best swaps of rank 1 and rank 3 gain 0.2366 and 0.0673.
    row("hurt", shops, Question::Hurt, u"Bread Only at 1, then Corner Café at 3"_s);
    row("tools", shops, Question::Tools, u"0.5841 (ranx Burges) to 0.6669 (scikit-learn)"_s);
    row("one list", shops, Question::Compare, u"Keep it as list B and compare"_s);
    row("all judged", shops, Question::Judged, u"Nothing: every retrieved document is judged"_s);
    // As fractions in tst_loss_breakdown_panel.
    row("loss of AP", asking(shops, Measure::Ap), Question::Loss,
        u"73% in the order, 27% never retrieved"_s);
    row("loss of recall", asking(shops, Measure::Recall, 5), Question::Loss,
        u"60% below the cutoff, 40% out of reach"_s);
    row("loss of P", asking(shops, Measure::P), Question::Loss,
        u"75% out of reach, 25% never retrieved"_s);
    row("no maximum", asking(shops, Measure::Dcg), Question::Loss,
        u"The maximum of DCG@10 is not 1"_s);
    row("order is nothing to P@10", asking(shops, Measure::P), Question::Hurt,
        u"None: no swap raises P@10"_s);
    const core::Session best = sessionOf({3, 2, 1});
    row("best: help", best, Question::Help, u"Nothing: nDCG@10 is already 1"_s);
    row("best: loss", best, Question::Loss, u"Nowhere: nDCG@10 is 1"_s);
    row("best: hurt", best, Question::Hurt, u"None: no swap raises nDCG@10"_s);
    row("best: tools", best, Question::Tools, u"All agree: 1.0000"_s);
    const core::Session nothing = sessionOf({0, 0});
    row("undefined: help", nothing, Question::Help, u"No single change raises nDCG@10"_s);
    row("undefined: loss", nothing, Question::Loss, u"nDCG@10 is undefined"_s);
    // The list 0 1 has no other swap; DCG rises from 1/log2(3) to 1.
    row("one hurts", sessionOf({0, 1}), Question::Hurt, u"d1 at 1"_s);
    row("help: from 0.6309", sessionOf({0, 1}), Question::Help, u"Swap ranks 1 and 2: +0.3691"_s);
    row("a long name", named(sessionOf({0, 1}), std::string(50, 'x')), Question::Hurt,
        u"The one at rank 1"_s);
    row("signs in a name", named(sessionOf({0, 1}), "%2 %1"), Question::Hurt, u"%2 %1 at 1"_s);
    row("no change is listed that harms", asking(sessionOf({2, 0}, {1}), Measure::P, 1),
        Question::Help, u"Nothing: P@1 is already 1"_s);
    // 3 ? 3 0 1 with the grades 0 and 3: 4.8869/5.3928 and 6.7796/6.8235.
    const core::Session open = withUnjudged(sessionOf({3, 0, 3, 0, 1}), 1);
    row("unjudged", asking(open, Measure::Ndcg, 5), Question::Judged, u"0.9062 to 0.9936"_s);
    row("unjudged, as fractions", asking(open, Measure::P, 5), Question::Judged, u"3/5 to 4/5"_s);
    row("unjudged below the cutoff", asking(open, Measure::P, 1), Question::Judged,
        u"Nothing: P@1 stays 1.0000"_s);
}

void TestShortAnswers::answers()
{
    QFETCH(const core::Session, session);
    QFETCH(const Question, question);
    const Answered asked(session);
    QVERIFY(asked.areCurrent());  // a short list is answered at once
    QTEST(asked.answers.answer(question), "answer");
}

void TestShortAnswers::gainIsPartOfTheAnswer()
{
    const Answered asked(cakes());
    QCOMPARE(asked.answers.gain(Question::Help), u"+0.2366"_s);
    QCOMPARE(asked.answers.gain(Question::Loss), QString());
    const Answered best(sessionOf({3, 2, 1}));
    QCOMPARE(best.answers.gain(Question::Help), QString());
}

void TestShortAnswers::briefAnswers()
{
    Answered asked(cakes());
    QCOMPARE(asked.answers.brief(Question::Help), u"+0.2366"_s);
    QCOMPARE(asked.answers.brief(Question::Hurt), u"Ranks 1 and 3"_s);
    QCOMPARE(asked.answers.brief(Question::Tools), u"0.5841 to 0.6669"_s);
    QCOMPARE(asked.answers.brief(Question::Judged), u"Nothing"_s);
    asked.answers.setConcealed(true);
    QCOMPARE(asked.answers.brief(Question::Help), QString());
    const Answered one(sessionOf({0, 1}));
    QCOMPARE(one.answers.brief(Question::Hurt), u"Rank 1"_s);
    const Answered best(sessionOf({3, 2, 1}));
    QCOMPARE(best.answers.brief(Question::Hurt), u"None"_s);
}

void TestShortAnswers::emptyListHasNone()
{
    Answered asked(cakes());
    asked.document.load(sessionOf({}), QString(), u"Open"_s);
    for (std::size_t number = 0; number < ui::ShortAnswers::questions; ++number)
        QCOMPARE(asked.answers.answer(static_cast<Question>(number)), QString());
}

void TestShortAnswers::twoLists()
{
    Answered asked(cakes());
    asked.document.duplicateAsB();
    QCOMPARE(asked.answers.answer(Question::Compare), u"A and B agree: 0.6368"_s);
    asked.document.replaceList(core::applied(core::Swap{1, 9}, asked.document.list()), u"Swap"_s);
    QCOMPARE(asked.answers.answer(Question::Compare), u"B is 0.2366 higher"_s);
    asked.document.history().undo();
    asked.document.showList(core::ListName::A);
    asked.document.replaceList(core::applied(core::Swap{1, 9}, asked.document.list()), u"Swap"_s);
    QCOMPARE(asked.answers.answer(Question::Compare), u"A is 0.2366 higher"_s);
}

void TestShortAnswers::followsEditsAndFormat()
{
    Answered asked(cakes());
    const QSignalSpy changed(&asked.answers, &ui::ShortAnswers::changed);
    asked.answers.setFormat({2});
    QCOMPARE(asked.answers.answer(Question::Help), u"Swap ranks 1 and 9: +0.24"_s);
    QCOMPARE(asked.answers.answer(Question::Tools), u"0.58 (ranx Burges) to 0.67 (scikit-learn)"_s);
    QVERIFY(!changed.isEmpty());
    asked.document.select(Measure::Rr);
    // The first relevant document is second.
    QCOMPARE(asked.answers.answer(Question::Help), u"Swap ranks 1 and 2: +0.50"_s);
    asked.document.rename(ui::Section::Ranked, 0, u"Bread"_s);
    QCOMPARE(asked.answers.answer(Question::Hurt), u"Bread at 1"_s);
}

void TestShortAnswers::nobodySeesThem()
{
    ui::RankingDocument document;
    ui::ShortAnswers answers(document);
    document.load(cakes(), QString(), u"Open"_s);
    QCOMPARE(answers.answer(Question::Help), QString());
    QVERIFY(!answers.isCurrent(Question::Help));
    answers.setActive(true);
    QCOMPARE(answers.answer(Question::Help), u"Swap ranks 1 and 9: +0.2366"_s);
    answers.setActive(false);
    document.load(sessionOf({0, 1}), QString(), u"Open"_s);
    QVERIFY(!answers.isCurrent(Question::Help));
    QVERIFY(!answers.isCurrent(Question::Loss));
    answers.setActive(true);
    QVERIFY(answers.isCurrent(Question::Loss));
    QCOMPARE(answers.answer(Question::Help), u"Swap ranks 1 and 2: +0.3691"_s);
}

void TestShortAnswers::concealed()
{
    Answered asked(cakes());
    asked.answers.setConcealed(true);
    QCOMPARE(asked.answers.answer(Question::Help), QString());
    QCOMPARE(asked.answers.gain(Question::Help), QString());
    asked.document.load(sessionOf({0, 1}), QString(), u"Open"_s);
    QCOMPARE(asked.answers.answer(Question::Help), QString());
    asked.answers.setConcealed(false);
    QCOMPARE(asked.answers.answer(Question::Help), u"Swap ranks 1 and 2: +0.3691"_s);
}

void TestShortAnswers::oldAnswersOfALongListArePaled()
{
    Answered asked(longSession());
    QVERIFY(!asked.answers.isCurrent(Question::Help));
    QVERIFY(asked.wait());
    for (const Question question : {Question::Help, Question::Loss, Question::Tools}) {
        const QString before = asked.answers.answer(question);
        QVERIFY(!before.isEmpty());
        asked.document.setCutoff(asked.document.session().cutoff + 1);
        QVERIFY(!asked.answers.isCurrent(question));
        QCOMPARE(asked.answers.answer(question), before);
        QVERIFY(asked.wait());
        QVERIFY(asked.answers.answer(question) != before);
    }
}

void TestShortAnswers::editedWhileComputing()
{
    Answered asked(longSession());
    asked.document.load(cakes(), QString(), u"Open"_s);
    QVERIFY(asked.areCurrent());
    QTest::qWait(100);  // a late answer does not replace it
    QCOMPARE(asked.answers.answer(Question::Help), u"Swap ranks 1 and 9: +0.2366"_s);
    QCOMPARE(asked.answers.answer(Question::Loss), u"88% in the order, 12% never retrieved"_s);
    QCOMPARE(asked.answers.answer(Question::Tools),
             u"0.5841 (ranx Burges) to 0.6669 (scikit-learn)"_s);
    asked.document.load(longSession(), QString(), u"Open"_s);  // is stopped with the document
}

QTEST_MAIN(TestShortAnswers)

}  // namespace tst_short_answers

#include "tst_short_answers.moc"
