// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/agreement/cohen_kappa.h"
#include "core/metrics/agreement/fleiss_kappa.h"
#include "core/metrics/agreement/krippendorff_alpha.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace tst_judge_agreement {

namespace {

using core::Grade;
using core::GradeDistance;
using core::JudgeGrades;
using core::NoAgreement;
using Numbers = std::vector<double>;

/// One line for each judge; a point stands for no grade.
JudgeGrades byJudge(const std::vector<std::string>& lines)
{
    std::vector<std::vector<Grade>> rows;
    for (const std::string& line : lines) {
        std::istringstream words(line);
        rows.emplace_back();
        for (std::string word; words >> word;)
            rows.back().push_back(word == "." ? Grade() : Grade(std::stod(word)));
    }
    JudgeGrades given{rows.size(), {}};
    for (std::size_t document = 0; document < rows.front().size(); ++document)
        for (const auto& row : rows)
            given.grades.push_back(row[document]);
    return given;
}

/// How many judges gave each grade, one line for each document.
JudgeGrades byCount(std::size_t judges, const std::vector<std::vector<int>>& counts)
{
    JudgeGrades given{judges, {}};
    for (const auto& row : counts)
        for (std::size_t grade = 0; grade < row.size(); ++grade)
            given.grades.insert(given.grades.end(), static_cast<std::size_t>(row[grade]),
                                Grade(static_cast<double>(grade)));
    return given;
}

/// The grades of two judges with this table of counts.
JudgeGrades byTable(const std::vector<std::vector<int>>& counts)
{
    JudgeGrades given{2, {}};
    for (std::size_t a = 0; a < counts.size(); ++a)
        for (std::size_t b = 0; b < counts.size(); ++b)
            for (int i = 0; i < counts[a][b]; ++i)
                for (const std::size_t grade : {a, b})
                    given.grades.emplace_back(static_cast<double>(grade));
    return given;
}

/// Four observers, twelve units: Krippendorff, 2011, section C.
JudgeGrades krippendorff()
{
    return byJudge({"1 2 3 3 2 1 4 1 2 . . .", "1 2 3 3 2 2 4 1 2 5 . 3", ". 3 3 3 2 3 4 2 2 5 1 .",
                    "1 2 3 3 2 4 4 1 2 5 1 ."});
}

/// Of a printed figure with this many decimals.
bool isPrinted(double value, double printed, int decimals)
{
    return std::abs(value - printed) <= 0.500001 * std::pow(10, -decimals);
}

}  // namespace

class TestJudgeAgreement : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cohenPublished();
    void cohenOfSas_data();
    void cohenOfSas();
    void cohenOfIrr_data();
    void cohenOfIrr();
    void fleissPublished();
    void fleissOfIrrCac();
    void fleissOfTwoIsScott();
    void alphaPublished_data();
    void alphaPublished();
    void alphaOfTwo();
    void bootstrapOfTwoValues();
    void undefined_data();
    void undefined();
    void withoutInterval();
    void properties();
};

void TestJudgeAgreement::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// The three diagnoses of 200 patients, with the weights of Cohen, 1968.
void TestJudgeAgreement::cohenPublished()
{
    const Numbers counts{88, 14, 18, 10, 40, 10, 2, 6, 12};
    const auto kappa = core::cohenKappa(counts, Numbers{0, 1, 1, 1, 0, 1, 1, 1, 0});
    const auto weighted = core::cohenKappa(counts, Numbers{0, 1, 3, 1, 0, 6, 3, 6, 0});
    QVERIFY(kappa && weighted);
    QVERIFY2(agree(kappa->value, 0.29 / 0.59), digits(kappa->value));
    QVERIFY2(isPrinted(weighted->value, 0.348, 3), digits(weighted->value));
    QCOMPARE(weighted->documents, std::size_t{200});
}

void TestJudgeAgreement::cohenOfSas_data()
{
    QTest::addColumn<GradeDistance>("distance");
    QTest::addColumn<Numbers>("printed");  // kappa and the ends of its interval
    QTest::newRow("simple kappa") << GradeDistance::Nominal << Numbers{0.4842, 0.2137, 0.7547};
    QTest::newRow("weighted kappa") << GradeDistance::Linear << Numbers{0.4701, 0.1845, 0.7558};
}

/// A printout of SAS in statsmodels' tests of cohens_kappa.
void TestJudgeAgreement::cohenOfSas()
{
    QFETCH(const GradeDistance, distance);
    QFETCH(const Numbers, printed);
    const auto kappa = core::cohenKappa(byTable({{0, 4, 1}, {0, 8, 0}, {0, 1, 5}}), 0, 1, distance);
    QVERIFY(kappa && kappa->interval);
    QVERIFY2(isPrinted(kappa->value, printed[0], 4), digits(kappa->value));
    QVERIFY2(isPrinted(kappa->interval->low, printed[1], 4), digits(kappa->interval->low));
    QVERIFY2(isPrinted(kappa->interval->high, printed[2], 4), digits(kappa->interval->high));
    QCOMPARE(kappa->method, core::AgreementInterval::Asymptotic);
}

void TestJudgeAgreement::cohenOfIrr_data()
{
    QTest::addColumn<GradeDistance>("distance");
    QTest::addColumn<double>("printed");
    QTest::newRow("unweighted") << GradeDistance::Nominal << -0.006289308;
    QTest::newRow("equal") << GradeDistance::Linear << 0.1459075;
    QTest::newRow("squared") << GradeDistance::Quadratic << 0.2520325;
}

/// kappa2(anxiety[, 2:3]) of R's irr, which numbers the grades that occur: 1, 2, 3, 4 and 6 are 1
/// to 5. Of three raters, the first does not count.
void TestJudgeAgreement::cohenOfIrr()
{
    QFETCH(const GradeDistance, distance);
    QFETCH(const double, printed);
    const JudgeGrades given = byJudge({"3 3 3 4 5 5 2 3 5 2 2 5 1 5 2 2 1 2 4 3",
                                       "3 5 4 5 2 4 2 4 3 3 2 3 3 3 2 2 1 3 3 4",
                                       "2 1 4 4 3 2 1 5 1 1 1 2 3 3 1 1 3 3 2 2"});
    const auto kappa = core::cohenKappa(given, 1, 2, distance);
    QVERIFY(kappa);
    QVERIFY2(std::abs(kappa->value - printed) < 5e-8, digits(kappa->value));
    QCOMPARE(kappa->documents, std::size_t{20});
}

void TestJudgeAgreement::fleissPublished()
{
    const auto wikipedia = core::fleissKappa(byCount(14, {{0, 0, 0, 0, 14},
                                                          {0, 2, 6, 4, 2},
                                                          {0, 0, 3, 5, 6},
                                                          {0, 3, 9, 2, 0},
                                                          {2, 2, 8, 1, 1},
                                                          {7, 7, 0, 0, 0},
                                                          {3, 2, 6, 3, 0},
                                                          {2, 5, 3, 2, 2},
                                                          {6, 5, 2, 1, 0},
                                                          {0, 2, 2, 3, 7}}));
    QVERIFY(wikipedia);
    QVERIFY2(isPrinted(wikipedia->value, 0.210, 3), digits(wikipedia->value));
    // The diagnoses of 30 patients by 6 psychiatrists in Fleiss, 1971, with irr's digits.
    const auto diagnoses = core::fleissKappa(byCount(
        6, {{0, 0, 0, 6, 0}, {0, 3, 0, 0, 3}, {0, 1, 4, 0, 1}, {0, 0, 0, 0, 6}, {0, 3, 0, 3, 0},
            {2, 0, 4, 0, 0}, {0, 0, 4, 0, 2}, {2, 0, 3, 1, 0}, {2, 0, 0, 4, 0}, {0, 0, 0, 0, 6},
            {1, 0, 0, 5, 0}, {1, 1, 0, 4, 0}, {0, 3, 3, 0, 0}, {1, 0, 0, 5, 0}, {0, 2, 0, 3, 1},
            {0, 0, 5, 0, 1}, {3, 0, 0, 1, 2}, {5, 1, 0, 0, 0}, {0, 2, 0, 4, 0}, {1, 0, 2, 0, 3},
            {0, 0, 0, 0, 6}, {0, 1, 0, 5, 0}, {0, 2, 0, 1, 3}, {2, 0, 0, 4, 0}, {1, 0, 0, 4, 1},
            {0, 5, 0, 1, 0}, {4, 0, 0, 0, 2}, {0, 2, 0, 4, 0}, {1, 0, 5, 0, 0}, {0, 0, 0, 0, 6}}));
    QVERIFY(diagnoses);
    QVERIFY2(std::abs(diagnoses->value - 0.4302445) < 5e-8, digits(diagnoses->value));
}

/// fleiss.kappa.raw(cac.raw4raters) of R's irrCAC: the same data as Krippendorff's, with missing
/// grades, and an interval from (0.424) to (1).
void TestJudgeAgreement::fleissOfIrrCac()
{
    const auto kappa = core::fleissKappa(krippendorff());
    QVERIFY(kappa && kappa->interval);
    QVERIFY2(isPrinted(kappa->value, 0.76117, 5), digits(kappa->value));
    QVERIFY2(isPrinted(kappa->interval->low, 0.424, 3), digits(kappa->interval->low));
    QCOMPARE(kappa->interval->high, 1.0);
    QCOMPARE(kappa->documents, std::size_t{11});
}

/// Gwet's example of 100 patients and two abstractors: scott2.table() of irrCAC.
void TestJudgeAgreement::fleissOfTwoIsScott()
{
    const JudgeGrades given = byTable({{13, 0, 0}, {0, 20, 7}, {0, 4, 56}});
    const auto scott = core::fleissKappa(given);
    QVERIFY(scott && scott->interval);
    QVERIFY2(isPrinted(scott->value, 0.7962397, 7), digits(scott->value));
    // It prints the standard error 0.05905473, which divides by n where Fleiss's divides by n - 1.
    const double half = (scott->interval->high - scott->interval->low) / 2;
    QVERIFY2(isPrinted(half, 1.984217 * 0.05905473 * std::sqrt(100.0 / 99), 5), digits(half));
    const auto cohen = core::cohenKappa(given, 0, 1);
    QVERIFY2(isPrinted(cohen->value, 0.7964094, 7), digits(cohen->value));
}

void TestJudgeAgreement::alphaPublished_data()
{
    QTest::addColumn<GradeDistance>("distance");
    QTest::addColumn<double>("printed");
    QTest::newRow("nominal") << GradeDistance::Nominal << 0.743;
    QTest::newRow("ordinal") << GradeDistance::Ordinal << 0.815;
    QTest::newRow("interval") << GradeDistance::Quadratic << 0.849;
}

/// Krippendorff, 2011, sections C and D.
void TestJudgeAgreement::alphaPublished()
{
    QFETCH(const GradeDistance, distance);
    QFETCH(const double, printed);
    const auto alpha = core::krippendorffAlpha(krippendorff(), distance);
    QVERIFY(alpha && alpha->interval);
    QVERIFY2(isPrinted(alpha->value, printed, 3), digits(alpha->value));
    QCOMPARE(alpha->documents, std::size_t{11});
    QCOMPARE(alpha->method, core::AgreementInterval::Bootstrap);
    QVERIFY(alpha->interval->low < alpha->value && alpha->value < alpha->interval->high);
    const auto threaded = core::krippendorffAlpha(krippendorff(), distance, {}, core::Threads(3));
    QVERIFY(*threaded->interval == *alpha->interval);
}

/// Krippendorff, 2011, sections A and B: two observers.
void TestJudgeAgreement::alphaOfTwo()
{
    const auto binary = core::krippendorffAlpha(
        byJudge({"0 1 0 0 0 0 0 0 1 0", "1 1 1 0 0 1 0 0 0 0"}), GradeDistance::Nominal);
    QVERIFY2(isPrinted(binary->value, 0.095, 3), digits(binary->value));
    const auto nominal = core::krippendorffAlpha(
        byJudge({"1 1 2 2 4 3 3 3 5 4 4 1", "2 1 2 2 2 3 3 3 5 4 4 4"}), GradeDistance::Nominal);
    QVERIFY2(isPrinted(nominal->value, 0.692, 3), digits(nominal->value));
}

/// Two documents, one agreed and one not. By hand: a round draws the first twice (no alpha, all
/// grades equal), one of each, or the second twice (alpha −0.5: grades 0 0 1 1, d = 1, e = 2/3).
void TestJudgeAgreement::bootstrapOfTwoValues()
{
    const JudgeGrades given = byJudge({"0 0", "0 1"});
    const auto alpha = core::krippendorffAlpha(given, GradeDistance::Nominal);
    QVERIFY(alpha && alpha->interval);
    QVERIFY2(agree(alpha->value, 0), digits(alpha->value));
    QVERIFY2(agree(alpha->interval->low, -0.5), digits(alpha->interval->low));
    QVERIFY2(agree(alpha->interval->high, 0), digits(alpha->interval->high));
}

void TestJudgeAgreement::undefined_data()
{
    QTest::addColumn<std::vector<std::string>>("judges");
    QTest::addColumn<NoAgreement>("reason");
    const auto row = [](const char* name, const std::vector<std::string>& judges,
                        NoAgreement reason) { QTest::newRow(name) << judges << reason; };
    row("no document has two grades", {"1 . 0", ". 2 ."}, NoAgreement::NothingShared);
    row("nobody gave a grade", {". .", ". ."}, NoAgreement::NothingShared);
    row("all grades are equal", {"2 2", "2 2"}, NoAgreement::OneGrade);
    std::string many;
    for (int i = 0; i <= 1000; ++i)
        many += std::to_string(i) + " ";
    row("too many different grades", {many, many}, NoAgreement::TooManyGrades);
}

void TestJudgeAgreement::undefined()
{
    QFETCH(const std::vector<std::string>, judges);
    QFETCH(const NoAgreement, reason);
    const JudgeGrades given = byJudge(judges);
    const auto cohen = core::cohenKappa(given, 0, 1);
    const auto alpha = core::krippendorffAlpha(given, GradeDistance::Ordinal);
    QVERIFY(!cohen && !alpha);
    QCOMPARE(cohen.error(), reason);
    QCOMPARE(alpha.error(), reason);
    if (reason == NoAgreement::TooManyGrades)  // it needs no table
        return;
    const auto fleiss = core::fleissKappa(given);
    QVERIFY(!fleiss);
    QCOMPARE(fleiss.error(), reason);
}

/// Complete agreement is 1, and has no spread that an interval could come from.
void TestJudgeAgreement::withoutInterval()
{
    for (const JudgeGrades& given :
         {byJudge({"0 1 2 2 1", "0 1 2 2 1"}), byJudge({"0 1 2 . 2", "0 1 2 2 ."})}) {
        for (const auto& agreement :
             {core::cohenKappa(given, 0, 1, GradeDistance::Quadratic), core::fleissKappa(given),
              core::krippendorffAlpha(given, GradeDistance::Nominal)}) {
            QVERIFY(agreement);
            QVERIFY2(agree(agreement->value, 1), digits(agreement->value));
        }
        const auto cohen = core::cohenKappa(given, 0, 1);
        QVERIFY(!cohen->interval);
        QCOMPARE(cohen->interval.error(), NoAgreement::NoSpread);
    }
    QVERIFY(!core::fleissKappa(byJudge({"0", "1"}))->interval);
    // Two documents are enough: 1 and 1/3 of pairs agree, of grades that are 1 with 5/6.
    const auto two = core::fleissKappa(byCount(3, {{0, 3}, {1, 2}}));
    QVERIFY2(agree(two->value, (2 / 3.0 - 26 / 36.0) / (1 - 26 / 36.0)), digits(two->value));
    QVERIFY(two->interval);
    QVERIFY(!core::krippendorffAlpha(byJudge({"0", "1"}), GradeDistance::Nominal)->interval);
}

/// Judges may be exchanged, and for nominal distances grades renamed; of two grades, every distance
/// is the same.
void TestJudgeAgreement::properties()
{
    std::mt19937 random(7);
    for (int round = 0; round < 50; ++round) {
        JudgeGrades given{2, {}};
        JudgeGrades exchanged{2, {}};
        JudgeGrades binary{2, {}};
        for (int document = 0; document < 40; ++document) {
            const double a = static_cast<double>(random() % 4);
            const double b = random() % 2 == 0 ? a : static_cast<double>(random() % 4);
            given.grades.insert(given.grades.end(), {Grade(a), Grade(b)});
            exchanged.grades.insert(exchanged.grades.end(), {Grade(b), Grade(a)});
            binary.grades.insert(binary.grades.end(),
                                 {Grade(a > 1 ? 5 : -2), Grade(b > 1 ? 5 : -2)});
        }
        for (const GradeDistance distance :
             {GradeDistance::Nominal, GradeDistance::Linear, GradeDistance::Quadratic}) {
            const auto one = core::cohenKappa(given, 0, 1, distance);
            const auto other = core::cohenKappa(exchanged, 0, 1, distance);
            QVERIFY2(agree(one->value, other->value), digits(one->value));
            QVERIFY2(agree(one->interval->low, other->interval->low, 1e-9),
                     digits(one->interval->low));
            QVERIFY2(agree(core::cohenKappa(binary, 0, 1, distance)->value,
                           core::cohenKappa(binary, 0, 1)->value),
                     "of two grades");
            QVERIFY(one->value <= 1 && one->interval->high <= 1);
            QVERIFY(core::krippendorffAlpha(exchanged, distance, {1, 1})->value ==
                    core::krippendorffAlpha(given, distance, {1, 1})->value);
        }
    }
}

QTEST_APPLESS_MAIN(TestJudgeAgreement)

}  // namespace tst_judge_agreement

#include "tst_judge_agreement.moc"
