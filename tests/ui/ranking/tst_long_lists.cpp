// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "core/foundation/walked_ranks.h"
#include "ui/ranking/compare/conventions_panel.h"
#include "ui/ranking/compare/short_answers.h"

#include <cstdlib>
#include <new>
#include <random>

namespace {

/// By this thread, since it began.
constinit thread_local std::size_t allocatedBytes = 0;

}  // namespace

void* operator new(std::size_t size)
{
    allocatedBytes += size;
    if (void* place = std::malloc(size > 0 ? size : 1))
        return place;
    throw std::bad_alloc();
}

void operator delete(void* place) noexcept
{
    std::free(place);
}

void operator delete(void* place, std::size_t) noexcept
{
    std::free(place);
}

namespace tst_long_lists {

using namespace ranking_samples;

namespace {

constexpr std::size_t length = 100'000;

core::Session longList()
{
    std::mt19937 random(17);
    std::discrete_distribution<int> grade{50, 25, 15, 10};
    core::Session session;
    session.list.query = "q1";
    session.shown = {core::Measure::Ndcg, core::Measure::P, core::Measure::Recall,
                     core::Measure::Ap, core::Measure::Rr};
    for (std::size_t i = 0; i < length + length / 10; ++i) {
        core::RankedItem document;
        document.id = "document-" + std::to_string(i);
        document.grade = core::Grade(grade(random));
        (i < length ? session.list.ranked : session.list.notRetrieved)
            .push_back(std::move(document));
    }
    return session;
}

/// What this thread did, for each document of the list.
struct Work {
    double walks = 0;
    double bytes = 0;
};

template <class Edit>
Work workOf(Edit edit)
{
    const std::size_t walked = core::walkedRanks;
    const std::size_t allocated = allocatedBytes;
    edit();
    OpenWindow::settle();
    return {double(core::walkedRanks - walked) / double(length),
            double(allocatedBytes - allocated) / double(length)};
}

QList<ui::Panel*> panelsBehindTabs(OpenWindow& open)
{
    QList<ui::Panel*> panels;
    for (const auto* group : open.workspace().findChildren<ui::PanelGroup*>())
        for (int place = 0; place < group->count(); ++place)
            if (auto* panel = qobject_cast<ui::Panel*>(group->page(place)))
                panels << panel;
    return panels;
}

}  // namespace

/// Whether the window's thread does little for an edit of a long list, whatever panel is in front.
class TestLongLists : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void anEditWalksFewTimes();
    void shortAnswersWalkFewTimes();
    void whatIsComputedIsPaled();
};

void TestLongLists::anEditWalksFewTimes()
{
    constexpr double mostWalks = 8;
    constexpr double mostBytes = 450;
    OpenWindow open(longList());
    open.workspace().complete();
    const int begun = open.document().history().index();
    QStringList tooMuch;
    for (ui::Panel* panel : panelsBehindTabs(open)) {
        open.workspace().bringToFront(*panel);
        OpenWindow::settle();
        const std::size_t row = 4;
        const std::array edits{
            std::pair("grade", workOf([&] {
                          open.document().setGrade(ui::Section::Ranked, {&row, 1}, core::Grade(1));
                      })),
            std::pair("move", workOf([&] { open.document().move(8, 2); })),
            std::pair("cutoff", workOf([&] { open.document().setCutoff(7); })),
            std::pair("undo", workOf([&] { open.document().history().undo(); }))};
        for (const auto& [name, work] : edits) {
            if (work.walks > mostWalks || work.bytes > mostBytes)
                tooMuch << u"%1, %2: %3 walks, %4 bytes a document"_s.arg(
                    panel->title(), QString::fromLatin1(name), QString::number(work.walks),
                    QString::number(work.bytes));
        }
        open.document().history().setIndex(begun);
        OpenWindow::settle();
    }
    QCOMPARE(tooMuch.join(u'\n'), QString());
}

void TestLongLists::shortAnswersWalkFewTimes()
{
    constexpr double mostWalks = 4;
    ui::RankingDocument document;
    ui::ShortAnswers answers(document);
    document.load(longList(), QString(), u"Open"_s);
    const int begun = document.history().index();
    const auto walks = [&] {
        const std::size_t row = 4;
        const double walked = workOf([&] {
                                  document.setGrade(ui::Section::Ranked, {&row, 1}, core::Grade(1));
                                  document.move(8, 2);
                                  document.setCutoff(7);
                              }).walks;
        document.history().setIndex(begun);
        OpenWindow::settle();
        return walked;
    };
    const double unseen = walks();
    answers.setActive(true);
    const double added = (walks() - unseen) / 3;
    QVERIFY2(added <= mostWalks, qPrintable(QString::number(added)));
}

void TestLongLists::whatIsComputedIsPaled()
{
    OpenWindow open(longList());
    ui::ConventionsPanel& panel = open.workspace().conventions();
    open.workspace().bringToFront(panel);
    QVERIFY(QTest::qWaitFor([&] { return !panel.isComputing(); }));
    const QModelIndex value = panel.view().model()->index(1, ui::ConventionsModel::Value);
    const QString before = value.data().toString();
    QVERIFY(!value.data(ui::DimmedRole).toBool());
    QVERIFY(value.flags() & Qt::ItemIsEnabled);

    open.document().setCutoff(3);
    QVERIFY(panel.isComputing());
    QCOMPARE(value.data().toString(), before);
    QVERIFY(value.data(ui::DimmedRole).toBool());
    QVERIFY(!(value.flags() & Qt::ItemIsEnabled));
    QVERIFY(QTest::qWaitFor([&] { return !panel.isComputing(); }));
    QVERIFY(!value.data(ui::DimmedRole).toBool());
    QVERIFY(value.flags() & Qt::ItemIsEnabled);
    QVERIFY(value.data().toString() != before);
}

QTEST_MAIN(TestLongLists)

}  // namespace tst_long_lists

#include "tst_long_lists.moc"
