// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"
#include "tests/skipping.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace tst_chinese_files {

using namespace Qt::StringLiterals;

namespace {

/// What a program says, or nothing where it fails.
QString outputOf(const ExampleFolder& folder, const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(program, arguments);
    const Result result = finished(process);
    if (result.status != 0)
        qWarning("%s: %s%s", qPrintable(program), qPrintable(result.out.right(2000)),
                 qPrintable(result.err));
    return result.status == 0 ? result.out : QString();
}

/// The words of a PDF, without what a line's end or a wide blank puts between them.
QString wordsOf(const ExampleFolder& folder, const QString& pdf)
{
    static const QRegularExpression blanks(u"\\s+"_s);
    return outputOf(folder, u"pdftotext"_s, {folder.path(pdf), u"-"_s}).remove(blanks);
}

bool hasFonts(const ExampleFolder& folder, const QString& pdf, const QString& family)
{
    const QString fonts = outputOf(folder, u"pdffonts"_s, {folder.path(pdf)});
    for (const QString& line : fonts.split(u'\n'))
        if (line.contains(family) && line.contains(u" yes "_s))  // embedded
            return true;
    return false;
}

QString said(const ExampleFolder& folder, const QString& words)
{
    const Result result = run(folder.pathsOf(words));
    if (result.status != 0 || !result.err.isEmpty())
        qWarning("%s: %s", qPrintable(words), qPrintable(result.err));
    return result.out;
}

}  // namespace

/// What leaves the program in Chinese, read by other programs.
class TestChineseFiles : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void pdfsGiveTheirWordsBack_data();
    void pdfsGiveTheirWordsBack();
    void withoutItsLettersItIsEnglish();
    void picturesNeedNoFontOfTheirOwn();
    void pagesSayTheirLanguage();
    void latexCompiles_data();
    void latexCompiles();
    void whatProgramsReadIsAsInEnglish_data();
    void whatProgramsReadIsAsInEnglish();
};

void TestChineseFiles::pdfsGiveTheirWordsBack_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("a figure") << u"plot roc s.csv --lang zh_CN -o roc.pdf"_s << u"roc.pdf"_s
                              << QStringList{u"假正率"_s};
    QTest::newRow("a report of a list")
        << u"report --lang zh_CN list -m nDCG@3 -o list.pdf"_s << u"list.pdf"_s
        << QStringList{u"附录"_s, u"图1："_s, u"文档"_s, u"归一化"_s};
    QTest::newRow("a report of a classifier")
        << u"report --lang zh_CN s.csv -o s.pdf"_s << u"s.pdf"_s
        << QStringList{u"对数损失"_s, u"样本"_s, u"附录"_s};
    QTest::newRow("a report of a collection")
        << u"report --lang zh_CN qrels a.run b.run -o runs.pdf"_s << u"runs.pdf"_s
        << QStringList{u"查询"_s, u"差值"_s};
    QTest::newRow("a worksheet with the name of a student")
        << u"worksheet which-ideal --lang zh_CN --students roster.csv --seed 7 -o out "
           u"--title 用户与阿胶"_s
        << u"out/1001.pdf"_s << QStringList{u"李雷"_s, u"用户与阿胶"_s};
}

void TestChineseFiles::pdfsGiveTheirWordsBack()
{
    QFETCH(const QString, command);
    QFETCH(const QString, file);
    QFETCH(const QStringList, words);
    const ExampleFolder folder;
    folder.write(u"list"_s, "3 2 3 0 1\n");
    folder.write(u"roster.csv"_s, "id,name\n1001,李雷\n1002,韩梅梅\n");
    QDir::setCurrent(folder.path());
    said(folder, command);
    const QString text = wordsOf(folder, file);
    for (const QString& word : words)
        QVERIFY2(text.contains(word), qPrintable(word + u" in "_s + text));
    QVERIFY(hasFonts(folder, file, u"NotoSansCJK"_s));
}

void TestChineseFiles::withoutItsLettersItIsEnglish()
{
    const ExampleFolder folder;
    folder.write(u"fonts.conf"_s, "<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir>"
                                  "<cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>");
    const RawResult result =
        runWithoutDisplay({u"plot"_s, u"roc"_s, folder.path(u"s.csv"_s), u"--lang"_s, u"zh_CN"_s,
                           u"-o"_s, folder.path(u"roc.pdf"_s)},
                          {}, {{u"FONTCONFIG_FILE"_s, folder.path(u"fonts.conf"_s)}});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err.count(u"No installed font can display Chinese"_s), 1);
    QVERIFY(result.err.contains(u"sudo apt install fonts-noto-cjk"_s));
    QVERIFY(wordsOf(folder, u"roc.pdf"_s).contains(u"Falsepositiverate"_s));
}

void TestChineseFiles::picturesNeedNoFontOfTheirOwn()
{
    const ExampleFolder folder;
    QDir::setCurrent(folder.path());
    said(folder, u"plot roc s.csv --lang zh_CN -o roc.svg"_s);
    QFile file(folder.path(u"roc.svg"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(file.readAll());
    QVERIFY(svg.contains(u"xml:lang=\"zh-CN\""_s));
    QVERIFY(
        svg.contains(u"font-family=\"Rankscope Sans, Inter, DejaVu Sans, Noto Sans CJK SC, "_s));
    QVERIFY(svg.contains(u", sans-serif\""_s));
    QVERIFY(svg.contains(u"假正率"_s));
    said(folder, u"plot roc s.csv --lang zh_CN --outlines -o outlined.svg"_s);
    QFile outlined(folder.path(u"outlined.svg"_s));
    QVERIFY(outlined.open(QIODevice::ReadOnly));
    QVERIFY(!outlined.readAll().contains("<text"));
}

void TestChineseFiles::pagesSayTheirLanguage()
{
    const ExampleFolder folder;
    QDir::setCurrent(folder.path());
    said(folder, u"report s.csv --lang zh_CN -o s.html"_s);
    QFile file(folder.path(u"s.html"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray html = file.readAll();
    QVERIFY(html.contains("lang=\"zh-CN\""));
    QVERIFY(html.contains("\"Noto Sans CJK SC\""));
    const QString table =
        said(folder, u"table eval qrels a.run b.run -m RR --lang zh_CN --format html"_s);
    QVERIFY2(table.startsWith(u"<table lang=\"zh-CN\""_s) || table.contains(u" lang=\"zh-CN\""_s),
             qPrintable(table));
}

void TestChineseFiles::latexCompiles_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("file");  ///< none: what is printed
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("a table")
        << u"table compare qrels a.run b.run -m RR --lang zh_CN --format latex"_s << QString()
        << false << QStringList{u"无定义的查询"_s};
    QTest::newRow("a figure drawn by pgfplots")
        << u"plot roc s.csv --lang zh_CN --pgfplots -o roc.pdf"_s << u"roc.pgf.tex"_s << true
        << QStringList{u"假正率"_s};
    QTest::newRow("a caption") << u"plot roc s.csv --lang zh_CN --caption -o roc.pdf"_s
                               << u"roc.caption.tex"_s << false << QStringList{u"ROC曲线"_s};
}

void TestChineseFiles::latexCompiles()
{
    SKIP_UNTIL_LATER();
    SKIP_WITHOUT("xelatex", "texlive-xetex");
    QFETCH(const QString, command);
    QFETCH(const QString, file);
    QFETCH(const bool, isWhole);
    QFETCH(const QStringList, words);
    const ExampleFolder folder;
    QDir::setCurrent(folder.path());
    const QString printed = said(folder, command);
    QByteArray latex = printed.toUtf8();
    if (QFile made(folder.path(file)); !file.isEmpty()) {
        QVERIFY(made.open(QIODevice::ReadOnly));
        latex = made.readAll();
    }
    QVERIFY2(latex.startsWith("% !TeX program = xelatex\n"), latex.constData());
    QVERIFY2(!latex.contains("\xe2\x80\x89"), "a thin blank is a command");
    if (latex.contains("Inside a figure"))
        latex = "\\begin{figure}\n" + latex + "\\end{figure}\n";
    if (!isWhole)
        latex = "\\documentclass{article}\n\\usepackage{booktabs,graphicx,fontspec}\n"
                "\\setmainfont{Noto Sans CJK SC}\\XeTeXlinebreaklocale "
                "\"zh\"\\XeTeXlinebreakskip=0pt plus 1pt\n"
                "\\begin{document}\n" +
                latex + "\\end{document}\n";
    folder.write(u"page.tex"_s, latex);
    const QString log = outputOf(
        folder, u"xelatex"_s, {u"-interaction=nonstopmode"_s, u"-halt-on-error"_s, u"page.tex"_s});
    QVERIFY2(!log.contains(u"Missing character"_s), qPrintable(log));
    const QString text = wordsOf(folder, u"page.pdf"_s);
    for (const QString& word : words)
        QVERIFY2(text.contains(word), qPrintable(word + u" in "_s + text));
}

void TestChineseFiles::whatProgramsReadIsAsInEnglish_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("file");  ///< none: what is printed
    for (const char* chart : {"roc", "pr", "distribution", "calibration", "rates", "lift", "cost"})
        QTest::addRow("data of %s", chart)
            << u"plot %1 s.csv --data -o x.pdf"_s.arg(QLatin1String(chart)) << u"x.csv"_s;
    for (const char* chart : {"delta", "scatter", "value-distribution", "mean-vs-k"})
        QTest::addRow("data of %s", chart)
            << u"plot %1 qrels a.run b.run -m RR --data -o x.pdf"_s.arg(QLatin1String(chart))
            << u"x.csv"_s;
    for (const char* chart : {"metric-vs-k", "gain", "ribbons", "precision-recall", "readers"})
        QTest::addRow("data of %s", chart)
            << u"plot %1 list --data -o x.pdf"_s.arg(QLatin1String(chart)) << u"x.csv"_s;
    QTest::newRow("data of two lists beside each other")
        << u"plot beside qrels a.run b.run --query 1 -m RR --data -o x.pdf"_s << u"x.csv"_s;
    for (const char* table : {"eval qrels a.run b.run", "classify s.csv"})
        for (const char* format : {"csv", "tsv"})
            QTest::addRow("table %s as %s", table, format)
                << u"table %1 --format %2"_s.arg(QLatin1String(table), QLatin1String(format))
                << QString();
    for (const char* format : {"csv", "json"})
        QTest::addRow("eval as %s", format)
            << u"eval qrels a.run b.run -m RR --format "_s + QLatin1String(format) << QString();
    QTest::newRow("classify as json") << u"classify s.csv --details --format json"_s << QString();
}

void TestChineseFiles::whatProgramsReadIsAsInEnglish()
{
    QFETCH(const QString, command);
    QFETCH(const QString, file);
    const ExampleFolder folder;
    folder.write(u"list"_s, "3 2 3 0 1\n");
    QDir::setCurrent(folder.path());
    QStringList read;
    for (const QString& language : {QString(), u" --lang zh_CN"_s}) {
        read << said(folder, command + language);
        if (QFile made(folder.path(file)); !file.isEmpty()) {
            QVERIFY(made.open(QIODevice::ReadOnly));
            read.back() = QString::fromUtf8(made.readAll());
        }
    }
    QVERIFY(!read.front().isEmpty());
    QCOMPARE(read.back(), read.front());
}

QTEST_GUILESS_MAIN(TestChineseFiles)

}  // namespace tst_chinese_files

#include "tst_chinese_files.moc"
