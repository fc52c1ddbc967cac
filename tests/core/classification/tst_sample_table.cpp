// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/joined_tables.h"
#include "core/classification/samples/level_order.h"
#include "core/classification/samples/model_name.h"
#include "core/classification/samples/sample_blocks.h"
#include "core/classification/samples/sample_table.h"
#include "core/classification/samples/score_doubt.h"

#include "core/foundation/file/text_source.h"
#include "tests/gzipped.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace tst_sample_table {

using core::Delimiter;
using core::ErrorCode;
using core::TableReading;
using namespace std::string_literals;

namespace {

using Read = core::Result<core::SampleTable, core::TableProblems>;

/// Read as it is proposed.
Read proposed(const std::string& text)
{
    const auto table = core::previewTable(text, "file");
    return core::parseSampleTable(text, "file",
                                  table ? core::proposedReading(*table) : TableReading{});
}

/// label,score with a heading.
TableReading labelAndScore()
{
    TableReading reading;
    reading.labelColumn = 0;
    reading.scoreColumns = {1};
    return reading;
}

bool isSame(const core::TableProblems& a, const core::TableProblems& b)
{
    return a.first == b.first && a.count == b.count;
}

bool isSame(const Read& a, const Read& b)
{
    if (!a || !b)
        return !a && !b && isSame(a.error(), b.error());
    return a->samples == b->samples && a->positive == b->positive && isSame(a->leftOut, b->leftOut);
}

core::ParseError problem(std::size_t line, ErrorCode what, const std::string& found,
                         const std::string& column = "")
{
    return {"file", line, what, found, column};
}

}  // namespace

class TestSampleTable : public QObject {
    Q_OBJECT
private slots:
    void probabilitiesOfBothClasses_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("positive");
        QTest::addColumn<std::vector<std::size_t>>("scores");
        QTest::addColumn<std::vector<std::size_t>>("unused");
        const auto row = [](const char* name, const std::string& headings, const std::string& rows,
                            const std::string& positive, const std::vector<std::size_t>& scores,
                            const std::vector<std::size_t>& unused) {
            QTest::newRow(name) << headings + "\n" + rows << positive << scores << unused;
        };
        const std::string zeroOne = "1,0.2,0.8\n0,0.7,0.3\n1,0.333,0.6671\n";
        const std::string noYes = "yes,0.2,0.8\nno,0.7,0.3\n";
        row("of 0 and 1", "label,prob_0,prob_1", zeroOne, "", {2}, {1});
        row("of 1 and 0", "label,prob_1,prob_0", zeroOne, "", {1}, {2});
        row("of no and yes in brackets", "label,P(no),P(yes)", noYes, "", {2}, {1});
        row("0 is positive", "label,prob_0,prob_1", zeroOne, "0", {1}, {1});
        row("a positive class that no heading names", "label,prob_0,prob_1", noYes, "no", {1, 2},
            {1});
        row("models that are numbered", "label,prob_0,prob_1", "1,0.2,0.7\n0,0.7,0.3\n", "", {1, 2},
            {});
        row("models of other names", "label,a,b", zeroOne, "", {1, 2}, {});
        row("of the labels", "label,p_cat,p_dog", "cat,0.2,0.8\ndog,0.7,0.3\n", "cat", {1}, {});
        row("of labels of which neither is known as positive", "label,p_cat,p_dog",
            "cat,0.2,0.8\ndog,0.7,0.3\n", "", {1, 2}, {});
        row("behind the labels", "label,no_prob,yes_prob", noYes, "", {2}, {1});
        row("called as the labels", "label,No,Yes", noYes, "", {2}, {1});
        row("called as labels that nobody knows", "truth,Class1,Class2",
            "Class1,0.8,0.2\nClass2,0.3,0.7\n", "Class1", {1}, {});
        row("numbered from 0, of labels 1 and 2", "label,p[0],p[1]", "1,0.7,0.3\n2,0.2,0.8\n", "1",
            {1}, {1});
        row("numbered from 0, of labels 2 and 1", "label,p[0],p[1]", "2,0.3,0.7\n1,0.8,0.2\n", "2",
            {2}, {1});
        row("confidences beside the probabilities they repeat", "label,p_no,p_yes,p_predicted",
            "yes,0.2,0.8,0.8\nno,0.7,0.3,0.7\nyes,0.4,0.6,0.6\nno,0.9,0.1,0.9\nyes,0.6,0.4,0.6\n"
            "no,0.55,0.45,0.55\n",
            "", {2}, {1, 3});
        row("elements of a vector", "label,p[0],p[1]", "1.0,0.2,0.8\n0.0,0.7,0.3\n", "", {2}, {1});
        row("of two models", "label,a (no),a (yes),b (no),b (yes)",
            "yes,0.2,0.8,0.4,0.6\nno,0.7,0.3,0.9,0.1\n", "", {2, 4}, {1, 3});
        row("beside a number", "label,prob_0,prob_1,c", "1,0.2,0.8,0.5\n0,0.7,0.3,0.6\n", "", {2},
            {1, 3});
    }
    void probabilitiesOfBothClasses()
    {
        QFETCH(const std::string, text);
        QFETCH(const std::string, positive);
        QFETCH(const std::vector<std::size_t>, scores);
        QFETCH(const std::vector<std::size_t>, unused);
        const auto table = core::previewTable(text, "file");
        QVERIFY(table);
        QCOMPARE(
            core::proposedReading(*table, positive.empty() ? std::nullopt : std::optional(positive))
                .scoreColumns,
            scores);
        QCOMPARE(core::unusedNumbers(*table, core::proposedReading(*table)), unused);
    }
    void scoresOfTheNegativeClass()
    {
        const auto positive = [](const std::string& text) {
            const auto table = core::previewTable(text, "file");
            return table ? core::proposedReading(*table).positive : std::nullopt;
        };
        QCOMPARE(positive("churn,p_no\nyes,0.25\nno,0.75\n"), std::optional("no"s));
        QCOMPARE(positive("churn,p_yes\nyes,0.75\nno,0.25\n"), std::nullopt);
        QCOMPARE(positive("churn,model_0\n1,0.75\n0,0.25\n"), std::nullopt);
    }
    /// neg 0.9, neg 0.6, pos 0.8, pos 0.7 as predicted: 0.1, 0.4, 0.8, 0.7 for pos.
    void confidencesAreTurnedRound()
    {
        const std::string text =
            "gold,label,score\nneg,neg,0.9\npos,neg,0.6\npos,pos,0.8\nneg,pos,0.7\n";
        const auto read = proposed(text);
        QVERIFY(read && read->positive == 1);
        QCOMPARE(read->samples.classes[1], "pos"s);
        QVERIFY((read->samples.labels == std::vector<std::uint8_t>{0, 1, 1, 0}));
        QVERIFY((read->samples.models[0].values == std::vector{1 - 0.9, 1 - 0.6, 0.8, 0.7}));
        TableReading reading = core::proposedReading(*core::previewTable(text, "file"));
        reading.positive = "neg";
        const auto other = core::parseSampleTable(text, "file", reading, core::Threads(3));
        QVERIFY(other);
        QVERIFY((other->samples.models[0].values == std::vector{0.9, 0.6, 1 - 0.8, 1 - 0.7}));
    }
    /// Labels 0 and 1 beside a pipeline's POSITIVE and NEGATIVE.
    void confidencesOfOtherWords()
    {
        const auto read = proposed("gold,label,score\n0,NEGATIVE,0.9\n1,NEGATIVE,0.6\n"
                                   "1,POSITIVE,0.8\n0,POSITIVE,0.7\n");
        QVERIFY(read && read->positive == 1);
        QVERIFY((read->samples.models[0].values == std::vector{1 - 0.9, 1 - 0.6, 0.8, 0.7}));
    }
    /// Rows 2 and 5 lack the score of one model each.
    void modelsThatLackScores()
    {
        const std::string text = "label,a,b\n1,0.9,0.8\n0,0.1,\n1,0.4,0.3\n0,0.6,0.5\n1,NA,0.7\n";
        const TableReading reading = core::proposedReading(*core::previewTable(text, "file"));
        const auto refused = core::parseSampleTable(text, "file", reading);
        QVERIFY(!refused);
        QCOMPARE(refused.error().lackingScores, 2U);
        const auto unequal = core::parseUnequalSamples(text, "file", reading, refused.error());
        QVERIFY(unequal && unequal->ofModel.size() == 2);
        QVERIFY((unequal->common.samples.labels == std::vector<std::uint8_t>{1, 1, 0}));
        QVERIFY((unequal->ofModel[0].models[0].values == std::vector{0.9, 0.1, 0.4, 0.6}));
        QVERIFY((unequal->ofModel[1].models[0].values == std::vector{0.8, 0.3, 0.5, 0.7}));
        QVERIFY((unequal->ofModel[1].labels == std::vector<std::uint8_t>{1, 1, 0, 1}));
        const std::string word = "label,a,b\n1,0.9,0.8\n0,0.1,\n0,0.2,high\n";
        const auto bad = core::parseSampleTable(word, "file", reading);
        QVERIFY(!bad && !core::parseUnequalSamples(word, "file", reading, bad.error()));
    }
    void confidencesOfUnnamedClasses()
    {
        const std::string rows = "0,LABEL_0,0.9\n1,LABEL_0,0.6\n1,LABEL_1,0.8\n0,LABEL_1,0.7\n";
        const auto read = proposed("y_true,label,score\n" + rows);
        QVERIFY(read);
        QVERIFY((read->samples.models[0].values == std::vector{1 - 0.9, 1 - 0.6, 0.8, 0.7}));
        const auto other = proposed("y_true,label,score\nno,LABEL_0,0.9\nyes,LABEL_0,0.6\n"
                                    "yes,LABEL_1,0.8\nno,LABEL_1,0.7\n");
        QVERIFY(!other);
        QVERIFY(other.error().first ==
                std::vector{problem(2, ErrorCode::UnknownPrediction, "LABEL_0", "label")});
    }
    /// Weka numbers its classes.
    void confidencesOfNumberedClasses()
    {
        const auto read =
            proposed("inst#,actual,predicted,error,prediction\n1,1:neg,1:neg,,0.9\n"
                     "2,2:pos,1:neg,+,0.6\n3,2:pos,2:pos,,0.8\n4,1:neg,2:pos,+,0.7\n");
        QVERIFY(read && read->positive == 1);
        QCOMPARE(read->samples.classes[1], "2:pos"s);
        QVERIFY((read->samples.models[0].values == std::vector{1 - 0.9, 1 - 0.6, 0.8, 0.7}));
    }
    void rowsLeftOut_data()
    {
        QTest::addColumn<std::size_t>("threads");
        for (const std::size_t threads : {1, 3})
            QTest::addRow("%zu threads", threads) << threads;
    }
    void rowsLeftOut()
    {
        QFETCH(const std::size_t, threads);
        const std::string text = "label,score,weight\n1,0.5,2\n0,x,0\nunknown,0.3,1\n0,0.25,1\n"
                                 "1,0.75,0.0\n";
        TableReading reading = core::proposedReading(*core::previewTable(text, "file"));
        reading.unknownLabels = {"unknown"};
        const auto read = core::parseSampleTable(text, "file", reading, core::Threads(threads));
        QVERIFY(read);
        QCOMPARE(read->withoutWeight, std::size_t{2});
        QCOMPARE(read->ofUnknownLabel, std::size_t{1});
        QVERIFY(
            (read->samples.leftOut ==
             core::LeftOutRows{.withoutWeight = 2, .ofUnknownLabel = 1, .labels = {"unknown"}}));
        QCOMPARE(read->samples.leftOut.all(), std::size_t{3});
        QVERIFY((read->samples.models[0].values == std::vector{0.5, 0.25}));
        QVERIFY((read->samples.weights == std::vector{2.0, 1.0}));
    }
    void doubts_data()
    {
        QTest::addColumn<std::vector<double>>("scores");
        QTest::addColumn<bool>("areClasses");
        QTest::addColumn<bool>("divideLabels");
        const auto row = [](const char* name, const std::vector<double>& scores, bool areClasses,
                            bool divideLabels) {
            QTest::newRow(name) << scores << areClasses << divideLabels;
        };
        row("predictions", {0, 1, 0, 0, 0, 1, 0, 1, 1, 1}, true, false);
        row("the labels themselves", {0, 0, 0, 0, 0, 1, 1, 1, 1, 1}, true, true);
        row("divided at a threshold", {0.1, 0.2, 0.3, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9}, false,
            true);
        row("divided the other way round", {9, 8, 7, 6, 5, 4, 3, 2, 1, 0}, false, true);
        row("scores", {0.1, 0.2, 0.9, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.3}, false, false);
        row("one value", {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, false, false);
    }
    void doubts()
    {
        QFETCH(const std::vector<double>, scores);
        QFETCH(const bool, areClasses);
        QFETCH(const bool, divideLabels);
        core::Samples samples;
        samples.labels = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1};
        samples.models = {{"m", scores}};
        const core::ScoreDoubt doubt = core::doubtOf(samples, 0);
        QCOMPARE(doubt.areClasses, areClasses);
        QCOMPARE(doubt.divideLabels, divideLabels);
    }
    void joined_data()
    {
        QTest::addColumn<std::string>("first");
        QTest::addColumn<std::string>("second");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("roles");  // as in tst_delimited_table
        const std::string text =
            "id,target,Usage,target (scores)\na,1,Public,0.5\nc,0,Private,0.25\n";
        const std::string truth = "id,target,Usage\na,1,Public\nc,0,Private\n";
        QTest::newRow("Kaggle") << truth << "id,target\nc,0.25\na,0.5\n"s << text << "il-s"s;
        QTest::newRow("the scores first")
            << "id;target\nc;0.25\na;0.5\n"s << truth << text << "il-s"s;
        QTest::newRow("ids that one file lacks")
            << truth << "id,target\nb,0.75\nc,0.25\n"s
            << "id,target,Usage,target (scores)\n\nc,0,Private,0.25\n"s
            << "il-s"s;
        QTest::newRow("ids behind the scores, of another name")
            << "id,y\na,1\nb,0\nc,0\n"s
            << "p,name\n0.75,c\n0.25,b\n0.5,a\n"s
            << "id,y,p\na,1,0.5\nb,0,0.25\nc,0,0.75\n"s
            << "ils"s;
        QTest::newRow("several models, and a number beside the truth")
            << "id,age,y\n01,0.5,1\n1,0.25,0\n"s
            << "id,rf,svm\n1,0.5,0\n01,0.75,0.125\n"s
            << "id,age,y,rf,svm\n01,0.5,1,0.75,0.125\n1,0.25,0,0.5,0\n"s
            << "i-lss"s;
    }
    void joined()
    {
        QFETCH(const std::string, first);
        QFETCH(const std::string, second);
        QFETCH(const std::string, text);
        QFETCH(const std::string, roles);
        const auto both = core::joinTables({first, "a"}, {second, "b"}, {});
        QVERIFY(both);
        QCOMPARE(QString::fromStdString(both->text), QString::fromStdString(text));
        std::string found;
        for (const core::TableColumn& column : both->preview.columns)
            found += "-ilswgp"[static_cast<std::size_t>(column.role)];
        QCOMPARE(QString::fromStdString(found), QString::fromStdString(roles));
    }
    void idsOfOneFile()
    {
        const auto both = core::joinTables({"id,y\na,1\nb,0\nc,0\n", "truth"},
                                           {"id,p\nc,0.5\nd,0.5\na,0.25\n", "scores"}, "id");
        QVERIFY(both);
        QVERIFY((both->onlyInTruth == std::vector<std::string>{"b"}));
        QVERIFY((both->onlyInScores == std::vector<std::string>{"d"}));
    }
    void notJoined_data()
    {
        QTest::addColumn<std::string>("truth");
        QTest::addColumn<std::string>("scores");
        QTest::addColumn<ErrorCode>("problem");
        QTest::newRow("an id twice") << "id,y\na,1\na,0\n"s
                                     << "id,p\na,0.5\nb,0.5\n"s << ErrorCode::RepeatedId;
        QTest::newRow("no id in common") << "id,y\na,1\nb,0\n"s
                                         << "id,p\nc,0.5\nd,0.25\n"s << ErrorCode::NoCommonId;
        QTest::newRow("no labels") << "id,p\na,0.5\nb,0.25\n"s
                                   << "id,p\na,0.5\nb,0.25\n"s << ErrorCode::NoLabelColumn;
    }
    void notJoined()
    {
        QFETCH(const std::string, truth);
        QFETCH(const std::string, scores);
        QFETCH(const ErrorCode, problem);
        const auto both = core::joinTables({truth, "truth"}, {scores, "scores"}, {});
        QVERIFY(!both);
        QCOMPARE(both.error().problem, problem);
    }
    void init();
    void everyColumn();
    void labels_data();
    void labels();
    void positiveAsGiven_data();
    void positiveAsGiven();
    void oneAgainstTheRest_data();
    void oneAgainstTheRest();
    void tooManyClasses();
    void scores_data();
    void scores();
    void decimalComma();
    void problems_data();
    void problems();
    void everyBadRowIsTold();
    void badRowsAreLeftOut();
    void columnsThatAreNotThere();
    void columnsOfSubgroups();
    void levelsAreInOrder_data();
    void levelsAreInOrder();
    void threadsDoNotMatter_data();
    void threadsDoNotMatter();
    void writtenRowsComeBack_data();
    void writtenRowsComeBack();
    void chosenRows();
    void blocks();
    void compressed();
    void bareNames_data();
    void bareNames();
};

void TestSampleTable::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestSampleTable::everyColumn()
{
    const auto read = proposed("id,query,clicked,score_a,score_b,weight\n"
                               "x,q2,0,0.25,-3,1\n"
                               "\"y,\"\"z\"\"\",q1,1,0.5,inf,2.5\n"
                               ",q2,0,1e-3,7,0.125\n");
    QVERIFY(read);
    core::Samples expected;
    expected.classes = {"0", "1"};
    expected.labels = {0, 1, 0};
    expected.models = {{"score_a", {0.25, 0.5, 0.001}},
                       {"score_b", {-3, std::numeric_limits<double>::infinity(), 7}}};
    expected.ids = {"x", "y,\"z\"", ""};
    expected.weights = {1, 2.5, 0.125};
    expected.groups = {0, 1, 0};
    expected.groupNames = {"q2", "q1"};
    QVERIFY(read->samples == expected);
    QVERIFY(read->positive == 1);
    QCOMPARE(read->leftOut.count, std::size_t{0});
}

void TestSampleTable::labels_data()
{
    QTest::addColumn<std::string>("first");
    QTest::addColumn<std::string>("second");
    QTest::addColumn<std::string>("classes");
    QTest::addColumn<int>("positive");  // -1: undecided
    const auto row = [](const char* first, const char* second, const char* classes, int positive) {
        QTest::newRow((std::string(first) + " and " + second).c_str())
            << std::string(first) << std::string(second) << std::string(classes) << positive;
    };
    row("0", "1", "0|1", 1);
    row("1", "0", "0|1", 1);
    row("1", "-1", "-1|1", 1);
    row("+1", "-1", "-1|+1", 1);
    row("true", "false", "false|true", 1);
    row("TRUE", "FALSE", "FALSE|TRUE", 1);
    row("yes", "no", "no|yes", 1);
    row("是", "否", "否|是", 1);
    row("阳性", "阴性", "阴性|阳性", 1);
    row("Y", "N", "N|Y", 1);
    row("positive", "negative", "negative|positive", 1);
    row("click", "skip", "skip|click", 1);
    row("spam", "ham", "ham|spam", 1);
    row("dog", "cat", "cat|dog", -1);
    row("2", "1", "1|2", -1);
    row("1", "2.5", "1|2.5", -1);
    row("2", "3", "2|3", -1);
    row("1", "yes", "1|yes", -1);
    row("1", "1", "0|1", 1);
    row("0", "0", "0|1", 1);
    row("False", "False", "False|True", 1);
    row("NO", "NO", "NO|YES", 1);
    row("cat", "cat", "|cat", -1);
    row("spam", "spam", "|spam", 1);
    row(" yes ", "\"no\"", "no|yes", 1);
}

void TestSampleTable::labels()
{
    QFETCH(const std::string, first);
    QFETCH(const std::string, second);
    QFETCH(const std::string, classes);
    QFETCH(const int, positive);
    const auto read = core::parseSampleTable("label,score\n" + first + ",0.5\n" + second + ",0.7\n",
                                             "file", labelAndScore());
    QVERIFY(read);
    const core::Samples& samples = read->samples;
    QCOMPARE(samples.classes[0] + "|" + samples.classes[1], classes);
    QCOMPARE(read->positive ? int{*read->positive} : -1, positive);
    const auto isWord = [&](std::size_t row, const std::string& cell) {
        return cell.find(samples.classes[samples.labels[row]]) != std::string::npos;
    };
    QVERIFY(isWord(0, first) && isWord(1, second));
}

void TestSampleTable::positiveAsGiven_data()
{
    QTest::addColumn<std::string>("positive");
    QTest::addColumn<std::string>("labels");
    QTest::addColumn<std::string>("classes");  // empty: refused
    QTest::newRow("undecided without it") << "cat"s
                                          << "cat,1\ndog,2\n"s
                                          << "dog|cat"s;
    QTest::newRow("against the usual one") << "0"s
                                           << "0,1\n1,2\n"s
                                           << "1|0"s;
    QTest::newRow("no sample of it") << "spam"s
                                     << "ham,1\nham,2\n"s
                                     << "ham|spam"s;
    QTest::newRow("one class, that one") << "cat"s
                                         << "cat,1\n"s
                                         << "|cat"s;
    QTest::newRow("no label") << "bird"s
                              << "cat,1\ndog,2\n"s
                              << ""s;
    QTest::newRow("another case") << "Yes"s
                                  << "yes,1\nno,2\n"s
                                  << ""s;
}

void TestSampleTable::positiveAsGiven()
{
    QFETCH(const std::string, positive);
    QFETCH(const std::string, labels);
    QFETCH(const std::string, classes);
    TableReading reading = labelAndScore();
    reading.positive = positive;
    const auto read = core::parseSampleTable("label,score\n" + labels, "file", reading);
    QCOMPARE(read.hasValue(), !classes.empty());
    if (!read) {
        QVERIFY(read.error().first ==
                std::vector{problem(0, ErrorCode::UnknownLabel, positive, "label")});
        return;
    }
    QCOMPARE(read->samples.classes[0] + "|" + read->samples.classes[1], classes);
    QVERIFY(read->positive && read->samples.classes[*read->positive] == positive);
}

void TestSampleTable::oneAgainstTheRest_data()
{
    QTest::addColumn<std::size_t>("threads");
    for (const std::size_t threads : {1, 3})
        QTest::addRow("%zu threads", threads) << threads;
}

void TestSampleTable::oneAgainstTheRest()
{
    QFETCH(const std::size_t, threads);
    const std::string text = "label,score\nversicolor,0.1\nsetosa,0.2\nvirginica,0.3\nsetosa,0.4\n";
    const auto read = [&](const std::optional<std::string>& positive) {
        TableReading reading = labelAndScore();
        reading.positive = positive;
        return core::parseSampleTable(text, "file", reading, core::Threads(threads));
    };
    const auto open = read({});
    QVERIFY(!open);
    QVERIFY(open.error().first ==
            std::vector{problem(4, ErrorCode::ThirdLabel, "virginica", "label")});
    QVERIFY(
        (open.error().classes == std::vector<std::string>{"setosa", "versicolor", "virginica"}));
    const auto chosen = read("setosa");
    QVERIFY(chosen);
    QCOMPARE(chosen->samples.classes[1], "setosa"s);
    QCOMPARE(chosen->samples.classes[0], "not setosa"s);
    QVERIFY(chosen->positive == 1);
    QVERIFY((chosen->samples.labels == std::vector<std::uint8_t>{0, 1, 0, 1}));
    QVERIFY((chosen->rest == std::vector<std::string>{"versicolor", "virginica"}));
    const auto other = read("rose");
    QVERIFY(!other && other.error().classes.empty());
    QVERIFY(other.error().first ==
            std::vector{problem(0, ErrorCode::UnknownLabel, "rose", "label")});
}

void TestSampleTable::tooManyClasses()
{
    std::string text = "label,score\n";
    for (std::size_t i = 0; i < core::mostClasses; ++i)
        text += "c" + std::to_string(i) + ",1\n";
    TableReading reading = labelAndScore();
    QCOMPARE(core::parseSampleTable(text, "file", reading).error().classes.size(),
             core::mostClasses);
    reading.positive = "c7";
    QVERIFY(core::parseSampleTable(text, "file", reading));
    text += "one more,1\nand another,1\n";
    const auto refused = core::parseSampleTable(text, "file", reading);
    QVERIFY(!refused);
    QVERIFY(refused.error().first == std::vector{problem(4, ErrorCode::ThirdLabel, "c2", "label")});
    QVERIFY(refused.error().classes.empty());
}

void TestSampleTable::scores_data()
{
    QTest::addColumn<std::string>("cell");
    QTest::addColumn<double>("score");
    const double infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("whole") << "3"s << 3.0;
    QTest::newRow("many digits") << "0.30000000000000004"s << 0.1 + 0.2;
    QTest::newRow("half way, rounds to even") << "9007199254740993"s << 9007199254740992.0;
    QTest::newRow("plus") << "+0.5"s << 0.5;
    QTest::newRow("no digit before the point") << ".5"s << 0.5;
    QTest::newRow("exponent") << "1E-5"s << 1e-5;
    QTest::newRow("blanks") << " 0.5\t"s << 0.5;
    QTest::newRow("quotes") << "\"0.5\""s << 0.5;
    QTest::newRow("infinite") << "inf"s << infinity;
    QTest::newRow("minus infinite") << "-Infinity"s << -infinity;
}

void TestSampleTable::scores()
{
    QFETCH(const std::string, cell);
    QFETCH(const double, score);
    const auto read =
        core::parseSampleTable("label,score\n1," + cell + "\n", "file", labelAndScore());
    QVERIFY(read);
    QVERIFY(read->samples.models[0].values == std::vector{score});
}

void TestSampleTable::decimalComma()
{
    TableReading reading = labelAndScore();
    reading.delimiter = Delimiter::Semicolon;
    const std::string text = "label;score\n1;0,5\n0;2\n";
    const auto refused = core::parseSampleTable(text, "file", reading);
    QVERIFY(!refused);
    QVERIFY(refused.error().first == std::vector{problem(2, ErrorCode::BadScore, "0,5", "score")});
    reading.decimalComma = true;
    const auto read = core::parseSampleTable(text, "file", reading);
    QVERIFY(read);
    QVERIFY((read->samples.models[0].values == std::vector{0.5, 2.0}));
}

void TestSampleTable::problems_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<core::ParseError>("expected");
    const auto row = [](const char* name, const std::string& text, const core::ParseError& error) {
        QTest::newRow(name) << text << error;
    };
    row("nothing", "", problem(0, ErrorCode::NothingToRead, ""));
    row("headings alone", "label,score\n\n", problem(0, ErrorCode::NothingToRead, ""));
    row("NUL", "label,score\n1,0.5\n0,\0\n"s, problem(3, ErrorCode::BinaryData, "0x00"));
    row("Latin-1", "label,score\ncaf\xE9,0.5\n", problem(2, ErrorCode::NotUtf8, "0xe9"));
    row("Latin-1 in the heading", "label,caf\xE9\n1,0.5\n", problem(1, ErrorCode::NotUtf8, "0xe9"));
    row("too few cells", "label,score\n1,0.5\n\n1\n", problem(4, ErrorCode::RaggedRow, "1"));
    row("too many cells", "label,score\n1,0,5\n", problem(2, ErrorCode::RaggedRow, "3"));
    row("no label", "label,score\n ,0.5\n", problem(2, ErrorCode::NoLabel, "", "label"));
    row("a label that nobody knows", "label,score\nYes,0.5\nNA,0.25\nNo,0.5\n",
        problem(3, ErrorCode::NoLabel, "NA", "label"));
    row("no score", "label,score\n1,\n", problem(2, ErrorCode::BadScore, "", "score"));
    row("a word as score", "label,score\n1,high\n",
        problem(2, ErrorCode::BadScore, "high", "score"));
    row("NaN", "label,score\n1,nan\n", problem(2, ErrorCode::BadScore, "nan", "score"));
    row("hexadecimal", "label,score\n1,0x1\n", problem(2, ErrorCode::BadScore, "0x1", "score"));
    row("beyond double", "label,score\n1,1e999\n",
        problem(2, ErrorCode::BadScore, "1e999", "score"));
    row("third label", "label,score\n1,0.5\n0,0.2\n\n2,0.1\n3,0.1\n",
        problem(5, ErrorCode::ThirdLabel, "2", "label"));
    row("a bad row before the third label", "label,score\n1,0.5\n0,0.2\n2,0.1\n1,x\n",
        problem(5, ErrorCode::BadScore, "x", "score"));
    row("line behind a cell of several lines", "label,score\n\"1\n2\n3\",0.5\n1,x\n",
        problem(5, ErrorCode::BadScore, "x", "score"));
    row("line behind a heading of several lines", "label,\"score\n!\"\n1,x\n",
        problem(3, ErrorCode::BadScore, "x", "score\n!"));
    row("CR ends lines", "label,score\r1,0.5\r1,x\r",
        problem(3, ErrorCode::BadScore, "x", "score"));
    row("a cell of more than 1 MiB", "label,score\n" + std::string(1'100'000, 'a') + ",1\n",
        problem(2, ErrorCode::LineTooLong, "1100002"));
}

void TestSampleTable::problems()
{
    QFETCH(const std::string, text);
    QFETCH(const core::ParseError, expected);
    for (const std::size_t threads : {1, 3}) {
        const auto read =
            core::parseSampleTable(text, "file", labelAndScore(), core::Threads(threads));
        QVERIFY(!read);
        QCOMPARE(read.error().count, std::size_t{1});
        QVERIFY(read.error().first.size() == 1);
        const core::ParseError& error = read.error().first.front();
        QCOMPARE(error.line, expected.line);
        QCOMPARE(error.problem, expected.problem);
        QCOMPARE(error.found, expected.found);
        QCOMPARE(error.column, expected.column);
    }
}

void TestSampleTable::everyBadRowIsTold()
{
    TableReading reading = labelAndScore();
    reading.weightColumn = 2;
    const std::string text = "label,score,weight\n1,0.5,1\n1,x,1\n1\n0,0.5,-1\n1,1,-inf\n,1,1\n";
    const auto all = core::parseSampleTable(text, "file", reading);
    QVERIFY(!all);
    QVERIFY((all.error().first == std::vector{problem(3, ErrorCode::BadScore, "x", "score"),
                                              problem(4, ErrorCode::RaggedRow, "1"),
                                              problem(5, ErrorCode::BadWeight, "-1", "weight"),
                                              problem(6, ErrorCode::BadWeight, "-inf", "weight"),
                                              problem(7, ErrorCode::NoLabel, "", "label")}));
    QCOMPARE(all.error().count, std::size_t{5});
    reading.reportedRows = 2;
    const auto some = core::parseSampleTable(text, "file", reading);
    QVERIFY(!some);
    QCOMPARE(some.error().first.size(), std::size_t{2});
    QCOMPARE(some.error().count, std::size_t{5});
}

void TestSampleTable::badRowsAreLeftOut()
{
    TableReading reading = labelAndScore();
    reading.leavesOutBadRows = true;
    const auto read =
        core::parseSampleTable("label,score\n1,0.5\nn/a,\n0\n0,0.25\n", "file", reading);
    QVERIFY(read);
    QVERIFY((read->samples.labels == std::vector<std::uint8_t>{1, 0}));
    QVERIFY((read->samples.models[0].values == std::vector{0.5, 0.25}));
    QCOMPARE(read->leftOut.count, std::size_t{2});
    QVERIFY((read->samples.leftOut == core::LeftOutRows{.unreadable = 2}));
    QVERIFY((read->leftOut.first == std::vector{problem(3, ErrorCode::BadScore, "", "score"),
                                                problem(4, ErrorCode::RaggedRow, "1")}));
    TableReading models = reading;
    models.scoreColumns = {1, 2};
    const auto named =
        core::parseSampleTable("label,a,b\n1,0.5,1\n,0.5,1\n0,,0.5\n0,0.25,1\n", "file", models);
    QVERIFY(named);
    QVERIFY((named->samples.leftOut ==
             core::LeftOutRows{.withoutScore = 1, .withoutLabel = 1, .models = {"a"}}));
    const auto third = core::parseSampleTable("label,score\n1,1\n2,x\n0,1\n3,1\n", "file", reading);
    QVERIFY(!third);
    QVERIFY(third.error().first == std::vector{problem(5, ErrorCode::ThirdLabel, "3", "label")});
    const auto none = core::parseSampleTable("label,score\n1,x\n", "file", reading);
    QVERIFY(!none);
    QVERIFY(none.error().first == std::vector{problem(2, ErrorCode::BadScore, "x", "score")});
}

void TestSampleTable::columnsThatAreNotThere()
{
    const std::string text = "label,score\n1,0.5\n";
    const auto problemOf = [&](const TableReading& reading) {
        const auto read = core::parseSampleTable(text, "file", reading);
        return read ? core::ParseError{} : read.error().first.front();
    };
    TableReading reading = labelAndScore();
    reading.labelColumn.reset();
    QVERIFY(problemOf(reading) == problem(0, ErrorCode::NoLabelColumn, ""));
    reading = labelAndScore();
    reading.scoreColumns.clear();
    QVERIFY(problemOf(reading) == problem(0, ErrorCode::NoScoreColumn, ""));
    reading = labelAndScore();
    reading.groupColumn = 2;
    QVERIFY(problemOf(reading) == problem(0, ErrorCode::NoSuchColumn, "3"));
}

/// Each column is read like the groups, and rows that are skipped are skipped there, too.
void TestSampleTable::columnsOfSubgroups()
{
    const std::string text = "label,score,sex,site\n1,0.9,F,a\n0,x,M,a\n0,0.2,M,b\n1,0.4,F,b\n";
    TableReading reading = labelAndScore();
    reading.subgroupColumns = {3, 2};
    reading.leavesOutBadRows = true;
    const auto read = core::parseSampleTable(text, "file", reading);
    QVERIFY(read);
    const std::vector<core::SampleColumn> expected{{"site", {0, 1, 1}, {"a", "b"}},
                                                   {"sex", {0, 1, 0}, {"F", "M"}}};
    QVERIFY(read->samples.columns == expected);
    QVERIFY(read->samples.groupNames.empty());
    QCOMPARE(core::sampleTableText(read->samples, Delimiter::Comma),
             "label,score,site,sex\n1,0.9,a,F\n0,0.2,b,M\n1,0.4,b,F\n"s);
    reading.subgroupColumns = {4};
    QVERIFY(!core::parseSampleTable(text, "file", reading));
}

void TestSampleTable::levelsAreInOrder_data()
{
    QTest::addColumn<std::vector<std::string>>("met");
    QTest::addColumn<std::vector<std::string>>("ordered");
    using Levels = std::vector<std::string>;
    QTest::newRow("numbers") << Levels{"10", "9", "-1", "2.5"} << Levels{"-1", "2.5", "9", "10"};
    QTest::newRow("numbers in words")
        << Levels{"site 10", "Site 9", "site 1"} << Levels{"site 1", "Site 9", "site 10"};
    QTest::newRow("ranges of age")
        << Levels{"≥ 60", "40–59", "<40"} << Levels{"<40", "40–59", "≥ 60"};
    QTest::newRow("missing last") << Levels{"NA", "2", "", "10", "unknown"}
                                  << Levels{"2", "10", "", "NA", "unknown"};
}

void TestSampleTable::levelsAreInOrder()
{
    QFETCH(const std::vector<std::string>, met);
    QFETCH(const std::vector<std::string>, ordered);
    core::SampleColumn column{"age", {}, met};
    for (std::uint32_t i = 0; i < met.size(); ++i)
        column.of.push_back(i);
    core::orderLevels(column);
    QVERIFY(column.names == ordered);
    for (std::size_t i = 0; i < met.size(); ++i)
        QCOMPARE(column.names[column.of[i]], met[i]);
}

void TestSampleTable::threadsDoNotMatter_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("leavesOut");
    const auto table = [](const auto& special) {
        std::string text = "id,label,score,group\n";
        for (int i = 0; i < 300; ++i) {
            const std::string row = special(i);
            text += row.empty() ? "s" + std::to_string(i) + (i % 3 == 0 ? ",yes," : ",no,") +
                                      std::to_string(i * 0.001) + ",q" + std::to_string(i * i % 17)
                                : row;
            text += i % 5 == 0 ? "\r\n" : "\n";
        }
        return text;
    };
    const auto at = [](int place, const std::string& row) {
        return [place, row](int i) { return i == place ? row : ""s; };
    };
    QTest::newRow("plain") << table(at(-1, "")) << false;
    QTest::newRow("first label at the end")
        << table([](int i) { return i < 299 ? "a,yes,1,q" : "b,no,2,q"; }) << false;
    QTest::newRow("quotes") << table(at(150, "\"a,b\",\"yes\",\"0.5\",\"q\"\"1\"")) << false;
    QTest::newRow("line breaks in quotes")
        << table([](int i) { return i % 40 == 7 ? "\"a\nb,yes,1,q\n\",no,1,\"q\n1\""s : ""s; })
        << false;
    QTest::newRow("quotes that are not closed") << table(at(30, "\"a,no,1,q")) << false;
    QTest::newRow("blank lines") << table([](int i) { return i % 4 == 1 ? " "s : ""s; }) << false;
    QTest::newRow("bad rows") << table([](int i) { return i % 50 == 3 ? "a,no,x,q"s : ""s; })
                              << false;
    QTest::newRow("bad rows left out")
        << table([](int i) { return i % 7 == 3 ? "a,maybe,x,q"s : ""s; }) << true;
    QTest::newRow("third label") << table([](int i) {
        return i > 100 && i % 11 == 0 ? "a,l" + std::to_string(i) + ",1,q" : ""s;
    }) << false;
    QTest::newRow("Latin-1") << table([](int i) { return i % 90 == 80 ? "\xE9,no,1,q"s : ""s; })
                             << false;
}

void TestSampleTable::threadsDoNotMatter()
{
    QFETCH(const std::string, text);
    QFETCH(const bool, leavesOut);
    TableReading reading;
    reading.idColumn = 0;
    reading.labelColumn = 1;
    reading.scoreColumns = {2};
    reading.groupColumn = 3;
    reading.leavesOutBadRows = leavesOut;
    reading.reportedRows = 3;
    const auto alone = core::parseSampleTable(text, "file", reading);
    for (const std::size_t threads : {2, 3, 7, 40})
        QVERIFY(
            isSame(alone, core::parseSampleTable(text, "file", reading, core::Threads(threads))));
}

void TestSampleTable::writtenRowsComeBack_data()
{
    QTest::addColumn<core::Samples>("samples");
    core::Samples samples;
    samples.classes = {"no", "yes"};
    samples.labels = {0, 1, 1};
    samples.models = {{"score", {0.1 + 0.2, -0.0, 1e-300}}};
    QTest::newRow("labels and scores") << samples;
    samples.models[0].values = {std::numeric_limits<double>::infinity(), 1e22,
                                -std::numeric_limits<double>::infinity()};
    QTest::newRow("infinite scores") << samples;
    samples.models.push_back({"score; second, \"b\"", {1, 2, 3}});
    samples.ids = {"a", "b\tc;d,e", "\"f\"\r\ng"};
    samples.weights = {1, 0.5, 1.0 / 3};
    samples.groups = {0, 1, 0};
    samples.groupNames = {"q 1", "q,2;\t"};
    QTest::newRow("every column") << samples;
    samples.classes = {"ja, klar", "nein"};
    QTest::newRow("labels in quotes") << samples;
    core::Samples single;
    single.classes = {"0", "1"};
    single.labels = {0, 0};
    single.models = {{"score", {0.5, 0.25}}};
    QTest::newRow("one class") << single;
}

void TestSampleTable::writtenRowsComeBack()
{
    QFETCH(const core::Samples, samples);
    for (const Delimiter delimiter : {Delimiter::Comma, Delimiter::Tab, Delimiter::Semicolon}) {
        const std::string text = core::sampleTableText(samples, delimiter);
        const auto read = proposed(text);
        QVERIFY2(read, text.c_str());
        QVERIFY(read->samples == samples);
        QVERIFY(std::signbit(read->samples.models[0].values[1]) ==
                std::signbit(samples.models[0].values[1]));
    }
}

void TestSampleTable::chosenRows()
{
    core::Samples samples;
    samples.labels = {0, 1, 1};
    samples.models = {{"", {0.5, 0.75, 2}}};
    const std::vector<std::size_t> rows{2, 0};
    QCOMPARE(core::sampleTableText(samples, rows, Delimiter::Tab), "label\tscore\n1\t2\n0\t0.5\n"s);
}

/// Lines count on over the blocks.
void TestSampleTable::blocks()
{
    const std::string file = "file";
    const TableReading reading = labelAndScore();
    core::SampleBlocks blocks({file, reading, {"label", "score"}});
    QVERIFY(!blocks.read("1,0.5\n0,0.25\n"));
    const auto refused = blocks.read("1,0.5\n\xFF,0.5\n");
    QVERIFY(refused);
    QCOMPARE(refused->line, std::size_t{4});
}

void TestSampleTable::compressed()
{
    const QTemporaryDir directory;
    const std::string path = directory.filePath("scores.csv").toStdString();
    const std::string text = "label,score\n1,0.5\n0,0.25\n";
    QVERIFY(!core::writeText(path, gzipped(text)));
    const auto read = core::readText(path);
    QVERIFY(read);
    QVERIFY(isSame(proposed(*read), proposed(text)));
}

/// Headings that say that there are scores, and not whose.
void TestSampleTable::bareNames_data()
{
    QTest::addColumn<bool>("isBare");
    for (const char* name : {"", "2", "score", "Score", "y_score", "Predicted probability",
                             "prob-1", "y_hat", "model", "P", "得分"})
        QTest::newRow(name) << true;
    for (const char* name :
         {"ctr", "random forest", "prob_forest", "xgb score", "model_a", "bm25", "模型一得分"})
        QTest::newRow(name) << false;
}

void TestSampleTable::bareNames()
{
    QFETCH(bool, isBare);
    QCOMPARE(core::isBareName(QTest::currentDataTag()), isBare);
}

QTEST_APPLESS_MAIN(TestSampleTable)

}  // namespace tst_sample_table

#include "tst_sample_table.moc"
