// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"
#include "ui/export/dialog/figure_memory.h"
#include "ui/export/report/report_dialog.h"
#include "ui/export/report/report_html.h"
#include "ui/export/report/report_pages.h"
#include "ui/export/report/report_pdf.h"
#include "ui/window/page/workspace_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <QXmlStreamReader>

#include <algorithm>
#include <optional>

namespace tst_report_dialog {

using namespace ranking_samples;

namespace {

/// The names of what has a page, with it.
QStringList placed(ui::ReportDialog& dialog)
{
    QStringList names;
    QTreeWidget& tree = dialog.contents();
    for (int i = 0; i < tree.topLevelItemCount(); ++i)
        for (int entry = -1; entry < tree.topLevelItem(i)->childCount(); ++entry) {
            const QTreeWidgetItem* item =
                entry < 0 ? tree.topLevelItem(i) : tree.topLevelItem(i)->child(entry);
            if (!item->text(1).isEmpty())
                names << item->text(0);
        }
    return names;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QTreeWidgetItem* itemOf(ui::ReportDialog& dialog, const QString& name)
{
    return dialog.contents().findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0);
}

}  // namespace

class TestReportDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }
    void opensFromTheMenu();
    void aTableIsTold();
    void lettersWithoutAFontAreTold();
    void whatIsChosenAppears();
    void idsAreAskedFor();
    void captionsAreLeftOut();
    void pagesFollowThePaper();
    void savesOrSaysWhyNot();
    void htmlIsWellFormed();
    void tablesAreSortedWithinThePage_data();
    void tablesAreSortedWithinThePage();
    void whatIsThereStays_data();
    void whatIsThereStays();
    void filesGoWhereTheLastWent_data();
    void filesGoWhereTheLastWent();

private:
    ui::FigureMemory m_memory{ui::FigureMemory::Keeps::WhileRunning};
};

void TestReportDialog::opensFromTheMenu()
{
    OpenWindow open;
    open.action(u"Report"_s)->trigger();
    auto* dialog = open.window.findChild<ui::ReportDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(placed(*dialog).contains(u"Measures"_s));
    QVERIFY(placed(*dialog).contains(u"Steps for nDCG@10"_s));
    QVERIFY(!placed(*dialog).contains(u"Steps for AP@10"_s));
    if (const QString shots = qEnvironmentVariable("RANKSCOPE_SHOTS"); !shots.isEmpty())
        QVERIFY(dialog->grab().save(shots + u"/report-dialog.png"_s));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(open.action(u"Print"_s)->shortcut(), QKeySequence(QKeySequence::Print));
}

/// SHA-256 of the bytes below, as sha256sum has it.
void TestReportDialog::aTableIsTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"s.csv"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("label,score\n0,0.1\n0,0.4\n1,0.35\n1,0.8\n");
    file.close();
    OpenWindow open;
    QVERIFY(open.window.open({path}));
    OpenWindow::settle();
    open.action(u"Report"_s)->trigger();
    auto* dialog = open.window.findChild<ui::ReportDialog*>();
    QVERIFY(dialog);
    QVERIFY(ui::reportHtml(dialog->report())
                .contains("ba31cff2910155c38b2f469e637899ac"
                          "e6451e4fb9b2a52807bc2fb9ff6a30ce"));
}

void TestReportDialog::lettersWithoutAFontAreTold()
{
    OpenWindow open;
    ui::ReportDialog dialog(open.window.pageInFront().report(), m_memory);
    dialog.title().setText(u"a \U00014400"_s);
    QTRY_VERIFY(std::ranges::any_of(dialog.findChildren<QLabel*>(), [](const QLabel* label) {
        return !label->isHidden() &&
               label->text().contains(u"No installed font has the character"_s);
    }));
}

void TestReportDialog::whatIsChosenAppears()
{
    OpenWindow open;
    ui::ReportDialog dialog(open.window.pageInFront().report(), m_memory);
    QVERIFY(!ui::reportHtml(dialog.report()).contains("precision at hit"));
    itemOf(dialog, u"Steps for AP@10"_s)->setCheckState(0, Qt::Checked);
    QTRY_VERIFY(placed(dialog).contains(u"Steps for AP@10"_s));
    QVERIFY(ui::reportHtml(dialog.report()).contains("precision at hit"));
    itemOf(dialog, u"The list"_s)->setCheckState(0, Qt::Unchecked);
    QTRY_VERIFY(!placed(dialog).contains(u"The list"_s));
    QVERIFY(!placed(dialog).contains(u"Ranked documents"_s));
    QVERIFY(!ui::reportHtml(dialog.report()).contains("<h2>The list</h2>"));
}

void TestReportDialog::idsAreAskedFor()
{
    OpenWindow open;
    ui::ReportDialog dialog(open.window.pageInFront().report(), m_memory);
    dialog.show();
    QVERIFY(!placed(dialog).contains(u"Actual against ideal"_s));
    const QByteArray name =
        QByteArray::fromStdString(open.document().session().list.ranked.front().name());
    QVERIFY(!ui::reportHtml(dialog.report()).contains(name));
    QTest::keyClick(&dialog.ids(), Qt::Key_Space);
    QTRY_VERIFY(placed(dialog).contains(u"Actual against ideal"_s));
    QVERIFY(ui::reportHtml(dialog.report()).contains(name));
    // One of them alone.
    QTest::keyClick(&dialog.ids(), Qt::Key_Space);
    itemOf(dialog, u"Actual against ideal"_s)->setCheckState(0, Qt::Checked);
    QTRY_VERIFY(placed(dialog).contains(u"Actual against ideal"_s));
    // What has none is not asked about.
    ui::ReportDialog plain({u"R"_s, {}, {}}, m_memory);
    QVERIFY(plain.ids().isHidden());
}

void TestReportDialog::captionsAreLeftOut()
{
    OpenWindow open;
    ui::ReportDialog dialog(open.window.pageInFront().report(), m_memory);
    QVERIFY(ui::reportHtml(dialog.report()).contains("<figcaption>"));
    dialog.captions().setChecked(false);
    QVERIFY(!ui::reportHtml(dialog.report()).contains("<figcaption>"));
    QVERIFY(!ui::reportHtml(dialog.report()).contains("<caption>"));
}

void TestReportDialog::pagesFollowThePaper()
{
    OpenWindow open;
    const ui::Report report = open.window.pageInFront().report();
    const ui::ReportPages tall(report, {595, 842});
    const ui::ReportPages low(report, {595, 500});
    QVERIFY(low.count() > tall.count());
    int page = 1;
    for (const ui::ReportPages::Place& place : low.places()) {
        QVERIFY(place.page >= page && place.page <= low.count());
        page = place.page;
    }
}

void TestReportDialog::savesOrSaysWhyNot()
{
    OpenWindow open;
    ui::ReportDialog dialog(open.window.pageInFront().report(), m_memory);
    const QTemporaryDir folder;
    QCOMPARE(dialog.save(folder.filePath(u"report.pdf"_s)), std::nullopt);
    QVERIFY(contentOf(folder.filePath(u"report.pdf"_s)) ==
            ui::reportPdf(ui::ReportPages(dialog.report(), ui::a4Paper)));
    const auto problem = dialog.save(folder.filePath(u"no/such/report.html"_s));
    QVERIFY(problem && problem->contains(u"report.html"_s));
}

void TestReportDialog::htmlIsWellFormed()
{
    const QString odd = u"sc\x01ore \xfffe & url(#q <"_s;
    core::Table table;
    table.columns.push_back({odd.toStdString(), false});
    table.rows.push_back({{odd.toStdString(), std::nullopt}});
    table.caption = odd.toStdString();
    ui::ReportFigure chart;
    chart.figure.title = odd;
    chart.figure.description = odd;
    chart.figure.caption = odd;
    chart.figure.paint = [&odd](QPaintDevice& device, QSizeF, const ui::FigureStyle&) {
        QPainter(&device).drawText(20, 20, odd);
    };
    const ui::Report report{odd, odd, {{odd, {{odd, odd}, {odd, table}, {odd, chart}}}}};
    QXmlStreamReader xml(ui::reportHtml(report));
    int told = 0;
    // What a figure draws with several fonts is several texts in it: a font may hold what is odd.
    QString drawn;
    bool isDrawn = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() || xml.isEndElement())
            isDrawn = xml.isStartElement() && xml.name() == u"text";
        if (isDrawn && xml.isCharacters())
            drawn += xml.text();
        if (isDrawn || !xml.isCharacters() || !xml.text().contains(u"url(#"))
            continue;
        ++told;
        QVERIFY2(xml.text().contains(u"score  & url(#q <"), qPrintable(xml.text().toString()));
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY2(drawn.contains(u"score  & url(#q <"), qPrintable(drawn));
    QVERIFY2(told >= 9, qPrintable(QString::number(told)));
}

void TestReportDialog::tablesAreSortedWithinThePage_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("isFilledIn");
    QTest::addColumn<int>("scripts");
    QTest::newRow("several rows") << 12 << false << 1;
    QTest::newRow("one row has no order") << 1 << false << 0;
    QTest::newRow("rows of a sheet have their places") << 12 << true << 0;
}

void TestReportDialog::tablesAreSortedWithinThePage()
{
    QFETCH(const int, rows);
    QFETCH(const bool, isFilledIn);
    QFETCH(const int, scripts);
    core::Table table;
    table.columns = {{"run", false}, {"AP", true}};
    for (int row = 0; row < rows; ++row)
        table.rows.push_back({{"bm25"}, {"0.5", 0.5}});
    ui::Report report{u"R"_s, {}, {{u"S"_s, {{u"first"_s, table}, {u"second"_s, table}}}}};
    if (isFilledIn)
        report.sections[0].items.push_back({u"asked"_s, ui::ReportBlank{u"Which?"_s}});
    const QByteArray html = ui::reportHtml(report);
    QXmlStreamReader xml(html);
    int found = 0;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            found += xml.name() == u"script" ? 1 : 0;
            for (const char* loads : {"src", "href"})
                QVERIFY(!xml.attributes().value(QLatin1String(loads)).contains(u':'));
        }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(found, scripts);
    QCOMPARE(html.contains("aria-sort"), scripts > 0);
}

void TestReportDialog::whatIsThereStays_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("start");
    const QByteArray pdf = "%PDF-";
    const QByteArray html = "<!DOCTYPE html>";
    QTest::newRow("the ending is added") << u"Save as PD&F…"_s << u"mine"_s << u"mine.pdf"_s << pdf;
    QTest::newRow("after a dot too") << u"Save as PD&F…"_s << u"mine.1"_s << u"mine.1.pdf"_s << pdf;
    QTest::newRow("HTML’s") << u"Save as &HTML…"_s << u"mine"_s << u"mine.html"_s << html;
    QTest::newRow("in capitals") << u"Save as &HTML…"_s << u"mine.HTML"_s << u"mine.HTML"_s << html;
    QTest::newRow("it was typed") << u"Save as PD&F…"_s << u"mine.pdf"_s << u"mine.pdf"_s << pdf;
}

void TestReportDialog::whatIsThereStays()
{
    QFETCH(const QString, button);
    QFETCH(const QString, typed);
    QFETCH(const QString, file);
    QFETCH(const QByteArray, start);
    const QTemporaryDir folder;
    QFile mine(folder.filePath(file));
    QVERIFY(mine.open(QIODevice::WriteOnly));
    mine.write("precious");
    mine.close();
    OpenWindow open;
    ui::ReportDialog dialog(open.window.pageInFront().report(), m_memory);
    dialog.show();
    const auto save = [&](QMessageBox::StandardButton answer) {
        QString asked;
        std::optional<WhenAsked<QFileDialog>> again;
        std::optional<WhenAsked<QMessageBox>> replacing;
        const WhenAsked<QFileDialog> saving([&](QFileDialog& files) {
            replacing.emplace([&](QMessageBox& box) {
                asked = box.text();
                again.emplace([](QFileDialog& asking) { asking.reject(); });
                box.button(answer)->click();
            });
            files.findChild<QLineEdit*>()->setText(folder.filePath(typed));
            QTest::keyClick(&files, Qt::Key_Return);
        });
        for (QPushButton* each : dialog.findChildren<QPushButton*>())
            if (each->text() == button)
                each->click();
        return asked;
    };
    QVERIFY(save(QMessageBox::No).contains(file));
    QCOMPARE(contentOf(mine.fileName()), "precious");
    QVERIFY(save(QMessageBox::Yes).contains(file));
    QVERIFY(contentOf(mine.fileName()).startsWith(start));
}

void TestReportDialog::filesGoWhereTheLastWent_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("stem");
    QTest::newRow("words") << u"Cakes: a & b"_s << u"Cakes-a-&-b"_s;
    QTest::newRow("a file of samples") << u"s2.csv"_s << u"s2"_s;
    QTest::newRow("a session") << u"cakes.rankscope.json"_s << u"cakes"_s;
}

void TestReportDialog::filesGoWhereTheLastWent()
{
    QFETCH(const QString, title);
    QFETCH(const QString, stem);
    const QTemporaryDir folder;
    ui::FigureMemory memory(ui::FigureMemory::Keeps::WhileRunning);
    memory.rememberFolder(folder.path());
    const ui::Report report{title, {}, {}};
    ui::ReportDialog dialog(report, memory);
    dialog.show();
    QStringList suggested;
    for (int time = 0; time < 2; ++time) {
        const WhenAsked<QFileDialog> saving([&](QFileDialog& files) {
            suggested << files.findChild<QLineEdit*>()->text();
            QTest::keyClick(&files, Qt::Key_Return);
        });
        for (QPushButton* each : dialog.findChildren<QPushButton*>())
            if (each->text() == u"Save as PD&F…"_s)
                each->click();
    }
    QCOMPARE(suggested, QStringList({stem + u".pdf"_s, stem + u"-2.pdf"_s}));
    QVERIFY(contentOf(folder.filePath(suggested[1])).startsWith("%PDF-"));
    const QDir below(folder.path());
    QVERIFY(below.mkdir(u"below"_s));
    const WhenAsked<QFileDialog> saving([&](QFileDialog& files) {
        files.findChild<QLineEdit*>()->setText(folder.filePath(u"below/mine.pdf"_s));
        QTest::keyClick(&files, Qt::Key_Return);
    });
    for (QPushButton* each : dialog.findChildren<QPushButton*>())
        if (each->text() == u"Save as PD&F…"_s)
            each->click();
    QCOMPARE(memory.folder(), below.filePath(u"below"_s));
}

QTEST_MAIN(TestReportDialog)

}  // namespace tst_report_dialog

#include "tst_report_dialog.moc"
