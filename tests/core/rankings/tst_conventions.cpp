// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/library.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace tst_conventions {

namespace {

using Numbers = std::vector<double>;

core::JudgedRanking judged(const Numbers& ranked, const Numbers& notRetrieved)
{
    return core::JudgedRanking({ranked.begin(), ranked.end()},
                               {notRetrieved.begin(), notRetrieved.end()});
}

}  // namespace

class TestConventions : public QObject {
    Q_OBJECT
private slots:
    void init();
    void disagreements_data();
    void disagreements();
    void definitions_data();
    void definitions();
    void settings_data();
    void settings();
    void printed_data();
    void printed();
    void everyConventionIsFound();
    void departures_data();
    void departures();
    void wholeGrades();
    void librariesByName();
    void computedBy_data();
    void computedBy();
};

void TestConventions::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestConventions::disagreements_data()
{
    // Each tool's own answer for one list: the tools were run, or computed from their source.
    QTest::addColumn<std::string>("convention");
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<Numbers>("ranked");
    QTest::addColumn<Numbers>("notRetrieved");
    QTest::addColumn<double>("value");
    const auto row = [](const char* about, const char* convention, const char* definition,
                        const Numbers& ranked, const Numbers& notRetrieved, double value) {
        QTest::addRow("%s: %s", about, convention)
            << std::string(convention) << std::string(definition) << ranked << notRetrieved
            << value;
    };
    const auto gain = [&row](const char* convention, double value) {
        row("linear or exponential gain", convention, "nDCG", {1, 3, 0, 2}, {}, value);
    };
    gain("trec_eval", 0.7883773914853737);
    gain("scikit-learn", 0.7883773914853737);
    gain("CatBoost", 0.7883773914853737);
    gain("ranx Burges", 0.7142221296584441);
    gain("XGBoost 1.7", 0.7142221296584441);
    gain("LightGBM", 0.7142221296584441);
    gain("Järvelin & Kekäläinen", 0.8879528281859161);
    gain("ranx", 0.7883773914853737);
    gain("Kaggle, RecBole", 0.9674679834891693);

    const auto ideal = [&row](const char* convention, double value) {
        row("what is ideal", convention, "nDCG", {1, 0, 2}, {3}, value);
    };
    ideal("trec_eval", 0.42000399150792816);
    ideal("scikit-learn", 0.7601875334318686);
    ideal("CatBoost", 0.7601875334318686);
    ideal("XGBoost 1.7", 0.6885288809404666);
    ideal("LightGBM", 0.6885288809404666);

    const auto ap = [&row](const char* convention, double value) {
        row("AP@3", convention, "AP@3", {1, 0, 1, 0}, {1, 1, 1}, value);
    };
    ap("trec_eval", 1.0 / 3);
    ap("XGBoost 1.7", 1.0 / 3);
    ap("Kaggle, RecBole", 5.0 / 9);
    ap("LightGBM", 5.0 / 9);
    ap("CatBoost", 5.0 / 9);
    ap("scikit-learn", 5.0 / 6);
}

void TestConventions::disagreements()
{
    QFETCH(const std::string, convention);
    QFETCH(const std::string, definition);
    QFETCH(const Numbers, ranked);
    QFETCH(const Numbers, notRetrieved);
    QFETCH(const double, value);
    const auto known = core::conventions();
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const core::Convention& candidate) {
            return candidate.name == convention;
        });
    QVERIFY(found != known.end());
    core::MeasureSpec asked = definitionOf(definition);
    asked.settings = core::underConvention(asked.settings, found->rules);
    const core::Value ours =
        core::Evaluator(core::normalised(asked)).value(judged(ranked, notRetrieved));
    QVERIFY(ours);
    QVERIFY2(agree(*ours, value), digits(*ours));
}

void TestConventions::definitions_data()
{
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<Numbers>("ranked");
    QTest::addColumn<Numbers>("notRetrieved");
    QTest::addColumn<double>("value");
    const auto row = [](const char* name, const char* definition, const Numbers& ranked,
                        const Numbers& notRetrieved, double value) {
        QTest::newRow(name) << std::string(definition) << ranked << notRetrieved << value;
    };
    const Numbers threeDocuments{1, 0, 1};
    row("P@10 of three documents: trec_eval", "P@10", threeDocuments, {}, 0.2);
    row("P of three documents: set_P", "P", threeDocuments, {}, 2.0 / 3);
    row("P@10 of three documents: relative_P_10", "Recall_cap@10", threeDocuments, {}, 1);

    const Numbers levels{1, 2, 0, 2};
    row("MAP at level 1", "AP", levels, {}, 11.0 / 12);
    row("MAP at level 2", "AP(rel=2)", levels, {}, 0.5);
    row("nDCG knows no level", "nDCG", levels, {}, 0.8302310645465178);

    row("RBP of grades 1, 2 on a scale to 2", "RBP(p=0.9,gain=graded,max=2)", {1, 2}, {}, 0.14);
    // 0.5 × (3 + 1/2 + 2/4), then without grade 1, then without 2.
    row("RBP of raw grades", "RBP(p=0.5,gain=raw)", {3, 1, 2}, {}, 2);
    row("RBP of raw grades from 2 on", "RBP(p=0.5,rel=2,gain=raw)", {3, 1, 2}, {}, 1.75);
    row("RBP of raw grades from 3 on", "RBP(p=0.5,rel=3,gain=raw)", {3, 1, 2}, {}, 1.5);
    row("bpref without judged nonrelevant documents", "Bpref", {1, 1}, {}, 1);
    row("RR waits for the best document judged", "RR(of=best)", {1, 0, 3}, {}, 1.0 / 3);
    row("RR of a best document not retrieved", "RR(of=best)", {1, 0, 2}, {3}, 0);
}

void TestConventions::definitions()
{
    QFETCH(const std::string, definition);
    QFETCH(const Numbers, ranked);
    QFETCH(const Numbers, notRetrieved);
    QFETCH(const double, value);
    const core::Value ours =
        core::Evaluator(definitionOf(definition)).value(judged(ranked, notRetrieved));
    QVERIFY(ours);
    QVERIFY2(agree(*ours, value), digits(*ours));
}

void TestConventions::settings_data()
{
    // Summed by a few lines of Python over the lists written out here; the fractions by hand.
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<Numbers>("ranked");
    QTest::addColumn<Numbers>("notRetrieved");
    QTest::addColumn<double>("value");
    const auto row = [](const char* definition, const Numbers& ranked, const Numbers& notRetrieved,
                        double value) {
        QTest::newRow(definition) << std::string(definition) << ranked << notRetrieved << value;
    };
    const Numbers list{3, 0, 2, 1};
    const Numbers others{3, 1};
    row("nDCG@2", list, others, 0.6131471927654584);
    row("nDCG(idealcut=none)@2", list, others, 0.44707266036014115);
    row("nDCG(idealcut=retrieved)@2", list, others, 0.4744233757201067);
    row("nDCG(rel=2,idealcut=relevant)@2", list, others, 0.5090967735771897);
    row("nDCG(rel=2,gain=exp,idealcut=relevant)@2", list, others, 0.541942129480027);
    row("nDCG(gain=table,gains=1:1,2:5,3:9)", list, others, 0.662966478432183);
    row("DCG(gain=table,gains=1:1,2:5,3:9)", list, others, 11.930676558073394);
    row("CG(gain=table,gains=1:1,2.5:4)", list, others, 1 + 1 + 4);
    row("DCG(gain=scaled)@3", list, others, 4 / 3.0);
    row("DCG(gain=scaled,max=5)@3", list, others, 0.8);
    row("DCG(discount=ln)", list, others, 6.3921150981154655);
    row("nDCG(discount=ln)@2", list, others, 0.6131471927654584);
    row("nDCG(discount=late)", list, others, 0.6285507271419749);
    row("AP@2", {1, 0, 1, 0, 1}, {1}, 1 / 4.0);
    row("AP(denominator=hits)@2", {1, 0, 1, 0, 1}, {1}, 1);
    row("AP(denominator=k)@2", {1, 0, 1, 0, 1}, {1}, 1 / 2.0);
    row("AP(denominator=k)", {1, 0, 1, 0}, {1}, (1 + 2 / 3.0) / 4);
    row("AP(denominator=list)@2", {1, 0, 1, 0, 1}, {1}, 1 / 3.0);
    row("P(denominator=capped)@3", {1, 0, 1, 0, 0}, {}, 1);
    row("P(denominator=capped)@1", {0, 1}, {1}, 0);
}

void TestConventions::settings()
{
    QFETCH(const std::string, definition);
    QFETCH(const Numbers, ranked);
    QFETCH(const Numbers, notRetrieved);
    QFETCH(const double, value);
    const auto found =
        core::Evaluator(definitionOf(definition)).value(judged(ranked, notRetrieved));
    QVERIFY(found);
    QVERIFY2(agree(*found, value), digits(*found));
}

void TestConventions::printed_data()
{
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<double>("printed");  // two decimals, as the paper prints them
    QTest::newRow("Jarvelin & Kekalainen 2002, b=2, rank 3")
        << std::string("nDCG(discount=jk)@3") << 0.87;
    QTest::newRow("Jarvelin & Kekalainen 2002, b=2, rank 10")
        << std::string("nDCG(discount=jk)@10") << 0.81;
}

void TestConventions::printed()
{
    QFETCH(const std::string, definition);
    QFETCH(const double, printed);
    const auto query = judged({3, 2, 3, 0, 0, 1, 2, 2, 3, 0}, {1, 1, 1});
    const core::Value ours = core::Evaluator(definitionOf(definition)).value(query);
    QVERIFY(ours);
    QVERIFY2(std::abs(*ours - printed) <= 0.005, digits(*ours));
}

void TestConventions::everyConventionIsFound()
{
    for (const core::Convention& convention : core::conventions()) {
        core::Settings settings;
        settings.relevantFrom = 3;
        settings.persistence = 0.5;
        settings = core::underConvention(settings, convention.rules);
        const core::Convention* found = core::conventionOf(settings);
        QVERIFY(found);
        QCOMPARE(found->name, convention.name);
        QVERIFY(settings.relevantFrom == 3 && settings.persistence == 0.5);
        if (const core::Library* library = core::libraryNamed(convention.name))
            QCOMPARE(library->rules.evaluation.noValue, convention.rules.evaluation.noValue);
    }
    core::Settings nobodys;
    nobodys.gain = core::Gain::Exponential;
    nobodys.discount = core::Discount::Reciprocal;
    QVERIFY(!core::conventionOf(nobodys));
}

void TestConventions::departures_data()
{
    using core::Departure;
    QTest::addColumn<Departure>("departure");
    QTest::addColumn<std::vector<core::Measure>>("measures");  // empty: all
    QTest::addColumn<bool>("dependsOnData");
    using Measures = std::vector<core::Measure>;
    using enum core::Measure;
    QTest::newRow("the order of ties") << Departure::TieOrder << Measures{} << true;
    QTest::newRow("positive scores")
        << Departure::PositiveScores << Measures{Ap, Rr, P, Recall} << false;
    QTest::newRow("rounded terms") << Departure::RoundedTerms << Measures{Ndcg, Ap} << false;
    QTest::newRow("the best retrieved") << Departure::BestRetrieved << Measures{Rr} << false;
    QTest::newRow("a grade of unjudged documents")
        << Departure::UnjudgedGrade << Measures{Err} << false;
    QTest::newRow("negative grades refused")
        << Departure::NegativeRefused << Measures{Ndcg} << true;
}

void TestConventions::departures()
{
    using enum core::Measure;
    QFETCH(const core::Departure, departure);
    QFETCH(const std::vector<core::Measure>, measures);
    QTEST(core::dependsOnData(departure), "dependsOnData");
    for (const core::Measure measure : {Ndcg, Dcg, Ap, Rr, P, Recall, Err, Bpref, Success})
        QCOMPARE(core::concerns(departure, measure),
                 measures.empty() || std::ranges::find(measures, measure) != measures.end());
}

/// As C truncates them; -0.5 becomes 0, not -0.
void TestConventions::wholeGrades()
{
    core::Qrels qrels;
    qrels.queries.push_back({"q", {}});
    for (const double grade : {1.9, 2.0, 0.5, -0.5, -1.5})
        qrels.queries.back().judgments.push_back({"d", core::Grade(grade)});
    qrels.topGrade = 2.75;
    const core::Qrels whole = core::withWholeGrades(qrels);
    std::vector<double> grades;
    for (const core::Judgment& judgment : whole.queries.front().judgments)
        grades.push_back(judgment.grade.value());
    QCOMPARE(grades, (std::vector<double>{1, 2, 0, 0, -1}));
    QVERIFY(!std::signbit(grades[3]));
    QCOMPARE(whole.topGrade, 2.0);
    const auto firstReadBy = [&qrels](const char* library) {
        return core::asReadBy(*core::libraryNamed(library), qrels)
            .queries.front()
            .judgments.front()
            .grade.value();
    };
    QCOMPARE(firstReadBy("trec_eval 9.0.8"), 1.0);
    QCOMPARE(firstReadBy("pytrec_eval"), 1.9);
}

void TestConventions::librariesByName()
{
    for (const core::Library& library : core::libraries())
        QVERIFY(core::libraryNamed(library.name) == &library);
    QVERIFY(core::libraryNamed("PYTREC_EVAL") == core::libraryNamed("pytrec_eval"));
    QVERIFY(!core::libraryNamed("trec_eval"));
    QVERIFY(!core::libraryNamed(""));
}

void TestConventions::computedBy_data()
{
    QTest::addColumn<QString>("library");
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* library, const char* definition, const char* expected) {
        QTest::addRow("%s of %s", definition, library)
            << QString::fromLatin1(library) << std::string(definition) << std::string(expected);
    };
    row("XGBoost 1.7", "DCG@10", "DCG(gain=exp)@10");
    row("XGBoost 1.7", "CG@10", "CG@10");
    row("XGBoost 1.7", "DCG(gain=binary)@10", "DCG(gain=binary)@10");
    row("trec_eval 9.0.8", "DCG@10", "DCG@10");
}

/// What a person chose stays; what stands at its default is the library's.
void TestConventions::computedBy()
{
    QFETCH(const QString, library);
    QFETCH(const std::string, definition);
    QFETCH(const std::string, expected);
    const core::Library* known = core::libraryNamed(library.toStdString());
    QVERIFY(known);
    const core::MeasureSpec computed = core::asComputedBy(*known, definitionOf(definition));
    QCOMPARE(core::toText(computed), core::toText(core::normalised(definitionOf(expected))));
}

QTEST_APPLESS_MAIN(TestConventions)

}  // namespace tst_conventions

#include "tst_conventions.moc"
