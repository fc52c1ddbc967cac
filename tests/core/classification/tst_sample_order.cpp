// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/worst_samples.h"
#include "core/classification/models/sample_order.h"
#include "core/classification/samples/sample_rows.h"
#include "core/foundation/text/natural_order.h"
#include "tests/core/random_samples.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace tst_sample_order {

using namespace Qt::StringLiterals;
using core::SampleKey;

namespace {

/// Samples with every column, with ties in each.
core::Samples everyColumn(unsigned seed, std::size_t size)
{
    std::mt19937 random(seed);
    RandomSamples made = randomSamples(random, size, 12, 0.4);
    core::Samples samples;
    samples.labels = std::move(made.labels);
    samples.models.push_back({"a", std::move(made.scores)});
    samples.models.push_back({"b", {}});
    samples.groupNames = {"q10", "q9", "other"};
    for (std::size_t i = 0; i < size; ++i) {
        samples.models[1].values.push_back(static_cast<double>(random() % 7));
        samples.ids.push_back("c" + std::to_string(random() % (size + 1)));
        samples.weights.push_back(static_cast<double>(1 + random() % 3));
        samples.groups.push_back(static_cast<std::uint32_t>(random() % 3));
    }
    return samples;
}

core::SampleView viewOf(const core::Samples& samples)
{
    core::SampleView view;
    view.samples = &samples;
    view.scored = core::scoredLabels(samples, 0, 1, true);
    view.threshold = 0.25;
    view.settings.outside = core::Outside::Clip;
    return view;
}

/// Whether `a` stands before `b`, as the docstring says; sorted stably, this is the whole truth.
bool isBefore(const core::SampleView& view, const core::SampleSort& sort, std::uint32_t a,
              std::uint32_t b)
{
    const core::Samples& samples = *view.samples;
    const auto less = [&](std::uint32_t x, std::uint32_t y) {
        switch (sort.key) {
        case SampleKey::Number:
            return x < y;
        case SampleKey::Id:
            return core::naturallyLess(samples.ids[x], samples.ids[y]);
        case SampleKey::Label:
            return view.scored.isPositive(x) && !view.scored.isPositive(y);
        case SampleKey::Score:
            return samples.models[sort.model].values[x] < samples.models[sort.model].values[y];
        case SampleKey::Calibrated:
            return view.scored.scores[x] < view.scored.scores[y];
        case SampleKey::Outcome:
            return view.outcome(x) < view.outcome(y);
        case SampleKey::Loss:
            return *view.loss(x) < *view.loss(y);
        case SampleKey::Weight:
            return samples.weights[x] < samples.weights[y];
        case SampleKey::Group:
            return core::naturallyLess(samples.groupNames[samples.groups[x]],
                                       samples.groupNames[samples.groups[y]]);
        }
        return false;
    };
    return sort.isDescending ? less(b, a) : less(a, b);
}

}  // namespace

class TestSampleOrder : public QObject {
    Q_OBJECT

private slots:
    void natural_data();
    void natural();
    void filters_data();
    void filters();
    void onlyOutcomes_data();
    void onlyOutcomes();
    void refusedFilters_data();
    void refusedFilters();
    void asSortedStably_data();
    void asSortedStably();
    void lossesWithoutAValueStandLast();
    void stopped();
    void rowsComeBack();
    void worstByHand();
    void worstIsTheWhole();
};

void TestSampleOrder::natural_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("numbers in a word") << u"c9"_s << u"c10"_s;
    QTest::newRow("a prefix") << u"c"_s << u"c1"_s;
    QTest::newRow("the second number") << u"a1b2"_s << u"a1b10"_s;
    QTest::newRow("capitals stand with small letters") << u"Apple"_s << u"banana"_s;
    QTest::newRow("small letters after capitals") << u"a"_s << u"B"_s;
    QTest::newRow("alike but for capitals") << u"A"_s << u"a"_s;
    QTest::newRow("leading zeros last decide") << u"c01"_s << u"c1"_s;
    QTest::newRow("beyond 64 bits") << u"99999999999999999999"_s << u"100000000000000000000"_s;
    QTest::newRow("zero") << u"x0"_s << u"x1"_s;
    QTest::newRow("digits before letters") << u"1"_s << u"a"_s;
    QTest::newRow("nothing") << QString() << u"0"_s;
}

void TestSampleOrder::natural()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    const std::string a = before.toStdString();
    const std::string b = after.toStdString();
    QVERIFY(core::naturallyLess(a, b));
    QVERIFY(!core::naturallyLess(b, a));
    QVERIFY(!core::naturallyLess(a, a));
}

void TestSampleOrder::filters_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const char* typed, const char* shown) {
        QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(shown);
    };
    row("nothing asked shows all", "", "c8 C10 a:b tp Kä 6");
    row("blanks show all", "  ", "c8 C10 a:b tp Kä 6");
    row("an outcome", "tp", "c8 6");
    row("outcomes are alternatives", "fp fn", "C10 a:b");
    row("in any case and order", "FN  FP", "C10 a:b");
    row("apart by another term", "fp score<1 fn", "C10 a:b");
    row("no sample has two", "fp and fn", "");
    row("neither", "not fp not fn", "c8 tp Kä 6");
    row("above", "score>0.5", "c8 6");
    row("blanks around the sign", "Score > .5", "c8 6");
    row("at least", "loss>=2 weight<2", "a:b");
    row("at least, one sign", "loss ≥ 0.6", "C10 a:b");
    row("no loss, no relation to it", "loss<9", "c8 C10 a:b tp Kä");
    row("nor not", "not loss<9", "");
    row("different", "score!=1e-1", "c8 C10 Kä 6");
    row("range", "0.2 < score <= 0.5", "C10 Kä");
    row("a label", "label:Clicked", "c8 a:b 6");
    row("signs behind the colon", "label:>50K", "C10 tp Kä");
    row("labels are alternatives", "label=clicked label:>50K", "c8 C10 a:b tp Kä 6");
    row("a label and a group", "label:clicked group=\"q 7\"", "a:b 6");
    row("groups are alternatives", "group:q1 group:none", "c8 C10");
    row("a part of the id", "C8", "c8");
    row("accented letters in any case", "kÄ", "Kä");
    row("an outcome in quotes is a word", "\"tp\"", "tp");
    row("a comparison in quotes is a word", "\"score>0.5\"", "");
    row("a colon behind no name", "a:b", "a:b");
    row("a name without a sign is a word", "score", "");
    row("or", "c8 or score<=0.1", "c8 a:b tp");
    row("parentheses", "(tp or tn) (c or k)", "c8 Kä");
}

void TestSampleOrder::filters()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, shown);
    core::Samples samples;
    samples.classes = {">50K", "Clicked"};
    samples.labels = {1, 0, 1, 0, 0, 1};
    samples.models.push_back({"a", {0.75, 0.5, 0.1, 0.1, 0.25, 1.5}});
    samples.ids = {"c8", "C10", "a:b", "tp", "Kä", "6"};
    samples.weights = {1, 2, 1, 1, 1, 1};
    samples.groupNames = {"q1", "q 7"};
    samples.groups = {0, 0, 1, 1, 1, 1};
    core::SampleView view;
    view.samples = &samples;
    view.scored = core::scoredLabels(samples, 0, 1, true);
    view.threshold = 0.5;
    const auto filter = core::parseSampleFilter(typed.toStdString());
    QVERIFY(filter);
    QStringList ids;
    for (std::size_t sample = 0; sample < samples.ids.size(); ++sample)
        if (core::accepts(*filter, view, sample))
            ids << QString::fromStdString(samples.ids[sample]);
    QCOMPARE(ids.join(u' '), shown);
    QCOMPARE(filter->acceptsAll(), typed.trimmed().isEmpty());
}

void TestSampleOrder::onlyOutcomes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("outcome");
    const auto row = [](const char* typed, core::Outcome outcome) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << static_cast<int>(outcome);
    };
    row("fn", core::Outcome::FalseNegative);
    row("c8 tn score>0", core::Outcome::TrueNegative);
    row("tp TP", core::Outcome::TruePositive);
    for (const char* none : {"", "c8", "fp fn", "not fp", "fp or fn", "label:fp"})
        QTest::newRow(none) << QString::fromLatin1(none) << -1;
}

void TestSampleOrder::onlyOutcomes()
{
    QFETCH(const QString, typed);
    QFETCH(const int, outcome);
    const auto only = core::parseSampleFilter(typed.toStdString())->onlyOutcome();
    QCOMPARE(only ? static_cast<int>(*only) : -1, outcome);
}

void TestSampleOrder::refusedFilters_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("nearest");
    using Kind = core::FilterProblem::Kind;
    const auto row = [](const char* typed, Kind kind, const char* found, const char* nearest = "") {
        QTest::newRow(typed) << QString::fromLatin1(typed) << static_cast<int>(kind)
                             << QString::fromLatin1(found) << QString::fromLatin1(nearest);
    };
    row("tp score>", Kind::NoValue, ">");
    row("score>0,5", Kind::BadNumber, "0,5", "0.5");
    row("loss=nan", Kind::UnknownName, "nan");
    row("scroe>1", Kind::UnknownName, "scroe", "score");
    row("0.5<label", Kind::UnknownName, "label", "label");
    row("label:", Kind::NoWord, ":");
    row("label: and c8", Kind::NoWord, ":");
    row("group=\"\"", Kind::NoWord, "=");
    row("group>q1", Kind::OnlySame, "group");
    row("tp or", Kind::NoTerm, "or");
}

void TestSampleOrder::refusedFilters()
{
    QFETCH(const QString, typed);
    QFETCH(const int, kind);
    QFETCH(const QString, found);
    QFETCH(const QString, nearest);
    const auto read = core::parseSampleFilter(typed.toStdString());
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().kind), kind);
    QCOMPARE(QString::fromStdString(read.error().found), found);
    QCOMPARE(QString::fromStdString(read.error().nearest), nearest);
}

void TestSampleOrder::asSortedStably_data()
{
    QTest::addColumn<SampleKey>("key");
    QTest::addColumn<bool>("descending");
    QTest::addColumn<QString>("filter");
    for (const int size : {0, 1, 40, 5000})
        for (int key = 0; key <= static_cast<int>(SampleKey::Group); ++key)
            for (const bool descending : {false, true})
                for (const char* filter : {"", "fp tn", "c1 score>0 weight!=2 group:q9"})
                    QTest::addRow("%d samples, key %d%s, %s", size, key,
                                  descending ? " backwards" : "", filter)
                        << static_cast<SampleKey>(key) << descending << QString::fromLatin1(filter);
}

void TestSampleOrder::asSortedStably()
{
    QFETCH(const SampleKey, key);
    QFETCH(const bool, descending);
    QFETCH(const QString, filter);
    const auto size = QByteArray(QTest::currentDataTag()).split(' ').front().toULong();
    const core::Samples samples = everyColumn(11, size);
    const core::SampleView view = viewOf(samples);
    const core::SampleSort sort{key, 1, descending};
    const core::SampleFilter read = *core::parseSampleFilter(filter.toStdString());
    std::vector<std::uint32_t> expected;
    for (std::uint32_t sample = 0; sample < size; ++sample)
        if (core::accepts(read, view, sample))
            expected.push_back(sample);
    std::stable_sort(expected.begin(), expected.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return isBefore(view, sort, a, b); });
    const auto found = core::arranged(view, read, sort);
    QVERIFY(found);
    QVERIFY(*found == expected);
}

void TestSampleOrder::lossesWithoutAValueStandLast()
{
    core::Samples samples;
    samples.labels = {1, 1, 1};
    samples.models.push_back({"a", {0.5, 7, 0.25}});
    core::SampleView view = viewOf(samples);
    view.settings.outside = core::Outside::Undefined;
    QVERIFY(*core::arranged(view, {}, {SampleKey::Loss, 0, false}) ==
            (std::vector<std::uint32_t>{0, 2, 1}));
    QVERIFY(*core::arranged(view, {}, {SampleKey::Loss, 0, true}) ==
            (std::vector<std::uint32_t>{2, 0, 1}));
}

void TestSampleOrder::stopped()
{
    const core::Samples samples = everyColumn(3, 20'000);
    std::stop_source source;
    source.request_stop();
    const core::SampleView view = viewOf(samples);
    QVERIFY(!core::arranged(view, {}, {SampleKey::Score, 0, false}, source.get_token()));
    QVERIFY(!core::arranged(view, {}, {SampleKey::Id, 0, false}, source.get_token()));
    QVERIFY(!core::arranged(view, *core::parseSampleFilter("tp"), {}, source.get_token()));
}

void TestSampleOrder::rowsComeBack()
{
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        const std::size_t size = random() % 30;
        const core::Samples before = everyColumn(static_cast<unsigned>(round), size);
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < size; ++row)
            if (random() % 3 == 0)
                rows.push_back(row);
        core::Samples samples = before;
        core::Samples taken = core::takeRows(samples, rows);
        QCOMPARE(taken.size(), rows.size());
        QCOMPARE(samples.size(), size - rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(taken.ids[i], before.ids[rows[i]]);
            QCOMPARE(taken.models[1].values[i], before.models[1].values[rows[i]]);
        }
        std::size_t kept = 0;
        for (std::size_t row = 0; row < size; ++row)
            if (!std::binary_search(rows.begin(), rows.end(), row)) {
                QCOMPARE(samples.ids[kept], before.ids[row]);
                QCOMPARE(samples.groups[kept], before.groups[row]);
                ++kept;
            }
        core::putRows(samples, rows, std::move(taken));
        QVERIFY(samples == before);
    }
}

void TestSampleOrder::worstByHand()
{
    // Own probabilities 1/2, 1/4, 1/8: in units of ln 2 the terms are 1, 2 and 3, weighted 1, 4, 3.
    core::Samples samples;
    samples.labels = {1, 0, 1};
    samples.models.push_back({"a", {0.5, 0.75, 0.125}});
    samples.weights = {1, 2, 1};
    const auto found = core::worstSamples(core::scoredLabels(samples, 0, 1, true), {}, 2);
    const double ln2 = std::log(2.0);
    QCOMPARE(found.weights, 4.0);
    QCOMPARE(found.sum / ln2, 8.0);
    QVERIFY(found.value && std::abs(*found.value / ln2 - 2) < 1e-12);
    QCOMPARE(found.worst.size(), std::size_t{2});
    QCOMPARE(found.worst[0].term.sample, std::size_t{1});
    QCOMPARE(found.worst[0].share, 0.5);
    QCOMPARE(found.worst[1].term.sample, std::size_t{2});
    QCOMPARE(found.worst[1].runningSum / ln2, 7.0);
}

void TestSampleOrder::worstIsTheWhole()
{
    const core::Samples samples = everyColumn(9, 300);
    const core::SampleView view = viewOf(samples);
    const auto found = core::worstSamples(view.scored, view.settings, samples.size());
    QCOMPARE(found.worst.size(), samples.size());
    QVERIFY(std::abs(found.worst.back().runningSum / found.sum - 1) < 1e-12);
    QVERIFY(*found.value == *core::logLoss(view.scored, view.settings));
    for (std::size_t i = 1; i < found.worst.size(); ++i)
        QVERIFY(found.worst[i - 1].term.term >= found.worst[i].term.term);
}

QTEST_GUILESS_MAIN(TestSampleOrder)

}  // namespace tst_sample_order

#include "tst_sample_order.moc"
