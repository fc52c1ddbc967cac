// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "tests/core/figures.h"
#include "tests/read_files.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tst_trec_golden {

namespace {

/// One line of expected*.tsv.
struct Figure {
    QByteArray measure;
    std::string query;
    double value;
};

/// What trec_eval was told on its command line.
struct Flags {
    double level = 1;                    // -l
    bool complete = false;               // -c
    bool judgedOnly = false;             // -J
    std::optional<std::size_t> depth{};  // -M
    core::ScorePrecision scores = core::ScorePrecision::Double;
};

const std::string everyQuery = "all";

std::vector<Figure> readFigures(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Figure> figures;
    while (!file.atEnd()) {
        const QList<QByteArray> columns = file.readLine().trimmed().split('\t');
        bool isNumber = false;
        const double value = columns.value(2).toDouble(&isNumber);
        if (!isNumber)
            return {};
        figures.push_back({columns[0], columns[1].toStdString(), value});
    }
    return figures;
}

/// Our definition of what trec_eval calls `measure`, read by its name there.
std::optional<core::MeasureSpec> definitionFor(const QByteArray& measure, double level)
{
    auto definition = core::parseMeasureSpec(
        measure == "ndcg_1=1,2=3,3=7,4=15" ? "nDCG(gain=exp)" : measure.constData());
    if (!definition)
        return std::nullopt;
    definition->settings.relevantFrom = level;
    return core::normalised(*definition);
}

bool isCount(const QByteArray& measure)
{
    return measure == "num_q" || measure == "num_ret" || measure == "num_rel" ||
           measure == "num_rel_ret";
}

/// The list that remains under -J and -M.
core::RankedList underFlags(core::RankedList list, const Flags& flags)
{
    if (flags.judgedOnly)
        std::erase_if(list.ranked,
                      [](const core::RankedItem& document) { return !document.grade.isJudged(); });
    while (flags.depth && list.ranked.size() > *flags.depth) {
        list.notRetrieved.push_back(list.ranked.back());
        list.ranked.pop_back();
    }
    return list;
}

using ConfusionMatrix = std::map<std::pair<QByteArray, std::string>, double>;

/// num_q, num_ret, num_rel and num_rel_ret by measure and query.
ConfusionMatrix countsOf(const core::Qrels& qrels, const core::Run& run, const Flags& flags)
{
    ConfusionMatrix counts;
    const auto add = [&counts](const char* measure, const std::string& query, std::size_t count) {
        counts[{measure, query}] += static_cast<double>(count);
    };
    core::MeasureSpec anything = definitionOf("Recall");
    anything.settings.relevantFrom = flags.level;
    const core::Evaluator evaluator(anything);
    for (const core::QueryJudgments& judgments : qrels.queries) {
        const core::QueryResults* results = run.find(judgments.query);
        const auto list = underFlags(core::rankedList(&judgments, results), flags);
        const auto facts = evaluator.explain(core::judgedRanking(list));
        // Under -c the sum of num_rel knows no -l, and no run.
        if (flags.complete)
            add("num_rel", everyQuery, core::judgedRanking(list).relevant(1));
        else if (results)
            add("num_rel", everyQuery, facts.relevant);
        if (results || flags.complete)
            add("num_q", everyQuery, 1);
        if (!results)
            continue;
        add("num_rel", judgments.query, facts.relevant);
        for (const std::string& query : {judgments.query, everyQuery}) {
            add("num_ret", query, facts.retrieved);
            add("num_rel_ret", query, facts.relevantWithinCutoff);
        }
    }
    return counts;
}

}  // namespace

class TestTrecGolden : public QObject {
    Q_OBJECT
private slots:
    void init();
    void agrees_data();
    void agrees();
    void tenRoundsPointsOfRecall();
};

void TestTrecGolden::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestTrecGolden::agrees_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<Flags>("flags");
    QTest::addColumn<std::size_t>("lines");
    const auto row = [](const char* folder, const char* expected, const Flags& flags,
                        std::size_t lines) {
        QTest::addRow("%s %s", folder, expected) << folder << expected << flags << lines;
    };
    row("01-tiny", "expected.tsv", {}, 432);
    row("01-tiny", "expected-c.tsv", {.complete = true}, 432);
    row("02-graded", "expected.tsv", {}, 1188);
    row("02-graded", "expected-J.tsv", {.judgedOnly = true}, 1188);
    row("02-graded", "expected-M7.tsv", {.depth = 7}, 1188);
    row("02-graded", "expected-params.tsv", {}, 1067);
    row("03-ties", "expected.tsv", {}, 972);
    row("03-ties", "expected-c.tsv", {.complete = true}, 972);
    row("04-coverage", "expected.tsv", {}, 756);
    row("04-coverage", "expected-c.tsv", {.complete = true}, 756);
    row("05-odd-input", "expected.tsv", {}, 756);
    row("05-odd-input", "expected-J.tsv", {.judgedOnly = true}, 756);
    row("06-medium", "expected.tsv", {}, 5508);
    row("06-medium", "expected-M100.tsv", {.depth = 100}, 5508);
    row("07-level2", "expected.tsv", {}, 1188);
    row("07-level2", "expected-l2.tsv", {.level = 2}, 1188);
    row("07-level2", "expected-l2-c.tsv", {.level = 2, .complete = true}, 1188);
    row("08-bpref", "expected.tsv", {}, 1620);
    row("08-bpref", "expected-J.tsv", {.judgedOnly = true}, 1620);
    row("09-float32", "expected.tsv", {.scores = core::ScorePrecision::Float}, 864);
}

void TestTrecGolden::agrees()
{
    QFETCH(const QString, folder);
    QFETCH(const QString, expected);
    QFETCH(const Flags, flags);
    QFETCH(const std::size_t, lines);
    const QString path = QStringLiteral(TEST_DATA "/trec/") + folder + '/';
    const auto qrels = core::readQrels((path + "qrels.txt").toStdString());
    QVERIFY(qrels);
    const core::Run run =
        readRun((path + "run.txt").toStdString(), core::RankOrder::ScoreThenIdDescending,
                {.precision = flags.scores});
    std::vector<Figure> figures = readFigures(path + expected);
    std::erase_if(figures, [&flags](const Figure& figure) {
        const bool isSumOnly =
            figure.measure == "num_nonrel_judged_ret" && figure.query == everyQuery;
        return isSumOnly ||
               (!isCount(figure.measure) && !definitionFor(figure.measure, flags.level));
    });
    QCOMPARE(figures.size(), lines);

    std::vector<core::MeasureSpec> definitions;
    QMap<QByteArray, std::size_t> column;
    for (const Figure& figure : figures) {
        const auto definition = definitionFor(figure.measure, flags.level);
        if (definition && !column.contains(figure.measure)) {
            column[figure.measure] = definitions.size();
            definitions.push_back(*definition);
        }
    }
    core::EvaluationRules rules;
    rules.missing = flags.complete ? core::MissingRule::Zero : core::MissingRule::Skip;
    rules.judgedOnly = flags.judgedOnly;
    rules.depth = flags.depth;
    const auto evaluation = core::evaluateRun(*qrels, run, definitions, rules);
    std::map<std::string, const core::QueryValues*> byQuery;
    for (const core::QueryValues& query : evaluation.queries)
        byQuery[query.query] = &query;
    const ConfusionMatrix counts = countsOf(*qrels, run, flags);

    for (const Figure& figure : figures) {
        const QByteArray name = figure.measure + ' ' + figure.query.c_str();
        double ours = 0;
        // trec_eval sums its counts over the queries.
        const bool isSum = isCount(figure.measure) && figure.query == everyQuery;
        if (isSum || !column.contains(figure.measure)) {
            const auto count = counts.find({figure.measure, figure.query});
            QVERIFY2(count != counts.end(), name);
            ours = count->second;
        } else if (figure.query == everyQuery) {
            const core::Value mean = evaluation.means[column[figure.measure]];
            QVERIFY2(mean, name);
            ours = *mean;
        } else {
            QVERIFY2(byQuery.contains(figure.query), name);
            const core::Value counted = byQuery[figure.query]->counted[column[figure.measure]];
            QVERIFY2(counted, name);
            ours = *counted;
        }
        QVERIFY2(agree(ours, figure.value),
                 name + ": " + digits(ours) + ", trec_eval " + digits(figure.value));
    }
}

/// Lines of v10-differs.tsv: flags, measure, query, what 9.0.8 and what 10.0 prints.
void TestTrecGolden::tenRoundsPointsOfRecall()
{
    const QString path = QStringLiteral(TEST_DATA "/trec/06-medium/");
    const auto qrels = core::readQrels((path + "qrels.txt").toStdString());
    const core::Run run = readRun((path + "run.txt").toStdString());
    QVERIFY(qrels);
    QFile file(path + "v10-differs.tsv");
    QVERIFY(file.open(QIODevice::ReadOnly));
    int compared = 0;
    while (!file.atEnd()) {
        const QList<QByteArray> columns = file.readLine().trimmed().split('\t');
        if (columns[0] != "(none)" || columns[2] == "all" ||
            !(columns[1].startsWith("iprec") || columns[1] == "11pt_avg"))
            continue;
        const core::QueryJudgments* judgments = qrels->find(columns[2].toStdString());
        const core::QueryResults* results = run.find(columns[2].toStdString());
        QVERIFY(judgments && results);
        const auto query = core::judgedRanking(core::rankedList(judgments, results));
        for (const bool isTen : {false, true}) {
            auto definition = definitionOf(columns[1].constData());
            if (isTen)
                definition.settings.recallRounding = core::RecallRounding::Nearest;
            const double ours = core::Evaluator(definition).value(query).valueOr(0);
            QVERIFY2(agree(ours, columns[isTen ? 4 : 3].toDouble()), columns[1] + digits(ours));
        }
        ++compared;
    }
    QVERIFY(compared > 20);
}

QTEST_APPLESS_MAIN(TestTrecGolden)

}  // namespace tst_trec_golden

#include "tst_trec_golden.moc"
