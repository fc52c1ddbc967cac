// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/formula_samples.h"
#include "ui/text/measures/measure_words.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace tst_formula {

using namespace formula_samples;
using ui::Formula;

namespace {

void collectTerms(const Formula& formula, std::vector<std::vector<Formula>>& sums)
{
    if (formula.kind() == Formula::Kind::Sum)
        sums.emplace_back(formula.children().begin(), formula.children().end());
    for (const Formula& child : formula.children())
        collectTerms(child, sums);
}

std::vector<std::size_t> ranksOf(const std::vector<Formula>& sum)
{
    std::vector<std::size_t> ranks;
    for (const Formula& part : sum)
        if (part.kind() == Formula::Kind::Term)
            ranks.push_back(part.rank());
    return ranks;
}

bool isBalanced(const QString& latex)
{
    int depth = 0;
    for (qsizetype i = 0; i < latex.size(); ++i) {
        const bool isEscaped = i > 0 && latex[i - 1] == QLatin1Char('\\');
        if (isEscaped)
            continue;
        if (latex[i] == QLatin1Char('{'))
            ++depth;
        if (latex[i] == QLatin1Char('}') && --depth < 0)
            return false;
    }
    return depth == 0;
}

}  // namespace

class TestFormula : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void cakeShopsInPlainText_data();
    void cakeShopsInPlainText();
    void conventionsAreNamed_data();
    void conventionsAreNamed();
    void publishedExamples_data();
    void publishedExamples();
    void undefinedEndsInADash_data();
    void undefinedEndsInADash();
    void oneRankRepeatsNothing();
    void hugeNumbersAreShort();
    void decimalCommas();
    void blanksOfAnyWidthAskForParentheses();
    void latex_data();
    void latex();
    void latexBracesBalance();
    void longSumsKeepFirstCurrentAndLast();
    void everySumIsBounded();
    void currentRankPastTheCutoffIsDimmed();
    void shorterStillKeepsTheCurrentRank();
    void shownPlaces_data();
    void shownPlaces();
    void buildingIsFast();
    void formulasAreReadAsPeopleWriteThem_data();
    void formulasAreReadAsPeopleWriteThem();
};

void TestFormula::formulasAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("latex");
    QTest::newRow("a blank in a sum") << QStringLiteral("DCG@2 = 4.000 + _")
                                      << QStringLiteral("\\mathrm{DCG@2} = 4.000 + "
                                                        "\\underline{\\hspace{3em}}");
    QTest::newRow("a fraction, whose bar is its parentheses")
        << QStringLiteral("x = (1 + 2)/3") << QStringLiteral("\\mathrm{x} = \\frac{1 + 2}{3}");
    QTest::newRow("blanks above and below")
        << QStringLiteral("_/_")
        << QStringLiteral("\\frac{\\underline{\\hspace{3em}}}{\\underline{\\hspace{3em}}}");
    QTest::newRow("a function") << QStringLiteral("2 ÷ log₂(3)")
                                << QStringLiteral("2 ÷ \\mathrm{log₂}(3)");
    QTest::newRow("a power, and a minus of keyboards")
        << QStringLiteral("2^3 - 1") << QStringLiteral("2^{3} - 1");
    QTest::newRow("a name with a line below")
        << QStringLiteral("Recall_cap@10") << QStringLiteral("\\mathrm{Recall\\_cap@10}");
    QTest::newRow("without an end") << QStringLiteral("(1 + ") << QStringLiteral("(1 + )");
    QTest::newRow("nothing") << QString() << QString();
}

void TestFormula::formulasAreReadAsPeopleWriteThem()
{
    QFETCH(QString, text);
    QFETCH(QString, latex);
    QCOMPARE(ui::toLatex(ui::writtenFormula(text)), latex);
}

void TestFormula::cakeShopsInPlainText_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* definition, const char* text) {
        QTest::newRow(definition) << QString::fromUtf8(text);
    };
    // Sums, quotients and values: design picture of the ranking workspace; the rest by hand.
    row("nDCG@10", "nDCG@10 = DCG@10/IDCG@10 = "
                   "(0 + 2.524 + 0 + 2.153 + 0 + 1.069 + 1.000 + 0 + 1.505 + 1.156)/"
                   "(5.000 + 3.155 + 2.000 + 1.723 + 1.161 + 1.069 + 0.667 + 0 + 0 + 0) = "
                   "9.407/14.773 = 0.6368");
    row("DCG@10", "DCG@10 = ∑(i=1..k) g_i/log_2(i + 1) = "
                  "0 + 2.524 + 0 + 2.153 + 0 + 1.069 + 1.000 + 0 + 1.505 + 1.156 = 9.4071");
    row("IDCG@10", "IDCG@10 = ∑(i=1..k) g*_i/log_2(i + 1) = "
                   "5.000 + 3.155 + 2.000 + 1.723 + 1.161 + 1.069 + 0.667 + 0 + 0 + 0 = 14.7732");
    row("CG@10", "CG@10 = ∑(i=1..k) g_i = 0 + 4 + 0 + 5 + 0 + 3 + 3 + 0 + 5 + 4 = 24");
    row("AP@10", "AP@10 = 1/R ∑(relevant i) P@i = 1/7 × (1/2 + 2/4 + 3/6 + 4/7 + 5/9 + 6/10) = "
                 "3.227/7 = 2033/4410 = 0.4610");
    row("Q@10", "Q@10 = 1/min(k, R) ∑(relevant i) (C_i + cg_i)/(i + cg*_i) = "
                "1/7 × (5/12 + 11/22 + 15/30 + 19/33 + 25/35 + 30/36) = "
                "3.540/7 = 3271/6468 = 0.5057");
    row("nERR", "nERR = ERR/(ERR of the ideal ranking) = (0 + 0.234 + 0 + 0.129 + 0 + 0.001 + "
                "0.000 + 0 + 0.001 + 0.000)/0.984 = 0.365/0.984 = 0.3710");
    row("iprec(at=0.5)", "iprec = best precision at recall 0.5 or higher = 6/10 = 0.6000");
    row("11pt_avg", "11pt_avg = 1/11 ∑(r = 0, 0.1, ..., 1) best precision at recall r or higher = "
                    "5.400/11 = 27/55 = 0.4909");
    row("set_map", "set_map = (relevant retrieved)^2/(n × R) = 6^2/(10 × 7) = 36/70 = 0.5143");
    row("set_relative_P@5", "set_relative_P@5 = (relevant in the top 5)/min(k, n, R) = (0 + 1 + 0 "
                            "+ 1 + 0)/min(5, 10, 7) = 2/5 = 0.4000");
    row("num_rel", "num_rel = relevant documents = 7");
    row("utility@4", "utility@4 = relevant minus other documents retrieved = 0");
    row("binG@4", "binG@4 = 1/R ∑(relevant i) 1/log_2(2 + not relevant above i) = "
                  "(0.631 + 0.500)/7 = 1.131/7 = 0.1616");
    row("G@4", "G@4 = (∑(i=1..k) g_i/log_2(2 + ideal gain minus gain so far))/(total judged gain) "
               "= (1.333 + 1.445)/26 = 2.779/26 = 0.1069");
    row("RR@10", "RR@10 = 1/(rank of the first relevant document) = 1/2 = 0.5000");
    row("P@10", "P@10 = (relevant in the top 10)/k = (0 + 1 + 0 + 1 + 0 + 1 + 1 + 0 + 1 + 1)/10 = "
                "6/10 = 0.6000");
    row("Recall@10", "Recall@10 = (relevant in the top 10)/R = (0 + 1 + 0 + 1 + 0 + 1 + 1 + 0 + 1 "
                     "+ 1)/7 = 6/7 = 0.8571");
    row("Recall_cap@10", "Recall_cap@10 = (relevant in the top 10)/min(k, R) = (0 + 1 + 0 + 1 + 0 "
                         "+ 1 + 1 + 0 + 1 + 1)/min(10, 7) = 6/7 = 0.8571");
    row("F1@10", "F1@10 = (2 × P@10 × Recall@10)/(P@10 + Recall@10) = "
                 "(2 × 6/10 × 6/7)/(6/10 + 6/7) = "
                 "(0 + 1 + 0 + 1 + 0 + 1 + 1 + 0 + 1 + 1)/((10 + 7)/2) = 12/17 = 0.7059");
    row("Success@10", "Success@10 = [rank of the first relevant document ≤ k] = [2 ≤ 10] = 1");
    row("Rprec",
        "Rprec = (relevant in the top R)/R = (0 + 1 + 0 + 1 + 0 + 1 + 1)/7 = 4/7 = 0.5714");
    row("Bpref", "Bpref = 1/R ∑(relevant i) (1 − (non-relevant above i)/min(N, R)) = "
                 "1/7 × (3/4 + 2/4 + 1/4 + 1/4 + 0/4 + 0/4) = 1.750/7 = 1/4 = 0.2500");
    row("ERR@10", "ERR@10 = ∑(i=1..k) 1/i · (2^(g_i) − 1)/2^5 · "
                  "∏(j<i) (1 − (2^(g_j) − 1)/2^5) = "
                  "0 + 0.234 + 0 + 0.129 + 0 + 0.001 + 0.000 + 0 + 0.001 + 0.000 = 0.3652");
    row("RBP@10", "RBP@10 = ∑(i=1..k) rel_i · (1 − 0.8) · 0.8^(i − 1) = "
                  "0 + 0.160 + 0 + 0.102 + 0 + 0.066 + 0.052 + 0 + 0.034 + 0.027 = 0.4408");
    row("Judged@10", "Judged@10 = (judged in the top 10)/min(k, n) = (1 + 1 + 1 + 1 + 1 + 1 + 1 + "
                     "1 + 1 + 1)/min(10, 10) = 10/10 = 1.0000");
    row("RC@10", "RC@10 = (pairs in order)/pairs = (0 + 0 + 2 + 0 + 4 + 2 + 3 + 7 + 1 + 3)/"
                 "(0 + 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9) = 22/45 = 0.4889");
}

void TestFormula::cakeShopsInPlainText()
{
    QFETCH(const QString, text);
    QCOMPARE(textOf(QTest::currentDataTag()), text);
}

void TestFormula::conventionsAreNamed_data()
{
    QTest::addColumn<QString>("beginning");
    const auto row = [](const char* definition, const char* beginning) {
        QTest::newRow(definition) << QString::fromUtf8(beginning);
    };
    row("DCG(gain=exp)@4", "DCG@4 = ∑(i=1..k) (2^(g_i) − 1)/log_2(i + 1) = 0 + 9.464 + 0 + ");
    row("DCG(discount=jk, base=3)@4", "DCG@4 = ∑(i=1..k) g_i/max(1, log_3(i)) = 0 + 4.000 + 0 + ");
    row("DCG(discount=reciprocal)@4", "DCG@4 = ∑(i=1..k) g_i/i = 0 + 2.000 + 0 + 1.250 = 13/4 = ");
    row("DCG(discount=none)", "DCG = ∑(i=1..n) g_i = 0 + 4.000 + ");
    row("CG(gain=exp)@2", "CG@2 = ∑(i=1..k) (2^(g_i) − 1) = 0 + 15 = 15");
    row("AP(denominator=capped)@3",
        "AP@3 = 1/min(k, R) ∑(relevant i) P@i = 1/3 × 1/2 = 0.500/3 = ");
    row("AP(denominator=hits)@4", "AP@4 = 1/(relevant found) ∑(relevant i) P@i = "
                                  "1/2 × (1/2 + 2/4) = 1.000/2 = 1/2 = 0.5000");
    row("RR(of=best)", "RR = 1/(rank of the first document with the highest grade) = 1/4 = 0.2500");
    row("RR@1", "RR@1 = 1/(rank of the first relevant document) = 0.0000");
    row("P", "P = (relevant retrieved)/n = (0 + 1 + 0 + 1 + 0 + 1 + 1 + 0 + 1 + 1)/10 = 6/10 = ");
    row("Recall_cap", "Recall_cap = (relevant retrieved)/R = ");
    row("F1(beta=2)@10", "F_2@10 = ((1 + β^2) × P@10 × Recall@10)/(β^2 × P@10 + Recall@10) = "
                         "((1 + 2^2) × 6/10 × 6/7)/(2^2 × 6/10 + 6/7) = ");
    row("F1@1", "F1@1 = (2 × P@1 × Recall@1)/(P@1 + Recall@1) = 0/((1 + 7)/2) = 0.0000");
    row("Success@1", "Success@1 = [rank of the first relevant document ≤ k] = 0");
    row("RBP(p=0.5, gain=graded)@2", "RBP@2 = ∑(i=1..k) g_i/5 · (1 − 0.5) · 0.5^(i − 1) = "
                                     "0 + 0.200 = 1/5 = 0.2000");
    row("RC(weights=ranks)@2", "RC@2 = (weight of pairs in order)/(weight of all pairs) = "
                               "(0 + 0)/(0 + 1.500) = 0/1.500 = 0.0000");
}

void TestFormula::conventionsAreNamed()
{
    QFETCH(const QString, beginning);
    const QString text = textOf(QTest::currentDataTag());
    QVERIFY2(text.startsWith(beginning), qPrintable(text));
}

void TestFormula::publishedExamples_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QList<double>>("ranked");
    QTest::addColumn<QList<double>>("notRetrieved");
    QTest::addColumn<QString>("end");
    QTest::newRow("ndcg5-linear-32301")
        << "nDCG@5" << QList<double>{3, 2, 3, 0, 1} << QList<double>{} << " = 6.149/6.323 = 0.9724";
    QTest::newRow("ndcg5-exponential-32301") << "nDCG(gain=exp)@5" << QList<double>{3, 2, 3, 0, 1}
                                             << QList<double>{} << " = 12.780/13.347 = 0.9575";
    QTest::newRow("seven-documents") << "AP" << QList<double>{1, 1, 0, 0, 1, 0, 0}
                                     << QList<double>{1, 1, 1} << " = 13/30 = 0.4333";
    QTest::newRow("ap-four-relevant")
        << "AP" << QList<double>{1, 1, 0, 0, 1, 0, 1} << QList<double>{} << " = 111/140 = 0.7929";
    QTest::newRow("ap-five-relevant, cut at 8")
        << "AP@8" << QList<double>{0, 1, 1, 0, 0, 1} << QList<double>{1, 1}
        << " = 1/5 × (1/2 + 2/3 + 3/6) = 1.667/5 = 1/3 = 0.3333";
    QTest::newRow("rc-three-documents")
        << "RC" << QList<double>{1, 0, 1} << QList<double>{} << " = 2/3 = 0.6667";
    QTest::newRow("mrr5-ranks-2-1-5")
        << "RR@5" << QList<double>{0, 0, 0, 0, 1} << QList<double>{} << " = 1/5 = 0.2000";
    QTest::newRow("chengdu-trip") << "nDCG@5" << QList<double>{4, 2, 0, 1, 3} << QList<double>{}
                                  << " = 6.853/7.323 = 0.9358";
    QTest::newRow("map6-three-users")
        << "AP@6" << QList<double>{0, 1, 0, 0, 1, 0} << QList<double>{} << " = 9/20 = 0.4500";
    QTest::newRow("precision-at-k-songs")
        << "P@5" << QList<double>{1, 0, 1, 1, 0} << QList<double>{} << " = 3/5 = 0.6000";
    QTest::newRow("system-a-system-b, pool 4,2,2,2,1")
        << "nDCG@5" << QList<double>{4, 0, 0, 0, 0} << QList<double>{2, 2, 2, 1} << " = 0.5326";
}

void TestFormula::publishedExamples()
{
    QFETCH(const QString, definition);
    QFETCH(const QList<double>, ranked);
    QFETCH(const QList<double>, notRetrieved);
    QFETCH(const QString, end);
    std::vector<core::Grade> list(ranked.begin(), ranked.end());
    std::vector<core::Grade> others(notRetrieved.begin(), notRetrieved.end());
    const QString text =
        textOf(definition.toStdString(), core::JudgedRanking(std::move(list), std::move(others)));
    QVERIFY2(text.endsWith(end), qPrintable(text));
}

void TestFormula::undefinedEndsInADash_data()
{
    QTest::addColumn<QString>("end");
    const auto row = [](const char* definition, const char* end) {
        QTest::newRow(definition) << QString::fromUtf8(end);
    };
    row("nDCG@2", "(0 + 0)/(0 + 0) = 0/0 = –");
    row("AP@2", "P@i = 0/0 = –");
    row("RR@2", "document) = –");
    row("Recall@2", "(0 + 0)/0 = 0/0 = –");
    row("Recall_cap@2", "(0 + 0)/min(2, 0) = 0/0 = –");
    row("F1@2", " = –");
    row("Success@2", " = –");
    row("Rprec@2", " = 0/0 = –");
    row("Bpref@2", " = 0/0 = –");
    row("RC@1", " = 0/0 = –");
}

void TestFormula::undefinedEndsInADash()
{
    QFETCH(const QString, end);
    const QString text = textOf(QTest::currentDataTag(), core::JudgedRanking(grades({0, 0})));
    QVERIFY2(text.endsWith(end), qPrintable(text));
}

void TestFormula::oneRankRepeatsNothing()
{
    const core::JudgedRanking query(grades({3, 1}));
    QCOMPARE(textOf("nDCG@1", query),
             QStringLiteral("nDCG@1 = DCG@1/IDCG@1 = 3.000/3.000 = 1.0000"));
    QCOMPARE(textOf("P@1", query),
             QStringLiteral("P@1 = (relevant in the top 1)/k = 1/1 = 1.0000"));
    for (const core::MeasureRow& row : core::measureTable())
        QVERIFY(!textOf(std::string(row.name), core::JudgedRanking()).isEmpty());
}

void TestFormula::hugeNumbersAreShort()
{
    const core::JudgedRanking query(grades({60, 1}));
    QCOMPARE(textOf("DCG(gain=exp)@2", query),
             QString::fromUtf8("DCG@2 = ∑(i=1..k) (2^(g_i) − 1)/log_2(i + 1) = "
                               "1.153 × 10^18 + 0.631 = 1.153 × 10^18"));
}

void TestFormula::blanksOfAnyWidthAskForParentheses()
{
    const auto half = [](const QString& words) {
        return ui::toPlainText(
            Formula::fraction(Formula::words(words), Formula::number(QStringLiteral("2"))));
    };
    QCOMPARE(half(QStringLiteral("relevant retrieved")), QStringLiteral("(relevant retrieved)/2"));
    QCOMPARE(half(QStringLiteral("前\u20095\u2009位")), QStringLiteral("(前\u20095\u2009位)/2"));
    QCOMPARE(half(QStringLiteral("文档对数")), QStringLiteral("文档对数/2"));
}

void TestFormula::decimalCommas()
{
    const ui::NumberFormat german{3, QLocale(QLocale::German, QLocale::Germany)};
    const Formula formula =
        ui::formulaOf(explained("nDCG@2", core::JudgedRanking(grades({2, 3}))), german);
    QVERIFY(ui::toPlainText(formula).endsWith(QStringLiteral("3,89/4,26 = 0,913")));
    QVERIFY(ui::toLatex(formula).endsWith(
        QStringLiteral("\\frac{3{,}89}{4{,}26} = \\mathbf{0{,}913}")));
}

void TestFormula::latex_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* definition, const char* text) {
        QTest::newRow(definition) << QString::fromUtf8(text);
    };
    row("nDCG@2", "\\mathrm{nDCG@2} = \\frac{\\mathrm{DCG@2}}{\\mathrm{IDCG@2}} = "
                  "\\frac{0 + 2.524}{5.000 + 3.155} = \\frac{2.524}{8.155} = \\mathbf{0.3095}");
    row("DCG@2", "\\mathrm{DCG@2} = \\sum_{i = 1}^{k} \\frac{g_{i}}{\\log_{2}(i + 1)} = "
                 "0 + 2.524 = \\mathbf{2.5237}");
    row("AP@4", "\\mathrm{AP@4} = \\frac{1}{R}\\sum_{\\text{relevant }i} \\mathrm{P@}i = "
                "\\frac{1}{7} \\times \\left(\\frac{1}{2} + \\frac{2}{4}\\right) = "
                "\\frac{1.000}{7} = \\frac{1}{7} = \\mathbf{0.1429}");
    row("Recall_cap@2",
        "\\mathrm{Recall}_{\\mathrm{cap}}\\mathrm{@2} = \\frac{\\text{relevant in the top "
        "2}}{\\min(k, R)} = \\frac{0 + 1}{\\min(2, 7)} = \\frac{1}{2} = \\mathbf{0.5000}");
    row("Success@2", "\\mathrm{Success@2} = "
                     "[\\text{rank of the first relevant document} \\le k] = [2 \\le 2] = "
                     "\\mathbf{1}");
    row("RBP@2", "\\mathrm{RBP@2} = \\sum_{i = 1}^{k} \\mathrm{rel}_{i} \\cdot (1 - 0.8) \\cdot "
                 "0.8^{i - 1} = 0 + 0.160 = \\frac{4}{25} = \\mathbf{0.1600}");
}

void TestFormula::latex()
{
    QFETCH(const QString, text);
    QCOMPARE(ui::toLatex(formulaFor(QTest::currentDataTag())), text);
}

void TestFormula::latexBracesBalance()
{
    for (const core::MeasureRow& row : core::measureTable()) {
        const QString latex = ui::toLatex(formulaFor(cakeDefinition(row)));
        QVERIFY2(isBalanced(latex), qPrintable(latex));
        for (const QChar c : latex)
            QVERIFY2(c.unicode() < 128, qPrintable(latex));
    }
    QCOMPARE(ui::toLatex(Formula::words(QStringLiteral("50 % of a_b {c}"))),
             QStringLiteral("\\text{50 \\% of a\\_b \\{c\\}}"));
}

void TestFormula::longSumsKeepFirstCurrentAndLast()
{
    const core::JudgedRanking query = longRanking(1000);
    const auto shown = [&query](std::optional<std::size_t> current) {
        std::vector<std::vector<Formula>> sums;
        collectTerms(formulaFor("nDCG@500", query, current), sums);
        return ranksOf(sums.front());
    };
    QCOMPARE(shown({}), (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 500}));
    QCOMPARE(shown(3), (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 500}));
    QCOMPARE(shown(77), (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 77, 500}));
    const QString text = ui::toPlainText(formulaFor("CG@500", query, 77));
    QVERIFY2(text.contains(QString::fromUtf8(" + 3 + … + 4 + … + ")), qPrintable(text));
}

void TestFormula::everySumIsBounded()
{
    const core::JudgedRanking query = longRanking(1000);
    for (const core::MeasureRow& row : core::measureTable()) {
        for (const std::size_t current : {1, 12, 500, 999, 1000}) {
            std::vector<std::vector<Formula>> sums;
            collectTerms(formulaFor(std::string(row.name), query, current), sums);
            for (const auto& sum : sums) {
                const auto ranks = ranksOf(sum);
                QVERIFY(ranks.size() <= ui::shownTerms);
                QVERIFY(std::is_sorted(ranks.begin(), ranks.end()));
            }
        }
    }
}

void TestFormula::currentRankPastTheCutoffIsDimmed()
{
    const Formula formula = formulaFor("CG@3", cakeShops(), 6);
    std::vector<std::vector<Formula>> sums;
    collectTerms(formula, sums);
    QCOMPARE(ranksOf(sums.front()), (std::vector<std::size_t>{1, 2, 3, 6}));
    QVERIFY(sums.front().back().isDimmed());
    QCOMPARE(ui::toPlainText(formula), textOf("CG@3"));
    QCOMPARE(ui::toLatex(formula), ui::toLatex(formulaFor("CG@3")));
}

void TestFormula::shorterStillKeepsTheCurrentRank()
{
    const Formula formula = ui::abbreviated(formulaFor("CG@10"), 4, 6);
    QCOMPARE(ui::toPlainText(formula),
             QString::fromUtf8("CG@10 = ∑(i=1..k) g_i = 0 + 4 + … + 3 + … + 4 = 24"));
    std::vector<std::vector<Formula>> sums;
    collectTerms(formula, sums);
    QCOMPARE(sums.front()[2].rank(), std::size_t{3});
    QCOMPARE(sums.front()[2].lastRank(), std::size_t{5});
    QVERIFY(ui::abbreviated(formulaFor("nDCG@10"), 10) == formulaFor("nDCG@10"));
}

void TestFormula::shownPlaces_data()
{
    using Places = QList<std::size_t>;
    QTest::addColumn<std::size_t>("count");
    QTest::addColumn<int>("current");
    QTest::addColumn<Places>("places");
    QTest::newRow("none") << std::size_t{0} << -1 << Places{};
    QTest::newRow("as many as allowed") << std::size_t{4} << 2 << Places{0, 1, 2, 3};
    QTest::newRow("one too many") << std::size_t{5} << -1 << Places{0, 1, 2, 4};
    QTest::newRow("current is among the first") << std::size_t{9} << 2 << Places{0, 1, 2, 8};
    QTest::newRow("current in the middle") << std::size_t{9} << 3 << Places{0, 1, 3, 8};
    QTest::newRow("current is the last") << std::size_t{9} << 8 << Places{0, 1, 2, 8};
}

void TestFormula::shownPlaces()
{
    QFETCH(const std::size_t, count);
    QFETCH(const int, current);
    QFETCH(const QList<std::size_t>, places);
    const auto at = current < 0 ? std::nullopt : std::optional<std::size_t>(current);
    const auto shown = ui::shownPlaces(count, 4, at);
    QCOMPARE(QList<std::size_t>(shown.begin(), shown.end()), places);
}

void TestFormula::buildingIsFast()
{
    const core::JudgedRanking query = longRanking(1000);
    for (const core::MeasureRow& row : core::measureTable()) {
        const core::Explanation explanation = explained(std::string(row.name), query);
        QElapsedTimer timer;
        timer.start();
        for (std::size_t rank = 1; rank <= 10; ++rank)
            ui::formulaOf(explanation, {}, 100 * rank);
        QVERIFY2(timer.nsecsElapsed() / 10 < 5'000'000, row.name.data());
    }
}

QTEST_MAIN(TestFormula)

}  // namespace tst_formula

#include "tst_formula.moc"
