// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/distributions.h"
#include "core/metrics/statistics/studentised_range.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <limits>
#include <numbers>

namespace tst_studentised_range {

using core::StudentisedRange;

namespace {

constexpr double known = std::numeric_limits<double>::infinity();

void addColumns()
{
    QTest::addColumn<std::size_t>("variables");
    QTest::addColumn<double>("freedom");
    QTest::addColumn<double>("range");
}

}  // namespace

class TestStudentisedRange : public QObject {
    Q_OBJECT
private slots:
    void init();
    void byQuadrature_data();
    void byQuadrature();
    void byTable_data();
    void byTable();
    void ofTwoIsStudentsT();
    void ofTwoIsNormal();
    void falls();
    void undoes();
};

void TestStudentisedRange::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// Gauss and Legendre's quadrature of the double integral with 1,800 points each way, in numpy 1.24
/// with the normal probabilities of scipy 1.10. Where scipy.stats.studentized_range and R's ptukey
/// converge they agree with it, to 1e-6 and better.
void TestStudentisedRange::byQuadrature_data()
{
    addColumns();
    QTest::addColumn<double>("probability");
    const auto add = [](double range, std::size_t variables, double freedom, double probability) {
        QTest::addRow("%g of %zu, %g degrees", range, variables, freedom)
            << variables << freedom << range << probability;
    };
    add(3.5, 3, 10, 0.07710331083775968);
    add(5, 10, 1, 0.456594725026064);
    add(2, 2, 5, 0.21643722926968553);
    add(5, 50, 2401, 0.21171291275988774);
    add(3.5, 100, 10, 0.9484418488992434);
    add(5, 200, 120, 0.7765654503686091);
    add(5, 50, 1e5, 0.21018318061611804);
    add(9, 100, 300, 3.5034581378432015e-06);
    add(4, 20, known, 0.33602345116867527);
    add(12, 3, 1e5, 6.542428155160301e-17);
    add(6, 200, 9950, 0.1781725589361752);
    add(3, 150, 1, 0.9172638845718903);
    add(4.5, 30, 29, 0.3310280602846249);
}

void TestStudentisedRange::byQuadrature()
{
    QFETCH(const std::size_t, variables);
    QFETCH(const double, freedom);
    QFETCH(const double, range);
    QFETCH(const double, probability);
    const double ours = StudentisedRange(variables, freedom).atLeast(range);
    QVERIFY2(agree(ours, probability, 1e-9), digits(ours));
}

/// The upper 5 % points as printed: Harter, Annals of Mathematical Statistics 31, 1960.
void TestStudentisedRange::byTable_data()
{
    addColumns();
    const auto add = [](std::size_t variables, double freedom, double range) {
        QTest::addRow("%zu, %g degrees", variables, freedom) << variables << freedom << range;
    };
    add(2, 1, 17.97);
    add(3, 5, 4.602);
    add(10, 5, 6.995);
    add(3, 10, 3.877);
    add(3, 20, 3.578);
    add(10, 20, 5.008);
    add(20, 20, 5.714);
    add(3, 120, 3.356);
    add(20, 120, 5.126);
    add(3, known, 3.314);
    add(10, known, 4.474);
    add(20, known, 5.012);
}

void TestStudentisedRange::byTable()
{
    QFETCH(const std::size_t, variables);
    QFETCH(const double, freedom);
    QFETCH(const double, range);
    const double ours = StudentisedRange(variables, freedom).upper(0.05);
    QVERIFY2(std::abs(ours - range) <= (range > 10 ? 0.005 : 0.0005) + 1e-9, digits(ours));
}

void TestStudentisedRange::ofTwoIsStudentsT()
{
    for (const double freedom : {1.0, 2.0, 3.0, 7.0, 49.0, 2401.0, 1e6})
        for (const double t : {0.0, 1e-3, 0.7, 2.0, 6.0, 11.0}) {
            const double p = StudentisedRange(2, freedom).atLeast(t * std::numbers::sqrt2);
            QVERIFY2(agree(p, core::twoSidedT(t, freedom), 1e-10), digits(p));
        }
}

void TestStudentisedRange::ofTwoIsNormal()
{
    // Twice the upper tail of the normal distribution beyond z.
    const StudentisedRange range(2, known);
    QVERIFY(agree(range.atLeast(1.959963984540054 * std::numbers::sqrt2), 0.05, 1e-12));
    QVERIFY(agree(range.atLeast(6 * std::numbers::sqrt2), 1.9731752900753e-9, 1e-10));
}

/// A wider range is rarer, and more variables have wider ones.
void TestStudentisedRange::falls()
{
    constexpr double rounding = 1e-11;
    for (const double freedom : {1.0, 4.0, 60.0, known})
        for (double range = 1; range < 12; range += 2) {
            double before = 0;
            for (const std::size_t variables : {2, 3, 8, 40, 200}) {
                const StudentisedRange of(variables, freedom);
                const double p = of.atLeast(range);
                QVERIFY(p < of.atLeast(range - 1) + rounding && p > before - rounding && p <= 1);
                before = p;
            }
        }
}

void TestStudentisedRange::undoes()
{
    for (const std::size_t variables : {2, 5, 200})
        for (const double freedom : {1.0, 343.0, known})
            for (const double probability : {1e-9, 0.001, 0.05, 0.5, 0.99}) {
                const StudentisedRange range(variables, freedom);
                const double again = range.atLeast(range.upper(probability));
                QVERIFY2(agree(again, probability, 1e-9), digits(again));
            }
}

QTEST_APPLESS_MAIN(TestStudentisedRange)

}  // namespace tst_studentised_range

#include "tst_studentised_range.moc"
