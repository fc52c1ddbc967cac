// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"
#include "tests/skipping.h"

#include <QRegularExpression>
#include <QTest>

#include <array>

namespace tst_latex_page {

using namespace Qt::StringLiterals;

namespace {

/// 120 samples of three models, whose scores come from a rule that is no law.
QByteArray samples(const std::array<QByteArray, 3>& models)
{
    QByteArray table = "label," + models[0] + ',' + models[1] + ',' + models[2] + '\n';
    for (int i = 0; i < 120; ++i) {
        const int label = i * 7 % 5 < 2 ? 1 : 0;
        table += QByteArray::number(label);
        for (int model = 0; model < 3; ++model) {
            const int noise = i * (31 + 12 * model) % 97;
            table += ',' + QByteArray::number(0.3 * label + (0.006 + 0.001 * model) * noise);
        }
        table += '\n';
    }
    return table;
}

/// Ten queries with a relevant document each, at ranks that differ.
QByteArray run(const QByteArray& name, int step)
{
    QByteArray lines;
    for (int query = 1; query <= 10; ++query)
        for (int rank = 1; rank <= 5; ++rank)
            lines += QByteArray::number(query) + " Q0 d" +
                     QByteArray::number((rank + query * step) % 5) + ' ' +
                     QByteArray::number(rank) + ' ' + QByteArray::number(6 - rank) + ' ' + name +
                     '\n';
    return lines;
}

const QByteArray page = R"(\documentclass[twocolumn]{article}
\usepackage{booktabs,graphicx}
\usepackage[a4paper,textwidth=178mm,columnsep=8mm]{geometry}
\begin{document}
Three figures and two tables.
\begin{figure}\centering\includegraphics{roc.pdf}\input{roc.caption}\end{figure}
\begin{figure}\centering\includegraphics{pr.pdf}\input{pr.caption}\end{figure}
\begin{figure}\centering\includegraphics{delta.pdf}\input{delta.caption}\end{figure}
\input{models}
\input{tests}
\input{means}
\input{wide}
\input{eight}
\input{many}
\input{runs}
\sloppy \input{roc.methods} \input{pr.methods} \input{delta.methods}
\listoffigures
\listoftables
\end{document}
)";

}  // namespace

/// A page of a journal whose figures and tables the command line made, without a word mended.
class TestLatexPage : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void nothingIsTooWide_data();
    void nothingIsTooWide();
};

void TestLatexPage::nothingIsTooWide_data()
{
    QTest::addColumn<QString>("latex");
    QTest::addColumn<QByteArrayList>("models");
    QTest::addColumn<bool>("fits");
    QTest::newRow("short and long names")
        << u"pdflatex"_s
        << QByteArrayList{"bm25", "reranker-large-v2 (fine-tuned)",
                          "\"gradient boosted trees, 400 rounds\""}
        << true;
    QTest::newRow("other scripts, which this one prints as long numbers")
        << u"pdflatex"_s << QByteArrayList{"检索模型", "نموذج", "cake 🍰"} << false;
    QTest::newRow("other scripts in LuaLaTeX")
        << u"lualatex"_s << QByteArrayList{"检索模型", "نموذج", "cake 🍰"} << true;
}

void TestLatexPage::nothingIsTooWide()
{
    QFETCH(const QString, latex);
    QFETCH(const QByteArrayList, models);
    QFETCH(const bool, fits);
    if (!skipping::isInstalled(latex))
        QSKIP("This LaTeX is not installed.");
    const ExampleFolder folder;
    folder.write(u"models.csv"_s, samples({models[0], models[1], models[2]}));
    QByteArray judgments;
    for (int query = 1; query <= 10; ++query)
        judgments += QByteArray::number(query) + " 0 d3 1\n";
    folder.write(u"judged"_s, judgments);
    folder.write(u"bm25.run"_s, run("bm25", 1));
    folder.write(u"dense.run"_s, run("dense", 2));
    folder.write(u"page.tex"_s, page);
    const auto made = [&folder](const QString& words, const QStringList& more = {}) {
        const Result result = ::run(folder.pathsOf(words) + more);
        if (result.status != 0)
            qWarning("%s", qPrintable(result.err));
        return result.out.toUtf8();
    };
    for (const QString& chart :
         {u"roc models.csv"_s, u"pr models.csv"_s, u"delta judged bm25.run dense.run -m RR"_s})
        made(u"plot %1 --width 85mm --height 60mm --caption -o"_s.arg(chart),
             {folder.path(chart.section(u' ', 0, 0) + u".pdf"_s)});
    folder.write(u"models.tex"_s, made(u"table classify models.csv --details --format latex"_s));
    folder.write(u"tests.tex"_s,
                 made(u"table classify models.csv --layout tests --format latex"_s));
    folder.write(u"means.tex"_s, made(u"table eval judged bm25.run dense.run --format latex"_s));
    folder.write(u"wide.tex"_s,
                 made(u"table classify models.csv --columns "
                      "auc,average_precision,brier,accuracy,precision,recall,f1 --format latex"_s));
    folder.write(u"eight.tex"_s,
                 made(u"table classify models.csv --columns "
                      "auc,average_precision,log_loss,brier,ece,accuracy,precision,f1 --full "
                      "--format latex"_s));
    folder.write(u"many.tex"_s,
                 made(u"table classify models.csv --columns "
                      "auc,average_precision,log_loss,brier,ece,accuracy,precision,recall,f1 "
                      "--details --format latex"_s));
    folder.write(u"runs.tex"_s,
                 made(u"table eval judged bm25.run dense.run -m nDCG(gain=exp)@10 -m AP@100 -m RR "
                      "-m P@10 -m Recall_cap@10 -m ERR@10 -m Rprec -m bpref --format latex"_s));
    for (int pass = 0; pass < 2; ++pass) {  // lists of figures are read in the second
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(latex, {u"-interaction=nonstopmode"_s, u"-halt-on-error"_s, u"page.tex"_s});
        const RawResult result = finishedRaw(process);
        QVERIFY2(result.status == 0, result.out.right(2000).constData());
        const qsizetype tooWide = result.out.indexOf("Overfull");
        QVERIFY2(tooWide < 0 || !fits, result.out.mid(tooWide, 500).constData());
    }
    QVERIFY(QFile::exists(folder.path(u"page.pdf"_s)));
}

QTEST_GUILESS_MAIN(TestLatexPage)

}  // namespace tst_latex_page

#include "tst_latex_page.moc"
