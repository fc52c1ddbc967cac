// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/self_test/self_test.h"
#include "tests/core/figures.h"

#include <QFile>
#include <QRegularExpression>

#include <cmath>
#include <limits>
#include <stdexcept>

namespace tst_self_test {

namespace {

std::string dataFile(std::string_view path)
{
    QFile file(QStringLiteral(TEST_DATA "/") + QString::fromStdString(std::string(path)));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

}  // namespace

class TestSelfTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void agrees_data();
    void agrees();
    void aWrongValueDiffers();
    void damagedDataAreRefused();
};

void TestSelfTest::agrees_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<std::size_t>("atLeast");
    const std::size_t values[]{1300, 60, 1000, 200, 200, 100, 20, 70, 80, 100, 50, 8, 90, 100, 100};
    int row = 0;
    for (const core::ReferenceRow& reference : core::referenceTable()) {
        QTest::addRow("%d %s %s", row, std::string(reference.program).c_str(),
                      std::string(reference.version).c_str())
            << row << values[row];
        ++row;
    }
}

void TestSelfTest::agrees()
{
    QFETCH(const int, row);
    QFETCH(const std::size_t, atLeast);
    const auto check =
        core::checkAgainst(core::referenceTable()[static_cast<std::size_t>(row)], dataFile);
    QVERIFY2(check.values.size() >= atLeast, qPrintable(QString::number(check.values.size())));
    for (const core::CheckedValue& value : check.values)
        QVERIFY2(check.agrees(value),
                 (value.what + ": " + digits(value.ours).toStdString()).c_str());
    QCOMPARE(check.differing(), std::size_t{0});
    QVERIFY(check.largestDifference() < 1e-5);
}

void TestSelfTest::aWrongValueDiffers()
{
    const auto wrong = [](std::string_view path) {
        std::string text = dataFile(path);
        const std::string right = "map\t10\t0.46";
        const std::size_t place = text.find(right);
        return place == std::string::npos ? text
                                          : text.replace(place, right.size(), "map\t10\t0.47");
    };
    const auto check = core::checkAgainst(core::referenceTable().front(), wrong);
    QCOMPARE(check.differing(), std::size_t{1});
    QVERIFY(std::abs(check.largestDifference() - 0.01) < 1e-9);
    core::ReferenceCheck none{check.reference,
                              {{"nothing", 1, std::numeric_limits<double>::quiet_NaN()}}};
    QCOMPARE(none.differing(), std::size_t{1});
    QVERIFY(std::isinf(none.largestDifference()));
}

void TestSelfTest::damagedDataAreRefused()
{
    for (const core::ReferenceRow& reference : core::referenceTable())
        QVERIFY_THROWS_EXCEPTION(std::exception,
                                 (void)core::checkAgainst(reference, [](std::string_view) {
                                     return std::string("q1 x\n");
                                 }));
}

QTEST_APPLESS_MAIN(TestSelfTest)

}  // namespace tst_self_test

#include "tst_self_test.moc"
