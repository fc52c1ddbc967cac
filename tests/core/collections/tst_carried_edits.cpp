// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/carried_edits.h"
#include "core/collections/collection/collection_evaluation.h"

#include <QRandomGenerator>
#include <QTest>

#include <string>
#include <vector>

namespace tst_carried_edits {

using namespace Qt::Literals::StringLiterals;

namespace {

core::NamedRun run(const std::string& name, const std::string& documents)
{
    std::string lines;
    int score = 100;
    for (const QString& document :
         QString::fromStdString(documents).split(u' ', Qt::SkipEmptyParts))
        lines += "q Q0 " + document.toStdString() + " 1 " + std::to_string(--score) + " r\n";
    return {name, name + ".run", lines.empty() ? core::Run() : *core::parseRun(lines, name)};
}

/// One query with these grades, "d1=2 d2=0".
core::Collection collection(const QString& grades, const std::string& listA = "d1 d2",
                            const std::string& listB = "d2 d1")
{
    core::Collection made;
    std::string lines;
    for (const QString& pair : grades.split(u' ', Qt::SkipEmptyParts))
        lines += "q 0 " + pair.section(u'=', 0, 0).toStdString() + " " +
                 pair.section(u'=', 1).toStdString() + "\n";
    if (!lines.empty())
        made.qrels = *core::parseQrels(lines, "qrels");
    made.runs = {run("a", listA), run("b", listB)};
    return made;
}

QString text(const std::vector<core::Judgment>& judgments)
{
    QStringList pairs;
    for (const core::Judgment& judgment : judgments)
        pairs << u"%1=%2"_s.arg(QString::fromStdString(judgment.document))
                     .arg(judgment.grade.value());
    return pairs.join(u' ');
}

/// Of the query, as it is with the edits.
QString gradesWith(const core::Collection& collection, const core::QueryEdits& edits)
{
    const auto* judgments = core::judgmentsOf(collection, edits, "q");
    return judgments ? text(*judgments) : QString();
}

QString text(const std::vector<core::CarriedEdits::Place>& places)
{
    QStringList texts;
    for (const core::CarriedEdits::Place& place : places)
        texts << QString::fromStdString(place.query + "/" + place.of);
    return texts.join(u' ');
}

core::QueryEdits judge(const core::Collection& collection, core::QueryEdits edits,
                       const std::string& document, core::Grade grade)
{
    edits["q"] = core::judged(collection, edits, "q", document, grade);
    return edits;
}

}  // namespace

class TestCarriedEdits : public QObject {
    Q_OBJECT
private slots:
    void judgments_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("edited");  ///< "d1=2", "d1=" takes it away
        QTest::addColumn<QString>("now");
        QTest::addColumn<QString>("carried");
        QTest::addColumn<QString>("contested");
        QTest::addColumn<bool>("isEdited");
        QTest::newRow("another document's grade changed")
            << u"d1=1 d2=0"_s << u"d1=3"_s << u"d1=1 d2=2"_s << u"d1=3 d2=2"_s << u""_s << true;
        QTest::newRow("another document was judged")
            << u"d1=1"_s << u"d1=3"_s << u"d1=1 d9=2"_s << u"d1=3 d9=2"_s << u""_s << true;
        QTest::newRow("another document's judgment is gone")
            << u"d1=1 d2=2"_s << u"d1=3"_s << u"d1=1"_s << u"d1=3"_s << u""_s << true;
        QTest::newRow("the file says the same now")
            << u"d1=1 d2=0"_s << u"d1=3"_s << u"d1=3 d2=0"_s << u"d1=3 d2=0"_s << u""_s << false;
        QTest::newRow("the file says something else of the same document")
            << u"d1=1"_s << u"d1=3"_s << u"d1=2"_s << u"d1=3"_s << u"q/d1"_s << true;
        QTest::newRow("the file has no judgment of it any more")
            << u"d1=1 d2=1"_s << u"d1=3"_s << u"d2=1"_s << u"d2=1 d1=3"_s << u"q/d1"_s << true;
        QTest::newRow("taken away, and changed in the file")
            << u"d1=1 d2=1"_s << u"d1="_s << u"d1=2 d2=1"_s << u"d2=1"_s << u"q/d1"_s << true;
        QTest::newRow("taken away in both")
            << u"d1=1 d2=1"_s << u"d1="_s << u"d2=1"_s << u"d2=1"_s << u""_s << false;
        QTest::newRow("judged in both, as another")
            << u"d1=1"_s << u"d9=2"_s << u"d1=1 d9=1"_s << u"d1=1 d9=2"_s << u"q/d9"_s << true;
        QTest::newRow("the query is in no file any more")
            << u"d1=1"_s << u"d1=3"_s << u""_s << u"d1=3"_s << u"q/d1"_s << true;
        QTest::newRow("another order of the file")
            << u"d1=1 d2=0"_s << u"d1=3"_s << u"d2=0 d1=1"_s << u"d2=0 d1=3"_s << u""_s << true;
        QTest::newRow("the file is as it was")
            << u"d1=1 d2=0"_s << u"d1=3"_s << u"d1=1 d2=0"_s << u"d1=3 d2=0"_s << u""_s << true;
    }
    void judgments()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, edited);
        QFETCH(const QString, now);
        const core::Collection old = collection(before);
        const core::Collection anew = collection(now);
        const QString grade = edited.section(u'=', 1);
        const core::QueryEdits edits =
            judge(old, {}, edited.section(u'=', 0, 0).toStdString(),
                  grade.isEmpty() ? core::Grade::unjudged() : core::Grade(grade.toDouble()));
        const core::CarriedEdits carried = core::carriedOver(old, edits, anew);
        QTEST(gradesWith(anew, carried.edits), "carried");
        QTEST(text(carried.contested), "contested");
        QTEST(!carried.edits.empty(), "isEdited");
        QTEST(carried.asInFiles.empty(), "isEdited");
        QVERIFY(carried.covering.empty());
    }

    void lists_data()
    {
        QTest::addColumn<std::string>("listNow");
        QTest::addColumn<QString>("covering");
        QTest::addColumn<bool>("isEdited");
        QTest::newRow("the file's is as it was") << std::string("d1 d2") << u""_s << true;
        QTest::newRow("the file's is another") << std::string("d3 d1") << u"q/a"_s << true;
        QTest::newRow("the file's is the edited one") << std::string("d2 d1") << u""_s << false;
        QTest::newRow("the file has none any more") << std::string() << u"q/a"_s << true;
    }
    void lists()
    {
        QFETCH(const std::string, listNow);
        const core::Collection before = collection(u"d1=1"_s);
        core::QueryEdits edits;
        edits["q"] = {before.qrels.find("q")->judgments, {{0, {{"d2", 2}, {"d1", 1}}}}};
        const core::Collection now = collection(u"d1=1 d2=2"_s, listNow);
        const core::CarriedEdits carried = core::carriedOver(before, edits, now);
        QTEST(text(carried.covering), "covering");
        QTEST(!carried.edits.empty(), "isEdited");
        QCOMPARE(gradesWith(now, carried.edits), u"d1=1 d2=2"_s);
        QCOMPARE(core::listOf(now, carried.edits, "q", 0).ranked.front().id, std::string("d2"));
    }

    void runsInOtherPlaces()
    {
        const core::Collection before = collection(u"d1=1"_s);
        core::QueryEdits edits;
        edits["q"] = {before.qrels.find("q")->judgments, {{1, {{"d7", 1}}}, {2, {{"d8", 1}}}}};
        core::Collection now = collection(u"d1=1"_s);
        now.runs.insert(now.runs.begin(), run("new", "d5"));
        const core::CarriedEdits carried = core::carriedOver(before, edits, now);
        QVERIFY(carried.staleRuns.empty());
        const auto& lists = carried.edits.at("q").lists;
        QCOMPARE(lists.at(2).size(), std::size_t{1});
        QCOMPARE(core::reruns(before, now),
                 (std::vector<std::optional<std::size_t>>{std::size_t{1}, std::size_t{2}}));
    }
    void aRunWithAnotherName()
    {
        const core::Collection before = collection(u"d1=1"_s);
        core::Collection now = before;
        now.runs.back() = run("c", "d2 d1");
        QCOMPARE(core::reruns(before, now),
                 (std::vector<std::optional<std::size_t>>{std::size_t{0}, std::size_t{1}}));
        std::swap(now.runs.front(), now.runs.back());  // c, a
        QCOMPARE(core::reruns(before, now),
                 (std::vector<std::optional<std::size_t>>{std::size_t{1}, std::nullopt}));
    }
    /// The second takes the tag, as no other has it any more; the first's edits are not its.
    void aRunThatIsCalledByItsTagAgain()
    {
        core::Collection before = collection(u"d1=1"_s);
        for (core::NamedRun& run : before.runs)
            run.names.tag = "sys";
        core::Collection now = before;
        now.runs.erase(now.runs.begin());
        now.runs.front().name = "sys";
        const std::optional<std::size_t> first = 0;
        QCOMPARE(core::reruns(before, now),
                 (std::vector<std::optional<std::size_t>>{std::nullopt, first}));
        QCOMPARE(core::reruns(now, before), std::vector{std::optional<std::size_t>(1)});
    }
    void aRunThatIsGone()
    {
        const core::Collection before = collection(u"d1=1"_s);
        core::QueryEdits edits;
        edits["q"] = {before.qrels.find("q")->judgments, {{1, {{"d7", 1}}}}};
        core::Collection now = collection(u"d1=1"_s);
        now.runs.pop_back();
        QCOMPARE(core::carriedOver(before, edits, now).staleRuns, std::vector<std::string>{"b"});
        QVERIFY(core::carriedOver(before, judge(before, {}, "d1", core::Grade(2)), now)
                    .staleRuns.empty());
    }

    /// Files that did not change change no edit; there and back, nothing is lost of what only a
    /// person changed.
    void properties()
    {
        QRandomGenerator random(20);
        const auto some = [&random] {
            QStringList pairs;
            for (int document = 1; document <= 6; ++document)
                if (random.bounded(3) > 0)
                    pairs << u"d%1=%2"_s.arg(document).arg(random.bounded(3));
            return pairs.join(u' ');
        };
        for (int round = 0; round < 500; ++round) {
            const core::Collection before = collection(some());
            const core::Collection now = collection(some());
            core::QueryEdits edits;
            for (int edit = random.bounded(4); edit >= 0; --edit)
                edits = judge(before, std::move(edits), "d" + std::to_string(1 + random.bounded(6)),
                              random.bounded(4) == 0 ? core::Grade::unjudged()
                                                     : core::Grade(random.bounded(3)));
            const core::CarriedEdits same = core::carriedOver(before, edits, before);
            QCOMPARE(gradesWith(before, same.edits).split(u' ').size(),
                     gradesWith(before, edits).split(u' ').size());
            QVERIFY(same.contested.empty());
            QCOMPARE(core::carriedOver(before, same.edits, before).edits, same.edits);
            const core::CarriedEdits carried = core::carriedOver(before, edits, now);
            QVERIFY(carried.edits.contains("q") != (carried.asInFiles.size() == 1));
            // What nobody edited is as in the files, and all that was edited as it was edited.
            for (int document = 1; document <= 6; ++document) {
                const std::string id = "d" + std::to_string(document);
                const auto gradeOf = [&id](const core::Collection& in,
                                           const core::QueryEdits& with) {
                    const auto* judgments = core::judgmentsOf(in, with, "q");
                    for (const core::Judgment& judgment :
                         judgments ? *judgments : std::vector<core::Judgment>())
                        if (judgment.document == id)
                            return judgment.grade;
                    return core::Grade::unjudged();
                };
                const core::Grade edited = gradeOf(before, edits);
                QVERIFY(gradeOf(now, carried.edits) ==
                        (edited != gradeOf(before, {}) ? edited : gradeOf(now, {})));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestCarriedEdits)

}  // namespace tst_carried_edits

#include "tst_carried_edits.moc"
