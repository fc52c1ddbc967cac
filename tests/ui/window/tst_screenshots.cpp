// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/curve_step_panel.h"
#include "ui/classifier/sample/samples_panel.h"
#include "ui/classifier/sample/table_import.h"
#include "ui/collection/collection_workspace.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"

#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QScrollArea>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

#include <cmath>

namespace tst_screenshots {

using namespace ranking_samples;

namespace {

QImage pictureOf(OpenWindow& open)
{
    return open.window.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// Of a picture of 32 bits a pixel.
int pixelsLike(const QImage& image, const QRect& area, const QColor& colour)
{
    const QRgb expected = colour.rgb();
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = area.left(); x <= area.right(); ++x)
            count += std::abs(qRed(row[x]) - qRed(expected)) +
                                 std::abs(qGreen(row[x]) - qGreen(expected)) +
                                 std::abs(qBlue(row[x]) - qBlue(expected)) <
                             16
                         ? 1
                         : 0;
    }
    return count;
}

QRect placeOf(const QWidget& widget, const QWidget& window)
{
    return QRect(widget.mapTo(&window, QPoint(0, 0)), widget.size());
}

/// The part of a widget that no scroll area hides.
bool isWhole(const QWidget& widget)
{
    return widget.visibleRegion().boundingRect() == widget.rect();
}

QString where(const QLabel& label)
{
    return u"‘%1’ in ‘%2’: has %3 x %4, needs %5 x %6"_s
        .arg(label.text(), label.parentWidget()->objectName())
        .arg(label.width())
        .arg(label.height())
        .arg(label.sizeHint().width())
        .arg(label.hasHeightForWidth() ? label.heightForWidth(label.width())
                                       : label.sizeHint().height());
}

bool fits(const QLabel& label)
{
    // Below the letters of the last line is more than a pixel, which layouts may round away.
    if (label.wordWrap())
        return label.heightForWidth(label.width()) <= label.height() + 1;
    return label.sizeHint().width() <= label.width() && label.sizeHint().height() <= label.height();
}

}  // namespace

class TestScreenshots : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void window_data();
    void window();
    void classifier_data();
    void classifier();
    void collection_data();
    void collection();
    void lessons_data();
    void lessons();
    void measures_data();
    void measures();
    void questions_data();
    void questions();
    void lightAndDarkDiffer();
    void cardsAreNotClipped_data();
    void cardsAreNotClipped();

private:
    QImage shoot(OpenWindow& open, const QString& name);
    static QString clippedLabels(const OpenWindow& open);
    static QString clippedHeadings(const OpenWindow& open);
    /// What is wrong with the panels that are in front; empty when nothing is.
    static QString faults(OpenWindow& open, const QWidget& workspace);
    /// Every panel comes to the front of its place once.
    QString faultsOfTabs(OpenWindow& open, const QWidget& workspace, const QString& name);

    QTemporaryDir m_temporary;
    QDir m_folder;
};

void TestScreenshots::initTestCase()
{
    const QString expected = qEnvironmentVariable("RANKSCOPE_SHOTS");
    QVERIFY(m_temporary.isValid());
    m_folder.setPath(expected.isEmpty() ? m_temporary.path() : expected);
    QVERIFY(QDir().mkpath(m_folder.path()));
}

void TestScreenshots::init()
{
    failOnWarnings();
}

void TestScreenshots::cleanup()
{
    adoptLook();
}

QImage TestScreenshots::shoot(OpenWindow& open, const QString& name)
{
    OpenWindow::settle();
    const QString path = m_folder.filePath(name + u".png"_s);
    constexpr int hardlyPressed = 80;  // the smallest file takes as long as all else
    if (!pictureOf(open).save(path, nullptr, hardlyPressed))
        return {};
    return QImage(path).convertToFormat(QImage::Format_RGB32);
}

QString TestScreenshots::clippedLabels(const OpenWindow& open)
{
    QStringList clipped;
    for (const QLabel* label : open.window.findChildren<QLabel*>())
        if (label->isVisible() && !qobject_cast<const ui::ElidedLabel*>(label) &&
            !label->text().isEmpty() && !fits(*label))
            clipped << where(*label);
    return clipped.join(u'\n');
}

QString TestScreenshots::clippedHeadings(const OpenWindow& open)
{
    QStringList clipped;
    for (const QTableView* table : open.window.findChildren<QTableView*>()) {
        const QHeaderView* header = table->horizontalHeader();
        const QFontMetrics metrics(ui::scaledFont(table->font(), 1.0, QFont::DemiBold));
        for (int section = 0; header->isVisible() && section < header->count(); ++section) {
            const QString text = table->model()->headerData(section, Qt::Horizontal).toString();
            const int margin = ui::Theme::of(*table).px(8);
            const int needed = margin + metrics.horizontalAdvance(text);
            if (!table->isColumnHidden(section) && needed > header->sectionSize(section))
                clipped << u"‘%1’: has %2, needs %3"_s.arg(text)
                               .arg(header->sectionSize(section))
                               .arg(needed);
        }
    }
    return clipped.join(u'\n');
}

QString TestScreenshots::faults(OpenWindow& open, const QWidget& workspace)
{
    QStringList faults;
    const QColor text = ui::Theme::of(open.window).text;
    const QColor tab = ui::Theme::of(open.window).accent;
    for (ui::Panel* panel : workspace.findChildren<ui::Panel*>()) {
        if (!panel->isVisible())
            continue;
        bool hasRoom = true;
        for (QWidget* around = panel->parentWidget(); around != &workspace;
             around = around->parentWidget())
            if (auto* scroll = qobject_cast<QScrollArea*>(around)) {
                scroll->ensureWidgetVisible(panel, 0, 0);
                hasRoom = hasRoom && panel->height() <= scroll->viewport()->height() &&
                          panel->width() <= scroll->viewport()->width();
            }
        if (hasRoom && !isWhole(*panel))
            faults << u"not whole: %1"_s.arg(panel->title());
        const QImage image = pictureOf(open);
        const QRect place = placeOf(*panel, open.window);
        if (hasRoom && !image.rect().contains(place))
            faults << u"beyond the window: %1"_s.arg(panel->title());
        // A title may have given way to its pressed tab.
        if (pixelsLike(image, place & image.rect(), text) +
                pixelsLike(image, place & image.rect(), tab) <=
            40)
            faults << u"without text: %1"_s.arg(panel->title());
    }
    for (const QString& clipped : {clippedLabels(open), clippedHeadings(open)})
        if (!clipped.isEmpty())
            faults << clipped;
    return faults.join(u'\n');
}

QString TestScreenshots::faultsOfTabs(OpenWindow& open, const QWidget& workspace,
                                      const QString& name)
{
    QStringList wrong{faults(open, workspace)};
    for (ui::PanelGroup* group : workspace.findChildren<ui::PanelGroup*>())
        for (int tab = 1; tab < group->count(); ++tab) {
            if (!group->isTabShown(tab))
                continue;
            group->setCurrentIndex(tab);
            shoot(open, name + u'-' + group->tabs().tabText(tab));
            wrong << faults(open, workspace);
        }
    wrong.removeDuplicates();
    wrong.removeAll(QString());
    return wrong.join(u'\n');
}

void TestScreenshots::window_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("zoom");
    QTest::newRow("1440x900-light") << QSize(1440, 900) << false << 1.0;
    QTest::newRow("1440x900-dark") << QSize(1440, 900) << true << 1.0;
    QTest::newRow("1024x640-light") << QSize(1024, 640) << false << 1.0;
    QTest::newRow("1024x640-dark") << QSize(1024, 640) << true << 1.0;
    QTest::newRow("1920x1200-zoom-1.5") << QSize(1920, 1200) << false << 1.5;
    QTest::newRow("1440x900-zoom-1.5") << QSize(1440, 900) << false << 1.5;
}

void TestScreenshots::window()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, dark);
    QFETCH(const double, zoom);
    adoptLook(dark);
    OpenWindow open(size);
    open.window.setZoom(zoom);
    const QImage image = shoot(open, QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(image.size(), size);
    const ui::Theme theme = ui::Theme::of(open.window);
    QCOMPARE(theme.dark, dark);

    const QList<ui::Panel*> panels = open.window.findChildren<ui::Panel*>();
    for (const ui::Panel* panel : panels) {
        if (!panel->isVisible())
            continue;
        const QRect place = placeOf(*panel, open.window) & image.rect();
        QVERIFY2(!place.isEmpty(), qPrintable(panel->title()));
        // Several tools may have the rules in force: their rows are lit.
        const int surface =
            pixelsLike(image, place, theme.panel) + pixelsLike(image, place, theme.current);
        QVERIFY2(surface > place.width() * place.height() / 4, qPrintable(panel->title()));
        QVERIFY2(pixelsLike(image, place, theme.text) > 40, qPrintable(panel->title()));
    }
    const QRect rail = placeOf(open.control<QWidget>("rail"), open.window);
    QVERIFY(pixelsLike(image, rail, theme.panel) > rail.width() * rail.height() / 2);
    // The lit rank stands out in the list and in the step table.
    for (const QWidget* table : std::initializer_list<const QWidget*>{&open.list(), &open.steps()})
        QVERIFY(pixelsLike(image, placeOf(*table, open.window), theme.current) > 500);

    const QString clipped = clippedLabels(open);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped));
    const QString headings = clippedHeadings(open);
    QVERIFY2(headings.isEmpty(), qPrintable(headings));
    QVERIFY(open.formula().width() >= open.formula().minimumSizeHint().width());
    QVERIFY(open.formula().height() >= open.formula().heightForWidth(open.formula().width()));
}

void TestScreenshots::classifier_data()
{
    window_data();
}

void TestScreenshots::classifier()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, dark);
    QFETCH(const double, zoom);
    adoptLook(dark);
    OpenWindow open(size);
    open.window.setZoom(zoom);
    open.window.bringToFront(open.window.classifierPage());
    const QString name = u"classifier-"_s + QString::fromLatin1(QTest::currentDataTag());
    const QImage image = shoot(open, name);
    QCOMPARE(image.size(), size);
    const ui::Theme theme = ui::Theme::of(open.window);
    ui::ClassifierWorkspace& workspace = open.window.classifierPage().classifier();
    const QString wrong = faultsOfTabs(open, workspace, name);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    // Scores are read, not guessed.
    const QTableView& samples = workspace.samples().view();
    for (int section = 0; section < samples.model()->columnCount(); ++section) {
        const QString text = OpenWindow::text(samples, 0, section);
        QVERIFY2(samples.isColumnHidden(section) ||
                     QFontMetrics(samples.font()).horizontalAdvance(text) <
                         samples.columnWidth(section) - theme.px(8),
                 qPrintable(text));
    }
}

void TestScreenshots::collection_data()
{
    window_data();
}

void TestScreenshots::collection()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, dark);
    QFETCH(const double, zoom);
    adoptLook(dark);
    OpenWindow open(size);
    open.window.setZoom(zoom);
    open.window.bringToFront(open.window.collectionPage());
    QTRY_VERIFY(!open.window.collectionPage().document().isBusy());
    const QString name = u"collection-"_s + QString::fromLatin1(QTest::currentDataTag());
    const QImage image = shoot(open, name);
    QCOMPARE(image.size(), size);
    ui::CollectionWorkspace& workspace = open.window.collectionPage().collection();
    const QString wrong = faultsOfTabs(open, workspace, name);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestScreenshots::lessons_data()
{
    window_data();
}

/// Each before and after its guesses.
void TestScreenshots::lessons()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, dark);
    QFETCH(const double, zoom);
    adoptLook(dark);
    OpenWindow open(size);
    open.window.setZoom(zoom);
    QStringList wrong;
    for (const QString& id : {u"which-ideal"_s, u"first-answer"_s, u"one-threshold"_s}) {
        QCOMPARE(open.window.openLesson(id, 2, 0), QString());
        const QString name = u"%1-%2"_s.arg(id, QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(shoot(open, name).size(), size);
        wrong << clippedLabels(open) << clippedHeadings(open);
        ui::LessonDocument& lesson = open.window.lessonPage().document();
        for (const core::LessonGuess& guess : lesson.step().guesses) {
            lesson.commit(guess.id, core::rightAnswer(lesson.lesson(), guess));
            lesson.open(guess.id);
        }
        shoot(open, name + u"-answered"_s);
        wrong << clippedLabels(open) << clippedHeadings(open);
    }
    wrong.removeAll(QString());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestScreenshots::measures_data()
{
    QTest::addColumn<int>("measure");
    for (const core::MeasureRow& row : core::measureTable())
        QTest::newRow(std::string(row.name).c_str()) << static_cast<int>(row.measure);
}

void TestScreenshots::measures()
{
    QFETCH(const int, measure);
    adoptLook();
    OpenWindow open;
    open.document().adopt({static_cast<core::Measure>(measure), {}, {}});
    const QImage image = shoot(open, u"measure-"_s + QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(image.size(), QSize(1440, 900));
    const ui::Theme theme = ui::Theme::of(open.window);
    QVERIFY(open.card(static_cast<core::Measure>(measure)));
    for (const QWidget* part : std::initializer_list<const QWidget*>{&open.formula(), &open.steps(),
                                                                     &open.workspace().curve()})
        QVERIFY2(pixelsLike(image, placeOf(*part, open.window), theme.text) +
                         pixelsLike(image, placeOf(*part, open.window), theme.mutedText) >
                     40,
                 part->metaObject()->className());
    const QString clipped = clippedLabels(open);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped));
    QVERIFY(open.formula().height() >= open.formula().heightForWidth(open.formula().width()));
    QVERIFY(open.formula().formulaLayout().fits());

    // No column is too narrow for its numbers.
    const ui::StepsModel& model = open.steps().steps();
    const QFontMetrics metrics(ui::scaledFont(open.steps().font(), 1.0, QFont::DemiBold));
    for (int section = 0; section < model.columnCount(); ++section) {
        QVERIFY(!open.steps().isColumnHidden(section));
        const int width = open.steps().columnWidth(section);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(metrics.horizontalAdvance(OpenWindow::text(open.steps(), row, section)) <
                    width);
        const QString heading =
            model.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY2(metrics.horizontalAdvance(heading) < width, qPrintable(heading));
    }
}

void TestScreenshots::questions_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("question");
    QTest::newRow("labels") << QByteArrayLiteral(
                                   "sick,well,score\n1,0,0.5\n0,0,0.25\n1,1,0.75\n0,1,0.625\n")
                            << u"Which column holds the labels?"_s;
    QTest::newRow("scores") << QByteArrayLiteral("sick,a,b\n1,5,2\n0,3,4\n1,9,7\n0,8,6\n")
                            << u"Which column holds the scores?"_s;
}

/// What a table of samples leaves open is asked with the table in sight, and every text is whole.
void TestScreenshots::questions()
{
    QFETCH(const QByteArray, table);
    QFETCH(const QString, question);
    QFile file(m_temporary.filePath(u"asked.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(table) == table.size());
    file.close();
    for (const bool dark : {false, true}) {
        adoptLook(dark);
        OpenWindow open;
        QVERIFY(open.window.open({file.fileName()}));
        ui::TableImport* const import = open.window.classifierPage().import();
        QVERIFY(import);
        QTRY_VERIFY(!import->isReading());
        QTRY_VERIFY2(import->verdict().contains(question), qPrintable(import->verdict()));
        OpenWindow::settle();
        QVERIFY(import->grab().save(m_folder.filePath(u"question-%1-%2.png"_s.arg(
            QString::fromUtf8(QTest::currentDataTag()), dark ? u"dark"_s : u"light"_s))));
        for (const QLabel* label : import->findChildren<QLabel*>())
            if (label->isVisible())
                QVERIFY2(fits(*label), qPrintable(where(*label)));
        import->reject();
    }
}

void TestScreenshots::lightAndDarkDiffer()
{
    QList<QImage> images;
    for (const bool dark : {false, true}) {
        adoptLook(dark);
        OpenWindow open;
        images << shoot(open, dark ? u"look-dark"_s : u"look-light"_s);
    }
    QCOMPARE(images[0].size(), images[1].size());
    qint64 lightness[2] = {0, 0};
    for (int which : {0, 1})
        for (int y = 0; y < images[which].height(); y += 7)
            for (int x = 0; x < images[which].width(); x += 7)
                lightness[which] += images[which].pixelColor(x, y).lightness();
    QVERIFY(lightness[0] > 2 * lightness[1]);
}

void TestScreenshots::cardsAreNotClipped_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("zoom");
    QTest::newRow("1440x900") << QSize(1440, 900) << 1.0;
    QTest::newRow("1024x640: some are in a menu") << QSize(1024, 640) << 1.0;
    QTest::newRow("zoom 1.5") << QSize(1440, 900) << 1.5;
}

void TestScreenshots::cardsAreNotClipped()
{
    QFETCH(const QSize, size);
    QFETCH(const double, zoom);
    adoptLook();
    OpenWindow open(size);
    open.window.setZoom(zoom);
    OpenWindow::settle();
    ui::ScoreCards& row = open.workspace().cards();
    for (ui::ScoreCard* card : row.cards()) {
        QVERIFY(card->width() >= card->minimumSizeHint().width());
        QVERIFY(card->height() >= card->sizeHint().height());
        QVERIFY2(isWhole(*card), qPrintable(card->text()));
    }
}

QTEST_MAIN(TestScreenshots)

}  // namespace tst_screenshots

#include "tst_screenshots.moc"
