// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/built_locale.h"
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"
#include "tests/other_programs.h"

#include <QDir>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace tst_worksheet_command {

using namespace other_programs;

namespace {

/// The text of a PDF's pages, without ligatures.
QString pdfText(const QString& path)
{
    return QString::fromUtf8(output(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}))
        .normalized(QString::NormalizationForm_KC);
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The rows of a CSV without quotes, each by its headings.
QList<QMap<QString, QString>> rowsOf(const QString& path)
{
    QStringList lines = QString::fromUtf8(bytesOf(path)).split(u'\n', Qt::SkipEmptyParts);
    const QStringList headings = lines.takeFirst().split(u',');
    QList<QMap<QString, QString>> rows;
    for (const QString& line : lines) {
        const QStringList cells = line.split(u',');
        QMap<QString, QString>& row = rows.emplace_back();
        for (qsizetype i = 0; i < headings.size(); ++i)
            row[headings[i]] = cells.value(i);
    }
    return rows;
}

int pagesOf(const QString& pdf)
{
    const QString told = QString::fromUtf8(output(u"pdfinfo"_s, {pdf}));
    return QRegularExpression(u"Pages: +([0-9]+)"_s).match(told).captured(1).toInt();
}

}  // namespace

class TestWorksheetCommand : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aSheetForEachStudentAndOneKey();
    void theSheetKeepsTheAnswersToItself();
    void theKeyIsATableWithWrongNumbers();
    void theWorkingHasSteps();
    void onlyChosenQuestions();
    void allSheetsInOneFile_data();
    void allSheetsInOneFile();
    void theKeySaysWhatTheSheetAsks();
    void sameBytesAgain_data();
    void sameBytesAgain();
    void sameBytesInTurkish();
    void fieldsOfHtmlHaveNames();
    void allSheetsAsOnePage();
    void papers_data();
    void papers();
    void aLessonFitsTwoPages_data() { papers_data(); }
    void aLessonFitsTwoPages();
    void onlyTheNamelessWriteTheirName();
    void theUsualSeed();
    void aFolderWithFilesIsLeftAlone();
    void namesThatNoFileCanHave();
    void refused_data();
    void refused();

private:
    QString pathOf(const QString& name) const { return m_folder.path(name); }
    Result sheets(const QString& words, const QString& folder) const;

    ExampleFolder m_folder;
    QString m_class;  ///< a folder of sheets that tests read
};

void TestWorksheetCommand::initTestCase()
{
    m_folder.write(u"roster.csv"_s,
                   "\xEF\xBB\xBFMatrikelnummer;Name\n1001;\xC3\x84nne M\xC3\xBCller\n"
                   "1002;\xE6\x9D\x8E\xE9\x9B\xB7\n");
    m_folder.write(u"twice.csv"_s, "id,name\ns1,Anna\n\ns1,Ben\n");
    m_folder.write(u"lacking.csv"_s, "id,name\ns1,Anna\n,Ben\n");
    m_folder.write(u"courses.csv"_s, "course,term,room\nIR,W26,12\n");
    m_folder.write(u"odd.csv"_s, "id,name\nkey,Anna\na/b,Ben\nA:B,Cem\nCON,Dan\nnul.txt,Eve\n");
    m_class = pathOf(u"class"_s);
    const Result made = sheets(u"which-ideal --students roster.csv --seed 2026"_s, m_class);
    QVERIFY2(made.status == 0, qPrintable(made.err));
}

Result TestWorksheetCommand::sheets(const QString& words, const QString& folder) const
{
    return run(QStringList{u"worksheet"_s, u"-o"_s, folder} + m_folder.pathsOf(words));
}

void TestWorksheetCommand::aSheetForEachStudentAndOneKey()
{
    QStringList files =
        QDir(m_class).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    files.sort();
    QCOMPARE(files,
             (QStringList{u"1001.pdf"_s, u"1002.pdf"_s, u"all.pdf"_s, u"key.csv"_s, u"key.pdf"_s}));
    QVERIFY(QDir(m_folder.path())
                .entryList({u"*unfinished*"_s}, QDir::AllEntries | QDir::Hidden)
                .isEmpty());
    const QMap<QString, QString> names{{u"1001"_s, u"Änne Müller"_s}, {u"1002"_s, u"李雷"_s}};
    QMap<QString, QString> codes;
    for (const auto& row : rowsOf(m_class + u"/key.csv"_s)) {
        QCOMPARE(row[u"name"_s], names[row[u"student"_s]]);
        codes[row[u"student"_s]] = row[u"code"_s];
    }
    QCOMPARE(codes.keys(), names.keys());
    for (const QString& student : codes.keys()) {
        const QString text = pdfText(m_class + u'/' + student + u".pdf"_s);
        const QString who = student == u"1001"_s ? u"Änne Müller (1001)"_s : u"(1002)"_s;
        for (const QString& part :
             {who, u"set "_s + codes[student], u"1. Does RR go up, down"_s, u"Answer"_s})
            QVERIFY2(text.contains(part), qPrintable(part));
    }
}

void TestWorksheetCommand::theSheetKeepsTheAnswersToItself()
{
    for (const auto& row : rowsOf(m_class + u"/key.csv"_s)) {
        if (row[u"guess"_s] != u"b"_s)
            continue;
        const QString value = row[u"value"_s].left(6);
        const QString sheet = pdfText(m_class + u'/' + row[u"student"_s] + u".pdf"_s);
        QVERIFY2(!sheet.contains(value), qPrintable(value));
        QVERIFY(!sheet.contains(u"ideal=retrieved"_s));
    }
}

void TestWorksheetCommand::theKeyIsATableWithWrongNumbers()
{
    const QString key = pdfText(m_class + u"/key.pdf"_s);
    for (const char* text : {"seed 2026", "2a", "wrong: ideal=retrieved", "Änne Müller (1001)"})
        QVERIFY2(key.contains(QString::fromUtf8(text)), text);
    for (const auto& row : rowsOf(m_class + u"/key.csv"_s)) {
        if (row[u"guess"_s] != u"b"_s)
            continue;
        const QString value = QString::number(row[u"value"_s].toDouble(), 'f', 4);
        QVERIFY2(key.contains(value), qPrintable(value));
    }
    QCOMPARE(pagesOf(m_class + u"/key.pdf"_s), 1);
}

void TestWorksheetCommand::theWorkingHasSteps()
{
    const QString folder = pathOf(u"working"_s);
    QCOMPARE(sheets(u"which-ideal --sheets 1 --seed 1 --working"_s, folder).status, 0);
    const QString working = pdfText(folder + u"/working.pdf"_s);
    for (const char* text : {"seed 1", "IDCG@i", "right: nDCG@5 for B", "wrong: ideal=retrieved"})
        QVERIFY2(working.contains(QString::fromUtf8(text)), text);
}

void TestWorksheetCommand::onlyChosenQuestions()
{
    const QString folder = pathOf(u"chosen"_s);
    const QString words = u"which-ideal two-gains --students roster.csv --seed 2026 --questions "_s;
    QCOMPARE(sheets(words + u"which-ideal/b,which-ideal/a"_s, folder).status, 0);
    QSet<QString> asked;
    for (const auto& row : rowsOf(folder + u"/key.csv"_s))
        if (row[u"lesson"_s] == u"which-ideal"_s)
            asked << row[u"guess"_s];
        else
            asked << row[u"lesson"_s];
    QCOMPARE(asked, (QSet<QString>{u"a"_s, u"b"_s, u"two-gains"_s}));
    const QString sheet = pdfText(folder + u"/1001.pdf"_s);
    QVERIFY(sheet.contains(u"1. What is nDCG@5 for B?"_s));
    QVERIFY(!sheet.contains(u"What is nDCG@5 for C?"_s));
    // The sets are those of all questions.
    QMap<QString, QString> codes;
    for (const auto& row : rowsOf(m_class + u"/key.csv"_s))
        if (row[u"guess"_s] == u"b"_s)
            codes[row[u"student"_s]] = row[u"value"_s];
    for (const auto& row : rowsOf(folder + u"/key.csv"_s))
        if (row[u"guess"_s] == u"b"_s && row[u"lesson"_s] == u"which-ideal"_s)
            QCOMPARE(row[u"value"_s], codes[row[u"student"_s]]);
}

void TestWorksheetCommand::allSheetsInOneFile_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("onSheet");  // pages on both sides of a sheet of paper
    QTest::addColumn<int>("pagesPerSide");
    QTest::newRow("one on each side") << QString() << 2 << 1;
    QTest::newRow("two on each side") << u" --two-up"_s << 4 << 2;
}

void TestWorksheetCommand::allSheetsInOneFile()
{
    QFETCH(const QString, option);
    QFETCH(const int, onSheet);
    QFETCH(const int, pagesPerSide);
    const QString folder = pathOf(u"all"_s + QString::number(onSheet));
    QCOMPARE(sheets(u"which-ideal --students roster.csv --seed 2026"_s + option, folder).status, 0);
    int expected = 0;
    for (const QString& student : {u"1001"_s, u"1002"_s}) {
        const int pages = pagesOf(folder + u'/' + student + u".pdf"_s);
        expected += (pages + onSheet - 1) / onSheet * onSheet / pagesPerSide;
    }
    const QString all = folder + u"/all.pdf"_s;
    QCOMPARE(pagesOf(all), expected);
    const QString text = pdfText(all);
    QVERIFY(text.indexOf(u"(1001)"_s) >= 0);
    QVERIFY(text.indexOf(u"(1001)"_s) < text.indexOf(u"(1002)"_s));
}

void TestWorksheetCommand::theKeySaysWhatTheSheetAsks()
{
    // DCG by hand: grades as gains over log2 of the rank and one.
    const auto dcg = [](const QStringList& grades) {
        double sum = 0;
        for (qsizetype i = 0; i < std::min<qsizetype>(grades.size(), 5); ++i)
            sum += grades[i].toDouble() / std::log2(double(i) + 2);
        return sum;
    };
    for (const auto& row : rowsOf(m_class + u"/key.csv"_s)) {
        if (row[u"guess"_s] != u"b"_s)
            continue;
        const QString html = m_folder.path(u"asked"_s);
        const Result made =
            sheets(u"which-ideal --students roster.csv --seed 2026 --format html --force"_s, html);
        QVERIFY2(made.status == 0, qPrintable(made.err));
        const QString sheet =
            QString::fromUtf8(bytesOf(html + u'/' + row[u"student"_s] + u".html"_s));
        const auto list =
            QRegularExpression(u"aria-label=\"B: ([0-9 ]+) not retrieved: ([0-9 ]+)\""_s)
                .match(sheet);
        QVERIFY2(list.hasMatch(), qPrintable(sheet.left(2000)));
        const QStringList shown = list.captured(1).split(u' ', Qt::SkipEmptyParts);
        QStringList pool = shown + list.captured(2).split(u' ', Qt::SkipEmptyParts);
        std::sort(pool.begin(), pool.end(),
                  [](const QString& a, const QString& b) { return a.toDouble() > b.toDouble(); });
        QVERIFY(std::abs(row[u"value"_s].toDouble() - dcg(shown) / dcg(pool)) < 1e-12);
        QCOMPARE(row[u"wrong 2"_s], u"measure=DCG@5"_s);
        QVERIFY(std::abs(row[u"value 2"_s].toDouble() - dcg(shown)) < 1e-12);
    }
}

void TestWorksheetCommand::sameBytesAgain_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("count");
    QTest::newRow("PDF") << u"which-ideal every-threshold --students roster.csv --seed 2026"_s << 5;
    QTest::newRow("PDF, two-up, with working")
        << u"which-ideal --students roster.csv --seed 2026 --two-up --working"_s << 6;
    QTest::newRow("HTML") << u"which-ideal --sheets 2 --seed 7 --format html"_s << 5;
}

void TestWorksheetCommand::sameBytesAgain()
{
    QFETCH(const QString, words);
    QFETCH(const int, count);
    const QString one = pathOf(u"one-"_s + QString::fromLatin1(QTest::currentDataTag()));
    const QString other = pathOf(u"other-"_s + QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(sheets(words, one).status, 0);
    QCOMPARE(sheets(words, other).status, 0);
    const QStringList files = QDir(one).entryList(QDir::Files);
    QCOMPARE(files.size(), count);
    for (const QString& file : files)
        QCOMPARE(bytesOf(one + u'/' + file), bytesOf(other + u'/' + file));
}

/// Turkish joins no f with an i, so that a formula would be wider.
void TestWorksheetCommand::sameBytesInTurkish()
{
    const QTemporaryDir folder;
    const QMap<QString, QString> turkish = builtLocale(folder, u"tr_TR"_s);
    if (turkish.isEmpty())
        QSKIP("No locale can be built (Debian's package locales).");
    const QString words = u"worksheet which-ideal --sheets 1 --seed 1 --format html --working -o"_s;
    QCOMPARE(
        runWithoutDisplay(words.split(u' ') + QStringList{pathOf(u"there"_s)}, {}, turkish).status,
        0);
    QCOMPARE(run(words.split(u' ') + QStringList{pathOf(u"here"_s)}).status, 0);
    const QByteArray here = bytesOf(pathOf(u"here/working.html"_s));
    QVERIFY(here.contains("<svg"));
    QVERIFY(bytesOf(pathOf(u"there/working.html"_s)) == here);
}

void TestWorksheetCommand::fieldsOfHtmlHaveNames()
{
    const QString folder = pathOf(u"fields"_s);
    QCOMPARE(sheets(u"which-ideal --sheets 1 --seed 1 --format html"_s, folder).status, 0);
    const QByteArray sheet = bytesOf(folder + u"/1.html"_s);
    QXmlStreamReader xml(sheet);
    int fields = 0;
    int choices = 0;
    int labels = 0;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            labels += xml.name() == u"label" ? 1 : 0;
            if (xml.name() != u"input")
                continue;
            (xml.attributes().value(u"type"_s) == u"radio" ? choices : fields) += 1;
        }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(choices, 3);
    QVERIFY(fields >= 3);
    QCOMPARE(labels, fields + choices);
    QVERIFY(!sheet.contains("http://www.w3.org/1999/xhtml\" lang=\"en\"><script"));
}

/// In the order of the class, with ids and groups of choices of each sheet's own.
void TestWorksheetCommand::allSheetsAsOnePage()
{
    const QString folder = pathOf(u"one page"_s);
    QCOMPARE(sheets(u"which-ideal --sheets 2 --seed 1 --format html"_s, folder).status, 0);
    const QByteArray all = bytesOf(folder + u"/all.html"_s);
    QXmlStreamReader xml(all);
    QStringList ids;
    QSet<QString> groups;
    QString text;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::Characters)
            text += xml.text();
        if (!xml.isStartElement())
            continue;
        if (xml.attributes().hasAttribute(u"id"_s))
            ids << xml.attributes().value(u"id"_s).toString();
        if (xml.attributes().value(u"type"_s) == u"radio")
            groups << xml.attributes().value(u"name"_s).toString();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    QCOMPARE(groups.size(), 2);
    QCOMPARE(all.count("<article>"), 2);
    for (const auto& row : rowsOf(folder + u"/key.csv"_s))
        QVERIFY(text.contains(u"set "_s + row[u"code"_s]));
}

void TestWorksheetCommand::papers_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addColumn<QString>("size");
    QTest::newRow("A4") << u"a4"_s << u"595 x 842"_s;
    QTest::newRow("Letter") << u"letter"_s << u"612 x 792"_s;
}

void TestWorksheetCommand::papers()
{
    QFETCH(const QString, paper);
    QFETCH(const QString, size);
    const QString folder = pathOf(u"paper "_s + paper);
    QCOMPARE(sheets(u"ranked-list --sheets 1 --seed 1 --paper "_s + paper, folder).status, 0);
    QVERIFY(pdfText(folder + u"/1.pdf"_s).contains(u"Name: ____"_s));  // nobody is named
    for (const QString& file : {u"/1.pdf"_s, u"/key.pdf"_s})
        QVERIFY(QString::fromUtf8(output(u"pdfinfo"_s, {folder + file})).contains(size));
}

void TestWorksheetCommand::aLessonFitsTwoPages()
{
    QFETCH(const QString, paper);
    const QString folder = pathOf(u"two pages "_s + paper);
    QCOMPARE(
        sheets(u"which-ideal --students roster.csv --seed 2026 --paper "_s + paper, folder).status,
        0);
    for (const QString& file : {u"/1001.pdf"_s, u"/1002.pdf"_s})
        QVERIFY2(pagesOf(folder + file) <= 2, qPrintable(QString::number(pagesOf(folder + file))));
}

void TestWorksheetCommand::onlyTheNamelessWriteTheirName()
{
    m_folder.write(u"mixed.csv"_s, "Ada Adams\ns17\n");
    const QString folder = pathOf(u"mixed"_s);
    QCOMPARE(sheets(u"ranked-list --students mixed.csv"_s, folder).status, 0);
    const QString named = pdfText(folder + u"/Ada Adams.pdf"_s);
    QVERIFY(named.contains(u"Ada Adams"_s));
    QVERIFY(!named.contains(u"Name:"_s));
    QVERIFY(pdfText(folder + u"/s17.pdf"_s).contains(u"Name: ____"_s));
}

void TestWorksheetCommand::theUsualSeed()
{
    const QString usual = pathOf(u"usual"_s);
    const QString same = pathOf(u"2026"_s);
    QCOMPARE(sheets(u"ranked-list --sheets 2"_s, usual).status, 0);
    QCOMPARE(sheets(u"ranked-list --sheets 2 --seed 2026"_s, same).status, 0);
    QVERIFY(!bytesOf(usual + u"/key.csv"_s).isEmpty());
    QCOMPARE(bytesOf(usual + u"/key.csv"_s), bytesOf(same + u"/key.csv"_s));
}

void TestWorksheetCommand::aFolderWithFilesIsLeftAlone()
{
    const QString folder = pathOf(u"mine"_s);
    QVERIFY(QDir().mkpath(folder));
    m_folder.write(u"mine/notes.txt"_s, "mine");
    const QString words = u"ranked-list --sheets 1 --seed 1"_s;
    const Result refused = sheets(words, folder);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"is not empty"_s) && refused.err.contains(u"--force"_s),
             qPrintable(refused.err));
    QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{u"notes.txt"_s});
    QCOMPARE(sheets(words + u" --force"_s, folder).status, 0);
    QCOMPARE(QDir(folder).entryList(QDir::Files),
             (QStringList{u"1.pdf"_s, u"key.csv"_s, u"key.pdf"_s, u"notes.txt"_s}));
}

void TestWorksheetCommand::namesThatNoFileCanHave()
{
    const QString folder = pathOf(u"odd"_s);
    QCOMPARE(sheets(u"ranked-list --students odd.csv --seed 1"_s, folder).status, 0);
    const QStringList files = QDir(folder).entryList({u"*.pdf"_s});
    QCOMPARE(files.size(), 7);
    for (const char* name : {"all.pdf", "key.pdf", "a_b.pdf", "CON_.pdf", "nul_.txt.pdf"})
        QVERIFY2(files.contains(QLatin1StringView(name)), name);
    QCOMPARE(files.filter(QRegularExpression(u"^key-[0-9a-f]{4,}\\.pdf$"_s)).size(), 1);
    QCOMPARE(files.filter(QRegularExpression(u"^A_B-[0-9a-f]{4,}\\.pdf$"_s)).size(), 1);
}

void TestWorksheetCommand::refused_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told");
    QTest::newRow("is not a lesson") << u"--seed 1"_s << 2 << u"LESSON"_s;
    QTest::newRow("a lesson that is not there")
        << u"which-ideals --seed 1"_s << 1 << u"which-ideals: cannot be opened"_s;
    QTest::newRow("a lesson twice")
        << u"which-ideal which-ideal --seed 1"_s << 2 << u"“which-ideal” is given twice."_s;
    QTest::newRow("a roster and a number")
        << u"which-ideal --seed 1 --sheets 2 --students roster.csv"_s << 2
        << u"--students and --sheets cannot be combined."_s;
    QTest::newRow("no sheets") << u"which-ideal --seed 1 --sheets 0"_s << 2 << u"1 to 10000"_s;
    QTest::newRow("a student twice") << u"which-ideal --seed 1 --students twice.csv"_s << 1
                                     << u"twice.csv:4: “s1” appears twice"_s;
    QTest::newRow("a student without an id") << u"which-ideal --seed 1 --students lacking.csv"_s
                                             << 1 << u"lacking.csv:3: found “,Ben”"_s;
    QTest::newRow("no students in it") << u"which-ideal --seed 1 --students courses.csv"_s << 1
                                       << u"courses.csv:1: found “course,term,room”"_s;
    QTest::newRow("an unknown question")
        << u"which-ideal --seed 1 --questions which-ideal/z"_s << 2 << u"“which-ideal/z” is not"_s;
    QTest::newRow("an unknown format")
        << u"which-ideal --seed 1 --format docx"_s << 2 << u"“docx” is not one of pdf, html"_s;
}

void TestWorksheetCommand::refused()
{
    QFETCH(const QString, words);
    const QString folder = pathOf(u"none"_s);
    const Result result = sheets(words, folder);
    QTEST(result.status, "status");
    QFETCH(const QString, told);
    QVERIFY2(result.err.contains(told), qPrintable(result.err));
    QVERIFY(!QDir(folder).exists());
}

QTEST_GUILESS_MAIN(TestWorksheetCommand)

}  // namespace tst_worksheet_command

#include "tst_worksheet_command.moc"
