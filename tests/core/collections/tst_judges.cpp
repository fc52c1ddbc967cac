// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/judges/grade_rule.h"
#include "core/collections/judges/judge_agreement.h"
#include "core/collections/judges/read_judges.h"
#include "core/foundation/text/number_text.h"
#include "tests/core/figures.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <string>
#include <vector>

namespace tst_judges {

namespace {

using core::GradeRule;
using core::Judge;
using core::JudgePanel;

Judge judge(const std::string& name, const std::string& qrels)
{
    return {name, core::parseQrels(qrels, name).value()};
}

/// Grades of one query's documents a, b, c …, by judge; a point stands for no grade.
JudgePanel panelOf(const std::vector<std::string>& judges)
{
    std::vector<Judge> made;
    for (const std::string& grades : judges) {
        std::string qrels;
        for (std::size_t i = 0; i < grades.size(); ++i)
            if (grades[i] != '.')
                qrels += std::string("q 0 ") + static_cast<char>('a' + i) + " " + grades[i] + "\n";
        made.push_back(judge(std::to_string(made.size() + 1), qrels));
    }
    return core::judgePanel(made);
}

/// "a 2, b 0.5".
std::string textOf(const core::Qrels& qrels)
{
    std::string text;
    for (const core::QueryJudgments& query : qrels.queries)
        for (const core::Judgment& judgment : query.judgments)
            text += (text.empty() ? "" : ", ") + judgment.document + " " +
                    core::shortestText(judgment.grade.value());
    return text;
}

std::string documentsOf(const JudgePanel& panel, const std::vector<std::size_t>& places)
{
    std::string text;
    for (const std::size_t place : places)
        text += panel.documents[place].document;
    return text;
}

}  // namespace

class TestJudges : public QObject {
    Q_OBJECT
private slots:
    void init();
    void panelOfFiles();
    void disagreementsByDifference();
    void rules_data();
    void rules();
    void chief();
    void agreementOfPanel();
    void columnOfJudges_data();
    void columnOfJudges();
    void names();

private:
    QTemporaryDir m_folder;
};

void TestJudges::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// Judges may have judged other queries and documents; ids come in byte order.
void TestJudges::panelOfFiles()
{
    const JudgePanel panel = core::judgePanel(std::vector{
        judge("anna", "2 0 x 1\n1 0 y 0\n1 0 x 2\n"), judge("ben", "1 0 x 1\n3 0 z 1\n")});
    QCOMPARE(panel.judges, (std::vector<std::string>{"anna", "ben"}));
    const core::Grade none;
    const std::vector<core::PanelDocument> expected{{"1", "x", {core::Grade(2), core::Grade(1)}},
                                                    {"1", "y", {core::Grade(0), none}},
                                                    {"2", "x", {core::Grade(1), none}},
                                                    {"3", "z", {none, core::Grade(1)}}};
    QVERIFY(panel.documents == expected);
    QCOMPARE(panel.grades().documents(), std::size_t{4});
}

void TestJudges::disagreementsByDifference()
{
    const JudgePanel panel = panelOf({"01230", "0.131", "1122."});
    QCOMPARE(documentsOf(panel, core::disagreements(panel)), std::string("acde"));
    const JudgePanel far = panelOf({"0012", "1032"});
    QCOMPARE(documentsOf(far, core::disagreements(far)), std::string("ca"));
}

void TestJudges::rules_data()
{
    QTest::addColumn<std::vector<std::string>>("judges");
    QTest::addColumn<GradeRule>("rule");
    QTest::addColumn<std::string>("grades");
    QTest::addColumn<std::string>("tied");
    const auto row = [](const char* name, const std::vector<std::string>& judges, GradeRule rule,
                        const std::string& grades, const std::string& tied) {
        QTest::newRow(name) << judges << rule << grades << tied;
    };
    row("majority", {"203", "213", "110"}, GradeRule::Majority, "a 2, b 1, c 3", "");
    row("no majority: the lowest, tied", {"23", "13", "32"}, GradeRule::Majority, "a 1, b 3", "a");
    row("two pairs are tied, a third is not", {"22", "22", "31", "32"}, GradeRule::Majority,
        "a 2, b 2", "a");
    row("a lonely lower grade is no tie", {"0", "2", "2"}, GradeRule::Majority, "a 2", "");
    row("two judges who differ are tied", {"02", "12"}, GradeRule::Majority, "a 0, b 2", "a");
    row("median of three", {"0", "3", "2"}, GradeRule::Median, "a 2", "");
    row("median of two is their mean", {"0", "3"}, GradeRule::Median, "a 1.5", "");
    row("mean", {"0", "1", "1", "3"}, GradeRule::Mean, "a 1.25", "");
    row("a half is rounded down, tied", {"01", "12"}, GradeRule::RoundedMean, "a 0, b 1", "ab");
    row("two thirds are rounded up", {"0", "1", "1"}, GradeRule::RoundedMean, "a 1", "");
    row("highest, of those who judged", {"0.", "21", "1."}, GradeRule::Highest, "a 2, b 1", "");
    row("lowest", {"02", "21"}, GradeRule::Lowest, "a 0, b 1", "");
}

void TestJudges::rules()
{
    QFETCH(const std::vector<std::string>, judges);
    QFETCH(const GradeRule, rule);
    QFETCH(const std::string, grades);
    QFETCH(const std::string, tied);
    const JudgePanel panel = panelOf(judges);
    const core::ChosenGrades chosen = core::chosenGrades(panel, {rule, {}});
    QCOMPARE(textOf(chosen.qrels), grades);
    QCOMPARE(documentsOf(panel, chosen.tied), tied);
    double top = 0;
    for (const core::Judgment& judgment : chosen.qrels.queries.front().judgments)
        top = std::max(top, judgment.grade.value());
    QCOMPARE(chosen.qrels.topGrade, top);
}

/// The second judge's grades count; the rule decides the others.
void TestJudges::chief()
{
    const JudgePanel panel = panelOf({"012", "3.0", "013"});
    const core::ChosenGrades chosen =
        core::chosenGrades(panel, {GradeRule::Highest, std::size_t{1}});
    QCOMPARE(textOf(chosen.qrels), std::string("a 3, b 1, c 0"));
    QVERIFY(chosen.tied.empty());
}

/// Cohen, 1960: 29 of 59 hundredths; the panel counts what both judged.
void TestJudges::agreementOfPanel()
{
    std::string first;
    std::string second;
    const int counts[3][3] = {{88, 14, 18}, {10, 40, 10}, {2, 6, 12}};
    int document = 0;
    for (int a = 0; a < 3; ++a)
        for (int b = 0; b < 3; ++b)
            for (int i = 0; i < counts[a][b]; ++i) {
                const std::string id = "q 0 d" + std::to_string(++document) + " ";
                first += id + std::to_string(a) + "\n";
                second += id + std::to_string(b) + "\n";
            }
    first += "q 0 alone 2\n";
    const JudgePanel panel = core::judgePanel(std::vector{judge("a", first), judge("b", second)});
    const core::JudgeAgreement agreement = core::judgeAgreement(panel, {100, 1});
    QCOMPARE(agreement.shared.count, std::size_t{200});
    QCOMPARE(agreement.shared.equal, std::size_t{140});
    QCOMPARE(agreement.all.size(), std::size_t{4});
    QCOMPARE(agreement.pairs.size(), std::size_t{1});
    QCOMPARE(agreement.pairs.front().shared, std::size_t{200});
    QCOMPARE(agreement.pairs.front().equal, std::size_t{140});
    const auto& kappa = agreement.pairs.front().agreements.front().agreement;
    QVERIFY(kappa);
    QVERIFY2(agree(kappa->value, 29.0 / 59), digits(kappa->value));
}

void TestJudges::columnOfJudges_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<std::string>("column");
    QTest::addColumn<std::string>("found");  // the judges with their grades, or the refusal
    const QByteArray table = "query,docid,rater,rating\nq,a,anna,2\nq,a,ben,1\nq,b,anna,0\n";
    QTest::newRow("by heading") << table << std::string("Rater")
                                << std::string("anna: a 2, b 0; ben: a 1; ");
    QTest::newRow("by number") << table << std::string("3")
                               << std::string("anna: a 2, b 0; ben: a 1; ");
    QTest::newRow("numbers as names") << QByteArray("query,docid,rater,rating\nq,a,7,2\nq,a,8,1\n")
                                      << std::string("rater") << std::string("7: a 2; 8: a 1; ");
    QTest::newRow("no such column") << table << std::string("judge") << std::string("!judge");
    QTest::newRow("no such number") << table << std::string("5") << std::string("!5");
    QTest::newRow("a row without a judge")
        << QByteArray("query,docid,rater,rating\nq,a,anna,2\nq,a,,1\n") << std::string("rater")
        << std::string("!");
}

void TestJudges::columnOfJudges()
{
    QFETCH(const QByteArray, table);
    QFETCH(const std::string, column);
    QFETCH(const std::string, found);
    QFile file(m_folder.filePath(QStringLiteral("ratings.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(table);
    file.close();
    const auto judges = core::readJudgeColumn(file.fileName().toStdString(), column);
    std::string text;
    if (judges)
        for (const Judge& one : *judges)
            text += one.name + ": " + textOf(one.qrels) + "; ";
    else
        text = "!" + judges.error().found;
    QCOMPARE(text, found);
}

void TestJudges::names()
{
    const std::vector<std::string> names =
        core::judgeNames({"a/anna.qrels", "b/ben.qrels", "c/ben.qrels"});
    QCOMPARE(names, (std::vector<std::string>{"anna", "b/ben.qrels", "c/ben.qrels"}));
}

QTEST_APPLESS_MAIN(TestJudges)

}  // namespace tst_judges

#include "tst_judges.moc"
