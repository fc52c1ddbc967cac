// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/check_files.h"
#include "core/collections/import/joined_judgments.h"
#include "core/collections/import/separate_files.h"
#include "core/foundation/file/text_source.h"
#include "tests/core/flat_diagnostics.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <vector>

namespace tst_check_files {

using core::ErrorCode;
using Texts = std::vector<std::string>;

namespace {

const std::string qrels = "# by hand\nq1 0 d1 1\nq1 0 d2 0\n";
const std::string run = "q1 Q0 d2 1 2.5 bm25\nq1 Q0 d1 2 1.5 bm25\n";
const std::string wholeNumbers = R"({"q1": {"d1": 2, "d2": 1}})";

/// Texts as files of a folder that goes away.
class Folder {
public:
    explicit Folder(const Texts& texts)
    {
        for (const std::string& text : texts) {
            paths.push_back(m_folder.filePath(QString::number(paths.size())).toStdString());
            isWritten = !core::writeText(paths.back(), text) && isWritten;
        }
    }

    Texts paths;
    bool isWritten = true;

private:
    QTemporaryDir m_folder;
};

/// What a file holds, and what is said of it: "judgments 3 BlankLines 1 at 2".
std::string contentOf(const core::CheckedFile& checked)
{
    std::string text;
    if (checked.qrels)
        text += "judgments " + std::to_string(checked.qrels->queries.size()) + " ";
    if (!checked.runs.empty())
        text += "runs " + std::to_string(checked.runs.size()) + " ";
    if (checked.texts)
        text += "texts " + std::to_string(*checked.texts) + " ";
    if (checked.predictions)
        text += "predictions " + std::to_string(*checked.predictions) + " ";
    return text + flat(checked.file.diagnostics);
}

std::string textsOf(const Texts& ids)
{
    std::string text;
    for (const std::string& id : ids)
        text += "{\"_id\": \"" + id + "\", \"text\": \"x\"}\n";
    return text;
}

}  // namespace

class TestCheckFiles : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void told_data();
    void told();
    void content_data();
    void content();
    void chosenFeatures();
    void noSuchFile();
    void contradictingJudgments();
    void joinedJudgments();
    void columnsOfJudgments();
    void noJudgments_data();
    void noJudgments();
};

void TestCheckFiles::told_data()
{
    QTest::addColumn<Texts>("texts");
    QTest::addColumn<Texts>("expected");
    QTest::newRow("judgments and a run")
        << Texts{qrels, run} << Texts{"judgments: CommentLines 1 at 1 # by hand", "run: "};
    QTest::newRow("whole numbers alone")
        << Texts{wholeNumbers} << Texts{"judgments: TakenAsJudgments 1"};
    QTest::newRow("whole numbers beside judgments")
        << Texts{wholeNumbers, qrels}
        << Texts{"run: TakenAsRun 1", "judgments: CommentLines 1 at 1 # by hand"};
    QTest::newRow("a file that is not read, beside one that is")
        << Texts{"Dear reader,\nhow are you?\n", qrels}
        << Texts{"UnknownFormat", "judgments: CommentLines 1 at 1 # by hand"};
}

void TestCheckFiles::told()
{
    QFETCH(const Texts, texts);
    const Folder folder(texts);
    QVERIFY(folder.isWritten);
    Texts told;
    for (const auto& checked : core::checkFiles(folder.paths)) {
        if (checked)
            told.push_back((checked->qrels ? "judgments: " : "run: ") +
                           flat(checked->file.diagnostics));
        else
            told.push_back(checked.error().problem == ErrorCode::UnknownFormat ? "UnknownFormat"
                                                                               : "another error");
    }
    QTEST(told, "expected");
}

void TestCheckFiles::content_data()
{
    QTest::addColumn<Texts>("texts");
    QTest::addColumn<Texts>("expected");
    const std::string three = "q1 0 d1 1\nq2 0 d2 2\nq3 0 d3 1\n";
    const std::string letor = "1 qid:1 1:0.5 #docid = a\n0 qid:1 1:0.25 #docid = b\n";
    const auto row = [](const char* name, const Texts& texts, const Texts& expected) {
        QTest::newRow(name) << texts << expected;
    };
    row("a run alone", {run}, {"runs 1 "});
    row("predictions alone", {"0.5\n-1.25\n"}, {"predictions 2 "});
    row("predictions beside what they score", {letor, "0.5\n-1.25\n"},
        {"judgments 1 ", "predictions 2 "});
    row("texts of all queries", {three, textsOf({"q1", "q2", "q3"})}, {"judgments 3 ", "texts 3 "});
    row("texts of some queries", {three, textsOf({"q2"})},
        {"judgments 3 ", "texts 1 QueriesWithoutText 2 q1"});
    row("texts of the queries in two files", {textsOf({"q1"}), three, textsOf({"q2"})},
        {"texts 1 ", "judgments 3 ", "texts 1 QueriesWithoutText 1 q3"});
    row("texts of documents", {three, textsOf({"d1", "d2", "d3", "d4"})},
        {"judgments 3 ", "texts 4 "});
    row("texts of neither", {three, textsOf({"x"})}, {"judgments 3 ", "texts 1 TextsOfNeither 1"});
    row("texts without judgments", {textsOf({"x"})}, {"texts 1 "});
    row("texts beside two files of judgments", {three, qrels, textsOf({"x"})},
        {"judgments 3 ", "judgments 1 CommentLines 1 at 1 # by hand; JoinedJudgments 1 0",
         "texts 1 "});
}

void TestCheckFiles::content()
{
    QFETCH(const Texts, texts);
    const Folder folder(texts);
    QVERIFY(folder.isWritten);
    Texts found;
    for (const auto& checked : core::checkFiles(folder.paths))
        found.push_back(checked ? contentOf(*checked) : "refused");
    QTEST(found, "expected");
}

void TestCheckFiles::chosenFeatures()
{
    const Folder folder({"1 qid:1 1:0.5 2:3\n0 qid:1 1:0.25 2:4\n"});
    QVERIFY(folder.isWritten);
    core::CollectionChoices choices;
    QVERIFY(core::checkFiles(folder.paths, choices).front()->runs.empty());
    choices.features = {1, 2};
    const auto checked = core::checkFiles(folder.paths, choices);
    QVERIFY(checked.front() && checked.front()->qrels && checked.front()->file.hasFeatures);
    QCOMPARE(checked.front()->runs.size(), std::size_t{2});
}

void TestCheckFiles::noSuchFile()
{
    const Folder folder({qrels});
    const auto checked = core::checkFiles({folder.paths.front() + ".gone", folder.paths.front()});
    QCOMPARE(checked.size(), std::size_t{2});
    QVERIFY(!checked[0]);
    QCOMPARE(checked[0].error().file, folder.paths.front() + ".gone");
    QVERIFY(checked[1] && checked[1]->qrels);
}

/// Tables that hold judgments and a run each are joined, and must not contradict each other.
void TestCheckFiles::contradictingJudgments()
{
    const std::string heading = "query,docid,rating,score\n";
    const Folder folder({heading + "q,d,3,0.5\n", heading + "q,d,3,0.25\n", heading + "q,d,2,1\n"});
    QVERIFY(folder.isWritten);
    const auto checked = core::checkFiles(folder.paths);
    QCOMPARE(checked.size(), std::size_t{3});
    QVERIFY(checked[0] && checked[0]->qrels && checked[0]->runs.size() == 1);
    QVERIFY(checked[1] && flat(checked[1]->file.diagnostics).find("JoinedJudgments 1") == 0);
    QVERIFY(!checked[2]);
    QCOMPARE(checked[2].error().file, folder.paths[2]);
}

void TestCheckFiles::joinedJudgments()
{
    core::Qrels joined = core::parseQrels("q 0 a 1\n", "a").value();
    QVERIFY(!core::join(joined, core::parseQrels("q 0 b 3\n", "b").value(), "b",
                        core::RepeatedGrade::Refuse));
    QCOMPARE(joined.queries.front().judgments.size(), std::size_t{2});
    QCOMPARE(joined.topGrade, 3.0);
}

void TestCheckFiles::columnsOfJudgments()
{
    using enum core::ColumnMeaning;
    const Folder folder({"query,docid,rating\nq,d,3\n"});
    QVERIFY(
        (core::columnsRead(folder.paths.front(), {}) ==
         std::vector<core::ColumnRead>{{Query, "query"}, {Document, "docid"}, {Grade, "rating"}}));
}

void TestCheckFiles::noJudgments_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<ErrorCode>>("expected");  // none or one
    const auto row = [](const char* name, const std::string& text,
                        const std::vector<ErrorCode>& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("judgments", qrels, {});
    row("a run", run, {ErrorCode::NotJudgments});
    row("texts", R"({"_id": "d", "text": "x"})", {ErrorCode::NotJudgments});
    row("predictions", "0.5\n-1.25\n", {ErrorCode::NotJudgments});
    row("numbers that may be scores",
        "query,doc,label,lgb_v1,lgb_v2\nq,d,1,0.5,1.5\nq,e,0,0.25,2\n",
        {ErrorCode::PossibleScores});
    row("values per query", "map\tq1\t0.25\nmap\tall\t0.25\n", {ErrorCode::PerQueryValues});
    row("another text, which is refused where it is read", "Dear reader,\nhow are you?\n",
        {ErrorCode::UnknownFormat});
}

void TestCheckFiles::noJudgments()
{
    QFETCH(const std::string, text);
    const Folder folder({text});
    QVERIFY(folder.isWritten);
    std::vector<ErrorCode> problems;
    if (const auto error = core::undecidedScores(folder.paths.front(), {}))
        problems.push_back(error->problem);
    QTEST(problems, "expected");
}

QTEST_APPLESS_MAIN(TestCheckFiles)

}  // namespace tst_check_files

#include "tst_check_files.moc"
