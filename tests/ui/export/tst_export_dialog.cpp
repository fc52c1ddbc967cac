// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_writer.h"
#include "tests/skipping.h"
#include "tests/ui/latex_sheets.h"
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/charts/view/chart_view.h"
#include "ui/export/dialog/beside_fields.h"
#include "ui/export/dialog/export_dialog.h"
#include "ui/export/dialog/figure_memory.h"
#include "ui/export/dialog/figure_preview.h"
#include "ui/export/dialog/figure_text.h"
#include "ui/export/dialog/length_box.h"
#include "ui/export/dialog/look_fields.h"
#include "ui/export/dialog/size_fields.h"
#include "ui/export/dialog/word_fields.h"
#include "ui/export/figure/export_files.h"
#include "ui/export/figure/figure_clipboard.h"
#include "ui/ranking/chart/curve_panel.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/page_file/page_file.h"
#include "ui/text/sessions/embedded_session.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

#include <cmath>
#include <memory>
#include <set>

namespace tst_export_dialog {

using namespace Qt::StringLiterals;
using ranking_samples::joinedSheets;
using ranking_samples::OpenWindow;

namespace {

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// Width and height of a PDF's page in points.
QSizeF pageOf(const QByteArray& pdf)
{
    static const QRegularExpression box(uR"(/MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \])"_s);
    const auto found = box.match(QString::fromLatin1(pdf));
    return {found.captured(1).toDouble(), found.captured(2).toDouble()};
}

/// Changed while it lives.
class EnvironmentVariable {
public:
    EnvironmentVariable(const char* name, const QByteArray& value)
        : m_name(name)
        , m_wasSet(qEnvironmentVariableIsSet(name))
        , m_before(qgetenv(name))
    {
        qputenv(name, value);
    }
    ~EnvironmentVariable()
    {
        if (m_wasSet)
            qputenv(m_name, m_before);
        else
            qunsetenv(m_name);
    }
    EnvironmentVariable(const EnvironmentVariable&) = delete;
    EnvironmentVariable& operator=(const EnvironmentVariable&) = delete;

private:
    const char* m_name;
    bool m_wasSet;
    QByteArray m_before;
};

/// The field of a setting.
QComboBox& look(ui::ExportDialog& dialog, const char* key)
{
    return *dialog.look().findChild<QComboBox*>(QLatin1String(key));
}

/// A figure without anything on it.
class Blank : public ui::FigureSource {
public:
    ui::PaperFigure paperFigure() const override
    {
        return {.kind = u"blank"_s,
                .title = u"Blank"_s,
                .description = u"Nothing."_s,
                .hasLegend = hasLimits,
                .hasLimits = hasLimits,
                .paint = [](QPaintDevice& page, QSizeF, const ui::FigureStyle&) {
                    const QPainter begun(&page);
                }};
    }
    void bringUpToDate() override {}
    bool isWorking() const override { return isBeingMade; }

    bool hasLimits = true;
    bool isBeingMade = false;
};

/// The export dialog of one figure.
struct OneFigure {
    explicit OneFigure(ui::FigureSource& source, const QString& presetFile = {},
                       QWidget* parent = nullptr)
        : dialog({{{u"Figure"_s, &source}}, u"cakes"_s, {}}, memory, folder, presetFile, parent)
    {
        dialog.show();
        if (!QTest::qWaitForWindowExposed(&dialog))
            qFatal("the dialog is not shown");
    }

    ui::FigureMemory memory{ui::FigureMemory::Keeps::WhileRunning};
    ui::DragFolder folder;
    ui::ExportDialog dialog;
};

/// The window with its example and the export dialog as Ctrl+E opens it.
class OpenDialog : public OpenWindow {
public:
    explicit OpenDialog(QSize size = {1440, 900})
        : OpenWindow(size)
    {
        open();
    }

    void open()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // the last one
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window is not active");
        press(Qt::Key_E, Qt::ControlModifier);
        settle();
        dialog = window.findChild<ui::ExportDialog*>();
        if (!dialog)
            qFatal("no dialog was opened");
        if (!QTest::qWaitForWindowExposed(dialog))
            qFatal("the dialog is not shown");
        settle();
    }

    QWidget* focus() const { return dialog->focusWidget(); }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(focus() ? focus() : dialog, static_cast<Qt::Key>(key), modifiers);
        settle();
    }
    void enter(QWidget& field, const QString& text)
    {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, text);
        settle();
    }
    void push(QAbstractButton& button)
    {
        QTest::mouseClick(&button, Qt::LeftButton);
        settle();
    }
    /// Chooses an entry by its beginning, as someone does with the keyboard.
    void choose(QComboBox& box, const QString& beginning)
    {
        for (int i = 0; i < box.count(); ++i) {
            if (!box.itemText(i).startsWith(beginning))
                continue;
            box.setFocus();
            QTest::keyClick(&box, Qt::Key_Home);
            for (int step = 0; step < i; ++step)
                QTest::keyClick(&box, Qt::Key_Down);
            settle();
            return;
        }
        qFatal("no entry begins with %s", qPrintable(beginning));
    }
    QString file() const { return dialog->path().text(); }

    ui::ExportDialog* dialog = nullptr;
};

}  // namespace

class TestExportDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void twoStepsToAColumn();
    void unitsOnlyChangeWhatIsShown();
    void proportionsCanBeKept();
    void presetsFillTheForm();
    void presetsAreSavedAndRemoved();
    void resolutionIsForPixels();
    void everyFormatIsWritten_data();
    void everyFormatIsWritten();
    void theSessionIsAskedFor_data() { everyFormatIsWritten_data(); }
    void theSessionIsAskedFor();
    void idsAreAskedFor();
    void whatIsThereStays();
    void whatFailsStandsInTheDialog();
    void filesStandBeside();
    void textsAreShownAndCopied();
    void textsAreEditedAndBroughtBack();
    void namesAreTypedAndStandEverywhere();
    void theLastChoiceStays();
    void anotherChartOfThePage();
    void limitsNeedBothEnds();
    void limitsAreOneCharts();
    void titlesCanBeTyped();
    void thePreviewIsAsThePaper_data();
    void thePreviewIsAsThePaper();
    void transparentGroundShowsThrough();
    void printSizeIsTheScreensOwn();
    void theClipboardHoldsThreeForms();
    void chartsHaveAMenu();
    void everyFieldIsReachedAndNamed();
    void lettersAreGivenOnce();
    void everyPageHasItsCharts_data();
    void everyPageHasItsCharts();
    void everyWorkspaceWritesItsPage_data();
    void everyWorkspaceWritesItsPage();
    void latexDrawsEveryChart_data() { everyPageHasItsCharts_data(); }
    void latexDrawsEveryChart();
    void draggedFiguresAreFiles();
    void onlyFinishedFiguresAreDragged_data();
    void onlyFinishedFiguresAreDragged();
    void looks_data();
    void looks();

private:
    std::unique_ptr<QTemporaryDir> m_home;
};

void TestExportDialog::initTestCase()
{
    QCoreApplication::setApplicationName(u"tst_export_dialog"_s);
}

void TestExportDialog::init()
{
    ranking_samples::failOnWarnings();
    ranking_samples::adoptLook();
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("HOME", m_home->path().toUtf8());
    QDir::home().mkdir(u"Documents"_s);
}

void TestExportDialog::twoStepsToAColumn()
{
    OpenDialog open;
    const QString path = open.file();
    QVERIFY2(path.endsWith(u"-metric-vs-k.pdf"_s), qPrintable(path));
    QVERIFY(path.startsWith(m_home->path()));
    QCOMPARE(open.dialog->sizeWords(), u"90 × 60 mm"_s);
    open.key(Qt::Key_Return);
    const QSizeF page = pageOf(read(path));
    QVERIFY(std::abs(page.width() - 90 / 25.4 * 72) < 0.01);
    QVERIFY(std::abs(page.height() - 60 / 25.4 * 72) < 0.01);
    QVERIFY2(open.window.message().contains(path), qPrintable(open.window.message()));
    QCOMPARE(QFileInfo(path).dir().entryList(QDir::Files), QStringList{QFileInfo(path).fileName()});
}

void TestExportDialog::unitsOnlyChangeWhatIsShown()
{
    OpenDialog open;
    ui::SizeFields& size = open.dialog->size();
    open.enter(size.width(), u"88.9"_s);
    open.enter(size.height(), u"63.5"_s);
    for (const auto& [unit, width, height] : {std::tuple{u"in"_s, u"3.5"_s, u"2.5"_s},
                                              {u"cm"_s, u"8.89"_s, u"6.35"_s},
                                              {u"pt"_s, u"252"_s, u"180"_s},
                                              {u"mm"_s, u"88.9"_s, u"63.5"_s}}) {
        open.choose(size.unit(), unit);
        QCOMPARE(size.width().text(), width);
        QCOMPARE(size.height().text(), height);
        QVERIFY(open.dialog->settings().millimetres == QSizeF(88.9, 63.5));
    }
    open.choose(size.unit(), u"in"_s);
    open.enter(size.width(), u"7.16"_s);
    QCOMPARE(open.dialog->settings().millimetres.width(), 7.16 * 25.4);
    QCOMPARE(open.dialog->settings().millimetres.height(), 63.5);
    QCOMPARE(open.dialog->sizeWords(), u"7.16 × 2.5 in"_s);
}

void TestExportDialog::proportionsCanBeKept()
{
    OpenDialog open;
    ui::SizeFields& size = open.dialog->size();
    size.proportions().setFocus();
    open.key(Qt::Key_Space);
    open.enter(size.width(), u"180"_s);
    QVERIFY(std::abs(open.dialog->settings().millimetres.height() - 120) < 1e-9);
    QCOMPARE(size.height().text(), u"120"_s);
    // The height that belongs to "12" is too low, and not the last word.
    open.enter(size.width(), u"120"_s);
    QVERIFY(std::abs(open.dialog->settings().millimetres.height() - 80) < 1e-9);
    open.enter(size.height(), u"1200"_s);
    QVERIFY(std::abs(open.dialog->settings().millimetres.width() - 1800) < 1e-9);
    open.enter(size.height(), u"40"_s);
    QVERIFY(std::abs(open.dialog->settings().millimetres.width() - 60) < 1e-9);
    size.proportions().setFocus();
    open.key(Qt::Key_Space);
    open.enter(size.width(), u"100"_s);
    QVERIFY(std::abs(open.dialog->settings().millimetres.height() - 40) < 1e-9);
}

void TestExportDialog::presetsFillTheForm()
{
    OpenDialog open;
    ui::SizeFields& size = open.dialog->size();
    QCOMPARE(size.preset().currentText(), u"Journal column, 90 mm"_s);
    open.choose(size.preset(), u"PLOS page"_s);
    const ui::FigureSettings settings = open.dialog->settings();
    QCOMPARE(settings.millimetres.width(), 190.5);
    QVERIFY(settings.hasTextAsOutlines);
    QCOMPARE(look(*open.dialog, "textAsOutlines").currentText(), u"as outlines"_s);
    QCOMPARE(size.width().text(), u"190.5"_s);
    QCOMPARE(size.preset().currentText(), u"PLOS page, 190.5 mm"_s);
    open.enter(size.width(), u"191"_s);
    QCOMPARE(size.preset().currentText(), u"Custom size"_s);
}

void TestExportDialog::presetsAreSavedAndRemoved()
{
    const QString file = m_home->filePath(u"presets.json"_s);
    OpenWindow open;
    OneFigure figure(*open.workspace().figures().front(), file, &open.window);
    ui::ExportDialog& dialog = figure.dialog;
    ui::SizeFields& size = dialog.size();
    QVERIFY(!size.presetName().isVisible());
    const auto act = [&size](const QString& text) {
        for (QAction* action : size.findChildren<QAction*>())
            if (action->text().remove(u'&').startsWith(text))
                return action;
        qFatal("no action");
    };
    QVERIFY(!act(u"Remove"_s)->isEnabled());
    size.width().setValue(77);
    act(u"Save as preset"_s)->trigger();
    QVERIFY(size.presetName().isVisible());
    auto* save = size.presetName().parentWidget()->findChild<QPushButton*>();
    QTest::mouseClick(save, Qt::LeftButton);
    QVERIFY(!size.problem().isEmpty());
    QTest::keyClicks(&size.presetName(), u"My thesis"_s);
    QCOMPARE(size.problem(), QString());
    QTest::keyClick(&size.presetName(), Qt::Key_Return);
    QVERIFY(dialog.isVisible());  // Enter saves the preset, and exports nothing
    QCOMPARE(size.problem(), QString());
    QVERIFY(!size.presetName().isVisible());
    QCOMPARE(size.preset().currentText(), u"My thesis"_s);
    QVERIFY2(read(file).contains("My thesis"), read(file).constData());
    act(u"Save as preset"_s)->trigger();
    QTest::keyClick(&size.presetName(), Qt::Key_Escape);
    QVERIFY(dialog.isVisible());
    QVERIFY(!size.presetName().isVisible());
    act(u"Remove"_s)->trigger();
    QCOMPARE(size.preset().findText(u"My thesis"_s), -1);
    QVERIFY(!read(file).contains("My thesis"));
    QCOMPARE(size.preset().currentText(), u"Custom size"_s);
}

void TestExportDialog::resolutionIsForPixels()
{
    OpenDialog open;
    ui::SizeFields& size = open.dialog->size();
    QVERIFY(!size.dotsPerInch().isEnabled());
    QVERIFY(look(*open.dialog, "textAsOutlines").isEnabled());
    open.push(size.format(ui::FigureFormat::Png));
    QVERIFY(size.dotsPerInch().isEnabled());
    QVERIFY(!look(*open.dialog, "textAsOutlines").isEnabled());
    open.enter(size.width(), u"89"_s);
    open.enter(size.dotsPerInch(), u"300"_s);
    QCOMPARE(open.dialog->sizeWords(), u"89 × 60 mm, 1051 × 709 pixels at 300 dpi"_s);
    open.enter(size.dotsPerInch(), u"9"_s);
    QCOMPARE(open.dialog->settings().dotsPerInch, 300);
    open.enter(size.dotsPerInch(), u"100,5"_s);
    QCOMPARE(open.dialog->settings().dotsPerInch, 100);
    QCOMPARE(size.problem(), u"“100,5” is not a whole number from 36 to 2400."_s);
}

void TestExportDialog::everyFormatIsWritten_data()
{
    QTest::addColumn<ui::FigureFormat>("format");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("PDF") << ui::FigureFormat::Pdf << u".pdf"_s << QByteArray("%PDF-");
    QTest::newRow("SVG") << ui::FigureFormat::Svg << u".svg"_s << QByteArray("<?xml");
    QTest::newRow("PNG") << ui::FigureFormat::Png << u".png"_s << QByteArray("\x89PNG");
    QTest::newRow("TIFF") << ui::FigureFormat::Tiff << u".tif"_s << QByteArray("II*");
    QTest::newRow("EPS") << ui::FigureFormat::Eps << u".eps"_s << QByteArray("%!PS-Adobe");
}

void TestExportDialog::everyFormatIsWritten()
{
    QFETCH(const ui::FigureFormat, format);
    QFETCH(const QString, ending);
    QFETCH(const QByteArray, start);
    OpenDialog open;
    open.push(open.dialog->size().format(format));
    const QString path = open.file();
    QVERIFY2(path.endsWith(ending), qPrintable(path));
    QCOMPARE(open.dialog->beside().session().isEnabled(), ui::canHoldSession(format));
    if (format == ui::FigureFormat::Eps)
        SKIP_WITHOUT("pdftops", "poppler-utils");
    open.push(open.dialog->exportButton());
    QVERIFY(read(path).startsWith(start));
}

void TestExportDialog::theSessionIsAskedFor()
{
    QFETCH(const ui::FigureFormat, format);
    if (!ui::canHoldSession(format))
        return;
    OpenDialog open;
    const auto exported = [&open](bool isAsked) {
        if (isAsked) {
            open.dialog->beside().session().setFocus();
            open.key(Qt::Key_Space);
        }
        const bool isSaid =
            open.dialog->heldWords().startsWith(u"Contains the documents of 1 list"_s);
        const QString file = open.file();
        open.push(open.dialog->exportButton());
        const bool isHeld = ui::embeddedSession(read(file)).has_value();
        return QFileInfo::exists(file) && isSaid == isAsked && isHeld == isAsked;
    };
    open.push(open.dialog->size().format(format));
    QCOMPARE(open.dialog->heldWords(), QString());
    QVERIFY(exported(false));
    open.open();
    QVERIFY(exported(true));
    // Each time: it is not remembered.
    open.open();
    QVERIFY(!open.dialog->beside().session().isChecked());
    QVERIFY(exported(false));
}

void TestExportDialog::idsAreAskedFor()
{
    OpenDialog open;
    const auto toggle = [&open](QCheckBox& box) {
        box.setFocus();
        open.key(Qt::Key_Space);
    };
    open.choose(open.dialog->chart(), u"Actual against ideal"_s);
    QVERIFY(!open.dialog->beside().ids().isEnabled());
    for (const bool isAsked : {false, true}) {
        if (!open.dialog->beside().data().isChecked())
            toggle(open.dialog->beside().data());
        QVERIFY(open.dialog->beside().ids().isEnabled());
        QVERIFY(!open.dialog->beside().ids().isChecked());
        if (isAsked)
            toggle(open.dialog->beside().ids());
        const QFileInfo file(open.file());
        open.push(open.dialog->exportButton());
        const QString name =
            QString::fromStdString(open.document().session().list.ranked.front().name());
        QCOMPARE(QString::fromUtf8(read(file.dir().filePath(file.completeBaseName() + u".csv"_s)))
                     .contains(name),
                 isAsked);
        open.open();
        open.choose(open.dialog->chart(), u"Actual against ideal"_s);
    }
}

void TestExportDialog::whatIsThereStays()
{
    OpenDialog open;
    const QString path = m_home->filePath(u"mine.pdf"_s);
    const QString csv = m_home->filePath(u"mine.csv"_s);
    write(csv, "precious");
    open.enter(open.dialog->path(), path);
    open.dialog->beside().data().setFocus();
    open.key(Qt::Key_Space);
    open.dialog->exportButton().setFocus();
    open.key(Qt::Key_Return);
    QVERIFY(open.dialog->isVisible());
    QVERIFY2(open.dialog->message().contains(u"mine.csv"_s), qPrintable(open.dialog->message()));
    QCOMPARE(read(csv), "precious");
    QVERIFY(!QFileInfo::exists(path));
    QVERIFY(open.dialog->replaceButton().isVisible());
    open.push(open.dialog->exportButton());
    QCOMPARE(read(csv), "precious");
    open.push(open.dialog->replaceButton());
    QVERIFY(read(csv).startsWith("cutoff k"));
    QVERIFY(read(path).startsWith("%PDF"));

    // A name is suggested at which nothing stands.
    open.open();
    const QString first = open.file();
    open.key(Qt::Key_Return);
    open.open();
    QVERIFY(open.file() != first);
    open.dialog->reject();
}

void TestExportDialog::whatFailsStandsInTheDialog()
{
    OpenDialog open;
    open.enter(open.dialog->path(), m_home->filePath(u"no/such/folder/a.pdf"_s));
    open.push(open.dialog->exportButton());
    QVERIFY(open.dialog->isVisible());
    QVERIFY2(open.dialog->message().contains(u"a.pdf"_s), qPrintable(open.dialog->message()));
    open.enter(open.dialog->path(), u" "_s);
    QCOMPARE(open.dialog->message(), QString());
    open.push(open.dialog->exportButton());
    QVERIFY(!open.dialog->message().isEmpty());
    QVERIFY(open.dialog->isVisible());
    open.key(Qt::Key_Escape);
    QVERIFY(open.window.findChildren<ui::ExportDialog*>().isEmpty() || !open.dialog->isVisible());
}

void TestExportDialog::filesStandBeside()
{
    OpenDialog open;
    open.enter(open.dialog->path(), m_home->filePath(u"k"_s));
    ui::BesideFields& beside = open.dialog->beside();
    for (QCheckBox* box : {&beside.caption(), &beside.description(), &beside.pgfplots()}) {
        box->setFocus();
        open.key(Qt::Key_Space);
    }
    QVERIFY(beside.data().isChecked());  // pgfplots reads it
    open.dialog->exportButton().setFocus();
    open.key(Qt::Key_Return);
    QCOMPARE(QDir(m_home->path()).entryList(QDir::Files, QDir::Name),
             QStringList({u"k.alt.txt"_s, u"k.caption.tex"_s, u"k.caption.txt"_s, u"k.csv"_s,
                          u"k.methods.tex"_s, u"k.methods.txt"_s, u"k.pdf"_s, u"k.pgf.tex"_s}));
    QVERIFY2(open.window.message().contains(u"7"_s), qPrintable(open.window.message()));
    QVERIFY(read(m_home->filePath(u"k.pgf.tex"_s)).contains("{k.csv}"));
}

void TestExportDialog::textsAreShownAndCopied()
{
    OpenDialog open;
    const QList<QToolButton*> buttons = open.dialog->findChildren<QToolButton*>(u"tab"_s);
    QCOMPARE(buttons.size(), 4);
    open.push(*buttons[1]);
    ui::FigureText& caption = open.dialog->captionText();
    QVERIFY(caption.isVisible());
    QVERIFY(!open.dialog->preview().isVisible());
    QVERIFY2(caption.text().contains(u"nDCG"_s), qPrintable(caption.text()));
    open.push(caption.copyButton());
    QCOMPARE(QGuiApplication::clipboard()->text(), caption.text());
    QVERIFY(!open.dialog->message().isEmpty());
    open.push(*buttons[2]);
    QVERIFY(open.dialog->methodsText().isVisible());
    QVERIFY(open.dialog->methodsText().text().contains(u"The gain is"_s));
    open.push(*buttons[3]);
    QVERIFY(open.dialog->descriptionText().isVisible());
    open.push(open.dialog->descriptionText().copyButton());
    QCOMPARE(QGuiApplication::clipboard()->text(), open.dialog->descriptionText().text());
}

void TestExportDialog::textsAreEditedAndBroughtBack()
{
    OpenDialog open;
    open.push(*open.dialog->findChildren<QToolButton*>(u"tab"_s)[1]);
    ui::FigureText& caption = open.dialog->captionText();
    const QString made = caption.text();
    QVERIFY(!caption.restoreButton().isEnabled());
    open.enter(caption.view(), u"Ours is better."_s);
    // What else changes leaves it as it was typed.
    open.choose(look(*open.dialog, "palette"), u"Grey"_s);
    open.dialog->beside().caption().setFocus();
    open.key(Qt::Key_Space);
    open.enter(open.dialog->path(), m_home->filePath(u"own.pdf"_s));
    QCOMPARE(open.dialog->figure().caption, u"Ours is better."_s);
    open.push(caption.restoreButton());
    QCOMPARE(caption.text(), made);
    open.enter(caption.view(), u"Ours is 5 % better."_s);
    open.dialog->exportButton().setFocus();
    open.key(Qt::Key_Return);
    QCOMPARE(read(m_home->filePath(u"own.caption.txt"_s)), "Ours is 5 % better.\n");
    QVERIFY(
        read(m_home->filePath(u"own.caption.tex"_s)).contains("\\caption{Ours is 5 \\% better.}"));
    // It was of that figure.
    open.open();
    QCOMPARE(open.dialog->captionText().text(), made);
}

void TestExportDialog::namesAreTypedAndStandEverywhere()
{
    OpenDialog open;
    ui::WordFields& words = open.dialog->words();
    QVERIFY(words.nameCount() > 1);
    QCOMPARE(words.name(0).placeholderText(), u"nDCG@k"_s);
    open.enter(words.name(0), u"ours"_s);
    open.enter(words.yTitle(), u"effectiveness"_s);
    QVERIFY2(open.dialog->captionText().text().startsWith(u"ours, "_s),
             qPrintable(open.dialog->captionText().text()));
    open.enter(words.name(1), u"ours"_s);
    QVERIFY2(open.dialog->message().contains(u"Two items would have the name “ours”"_s),
             qPrintable(open.dialog->message()));
    open.enter(words.name(1), u"theirs"_s);
    QCOMPARE(open.dialog->message(), QString());
    for (QCheckBox* box : {&open.dialog->beside().data(), &open.dialog->beside().description()}) {
        box->setFocus();
        open.key(Qt::Key_Space);
    }
    open.enter(open.dialog->path(), m_home->filePath(u"named.svg"_s));
    open.dialog->exportButton().setFocus();
    open.key(Qt::Key_Return);
    const QByteArray picture = read(m_home->filePath(u"named.svg"_s));
    for (const char* name : {">ours<", ">theirs<", ">effectiveness<"})
        QVERIFY2(picture.contains(name), name);
    QVERIFY(!picture.contains(">nDCG@k<"));
    QVERIFY(read(m_home->filePath(u"named.csv"_s)).startsWith("cutoff k,ours,theirs,"));
    QVERIFY(read(m_home->filePath(u"named.alt.txt"_s)).contains("ours ranges from"));
    // They were that figure's.
    open.open();
    QCOMPARE(open.dialog->words().name(0).text(), QString());
}

void TestExportDialog::theLastChoiceStays()
{
    OpenDialog open;
    open.choose(open.dialog->size().preset(), u"Slide 16:9"_s);
    open.choose(look(*open.dialog, "palette"), u"Grey"_s);
    open.enter(open.dialog->path(), m_home->filePath(u"slide.svg"_s));
    open.dialog->exportButton().setFocus();
    open.key(Qt::Key_Return);
    QVERIFY(read(m_home->filePath(u"slide.svg"_s)).contains("<svg"));
    open.open();
    QCOMPARE(open.dialog->size().preset().currentText(), u"Slide 16:9"_s);
    QCOMPARE(look(*open.dialog, "palette").currentText(), u"Grey"_s);
    QVERIFY(open.dialog->size().format(ui::FigureFormat::Svg).isChecked());
    QCOMPARE(QFileInfo(open.file()).absolutePath(), QFileInfo(m_home->path()).absoluteFilePath());
    // Of another kind nothing was chosen yet.
    open.choose(open.dialog->chart(), u"Gain by rank"_s);
    QCOMPARE(look(*open.dialog, "palette").currentText(), u"Colour"_s);
    open.dialog->reject();
}

void TestExportDialog::anotherChartOfThePage()
{
    OpenDialog open;
    QVERIFY(open.dialog->chart().count() >= 3);
    const QString first = open.file();
    open.choose(open.dialog->chart(), u"Gain by rank"_s);
    QVERIFY(open.file() != first);
    const QString path = open.file();
    open.push(open.dialog->exportButton());
    QVERIFY(read(path).startsWith("%PDF"));
}

void TestExportDialog::limitsNeedBothEnds()
{
    Blank blank;
    OneFigure open(blank);
    ui::ExportDialog& dialog = open.dialog;
    QVERIFY(look(dialog, "legend").isVisible());
    const auto& y = dialog.look().y();
    QVERIFY(y.from->isVisible());
    const auto enter = [](QLineEdit& edit, const QString& text) {
        edit.clear();
        QTest::keyClicks(&edit, text);
    };
    enter(*y.from, u"0.2"_s);
    QVERIFY(!dialog.message().isEmpty());
    QTest::mouseClick(&dialog.exportButton(), Qt::LeftButton);
    QVERIFY(dialog.isVisible());
    enter(*y.to, u"0.1"_s);
    QVERIFY(!dialog.message().isEmpty());
    enter(*y.to, u"0.8"_s);
    QCOMPARE(dialog.message(), QString());
    QVERIFY(dialog.settings().style.y == ui::ChartRange({0.2, 0.8}));
    enter(*y.to, u"x"_s);
    QVERIFY(!dialog.message().isEmpty());
    y.from->clear();
    y.to->clear();
    QVERIFY(!dialog.settings().style.y);
    QCOMPARE(dialog.message(), QString());

    // What a figure does not have is not asked for.
    blank.hasLimits = false;
    OneFigure without(blank);
    QVERIFY(!without.dialog.look().y().from->isVisible());
    QVERIFY(!look(without.dialog, "legend").isVisible());
}

void TestExportDialog::limitsAreOneCharts()
{
    OpenDialog open;
    const auto& y = open.dialog->look().y();
    open.enter(*y.from, u"x"_s);
    QVERIFY(!open.dialog->message().isEmpty());
    open.choose(open.dialog->chart(), u"Gain by rank"_s);
    QCOMPARE(open.dialog->message(), QString());
    QCOMPARE(y.from->text(), QString());
    const QString path = open.file();
    open.push(open.dialog->exportButton());
    QVERIFY(read(path).startsWith("%PDF"));
}

void TestExportDialog::titlesCanBeTyped()
{
    OpenDialog open;
    ui::LookFields& fields = open.dialog->look();
    QVERIFY(!fields.ownTitle().isVisible());
    QCOMPARE(open.dialog->settings().style.title, QString());
    open.choose(fields.title(), u"Default title"_s);
    QVERIFY(!open.dialog->settings().style.title.isEmpty());
    open.choose(fields.title(), u"Custom"_s);
    QVERIFY(fields.ownTitle().isVisible());
    open.enter(fields.ownTitle(), u"Cakes"_s);
    QCOMPARE(open.dialog->settings().style.title, u"Cakes"_s);
}

void TestExportDialog::thePreviewIsAsThePaper_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestExportDialog::thePreviewIsAsThePaper()
{
    QFETCH(const bool, isDark);
    ranking_samples::adoptLook(isDark);
    OpenDialog open;
    for (const QSizeF size : {QSizeF(180, 40), QSizeF(50, 120)}) {
        open.enter(open.dialog->size().width(), QString::number(size.width()));
        open.enter(open.dialog->size().height(), QString::number(size.height()));
        const ui::FigurePreview& preview = open.dialog->preview();
        const QRectF sheet = preview.sheet();
        QVERIFY(std::abs(sheet.width() / sheet.height() / (size.width() / size.height()) - 1) <
                0.01);
        QVERIFY(QRectF(preview.rect()).contains(sheet));
        const QImage shown = open.dialog->preview().grab().toImage();
        for (const QPointF corner :
             {sheet.topLeft() + QPointF(2, 2), sheet.bottomRight() - QPointF(3, 3)})
            QCOMPARE(shown.pixelColor(corner.toPoint()), QColor(Qt::white));
        std::set<QRgb> colours;
        for (int x = 0; x < shown.width(); ++x)
            for (int y = 0; y < shown.height(); ++y)
                colours.insert(shown.pixel(x, y));
        QVERIFY(colours.size() > 20);
    }
}

void TestExportDialog::transparentGroundShowsThrough()
{
    OpenDialog open;
    open.choose(look(*open.dialog, "transparent"), u"transparent"_s);
    const QRectF sheet = open.dialog->preview().sheet();
    const QImage shown = open.dialog->preview().grab().toImage();
    std::set<QRgb> corner;
    for (int x = 1; x < 24; ++x)
        corner.insert(shown.pixel((sheet.topLeft() + QPointF(x, 2)).toPoint()));
    QCOMPARE(corner.size(), std::size_t{2});

    // Curves and markers are as they are on white.
    const auto coloured = [&open] {
        const QImage image = open.dialog->preview().grab().toImage();
        int count = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                count += image.pixelColor(x, y).hsvSaturation() > 128;
        return count;
    };
    const int without = coloured();
    open.choose(look(*open.dialog, "transparent"), u"on white"_s);
    const int on = coloured();
    QVERIFY(on > 500);
    QVERIFY2(std::abs(without - on) < on / 4, qPrintable(u"%1 and %2"_s.arg(without).arg(on)));
}

void TestExportDialog::printSizeIsTheScreensOwn()
{
    OpenDialog open;
    open.push(open.dialog->printSize());
    QVERIFY(open.dialog->printSize().isChecked());
    const double perInch = open.dialog->screen()->physicalDotsPerInch();
    const QRectF sheet = open.dialog->preview().sheet();
    QVERIFY(std::abs(sheet.width() - 90 / 25.4 * perInch) < 0.5);
    QVERIFY(std::abs(sheet.height() - 60 / 25.4 * perInch) < 0.5);
}

void TestExportDialog::theClipboardHoldsThreeForms()
{
    OpenWindow open;
    open.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->data(u"image/svg+xml"_s).contains("<svg"));
    QVERIFY(data->data(u"application/pdf"_s).startsWith("%PDF"));
    QVERIFY(data->hasImage());
    // 90 × 60 mm at 600 dpi.
    QCOMPARE(qvariant_cast<QImage>(data->imageData()).size(), QSize(2126, 1417));
    QVERIFY(!open.window.message().isEmpty());

    OpenDialog dialog;
    QGuiApplication::clipboard()->clear();
    dialog.push(dialog.dialog->copyButton());
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
    QVERIFY(!dialog.dialog->message().isEmpty());
}

void TestExportDialog::chartsHaveAMenu()
{
    OpenWindow open;
    auto* panel = dynamic_cast<ui::CurvePanel*>(open.workspace().figures().front());
    QVERIFY(panel);
    QWidget* chart = panel->findChild<ui::ChartView*>();
    QVERIFY(chart);
    QContextMenuEvent event(QContextMenuEvent::Mouse, chart->rect().center(),
                            chart->mapToGlobal(chart->rect().center()));
    QApplication::sendEvent(chart, &event);
    OpenWindow::settle();
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QStringList entries;
    for (const QAction* action : menu->actions())
        entries << action->text();
    QCOMPARE(entries, QStringList({u"Export chart…"_s, u"Copy chart"_s}));
    QGuiApplication::clipboard()->clear();
    menu->actions().last()->trigger();
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasFormat(u"application/pdf"_s));
    menu->close();
}

void TestExportDialog::everyFieldIsReachedAndNamed()
{
    OpenDialog open;
    std::set<QWidget*> reached;
    for (int step = 0; step < 80; ++step) {
        if (QWidget* focused = open.focus())
            reached.insert(focused);
        open.key(Qt::Key_Tab);
    }
    for (QWidget* field : open.dialog->findChildren<QWidget*>()) {
        const bool isField = qobject_cast<QComboBox*>(field) ||
                             qobject_cast<QAbstractSpinBox*>(field) ||
                             qobject_cast<QAbstractButton*>(field) ||
                             (qobject_cast<QLineEdit*>(field) &&
                              !qobject_cast<QAbstractSpinBox*>(field->parentWidget()) &&
                              !qobject_cast<QComboBox*>(field->parentWidget()));
        if (!isField || !field->isVisible() || !field->isEnabled() ||
            qobject_cast<QComboBox*>(field->parentWidget()))
            continue;
        const auto* button = qobject_cast<QAbstractButton*>(field);
        const bool isNamed =
            !field->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(isNamed, field->metaObject()->className());
        const bool isInGroup = button && button->isCheckable() && button->group();
        QVERIFY2(reached.contains(field) || isInGroup,
                 qPrintable(field->accessibleName() + (button ? button->text() : QString())));
    }
}

void TestExportDialog::lettersAreGivenOnce()
{
    OpenDialog open;
    std::set<QChar> letters;
    static const QRegularExpression mark(u"&(\\w)"_s);
    QStringList texts;
    for (const QLabel* label : open.dialog->findChildren<QLabel*>())
        if (label->buddy())
            texts << label->text();
    for (const QAbstractButton* button : open.dialog->findChildren<QAbstractButton*>())
        texts << button->text();
    for (const QString& text : texts) {
        const auto found = mark.match(text);
        if (found.hasMatch())
            QVERIFY2(letters.insert(found.captured(1).at(0).toLower()).second, qPrintable(text));
    }
    QVERIFY(letters.size() > 15);
}

void TestExportDialog::everyPageHasItsCharts_data()
{
    QTest::addColumn<int>("page");
    QTest::newRow("ranking") << 0;
    QTest::newRow("classifier") << 1;
    QTest::newRow("collection") << 2;
}

/// Brings a page with its example to the front.
void bringPage(OpenWindow& open, int page)
{
    if (page == 1)
        open.window.bringToFront(open.window.classifierPage());
    else if (page == 2)
        open.window.bringToFront(open.window.collectionPage());
    if (page > 0)
        open.window.openExample();
    OpenWindow::settle();
}

void TestExportDialog::everyPageHasItsCharts()
{
    QFETCH(const int, page);
    OpenWindow open;
    bringPage(open, page);
    open.press(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = open.window.findChild<ui::ExportDialog*>();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    for (int chart = 0; chart < dialog->chart().count(); ++chart) {
        dialog->chart().setCurrentIndex(chart);
        QTRY_VERIFY2(dialog->exportButton().isEnabled(), qPrintable(dialog->chart().currentText()));
        OpenWindow::settle();
        if (const QString shots = qEnvironmentVariable("RANKSCOPE_SHOTS"); !shots.isEmpty())
            dialog->grab().save(QDir(shots).filePath(u"chart-%1-%2.png"_s.arg(page).arg(chart)));
    }
    dialog->reject();
    open.window.classifierPage().document().history().setClean();
    open.window.collectionPage().document().history().setClean();
}

void TestExportDialog::everyWorkspaceWritesItsPage_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("seed");  // of a lesson; 0: as written
    QTest::addColumn<QString>("proposed");
    QTest::addColumn<QString>("part");
    QTest::newRow("ranking") << 0 << 0 << u"birthday-cake.html"_s << u"\"rankscope-session\""_s;
    QTest::newRow("classifier") << 1 << 0 << QString() << u"\"rankscope-classifier\""_s;
    QTest::newRow("collection") << 2 << 0 << QString() << u"\"rankscope-page\""_s;
    QTest::newRow("a lesson") << 3 << 0 << u"which-ideal.html"_s << u"What is nDCG@5 for B?"_s;
    QTest::newRow("a set of a lesson")
        << 3 << 5 << u"which-ideal.html"_s << u"What is nDCG@5 for B?"_s;
}

void TestExportDialog::everyWorkspaceWritesItsPage()
{
    QFETCH(const int, page);
    QFETCH(const int, seed);
    QFETCH(const QString, proposed);
    QFETCH(const QString, part);
    OpenWindow open;
    if (page < 3)
        bringPage(open, page);
    else
        QCOMPARE(open.window.openLesson(u"which-ideal"_s, 1, std::uint64_t(seed)), QString());
    OpenWindow::settle();
    const QString path = m_home->filePath(u"written.html"_s);
    QString named;
    const ranking_samples::WhenAsked<QFileDialog> naming([&](QFileDialog& dialog) {
        named = QFileInfo(dialog.selectedFiles().value(0)).fileName();
        dialog.findChild<QLineEdit*>()->setText(path);
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    });
    open.action(u"Interactive page"_s)->trigger();
    const QString html = QString::fromUtf8(read(path));
    QVERIFY2(html.contains(part), qPrintable(open.window.message()));
    QVERIFY2(!named.contains(QRegularExpression(u"[ ?:]"_s)), qPrintable(named));
    if (!proposed.isEmpty())
        QCOMPARE(named, proposed);
    if (page == 3) {
        const ui::LessonDocument& lesson = open.window.lessonPage().document();
        const auto text =
            seed == 0 ? ui::shippedLessonText("which-ideal") : core::lessonText(lesson.lesson());
        QVERIFY(text);
        QCOMPARE(html.toStdString(), ui::lessonPage(*text, lesson.lesson()));
        QCOMPARE(open.window.message().contains(u"It has the numbers of this set."_s), seed != 0);
    }
    open.window.classifierPage().document().history().setClean();
    open.window.collectionPage().document().history().setClean();
}

void TestExportDialog::latexDrawsEveryChart()
{
    SKIP_UNTIL_LATER();
    SKIP_WITHOUT("pdflatex", "texlive-latex-recommended");
    QFETCH(const int, page);
    OpenWindow open;
    bringPage(open, page);
    const std::vector<ui::FigureSource*> charts = open.window.pageInFront().figures();
    QVERIFY(charts.size() >= 3);
    ui::FigureSettings settings;
    settings.writesPgfplots = true;
    std::vector<QByteArray> documents;
    for (ui::FigureSource* chart : charts) {
        const ui::PaperFigure figure = ui::finishedFigure(*chart);
        QVERIFY(figure.data);
        const QString stem = m_home->filePath(figure.kind);
        QCOMPARE(ui::saveWithBeside(figure, settings, stem + u".svg"_s), std::nullopt);
        documents.push_back(read(stem + u".pgf.tex"_s));
        QVERIFY(!documents.back().isEmpty());
    }
    const QString sheets = u"latex-%1"_s.arg(page);
    QFile file(m_home->filePath(sheets + u".tex"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(joinedSheets(documents));
    file.close();
    QProcess latex;
    latex.setWorkingDirectory(m_home->path());
    latex.start(u"pdflatex"_s,
                {u"-interaction=nonstopmode"_s, u"-halt-on-error"_s, sheets + u".tex"_s});
    QVERIFY(latex.waitForFinished(90'000));
    const QByteArray said = latex.readAllStandardOutput();
    QVERIFY2(latex.exitCode() == 0, said.right(1500));
    QVERIFY2(said.contains("(" + QByteArray::number(documents.size()) + " pages,"),
             said.right(300));
    if (const QString shots = qEnvironmentVariable("RANKSCOPE_SHOTS"); !shots.isEmpty())
        QProcess::execute(u"pdftoppm"_s,
                          {u"-png"_s, u"-r"_s, u"110"_s, m_home->filePath(sheets + u".pdf"_s),
                           QDir(shots).filePath(sheets)});
    open.window.classifierPage().document().history().setClean();
    open.window.collectionPage().document().history().setClean();
}

void TestExportDialog::draggedFiguresAreFiles()
{
    OpenWindow open;
    const ui::PaperFigure figure = open.workspace().figures().front()->paperFigure();
    ui::DragFolder folder;
    ui::FigureSettings settings;
    settings.format = ui::FigureFormat::Svg;
    QStringList paths;
    for (int drag = 0; drag < 2; ++drag) {
        const auto mime = folder.fileMime(figure, settings, u"cakes: k"_s, {});
        QVERIFY(mime);
        QCOMPARE(mime->urls().size(), 1);
        QVERIFY(mime->hasFormat(u"application/pdf"_s));
        paths << mime->urls().front().toLocalFile();
        QCOMPARE(QFileInfo(paths.back()).fileName(), u"cakes-k.svg"_s);
        QVERIFY(read(paths.back()).contains("<svg"));
    }
    QVERIFY(paths[0] != paths[1]);  // the first may still be read
}

void TestExportDialog::onlyFinishedFiguresAreDragged_data()
{
    QTest::addColumn<bool>("isBeingMade");
    QTest::newRow("finished") << false;
    QTest::newRow("still calculating…") << true;
}

void TestExportDialog::onlyFinishedFiguresAreDragged()
{
    QFETCH(const bool, isBeingMade);
    const QTemporaryDir temporary;
    const EnvironmentVariable place("TMPDIR", temporary.path().toUtf8());
    Blank blank;
    blank.isBeingMade = isBeingMade;
    OneFigure open(blank);
    ui::ExportDialog& dialog = open.dialog;
    emit dialog.preview().pulledOut();
    QDirIterator files(temporary.path(), QDir::Files, QDirIterator::Subdirectories);
    QCOMPARE(files.hasNext(), !isBeingMade);
}

void TestExportDialog::looks_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light-1440") << QSize(1440, 900) << false;
    QTest::newRow("dark-1440") << QSize(1440, 900) << true;
    QTest::newRow("light-1024") << QSize(1024, 640) << false;
    QTest::newRow("dark-1024") << QSize(1024, 640) << true;
}

void TestExportDialog::looks()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, isDark);
    ranking_samples::adoptLook(isDark);
    OpenDialog open(size);
    QVERIFY(open.dialog->width() <= size.width());
    QVERIFY(open.dialog->height() <= size.height());
    QVERIFY(open.dialog->exportButton().isVisible());
    QVERIFY(open.dialog->rect().contains(open.dialog->exportButton().geometry().translated(
        open.dialog->exportButton().parentWidget()->pos())));
    if (const QString shots = qEnvironmentVariable("RANKSCOPE_SHOTS"); !shots.isEmpty()) {
        const QString name = QString::fromUtf8(QTest::currentDataTag());
        open.dialog->grab().save(QDir(shots).filePath(u"export-%1.png"_s.arg(name)));
        open.push(open.dialog->size().format(ui::FigureFormat::Png));
        open.choose(look(*open.dialog, "transparent"), u"transparent"_s);
        open.choose(open.dialog->look().title(), u"Custom"_s);
        open.push(*open.dialog->findChildren<QToolButton*>(u"tab"_s)[1]);
        open.dialog->grab().save(QDir(shots).filePath(u"export-%1-caption.png"_s.arg(name)));
        write(open.file(), "precious");
        open.push(*open.dialog->findChildren<QToolButton*>(u"tab"_s)[0]);
        open.push(open.dialog->printSize());
        open.enter(open.dialog->path(), open.file());
        open.window.setZoom(1.5);
        open.push(open.dialog->exportButton());
        open.dialog->grab().save(QDir(shots).filePath(u"export-%1-refused.png"_s.arg(name)));
        open.window.setZoom(1);
    }
}

QTEST_MAIN(TestExportDialog)

}  // namespace tst_export_dialog

#include "tst_export_dialog.moc"
