// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/read_collection.h"
#include "tests/ui/collection_samples.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_collection_document {

using namespace Qt::Literals::StringLiterals;
using namespace collection_samples;
using Part = ui::CollectionDocument::Part;

namespace {

core::MeasureSpec definition(const char* text)
{
    return *core::parseMeasureSpec(text);
}

/// A document with three queries under RR and P@1.
class Opened {
public:
    Opened()
    {
        load(document, threeQueries());
        document.setMeasures({definition("RR"), definition("P@1")});
        document.history().clear();
    }

    double counted(const char* query, std::size_t run)
    {
        const auto& evaluation = document.evaluation();
        return **evaluation.counted(*evaluation.find(query), run, document.measure());
    }
    double mean(std::size_t run) { return *document.evaluation().runs[run].means[0]; }

    ui::CollectionDocument document;
};

}  // namespace

class TestCollectionDocument : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void anEmptyOneHasNeitherRunsNorQueries()
    {
        const ui::CollectionDocument document;
        QVERIFY(!document.hasRuns());
        QVERIFY(!document.hasTwoRuns());
        QCOMPARE(document.queryCount(), std::size_t{0});
        QVERIFY(document.comparisons().empty());
    }

    void loadingIsAStep()
    {
        ui::CollectionDocument document;
        load(document, threeQueries());
        QCOMPARE(document.title(), u"sample"_s);
        QCOMPARE(document.queryCount(), std::size_t{3});
        QVERIFY(document.hasTwoRuns());
        QVERIFY(document.history().isClean());
        document.history().undo();
        QVERIFY(!document.hasRuns());
        document.history().redo();
        QCOMPARE(document.runName(1), u"second"_s);
        QCOMPARE(document.evaluation().runs.size(), std::size_t{2});
    }

    void meansAreOfTheMeasures()
    {
        Opened open;
        QCOMPARE(open.mean(0), (0.5 + 1 + 1) / 3);
        QCOMPARE(open.mean(1), (1 + 1 + 0.5) / 3);
        QCOMPARE(open.counted("1", 0), 0.5);
        open.document.setMeasure(1);
        QCOMPARE(open.counted("1", 0), 0.0);
        QCOMPARE(open.counted("1", 1), 1.0);
    }

    void comparisonsCountWinsAndTestEvery_data()
    {
        QTest::addColumn<bool>("areSwapped");
        QTest::newRow("A against B") << false;
        QTest::newRow("B against A") << true;
    }
    void comparisonsCountWinsAndTestEvery()
    {
        QFETCH(const bool, areSwapped);
        Opened open;
        if (areSwapped)
            open.document.setRuns(1, 0);
        QTRY_VERIFY(open.document.areRoundsDrawn());
        QCOMPARE(open.document.comparisons().size(), std::size_t{2});
        const core::RunComparison& rr = open.document.comparisons()[0];
        QVERIFY((rr.counts == core::WinTieLoss{1, 1, 1}));
        QCOMPARE(rr.queries, std::size_t{3});
        QCOMPARE(rr.difference(), 0.0);
        QCOMPARE(*rr.test(core::PairedTest::Randomisation).p, 1.0);
    }

    void aJudgmentMovesTheMeanAndIsUndone()
    {
        Opened open;
        QSignalSpy edited(&open.document, &ui::CollectionDocument::queryEdited);
        const std::size_t query = *open.document.evaluation().find("1");
        open.document.judge(query, u"d2"_s, core::Grade(1));
        QCOMPARE(open.counted("1", 0), 1.0);
        QCOMPARE(open.mean(0), 1.0);
        QVERIFY(open.document.isEdited(query));
        QCOMPARE(open.document.editedCount(), std::size_t{1});
        QCOMPARE(edited.count(), 1);
        open.document.history().undo();
        QCOMPARE(open.mean(0), (0.5 + 1 + 1) / 3);
        QVERIFY(!open.document.isEdited(query));
        open.document.history().redo();
        QCOMPARE(open.mean(0), 1.0);
    }

    void theSameJudgmentIsNoStep()
    {
        Opened open;
        open.document.judge(0, u"d1"_s, core::Grade(1));
        QCOMPARE(open.document.history().count(), 0);
    }

    void judgingBackLeavesNoMark()
    {
        Opened open;
        open.document.judge(0, u"d2"_s, core::Grade(1));
        open.document.judge(0, u"d2"_s, core::Grade(0));
        QVERIFY(!open.document.isEdited(0));
        QCOMPARE(open.document.history().count(), 2);
    }

    void editsOfOneQueryMerge()
    {
        Opened open;
        core::RankedList list = open.document.list(0, 0);
        std::swap(list.ranked[0], list.ranked[1]);
        open.document.edit(0, 0, list);
        QCOMPARE(open.counted("1", 0), 1.0);
        QCOMPARE(open.counted("1", 1), 1.0);
        list.ranked[0].grade = core::Grade(0);
        open.document.edit(0, 0, list);
        QCOMPARE(open.document.history().count(), 1);
        QCOMPARE(open.counted("1", 1), 0.0);
        open.document.history().undo();
        QCOMPARE(open.counted("1", 0), 0.5);
        QCOMPARE(open.counted("1", 1), 1.0);
    }

    void anEditPutBackIsNoStepAnyMore()
    {
        Opened open;
        core::RankedList list = open.document.list(0, 0);
        std::swap(list.ranked[0], list.ranked[1]);
        open.document.edit(0, 0, list);
        std::swap(list.ranked[0], list.ranked[1]);
        open.document.edit(0, 0, list);
        QCOMPARE(open.document.history().count(), 0);
        QVERIFY(!open.document.isEdited(0));
    }

    void revertingIsAStep()
    {
        Opened open;
        open.document.judge(0, u"d2"_s, core::Grade(1));
        open.document.revert(0);
        QVERIFY(!open.document.isEdited(0));
        QCOMPARE(open.counted("1", 0), 0.5);
        open.document.history().undo();
        QVERIFY(open.document.isEdited(0));
        QCOMPARE(open.counted("1", 0), 1.0);
    }

    void measuresAreAStepAndTheOneInFrontStays()
    {
        Opened open;
        open.document.setMeasure(1);
        QSignalSpy changed(&open.document, &ui::CollectionDocument::changed);
        open.document.setMeasures({definition("AP"), definition("RR"), definition("P@1")});
        QCOMPARE(open.document.measure(), std::size_t{2});
        QCOMPARE(changed.first().first().value<Part>(), Part::Measures);
        open.document.history().undo();
        QCOMPARE(open.document.measures().size(), std::size_t{2});
        QCOMPARE(open.document.measure(), std::size_t{1});
    }

    void undoneMeasuresShowTheOneThatWasInFront()
    {
        Opened open;
        open.document.setMeasure(1);
        open.document.setMeasures({definition("AP"), definition("RR")});
        QCOMPARE(open.document.measure(), std::size_t{0});
        open.document.setMeasure(1);
        open.document.history().undo();
        QCOMPARE(open.document.measure(), std::size_t{1});
        open.document.history().redo();
        QCOMPARE(open.document.definition(), definition("RR"));
    }

    void aDefinitionThatIsAskedForIsWorkedOut()
    {
        Opened open;
        QVERIFY(open.document.provide(definition("judged@10")));
        open.document.provide(definition("AP@5"));
        const auto place = open.document.provide(definition("AP@5"));
        QVERIFY(place);
        QVERIFY(*place >= open.document.measures().size());
        QCOMPARE(**open.document.evaluation().counted(0, 0, *place), 0.5);
    }

    void pointingGivesWayToChoosing()
    {
        Opened open;
        QSignalSpy current(&open.document, &ui::CollectionDocument::currentQueryChanged);
        open.document.chooseQuery(1);
        open.document.pointAt(2);
        QCOMPARE(open.document.currentQuery(), std::optional<std::size_t>(2));
        open.document.pointAt(std::nullopt);
        QCOMPARE(open.document.currentQuery(), std::optional<std::size_t>(1));
        QCOMPARE(current.count(), 3);
    }

    void valuesOfARunThatIsLostStay()
    {
        const QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(text), text.size());
        };
        write(u"qrels"_s, "1 0 d1 1\n2 0 d1 1\n");
        write(u"run"_s, "1 Q0 d2 1 2 a\n1 Q0 d1 2 1 a\n2 Q0 d1 1 1 a\n");
        const std::string run = folder.filePath(u"run"_s).toStdString();
        auto read = core::readCollection({folder.filePath(u"qrels"_s).toStdString(), run}, {},
                                         nullptr, core::Threads(), core::ScorePrecision::Double, 0);
        QVERIFY(read);
        ui::CollectionDocument document;
        load(document, std::make_shared<const core::Collection>(*std::move(read)));
        document.setMeasures({definition("RR")});
        QCOMPARE(*document.evaluation().runs[0].means[0], 0.75);
        const std::size_t query = *document.evaluation().find("1");
        document.judge(query, u"d2"_s, core::Grade(1));
        QCOMPARE(*document.evaluation().runs[0].means[0], 1.0);
        write(u"run"_s, "1 Q0 d2 1 2 a\n");
        std::vector<std::string> lost;
        connect(&document, &ui::CollectionDocument::runStale, this,
                [&lost](const core::ParseError& why) { lost.push_back(why.file); });
        document.judge(query, u"d2"_s, core::Grade(0));
        QCOMPARE(lost, std::vector{run});
        QCOMPARE(*document.evaluation().runs[0].means[0], 1.0);
        document.setMeasures({definition("AP")});
        QCOMPARE(lost.size(), std::size_t{2});
        QCOMPARE(document.measures(), std::vector{definition("RR")});
    }

    void aSnapshotHoldsFilesMeasuresAndEdits()
    {
        Opened open;
        open.document.judge(0, u"d2"_s, core::Grade(1));
        const auto session = std::get<core::CollectionSession>(open.document.snapshot());
        QCOMPARE(session.name, std::string("sample"));
        QCOMPARE(session.measures.size(), std::size_t{2});
        QCOMPARE(session.edits.size(), std::size_t{1});
        QCOMPARE(session.edits.at("1").judgments[1].grade.value(), 1.0);
    }

    void exportedJudgmentsHaveTheEdits()
    {
        Opened open;
        open.document.judge(0, u"d2"_s, core::Grade(1));
        QCOMPARE(open.document.editedQrels().find("1")->judgments[1].grade.value(), 1.0);
        QCOMPARE(open.document.collection().qrels.find("1")->judgments[1].grade.value(), 0.0);
    }
};

QTEST_MAIN(TestCollectionDocument)

}  // namespace tst_collection_document

#include "tst_collection_document.moc"
