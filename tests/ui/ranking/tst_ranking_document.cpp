// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/ranking_samples.h"

#include "ui/ranking/list/document_list_model.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>

#include <cmath>
#include <functional>

namespace tst_ranking_document {

using namespace ranking_samples;
using core::Measure;
using ui::RankingDocument;
using ui::Section;

using Edit = std::function<void(RankingDocument&)>;
using Rows = std::vector<std::size_t>;

namespace {

core::RankedList withFirstGrades(const core::RankedList& list, const std::vector<double>& grades)
{
    core::RankedList changed = list;
    for (std::size_t i = 0; i < grades.size(); ++i)
        changed.ranked[i].grade = core::Grade(grades[i]);
    return changed;
}

core::MeasureSpec definitionOf(const char* text)
{
    return *core::parseMeasureSpec(text);
}

}  // namespace

class TestRankingDocument : public QObject {
    Q_OBJECT

private slots:
    void init();
    void edits_data();
    void edits();
    void leavesTheListAs_data();
    void leavesTheListAs();
    void nothingToDo_data();
    void nothingToDo();
    void theIdIsNoTitle();
    void namesWithPercentSigns();
    void movesMerge();
    void movesBackVanish();
    void movesOfTwoDocumentsStayApart();
    void movesOfABlockMerge();
    void attentionStaysWithItsDocument();
    void binariseChangesTheThreshold();
    void stepsOfTwoLists_data();
    void stepsOfTwoLists();
    void onePool_data();
    void onePool();
    void whatTheOtherListJudgesIsThere();
    void poolStaysOutOfTheFile();
    void judgmentsBelongToTheDocument();
    void orderBelongsToTheList();
    void thereAndBackIsNoStep();
    void undoGoesBackToItsList();
    void attentionFollowsToTheOtherList();
    void typingInOneListGradesTheOther();
    void savingEndsAMove();
    void typingIsOneStep();
    void gesturesStayApart();
    void typingBackVanishes();
    void cutoffsMerge();
    void thresholdsMerge();
    void settingsStayApart();
    void adoptKeepsWhatTheMeasureDoesNotRead();
    void undoneDefinitionIsNoLongerSelected();
    void loadGoesBackToTheOldSession();
    void savedIsClean();
    void newDocumentsHaveFreeIds();
    void selectingIsNoStep();
    void currentRankStaysInRange_data();
    void currentRankStaysInRange();
    void tellsCurrentRankOnce();
    void scoresOfTheExample();
    void randomEdits_data();
    void randomEdits();
};

void TestRankingDocument::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
}

void TestRankingDocument::edits_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("step");
    const auto row = [](const char* name, const QString& step, Edit edit) {
        QTest::newRow(name) << std::move(edit) << step;
    };
    const auto grade = [](Section section, Rows rows, core::Grade value) {
        return [=](RankingDocument& d) { d.setGrade(section, rows, value); };
    };
    row("grade", u"Grade “Bread Only” as 3"_s, grade(Section::Ranked, {0}, core::Grade(3)));
    row("half a grade", u"Grade “Bread Only” as 2.5"_s,
        grade(Section::Ranked, {0}, core::Grade(2.5)));
    row("grade several", u"Grade 3 documents as 4"_s,
        grade(Section::Ranked, {5, 0, 9, 2}, core::Grade(4)));
    row("grade one of several that has it", u"Grade “Bread Only” as 4"_s,
        grade(Section::Ranked, {0, 1, 9}, core::Grade(4)));
    row("unjudged", u"Mark “French Patisserie” as unjudged"_s,
        grade(Section::Ranked, {1}, core::Grade::unjudged()));
    row("grade what was not retrieved", u"Grade “Grand Hôtel Pâtisserie” as 5"_s,
        grade(Section::NotRetrieved, {0}, core::Grade(5)));
    row("above the scale so far", u"Grade “Bread Only” as 9"_s,
        grade(Section::Ranked, {0}, core::Grade(9)));
    row("rename", u"Rename “Cookie Jar” to “Biscuits”"_s,
        [](RankingDocument& d) { d.rename(Section::Ranked, 4, u" Biscuits "_s); });
    row("rename what was not retrieved", u"Rename “Grand Hôtel Pâtisserie” to “Hôtel”"_s,
        [](RankingDocument& d) { d.rename(Section::NotRetrieved, 0, u"Hôtel"_s); });
    row("move up", u"Move “Custom Birthday Cakes” to rank 1"_s,
        [](RankingDocument& d) { d.move(3, 0); });
    row("move down", u"Move “French Patisserie” to rank 10"_s,
        [](RankingDocument& d) { d.move(1, 9); });
    row("move several", u"Move 3 documents to rank 2"_s, [](RankingDocument& d) {
        d.moveRows({9, 3, 5}, 1);
    });
    row("sort ideal", u"Sort by grade, best first"_s, [](RankingDocument& d) { ui::sortIdeal(d); });
    row("worst order", u"Sort by grade, worst first"_s,
        [](RankingDocument& d) { ui::sortWorst(d); });
    row("reverse", u"Reverse the order"_s, [](RankingDocument& d) { ui::reverseOrder(d); });
    row("shuffle", u"Shuffle with seed 7"_s, [](RankingDocument& d) { ui::shuffle(d, 7); });
    row("binarise", u"Convert grades to 0 and 1 (threshold 1)"_s,
        [](RankingDocument& d) { ui::binarise(d); });
    row("duplicate", u"Duplicate the list as B"_s, [](RankingDocument& d) { d.duplicateAsB(); });
    row("cut", u"Cut “Bread Only”"_s, [](RankingDocument& d) { d.cut(Section::Ranked, {0}); });
    row("insert at the top", u"Add “d11”"_s,
        [](RankingDocument& d) { d.insert(Section::Ranked, 0); });
    row("insert past the end", u"Add “d11”"_s,
        [](RankingDocument& d) { d.insert(Section::Ranked, 99); });
    row("insert what was not retrieved", u"Add “d11”"_s,
        [](RankingDocument& d) { d.insert(Section::NotRetrieved, 0); });
    row("remove", u"Delete “Bread Only”"_s,
        [](RankingDocument& d) { d.remove(Section::Ranked, {0}); });
    row("remove several, in any order", u"Delete 4 documents"_s, [](RankingDocument& d) {
        d.remove(Section::Ranked, {9, 0, 4, 3});
    });
    row("remove all", u"Delete 10 documents"_s, [](RankingDocument& d) {
        d.remove(Section::Ranked, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    });
    row("remove what was not retrieved", u"Delete “Grand Hôtel Pâtisserie”"_s,
        [](RankingDocument& d) { d.remove(Section::NotRetrieved, {0}); });
    row("take out", u"Mark “French Patisserie” as not retrieved"_s,
        [](RankingDocument& d) { d.transfer(Section::Ranked, {1}); });
    row("take several out", u"Mark 2 documents as not retrieved"_s, [](RankingDocument& d) {
        d.transfer(Section::Ranked, {3, 1});
    });
    row("retrieve", u"Add “Grand Hôtel Pâtisserie” to the ranking"_s,
        [](RankingDocument& d) { d.transfer(Section::NotRetrieved, {0}); });
    row("replace the list", u"Edit grades as text"_s, [](RankingDocument& d) {
        d.replaceList(withFirstGrades(d.list(), {5, 5, 5}), u"Edit grades as text"_s);
    });
    row("clear the list", u"Clear the list"_s,
        [](RankingDocument& d) { d.replaceList({}, u"Clear the list"_s); });
    row("cutoff", u"Cutoff 3"_s, [](RankingDocument& d) { d.setCutoff(3); });
    row("settings", u"Exponential gain"_s, [](RankingDocument& d) {
        core::Settings settings = d.session().settings;
        settings.gain = core::Gain::Exponential;
        d.setSettings(settings, u"Exponential gain"_s);
    });
    row("shown", u"Choose score cards"_s, [](RankingDocument& d) {
        d.setShown({Measure::Ndcg, Measure::Err});
    });
    row("adopt", u"Use nDCG(gain=exp)@5"_s,
        [](RankingDocument& d) { d.adopt(definitionOf("nDCG(gain=exp)@5")); });
    row("adopt without a cutoff", u"Use nDCG(discount=none)"_s,
        [](RankingDocument& d) { d.adopt(definitionOf("nDCG(discount=none)")); });
    row("load", u"Open “grades.txt”"_s, [](RankingDocument& d) {
        d.load(sessionOf({3, 2, 3, 0, 1}, {2}), QString(), u"Open “grades.txt”"_s);
    });
}

void TestRankingDocument::edits()
{
    QFETCH(const Edit, edit);
    QFETCH(const QString, step);
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const core::Session before = document.session();
    const int steps = document.history().count();

    edit(document);
    const core::Session after = document.session();
    QVERIFY(!(after == before));
    QCOMPARE(document.history().count(), steps + 1);
    QCOMPARE(document.history().undoText(), step);
    QCOMPARE(stale(document), QString());

    for (int round = 0; round < 2; ++round) {
        document.history().undo();
        QVERIFY(document.session() == before);
        QCOMPARE(stale(document), QString());
        QCOMPARE(document.history().redoText(), step);
        document.history().redo();
        QVERIFY(document.session() == after);
        QCOMPARE(stale(document), QString());
    }
}

void TestRankingDocument::leavesTheListAs_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("ranked");
    QTest::addColumn<QString>("notRetrieved");
    QTest::newRow("move up: those between go down")
        << Edit([](RankingDocument& d) { d.move(3, 1); }) << u"d1 d4 d2 d3 d5"_s << u"d6 d7"_s;
    QTest::newRow("move down: those between go up")
        << Edit([](RankingDocument& d) { d.move(0, 4); }) << u"d2 d3 d4 d5 d1"_s << u"d6 d7"_s;
    QTest::newRow("several up: they close up") << Edit([](RankingDocument& d) {
        d.moveRows({2, 4}, 0);
    }) << u"d3 d5 d1 d2 d4"_s << u"d6 d7"_s;
    QTest::newRow("several down, given in any order") << Edit([](RankingDocument& d) {
        d.moveRows({2, 0}, 3);
    }) << u"d2 d4 d5 d1 d3"_s << u"d6 d7"_s;
    QTest::newRow("best first") << Edit([](RankingDocument& d) { ui::sortIdeal(d); })
                                << u"d1 d3 d2 d5 d4"_s << u"d6 d7"_s;
    QTest::newRow("worst first") << Edit([](RankingDocument& d) { ui::sortWorst(d); })
                                 << u"d4 d5 d2 d1 d3"_s << u"d6 d7"_s;
    QTest::newRow("reversed") << Edit([](RankingDocument& d) { ui::reverseOrder(d); })
                              << u"d5 d4 d3 d2 d1"_s << u"d6 d7"_s;
    QTest::newRow("insert in the middle")
        << Edit([](RankingDocument& d) { d.insert(Section::Ranked, 2); }) << u"d1 d2 d8 d3 d4 d5"_s
        << u"d6 d7"_s;
    QTest::newRow("insert past the end")
        << Edit([](RankingDocument& d) { d.insert(Section::Ranked, 99); }) << u"d1 d2 d3 d4 d5 d8"_s
        << u"d6 d7"_s;
    QTest::newRow("remove several") << Edit([](RankingDocument& d) {
        d.remove(Section::Ranked, {4, 0, 2});
    }) << u"d2 d4"_s << u"d6 d7"_s;
    QTest::newRow("take out: to the end of the others, in rank order")
        << Edit([](RankingDocument& d) {
               d.transfer(Section::Ranked, {3, 1});
           })
        << u"d1 d3 d5"_s << u"d6 d7 d2 d4"_s;
    QTest::newRow("retrieve: to the end of the ranking")
        << Edit([](RankingDocument& d) { d.transfer(Section::NotRetrieved, {0}); })
        << u"d1 d2 d3 d4 d5 d6"_s << u"d7"_s;
    QTest::newRow("an empty name shows the id") << Edit([](RankingDocument& d) {
        d.rename(Section::Ranked, 0, u"First"_s);
        d.rename(Section::Ranked, 0, u"  "_s);
    }) << u"d1 d2 d3 d4 d5"_s << u"d6 d7"_s;
}

void TestRankingDocument::leavesTheListAs()
{
    QFETCH(const Edit, edit);
    QFETCH(const QString, ranked);
    QFETCH(const QString, notRetrieved);
    RankingDocument document;
    document.load(sessionOf({3, 2, 3, 0, 1}, {2, 4}), QString(), u"Open"_s);
    edit(document);
    QCOMPARE(namesOf(document.list().ranked).join(u' '), ranked);
    QCOMPARE(namesOf(document.list().notRetrieved).join(u' '), notRetrieved);
}

void TestRankingDocument::nothingToDo_data()
{
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << std::move(edit); };
    row("the grade it has", [](RankingDocument& d) {
        const Rows rows{1, 9};
        d.setGrade(Section::Ranked, rows, core::Grade(4));
    });
    row("the name it has",
        [](RankingDocument& d) { d.rename(Section::Ranked, 4, u"Cookie Jar"_s); });
    row("move to itself", [](RankingDocument& d) { d.move(2, 2); });
    row("move from outside", [](RankingDocument& d) { d.move(10, 0); });
    row("move to outside", [](RankingDocument& d) { d.move(0, 10); });
    row("move none", [](RankingDocument& d) { d.moveRows({}, 0); });
    row("move several to outside", [](RankingDocument& d) { d.moveRows({0, 1}, 9); });
    row("move a block to itself", [](RankingDocument& d) { d.moveRows({3, 4}, 3); });
    row("remove none", [](RankingDocument& d) { d.remove(Section::Ranked, {}); });
    row("take none out", [](RankingDocument& d) { d.transfer(Section::Ranked, {}); });
    row("the same list",
        [](RankingDocument& d) { d.replaceList(d.list(), u"Edit grades as text"_s); });
    row("the same cutoff", [](RankingDocument& d) { d.setCutoff(10); });
    row("no cutoff", [](RankingDocument& d) { d.setCutoff(0); });
    row("the same settings",
        [](RankingDocument& d) { d.setSettings(d.session().settings, u"Settings"_s); });
    row("the same cards", [](RankingDocument& d) { d.setShown(d.session().shown); });
    row("no cards", [](RankingDocument& d) { d.setShown({}); });
    row("the definition in force", [](RankingDocument& d) { d.adopt(definitionOf("nDCG@10")); });
}

void TestRankingDocument::nothingToDo()
{
    QFETCH(const Edit, edit);
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const core::Session before = document.session();
    const int index = document.history().index();
    edit(document);
    QVERIFY(document.session() == before);
    QCOMPARE(document.history().index(), index);
}

void TestRankingDocument::theIdIsNoTitle()
{
    RankingDocument document;
    document.load(sessionOf({3, 2}), QString(), u"Open"_s);
    document.rename(Section::Ranked, 0, u"d1"_s);
    QVERIFY(document.session() == sessionOf({3, 2}));
}

void TestRankingDocument::namesWithPercentSigns()
{
    RankingDocument document;
    core::Session session = sessionOf({3, 2});
    session.list.ranked[0].title = "5%2 off";
    document.load(session, QString(), u"Open"_s);
    const Rows rows{0};
    document.setGrade(Section::Ranked, rows, core::Grade(1));
    QCOMPARE(document.history().undoText(), u"Grade “5%2 off” as 1"_s);
    document.move(0, 1);
    QCOMPARE(document.history().undoText(), u"Move “5%2 off” to rank 2"_s);
}

void TestRankingDocument::movesMerge()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    document.saved(QString());
    document.setCutoff(5);
    const core::Session before = document.session();
    const int steps = document.history().count();
    for (std::size_t row = 3; row > 0; --row)
        document.move(row, row - 1);
    QCOMPARE(document.history().count(), steps + 1);
    QCOMPARE(document.history().undoText(), u"Move “Custom Birthday Cakes” to rank 1"_s);
    const core::Session after = document.session();
    QCOMPARE(ui::nameOf(after.list.ranked[0]), u"Custom Birthday Cakes"_s);
    document.history().undo();
    QVERIFY(document.session() == before);
    document.history().redo();
    QVERIFY(document.session() == after);
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::movesBackVanish()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    document.setCutoff(5);
    const core::Session before = document.session();
    document.move(3, 4);
    document.move(4, 5);
    document.move(5, 3);
    QVERIFY(document.session() == before);
    QCOMPARE(document.history().undoText(), u"Cutoff 5"_s);
    document.history().undo();
    QCOMPARE(document.session().cutoff, std::size_t{10});
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::movesOfTwoDocumentsStayApart()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    document.move(3, 2);
    const core::Session between = document.session();
    document.move(8, 7);
    document.history().undo();
    QVERIFY(document.session() == between);
}

void TestRankingDocument::movesOfABlockMerge()
{
    RankingDocument document;
    document.load(sessionOf({3, 2, 3, 0, 1}), QString(), u"Open"_s);
    document.setCutoff(5);
    document.moveRows({1, 3}, 2);
    document.moveRows({2, 3}, 3);
    QCOMPARE(namesOf(document.list().ranked).join(u' '), u"d1 d3 d5 d2 d4"_s);
    QCOMPARE(document.history().count(), 3);
    QCOMPARE(document.history().undoText(), u"Move 2 documents to rank 4"_s);
    document.history().undo();
    QCOMPARE(namesOf(document.list().ranked).join(u' '), u"d1 d2 d3 d4 d5"_s);
    document.history().redo();
    QCOMPARE(namesOf(document.list().ranked).join(u' '), u"d1 d3 d5 d2 d4"_s);
    // One of the two goes on: another step.
    document.move(3, 0);
    QCOMPARE(document.history().count(), 4);
}

void TestRankingDocument::attentionStaysWithItsDocument()
{
    RankingDocument document;
    document.load(sessionOf({3, 2, 3, 0, 1}), QString(), u"Open"_s);
    document.setCurrentRank(4);
    ui::sortIdeal(document);
    QCOMPARE(document.currentRank(), std::size_t{5});
    document.moveRows({0, 1}, 3);
    QCOMPARE(document.currentRank(), std::size_t{3});
    document.history().undo();
    document.history().undo();
    QCOMPARE(document.currentRank(), std::size_t{4});
}

void TestRankingDocument::binariseChangesTheThreshold()
{
    RankingDocument document;
    core::Session session = sessionOf({3, 2, -1, 0, 1}, {4, 1});
    session.list.ranked[3].grade = core::Grade::unjudged();
    session.settings.relevantFrom = 2;
    document.load(session, QString(), u"Open"_s);
    const std::size_t relevant = document.relevant();
    ui::binarise(document);
    QCOMPARE(gradesOf(document.list().ranked), u"1 1 \u22121 u 0"_s);
    QCOMPARE(gradesOf(document.list().notRetrieved), u"1 0"_s);
    QCOMPARE(document.session().settings.relevantFrom, 1.0);
    QCOMPARE(document.relevant(), relevant);
    const int steps = document.history().count();
    ui::binarise(document);
    QCOMPARE(document.history().count(), steps);
    document.history().undo();
    QVERIFY(document.session() == session);
}

void TestRankingDocument::stepsOfTwoLists_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    const auto row = [](const char* name, const QString& step, const QString& a, const QString& b,
                        Edit edit) { QTest::newRow(name) << std::move(edit) << step << a << b; };
    // Before: A is d1 d2 d3; B, which is shown, is d3 d2 d1.
    row("show A", u"Show list A"_s, u"d1 d2 d3"_s, u"d3 d2 d1"_s,
        [](RankingDocument& d) { d.showList(core::ListName::A); });
    row("A over B", u"Copy list A over B"_s, u"d1 d2 d3"_s, u"d1 d2 d3"_s,
        [](RankingDocument& d) { d.copyList(core::ListName::A); });
    row("B over A", u"Copy list B over A"_s, u"d3 d2 d1"_s, u"d3 d2 d1"_s,
        [](RankingDocument& d) { d.copyList(core::ListName::B); });
    row("drop B", u"Remove list B"_s, u"d1 d2 d3"_s, QString(),
        [](RankingDocument& d) { d.dropB(); });
    row("delete from B", u"Delete “d2”"_s, u"d1 d2 d3"_s, u"d3 d1"_s,
        [](RankingDocument& d) { d.remove(Section::Ranked, {1}); });
    row("add to B", u"Add “d4”"_s, u"d1 d2 d3"_s, u"d3 d4 d2 d1"_s,
        [](RankingDocument& d) { d.insert(Section::Ranked, 1); });
    row("take out of B", u"Mark “d2” as not retrieved"_s, u"d1 d2 d3"_s, u"d3 d1"_s,
        [](RankingDocument& d) { d.transfer(Section::Ranked, {1}); });
    row("order of B", u"Sort by grade, best first"_s, u"d1 d2 d3"_s, u"d1 d3 d2"_s,
        [](RankingDocument& d) { ui::sortIdeal(d); });
}

void TestRankingDocument::stepsOfTwoLists()
{
    QFETCH(const Edit, edit);
    QFETCH(const QString, step);
    QFETCH(const QString, a);
    QFETCH(const QString, b);
    RankingDocument document;
    document.load(sessionOf({3, 1, 2}), QString(), u"Open"_s);
    document.duplicateAsB();
    ui::reverseOrder(document);
    const core::Session before = document.session();
    const int steps = document.history().index();
    edit(document);
    const core::Session after = document.session();
    const auto order = [&document](core::ListName name) {
        return namesOf(document.list(name).ranked).join(u' ');
    };
    QCOMPARE(document.history().undoText(), step);
    QCOMPARE(document.history().index(), steps + 1);
    QCOMPARE(order(core::ListName::A), a);
    QCOMPARE(document.hasTwoLists(), !b.isEmpty());
    if (document.hasTwoLists())
        QCOMPARE(order(core::ListName::B), b);
    else
        QCOMPARE(document.listName(), core::ListName::A);
    QCOMPARE(stale(document), QString());
    document.history().undo();
    QVERIFY(document.session() == before);
    document.history().redo();
    QVERIFY(document.session() == after);
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::onePool_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<double>("a");
    QTest::addColumn<double>("b");
    QTest::addColumn<std::size_t>("relevant");
    const auto row = [](const char* name, double a, double b, std::size_t relevant, Edit edit) {
        QTest::newRow(name) << std::move(edit) << a << b << relevant;
    };
    const auto at = [](double gain, int rank) { return gain / std::log2(rank + 1); };
    // A, and B at first: five documents of the grades 4 2 2 2 1, in the best order.
    const double ideal = at(4, 1) + at(2, 2) + at(2, 3) + at(2, 4) + at(1, 5);
    const Edit onlyTheFirst = [](RankingDocument& d) { d.remove(Section::Ranked, {1, 2, 3, 4}); };
    row("deleted from B, judged in A", 1, 4 / ideal, 5, onlyTheFirst);
    row("deleted from B, each list its own ideal", 1, 1, 5, [=](RankingDocument& d) {
        onlyTheFirst(d);
        core::Settings settings = d.session().settings;
        settings.ideal = core::IdealPool::RetrievedOnly;
        d.setSettings(settings, u"Ideal"_s);
    });
    row("deleted from both, judged in neither", 1, 1, 1, [=](RankingDocument& d) {
        onlyTheFirst(d);
        d.showList(core::ListName::A);
        onlyTheFirst(d);
    });
    const double longer = at(4, 1) + at(3, 2) + at(2, 3) + at(2, 4) + at(2, 5) + at(1, 6);
    row("judged in B alone", ideal / longer, (ideal + at(3, 6)) / longer, 6,
        [](RankingDocument& d) {
            const std::size_t last[]{d.insert(Section::Ranked, 5)};
            d.setGrade(Section::Ranked, last, core::Grade(3));
        });
    row("B copied over A: what A alone judged goes on counting", 4 / ideal, 4 / ideal, 5,
        [=](RankingDocument& d) {
            onlyTheFirst(d);
            d.copyList(core::ListName::B);
        });
}

void TestRankingDocument::onePool()
{
    QFETCH(const Edit, edit);
    QFETCH(const double, a);
    QFETCH(const double, b);
    QFETCH(const std::size_t, relevant);
    RankingDocument document;
    document.load(sessionOf({4, 2, 2, 2, 1}), QString(), u"Open"_s);
    document.duplicateAsB();
    edit(document);
    const double inA = *document.valueIn(core::ListName::A, Measure::Ndcg);
    const double inB = *document.valueIn(core::ListName::B, Measure::Ndcg);
    QVERIFY2(std::abs(inA - a) < 1e-12, qPrintable(QString::number(inA, 'g', 17)));
    QVERIFY2(std::abs(inB - b) < 1e-12, qPrintable(QString::number(inB, 'g', 17)));
    QCOMPARE(document.relevant(), relevant);
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::whatTheOtherListJudgesIsThere()
{
    RankingDocument document;
    document.load(sessionOf({3, 1, 2}), QString(), u"Open"_s);
    document.duplicateAsB();
    ui::DocumentListModel others(document, Section::NotRetrieved);
    QAbstractItemModelTester tester(&others,
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy refused(&document, &RankingDocument::refused);
    const auto outside = [&] { return namesOf(document.documents(Section::NotRetrieved)); };
    const core::Session whole = document.session();

    document.remove(Section::Ranked, {1, 2});
    QCOMPARE(outside(), QStringList({u"d2"_s, u"d3"_s}));
    QCOMPARE(others.rowCount(), 2);
    const Rows second{1};
    document.setGrade(Section::NotRetrieved, second, core::Grade(4));
    QCOMPARE(document.history().undoText(), u"Grade “d3” as 4 in A and B"_s);
    QVERIFY(document.list(core::ListName::A).ranked[2].grade == core::Grade(4));
    QCOMPARE(others.index(1, ui::DocumentListModel::Grade).data().toString(), u"4"_s);

    // What A ranks cannot leave the pool from B.
    const int steps = document.history().index();
    document.remove(Section::NotRetrieved, {0});
    QCOMPARE(document.history().index(), steps);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.front().front().toString().startsWith(u"“d2” was kept: it is ranked in A"_s));

    document.transfer(Section::NotRetrieved, {1});
    QCOMPARE(namesOf(document.list().ranked), QStringList({u"d1"_s, u"d3"_s}));
    QCOMPARE(outside(), QStringList({u"d2"_s}));
    while (document.history().index() > 2)
        document.history().undo();
    QVERIFY(document.session() == whole);
    QCOMPARE(others.rowCount(), 0);
}

void TestRankingDocument::poolStaysOutOfTheFile()
{
    RankingDocument document;
    document.load(sessionOf({4, 2}), QString(), u"Open"_s);
    document.duplicateAsB();
    document.remove(Section::Ranked, {1});
    const std::string written = core::toJson(document.session());
    document.load(*core::parseSession(written, "written"), QString(), u"Open"_s);
    QCOMPARE(namesOf(document.documents(Section::NotRetrieved)), QStringList({u"d2"_s}));
    QCOMPARE(core::toJson(document.session()), written);
    QVERIFY(document.session().list.notRetrieved.empty());
}

void TestRankingDocument::judgmentsBelongToTheDocument()
{
    RankingDocument document;
    document.load(sessionOf({3, 1, 2}, {4}), QString(), u"Open"_s);
    document.duplicateAsB();
    ui::reverseOrder(document);
    document.transfer(Section::Ranked, {0});  // d3
    const core::Session before = document.session();
    const auto inA = [&document](std::size_t row) -> const core::RankedItem& {
        return document.list(core::ListName::A).ranked[row];
    };
    const Rows rows{0, 1};
    document.setGrade(Section::Ranked, rows, core::Grade(5));
    QVERIFY(inA(0).grade == core::Grade(5) && inA(1).grade == core::Grade(5));
    document.rename(Section::NotRetrieved, 1, u"Third"_s);
    QCOMPARE(inA(2).title, std::string("Third"));
    core::Settings settings = document.session().settings;
    settings.relevantFrom = 2;
    document.setSettings(settings, u"Relevant from 2"_s);
    ui::binarise(document);
    QVERIFY(inA(0).grade == core::Grade(1) && inA(2).grade == core::Grade(1));
    QCOMPARE(tornDocument(document.session()), QString());
    while (document.history().index() > 4)
        document.history().undo();
    QVERIFY(document.session() == before);
}

void TestRankingDocument::orderBelongsToTheList()
{
    RankingDocument document;
    document.load(sessionOf({0, 3}), QString(), u"Open"_s);
    document.duplicateAsB();
    QCOMPARE(document.listName(), core::ListName::B);
    ui::sortIdeal(document);
    // RR: the first relevant document at rank 2 in A and at rank 1 in B.
    QVERIFY(document.valueIn(core::ListName::A, Measure::Rr) == core::Value(0.5));
    QVERIFY(document.valueIn(core::ListName::B, Measure::Rr) == core::Value(1.0));
}

void TestRankingDocument::thereAndBackIsNoStep()
{
    RankingDocument document;
    document.load(sessionOf({3, 1, 2}), QString(), u"Open"_s);
    document.duplicateAsB();
    document.setCutoff(2);
    document.showList(core::ListName::A);
    document.showList(core::ListName::A);
    document.showList(core::ListName::B);
    QCOMPARE(document.history().undoText(), u"Cutoff 2"_s);
    QCOMPARE(document.listName(), core::ListName::B);
}

void TestRankingDocument::undoGoesBackToItsList()
{
    RankingDocument document;
    document.load(sessionOf({3, 1, 2}), QString(), u"Open"_s);
    document.duplicateAsB();
    ui::reverseOrder(document);
    document.showList(core::ListName::A);
    document.history().undo();
    QCOMPARE(document.listName(), core::ListName::B);
    document.history().undo();
    QCOMPARE(namesOf(document.list(core::ListName::B).ranked).join(u' '), u"d1 d2 d3"_s);
}

void TestRankingDocument::attentionFollowsToTheOtherList()
{
    RankingDocument document;
    document.load(sessionOf({3, 1, 2}), QString(), u"Open"_s);
    document.duplicateAsB();
    ui::reverseOrder(document);
    document.setCurrentRank(3);
    document.showList(core::ListName::A);
    QCOMPARE(document.currentRank(), std::size_t{1});
}

void TestRankingDocument::typingInOneListGradesTheOther()
{
    RankingDocument document;
    document.load(sessionOf({3, 1}), QString(), u"Open"_s);
    document.duplicateAsB();
    ui::reverseOrder(document);
    document.remove(Section::Ranked, {1});  // d1 is in A alone
    const core::Session before = document.session();
    const int gesture = document.newGesture();
    core::RankedList typed = document.session().list;
    typed.ranked.push_back(graded({5}, 1).front());  // d1 is back, with another grade
    document.replaceList(typed, u"Edit grades as text"_s, gesture);
    QVERIFY(document.list(core::ListName::A).ranked[0].grade == core::Grade(5));
    document.replaceList(before.list, u"Edit grades as text"_s, gesture);
    QVERIFY(document.session().list == before.list);
    document.history().undo();
    QVERIFY(document.session() == before);
}

void TestRankingDocument::savingEndsAMove()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    document.move(3, 2);
    document.saved(u"cakes.rankscope.json"_s);
    const core::Session saved = document.session();
    document.move(2, 1);
    QVERIFY(!document.history().isClean());
    document.history().undo();
    QVERIFY(document.session() == saved);
    QVERIFY(document.history().isClean());
}

void TestRankingDocument::typingIsOneStep()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const core::Session before = document.session();
    const int steps = document.history().count();
    const int gesture = document.newGesture();
    for (const double grade : {1.0, 12.0, 1.0, 2.0})
        document.replaceList(withFirstGrades(document.list(), {grade}), u"Edit grades as text"_s,
                             gesture);
    QCOMPARE(document.history().count(), steps + 1);
    const core::Session after = document.session();
    QVERIFY(after.list.ranked[0].grade == core::Grade(2));
    document.history().undo();
    QVERIFY(document.session() == before);
    document.history().redo();
    QVERIFY(document.session() == after);
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::gesturesStayApart()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const int first = document.newGesture();
    const int second = document.newGesture();
    QVERIFY(first != second);
    document.replaceList(withFirstGrades(document.list(), {1}), u"Edit grades as text"_s, first);
    const core::Session between = document.session();
    document.replaceList(withFirstGrades(document.list(), {2}), u"Edit grades as text"_s, second);
    document.history().undo();
    QVERIFY(document.session() == between);

    document.replaceList(withFirstGrades(document.list(), {3}), u"Paste"_s);
    const core::Session pasted = document.session();
    document.replaceList(withFirstGrades(document.list(), {4}), u"Paste"_s);
    document.history().undo();
    QVERIFY(document.session() == pasted);
}

void TestRankingDocument::typingBackVanishes()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    document.setCutoff(5);
    const core::RankedList before = document.list();
    const int gesture = document.newGesture();
    document.replaceList(withFirstGrades(before, {7}), u"Edit grades as text"_s, gesture);
    document.replaceList(before, u"Edit grades as text"_s, gesture);
    QVERIFY(document.list() == before);
    QCOMPARE(document.history().undoText(), u"Cutoff 5"_s);
}

void TestRankingDocument::thresholdsMerge()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const int steps = document.history().count();
    const core::Session before = document.session();
    core::Settings settings = before.settings;
    for (const double typed : {2.0, 2.5}) {
        settings.relevantFrom = typed;
        document.setSettings(settings, u"Relevant from %1"_s.arg(typed));
    }
    QCOMPARE(document.history().count(), steps + 1);
    QCOMPARE(document.history().undoText(), u"Relevant from 2.5"_s);
    settings.gain = core::Gain::Exponential;
    document.setSettings(settings, u"Gain"_s);
    QCOMPARE(document.history().count(), steps + 2);
    document.history().undo();
    document.history().undo();
    QVERIFY(document.session() == before);
}

void TestRankingDocument::cutoffsMerge()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const int steps = document.history().count();
    for (const std::size_t k : {9, 8, 7, 3})
        document.setCutoff(k);
    QCOMPARE(document.history().count(), steps + 1);
    QCOMPARE(document.history().undoText(), u"Cutoff 3"_s);
    document.history().undo();
    QCOMPARE(document.session().cutoff, std::size_t{10});
    document.history().redo();
    QCOMPARE(document.session().cutoff, std::size_t{3});
    document.setCutoff(10);
    QCOMPARE(document.history().index(), steps);
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::settingsStayApart()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    document.setCutoff(4);
    core::Settings settings = document.session().settings;
    settings.relevantFrom = 3;
    document.setSettings(settings, u"Relevant if grade ≥ 3"_s);
    const core::Session between = document.session();
    document.setCutoff(6);
    document.history().undo();
    QVERIFY(document.session() == between);
    document.history().undo();
    QCOMPARE(document.session().settings.relevantFrom, 1.0);
    QCOMPARE(document.session().cutoff, std::size_t{4});
}

void TestRankingDocument::adoptKeepsWhatTheMeasureDoesNotRead()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    core::Settings settings = document.session().settings;
    settings.gain = core::Gain::Exponential;
    document.setSettings(settings, u"Exponential gain"_s);
    document.adopt(definitionOf("RBP(rel=3,p=0.5)@7"));
    QCOMPARE(document.session().selected, Measure::Rbp);
    QCOMPARE(document.session().shown.back(), Measure::Rbp);
    QCOMPARE(document.session().cutoff, std::size_t{7});
    QCOMPARE(document.session().settings.persistence, 0.5);
    QCOMPARE(document.session().settings.relevantFrom, 3.0);
    QCOMPARE(document.session().settings.gain, core::Gain::Exponential);
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::undoneDefinitionIsNoLongerSelected()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const core::Session before = document.session();
    document.adopt(definitionOf("ERR@5"));
    document.history().undo();
    QCOMPARE(document.session().shown, before.shown);
    QCOMPARE(document.session().selected, before.selected);
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::loadGoesBackToTheOldSession()
{
    RankingDocument document;
    document.load(cakes(), u"cakes.rankscope.json"_s, u"Open"_s);
    QSignalSpy paths(&document, &RankingDocument::pathChanged);
    document.load(sessionOf({3, 2, 3, 0, 1}), u"other.rankscope.json"_s, u"Open “other”"_s);
    QCOMPARE(document.path(), u"other.rankscope.json"_s);
    QVERIFY(document.history().isClean());
    QCOMPARE(document.currentRank(), 1);
    document.history().undo();
    QCOMPARE(document.path(), u"cakes.rankscope.json"_s);
    QVERIFY(document.session() == cakes());
    document.history().redo();
    QCOMPARE(document.path(), u"other.rankscope.json"_s);
    QCOMPARE(paths.count(), 3);
}

void TestRankingDocument::savedIsClean()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    document.setCutoff(5);
    QVERIFY(!document.history().isClean());
    QSignalSpy paths(&document, &RankingDocument::pathChanged);
    document.saved(u"cakes.rankscope.json"_s);
    QCOMPARE(paths.count(), 1);
    QCOMPARE(document.path(), u"cakes.rankscope.json"_s);
    QVERIFY(document.history().isClean());
    document.history().undo();
    QVERIFY(!document.history().isClean());
}

void TestRankingDocument::newDocumentsHaveFreeIds()
{
    RankingDocument document;
    core::Session session = sessionOf({3, 2}, {1});
    session.list.ranked[0].id = "d4";
    document.load(session, QString(), u"Open"_s);
    QCOMPARE(document.insert(Section::Ranked, 1), std::size_t{1});
    QVERIFY(!document.list().ranked[1].grade.hasValue());
    QCOMPARE(document.insert(Section::NotRetrieved, 5), std::size_t{1});
    QVERIFY(document.list().notRetrieved[1].grade == core::Grade(1));
    QStringList ids;
    for (const Section section : {Section::Ranked, Section::NotRetrieved})
        for (const core::RankedItem& one : document.documents(section))
            ids << QString::fromStdString(one.id);
    QCOMPARE(ids.removeDuplicates(), 0);
}

void TestRankingDocument::selectingIsNoStep()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    QSignalSpy changes(&document, &RankingDocument::changed);
    document.select(Measure::Ap);
    QVERIFY(document.history().isClean());
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes.front().front().value<RankingDocument::Part>(),
             RankingDocument::Part::Selected);
    QCOMPARE(document.explanation().definition, document.definition(Measure::Ap));
    document.select(Measure::Ap);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::currentRankStaysInRange_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("rank");  // 0: none
    QTest::newRow("the list gets shorter") << Edit([](RankingDocument& d) {
        d.remove(Section::Ranked, {0, 1, 2, 3, 4, 5});
    }) << 0;
    QTest::newRow("the list is replaced")
        << Edit([](RankingDocument& d) { d.replaceList({}, u"Clear the list"_s); }) << 0;
    QTest::newRow("an insertion is undone") << Edit([](RankingDocument& d) {
        d.insert(Section::Ranked, 10);
        d.setCurrentRank(11);
        d.history().undo();
    }) << 0;
    QTest::newRow("there is no rank 0")
        << Edit([](RankingDocument& d) { d.setCurrentRank(0); }) << 0;
    QTest::newRow("nor one past the end")
        << Edit([](RankingDocument& d) { d.setCurrentRank(11); }) << 0;
    QTest::newRow("the grade changes") << Edit([](RankingDocument& d) {
        const Rows rows{9};
        d.setGrade(Section::Ranked, rows, core::Grade(1));
    }) << 10;
    QTest::newRow("the cutoff comes before it")
        << Edit([](RankingDocument& d) { d.setCutoff(5); }) << 10;
    QTest::newRow("a shorter session starts at its first relevant rank")
        << Edit([](RankingDocument& d) {
               d.load(sessionOf({0, 2}), QString(), u"Open"_s);
           })
        << 2;
    QTest::newRow("nothing relevant: none") << Edit([](RankingDocument& d) {
        d.load(sessionOf({0, 0}), QString(), u"Open"_s);
    }) << 0;
}

void TestRankingDocument::currentRankStaysInRange()
{
    QFETCH(const Edit, edit);
    QFETCH(const int, rank);
    RankingDocument document;
    core::Session session = cakes();
    session.list.notRetrieved.clear();
    document.load(session, QString(), u"Open"_s);
    document.setCurrentRank(10);
    QCOMPARE(document.currentRank(), 10);
    edit(document);
    QCOMPARE(static_cast<int>(document.currentRank().value_or(0)), rank);
    QCOMPARE(stale(document), QString());
}

void TestRankingDocument::tellsCurrentRankOnce()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    QSignalSpy ranks(&document, &RankingDocument::currentRankChanged);
    document.setCurrentRank(7);
    document.setCurrentRank(7);
    QCOMPARE(ranks.count(), 1);
    document.remove(Section::Ranked, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    QCOMPARE(ranks.count(), 2);
}

void TestRankingDocument::scoresOfTheExample()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    QStringList scores;
    for (const ui::Score& score : document.scores())
        scores << QString::fromStdString(core::toText(score.definition)) + u' ' +
                      ui::valueText(score.value, {});
    // RC by hand: 23 of the 45 pairs have the better document below.
    QCOMPARE(scores.join(u", "_s),
             u"nDCG@10 0.6368, AP@10 0.4610, RR@10 0.5000, P@10 0.6000, Recall@10 0.8571, "
             "Recall_cap@10 0.8571, Success@10 1.0000, RC@10 0.4889"_s);
}

void TestRankingDocument::randomEdits_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U, 4U, 5U})
        QTest::addRow("seed %u", seed) << seed;
}

void TestRankingDocument::randomEdits()
{
    QFETCH(const unsigned, seed);
    RankingDocument document;
    core::Session start = cakes();
    start.shown = {Measure::Ndcg, Measure::Ap, Measure::Rc};
    document.load(start, QString(), u"Open"_s);
    QUndoStack& history = document.history();
    RandomEditor editor(document, seed);
    // By number of steps done; a merged step replaces its state, a new one drops what was undone.
    std::vector<core::Session> states(static_cast<std::size_t>(history.index()));
    states.push_back(document.session());
    for (int round = 0; round < 250; ++round) {
        const core::Session before = document.session();
        if (editor.below(5) == 0 && history.index() > 1) {
            history.undo();
            QVERIFY(document.session() == states[static_cast<std::size_t>(history.index())]);
        } else {
            editor.edit();
            if (!(document.session() == before)) {
                states.resize(static_cast<std::size_t>(history.index()));
                states.push_back(document.session());
            }
        }
        if (editor.below(3) == 0)
            document.setCurrentRank(1 + editor.below(12));
        QVERIFY2(stale(document).isEmpty(), qPrintable(stale(document)));
        const auto read = core::parseSession(core::toJson(document.session()), "written");
        QVERIFY(read && *read == document.session());
    }
    QVERIFY(states.size() > 60);
    while (history.index() > 1) {
        history.undo();
        QVERIFY(document.session() == states[static_cast<std::size_t>(history.index())]);
        QVERIFY2(stale(document).isEmpty(), qPrintable(stale(document)));
    }
    QVERIFY(document.session() == start);
    QCOMPARE(core::toJson(document.session()), core::toJson(start));
    while (history.canRedo()) {
        history.redo();
        QVERIFY(document.session() == states[static_cast<std::size_t>(history.index())]);
        QVERIFY2(stale(document).isEmpty(), qPrintable(stale(document)));
    }
    QCOMPARE(static_cast<std::size_t>(history.index()) + 1, states.size());
}

QTEST_MAIN(TestRankingDocument)

}  // namespace tst_ranking_document

#include "tst_ranking_document.moc"
