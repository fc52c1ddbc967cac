// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/hits.h"

#include <QTest>

namespace tst_kernel_contract {

using core::Measure;

namespace {

/// Every part of a measure, as short as it can be.
struct Whole : core::HitMeasure {
    static constexpr Measure measure = Measure::Recall;
    static constexpr std::string_view name = "Whole";
    static constexpr std::array<std::string_view, 0> aliases{};
    template <class Num>
    using Kernel = core::FoundKernel<Num>;
};

struct WithoutName : Whole {
private:
    using Whole::name;
};

struct WithoutEnumerator : Whole {
private:
    using Whole::measure;
};

struct WithoutColumns : Whole {
private:
    using Whole::columns;
};

struct WithoutKernel : Whole {
private:
    using Whole::Kernel;
};

struct ReadsNoRank : Whole {
    template <class Num>
    struct Kernel : core::UsualKernel<Num> {
        explicit Kernel(const core::KernelInput&) {}
    };
};

struct DividesByDoubles : Whole {
    template <class Num>
    struct Kernel : core::FoundKernel<Num> {
        using core::FoundKernel<Num>::FoundKernel;
        double attainable(std::size_t) const { return 1; }
    };
};

struct WorthNothing : Whole {
    template <class Num>
    struct Kernel : core::FoundKernel<Num> {
        using core::FoundKernel<Num>::FoundKernel;
        void worth(core::Grade) const {}
    };
};

struct OnlyOfDoubles : Whole {
    template <class Num>
    using Kernel = core::FoundKernel<double>;
};

}  // namespace

class TestKernelContract : public QObject {
    Q_OBJECT
private slots:
    void holds_data();
    void holds();
};

void TestKernelContract::holds_data()
{
    QTest::addColumn<bool>("holds");
    QTest::addColumn<bool>("expected");
    QTest::newRow("with every part") << core::RankingMeasure<Whole> << true;
    QTest::newRow("without a name") << core::RankingMeasure<WithoutName> << false;
    QTest::newRow("of no value of the enum") << core::RankingMeasure<WithoutEnumerator> << false;
    QTest::newRow("without columns") << core::RankingMeasure<WithoutColumns> << false;
    QTest::newRow("without a kernel") << core::RankingMeasure<WithoutKernel> << false;
    QTest::newRow("with a kernel that reads no rank") << core::RankingMeasure<ReadsNoRank> << false;
    QTest::newRow("divided by doubles only") << core::RankingMeasure<DividesByDoubles> << false;
    QTest::newRow("with grades of no worth") << core::RankingMeasure<WorthNothing> << false;
    QTest::newRow("summed in doubles only") << core::RankingMeasure<OnlyOfDoubles> << false;
}

void TestKernelContract::holds()
{
    QFETCH(const bool, holds);
    QFETCH(const bool, expected);
    QCOMPARE(holds, expected);
}

QTEST_APPLESS_MAIN(TestKernelContract)

}  // namespace tst_kernel_contract

#include "tst_kernel_contract.moc"
