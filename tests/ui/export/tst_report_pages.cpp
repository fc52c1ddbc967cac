// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/other_programs.h"
#include "tests/ui/adopted_look.h"
#include "ui/export/report/report_pages.h"
#include "ui/export/report/report_pdf.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_report_pages {

using namespace other_programs;

namespace {

constexpr double margin = 57;

/// A word on a page, in points from its top left corner.
struct PlacedWord {
    QString text;
    QRectF place;
    int page = 0;
};

std::vector<PlacedWord> wordsOf(const QString& pdf)
{
    std::vector<PlacedWord> words;
    QXmlStreamReader xml(output(u"pdftotext"_s, {u"-bbox"_s, pdf, u"-"_s}));
    int page = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"page"_s)
            ++page;
        if (xml.name() != u"word"_s)
            continue;
        const auto at = [&](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toDouble();
        };
        const QRectF place(QPointF(at("xMin"), at("yMin")), QPointF(at("xMax"), at("yMax")));
        words.push_back(
            {xml.readElementText().normalized(QString::NormalizationForm_KC), place, page});
    }
    return words;
}

core::Table::Column column(const std::string& heading, bool isNumeric)
{
    return {heading, isNumeric};
}

/// Queries, of which each has a value of every measure that stands nowhere else.
core::Table measuresTable(int measures, int queries)
{
    core::Table table;
    table.columns.push_back(column("query", false));
    for (int measure = 0; measure < measures; ++measure)
        table.columns.push_back(column("nDCG@" + std::to_string(measure + 100), true));
    for (int query = 0; query < queries; ++query) {
        auto& row = table.rows.emplace_back();
        row.push_back({"q" + std::to_string(query), std::nullopt});
        for (int measure = 0; measure < measures; ++measure)
            row.push_back({"0." + std::to_string(1000 + measure * queries + query), 0.0});
    }
    return table;
}

/// The table with `words` different words as the text of every query.
core::Table withTexts(core::Table table, int words)
{
    table.columns.insert(table.columns.begin() + 1, column("text", false));
    int word = 0;
    for (auto& row : table.rows) {
        std::string text;
        for (int i = 0; i < words; ++i)
            text += (i == 0 ? "w" : " w") + std::to_string(++word);
        row.insert(row.begin() + 1, {text, std::nullopt});
    }
    return table;
}

/// From the top margin to the lowest ink above the footer, in points.
double filledHeight(const ui::ReportPages& pages, int page)
{
    QImage image(ui::a4Paper.toSize(), QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page, 1);
    painter.end();
    for (int y = image.height() - static_cast<int>(margin); y-- > 0;)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 200)
                return y + 1 - margin;
    return 0;
}

QStringList wordsIn(const core::Table& table)
{
    QStringList words;
    for (const core::Table::Column& each : table.columns)
        words += QString::fromStdString(each.heading).split(QLatin1Char(' '));
    for (const auto& row : table.rows)
        for (const core::TableCell& cell : row)
            words += QString::fromStdString(cell.text).split(QLatin1Char(' '));
    return words;
}

}  // namespace

class TestReportPages : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void tablesAreWhole_data();
    void tablesAreWhole();
    void chartsFillPages();
    void noPageIsLeftEmpty_data();
    void noPageIsLeftEmpty();
};

/// Charts that are a little too high for the rest of a page become lower: none leaves half of it
/// empty.
void TestReportPages::chartsFillPages()
{
    ui::ReportSection section{u"Charts"_s, {}};
    for (int i = 0; i < 4; ++i) {
        ui::ReportFigure chart{{}, {160, 125}};
        chart.figure.title = u"A chart"_s;
        chart.figure.caption = u"A chart, which is high."_s;
        chart.figure.paint = [](QPaintDevice&, QSizeF, const ui::FigureStyle&) {};
        section.items.push_back({u"Chart %1"_s.arg(i), std::move(chart)});
    }
    const ui::ReportPages pages({u"Title"_s, {}, {section}}, ui::a4Paper);
    QCOMPARE(pages.count(), 2);
    for (const ui::ReportPages::Place& place : pages.places())
        QCOMPARE(place.page, place.name == u"Chart 2"_s || place.name == u"Chart 3"_s ? 2 : 1);
}

void TestReportPages::noPageIsLeftEmpty_data()
{
    QTest::addColumn<double>("height");  // of charts in millimetres
    QTest::addColumn<int>("rows");       // of a table before them
    for (const double height : {60.0, 80.0, 100.0, 125.0, 150.0})
        for (const int rows : {0, 4, 9, 14, 19, 24, 29, 34})
            QTest::addRow("%g mm after %d rows", height, rows) << height << rows;
}

/// Seven charts with captions, after a table: no page but the last is empty for more than a quarter
/// of its height.
void TestReportPages::noPageIsLeftEmpty()
{
    QFETCH(const double, height);
    QFETCH(const int, rows);
    ui::ReportSection section{u"Charts"_s, {}};
    if (rows > 0)
        section.items.push_back({u"Table"_s, measuresTable(3, rows)});
    for (int i = 0; i < 7; ++i) {
        ui::ReportFigure chart{{}, {160, height}};
        chart.figure.title = u"A chart"_s;
        chart.figure.caption =
            u"A caption of a chart that is long enough for more than a line. "_s.repeated(3);
        chart.figure.paint = [](QPaintDevice& device, QSizeF points, const ui::FigureStyle&) {
            QPainter painter(&device);
            painter.fillRect(QRectF(QPointF(), points * device.logicalDpiX() / 72.0), Qt::black);
        };
        section.items.push_back({u"Chart %1"_s.arg(i), std::move(chart)});
    }
    const ui::ReportPages pages({u"Title"_s, {}, {section}}, ui::a4Paper);
    for (int page = 0; page + 1 < pages.count(); ++page) {
        const double filled = filledHeight(pages, page);
        const double room = ui::a4Paper.height() - 2 * margin;
        QVERIFY2(filled > 0.75 * room && filled <= room + 1,
                 qPrintable(u"page %1 of %2: %3 of %4"_s.arg(page + 1)
                                .arg(pages.count())
                                .arg(filled)
                                .arg(room)));
    }
}

void TestReportPages::tablesAreWhole_data()
{
    QTest::addColumn<core::Table>("table");
    QTest::newRow("few columns") << measuresTable(3, 5);
    QTest::newRow("columns that fit in small type") << measuresTable(10, 5);
    QTest::newRow("columns for two tables") << measuresTable(14, 5);
    QTest::newRow("columns for many tables, longer than a page") << measuresTable(60, 120);
    QTest::newRow("texts beside many columns") << withTexts(measuresTable(20, 4), 12);
    QTest::newRow("a text longer than a page") << withTexts(measuresTable(3, 2), 1500);
    QTest::newRow("long texts beside many columns") << withTexts(measuresTable(20, 3), 400);
}

void TestReportPages::tablesAreWhole()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    QFETCH(const core::Table, table);
    const ui::Report report{u"Title"_s, {}, {{u"Section"_s, {{u"Table"_s, table}}}}};
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"report.pdf"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(ui::reportPdf(ui::ReportPages(report, ui::a4Paper)));
    file.close();
    if (const QString shots = qEnvironmentVariable("RANKSCOPE_SHOTS"); !shots.isEmpty())
        file.copy(shots + u'/' + QString::fromUtf8(QTest::currentDataTag()) + u".pdf"_s);
    const QSizeF paper = ui::a4Paper;
    const QRectF column(margin, margin, paper.width() - 2 * margin, paper.height() - 2 * margin);
    QSet<QString> found;
    for (const PlacedWord& word : wordsOf(file.fileName())) {
        const bool isInFooter = word.place.top() > column.bottom();
        QVERIFY2(isInFooter || column.adjusted(-1, -1, 1, 1).contains(word.place),
                 qPrintable(word.text));
        if (!isInFooter)
            found << word.text;
    }
    for (const QString& word : wordsIn(table))
        QVERIFY2(found.contains(word), qPrintable(word));
}

QTEST_MAIN(TestReportPages)

}  // namespace tst_report_pages

#include "tst_report_pages.moc"
