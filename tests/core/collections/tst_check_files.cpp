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

}  // namespace

class TestCheckFiles : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void told_data();
    void told();
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
