// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/other_name.h"
#include "tests/core/every_definition.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

namespace tst_measure_spec {

using core::Measure;
using core::MeasureSpec;
using core::MeasureSpecError;
using Kind = core::MeasureSpecError::Kind;
using namespace std::string_literals;

namespace {

using Names = std::vector<std::string>;

std::string upperCase(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

std::string lowerCase(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

}  // namespace

class TestMeasureSpec : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyTextReadsBack();
    void equalExactlyWhenTextsAre();
    void reads_data();
    void reads();
    void aliases_data();
    void aliases();
    void everyNameMeansOneMeasure();
    void bestAtOne();
    void errors_data();
    void errors();
    void numbers_data();
    void numbers();
    void normalisedDropsWhatIsNotRead();
};

void TestMeasureSpec::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestMeasureSpec::everyTextReadsBack()
{
    for (MeasureSpec definition : everyDefinition()) {
        for (const std::optional<std::size_t> cutoff :
             {std::optional<std::size_t>(), std::optional<std::size_t>(1),
              std::optional<std::size_t>(1000)}) {
            definition.cutoff = cutoff;
            const std::string text = core::toText(definition);
            const auto parsed = core::parseMeasureSpec(text);
            QVERIFY2(parsed && *parsed == definition, text.c_str());
            QCOMPARE(core::toText(*parsed), text);
            for (const std::string& other : {upperCase(text), lowerCase(text)}) {
                const auto again = core::parseMeasureSpec(other);
                QVERIFY2(again && *again == definition, other.c_str());
            }
        }
    }
}

void TestMeasureSpec::equalExactlyWhenTextsAre()
{
    std::vector<MeasureSpec> all = everyDefinition();
    const std::size_t uncut = all.size();
    QVERIFY(uncut > 80);
    for (std::size_t i = 0; i < uncut; ++i) {
        all.push_back(all[i]);
        all.back().cutoff = 10;
    }
    Names texts;
    for (const MeasureSpec& definition : all)
        texts.push_back(core::toText(definition));
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j)
            QVERIFY2((all[i] == all[j]) == (texts[i] == texts[j]), texts[i].c_str());
}

void TestMeasureSpec::reads_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("canonical");
    const auto row = [](const char* name, const char* text, const char* canonical) {
        QTest::newRow(name) << std::string(text) << std::string(canonical);
    };
    row("bare", "RR", "RR");
    row("cutoff", "nDCG@10", "nDCG@10");
    row("parameter and cutoff", "nDCG(gain=exp)@10", "nDCG(gain=exp)@10");
    row("blanks anywhere", "  nDCG ( gain = exp , ideal = retrieved ) @ 10 ",
        "nDCG(gain=exp,ideal=retrieved)@10");
    row("other order", "nDCG(ideal=retrieved,gain=exp)", "nDCG(gain=exp,ideal=retrieved)");
    row("default values", "AP(rel=1,denominator=relevant)@5", "AP@5");
    row("no parameters", "AP()@5", "AP@5");
    row("other spelling of a number", "AP(rel=+2.50)", "AP(rel=2.5)");
    row("leading zeros of a cutoff", "P@010", "P@10");
    row("largest cutoff", "P@1000000000", "P@1000000000");
    row("a base without its discount", "nDCG(base=3)", "nDCG");
    row("a base with its discount", "nDCG(base=3,discount=jk)", "nDCG(discount=jk,base=3)");
    row("gains in a table", "nDCG(gain=table,gains=1:1,2:3,3:9)@5",
        "nDCG(gain=table,gains=1:1,2:3,3:9)@5");
    row("gains as trec_eval writes them, other parameters behind",
        "DCG(gain=table, gains=1=3, 2=9, discount=ln)",
        "DCG(gain=table,gains=1:3,2:9,discount=ln)");
    row("grades of one gain", "CG(gain=table,gains=1:1,2:1)", "CG(gain=table,gains=1:1,2:1)");
    row("the table that stands when none is given", "CG(gain=table,gains=1:1,2:3,3:7,4:15)",
        "CG(gain=table)");
    row("a table without its gain", "nDCG(gains=1:2)", "nDCG");
    row("a threshold that the ideal's cutoff reads", "nDCG(idealcut=relevant,rel=2)@3",
        "nDCG(rel=2,idealcut=relevant)@3");
    row("a threshold without its ideal", "nDCG(rel=2)", "nDCG");
    row("a threshold with its ideal", "nDCG(ideal=relevant,rel=2)", "nDCG(rel=2,ideal=relevant)");
    row("a top without graded gain", "RBP(max=4)", "RBP");
    row("a top with graded gain", "RBP(max=4,gain=graded)", "RBP(gain=graded,max=4)");
    row("a threshold of gains", "nDCG(rel=2,earners=relevant)@5", "nDCG(rel=2,earners=relevant)@5");
    row("a threshold where every grade earns", "DCG(rel=2)", "DCG");
    row("a threshold of binary gain", "CG(gain=binary,rel=2)@5", "CG(rel=2,gain=binary)@5");
    row("binary gain is for relevant documents anyway", "nDCG(gain=binary,earners=relevant)",
        "nDCG(gain=binary)");
    row("a precision over the retrieved", "P(denominator=Retrieved)@5",
        "P(denominator=retrieved)@5");
    row("a threshold with raw gain", "RBP(rel=2,gain=raw)", "RBP(rel=2,gain=raw)");
    row("holes", "J(counts=holes)@10", "Judged(counts=holes)@10");
    row("trec_eval's printed name", "P_10", "P@10");
    row("trec_eval's name with its parameter", "ndcg_cut.10", "nDCG@10");
    row("a cut with parameters", "map_cut_100(rel=2)", "AP(rel=2)@100");
    row("a name with underscores", "relative_P_5", "Recall_cap@5");
    row("the first relevant", "recip_rank", "RR");
    row("the set of all", "set_P", "P");
    row("beta squared", "set_F_4", "F1(beta=2)");
    row("beta squared with a point", "set_F.0.25", "F1(beta=0.5)");
    row("MTEB's name", "recall_at_100", "Recall@100");
    row("the largest cutoff", "P_1000000000", "P@1000000000");
    row("a hit rate", "HitRate@3", "Success@3");
    row("ranx's exponential gain", "ndcg_burges@10", "nDCG(gain=exp)@10");
    row("ranx's persistence", "rbp.95", "RBP(p=0.95)");
    row("ranx's level after a cutoff", "map@5-l2", "AP(rel=2)@5");
    row("ranx's level alone", "recall-l3", "Recall(rel=3)");
    row("ranx's level of gains", "ndcg@10-l2", "nDCG(rel=2,earners=relevant)@10");
    row("ranx's level after a persistence", "rbp.95-l2", "RBP(rel=2,p=0.95)");
    row("judged with negative grades", "Judged(counts=all)@2", "Judged(counts=all)@2");
    row("what nobody judged", "unj_20", "Judged(counts=holes)@20");
    row("another name with a parameter", "dcg_burges(discount=none)@3",
        "DCG(gain=exp,discount=none)@3");
    row("a threshold with graded gain", "RBP(rel=2,gain=graded)", "RBP(gain=graded)");
}

void TestMeasureSpec::reads()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, canonical);
    const auto definition = core::parseMeasureSpec(text);
    QVERIFY(definition);
    QCOMPARE(core::toText(*definition), canonical);
    QVERIFY(*definition == definitionOf(canonical));
}

void TestMeasureSpec::aliases_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Measure>("measure");
    const auto row = [](const char* text, Measure measure) {
        QTest::newRow(text) << std::string(text) << measure;
    };
    row("MAP", Measure::Ap);
    row("map_cut@10", Measure::Ap);
    row("MRR@10", Measure::Rr);
    row("recip_rank", Measure::Rr);
    row("R@100", Measure::Recall);
    row("R_cap@10", Measure::RecallCap);
    row("relative_P@5", Measure::RecallCap);
    row("HR@3", Measure::Success);
    row("hit_rate@3", Measure::Success);
    row("prec@5", Measure::P);
    row("set_P", Measure::P);
    row("set_recall", Measure::Recall);
    row("set_F", Measure::F1);
    row("ndcg_cut@10", Measure::Ndcg);
    row("J@10", Measure::Judged);
    row("bpref", Measure::Bpref);
}

void TestMeasureSpec::aliases()
{
    QFETCH(const std::string, text);
    QFETCH(const Measure, measure);
    const auto definition = core::parseMeasureSpec(text);
    QVERIFY(definition);
    QCOMPARE(definition->measure, measure);
}

void TestMeasureSpec::everyNameMeansOneMeasure()
{
    Names names;
    for (const core::MeasureRow& row : core::measureTable()) {
        Names own{std::string(row.name)};
        own.insert(own.end(), row.aliases.begin(), row.aliases.end());
        for (const std::string& name : own) {
            const auto definition = core::parseMeasureSpec(name);
            QVERIFY2(definition && definition->measure == row.measure, name.c_str());
            names.push_back(lowerCase(name));
        }
    }
    for (const core::OtherName& other : core::otherNames())
        if (other.name != "rbp")  // whose number is what differs
            names.emplace_back(lowerCase(std::string(other.name)));
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    QVERIFY2(twice == names.end(), twice == names.end() ? "" : twice->c_str());
}

void TestMeasureSpec::errors_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<std::string>("found");
    QTest::addColumn<std::string>("nearest");
    QTest::addColumn<Names>("existing");
    QTest::addColumn<std::string>("where");  // measure and parameter
    const auto row = [](const char* name, const char* text, Kind kind, const char* found,
                        const char* nearest = "", const Names& existing = {},
                        const char* where = "") {
        QTest::newRow(name) << std::string(text) << kind << std::string(found)
                            << std::string(nearest) << existing << std::string(where);
    };
    row("empty", "", Kind::Empty, "");
    row("blank", "  ", Kind::Empty, "");
    row("no name before a cutoff", "@10", Kind::Empty, "");
    row("no name before parameters", "(rel=2)", Kind::Empty, "");

    const Names measures{"nDCG",
                         "DCG",
                         "IDCG",
                         "CG",
                         "AP",
                         "Q",
                         "infAP",
                         "RR",
                         "P",
                         "Recall",
                         "Recall_cap",
                         "F1",
                         "Success",
                         "Rprec",
                         "iprec",
                         "11pt_avg",
                         "Bpref",
                         "ERR",
                         "nERR",
                         "RBP",
                         "INSQ",
                         "INST",
                         "BPM",
                         "Compat",
                         "binG",
                         "G",
                         "Judged",
                         "set_map",
                         "set_relative_P",
                         "num_ret",
                         "num_rel",
                         "num_rel_ret",
                         "num_nonrel_judged_ret",
                         "utility",
                         "RC"};
    row("swapped letters", "ndgc@10", Kind::UnknownMeasure, "ndgc", "nDCG", measures);
    row("missing letter", "Recal", Kind::UnknownMeasure, "Recal", "Recall", measures);
    row("slip in an alias", "MAPP", Kind::UnknownMeasure, "MAPP", "AP", measures);
    row("nothing like it", "velocity", Kind::UnknownMeasure, "velocity", "", measures);
    row("slip in a numbered name", "ndgc_cut_10", Kind::UnknownMeasure, "ndgc_cut_10", "nDCG",
        measures);
    row("a number alone", "_10", Kind::UnknownMeasure, "_10", "", measures);
    row("cutoff without @", "nDCG 10", Kind::UnknownMeasure, "nDCG 10", "", measures);

    const Names ndcgParameters{"rel",      "gain", "gains", "max",     "earners",
                               "discount", "base", "ideal", "idealcut"};
    row("misspelt parameter", "nDCG(gian=exp)", Kind::UnknownParameter, "gian", "gain",
        ndcgParameters, "nDCG");
    row("parameter of another measure", "RR(gain=exp)", Kind::UnknownParameter, "gain", "",
        {"rel", "of", "nohit"}, "RR");
    row("ranx's level of a measure that has none", "ERR@5-l2", Kind::UnknownParameter, "rel", "",
        {"max"}, "ERR");
    row("threshold of a measure that has none", "Judged(rel=2)", Kind::UnknownParameter, "rel", "",
        {"counts"}, "Judged");
    row("empty parameter", "AP(rel=2,)", Kind::UnknownParameter, "", "", {"rel", "denominator"},
        "AP");
    row("parameter given twice", "AP(rel=1,rel=2)", Kind::RepeatedParameter, "rel", "", {}, "AP");

    row("misspelt value", "nDCG(gain=expo)", Kind::BadValue, "expo", "exp",
        {"linear", "exp", "binary", "scaled", "table"}, "nDCG gain");
    row("value left out", "nDCG(gain=)", Kind::BadValue, "", "",
        {"linear", "exp", "binary", "scaled", "table"}, "nDCG gain");
    row("gains that fall", "CG(gain=table,gains=1:3,2:1)", Kind::BadValue, "1:3,2:1", "", {},
        "CG gains");
    row("a gain for grade 0", "CG(gain=table,gains=0:1)", Kind::BadValue, "0:1", "", {},
        "CG gains");
    row("a grade without a gain", "CG(gain=table,gains=1:1,2)", Kind::BadValue, "1:1,2", "", {},
        "CG gains");
    row("undefined", "AP(rel)", Kind::BadValue, "", "", {}, "AP rel");
    row("word for a number", "AP(rel=two)", Kind::BadValue, "two", "", {}, "AP rel");
    row("negative threshold", "AP(rel=-1)", Kind::BadValue, "-1", "", {}, "AP rel");
    row("infinite threshold", "AP(rel=inf)", Kind::BadValue, "inf", "", {}, "AP rel");
    row("persistence 1", "RBP(p=1)", Kind::BadValue, "1", "", {}, "RBP p");
    row("base 1", "nDCG(discount=jk,base=1)", Kind::BadValue, "1", "", {}, "nDCG base");

    row("cutoff 0", "P@0", Kind::BadCutoff, "0", "", {}, "P");
    row("negative cutoff", "P@-1", Kind::BadCutoff, "-1", "", {}, "P");
    row("broken cutoff", "P@1.5", Kind::BadCutoff, "1.5", "", {}, "P");
    row("beta squared is 0", "set_F_0", Kind::BadCutoff, "0", "", {}, "F1");
    row("beta squared is no number", "set_F_1.2.3", Kind::BadCutoff, "1.2.3", "", {}, "F1");
    row("cutoff 0 behind a name", "P_0", Kind::BadCutoff, "0", "", {}, "P");
    row("a number where none is taken", "set_recall_10", Kind::BadCutoff, "10", "", {}, "Recall");
    row("cutoff twice", "P_10@5", Kind::TrailingText, "@5");
    row("cutoff left out", "P@", Kind::BadCutoff, "", "", {}, "P");
    row("cutoff beyond reason", "P@1000000001", Kind::BadCutoff, "1000000001", "", {}, "P");
    row("cutoff beyond 64 bits", "P@99999999999999999999", Kind::BadCutoff, "99999999999999999999",
        "", {}, "P");
    row("parameters after the cutoff", "P@5(rel=2)", Kind::BadCutoff, "5(rel=2)", "", {}, "P");

    row("never closed", "AP(rel=2@5", Kind::Unbalanced, "AP(rel=2@5");
    row("never opened", "AP)@5", Kind::Unbalanced, "AP)@5");
    row("text behind", "AP(rel=2)x", Kind::TrailingText, "x");
}

void TestMeasureSpec::errors()
{
    QFETCH(const std::string, text);
    QFETCH(const Kind, kind);
    QFETCH(const std::string, found);
    QFETCH(const std::string, nearest);
    QFETCH(const Names, existing);
    QFETCH(const std::string, where);
    const auto definition = core::parseMeasureSpec(text);
    QVERIFY(!definition);
    const MeasureSpecError& error = definition.error();
    QCOMPARE(error.kind, kind);
    QCOMPARE(error.found, found);
    QCOMPARE(error.nearest, nearest);
    QCOMPARE(error.existing, existing);
    QCOMPARE(error.measure + (error.parameter.empty() ? "" : " ") + error.parameter, where);
}

void TestMeasureSpec::numbers_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("number");  // as printed; empty when it is none
    const auto row = [](const char* text, const char* number) {
        QTest::newRow(*text ? text : "empty") << std::string(text) << std::string(number);
    };
    row("2", "2");
    row("+2", "2");
    row("-0.50", "-0.5");
    row("1e3", "1000");
    row("0.1", "0.1");
    row("0.00001", "1e-05");
    row("1e15", "1e+15");
    row("", "");
    row("+", "");
    row("+-2", "");
    row("2x", "");
    row("2,5", "");
    row("nan", "");
    row("inf", "");
    row("1e999", "");
    row("0x10", "");
}

void TestMeasureSpec::numbers()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, number);
    double read = 0;
    const bool isNumber = core::readNumber(text, read);
    QCOMPARE(isNumber ? core::shortestText(read) : std::string(), number);
}

void TestMeasureSpec::normalisedDropsWhatIsNotRead()
{
    MeasureSpec definition = definitionOf("P@5");
    definition.settings.gain = core::Gain::Exponential;
    definition.settings.beta = 2;
    definition.settings.relevantFrom = 2;
    QCOMPARE(core::toText(definition), "P(rel=2)@5"s);
    QVERIFY(core::normalised(definition) == definitionOf("P(rel=2)@5"));
}

void TestMeasureSpec::bestAtOne()
{
    for (const char* text : {"P", "AP", "RR", "nDCG", "Judged", "RBP"})
        QVERIFY2(core::endsAtOne(definitionOf(text)), text);
    for (const char* text : {"DCG", "CG", "Judged(counts=holes)"})
        QVERIFY2(!core::endsAtOne(definitionOf(text)), text);
}

QTEST_APPLESS_MAIN(TestMeasureSpec)

}  // namespace tst_measure_spec

#include "tst_measure_spec.moc"
