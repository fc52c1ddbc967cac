// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/system_orders.h"
#include "core/metrics/agreement/order_correlation.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <random>
#include <vector>

#include <nlohmann/json.hpp>

namespace tst_order_correlation {

using nlohmann::json;
using Numbers = std::vector<double>;

class TestOrderCorrelation : public QObject {
    Q_OBJECT
private slots:
    void init();
    void kendallOfScipy_data();
    void kendallOfScipy();
    void tauApByHand_data();
    void tauApByHand();
    void tauApTies();
    void tooFew();
    void properties();
    void ordersOfSystems();
};

void TestOrderCorrelation::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestOrderCorrelation::kendallOfScipy_data()
{
    QTest::addColumn<json>("item");
    std::ifstream file(TEST_DATA "/ranking/correlations.json");
    const json cases = json::parse(file)["cases"];
    QVERIFY(cases.size() > 10);
    for (const json& item : cases)
        QTest::newRow(item["name"].get<std::string>().c_str()) << item;
}

void TestOrderCorrelation::kendallOfScipy()
{
    QFETCH(const json, item);
    const Numbers x = item["x"];
    const Numbers y = item["y"];
    const json& expected = item["expected"]["kendall_tau_b"][0];
    const auto tau = core::kendallTauB(x, y);
    QCOMPARE(tau.has_value(), expected.is_number());
    if (tau)
        QVERIFY2(agree(*tau, expected.get<double>(), 1e-13), digits(*tau));
}

void TestOrderCorrelation::tauApByHand_data()
{
    QTest::addColumn<Numbers>("order");
    QTest::addColumn<Numbers>("reference");
    QTest::addColumn<double>("tau");
    const Numbers reference{4, 3, 2, 1};
    QTest::newRow("same order") << Numbers{8, 5, 3, 1} << reference << 1.0;
    QTest::newRow("turned round") << Numbers{1, 2, 3, 4} << reference << -1.0;
    // b a c d: at ranks 2, 3, 4 the shares 0, 1, 1.
    QTest::newRow("the top two swapped") << Numbers{3, 4, 2, 1} << reference << 1.0 / 3;
    // a b d c: 1, 1, 2/3.
    QTest::newRow("the last two swapped") << Numbers{4, 3, 1, 2} << reference << 7.0 / 9;
    // d a b c: 0, 1/2, 2/3.
    QTest::newRow("the last on top") << Numbers{3, 2, 1, 4} << reference << -2.0 / 9;
}

void TestOrderCorrelation::tauApByHand()
{
    QFETCH(const Numbers, order);
    QFETCH(const Numbers, reference);
    QFETCH(const double, tau);
    const auto ours = core::tauAp(order, reference);
    QVERIFY2(ours && agree(*ours, tau), digits(*ours));
}

void TestOrderCorrelation::tauApTies()
{
    QVERIFY(!core::tauAp(Numbers{1, 1, 2}, Numbers{1, 2, 3}));
    QVERIFY(!core::tauAp(Numbers{1, 2, 3}, Numbers{1, 2, 2}));
}

void TestOrderCorrelation::tooFew()
{
    for (const Numbers& few : {Numbers{}, Numbers{1}}) {
        QVERIFY(!core::kendallTauB(few, few));
        QVERIFY(!core::tauAp(few, few));
    }
}

void TestOrderCorrelation::properties()
{
    std::mt19937 random(1);
    for (std::size_t size = 2; size < 30; ++size) {
        Numbers order(size);
        for (double& number : order)
            number = static_cast<double>(random());
        Numbers reference = order;
        std::shuffle(reference.begin(), reference.end(), random);
        Numbers turned;
        for (const double number : reference)
            turned.push_back(-number);
        const double tau = *core::kendallTauB(order, reference);
        QVERIFY(tau >= -1 && tau <= 1);
        QVERIFY(*core::kendallTauB(reference, order) == tau);
        QVERIFY(*core::kendallTauB(order, turned) == -tau);
        QVERIFY(*core::kendallTauB(order, order) == 1);
        const double tauAp = *core::tauAp(order, reference);
        QVERIFY(tauAp >= -1 && tauAp <= 1);
        QVERIFY(agree(*core::tauAp(order, turned), -tauAp, 1e-9));
        QVERIFY(*core::tauAp(order, order) == 1);
    }
}

/// By the first measure c, a, b; by the second a and c tie before b; the third leaves b out. Of the
/// first two one pair of three is tied in one order: tau-b is 2/√(3·2).
void TestOrderCorrelation::ordersOfSystems()
{
    using Means = std::vector<core::Value>;
    const std::vector<Means> means{
        {0.5, 0.25, 0.75}, {0.5, 0.25, 0.5}, {0.5, core::Undefined::NothingRetrieved, 0.75}};
    QVERIFY((core::systemOrder(means[0]) == core::SystemOrder{{2}, {0}, {1}}));
    QVERIFY((core::systemOrder(means[1]) == core::SystemOrder{{0, 2}, {1}}));
    QVERIFY((core::systemOrder(means[2]) == core::SystemOrder{{2}, {0}}));
    const auto agreements = core::orderAgreements(means);
    QCOMPARE(agreements.size(), std::size_t{1});
    QVERIFY(agree(*agreements[0].tauB, 2 / std::sqrt(6.0)));
    QVERIFY(!agreements[0].tauAp && !agreements[0].isSame());
    QVERIFY(core::orderAgreements(std::vector<Means>{{0.5, 0.25}, {0.5, 0.25}}).empty());
}

QTEST_APPLESS_MAIN(TestOrderCorrelation)

}  // namespace tst_order_correlation

#include "tst_order_correlation.moc"
