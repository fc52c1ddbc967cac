// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_matrix.h"
#include "tests/ui/classifier_samples.h"
#include "ui/window/page/status_text.h"

#include <QRegularExpression>
#include <QSignalSpy>

#include <functional>
#include <limits>

namespace tst_classifier_document {

using namespace classifier_samples;
using ui::ClassifierDocument;
using Part = ui::ClassifierDocument::Part;

using Edit = std::function<void(ClassifierDocument&)>;
using Rows = std::vector<std::size_t>;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

core::SampleSession typedOnly()
{
    core::SampleSession session;
    session.samples.models.push_back({"score", {}});
    session.typed = core::ConfusionMatrix{19, 5, 0, 100};
    return session;
}

core::SampleSession withEveryColumn()
{
    core::SampleSession session = sixByTwo();
    session.samples.weights = {1, 2, 1, 1, 0.5, 1};
    session.samples.groups = {0, 0, 0, 1, 1, 1};
    session.samples.groupNames = {"q1", "q2"};
    return session;
}

/// Four animals, cat against the rest; of predictions alone, or of scores whose highest say the
/// same: cat, bird, dog, cat.
core::SampleSession animals(bool hasScores)
{
    core::ClassSamples several;
    several.classes = {"cat", "dog", "bird"};
    several.labels = {0, 1, 1, 2};
    several.predicted = {0, 2, 1, 0};
    several.hasPredictions = !hasScores;
    several.weights = {1, 2, 1, 0.5};
    if (hasScores)
        several.scores = {
            {0.5, 0.25, 0.125, 0.5}, {0.25, 0.25, 0.5, 0.25}, {0.25, 0.5, 0.375, 0.25}};
    core::SampleSession session;
    session.samples = core::oneAgainstRest(several, 0);
    session.severalClasses = several;
    return session;
}

/// "2 0 1" of the rows of the matrix, one after the other.
QString matrixOf(const ClassifierDocument& document)
{
    const core::ClassMatrix matrix(*document.several());
    QStringList cells;
    for (std::size_t cell = 0; cell < matrix.size() * matrix.size(); ++cell)
        cells << QString::number(matrix.at(cell / matrix.size(), cell % matrix.size()));
    return cells.join(u' ');
}

QString idsOf(const ClassifierDocument& document)
{
    QStringList ids;
    for (std::size_t sample = 0; sample < document.size(); ++sample)
        ids << document.nameOf(sample);
    return ids.join(u' ');
}

template <class T>
QString textOf(const std::vector<T>& column)
{
    QStringList texts;
    for (const T value : column)
        texts << QString::number(static_cast<double>(value));
    return texts.join(u' ');
}

}  // namespace

class TestClassifierDocument : public QObject {
    Q_OBJECT

private slots:
    void init();
    void statusCounts_data();
    void statusCounts();
    void edits_data();
    void edits();
    void nothingToDo_data();
    void nothingToDo();
    void leavesTheSamplesAs_data();
    void leavesTheSamplesAs();
    void tellsWhatChanged_data();
    void tellsWhatChanged();
    void thresholdsMerge();
    void anotherModelsPointIsOneStep();
    void anAimGivesEachModelItsThreshold();
    void aimsComeBack();
    void thresholdsBackVanish();
    void savingEndsAMove();
    void aSettingMergesWithItselfOnly();
    void typedCellsMerge();
    void countsAtEveryThreshold_data();
    void countsAtEveryThreshold();
    void pointsOfTheSweep();
    void lowScoresPositive();
    void typedCountsWithoutSamples();
    void typedCountsOfASessionWithoutModels();
    void samplesWithoutIdsAreNumbered();
    void firstSampleReplacesTheTypedMatrix();
    void calibrationChangesWhatTheThresholdSees();
    void calibrationThatCannotBe();
    void moreModelsThanBefore();
    void sweepOutlivesAnEdit();
    void attentionStaysWithItsSample();
    void attentionEnds();
    void loadGoesBackToTheOldSession();
    void restoredIsNotSaved();
    void titles();
    void randomEdits_data();
    void randomEdits();
    void editsOfSeveralClasses_data();
    void editsOfSeveralClasses();
    void randomEditsOfSeveralClasses_data();
    void randomEditsOfSeveralClasses();
};

void TestClassifierDocument::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
}

void TestClassifierDocument::statusCounts_data()
{
    QTest::addColumn<core::SampleSession>("session");
    QTest::addColumn<QString>("said");
    QTest::newRow("several") << six()
                             << u"6 samples · 3 positive, 3 negative · 5 distinct scores"_s;
    core::SampleSession weighted = six();
    weighted.samples.weights = {2, 2, 1, 1, 3, 2};
    QTest::newRow("weights")
        << weighted << u"6 samples · 7 positive, 4 negative by weight · 5 distinct scores"_s;
    QTest::newRow("one score") << sessionOf({1, 0}, {0.5, 0.5})
                               << u"2 samples · 1 positive, 1 negative · 1 distinct score"_s;
    QTest::newRow("one sample") << sessionOf({1}, {0.5}) << u"1 sample · 1 positive, 0 negative"_s;
    QTest::newRow("typed counts") << typedOnly() << u"Typed counts · 19 positive, 105 negative"_s;
}

void TestClassifierDocument::statusCounts()
{
    QFETCH(const core::SampleSession, session);
    QFETCH(const QString, said);
    ClassifierDocument document;
    document.load(session, QString(), u"Open"_s);
    QCOMPARE(ui::samplesStatus(document), said);
}

void TestClassifierDocument::edits_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("step");
    const auto row = [](const char* name, const QString& step, Edit edit) {
        QTest::newRow(name) << std::move(edit) << step;
    };
    const auto label = [](Rows rows, std::uint8_t value) {
        return [=](ClassifierDocument& d) { d.setLabel(rows, value); };
    };
    row("threshold", u"Move the threshold to 0.42"_s,
        [](ClassifierDocument& d) { d.setThreshold(0.42); });
    row("threshold below zero", u"Move the threshold to −2"_s,
        [](ClassifierDocument& d) { d.setThreshold(-2); });
    row("threshold that accepts nothing", u"Move the threshold to ∞"_s,
        [](ClassifierDocument& d) { d.setPoint(0); });
    row("point of the sweep", u"Move the threshold to 0.7"_s,
        [](ClassifierDocument& d) { d.setPoint(2); });
    row("model", u"Show the model “perfect”"_s, [](ClassifierDocument& d) { d.setModel(1); });
    row("positive class", u"Treat “ignored” as positive"_s,
        [](ClassifierDocument& d) { d.setPositive(0); });
    row("direction", u"Treat low scores as positive"_s,
        [](ClassifierDocument& d) { d.setHigherIsPositive(false); });
    row("settings", u"20 bins"_s, [](ClassifierDocument& d) {
        core::ClassifierSettings settings = d.session().settings;
        settings.bins = 20;
        d.setSettings(settings, u"20 bins"_s);
    });
    row("label", u"Label “c” as clicked"_s, label({2}, 1));
    row("label several", u"Label 3 samples as ignored"_s, label({4, 0, 1}, 0));
    row("label one of several that has it", u"Label “c” as clicked"_s, label({0, 1, 2}, 1));
    row("label one that is named twice", u"Label “c” as clicked"_s, label({2, 2}, 1));
    row("score", u"Set the score of “b” to 0.25"_s,
        [](ClassifierDocument& d) { d.setScore(1, 0.25); });
    row("rename", u"Rename “f” to “c815”"_s,
        [](ClassifierDocument& d) { d.rename(5, u" c815 "_s); });
    row("insert at the top", u"Add “7”"_s, [](ClassifierDocument& d) { d.insert(0); });
    row("insert past the end", u"Add “7”"_s, [](ClassifierDocument& d) { d.insert(99); });
    row("remove", u"Delete “a”"_s, [](ClassifierDocument& d) { d.remove({0}); });
    row("remove several, in any order", u"Delete 3 samples"_s, [](ClassifierDocument& d) {
        d.remove({5, 0, 2});
    });
    row("remove all", u"Delete 6 samples"_s, [](ClassifierDocument& d) {
        d.remove({0, 1, 2, 3, 4, 5});
    });
    row("replace", u"Paste 2 samples"_s, [](ClassifierDocument& d) {
        d.replaceSamples(sessionOf({1, 0}, {0.5, 0.25}).samples, u"Paste 2 samples"_s);
    });
    row("load", u"Open “scores.csv”"_s,
        [](ClassifierDocument& d) { d.load(six(), QString(), u"Open “scores.csv”"_s); });
}

void TestClassifierDocument::edits()
{
    QFETCH(const Edit, edit);
    QFETCH(const QString, step);
    ClassifierDocument document;
    document.load(withEveryColumn(), QString(), u"Open"_s);
    const core::SampleSession before = document.session();
    const int steps = document.history().count();

    edit(document);
    const core::SampleSession after = document.session();
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

void TestClassifierDocument::nothingToDo_data()
{
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << std::move(edit); };
    row("the same threshold", [](ClassifierDocument& d) { d.setThreshold(0.5); });
    row("a threshold that is no number",
        [](ClassifierDocument& d) { d.setThreshold(std::numeric_limits<double>::quiet_NaN()); });
    row("a point beyond the sweep", [](ClassifierDocument& d) { d.setPoint(99); });
    row("the same model", [](ClassifierDocument& d) { d.setModel(0); });
    row("a model that is not there", [](ClassifierDocument& d) { d.setModel(2); });
    row("the same class", [](ClassifierDocument& d) { d.setPositive(1); });
    row("the same direction", [](ClassifierDocument& d) { d.setHigherIsPositive(true); });
    row("the same settings",
        [](ClassifierDocument& d) { d.setSettings(d.session().settings, u"Settings"_s); });
    row("the label it has", [](ClassifierDocument& d) {
        const Rows rows{0, 1};
        d.setLabel(rows, 1);
    });
    row("the score it has", [](ClassifierDocument& d) { d.setScore(0, 0.9); });
    row("no name", [](ClassifierDocument& d) { d.rename(0, u"  "_s); });
    row("the name it has", [](ClassifierDocument& d) { d.rename(0, u"a"_s); });
    row("remove none", [](ClassifierDocument& d) { d.remove({}); });
    row("the same samples",
        [](ClassifierDocument& d) { d.replaceSamples(d.samples(), u"Paste"_s); });
    row("typing a matrix beside samples", [](ClassifierDocument& d) { d.setTyped({1, 2, 3, 4}); });
}

void TestClassifierDocument::nothingToDo()
{
    QFETCH(const Edit, edit);
    ClassifierDocument document;
    document.load(sixByTwo(), QString(), u"Open"_s);
    const core::SampleSession before = document.session();
    edit(document);
    QVERIFY(document.session() == before);
    QCOMPARE(document.history().count(), 1);
}

void TestClassifierDocument::leavesTheSamplesAs_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("ids");
    QTest::addColumn<QString>("labels");
    QTest::addColumn<QString>("scores");
    QTest::addColumn<QString>("weights");
    QTest::addColumn<QString>("groups");
    const auto row = [](const char* name, const char* ids, const char* labels, const char* scores,
                        const char* weights, const char* groups, Edit edit) {
        QTest::newRow(name) << std::move(edit) << QString::fromLatin1(ids)
                            << QString::fromLatin1(labels) << QString::fromLatin1(scores)
                            << QString::fromLatin1(weights) << QString::fromLatin1(groups);
    };
    row("as loaded", "a b c d e f", "1 1 0 0 1 0", "0.9 0.7 0.7 0.3 0.2 0.1", "1 2 1 1 0.5 1",
        "0 0 0 1 1 1", [](ClassifierDocument&) {});
    row("the new one is negative and has the score and group of the one above", "a b c d 7 e f",
        "1 1 0 0 0 1 0", "0.9 0.7 0.7 0.3 0.3 0.2 0.1", "1 2 1 1 1 0.5 1", "0 0 0 1 1 1 1",
        [](ClassifierDocument& d) { d.insert(4); });
    row("at the top, of the one below", "7 a b c d e f", "0 1 1 0 0 1 0",
        "0.9 0.9 0.7 0.7 0.3 0.2 0.1", "1 1 2 1 1 0.5 1", "0 0 0 0 1 1 1",
        [](ClassifierDocument& d) { d.insert(0); });
    row("negative is what is not positive", "a b c d e f 7", "1 1 0 0 1 0 1",
        "0.9 0.7 0.7 0.3 0.2 0.1 0.1", "1 2 1 1 0.5 1 1", "0 0 0 1 1 1 1",
        [](ClassifierDocument& d) {
            d.setPositive(0);
            d.insert(6);
        });
    row("an id that is free", "a b c 7 8 d e f", "1 1 0 0 0 0 1 0",
        "0.9 0.7 0.7 0.7 0.7 0.3 0.2 0.1", "1 2 1 1 1 1 0.5 1", "0 0 0 0 0 1 1 1",
        [](ClassifierDocument& d) {
            d.insert(3);
            d.insert(4);
        });
    row("removed from every column", "b c e", "1 0 1", "0.7 0.7 0.2", "2 1 0.5", "0 0 1",
        [](ClassifierDocument& d) {
            d.remove({5, 0, 3});
        });
}

void TestClassifierDocument::leavesTheSamplesAs()
{
    QFETCH(const Edit, edit);
    QFETCH(const QString, ids);
    QFETCH(const QString, labels);
    QFETCH(const QString, scores);
    QFETCH(const QString, weights);
    QFETCH(const QString, groups);
    ClassifierDocument document;
    document.load(withEveryColumn(), QString(), u"Open"_s);
    edit(document);
    QCOMPARE(idsOf(document), ids);
    QCOMPARE(textOf(document.samples().labels), labels);
    QCOMPARE(textOf(document.samples().models[0].values), scores);
    QCOMPARE(textOf(document.samples().weights), weights);
    QCOMPARE(textOf(document.samples().groups), groups);
    for (const core::ModelScores& model : document.samples().models)
        QCOMPARE(model.values.size(), document.size());
}

void TestClassifierDocument::tellsWhatChanged_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<Part>("part");
    const auto row = [](const char* name, Part part, Edit edit) {
        QTest::newRow(name) << std::move(edit) << part;
    };
    row("threshold", Part::Threshold, [](ClassifierDocument& d) { d.setThreshold(0.42); });
    row("model", Part::Reading, [](ClassifierDocument& d) { d.setModel(1); });
    row("positive class", Part::Reading, [](ClassifierDocument& d) { d.setPositive(0); });
    row("direction", Part::Reading, [](ClassifierDocument& d) { d.setHigherIsPositive(false); });
    row("label", Part::Samples, [](ClassifierDocument& d) {
        const Rows rows{2};
        d.setLabel(rows, 1);
    });
    row("settings", Part::Settings, [](ClassifierDocument& d) {
        core::ClassifierSettings settings = d.session().settings;
        settings.beta = 2;
        d.setSettings(settings, u"Beta"_s);
    });
    row("load", Part::All, [](ClassifierDocument& d) { d.load(six(), QString(), u"Open"_s); });
}

void TestClassifierDocument::tellsWhatChanged()
{
    QFETCH(const Edit, edit);
    QFETCH(const Part, part);
    ClassifierDocument document;
    document.load(sixByTwo(), QString(), u"Open"_s);
    const QSignalSpy told(&document, &ClassifierDocument::changed);
    edit(document);
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.last().front().value<Part>(), part);
    document.history().undo();
    QCOMPARE(told.count(), 2);
    QCOMPARE(told.last().front().value<Part>(), part);
}

void TestClassifierDocument::thresholdsMerge()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    document.saved(QString());
    document.setHigherIsPositive(false);
    const int steps = document.history().count();
    for (const double threshold : {0.4, 0.3, 0.25})
        document.setThreshold(threshold);
    QCOMPARE(document.history().count(), steps + 1);
    QCOMPARE(document.history().undoText(), u"Move the threshold to 0.25"_s);
    document.history().undo();
    QCOMPARE(document.threshold(), 0.5);
    document.history().redo();
    QCOMPARE(document.threshold(), 0.25);
    QCOMPARE(stale(document), QString());
}

/// A drag on another model's curve: undo brings model and threshold back together.
void TestClassifierDocument::anotherModelsPointIsOneStep()
{
    ClassifierDocument document;
    document.load(sixByTwo(), QString(), u"Open"_s);
    document.setThreshold(0.4);
    const int steps = document.history().count();
    document.setPoint(1, 2);
    document.setPoint(1, 3);
    QCOMPARE(document.session().model, std::size_t{1});
    QCOMPARE(document.history().count(), steps + 1);
    document.history().undo();
    QCOMPARE(document.session().model, std::size_t{0});
    QCOMPARE(document.threshold(), 0.4);
    QCOMPARE(stale(document), QString());
}

/// 0.9 finds one of three without a false positive; 0.7 separates the other model's classes.
void TestClassifierDocument::anAimGivesEachModelItsThreshold()
{
    ClassifierDocument document;
    document.load(sixByTwo(), QString(), u"Open"_s);
    document.setThreshold(0.9);
    QCOMPARE(document.thresholds(), (std::vector{0.9, 0.9}));
    document.jumpTo({.kind = core::ThresholdAim::Kind::Youden});
    QCOMPARE(document.thresholds(), (std::vector{0.9, 0.7}));
    QCOMPARE(document.counts(1).tp, 3.0);
    document.setModel(1);
    QCOMPARE(document.threshold(), 0.7);
    QVERIFY(document.aim());
    document.history().undo();
    QCOMPARE(document.threshold(), 0.9);
    QCOMPARE(document.thresholds(), (std::vector{0.9, 0.7}));
    document.setThreshold(0.5);
    QVERIFY(!document.aim());
    QCOMPARE(document.thresholds(), (std::vector{0.5, 0.5}));
    document.history().undo();
    QCOMPARE(document.thresholds(), (std::vector{0.9, 0.7}));
    document.jumpTo({.kind = core::ThresholdAim::Kind::Recall, .limit = 1});
    QCOMPARE(document.thresholds(), (std::vector{0.2, 0.7}));
    document.history().undo();
    QCOMPARE(document.aim()->kind, core::ThresholdAim::Kind::Youden);
    // No threshold of the worse model reaches the precision that the current one has.
    core::SampleSession reversed = sixByTwo();
    reversed.samples.models[0].values = {0.1, 0.2, 0.9, 0.8, 0.3, 0.7};
    reversed.model = 1;
    document.load(reversed, QString(), u"Open"_s);
    document.jumpTo({.kind = core::ThresholdAim::Kind::Precision, .limit = 0.9});
    QVERIFY(document.whyNotAimed(0) == core::Undefined::NotReached);
    QVERIFY(!document.whyNotAimed(1));
    QCOMPARE(document.thresholds(), (std::vector{0.7, 0.7}));
    document.setModel(0);
    QCOMPARE(document.thresholds(), (std::vector{0.7, 0.7}));
    QVERIFY(document.aim());
    const int steps = document.history().count();
    QVERIFY(document.jumpTo({.kind = core::ThresholdAim::Kind::Precision, .limit = 0.9}).reason() ==
            core::Undefined::NotReached);
    QCOMPARE(document.history().count(), steps);
}

/// A session keeps the aim; it holds while the samples and the threshold are those it was for.
void TestClassifierDocument::aimsComeBack()
{
    ClassifierDocument document;
    document.load(sixByTwo(), QString(), u"Open"_s);
    document.jumpTo({.kind = core::ThresholdAim::Kind::Youden});
    const auto saved = std::get<core::SampleSession>(document.snapshot());
    ClassifierDocument opened;
    opened.load(*core::parseSampleSession(core::toJson(saved), "saved"), QString(), u"Open"_s);
    QCOMPARE(opened.thresholds(), (std::vector{0.9, 0.7}));
    // During a walk, the session is that from before.
    opened.beginWalk();
    opened.setPoint(2);
    QVERIFY(std::get<core::SampleSession>(opened.snapshot()) == saved);
    opened.endWalk();
    QCOMPARE(opened.thresholds(), (std::vector{0.9, 0.7}));
    // Without its only true positive, 0.9 is no longer the best.
    const std::size_t first = 0;
    opened.setLabel({&first, 1}, 0);
    QVERIFY(!opened.aim());
    opened.history().undo();
    QCOMPARE(opened.thresholds(), (std::vector{0.9, 0.7}));
    // Costs of 0 have no text, so they are not kept.
    opened.jumpTo({.kind = core::ThresholdAim::Kind::Cost, .costs = {0, 0, {}}});
    QVERIFY(!opened.aim());
    core::SampleSession elsewhere = saved;
    elsewhere.threshold = 0.3;
    opened.load(elsewhere, QString(), u"Open"_s);
    QCOMPARE(opened.thresholds(), (std::vector{0.3, 0.3}));
}

void TestClassifierDocument::thresholdsBackVanish()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    document.setModel(0);
    document.setHigherIsPositive(false);
    document.setThreshold(0.4);
    document.setThreshold(0.5);
    QCOMPARE(document.history().undoText(), u"Treat low scores as positive"_s);
}

void TestClassifierDocument::savingEndsAMove()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    document.setThreshold(0.4);
    document.saved(u"a.json"_s);
    document.setThreshold(0.3);
    QVERIFY(!document.history().isClean());
    document.history().undo();
    QVERIFY(document.history().isClean());
    QCOMPARE(document.threshold(), 0.4);
}

void TestClassifierDocument::aSettingMergesWithItselfOnly()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    document.setHigherIsPositive(false);
    const int steps = document.history().count();
    core::ClassifierSettings settings;
    for (const std::size_t bins : {11, 12, 13}) {
        settings.bins = bins;
        document.setSettings(settings, u"%1 bins"_s.arg(bins));
    }
    QCOMPARE(document.history().count(), steps + 1);
    QCOMPARE(document.history().undoText(), u"13 bins"_s);
    settings.beta = 2;
    document.setSettings(settings, u"F2"_s);
    QCOMPARE(document.history().count(), steps + 2);
    settings.beta = 1;
    document.setSettings(settings, u"F1"_s);
    QCOMPARE(document.history().count(), steps + 1);
    document.history().undo();
    QCOMPARE(document.session().settings.bins, std::size_t{10});
}

void TestClassifierDocument::typedCellsMerge()
{
    ClassifierDocument document;
    document.load(typedOnly(), QString(), u"Open"_s);
    document.saved(QString());
    const int steps = document.history().count();
    document.setTyped({20, 5, 0, 100});
    QCOMPARE(document.history().undoText(), u"Set the true positives to 20"_s);
    document.setTyped({21, 5, 0, 100});
    QCOMPARE(document.history().count(), steps + 1);
    QCOMPARE(document.history().undoText(), u"Set the true positives to 21"_s);
    document.setTyped({21, 5, 3, 100});
    QCOMPARE(document.history().undoText(), u"Set the false negatives to 3"_s);
    document.setTyped({21, 6, 3, 100});
    QCOMPARE(document.history().undoText(), u"Set the false positives to 6"_s);
    document.setTyped({21, 6, 3, 14399999970});
    QCOMPARE(document.history().undoText(), u"Set the true negatives to 14399999970"_s);
    QCOMPARE(document.history().count(), steps + 4);
    document.setTyped({1, 2, 3, 4});
    QCOMPARE(document.history().undoText(), u"Enter a confusion matrix"_s);
    document.setTyped({2, 3, 4, 5});
    QCOMPARE(document.history().count(), steps + 6);
    while (document.history().index() > steps)
        document.history().undo();
    QVERIFY(document.session() == typedOnly());
}

void TestClassifierDocument::countsAtEveryThreshold_data()
{
    QTest::addColumn<double>("threshold");
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("fp");
    // 0.9 + | 0.7 + - | 0.3 - | 0.2 + | 0.1 -
    QTest::newRow("above all") << 1.0 << 0 << 0;
    QTest::newRow("infinite") << infinity << 0 << 0;
    QTest::newRow("at a score it is accepted") << 0.9 << 1 << 0;
    QTest::newRow("samples of one score come together") << 0.7 << 2 << 1;
    QTest::newRow("between scores") << 0.5 << 2 << 1;
    QTest::newRow("a negative more") << 0.3 << 2 << 2;
    QTest::newRow("the last positive") << 0.2 << 3 << 2;
    QTest::newRow("everything") << 0.0 << 3 << 3;
    QTest::newRow("below everything") << -infinity << 3 << 3;
}

void TestClassifierDocument::countsAtEveryThreshold()
{
    QFETCH(const double, threshold);
    QFETCH(const int, tp);
    QFETCH(const int, fp);
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    document.setThreshold(threshold);
    QVERIFY(document.counts() ==
            (core::ConfusionMatrix{double(tp), double(fp), 3.0 - tp, 3.0 - fp}));
    QCOMPARE(stale(document), QString());
}

void TestClassifierDocument::pointsOfTheSweep()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    for (std::size_t point = 0; point < document.sweep()->size(); ++point) {
        document.setPoint(point);
        QCOMPARE(document.point(), point);
    }
    QCOMPARE(document.sweep()->size(), std::size_t{6});
}

void TestClassifierDocument::lowScoresPositive()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    document.setHigherIsPositive(false);
    document.setThreshold(0.2);
    // Predicted positive are e and f: a positive and a negative.
    QVERIFY(document.counts() == (core::ConfusionMatrix{1, 1, 2, 2}));
    QCOMPARE(document.outcome(4), core::Outcome::TruePositive);
    QCOMPARE(document.outcome(0), core::Outcome::FalseNegative);
    document.setPositive(0);
    QVERIFY(document.counts() == (core::ConfusionMatrix{1, 1, 2, 2}));
    QCOMPARE(document.outcome(4), core::Outcome::FalsePositive);
    QCOMPARE(document.outcome(0), core::Outcome::TrueNegative);
    QCOMPARE(document.positiveWord(), u"ignored"_s);
    QCOMPARE(document.negativeWord(), u"clicked"_s);
}

void TestClassifierDocument::typedCountsWithoutSamples()
{
    ClassifierDocument document;
    QVERIFY(!document.hasSamples());
    QVERIFY(document.counts() == core::ConfusionMatrix{});
    QVERIFY(!document.rate(core::ThresholdMetric::Accuracy));
    // The passengers example: 19 positives in 14.4 billion, none of them found.
    document.setTyped({0, 0, 19, 14'399'999'981});
    const core::Value accuracy = document.rate(core::ThresholdMetric::Accuracy);
    QVERIFY(accuracy && *accuracy == 14'399'999'981.0 / 14'400'000'000.0);
    QVERIFY(document.rate(core::ThresholdMetric::Recall) == core::Value(0.0));
    QVERIFY(document.rate(core::ThresholdMetric::Precision) ==
            core::Value(core::Undefined::NonePredictedPositive));
}

void TestClassifierDocument::typedCountsOfASessionWithoutModels()
{
    auto session = core::parseSampleSession(
        R"({"format":"rankscope-classifier","version":1,"typed":{"tp":19,"fp":1,"fn":0,"tn":7}})",
        "session");
    QVERIFY(session && session->samples.models.empty());
    ClassifierDocument document;
    document.load(*std::move(session), QString(), u"Open"_s);
    QCOMPARE(document.samples().models.size(), std::size_t{1});
    QCOMPARE(document.scored().size(), std::size_t{0});
    QVERIFY(document.session().typed);
}

void TestClassifierDocument::samplesWithoutIdsAreNumbered()
{
    core::SampleSession session = six();
    session.samples.ids.clear();
    ClassifierDocument document;
    document.load(session, QString(), u"Open"_s);
    QCOMPARE(idsOf(document), u"1 2 3 4 5 6"_s);
    document.remove({1});
    QCOMPARE(document.history().undoText(), u"Delete “2”"_s);
    QCOMPARE(idsOf(document), u"1 2 3 4 5"_s);
    document.history().undo();
    document.rename(1, u"second"_s);
    QCOMPARE(document.history().undoText(), u"Rename “2” to “second”"_s);
    QCOMPARE(idsOf(document), u"1 second 3 4 5 6"_s);
    document.history().undo();
    QVERIFY(document.session() == session);
}

void TestClassifierDocument::firstSampleReplacesTheTypedMatrix()
{
    ClassifierDocument document;
    document.load(typedOnly(), QString(), u"Open"_s);
    QCOMPARE(document.insert(0), std::size_t{0});
    QCOMPARE(document.history().undoText(), u"Add “1”"_s);
    QVERIFY(!document.session().typed);
    // Its score is 0.5, the threshold: a false positive.
    QVERIFY(document.counts() == (core::ConfusionMatrix{0, 1, 0, 0}));
    document.history().undo();
    QVERIFY(document.session() == typedOnly());
    document.replaceSamples(six().samples, u"Paste"_s);
    QVERIFY(!document.session().typed);
    document.history().undo();
    QVERIFY(document.session() == typedOnly());
}

void TestClassifierDocument::calibrationChangesWhatTheThresholdSees()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    const auto raw = document.sweep();
    core::ClassifierSettings settings;
    settings.calibration = core::Calibration::Isotonic;
    document.setSettings(settings, u"Isotonic calibration"_s);
    // Each of the six is a fold: a is fitted without its 1, so that the highest step is the 1 of 2
    // at 0.7; without b, 0.2 to 0.7 are pooled to 1 of 3; without c, 0.7 is 1; without d, 0.2 and
    // 0.7 are pooled to 2 of 3; without e, 0.1 to 0.3 are 0; without f, 0.2 to 0.7 are 2 of 4.
    const std::vector<double> expected{1 / 2.0, 1 / 3.0, 1, 2 / 3.0, 0, 1 / 2.0};
    const auto scores = document.scored().scores;
    QCOMPARE(std::vector<double>(scores.begin(), scores.end()), expected);
    QCOMPARE(document.sweep()->size(), std::size_t{6});
    QVERIFY(document.counts() == (core::ConfusionMatrix{1, 3, 2, 0}));
    QCOMPARE(stale(document), QString());
    QCOMPARE(document.rawSweep(0), raw);
    document.history().undo();
    QCOMPARE(document.sweep(), raw);
}

void TestClassifierDocument::calibrationThatCannotBe()
{
    core::SampleSession session = six();
    session.samples.models[0].values[0] = infinity;
    ClassifierDocument document;
    document.load(session, QString(), u"Open"_s);
    QVERIFY(!document.whyNotCalibrated(0));
    core::ClassifierSettings settings;
    settings.calibration = core::Calibration::Platt;
    document.setSettings(settings, u"Platt calibration"_s);
    QVERIFY(document.whyNotCalibrated(0).has_value());
    QCOMPARE(document.sweep(), document.rawSweep(0));
    QCOMPARE(document.scored().scores[0], infinity);
}

void TestClassifierDocument::moreModelsThanBefore()
{
    ClassifierDocument document;
    document.load(sixByTwo(), QString(), u"Open"_s);
    document.setModel(1);
    QVERIFY(document.counts() == (core::ConfusionMatrix{3, 0, 0, 3}));
    document.replaceSamples(six().samples, u"Paste"_s);
    QCOMPARE(document.session().model, std::size_t{0});
    document.history().undo();
    QCOMPARE(document.session().model, std::size_t{1});
    QCOMPARE(stale(document), QString());
}

void TestClassifierDocument::sweepOutlivesAnEdit()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    const auto kept = document.sweep();
    document.setThreshold(0.1);
    QCOMPARE(document.sweep(), kept);
    document.remove({0, 1, 2, 3, 4, 5});
    QCOMPARE(kept->size(), std::size_t{6});
    QCOMPARE(kept->positives(), 3.0);
    QCOMPARE(document.sweep()->size(), std::size_t{1});
}

void TestClassifierDocument::attentionStaysWithItsSample()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    document.setCurrentSample(3);
    document.insert(1);
    QCOMPARE(document.nameOf(*document.currentSample()), u"d"_s);
    document.remove({0, 1});
    QCOMPARE(document.nameOf(*document.currentSample()), u"d"_s);
    document.history().undo();
    QCOMPARE(document.nameOf(*document.currentSample()), u"d"_s);
    document.history().undo();
    QCOMPARE(document.nameOf(*document.currentSample()), u"d"_s);
    document.setPositive(0);
    QCOMPARE(document.nameOf(*document.currentSample()), u"d"_s);
}

void TestClassifierDocument::attentionEnds()
{
    ClassifierDocument document;
    document.load(six(), QString(), u"Open"_s);
    const QSignalSpy told(&document, &ClassifierDocument::currentSampleChanged);
    document.setCurrentSample(3);
    document.pointAt(5);
    QCOMPARE(document.currentSample(), std::size_t{5});
    document.pointAt(std::nullopt);
    QCOMPARE(document.currentSample(), std::size_t{3});
    document.pointAt(99);
    QCOMPARE(told.count(), 3);
    document.remove({3});
    QVERIFY(!document.currentSample());
    document.setCurrentSample(6);
    QVERIFY(!document.currentSample());
}

void TestClassifierDocument::loadGoesBackToTheOldSession()
{
    ClassifierDocument document;
    document.load(six(), u"/a/six.json"_s, u"Open “six”"_s);
    document.setThreshold(0.3);
    const QSignalSpy replaced(&document, &ui::Document::aboutToBeReplaced);
    document.load(typedOnly(), u"/a/typed.json"_s, u"Open “typed”"_s);
    QVERIFY(document.history().isClean());
    QCOMPARE(document.name(), u"typed.json"_s);
    const int number = document.loadNumber();
    document.history().undo();
    QCOMPARE(document.path(), u"/a/six.json"_s);
    QVERIFY(document.loadNumber() != number);
    QCOMPARE(document.threshold(), 0.3);
    QCOMPARE(replaced.count(), 2);
}

void TestClassifierDocument::restoredIsNotSaved()
{
    ClassifierDocument document;
    QVERIFY(document.canHold(core::SampleSession{}));
    QVERIFY(!document.canHold(core::Session{}));
    document.restore(six(), QString(), u"Bring back"_s);
    QVERIFY(!document.history().isClean());
    QVERIFY(document.session() == six());
    QVERIFY(std::get<core::SampleSession>(document.snapshot()) == six());
}

void TestClassifierDocument::titles()
{
    ClassifierDocument document;
    QCOMPARE(document.title(), u"New samples"_s);
    core::SampleSession session = six();
    session.name = "ctr-sample";
    document.load(session, QString(), u"Open"_s);
    QCOMPARE(document.title(), u"ctr-sample"_s);
}

void TestClassifierDocument::randomEdits_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 5; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestClassifierDocument::randomEdits()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    const auto below = [&random](std::size_t end) { return random() % end; };
    ClassifierDocument document;
    document.load(withEveryColumn(), QString(), u"Open"_s);
    for (int edit = 0; edit < 150; ++edit) {
        const std::size_t size = document.size();
        Rows rows;
        for (std::size_t row = 0; row < size; ++row)
            if (below(4) == 0)
                rows.push_back(row);
        switch (size == 0 ? 0 : below(9)) {
        case 0:
        case 1:
            document.insert(below(size + 1));
            break;
        case 2:
            document.remove(rows);
            break;
        case 3:
            document.setLabel(rows, static_cast<std::uint8_t>(below(2)));
            break;
        case 4:
            document.setScore(below(size), static_cast<double>(below(9)) / 8);
            break;
        case 5:
            document.setThreshold(static_cast<double>(below(9)) / 8);
            break;
        case 6:
            document.setPositive(static_cast<std::uint8_t>(below(2)));
            document.setHigherIsPositive(below(2) == 0);
            break;
        case 7:
            document.setModel(below(2));
            break;
        default: {
            core::ClassifierSettings settings;
            settings.calibration = static_cast<core::Calibration>(below(3));
            document.setSettings(settings, u"Calibrate"_s);
        }
        }
        QCOMPARE(stale(document), QString());
        document.setCurrentSample(document.hasSamples() ? below(document.size()) : 0);
    }
    const core::SampleSession after = document.session();
    while (document.history().index() > 1) {
        document.history().undo();
        QCOMPARE(stale(document), QString());
    }
    QVERIFY(document.session() == withEveryColumn());
    while (document.history().canRedo())
        document.history().redo();
    QVERIFY(document.session() == after);
}

/// The matrix by hand: weights 1, 2, 1 and 0.5.
void TestClassifierDocument::editsOfSeveralClasses_data()
{
    QTest::addColumn<bool>("hasScores");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("matrix");
    const auto row = [](const char* name, bool hasScores, const QString& step,
                        const QString& matrix, Edit edit) {
        QTest::newRow(name) << hasScores << std::move(edit) << step << matrix;
    };
    const auto label = [](Rows rows, std::uint8_t value) {
        return [=](ClassifierDocument& d) { d.setLabel(rows, value); };
    };
    const Edit toBird = [](ClassifierDocument& d) { d.setClass(Rows{1, 2}, 2); };
    row("as loaded", true, u"Open"_s, u"1 0 0 0 1 2 0.5 0 0"_s, [](ClassifierDocument&) {});
    row("positive is the class in front", true, u"Label “2” as cat"_s, u"1 0 2 0 1 0 0.5 0 0"_s,
        label({1}, 1));
    row("the rest is the likeliest other class, of equal ones the first", true,
        u"Label “1” as dog"_s, u"0 0 0 1 1 2 0.5 0 0"_s, label({0}, 0));
    row("those of the rest stay what they are", true, u"Label “1” as dog"_s,
        u"0 0 0 1 1 2 0.5 0 0"_s, label({0, 1, 2, 3}, 0));
    row("any class", true, u"Label 2 samples as bird"_s, u"1 0 0 0 0 0 0.5 1 2"_s, toBird);
    row("a score changes what is predicted", true, u"Set the score of “2” to 0.75"_s,
        u"1 0 0 2 1 0 0.5 0 0"_s, [](ClassifierDocument& d) { d.setScore(1, 0.75); });
    row("the class in front has another column", true, u"Set the score of “4” to 0.75"_s,
        u"1 0 0 0 1 2 0 0.5 0"_s, [](ClassifierDocument& d) {
            d.setAgainst(1);
            d.setScore(3, 0.75);
        });
    row("added: of the rest, as the one above", true, u"Add “3”"_s, u"1 0 0 0 1 3 0.5 0 0"_s,
        [](ClassifierDocument& d) { d.insert(2); });
    row("removed", true, u"Delete 2 samples"_s, u"0 0 0 0 1 2 0 0 0"_s, [](ClassifierDocument& d) {
        d.remove({0, 3});
    });
    row("edits outlast another class in front", true, u"Compare “bird” with the rest"_s,
        u"0 0 0 1 1 2 0.5 0 0"_s, [](ClassifierDocument& d) {
            d.setLabel(Rows{0}, 0);
            d.setAgainst(2);
        });
    row("predicted so: 1", false, u"Predict “3” as cat"_s, u"1 0 0 1 0 2 0.5 0 0"_s,
        [](ClassifierDocument& d) { d.setScore(2, 1); });
    row("predicted otherwise: as it is labelled", false, u"Predict “4” as bird"_s,
        u"1 0 0 0 1 2 0 0 0.5"_s, [](ClassifierDocument& d) { d.setScore(3, 0); });
    row("any prediction", false, u"Predict 2 samples as dog"_s, u"0 1 0 0 3 0 0.5 0 0"_s,
        [](ClassifierDocument& d) {
            d.setPrediction(Rows{0, 1}, 1);
        });
}

void TestClassifierDocument::editsOfSeveralClasses()
{
    QFETCH(const bool, hasScores);
    QFETCH(const Edit, edit);
    QFETCH(const QString, step);
    QFETCH(const QString, matrix);
    ClassifierDocument document;
    document.load(animals(hasScores), QString(), u"Open"_s);
    edit(document);
    QCOMPARE(document.history().undoText(), step);
    QCOMPARE(matrixOf(document), matrix);
    while (document.history().index() > 1)
        document.history().undo();
    QVERIFY(document.session() == animals(hasScores));
}

void TestClassifierDocument::randomEditsOfSeveralClasses_data()
{
    QTest::addColumn<bool>("hasScores");
    QTest::newRow("scores") << true;
    QTest::newRow("predictions") << false;
}

/// Whatever is edited, the samples are those of the class in front against the rest.
void TestClassifierDocument::randomEditsOfSeveralClasses()
{
    QFETCH(const bool, hasScores);
    std::mt19937 random(7);
    const auto below = [&random](std::size_t end) { return random() % end; };
    ClassifierDocument document;
    document.load(animals(hasScores), QString(), u"Open"_s);
    const auto areTheSame = [&document] {
        const core::SampleSession& session = document.session();
        core::Samples expected = core::oneAgainstRest(*session.severalClasses, session.against);
        expected.ids = session.samples.ids;
        return session.samples == expected;
    };
    for (int edit = 0; edit < 200; ++edit) {
        const std::size_t size = document.size();
        const Rows rows = size == 0 ? Rows() : Rows{below(size), below(size)};
        switch (size == 0 ? 0 : below(7)) {
        case 0:
        case 1:
            document.insert(below(size + 1));
            break;
        case 2:
            document.remove(rows);
            break;
        case 3:
            document.setLabel(rows, static_cast<std::uint8_t>(below(2)));
            break;
        case 4:
            document.setScore(below(size), static_cast<double>(below(hasScores ? 9 : 2)));
            break;
        case 5:
            document.setClass(rows, static_cast<std::uint32_t>(below(3)));
            break;
        default:
            document.setAgainst(below(3));
            document.setPositive(static_cast<std::uint8_t>(below(2)));
        }
        QVERIFY(areTheSame());
    }
    while (document.history().index() > 1) {
        document.history().undo();
        QVERIFY(areTheSame());
    }
    QVERIFY(document.session() == animals(hasScores));
}

QTEST_GUILESS_MAIN(TestClassifierDocument)

}  // namespace tst_classifier_document

#include "tst_classifier_document.moc"
