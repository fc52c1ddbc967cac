// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/rule_search.h"
#include "core/rankings/evaluation/library.h"
#include "tests/core/figures.h"
#include "tests/read_files.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tst_libraries {

using namespace Qt::StringLiterals;

namespace {

/// Some lines of libraries.tsv: what one library says of one measure, query by query, or of `all`.
using Figures = std::vector<std::pair<std::string, QByteArray>>;

/// How a library's measure is asked for here.
struct Asked {
    QByteArray library;     ///< of core::libraries()
    QByteArray definition;  ///< its text form
    double level = 1;
};

/// What a library prints of its numbers, or keeps of them.
struct Printing {
    int decimals = -1;  ///< -1: all digits
    bool isFloat = false;
};

const std::string everyQuery = "all";

struct Document {
    std::string id;
    double grade;  ///< or `unjudged`
    double score;
};
using Documents = std::vector<Document>;

constexpr double unjudged = std::numeric_limits<double>::quiet_NaN();

Documents scored(const std::vector<double>& grades, const std::vector<double>& scores)
{
    Documents documents;
    for (std::size_t i = 0; i < grades.size(); ++i)
        documents.push_back({"d" + std::to_string(i), grades[i], scores[i]});
    return documents;
}

/// "name@5" from "name" and "@5", "_at_5", "k=5", "top_k=5"; no cutoff from k=None.
std::optional<Asked> asked(const QByteArray& library, QByteArray measure)
{
    measure.replace(" over the retrieved documents", "");
    const auto cut = [](const char* name, const QByteArray& k) {
        return k.isEmpty() ? QByteArray(name) : QByteArray(name) + '@' + k;
    };
    static const QHash<QByteArray, const char*> names{
        {"MTEB MRR", "RR"},
        {"MTEB R_cap", "Recall_cap"},
        {"MTEB Hole", "Judged(counts=holes)"},
        {"BEIR MRR", "RR"},
        {"BEIR R_cap", "Recall_cap"},
        {"BEIR Hole", "Judged(counts=holes)"},
        {"BEIR Accuracy", "Success"},
        {"BEIR NDCG", "nDCG"},
        {"BEIR MAP", "AP"},
        {"BEIR Recall", "Recall"},
        {"BEIR P", "P"},
        {"ir_measures RR [msmarco]", "RR"},
        {"ir_measures Judged [judged]", "Judged"},
        {"ir_measures Compat [compat]", "Compat"},
        {"ir_measures ERR [gdeval, 5 decimals]", "ERR"},
        {"ir_measures nDCG(dcg='exp-log2') [gdeval, 5 decimals]", "nDCG"},
        {"scikit-learn ndcg_score", "nDCG"},
        {"scikit-learn dcg_score", "DCG"},
        {"XGBoost ndcg", "nDCG"},
        {"XGBoost map", "AP"},
        {"XGBoost pre", "P"},
        {"torchmetrics retrieval_reciprocal_rank", "RR"},
        {"torchmetrics retrieval_average_precision", "AP"},
        {"torchmetrics retrieval_precision", "P"},
        {"torchmetrics retrieval_precision adaptive_k", "P(denominator=retrieved)"},
        {"torchmetrics retrieval_recall", "Recall"},
        {"torchmetrics retrieval_hit_rate", "Success"},
        {"torchmetrics retrieval_r_precision", "Rprec"},
        {"torchmetrics retrieval_normalized_dcg", "nDCG"},
        {"Kaggle ml_metrics apk", "AP"},
        {"RecBole hit", "Success"},
        {"RecBole mrr", "RR"},
        {"RecBole map", "AP"},
        {"RecBole recall", "Recall"},
        {"RecBole ndcg", "nDCG"},
        {"RecBole precision", "P"},
        {"ranx hits", "CG(gain=binary)"},
        {"ranx hit_rate", "Success"},
        {"ranx precision", "P"},
        {"ranx recall", "Recall"},
        {"ranx f1", "F1"},
        {"ranx r-precision", "Rprec"},
        {"ranx mrr", "RR"},
        {"ranx map", "AP"},
        {"ranx dcg", "DCG"},
        {"ranx ndcg", "nDCG"},
        {"ranx dcg_burges", "DCG"},
        {"ranx ndcg_burges", "nDCG"},
        {"ranx bpref", "Bpref"},
        {"ranx rbp.80", "RBP(p=0.8)"},
        {"ranx rbp.95", "RBP(p=0.95)"},
    };
    static const QRegularExpression cutoff(u"(@|_at_| k=| top_k=)(\\d+|None)"_s);
    static const QRegularExpression levelSuffix(u"-l(\\d+)$"_s);
    static const QHash<QByteArray, const char*> rows{
        {"MTEB", "MTEB own"},
        {"BEIR MRR", "BEIR own"},
        {"BEIR R_cap", "BEIR own"},
        {"BEIR Hole", "BEIR own"},
        {"BEIR Accuracy", "BEIR own"},
        {"XGBoost", "XGBoost 1.7"},
        {"ranx dcg_burges", "ranx Burges"},
        {"ranx ndcg_burges", "ranx Burges"},
    };

    Asked result;
    QString name = QString::fromLatin1(measure);
    const auto level = levelSuffix.match(name);
    if (level.hasMatch()) {
        result.level = level.captured(1).toDouble();
        name.remove(levelSuffix);
    }
    const bool isMinus = library == "XGBoost" && name.endsWith(u'-');
    if (isMinus)
        name.chop(1);
    const auto match = cutoff.match(name);
    const QByteArray k = match.captured(2) == u"None" ? QByteArray() : match.captured(2).toLatin1();
    name.remove(cutoff);
    const QByteArray key = library + ' ' + name.toLatin1();
    const char* ours = names.value(key);
    if (!ours)
        return std::nullopt;
    result.definition = cut(ours, k);
    static const QRegularExpression provider(u"\\[(\\w+)"_s);
    const auto by = provider.match(name);
    result.library = by.hasMatch() ? library + ' ' + by.captured(1).toLatin1()
                                   : QByteArray(rows.value(key, rows.value(library)));
    if (result.library.isEmpty())
        result.library = library;
    if (isMinus)
        result.library += " minus";
    return result;
}

Printing printingOf(const QByteArray& library, const QByteArray& measure)
{
    if (library == "BEIR" || measure.contains("5 decimals"))
        return {.decimals = 5};
    return {.isFloat = library == "torchmetrics"};
}

bool isSame(double ours, double theirs, const Printing& printing)
{
    if (printing.decimals >= 0)
        return std::abs(ours - theirs) <= 0.5000001 * std::pow(10, -printing.decimals);
    return agree(ours, theirs, printing.isFloat ? 1e-6 : 1e-12);
}

bool holds(const std::vector<std::string_view>& names, const QByteArray& name)
{
    return std::find(names.begin(), names.end(), name.toStdString()) != names.end();
}

/// The files of a folder as they stand there, of one query or of all.
const core::RuledInput& inputOf(const QString& folder, const std::string& query)
{
    static std::map<std::pair<QString, std::string>, core::RuledInput> inputs;
    const std::pair key(folder, query);
    const auto known = inputs.find(key);
    if (known != inputs.end())
        return known->second;
    const std::string path = (QStringLiteral(TEST_DATA "/trec/") + folder + '/').toStdString();
    auto qrels = core::readQrels(path + "qrels.txt").value();
    auto run = readRun(path + "run.txt", core::RankOrder::File);
    return inputs
        .emplace(key, core::RuledInput(std::move(qrels), std::move(run),
                                       query == everyQuery ? std::nullopt : std::optional(query)))
        .first->second;
}

}  // namespace

class TestLibraries : public QObject {
    Q_OBJECT
private slots:
    void init();
    void rows_data();
    void rows();
    void rulesAreFound_data();
    void rulesAreFound();
    void ownDefinitions_data();
    void ownDefinitions();
    void oneListIsMeasuredAlike();
    void libraryOfEveryName();
};

void TestLibraries::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
}

void TestLibraries::rows_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QByteArray>("library");
    QTest::addColumn<QByteArray>("measure");
    QTest::addColumn<Figures>("figures");
    const std::map<QString, int> lines{
        {u"01-tiny"_s, 308}, {u"02-graded"_s, 1132}, {u"03-ties"_s, 256}};
    for (const auto& [folder, expected] : lines) {
        QFile file(QStringLiteral(TEST_DATA "/trec/") + folder + u"/libraries.tsv"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        std::map<std::pair<QByteArray, QByteArray>, Figures> figures;
        int count = 0;
        while (!file.atEnd()) {
            const QList<QByteArray> columns = file.readLine().trimmed().split('\t');
            QCOMPARE(columns.size(), 5);
            figures[{columns[0], columns[2]}].emplace_back(columns[3].toStdString(), columns[4]);
            ++count;
        }
        QCOMPARE(count, expected);
        for (const auto& [name, values] : figures)
            QTest::addRow("%s %s %s", qPrintable(folder), name.first.data(), name.second.data())
                << folder << name.first << name.second << values;
    }
}

void TestLibraries::rows()
{
    QFETCH(const QString, folder);
    QFETCH(const QByteArray, library);
    QFETCH(const QByteArray, measure);
    QFETCH(const Figures, figures);
    const auto how = asked(library, measure);
    QVERIFY(how);
    const core::Library* known = core::libraryNamed(how->library.toStdString());
    QVERIFY2(known, how->library);
    const QString path = QStringLiteral(TEST_DATA "/trec/") + folder + '/';
    const auto qrels = core::readQrels((path + "qrels.txt").toStdString());
    const core::Run run = readRun((path + "run.txt").toStdString(), known->rules.order,
                                  {.precision = known->rules.precision});
    QVERIFY(qrels);

    std::map<std::string, core::Value> ours;
    core::MeasureSpec definition = definitionOf(how->definition.toStdString());
    definition.settings.relevantFrom = how->level;
    const std::vector definitions{core::asComputedBy(*known, definition)};
    const auto evaluation = core::evaluateRun(*qrels, run, definitions, known->rules.evaluation);
    for (const core::QueryValues& query : evaluation.queries)
        ours.emplace(query.query, query.counted.front());
    ours.emplace(everyQuery, evaluation.means.front());

    for (const auto& [query, text] : figures) {
        const auto found = ours.find(query);
        QVERIFY2(found != ours.end(), query.c_str());
        const core::Value value = found->second;
        QVERIFY2(value, query.c_str());
        const QByteArray both =
            QByteArray::fromStdString(query) + ": " + digits(*value) + ", " + library + ' ' + text;
        // ir_measures leaves documents of equal score and grade in the order of the qrels, and so
        // does not find the ideal ranking that is nearest to the run.
        if (folder == u"03-ties" && how->definition == "Compat" &&
            (query == "tie0" || query == "tie6")) {
            QVERIFY2(*value > text.toDouble() + 1e-3, both);
            continue;
        }
        // ranx divides by the number of judged non-relevant documents, also where there are none.
        if (library == "ranx" && measure == "bpref" && text == "nan") {
            const core::QueryJudgments& judgments = *qrels->find(query);
            QVERIFY2(std::all_of(judgments.judgments.begin(), judgments.judgments.end(),
                                 [](const auto& judgment) { return judgment.grade.value() >= 1; }),
                     both);
            continue;
        }
        QVERIFY2(isSame(*value, text.toDouble(), printingOf(library, measure)), both);
    }
}

void TestLibraries::rulesAreFound_data()
{
    rows_data();
}

/// From the number alone: the library is named where the fewest rules have to change.
void TestLibraries::rulesAreFound()
{
    QFETCH(const QString, folder);
    QFETCH(const QByteArray, library);
    QFETCH(const QByteArray, measure);
    QFETCH(const Figures, figures);
    const auto how = asked(library, measure);
    QVERIFY(how);
    if (how->definition == "Compat")
        return;  // its depth is no rule that is searched for
    core::MeasureSpec definition = definitionOf(how->definition.toStdString());
    definition.settings.relevantFrom = how->level;
    for (const auto& [query, text] : figures) {
        if (text == "nan")
            continue;
        core::RuleQuestion question{
            {{definition, *core::typedNumber(text.toStdString())}}, {}, {definition.settings}};
        core::RuleAnswer answer;
        for (question.mostChanges = 0; answer.hits.empty() && question.mostChanges < 4;
             ++question.mostChanges)
            answer = core::findRules(inputOf(folder, query), question);
        const bool isNamed =
            std::any_of(answer.hits.begin(), answer.hits.end(), [&](const core::RuleHit& hit) {
                return hit.distance() == answer.hits.front().distance() &&
                       holds(hit.libraries, how->library);
            });
        // Here another order of ties happens to give the mean of BEIR, which changes two rules.
        const bool isCoincidence = folder == u"03-ties" && measure == "Hole@10" && text == "0.5375";
        QVERIFY2(isNamed != isCoincidence, text);
        QVERIFY2(isNamed || holds(answer.otherLibraries, how->library), text);
    }
}

void TestLibraries::ownDefinitions_data()
{
    QTest::addColumn<QByteArray>("library");
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<Documents>("retrieved");
    QTest::addColumn<Documents>("notRetrieved");
    QTest::addColumn<double>("value");
    const auto row = [](const char* about, const char* library, const char* definition,
                        const Documents& retrieved, const Documents& notRetrieved, double value) {
        QTest::addRow("%s, %s: %s", library, definition, about)
            << QByteArray(library) << QByteArray(definition) << retrieved << notRetrieved << value;
    };

    // average_precision_score, dcg_score and ndcg_score of scikit-learn 1.2.1, run on these.
    const Documents pairs = scored({1, 0, 1, 0}, {1, 1, .5, .5});
    row("a tie is one threshold", "scikit-learn", "AP", pairs, {}, 0.5);
    row("a tie of three", "scikit-learn", "AP", scored({1, 0, 1, 1, 0}, {3, 3, 3, 2, 1}), {},
        25.0 / 36);
    row("the order of ties counts", "torchmetrics", "AP", pairs, {}, 5.0 / 6);
    const std::vector<double> grades{1, 1, 0, 0, 1, -2, 3, 2};
    double sum = 0;
    for (std::size_t i = 0; i < grades.size(); ++i)
        sum += grades[i] / std::log2(double(i) + 2);
    QVERIFY(agree(sum, 2.9362979401614124));
    const Documents falling = scored(grades, {8, 7, 6, 5, 4, 3, 2, 1});
    row("negative grades count", "scikit-learn", "DCG", falling, {}, sum);
    row("negative grades count", "scikit-learn", "nDCG", falling, {}, 0.5933762146197854);
    row("negative grades count", "torchmetrics", "DCG", falling, {}, sum);
    const Documents tied = scored(grades, {8, 8, 8, 5, 5, 3, 3, 1});
    row("tied negative grades", "scikit-learn", "DCG", tied, {}, 2.8050845321604077);
    row("tied negative grades", "scikit-learn", "DCG@4", tied, {}, 1.6359581147510012);
    row("tied negative grades", "scikit-learn", "nDCG@4", tied, {}, 0.3150595574501516);
    row("negative grades earn nothing", "trec_eval 9.0.8", "DCG", falling, {},
        sum + 2 / std::log2(7));

    // EvaluateRetrieval.evaluate takes "q" out of the results of q before trec_eval sees them.
    const Documents own{{"q", unjudged, 3}, {"a", 1, 2}, {"b", 0, 1}};
    row("without the query’s own document", "BEIR", "nDCG", own, {}, 1);
    row("the query's own document stays", "pytrec_eval", "nDCG", own, {}, 1 / std::log2(3));
    row("the query's own document stays", "MTEB", "nDCG", own, {}, 1 / std::log2(3));
    row("an own document that is relevant is missed", "BEIR", "AP", {{"q", 1, 3}, {"a", 1, 2}}, {},
        0.5);

    const Documents three = scored({3, 0, 1}, {3, 2, 1});
    for (const char* library : {"Quepid", "Elasticsearch", "OpenSearch"}) {
        row("over what was returned", library, "P@10", three, {}, 2.0 / 3);
        row("over all that are relevant", library, "Recall@10", three, {{"x", 2, 0}}, 2.0 / 3);
        row("gain 2^g - 1", library, "DCG@10", three, {}, 7.5);
        row("first relevant", library, "RR@10", scored({0, 1}, {2, 1}), {}, 0.5);
        // The stop chances are 7/8, 3/8, 0 and 1/8.
        row("a scale of 3", library, "ERR(max=3)@10", scored({3, 2, 0, 1}, {4, 3, 2, 1}), {},
            7.0 / 8 + 3.0 / 8 / 8 / 2 + 5.0 / 8 / 8 / 8 / 4);
    }
    row("a scale of 3, whatever the grades", "Quepid", "ERR@10", scored({1}, {1}), {}, 1.0 / 8);
    row("the sum of the grades", "Quepid", "CG@10", three, {}, 4);
    row("over all that are relevant", "Quepid", "AP@10", three, {{"x", 2, 0}}, (1 + 2.0 / 3) / 3);
    const double third = 1 / std::log2(3);
    const double fourth = 1 / std::log2(5);
    const Documents two = scored({3, 2}, {2, 1});
    const Documents others{{"x", 3, 0}, {"y", 1, 0}};
    row("ideal of all", "Quepid", "nDCG@10", two, others,
        (7 + 3 * third) / (7 + 7 * third + 1.5 + fourth));
    // DiscountedCumulativeGainTests: grades 3 2 3 and one without; another that was not returned.
    const Documents four = scored({3, 2, 3, unjudged}, {4, 3, 2, 1});
    for (const char* library : {"Elasticsearch", "OpenSearch"}) {
        row("ideal of as many as were returned", library, "nDCG@10", two, others,
            (7 + 3 * third) / (7 + 7 * third));
        row("its own test", library, "nDCG@10", four, {{"y", 1, 0}},
            12.392789260714371 / (7 + 7 * third + 1.5 + fourth));
        row("its own test", library, "nDCG@10", scored({3, 2, 3, 0, 1, 2}, {6, 5, 4, 3, 2, 1}), {},
            13.84826362927298 / 14.595390756454922);
    }

    // EvaluationTests of the plugin, whose document i has the grade i mod 3; relevant above 0.
    Documents twenty;
    for (int i = 1; i <= 20; ++i)
        twenty.push_back({"d" + std::to_string(i), double(i % 3), double(-i)});
    const Documents firstFive(twenty.begin(), twenty.begin() + 5);
    const Documents others15(twenty.begin() + 5, twenty.end());
    const char* workbench = "OpenSearch Search Relevance 3.1";
    row("its own test", workbench, "P@20", twenty, {}, 0.7);
    row("its own test", workbench, "P@5", twenty, {}, 0.8);
    row("its own test", workbench, "AP@20", twenty, {}, 0.76);
    row("its own test", workbench, "nDCG@20", twenty, {}, 0.76);
    row("its own test", workbench, "nDCG@5", firstFive, others15, 0.51);
    row("a third to two decimals", workbench, "P@3", scored({1, 0, 0}, {3, 2, 1}), {}, 0.33);

    // NDCGAtKTestCase: five documents of grade 3 found at the top, five more not found.
    Documents found;
    for (int i = 1; i <= 15; ++i)
        found.push_back({"d" + std::to_string(i), i <= 5 ? 3 : unjudged, double(-i)});
    Documents missed;
    for (int i = 0; i < 5; ++i)
        missed.push_back({"m" + std::to_string(i), 3, 0});
    const std::vector<std::pair<const char*, double>> atCutoffs{
        {"nDCG@5", 1},    {"nDCG@6", 0.89}, {"nDCG@7", 0.81},
        {"nDCG@8", 0.74}, {"nDCG@9", 0.69}, {"nDCG@10", 0.64}};
    for (const auto& [definition, value] : atCutoffs)
        row("its own test", "RRE", definition, found, missed, value);
    // Grades 1 2 3 4 2 and ten of 0.
    Documents various = scored({1, 2, 3, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
                               {15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1});
    const std::vector<std::pair<const char*, double>> ofVarious{
        {"nDCG@1", 0.06}, {"nDCG@2", 0.14}, {"nDCG@3", 0.3}, {"nDCG@4", 0.57}, {"nDCG@10", 0.62}};
    for (const auto& [definition, value] : ofVarious)
        row("its own test", "RRE", definition, various, {}, value);
    const Documents judgedLast = scored({unjudged, 0, 1}, {3, 2, 1});
    row("whatever is judged is relevant", "RRE", "P@10", judgedLast, {}, 0.67);
    row("whatever is judged is relevant", "RRE", "Recall@10", judgedLast, {{"x", 0, 0}}, 0.6667);
    row("whatever is judged is relevant", "RRE", "AP", judgedLast, {}, (0.5 + 2.0 / 3) / 2);
    row("the best document", "RRE", "RR@10", judgedLast, {}, 0.33);

    // gdeval prints five decimals of every query.
    row("five decimals", "ir_measures gdeval", "nDCG@2", scored({0, 1}, {2, 1}), {}, 0.63093);
    row("a half to the even digit, as Perl prints", "ir_measures gdeval", "ERR@4",
        scored({0, 0, 0, 1}, {4, 3, 2, 1}), {}, 0.01562);
}

void TestLibraries::ownDefinitions()
{
    QFETCH(const QByteArray, library);
    QFETCH(const QByteArray, definition);
    QFETCH(const Documents, retrieved);
    QFETCH(const Documents, notRetrieved);
    QFETCH(const double, value);
    const core::Library* known = core::libraryNamed(library.toStdString());
    QVERIFY(known);
    core::Qrels qrels;
    qrels.topGrade = 4;
    qrels.queries.push_back({"q", {}});
    for (const auto* documents : {&retrieved, &notRetrieved})
        for (const Document& document : *documents)
            if (!std::isnan(document.grade))
                qrels.queries[0].judgments.push_back({document.id, core::Grade(document.grade)});
    core::Run run;
    run.queries.push_back({"q", {}});
    for (const Document& document : retrieved)
        run.queries[0].documents.push_back({document.id, document.score, 0});
    const std::vector definitions{
        core::asComputedBy(*known, definitionOf(definition.toStdString()))};
    const auto evaluation = core::evaluateRun(qrels, run, definitions, known->rules.evaluation);
    QVERIFY(evaluation.means.front());
    QVERIFY2(agree(*evaluation.means.front(), value), digits(*evaluation.means.front()));
}

/// A list on the screen has the value of the query under the library's name.
void TestLibraries::oneListIsMeasuredAlike()
{
    core::Qrels qrels;
    qrels.topGrade = 3;
    qrels.queries.push_back({"q", {}});
    core::Run run;
    run.queries.push_back({"q", {}});
    core::RankedList list;
    list.query = "q";
    const std::vector<double> grades{0, 2, unjudged, 3, -1, 1};
    for (std::size_t i = 0; i < grades.size(); ++i) {
        const std::string id = i == 1 ? "q" : "d" + std::to_string(i);
        const core::Grade grade =
            std::isnan(grades[i]) ? core::Grade::unjudged() : core::Grade(grades[i]);
        const double score = 9 - double(i / 2);
        list.ranked.push_back({id, "", score, grade, ""});
        if (grade.hasValue())
            qrels.queries[0].judgments.push_back({id, grade});
    }
    for (const core::RankedItem& document : list.ranked)
        run.queries[0].documents.push_back({document.id, *document.score, 0});
    list.notRetrieved.push_back({"x", "", std::nullopt, core::Grade(1), ""});
    qrels.queries[0].judgments.push_back({"x", core::Grade(1)});
    for (const core::Library& library : core::libraries()) {
        if (library.rules.evaluation.scope == core::JudgmentScope::AnyQuery)
            continue;
        for (const char* text : {"nDCG@4", "DCG", "AP", "RR", "P@10", "Recall@3", "CG", "bpref"}) {
            const core::MeasureSpec definition = definitionOf(text);
            const std::vector asked{core::asComputedBy(library, definition)};
            const auto evaluation = core::evaluateRun(qrels, run, asked, library.rules.evaluation);
            const std::vector ruled{core::asRuled(library, definition)};
            const core::Value shown = core::valuesUnder(core::gradedList(list), ruled, 3.0).front();
            QVERIFY2(shown && *shown == *evaluation.means.front(),
                     qPrintable(QString::fromUtf8(library.name.data()) + u' ' + text + u' ' +
                                digits(*shown) + u' ' + digits(*evaluation.means.front())));
        }
    }
}

void TestLibraries::libraryOfEveryName()
{
    for (const core::Library& library : core::libraries())
        QCOMPARE(core::libraryNamed(library.name), &library);
    QVERIFY(core::libraryNamed("RANX"));
    QVERIFY(!core::libraryNamed("nobody"));
}

QTEST_APPLESS_MAIN(TestLibraries)

}  // namespace tst_libraries

#include "tst_libraries.moc"
