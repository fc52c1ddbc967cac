// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/language.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/number_format.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <cmath>
#include <functional>
#include <initializer_list>
#include <random>
#include <string>
#include <vector>

namespace tst_words {

namespace {

constexpr double unjudged = -100;

core::Grade gradeOf(double value)
{
    return value == unjudged ? core::Grade::unjudged() : core::Grade(value);
}

core::JudgedRanking rankingOf(std::initializer_list<double> ranked,
                              std::initializer_list<double> notRetrieved = {})
{
    std::vector<core::Grade> list;
    std::vector<core::Grade> outside;
    for (const double grade : ranked)
        list.push_back(gradeOf(grade));
    for (const double grade : notRetrieved)
        outside.push_back(gradeOf(grade));
    return core::JudgedRanking(std::move(list), std::move(outside));
}

core::JudgedRanking atRanks(std::initializer_list<std::size_t> relevant, std::size_t length)
{
    std::vector<core::Grade> list(length, core::Grade(0));
    for (const std::size_t rank : relevant)
        list[rank - 1] = core::Grade(1);
    return core::JudgedRanking(std::move(list));
}

core::Explanation explained(const std::string& definition, const core::JudgedRanking& query)
{
    return core::Evaluator(core::parseMeasureSpec(definition).value()).explain(query);
}

/// The list of the design's ranking picture.
core::JudgedRanking cakeShops()
{
    return rankingOf({0, 4, 0, 5, 0, 3, 3, 0, 5, 4}, {2});
}

/// Everything that can stand in a list: relevant, not relevant, unjudged, negative, halves.
core::JudgedRanking oddList()
{
    return rankingOf({0, 2.5, unjudged, 3, -1, 1, 0, 3}, {2, 1, 0});
}

const std::vector<std::string>& variants()
{
    static const std::vector<std::string> definitions{"nDCG",
                                                      "nDCG@3",
                                                      "nDCG(gain=exp)@5",
                                                      "nDCG(discount=jk,base=3)@5",
                                                      "nDCG(discount=reciprocal)",
                                                      "nDCG(discount=none)",
                                                      "nDCG(ideal=retrieved)@20",
                                                      "nDCG(rel=2,ideal=relevant)",
                                                      "DCG@4",
                                                      "DCG(gain=exp)",
                                                      "IDCG@4",
                                                      "IDCG(gain=exp)",
                                                      "CG",
                                                      "CG(gain=exp)@2",
                                                      "AP",
                                                      "AP@3",
                                                      "AP(denominator=capped)@3",
                                                      "AP(denominator=hits)@3",
                                                      "AP(rel=9)",
                                                      "RR",
                                                      "RR(of=best)@3",
                                                      "RR(rel=9)",
                                                      "RR(of=best,nohit=skip)@1",
                                                      "Q",
                                                      "Q@3",
                                                      "Q(rel=2,gain=exp)@5",
                                                      "Q(rel=9)",
                                                      "P",
                                                      "P@5",
                                                      "Recall",
                                                      "Recall@5",
                                                      "Recall_cap@3",
                                                      "F1",
                                                      "F1(beta=2)@5",
                                                      "Success",
                                                      "Success@1",
                                                      "Rprec",
                                                      "Rprec@2",
                                                      "Bpref",
                                                      "Bpref@1",
                                                      "ERR",
                                                      "ERR(max=2)",
                                                      "ERR(max=4)@3",
                                                      "RBP",
                                                      "RBP(p=0.5,gain=graded)",
                                                      "RBP(gain=graded,max=2)",
                                                      "INSQ",
                                                      "INSQ(T=2.5)@3",
                                                      "INST",
                                                      "INST(max=2)@5",
                                                      "BPM@4",
                                                      "BPM(T=2.5)",
                                                      "Compat",
                                                      "Compat(p=0.5,depth=lists)@4",
                                                      "Judged",
                                                      "Judged@3",
                                                      "Judged(counts=holes)@3",
                                                      "nDCG(gain=binary)",
                                                      "nDCG(rel=2,earners=relevant)@5",
                                                      "CG(gain=binary)",
                                                      "P(denominator=retrieved)@20",
                                                      "RBP(gain=raw)",
                                                      "RC",
                                                      "nERR",
                                                      "nERR(max=2)@3",
                                                      "infAP",
                                                      "infAP(rel=2)@5",
                                                      "iprec",
                                                      "iprec(at=0.5,need=nearest)@5",
                                                      "11pt_avg",
                                                      "11pt_avg@3",
                                                      "set_map",
                                                      "set_map@3",
                                                      "set_relative_P",
                                                      "set_relative_P@3",
                                                      "num_ret",
                                                      "num_rel@3",
                                                      "num_rel",
                                                      "num_rel_ret@3",
                                                      "num_nonrel_judged_ret",
                                                      "utility",
                                                      "utility@3",
                                                      "binG",
                                                      "binG(rel=2)@3",
                                                      "G",
                                                      "G@3",
                                                      "RC(weights=ranks)",
                                                      "RC(weights=gap)@3"};
    return definitions;
}

/// Everything the program says about an explanation.
QStringList everythingAbout(const core::Explanation& explanation)
{
    const ui::NumberFormat format;
    QStringList texts{ui::measureTitle(explanation.definition.measure),
                      ui::measureAbout(explanation.definition.measure),
                      ui::summarySentence(explanation, format)};
    for (const core::Column column : explanation.columns)
        texts << ui::columnHeading(explanation, column) << ui::columnAbout(explanation, column);
    for (std::size_t row = 0; row < explanation.ranks.size(); ++row)
        texts << ui::rankSentence(explanation, row, format);
    return texts;
}

/// Marks what went through the translation, and keeps the place holders.
class MarkingTranslator : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("«%1»").arg(QString::fromUtf8(source));
    }
    bool isEmpty() const override { return false; }
};

}  // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void everyMeasure_data();
    void everyMeasure();
    void translated_data();
    void translated();
    void emptyList();
    void headings_data();
    void headings();
    void plainHeadings();
    void cellsOfThePicture();
    void exactCells_data();
    void exactCells();
    void discountsAsWeights();
    void rankSentences_data();
    void rankSentences();
    void sentencesBesideARank();
    void summaries_data();
    void summaries();
    void undefinedHasAReason();
    void parameters();
    void measureSpecErrors_data();
    void measureSpecErrors();
    void everyProblem();
    void partsAddUpAsShown_data();
    void partsAddUpAsShown();
    void partsOfRandomTotalsAddUp();
    void problems_data();
    void problems();
    void systemsAreQuotedInTheLanguageSpoken();
    void textsAreJoinedAsTheLanguageDoes_data();
    void textsAreJoinedAsTheLanguageDoes();
};

void TestWords::everyMeasure_data()
{
    QTest::addColumn<QByteArray>("definition");
    for (const std::string& text : variants())
        QTest::newRow(text.c_str()) << QByteArray::fromStdString(text);
}

void TestWords::everyMeasure()
{
    QFETCH(const QByteArray, definition);
    static const QRegularExpression placeHolder(QStringLiteral("%[0-9nL]"));
    const core::Explanation explanation = explained(definition.toStdString(), oddList());
    for (const QString& text : everythingAbout(explanation)) {
        QVERIFY(!text.isEmpty());
        QVERIFY2(!text.contains(placeHolder), qPrintable(text));
        QVERIFY2(!text.contains(QLatin1String("nan")), qPrintable(text));
        QCOMPARE(text, text.trimmed());
    }
    QVERIFY(ui::measureAbout(explanation.definition.measure).contains(QLatin1String("Source: ")));
    for (std::size_t row = 0; row < explanation.ranks.size(); ++row) {
        const core::ExplainedRank& line = explanation.ranks[row];
        for (const core::Column column : explanation.columns) {
            const QString cell = ui::cellText(explanation, row, column, {});
            QVERIFY2(!cell.isEmpty() || !line.inRanking || !line.inIdeal, qPrintable(cell));
        }
        if (!line.counted)
            QVERIFY(
                ui::rankSentence(explanation, row, {}).contains(QLatin1String("does not count")));
    }
}

void TestWords::translated_data()
{
    everyMeasure_data();
}

void TestWords::translated()
{
    QFETCH(const QByteArray, definition);
    const core::Explanation explanation = explained(definition.toStdString(), oddList());
    MarkingTranslator translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    const core::Measure measure = explanation.definition.measure;
    for (const QString& sentence :
         {ui::measureTitle(measure), ui::measureAbout(measure),
          ui::summarySentence(explanation, {}), ui::rankSentence(explanation, 0, {}),
          ui::columnAbout(explanation, explanation.columns.back())})
        QVERIFY2(sentence.startsWith(QChar(0xAB)) && sentence.endsWith(QChar(0xBB)),
                 qPrintable(sentence));
}

void TestWords::emptyList()
{
    for (const core::MeasureRow& row : core::measureTable()) {
        const core::Explanation explanation =
            explained(std::string(row.name), core::JudgedRanking{});
        for (const QString& text : everythingAbout(explanation))
            QVERIFY(!text.isEmpty());
    }
}

void TestWords::headings_data()
{
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<QString>("headings");
    const auto row = [](const char* definition, const char* headings) {
        QTest::newRow(definition) << QByteArray(definition) << QString::fromUtf8(headings);
    };
    // The first is the design's ranking picture.
    row("nDCG@10", "rank i|grade|log₂(i+1)|gain ÷ discount|DCG@i|ideal|ideal term|IDCG@i|nDCG@i");
    row("nDCG(gain=exp,discount=jk)",
        "rank i|grade|2^g − 1|max(1, log₂ i)|gain ÷ discount|DCG@i|ideal|ideal gain|ideal "
        "term|IDCG@i|nDCG@i");
    row("DCG(discount=jk,base=10)", "rank i|grade|max(1, log₁₀ i)|gain ÷ discount|DCG@i");
    row("DCG(discount=reciprocal)", "rank i|grade|i|gain ÷ discount|DCG@i");
    row("DCG(discount=none)", "rank i|grade|1|gain ÷ discount|DCG@i");
    row("IDCG", "rank i|ideal|log₂(i+1)|gain ÷ discount|IDCG@i");
    row("AP", "rank i|grade|relevant so far|precision at hit|running sum|AP@i");
    row("Q", "rank i|grade|i + cg*|C + cg|blended ratio|running sum|min(i, R)|Q@i");
    row("RR", "rank i|grade|first relevant|1 ÷ rank|RR@i");
    row("P", "rank i|grade|relevant|relevant so far|÷ i|P@i");
    row("nERR",
        "rank i|grade|stop probability|reach probability|product ÷ rank|ERR@i|ideal ERR|nERR@i");
    row("infAP", "rank i|grade|relevant so far|expected precision|running sum|infAP@i");
    row("iprec", "rank i|grade|relevant so far|more found|relevant at best rank|best rank|iprec@i");
    row("11pt_avg", "rank i|grade|relevant so far|added precision|sum of 11 precisions|11pt_avg@i");
    row("set_map", "rank i|grade|relevant so far|added to found²|found²|read × R|set_map@i");
    row("num_rel", "rank i|ideal|relevant|relevant so far");
    row("Recall_cap", "rank i|grade|relevant|relevant so far|min(i, R)|Recall_cap@i");
    row("RBP", "rank i|grade|(1−p)·pⁱ⁻¹|gain × weight|RBP@i");
    row("RBP(gain=raw)", "rank i|grade|(1−p)·pⁱ⁻¹|gain × weight|RBP@i");
    row("INST",
        "rank i|grade|gain|reach probability|gain × reach|running sum|expected views|INST@i");
    row("Compat", "rank i|grade|ideal rank|overlap|running sum|Compat@i");
    row("BPM", "rank i|grade|gain|running sum|viewed|BPM@i");
    row("DCG(gain=binary)", "rank i|grade|relevant|log₂(i+1)|gain ÷ discount|DCG@i");
    row("Judged(counts=holes)", "rank i|grade|unjudged|unjudged so far|÷ i|Judged@i");
    row("RC", "rank i|grade|pairs with ranks above|in order|in order so far|pairs so far|RC@i");
}

void TestWords::headings()
{
    QFETCH(const QByteArray, definition);
    QFETCH(const QString, headings);
    const core::Explanation explanation = explained(definition.toStdString(), cakeShops());
    QStringList shown;
    for (const core::Column column : explanation.columns)
        shown << ui::columnHeading(explanation, column);
    QCOMPARE(shown.join(QLatin1Char('|')), headings);
}

/// As in the design's picture of the first screen; other measures keep their terms.
void TestWords::plainHeadings()
{
    const auto headings = [](const char* definition) {
        const core::Explanation explanation = explained(definition, cakeShops());
        QStringList shown;
        for (const core::Column column : explanation.columns)
            shown << ui::plainHeading(explanation, column);
        return shown.join(QLatin1Char('|'));
    };
    QCOMPARE(headings("nDCG@10"),
             QStringLiteral("Rank|Grade|÷ Discount|= Term|DCG so far|Grade|Ideal term|Ideal so "
                            "far|nDCG so far"));
    QCOMPARE(headings("IDCG"), QStringLiteral("Rank|Grade|÷ Discount|= Term|IDCG so far"));
    QCOMPARE(headings("RR"), QStringLiteral("rank i|grade|first relevant|1 ÷ rank|RR@i"));
}

void TestWords::cellsOfThePicture()
{
    const core::Explanation explanation = explained("nDCG@10", cakeShops());
    const auto line = [&](std::size_t row) {
        QStringList cells;
        for (const core::Column column : explanation.columns)
            cells << ui::cellText(explanation, row, column, {});
        return cells.join(QLatin1Char(' '));
    };
    QCOMPARE(line(0), QStringLiteral("1 0 1.000 0.000 0.000 5 5.000 5.000 0.0000"));
    QCOMPARE(line(3), QStringLiteral("4 5 2.322 2.153 4.677 4 1.723 11.877 0.3938"));
    QCOMPARE(line(9), QStringLiteral("10 4 3.459 1.156 9.407 0 0.000 14.773 0.6368"));
}

void TestWords::exactCells_data()
{
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<std::size_t>("rank");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char* definition, std::size_t rank, core::Column column,
                        const char* cell) {
        QTest::addRow("%s, rank %zu, column %d", definition, rank, static_cast<int>(column))
            << QByteArray(definition) << rank << static_cast<int>(column)
            << QString::fromUtf8(cell);
    };
    using core::Column;
    // By hand from the grades of the design's ranking picture: 0 4 0 5 0 3 3 0 5 4, and a 2.
    row("AP@10", 10, Column::Sum, "2033/630 = 3.227");  // 1/2 + 2/4 + 3/6 + 4/7 + 5/9 + 6/10
    row("AP@10", 10, Column::Value, "2033/4410 = 0.4610");
    row("AP@10", 4, Column::Sum, "1.000");
    // 5/12 + 11/22 + 15/30 + 19/33 + 25/35 + 30/36, of R = 7; the ideal's gains are 5 5 4 4 3 3 2
    row("Q", 10, Column::Sum, "3271/924 = 3.540");
    row("Q", 10, Column::Value, "3271/6468 = 0.5057");
    row("Q@4", 4, Column::Value, "11/48 = 0.2292");  // 11/12 ÷ 4
    row("Bpref", 6, Column::Sum, "3/2 = 1.500");     // 3/4 + 2/4 + 1/4
    row("P@10", 3, Column::Value, "1/3 = 0.3333");
    row("P@10", 10, Column::Value, "6/10 = 0.6000");
    row("Recall_cap@5", 5, Column::Value, "2/5 = 0.4000");
    row("F1@10", 10, Column::Value, "12/17 = 0.7059");
    row("RBP(p=0.5)", 2, Column::Sum, "1/4 = 0.250");
    row("ERR", 2, Column::Sum, "15/64 = 0.234");                             // (2^4 - 1) / 2^5 / 2
    row("nDCG(discount=reciprocal)@10", 2, Column::Value, "4/15 = 0.2667");  // 2 / (5 + 5/2)
    row("nDCG@10", 2, Column::Value, "0.3095");
    row("RC", 10, Column::Value, "0.4889");
}

void TestWords::exactCells()
{
    QFETCH(const QByteArray, definition);
    QFETCH(const std::size_t, rank);
    QFETCH(const int, column);
    QFETCH(const QString, cell);
    const core::Explanation explanation = explained(definition.toStdString(), cakeShops());
    QCOMPARE(ui::cellText(explanation, rank - 1, static_cast<core::Column>(column), {}), cell);
}

/// The weights of ranks 1 to 4 as textbooks that multiply print them: 1, 0.631, 0.5 and 0.431.
void TestWords::discountsAsWeights()
{
    const core::Explanation explanation = explained("nDCG@10", cakeShops());
    ui::NumberFormat format;
    format.discounts = ui::DiscountForm::Weight;
    QStringList weights;
    for (std::size_t row = 0; row < 4; ++row)
        weights << ui::cellText(explanation, row, core::Column::Weight, format);
    QCOMPARE(weights.join(u' '), QStringLiteral("1.000 0.631 0.500 0.431"));
    QCOMPARE(ui::columnHeading(explanation, core::Column::Weight, format.discounts),
             QStringLiteral("1/log₂(i+1)"));
    QCOMPARE(ui::columnHeading(explanation, core::Column::Term, format.discounts),
             QStringLiteral("gain × weight"));
    QCOMPARE(ui::rankSentence(explanation, 1, format),
             QStringLiteral("Rank 2: grade 4, weight 1/log₂(2+1) = 0.631, so it adds 4 × 0.631 = "
                            "2.524. At rank 1 it would have added 4.000."));
    // The sums, and what has no discount, are told as before.
    for (const core::Column column : {core::Column::Term, core::Column::Sum})
        QCOMPARE(ui::cellText(explanation, 3, column, format),
                 ui::cellText(explanation, 3, column, {}));
}

void TestWords::rankSentences_data()
{
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<int>("rank");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* definition, int rank, const char* sentence) {
        QTest::addRow("%s, rank %d", definition, rank)
            << QByteArray(definition) << rank << QString::fromUtf8(sentence);
    };
    // The first is the design's ranking picture; the others follow by hand from its grades.
    row("nDCG@10", 4,
        "Rank 4: grade 5, discount log₂(4+1) = 2.322, so it adds 5 / 2.322 = 2.153. At rank 1 it "
        "would have added 5.000.");
    row("nDCG@10", 1,
        "Rank 1: grade 0 has no gain, so it contributes nothing. The ideal ranking has a grade 5 "
        "here, worth 5.000.");
    row("nDCG@3", 4, "Rank 4 is past the cutoff 3, so it does not count.");
    row("DCG(gain=exp,discount=reciprocal)", 4,
        "Rank 4: grade 5, gain 2^5 − 1 = 31, discount 4, so it adds 31 / 4 = 7.750. At rank 1 it "
        "would have added 31.000.");
    row("DCG(gain=binary)", 4,
        "Rank 4: relevant (grade 5), discount log₂(4+1) = 2.322, so it adds 1 / 2.322 = 0.431. At "
        "rank 1 it would have added 1.000.");
    row("CG(gain=binary)", 4, "Rank 4: relevant (grade 5), so it adds 1, regardless of its rank.");
    row("DCG(rel=4,earners=relevant)", 6,
        "Rank 6: grade 3 has no gain, so it contributes nothing.");
    row("RBP(gain=raw)", 4,
        "Rank 4: grade 5, weight 0.2 × 0.8^3 = 0.102, so it adds 5 × 0.102 = 0.512.");
    row("Judged(counts=holes)", 4, "Rank 4 is judged, with grade 5. Unjudged so far: 0 of 4.");
    row("AP@10", 2,
        "Rank 2 is relevant. 1 of the first 2 documents is relevant, so precision there is 1/2 = "
        "0.500.");
    row("AP@10", 4,
        "Rank 4 is relevant. 2 of the first 4 documents are relevant, so precision there is 2/4 = "
        "0.500.");
    row("AP@10", 3,
        "Rank 3 is not relevant: its grade is 0, and only grades of 1 or more count as relevant. "
        "It contributes nothing.");
    row("RR", 2, "Rank 2 is the first relevant document, so the reciprocal rank is 1/2 = 0.500.");
    row("P@10", 4,
        "Rank 4 is relevant, with grade 5. Relevant so far: 2 of 4, so P@4 = 2/4 = 0.5000.");
    row("Recall@10", 4,
        "Rank 4 is relevant, with grade 5. Found so far: 2 of 7, so Recall@4 = 2/7 = 0.2857.");
    row("Rprec", 8,
        "Rank 8 does not count: R-precision stops at rank R = 7, the number of relevant "
        "documents.");
    row("Bpref", 4,
        "Rank 4 is relevant. Non-relevant documents above it: 2 (at most 4 count), so it adds 1 − "
        "2/4 = 0.500.");
    row("RBP(p=0.5)", 2,
        "Rank 2 is relevant, with grade 4, so it adds its weight, 0.5 × 0.5^1 = "
        "0.250.");
    row("RC", 4,
        "Rank 4 has grade 5. Documents above with a grade at least as high: 0 of 3. These pairs "
        "are in order.");
}

void TestWords::rankSentences()
{
    QFETCH(const QByteArray, definition);
    QFETCH(const int, rank);
    QFETCH(const QString, sentence);
    const core::Explanation explanation = explained(definition.toStdString(), cakeShops());
    QCOMPARE(ui::rankSentence(explanation, static_cast<std::size_t>(rank) - 1, {}), sentence);
}

void TestWords::sentencesBesideARank()
{
    const core::Explanation ndcg = explained("nDCG@10", cakeShops());
    QCOMPARE(ui::sentenceBesideRank(ndcg, 1, {}),
             QStringLiteral("Grade 4, discount log₂(2+1) = 1.585, so it adds 4 / 1.585 = 2.524. At "
                            "rank 1 it would have added 4.000."));
    // Whose rank is the subject stays whole.
    const core::Explanation ap = explained("AP", cakeShops());
    QCOMPARE(ui::sentenceBesideRank(ap, 1, {}), ui::rankSentence(ap, 1, {}));
}

void TestWords::summaries_data()
{
    QTest::addColumn<core::JudgedRanking>("query");
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<QString>("says");
    QTest::newRow("published: ap-four-relevant")
        << atRanks({1, 2, 5, 7}, 7) << QByteArray("AP") << QStringLiteral("111/140 = 0.7929");
    QTest::newRow("published: ap-five-relevant")
        << atRanks({2, 3, 6, 29, 58}, 58) << QByteArray("AP") << QStringLiteral("329/870 = 0.3782");
    QTest::newRow("published: ap-five-relevant, cut at 8")
        << atRanks({2, 3, 6, 29, 58}, 58) << QByteArray("AP@8") << QStringLiteral("1/3 = 0.3333");
    QTest::newRow("published: rc-three-documents")
        << rankingOf({1, 0, 1}) << QByteArray("RC") << QStringLiteral("2/3 = 0.6667");
    QTest::newRow("published: mrr5-ranks-2-1-5")
        << rankingOf({0, 0, 0, 0, 1}) << QByteArray("RR@5") << QStringLiteral("1/5 = 0.2000");
    QTest::newRow("published: chengdu-trip")
        << rankingOf({4, 2, 0, 1, 3}) << QByteArray("nDCG")
        << QStringLiteral("The list scores 6.853 out of an ideal 7.323, so nDCG = 0.9358.");
    QTest::newRow("published: first-answer-at-2")
        << rankingOf({0, 1, 0, 1, 1, 0, 0, 0, 0, 0}) << QByteArray("Recall@10")
        << QStringLiteral("3 of the 3 relevant documents are in the top 10. So Recall@10 = 3/3 = "
                          "1.0000.");
    QTest::newRow("design picture, AP")
        << cakeShops() << QByteArray("AP@10")
        << QStringLiteral("6 of the 7 relevant documents are in the top 10.");
    QTest::newRow("design picture, AP, fraction")
        << cakeShops() << QByteArray("AP@10") << QStringLiteral("2033/4410 = 0.4610");
    QTest::newRow("one relevant document, one form of the noun")
        << rankingOf({1, 0}) << QByteArray("AP@2")
        << QStringLiteral("The only relevant document is in the top 2.");
    QTest::newRow("one found of several")
        << rankingOf({1, 0}, {1}) << QByteArray("Recall")
        << QStringLiteral("1 of the 2 relevant documents was retrieved.");
}

void TestWords::summaries()
{
    QFETCH(const core::JudgedRanking, query);
    QFETCH(const QByteArray, definition);
    QFETCH(const QString, says);
    const QString summary = ui::summarySentence(explained(definition.toStdString(), query), {});
    QVERIFY2(summary.contains(says), qPrintable(summary));
}

void TestWords::undefinedHasAReason()
{
    using core::Undefined;
    for (const Undefined reason : {Undefined::NoRelevant,
                                   Undefined::NoGain,
                                   Undefined::NothingRetrieved,
                                   Undefined::NoPairs,
                                   Undefined::NoHit,
                                   Undefined::GradeAboveScale,
                                   Undefined::Overflow,
                                   Undefined::NoSamples,
                                   Undefined::NoPositives,
                                   Undefined::NoNegatives,
                                   Undefined::NonePredictedPositive,
                                   Undefined::NonePredictedNegative,
                                   Undefined::NotAProbability,
                                   Undefined::ChanceIsCertain,
                                   Undefined::InfiniteScore,
                                   Undefined::OneOfAClass,
                                   Undefined::Weighted,
                                   Undefined::NoMixedGroup,
                                   Undefined::EmptyCell,
                                   Undefined::OneScore,
                                   Undefined::NoneExpected,
                                   Undefined::Separated,
                                   Undefined::OneClassOutsideFold,
                                   Undefined::NotReached,
                                   Undefined::InfiniteLogarithm})
        QVERIFY(ui::undefinedText(reason).endsWith(QLatin1Char('.')));
    QCOMPARE(ui::summarySentence(explained("AP", rankingOf({0, 0})), {}),
             QStringLiteral("No judged document is relevant, so there is nothing to find. Under "
                            "the current rule, the query counts as 0."));
    QCOMPARE(ui::summarySentence(explained("RR(nohit=skip)", rankingOf({0, 0})), {}),
             ui::undefinedText(Undefined::NoHit));
    QCOMPARE(ui::noValueText(Undefined::NoRelevant, core::NoValueRule::Zero),
             QStringLiteral("set to 0: no relevant documents"));
    QCOMPARE(ui::noValueText(Undefined::NoGain, core::NoValueRule::One),
             QStringLiteral("set to 1: the ideal ranking earns nothing"));
    QCOMPARE(ui::noValueText(Undefined::NoRelevant, core::NoValueRule::Skip),
             QStringLiteral("skipped: no relevant documents"));
    QCOMPARE(ui::noValueText(Undefined::NoHit, core::NoValueRule::Zero),
             QStringLiteral("skipped: no document that counts was retrieved (nohit=skip)"));
}

void TestWords::parameters()
{
    for (const core::MeasureRow& measure : core::measureTable()) {
        for (const core::Parameter parameter : measure.parameters) {
            QVERIFY(!ui::parameterLabel(parameter).isEmpty());
            QSet<QString> labels;
            const int choices = static_cast<int>(core::rowOf(parameter).choices.size());
            for (int choice = 0; choice < choices; ++choice)
                labels.insert(ui::choiceLabel(parameter, choice));
            QVERIFY(!labels.contains(QString()));
            QCOMPARE(static_cast<int>(labels.size()), choices);
        }
    }
}

void TestWords::measureSpecErrors_data()
{
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* definition, const char* message) {
        QTest::newRow(definition) << QByteArray(definition) << QString::fromUtf8(message);
    };
    row("", "Enter a measure, with a cutoff if you like, such as nDCG@10.");
    row("ncdg@10", "Unknown measure “ncdg”. Did you mean nDCG? Choose from: nDCG, DCG, IDCG, CG, "
                   "AP, Q, infAP, RR, P, Recall, Recall_cap, F1, Success, Rprec, iprec, 11pt_avg, "
                   "Bpref, ERR, nERR, RBP, INSQ, INST, BPM, Compat, binG, G, Judged, set_map, "
                   "set_relative_P, num_ret, num_rel, num_rel_ret, num_nonrel_judged_ret, utility, "
                   "RC.");
    row("AP(rle=2)",
        "AP has no parameter “rle”. Did you mean rel? Its parameters are: rel, denominator.");
    row("Judged(rel=2)", "Judged has no parameter “rel”. Its parameters are: counts.");
    row("nDCG(gain=expo)", "“expo” is not a valid value for nDCG(gain). Did you mean exp? Choose "
                           "from: linear, exp, binary, scaled, table.");
    row("RBP(p=1.5)", "“1.5” is not a valid value for RBP(p). Use a number above 0 and below 1.");
    row("P@0", "“0” is not a valid cutoff for P. After the @, use a whole number of 1 or more.");
    row("AP(rel=2", "A parenthesis is missing in “AP(rel=2”.");
}

void TestWords::measureSpecErrors()
{
    QFETCH(const QByteArray, definition);
    QFETCH(const QString, message);
    const auto parsed = core::parseMeasureSpec(definition.toStdString());
    QVERIFY(!parsed);
    QCOMPARE(ui::measureSpecErrorText(parsed.error()), message);
}

void TestWords::everyProblem()
{
    using core::ErrorCode;
    for (int i = 0; i <= static_cast<int>(ErrorCode::NoSuchSplit); ++i) {
        const QString text = ui::errorText({"run.txt", 12, static_cast<ErrorCode>(i), "%1 found"});
        QVERIFY2(text.startsWith(QLatin1String("run.txt:12: ")), qPrintable(text));
        QVERIFY2(text.size() > 30, qPrintable(text));
        QVERIFY2(!text.contains(QLatin1String("%2")), qPrintable(text));
    }
}

void TestWords::partsAddUpAsShown_data()
{
    QTest::addColumn<QList<double>>("parts");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("shown");
    QTest::newRow("thirds") << QList<double>{1 / 3.0, 1 / 3.0, 1 / 3.0} << 2
                            << QStringLiteral("0.34 0.33 0.33");
    QTest::newRow("the largest remainder goes up")
        << QList<double>{0.1254, 0.1256, 0.125} << 3 << QStringLiteral("0.125 0.126 0.125");
    QTest::newRow("nothing to round")
        << QList<double>{0.5, 0, 0.25} << 2 << QStringLiteral("0.50 0.00 0.25");
    QTest::newRow("a zero stays one") << QList<double>{0, 0.4, 0.4} << 0 << QStringLiteral("0 1 0");
    QTest::newRow("negative parts")
        << QList<double>{0.26, -0.34} << 1 << QStringLiteral("0.3 \u22120.4");
    QTest::newRow("none") << QList<double>{} << 4 << QString();
}

void TestWords::partsAddUpAsShown()
{
    QFETCH(const QList<double>, parts);
    QFETCH(const int, decimals);
    QFETCH(const QString, shown);
    QCOMPARE(ui::apportionedTexts(parts, decimals, QLocale::c()).join(QLatin1Char(' ')), shown);
}

void TestWords::partsOfRandomTotalsAddUp()
{
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        std::vector<double> parts(1 + random() % 6);
        double total = 0;
        for (double& part : parts) {
            part = (static_cast<double>(random() % 2001) - 1000) / 977;
            total += part;
        }
        double sum = 0;
        const QStringList texts = ui::apportionedTexts(parts, 3, QLocale::c());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const double shown = QString(texts[static_cast<int>(i)])
                                     .replace(QChar(0x2212), QLatin1Char('-'))
                                     .toDouble();
            QVERIFY(std::abs(shown - parts[i]) < 0.001);
            sum += shown;
        }
        QVERIFY(std::abs(sum - QString::number(total, 'f', 3).toDouble()) < 1e-9);
    }
}

void TestWords::problems_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("line");
    QTest::addColumn<core::ErrorCode>("problem");
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<QString>("text");
    using core::ErrorCode;
    QTest::newRow("score")
        << QByteArray("run.txt") << 12 << ErrorCode::BadScore << QByteArray("1,5")
        << QStringLiteral("run.txt:12: “1,5” is not a score; use a number such as 1.5 or 2e-3");
    QTest::newRow("columns")
        << QByteArray("q") << 1 << ErrorCode::QrelsColumns << QByteArray("6")
        << QStringLiteral(
               "q:1: this line has 6 columns instead of 4: query iteration document grade");
    QTest::newRow("one column")
        << QByteArray("r") << 2 << ErrorCode::RunColumns << QByteArray("1")
        << QStringLiteral(
               "r:2: this line has 1 column instead of 6: query Q0 document rank score tag");
    QTest::newRow("whole file") << QByteArray("none") << 0 << ErrorCode::CannotOpen
                                << QByteArray("No such file or directory")
                                << QStringLiteral("none: cannot be opened: No such file or "
                                                  "directory");
    QTest::newRow("standard input")
        << QByteArray("-") << 3 << ErrorCode::BadGrade << QByteArray("x")
        << QStringLiteral("standard input:3: “x” is not a grade; use a number such as 2 or 2.5");
}

void TestWords::problems()
{
    QFETCH(const QByteArray, file);
    QFETCH(const int, line);
    QFETCH(const core::ErrorCode, problem);
    QFETCH(const QByteArray, found);
    QFETCH(const QString, text);
    QCOMPARE(ui::errorText({file.toStdString(), static_cast<std::size_t>(line), problem,
                            found.toStdString()}),
             text);
}

void TestWords::systemsAreQuotedInTheLanguageSpoken()
{
    const auto said = [](const char* reason) {
        return ui::errorText({"none", 0, core::ErrorCode::CannotOpen, reason});
    };
    ui::speak(QStringLiteral("zh_CN"));
    const QString known = said("No such file or directory");
    const QString unknown = said("Some other reason");
    ui::speak(QStringLiteral("en"));
    QCOMPARE(known, QStringLiteral("none: 无法打开：没有这个文件或文件夹"));
    QCOMPARE(unknown, QStringLiteral("none: 无法打开：Some other reason"));
}

void TestWords::textsAreJoinedAsTheLanguageDoes_data()
{
    using namespace Qt::Literals::StringLiterals;
    QTest::addColumn<std::function<QString()>>("join");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* name, const QString& english, const QString& chinese,
                        const std::function<QString()>& join) {
        QTest::newRow(name) << join << english << chinese;
    };
    const QStringList three{u"AP"_s, u"RR"_s, u"P"_s};
    row("a list", u"AP, RR, P"_s, u"AP、RR、P"_s, [three] { return ui::listText(three); });
    row("a list to its end", u"AP, RR and P"_s, u"AP、RR和\u2009P"_s,
        [three] { return ui::wholeListText(three); });
    row("phrases", u"AP, RR, P"_s, u"AP，RR，P"_s, [three] { return ui::phrasesText(three); });
    row("clauses", u"AP; RR; P"_s, u"AP；RR；P"_s, [three] { return ui::clausesText(three); });
    row("a detail", u"bm25, AP 0.5"_s, u"bm25，AP 0.5"_s,
        [] { return ui::detailedText(u"bm25"_s, u"AP 0.5"_s); });
    row("a label", u"AP: 0.5"_s, u"AP：0.5"_s, [] { return ui::labelledText(u"AP"_s, u"0.5"_s); });
    row("a question", u"How low? What is P?"_s, u"How low?What is P?"_s,
        [] { return ui::labelledText(u"How low?"_s, u"What is P?"_s); });
    row("a remark", u"AP (TREC)"_s, u"AP（TREC）"_s,
        [] { return ui::remarkedText(u"AP"_s, u"TREC"_s); });
    row("a name", u"“bm25”"_s, u"“bm25”"_s, [] { return ui::quotedText(u"bm25"_s); });
    row("an empty sentence", u"A. B."_s, u"A.B."_s, [] {
        return ui::joinedSentences({u"A."_s, {}, u"B."_s});
    });
}

void TestWords::textsAreJoinedAsTheLanguageDoes()
{
    QFETCH(const std::function<QString()>, join);
    QTEST(join(), "english");
    ui::speak(QStringLiteral("zh_CN"));
    const QString said = join();
    const QString two = ui::joinedSentences({QStringLiteral("甲。"), QStringLiteral("乙。")});
    const QStringList parted = ui::sentencesOf(two);
    ui::speak(QStringLiteral("en"));
    QTEST(said, "chinese");
    QCOMPARE(two, QStringLiteral("甲。乙。"));
    QCOMPARE(parted, QStringList({QStringLiteral("甲。"), QStringLiteral("乙。")}));
}

QTEST_GUILESS_MAIN(TestWords)

}  // namespace tst_words

#include "tst_words.moc"
