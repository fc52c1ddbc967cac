// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"

#include "core/documents/sessions/sample_session.h"
#include "ui/charts/view/curve_view.h"
#include "ui/charts/view/histogram_view.h"
#include "ui/charts/view/matrix_view.h"
#include "ui/classifier/chart/class_charts_panel.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/conventions/tools_panel.h"
#include "ui/classifier/sample/samples_panel.h"
#include "ui/classifier/table/auc_panel.h"
#include "ui/classifier/table/classes_panel.h"
#include "ui/classifier/table/matrix_cell.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/classifier/table/rates_panel.h"
#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/shortcuts/key_entries.h"
#include "ui/toolkit/shortcuts/shortcut_sheet.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/presentation/classifier_presentation.h"
#include "ui/window/recovery/recovery_offer.h"
#include "ui/workspace/rules/rule_finder.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

#include <cmath>

namespace tst_classifier_page {

using namespace ranking_samples;
using Memory = ui::MainWindow::Memory;

namespace {

/// Four ads; the third was not clicked.
const auto fourAds = QByteArrayLiteral("ad,clicked,ctr\n"
                                       "a1,1,0.9\n"
                                       "a2,1,0.7\n"
                                       "a3,0,0.6\n"
                                       "a4,0,0.1\n");

/// A window with the classifier in front.
class OpenClassifier : public OpenWindow {
public:
    explicit OpenClassifier(Memory memory = Memory::Forgets)
        : OpenWindow({1440, 900}, memory)
    {
        click(rail(u"Classifier"_s));
        settle();
    }
    ~OpenClassifier() { samples().history().setClean(); }
    Q_DISABLE_COPY_MOVE(OpenClassifier)

    QToolButton& rail(const QString& name)
    {
        for (auto* button : window.findChildren<QToolButton*>(u"railButton"_s))
            if (button->text() == name)
                return *button;
        qFatal("no workspace is called %s", qPrintable(name));
    }
    ui::ClassifierPage& page() { return window.classifierPage(); }
    ui::ClassifierDocument& samples() { return page().document(); }
    /// The dialog that asks how a table is to be read, once it has read it.
    ui::TableImport& import()
    {
        if (!page().import() || !QTest::qWaitFor([this] { return !page().import()->isReading(); }))
            qFatal("nobody asks how the table is to be read");
        return *page().import();
    }
    static QPushButton& button(ui::TableImport& import, QDialogButtonBox::StandardButton which)
    {
        return *import.findChild<QDialogButtonBox*>()->button(which);
    }
    /// "TP 2 FP 1 FN 0 TN 1"
    QString matrix()
    {
        const core::ConfusionMatrix counts = samples().counts();
        return u"TP %1 FP %2 FN %3 TN %4"_s.arg(counts.tp).arg(counts.fp).arg(counts.fn).arg(
            counts.tn);
    }
};

void choose(QComboBox& box, const QString& text)
{
    const int index = box.findText(text);
    if (index < 0)
        qFatal("there is no choice %s", qPrintable(text));
    box.setCurrentIndex(index);
    emit box.activated(index);
}

}  // namespace

class TestClassifierPage : public QObject {
    Q_OBJECT

private slots:
    void tabLeadsFromATabIntoItsPanel();
    void initTestCase();
    void init();

    void railSwitches();
    void menusFollow();
    void keysFollow();
    void everyWorkspaceHasItsHistory();
    void opensATable_data();
    void opensATable();
    void otherSamplesHaveTheirOwnCosts();
    void joinsLabelsAndScores();
    void asksWhatIsOpen();
    void asksForThePositiveClass();
    void asksForTheSheet();
    void remembersAnAnswer();
    void saysWhichRowsAreBad();
    void refusesWhatIsNoTable();
    void readsOtherwise();
    void proposesDecimalCommas_data();
    void proposesDecimalCommas();
    void leavesOutRowsWithoutAScore();
    void usesTheRowsOfEveryModel();
    void asksWhichColumnIsTheScore();
    void setsAClassAgainstTheRest();
    void opensSeveralClasses();
    void saysWhatIsWrongOfSeveralClasses();
    void digitsSetClassesOfTheirName();
    void readsSeveralClassesOtherwise_data();
    void readsSeveralClassesOtherwise();
    void namesWeightsAndGroups();
    void whatIsAskedAtTheStartHasNothingBeforeIt();
    void saysHowItReadWhatIsNotUtf8_data();
    void saysHowItReadWhatIsNotUtf8();
    void matrixByCountsIsFound();
    void doubleClickOffersCounts();
    void everyGestureIsAStep();
    void pastesATable();
    void savesAndOpens();
    void restoresWhatAKilledProgramHad();
    void asksBeforeClosing();
    void becomesARankedList();
    void listBecomesSamples();
    void messagesStayWithTheirWorkspace();
    void severalModelsLeaveRoomForTheButtons();
    void scoresStandWhole();
    void thresholdsOfAnySize();
    void typedThresholds_data();
    void typedThresholds();
    void thresholdsHaveTheDigitsThatTell();
    void aScoreThatIsNoneIsSaid();
    void columnsOfNumbersThatAreNotUsedAreSaid_data();
    void columnsOfNumbersThatAreNotUsedAreSaid();
    void keysOfTheReadingDialogAreUnambiguous();
    void weightsAddUpReadably();
    void largeTextLeavesRoomToRead();
    void presents();
    void remembersItsLayout();

private:
    QString file(const QString& name, const QByteArray& content);

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestClassifierPage::initTestCase()
{
    QVERIFY(m_settings.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    QCoreApplication::setOrganizationName(u"rankscope-tests"_s);
    QCoreApplication::setApplicationName(u"tst_classifier_page"_s);
}

void TestClassifierPage::init()
{
    failOnWarnings();
    adoptLook();
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString TestClassifierPage::file(const QString& name, const QByteArray& content)
{
    const QString path = m_folder->filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

void TestClassifierPage::railSwitches()
{
    OpenClassifier open;
    QVERIFY(open.page().workspace().isVisible());
    QVERIFY(!open.workspace().isVisible());
    QVERIFY(open.rail(u"Classifier"_s).isChecked());
    QVERIFY2(open.window.windowTitle().startsWith(u"Ad clicks"_s),
             qPrintable(open.window.windowTitle()));
    QCOMPARE(open.samples().size(), std::size_t{1000});
    open.click(open.rail(u"Ranking"_s));
    QVERIFY(open.workspace().isVisible());
    QVERIFY(!open.page().workspace().isVisible());
    QVERIFY(open.window.windowTitle().startsWith(u"birthday cake"_s));
}

void TestClassifierPage::menusFollow()
{
    OpenClassifier open;
    const auto menus = [&open] {
        QStringList names;
        for (const QAction* action : open.window.menuBar()->actions())
            if (action->isVisible())
                names << action->text().remove(u'&');
        return names.join(u' ');
    };
    QCOMPARE(menus(), u"File Edit View Samples Help"_s);
    const QAction* startNew = open.action(u"New samples"_s);
    QCOMPARE(startNew->shortcut(), QKeySequence(QKeySequence::New));
    open.click(open.rail(u"Ranking"_s));
    QCOMPARE(menus(), u"File Edit View List Help"_s);
    QCOMPARE(startNew->text(), u"&New list"_s);
}

void TestClassifierPage::keysFollow()
{
    OpenClassifier open;
    QSet<QString> keys;
    for (const ui::KeyEntry& entry : ui::keyEntries(open.window))
        if (entry.action && !entry.keys.isEmpty())
            for (const QKeySequence& sequence : entry.action->shortcuts()) {
                const QString key = sequence.toString();
                QVERIFY2(!keys.contains(key), qPrintable(key));
                keys << key;
            }
    QVERIFY(keys.contains(u"Alt+1"_s));
    QVERIFY(!keys.contains(u"Shift+F6"_s));  // the ranks of a ranked list
    const double before = open.samples().threshold();
    open.press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(open.samples().threshold(), before);
    open.press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(open.samples().threshold() != before);
}

void TestClassifierPage::everyWorkspaceHasItsHistory()
{
    OpenClassifier open;
    open.samples().setThreshold(0.25);
    open.click(open.rail(u"Ranking"_s));
    const std::size_t documents = open.document().list().ranked.size();
    open.document().remove(ui::Section::Ranked, {0});
    open.undo();
    QCOMPARE(open.document().list().ranked.size(), documents);
    QCOMPARE(open.samples().threshold(), 0.25);
    open.click(open.rail(u"Classifier"_s));
    QVERIFY2(open.action(u"Undo"_s)->text().contains(u"0.25"_s),
             qPrintable(open.action(u"Undo"_s)->text()));
    open.undo();
    QCOMPARE(open.samples().threshold(), 0.5);
}

void TestClassifierPage::opensATable_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::newRow("commas") << fourAds;
    QTest::newRow("tabs") << QByteArray(fourAds).replace(',', '\t');
    QTest::newRow("semicolons") << QByteArray(fourAds).replace(',', ';');
    QTest::newRow("words for labels")
        << QByteArray(fourAds).replace(",1,", ",yes,").replace(",0,", ",no,");
}

void TestClassifierPage::opensATable()
{
    QFETCH(const QByteArray, table);
    OpenWindow open;
    QVERIFY(open.window.open({file(u"ads.csv"_s, table)}));
    ui::ClassifierPage& page = open.window.classifierPage();
    QVERIFY(!page.import());
    QVERIFY(page.workspace().isVisible());
    QCOMPARE(page.document().samples().labels, (std::vector<std::uint8_t>{1, 1, 0, 0}));
    QCOMPARE(page.document().samples().models.front().values,
             (std::vector<double>{0.9, 0.7, 0.6, 0.1}));
    QCOMPARE(page.document().nameOf(2), u"a3"_s);
    const core::ConfusionMatrix counts = page.document().counts();
    QCOMPARE(counts, (core::ConfusionMatrix{2, 1, 0, 1}));
    // What was recognised is said, so that it can be doubted.
    QVERIFY2(open.window.message().contains(u"label “clicked”"_s),
             qPrintable(open.window.message()));
    open.undo();
    QCOMPARE(page.document().size(), std::size_t{1000});
}

/// β is a person's rule, but costs and prior belong to the samples.
void TestClassifierPage::otherSamplesHaveTheirOwnCosts()
{
    OpenWindow open;
    QVERIFY(open.window.open({file(u"ads.csv"_s, fourAds)}));
    ui::ClassifierDocument& document = open.window.classifierPage().document();
    core::ClassifierSettings settings;
    settings.beta = 2;
    settings.costs = {1, 5, 0.01};
    document.setSettings(settings, u"Costs"_s);
    QVERIFY(open.window.open({file(u"other.csv"_s, fourAds)}));
    QCOMPARE(document.session().settings.beta, 2.0);
    QVERIFY(document.session().settings.costs == core::Costs());
    open.undo();
    QCOMPARE(document.session().settings.costs.prior, std::optional(0.01));
}

void TestClassifierPage::joinsLabelsAndScores()
{
    OpenWindow open;
    QVERIFY(open.window.open({file(u"scores.csv"_s, "id,score\nb,0.25\na,0.75\nx,0.5\n"),
                              file(u"truth.csv"_s, "id,label\na,1\nb,0\n")}));
    const ui::ClassifierPage& page = open.window.classifierPage();
    QCOMPARE(&open.window.pageInFront(), &page);
    const core::Samples& samples = open.window.classifierPage().document().samples();
    QCOMPARE(samples.labels, (std::vector<std::uint8_t>{1, 0}));
    QCOMPARE(samples.models.front().values, (std::vector<double>{0.75, 0.25}));
    QVERIFY2(open.window.message().contains(u"1 id in scores.csv is not in truth.csv"_s),
             qPrintable(open.window.message()));
}

void TestClassifierPage::asksWhatIsOpen()
{
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"ads.csv"_s, "a,b\nred,2\nblue,3\nred,5\n")}));
    QVERIFY(open.page().import());
    ui::TableImport& import = open.import();
    for (int column = 0; column < 2; ++column)
        choose(import.role(column), u"ignored"_s);
    QVERIFY(!OpenClassifier::button(import, QDialogButtonBox::Ok).isEnabled());
    QCOMPARE(import.verdict(), u"Choose the label column."_s);
    choose(import.role(0), u"Label"_s);
    QCOMPARE(import.verdict(), u"Choose the score column."_s);
    choose(import.role(1), u"Score"_s);
    open.import();
    choose(import.positiveClass(), u"red"_s);
    QCOMPARE(import.verdict(),
             u"3 samples: 2 labelled red, 1 labelled blue. The AUC of “b” is 0.500."_s);
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.samples().samples().models.front().values, (std::vector<double>{2, 3, 5}));
    QCOMPARE(open.samples().threshold(), 3.0);  // the median: these are no probabilities
}

void TestClassifierPage::asksForThePositiveClass()
{
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"pets.csv"_s, "label,score\ncat,0.9\ndog,0.2\ncat,0.4\n")}));
    ui::TableImport& import = open.import();
    QCOMPARE(import.positiveClass().currentIndex(), -1);
    QVERIFY(!OpenClassifier::button(import, QDialogButtonBox::Ok).isEnabled());
    QVERIFY(import.verdict().endsWith(u"Choose the positive class."_s));
    choose(import.positiveClass(), u"cat"_s);
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.samples().positiveWord(), u"cat"_s);
    QCOMPARE(open.matrix(), u"TP 1 FP 0 FN 1 TN 1"_s);
}

void TestClassifierPage::asksForTheSheet()
{
    OpenClassifier open;
    QVERIFY(!open.window.open({QStringLiteral(TEST_DATA "/workbooks/two-months.xlsx")}));
    auto* dialog = open.window.findChild<QInputDialog*>(u"sheetChoice"_s);
    QVERIFY(dialog);
    QCOMPARE(dialog->comboBoxItems(), (QStringList{u"May"_s, u"June"_s}));
    dialog->setTextValue(u"June"_s);
    dialog->accept();
    QCOMPARE(open.samples().samples().models.front().values, (std::vector<double>{0.875, 0.5}));
}

/// The positive class is asked for once, and again when the answer is revoked.
void TestClassifierPage::remembersAnAnswer()
{
    const QString pets = file(u"pets.csv"_s, "label,score\ncat,0.9\ndog,0.2\ncat,0.4\n");
    const QString others = file(u"others.csv"_s, "label,score\ndog,0.7\ncat,0.6\n");
    OpenClassifier open;
    QVERIFY(open.window.open({pets}));
    ui::TableImport& import = open.import();
    QVERIFY(import.remember().isChecked());
    choose(import.positiveClass(), u"cat"_s);
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY(open.window.open({others}));
    QVERIFY2(open.window.message().contains(u"These are the options you chose"_s),
             qPrintable(open.window.message()));
    QCOMPARE(open.samples().size(), std::size_t{2});
    QCOMPARE(open.samples().positiveWord(), u"cat"_s);
    open.action(u"Import options"_s)->trigger();
    ui::TableImport& again = open.import();
    again.remember().setChecked(false);
    QTest::mouseClick(&OpenClassifier::button(again, QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY(open.window.open({pets}));
    QCOMPARE(open.import().positiveClass().currentIndex(), -1);
    open.import().reject();
}

void TestClassifierPage::saysWhichRowsAreBad()
{
    OpenClassifier open;
    const QString path = file(
        u"ads.csv"_s, QByteArray(fourAds).replace("0.7", "high").replace("a4,0,", "a4,0,0.3,"));
    QVERIFY(open.window.open({path}));
    ui::TableImport& import = open.import();
    QVERIFY2(import.verdict().contains(u"ads.csv:3: "_s), qPrintable(import.verdict()));
    QVERIFY2(import.verdict().contains(u"“high”"_s), qPrintable(import.verdict()));
    QVERIFY2(import.verdict().contains(u"ads.csv:5: "_s), qPrintable(import.verdict()));
    QVERIFY(!OpenClassifier::button(import, QDialogButtonBox::Ok).isEnabled());
    QCOMPARE(open.samples().size(), std::size_t{1000});  // nothing half-applied
    QVERIFY(import.leaveOut().isVisible());
    QTest::mouseClick(&import.leaveOut(), Qt::LeftButton, {}, QPoint(8, 8));
    open.import();
    QVERIFY2(import.verdict().contains(u"2 rows are skipped."_s), qPrintable(import.verdict()));
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.samples().size(), std::size_t{2});
}

void TestClassifierPage::refusesWhatIsNoTable()
{
    OpenClassifier open;
    QVERIFY(!open.window.open({file(u"ads.csv"_s, QByteArray("label,score\n1,0.5\n\0", 20))}));
    QVERIFY2(open.window.message().contains(u"ads.csv"_s), qPrintable(open.window.message()));
    QCOMPARE(open.samples().size(), std::size_t{1000});
}

void TestClassifierPage::readsOtherwise()
{
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"ads.csv"_s, QByteArray("label;score\n1;0,75\n0;0,25\n"))}));
    // 0,75 is no number unless somebody says so.
    ui::TableImport& import = open.import();
    QVERIFY(import.decimalComma().isChecked());
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.samples().samples().models.front().values, (std::vector<double>{0.75, 0.25}));
    open.action(u"Import options"_s)->trigger();
    QTest::mouseClick(&OpenClassifier::button(open.import(), QDialogButtonBox::Cancel),
                      Qt::LeftButton);
    QCOMPARE(open.samples().size(), std::size_t{2});
}

void TestClassifierPage::proposesDecimalCommas_data()
{
    QTest::addColumn<bool>("isPasted");
    QTest::newRow("an opened file") << false;
    QTest::newRow("a pasted table") << true;
}

void TestClassifierPage::proposesDecimalCommas()
{
    QFETCH(const bool, isPasted);
    const QByteArray table = "befund;random forest\nkrank;0,76\ngesund;0,5\nkrank;0,25\n";
    OpenClassifier open;
    if (isPasted) {
        QApplication::clipboard()->setText(QString::fromUtf8(table));
        open.press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    } else {
        QVERIFY(open.window.open({file(u"semi.csv"_s, table)}));
    }
    ui::TableImport& import = open.import();
    QVERIFY(import.decimalComma().isChecked());
    QCOMPARE(import.role(1).currentText(), u"Score"_s);
    QVERIFY(!OpenClassifier::button(import, QDialogButtonBox::Ok).isEnabled());
    choose(import.positiveClass(), u"krank"_s);
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.samples().samples().models.front().values,
             (std::vector<double>{0.76, 0.5, 0.25}));
    QCOMPARE(open.samples().positiveWord(), u"krank"_s);
}

void TestClassifierPage::leavesOutRowsWithoutAScore()
{
    OpenClassifier open;
    QVERIFY(open.window.open(
        {file(u"nan.csv"_s, "sick,random forest\n1,0.76\n0,NaN\n0,0.25\n1,NaN\n")}));
    QVERIFY(open.page().workspace().isVisible());
    ui::TableImport& import = open.import();
    QVERIFY2(import.verdict().contains(u"nan.csv:3: "_s), qPrintable(import.verdict()));
    QVERIFY(import.leaveOut().isVisible());
    QTest::mouseClick(&import.leaveOut(), Qt::LeftButton, {}, QPoint(8, 8));
    open.import();
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.samples().samples().models.front().values, (std::vector<double>{0.76, 0.25}));
}

/// Each model is compared on the rows that all have: the second row has no score of a.
void TestClassifierPage::usesTheRowsOfEveryModel()
{
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"two.csv"_s, "sick,score_a,score_b\n1,0.75,0.5\n0,NaN,0.25\n"
                                                 "0,0.25,0.5\n")}));
    QVERIFY(!open.page().import());
    for (const QString& said : {u"Rows without a score: 1 for “score_a”."_s,
                                u"Only the 2 rows with a score of every model are used."_s})
        QVERIFY2(open.window.message().contains(said), qPrintable(open.window.message()));
    QCOMPARE(open.samples().samples().models.back().values, (std::vector<double>{0.5, 0.5}));
    open.action(u"Import options"_s)->trigger();
    ui::TableImport& import = open.import();
    QVERIFY2(import.verdict().contains(u"1 row is skipped."_s), qPrintable(import.verdict()));
    QVERIFY2(import.verdict().contains(u"1 for “score_a”"_s), qPrintable(import.verdict()));
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.samples().size(), std::size_t{2});
    // The remembered answer skips no worse rows.
    QVERIFY(open.window.open({file(u"worse.csv"_s, "sick,score_a,score_b\n1,0.75,0.5\n"
                                                   "0,high,0.25\n0,0.25,0.5\n")}));
    ui::TableImport& worse = open.import();
    QVERIFY2(worse.verdict().contains(u"worse.csv:3: "_s), qPrintable(worse.verdict()));
    worse.reject();
}

/// By counting pairs, the AUC is 3/4 of a and 2/4 of b.
void TestClassifierPage::asksWhichColumnIsTheScore()
{
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"two.csv"_s, "sick,a,b\n1,5,2\n0,3,4\n1,9,7\n0,8,6\n")}));
    ui::TableImport& import = open.import();
    QVERIFY(!OpenClassifier::button(import, QDialogButtonBox::Ok).isEnabled());
    for (const QString& said : {u"Which column holds the scores? Choose it above."_s,
                                u"the AUC of “a” is 0.750"_s, u"the AUC of “b” is 0.500"_s})
        QVERIFY2(import.verdict().contains(said), qPrintable(import.verdict()));
    choose(import.role(2), u"Score"_s);
    open.import();
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.samples().samples().models.front().values, (std::vector<double>{2, 4, 7, 6}));
}

/// Three of four are predicted right: the second dog is taken for a bird.
void TestClassifierPage::opensSeveralClasses()
{
    OpenClassifier open;
    auto& tab = *open.page().workspace().findChild<ui::ClassesPanel*>();
    QVERIFY(open.window.open(
        {file(u"animals.csv"_s, "id,label,prob_cat,prob_dog,prob_bird\n1,cat,0.8,0.1,0.1\n"
                                "2,dog,0.2,0.7,0.1\n3,dog,0.1,0.3,0.6\n4,bird,0.3,0.1,0.6\n")}));
    QVERIFY(!open.page().import());
    QVERIFY2(open.window.message().contains(u"scores for classes “cat”, “dog”, “bird” in"_s),
             qPrintable(open.window.message()));
    QVERIFY(tab.isVisible());
    const QAbstractItemModel& table = *tab.view().model();
    const auto cell = [&table](int row, int column) {
        return table.index(row, column).data().toString();
    };
    QCOMPARE(table.headerData(2, Qt::Horizontal).toString(), u"dog"_s);
    QCOMPARE(cell(1, 2), u"1 (0.5000)"_s);
    QCOMPARE(cell(1, 3), u"1 (0.5000)"_s);
    QCOMPARE(cell(3, 4), u"4"_s);
    // What is right is shaded as such, the wrong half of the dogs otherwise.
    QCOMPARE(table.index(0, 1).data(ui::ShadeRole).toDouble(), 1.0);
    QCOMPARE(table.index(1, 3).data(ui::ShadeRole).toDouble(), -0.5);
    QCOMPARE(open.samples().positiveWord(), u"cat"_s);
    // Enter on a row sets its class against the rest, everywhere.
    tab.view().setFocus();
    tab.view().setCurrentIndex(table.index(1, 0));
    QTest::keyClick(&tab.view(), Qt::Key_Return);
    QCOMPARE(open.samples().positiveWord(), u"dog"_s);
    QCOMPARE(open.samples().samples().models.front().values,
             (std::vector<double>{0.1, 0.7, 0.3, 0.1}));
    QCOMPARE(open.samples().nameOf(3), u"4"_s);
    QCOMPARE(tab.against().currentText(), u"dog"_s);
    choose(tab.against(), u"bird"_s);
    QCOMPARE(open.samples().counts(), (core::ConfusionMatrix{1, 1, 0, 2}));
    open.undo();
    QCOMPARE(open.samples().positiveWord(), u"dog"_s);
    choose(tab.shown(), u"Each class"_s);
    QVERIFY2(cell(1, 4).startsWith(u"0.5000"_s), qPrintable(cell(1, 4)));
    QCOMPARE(cell(3, 0), u"Macro mean"_s);
    // Of the pairs of a dog and a bird, 2 of 2 are won by the score of dogs, 1.5 by that of birds.
    choose(tab.shown(), u"Pairs of classes"_s);
    QCOMPARE(cell(2, 1), u"bird"_s);
    QVERIFY2(cell(2, 2).startsWith(u"0.8750"_s), qPrintable(cell(2, 2)));
    choose(tab.shown(), u"All classes"_s);
    QTRY_VERIFY2(cell(0, 1).startsWith(u"0.7500 ["_s), qPrintable(cell(0, 1)));
    // A chart of all classes stands beside it.
    auto& charts = *open.page().workspace().findChild<ui::ClassChartsPanel*>();
    QVERIFY(charts.isVisible());
    QCOMPARE(charts.curves().chart().lines.size(), std::size_t{5});  // with two averages
    QCOMPARE(ui::finishedFigure(charts).kind, u"class-roc"_s);
    choose(charts.shown(), u"Confusion matrix"_s);
    QCOMPARE(charts.matrix().chart().cells, (std::vector<double>{1, 0, 0, 0, 1, 1, 0, 0, 1}));
    QVERIFY(charts.matrix().cellAt(2, 2).width() > 10);
    QCOMPARE(ui::finishedFigure(charts).kind, u"confusion"_s);
    // An edit of a sample is one of the table: the second animal is a cat now, predicted a dog.
    choose(tab.shown(), u"k × k matrix"_s);
    auto& positive = *open.window.findChild<QComboBox*>(u"positiveClass"_s);
    QCOMPARE(positive.count(), 3);
    QCOMPARE(positive.currentText(), u"dog"_s);
    choose(positive, u"cat"_s);
    QCOMPARE(open.samples().positiveWord(), u"cat"_s);
    auto& samples = *open.window.findChild<ui::SamplesView*>();
    samples.setFocus();
    samples.clearSelection();
    samples.goTo(1);
    QCOMPARE(samples.currentIndex().siblingAtColumn(1).data().toString(), u"dog"_s);
    // Of many samples, the old chart stays until the new one is there.
    charts.work().setMuch(1);
    QTest::keyClick(&samples, Qt::Key_Space);
    QCOMPARE(samples.currentIndex().siblingAtColumn(1).data().toString(), u"cat"_s);
    QCOMPARE(cell(0, 2), u"1 (0.5000)"_s);
    QVERIFY(charts.isWorking());
    QCOMPARE(charts.matrix().chart().cells, (std::vector<double>{1, 0, 0, 0, 1, 1, 0, 0, 1}));
    QTRY_VERIFY(!charts.isWorking());
    QCOMPARE(charts.matrix().chart().cells, (std::vector<double>{1, 1, 0, 0, 0, 1, 0, 0, 1}));
    open.undo();
    QCOMPARE(cell(0, 2), u"0 (0.0000)"_s);
    QTimer::singleShot(0, qApp, [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* each : menu ? menu->actions() : QList<QAction*>())
            for (QAction* name : each->menu() ? each->menu()->actions() : QList<QAction*>())
                if (name->text() == u"bird"_s)
                    name->trigger();
        if (menu)
            menu->close();
    });
    QContextMenuEvent byKey(QContextMenuEvent::Keyboard, {5, 5}, samples.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(samples.viewport(), &byKey);
    QCOMPARE(cell(2, 2), u"1 (0.5000)"_s);
    // Samples of two classes have no tab for more.
    QVERIFY(open.window.open({file(u"ads.csv"_s, fourAds)}));
    QVERIFY(!tab.isVisible());
    QVERIFY(!open.samples().session().severalClasses);
}

void TestClassifierPage::saysWhatIsWrongOfSeveralClasses()
{
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"animals.csv"_s, "label,p_a,p_b\na,0.5,0.5\nb,0.25,0.75\n"
                                                     "c,0.1,0.9\nc,0.1,0.9\n")}));
    QVERIFY2(open.window.message().contains(
                 u"animals.csv:4: column “label”: the class “c” has no score"_s),
             qPrintable(open.window.message()));
    open.import().reject();
}

/// Where classes are called 0, 1 and 2, the key 1 is not the positive class.
void TestClassifierPage::digitsSetClassesOfTheirName()
{
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"digits.csv"_s, "p_0,p_1,p_2,y_true\n0.5,0.25,0.25,0\n"
                                                    "0.25,0.5,0.25,2\n0.125,0.75,0.125,1\n")}));
    auto& samples = *open.window.findChild<ui::SamplesView*>();
    samples.setFocus();
    samples.clearSelection();
    samples.setCurrentIndex(samples.model()->index(1, 0));
    QTest::keyClick(&samples, Qt::Key_1);
    QCOMPARE(open.samples().several()->labels, (std::vector<std::uint32_t>{0, 1, 1}));
    QTest::keyClick(&samples, Qt::Key_0);
    QCOMPARE(open.samples().several()->labels, (std::vector<std::uint32_t>{0, 0, 1}));
    QTest::keyClick(&samples, Qt::Key_2);
    QCOMPARE(open.samples().several()->labels, (std::vector<std::uint32_t>{0, 2, 1}));
    QCOMPARE(open.samples().history().undoText(), u"Label “2” as 2"_s);
}

/// Tables whose headings alone do not say that they are of several classes, or not which.
void TestClassifierPage::readsSeveralClassesOtherwise_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isOpened");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("headings 0, 1 and 2") << QByteArray("0,1,2,y_true\n0.5,0.25,0.25,0\n"
                                                       "0.25,0.5,0.25,2\n0.125,0.75,0.125,1\n")
                                         << true << u"scores for classes “0”, “1”, “2” in"_s;
    QTest::newRow("numbers for names, in the order of predict_proba")
        << QByteArray(",0,1,2,y_true\n0,0.5,0.25,0.25,cat\n1,0.25,0.5,0.25,emu\n"
                      "2,0.125,0.75,0.125,dog\n")
        << false << u"scores for classes “cat”, “dog”, “emu” in “0”, “1”, “2”"_s;
    QTest::newRow("decimal commas") << QByteArray("p_a;p_b;p_c;label\n0,5;0,25;0,25;a\n"
                                                  "0,25;0,5;0,25;c\n0,125;0,75;0,125;b\n")
                                    << false << u"scores for classes “a”, “b”, “c” in"_s;
}

/// The first is right, the second is of the third class and predicted the second, as the third is.
void TestClassifierPage::readsSeveralClassesOtherwise()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isOpened);
    QFETCH(const QString, verdict);
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"proba.csv"_s, text)}));
    QCOMPARE(open.page().import() == nullptr, isOpened);
    if (isOpened)
        open.action(u"Import options"_s)->trigger();
    ui::TableImport& import = open.import();
    if (!import.severalClasses().isChecked()) {
        const int label = import.preview().model()->columnCount() - 1;
        choose(import.role(label), u"Label"_s);
        for (int column = label - 3; column < label; ++column)
            choose(import.role(column), u"Score"_s);
        QTest::mouseClick(&import.severalClasses(), Qt::LeftButton, {}, QPoint(8, 8));
        open.import();
    }
    QVERIFY2(import.verdict().startsWith(u"3 samples of 3 classes."_s),
             qPrintable(import.verdict()));
    QVERIFY2(import.verdict().contains(verdict), qPrintable(import.verdict()));
    QVERIFY(!import.positiveClass().isEnabled());
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    const core::ClassSamples& several = *open.samples().several();
    QVERIFY((several.labels == std::vector<std::uint32_t>{0, 2, 1}));
    QVERIFY((several.predicted == std::vector<std::uint32_t>{0, 1, 1}));
    // One class of it against the rest, as before.
    open.action(u"Import options"_s)->trigger();
    ui::TableImport& again = open.import();
    if (again.severalClasses().isChecked()) {
        QTest::mouseClick(&again.severalClasses(), Qt::LeftButton, {}, QPoint(8, 8));
        open.import();
        QVERIFY2(again.verdict().startsWith(u"There are 3 labels."_s), qPrintable(again.verdict()));
    }
    again.reject();
}

void TestClassifierPage::setsAClassAgainstTheRest()
{
    QByteArray digits = "digit,forest\n";
    for (int i = 0; i < 20; ++i)
        digits += QByteArray::number(i % 10) + (i % 10 == 8 ? ",0.75\n" : ",0.25\n");
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"digits.csv"_s, digits)}));
    ui::TableImport& import = open.import();
    QCOMPARE(import.positiveClass().count(), 10);
    QCOMPARE(import.positiveClass().currentIndex(), -1);
    QVERIFY2(import.verdict().startsWith(u"There are 10 labels."_s), qPrintable(import.verdict()));
    QVERIFY(!OpenClassifier::button(import, QDialogButtonBox::Ok).isEnabled());
    choose(import.positiveClass(), u"3"_s);
    open.import();
    choose(import.positiveClass(), u"8"_s);
    open.import();
    QVERIFY2(import.verdict().startsWith(
                 u"20 samples: 2 labelled 8, 18 labelled not 8. The AUC of “forest” is 1.000."_s),
             qPrintable(import.verdict()));
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.samples().positiveWord(), u"8"_s);
    QCOMPARE(open.samples().negativeWord(), u"not 8"_s);
    QCOMPARE(open.matrix(), u"TP 2 FP 0 FN 0 TN 18"_s);
}

void TestClassifierPage::namesWeightsAndGroups()
{
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"weights.csv"_s, "label,score,weight,user\n1,0.9,1,a\n"
                                                     "0,0.8,3,a\n1,0.7,2,b\n0,0.1,1,b\n")}));
    QVERIFY2(open.window.message().startsWith(
                 u"Columns used: label “label” (positive = 1), score “score”, weight “weight”, "
                 "group “user”."_s),
             qPrintable(open.window.message()));
    // Won pairs weigh 1·3 + 1·1 + 2·1, lost ones 2·3.
    ui::AucPanel& panel = open.page().classifier().auc();
    QVERIFY2(panel.sentence().contains(u"6 of 12 pairs by weight"_s), qPrintable(panel.sentence()));
    QVERIFY2(panel.sentence().contains(u"Pairs won, by weight: 6; tied: 0; lost: 6."_s),
             qPrintable(panel.sentence()));
    open.action(u"Import options"_s)->trigger();
    ui::TableImport& import = open.import();
    choose(import.role(2), u"ignored"_s);
    choose(import.role(3), u"ignored"_s);
    open.import();
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY(open.samples().samples().weights.empty());
    QVERIFY(open.samples().samples().groupNames.empty());
    OpenWindow::settle();
    QVERIFY2(panel.sentence().contains(u"3 of 4 pairs)"_s), qPrintable(panel.sentence()));
}

/// As `rankscope FILE` does.
void TestClassifierPage::whatIsAskedAtTheStartHasNothingBeforeIt()
{
    ui::MainWindow window(ui::MainWindow::Memory::Forgets);
    QVERIFY(window.open({file(u"start.csv"_s, "state,p\nill,0.5\nwell,0.25\nill,0.75\n")}));
    window.forgetHistory();
    window.show();
    ui::ClassifierPage& page = window.classifierPage();
    QVERIFY(page.import());
    QVERIFY2(!page.document().hasSamples(), "no example is behind it");
    QComboBox& positive = page.import()->positiveClass();
    QTRY_COMPARE(positive.count(), 2);
    choose(positive, u"ill"_s);
    QTest::mouseClick(&OpenClassifier::button(*page.import(), QDialogButtonBox::Ok),
                      Qt::LeftButton);
    QTRY_COMPARE(page.document().size(), std::size_t{3});
    QVERIFY(!page.document().history().canUndo());
}

void TestClassifierPage::saysHowItReadWhatIsNotUtf8_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("encoding");
    QTest::newRow("Latin-1") << QByteArray("name,label,score\nM\xFCller,1,0.9\nJos\xE9,0,0.2\n")
                             << u"Latin-1"_s;
    QTest::newRow("GB18030") << QByteArray("\xC3\xFB\xB3\xC6,\xB1\xEA\xC7\xA9,\xB5\xC3\xB7\xD6\n"
                                           "\xB2\xE9\xD1\xAF,\xCA\xC7,0.9\n"
                                           "\xCE\xC4\xB5\xB5,\xB7\xF1,0.2\n")
                             << u"GB18030"_s;
}

void TestClassifierPage::saysHowItReadWhatIsNotUtf8()
{
    QFETCH(const QByteArray, table);
    QFETCH(const QString, encoding);
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"samples.csv"_s, table)}));
    QVERIFY2(open.window.message().contains(u"not UTF-8, so it is read as %1."_s.arg(encoding)),
             qPrintable(open.window.message()));
    QCOMPARE(open.samples().samples().size(), std::size_t{2});
}

void TestClassifierPage::matrixByCountsIsFound()
{
    OpenWindow open;  // with the ranking in front
    open.press(Qt::Key_F1);
    auto* sheet = open.window.findChild<ui::ShortcutSheet*>();
    QVERIFY(sheet);
    for (const QString& word : {u"count"_s, u"matrix"_s, u"confusion"_s}) {
        sheet->search().setText(word);
        QVERIFY2(sheet->list().model()->rowCount() > 0, qPrintable(word));
    }
    QTest::keyClick(&sheet->search(), Qt::Key_Return);
    ui::ClassifierPage& page = open.window.classifierPage();
    QTRY_VERIFY(page.workspace().isVisible());
    QVERIFY(!page.document().hasSamples());
    auto& field = page.classifier().matrix().field(core::Outcome::TruePositive);
    QTRY_VERIFY(field.isVisible());
    OpenWindow::settle();
    QVERIFY(field.hasFocus());
    open.type(u"19"_s);
    open.press(Qt::Key_Tab);
    QCOMPARE(page.document().counts(), (core::ConfusionMatrix{19, 0, 0, 0}));
    for (int i = 0; i < 2; ++i)
        open.undo();  // though the field has the focus
    QCOMPARE(page.document().size(), std::size_t{1000});
}

void TestClassifierPage::doubleClickOffersCounts()
{
    OpenClassifier open;
    ui::MatrixPanel& matrix = open.page().classifier().matrix();
    const auto doubleClick = [&] {
        ui::MatrixCell& cell = matrix.cell(core::Outcome::FalsePositive);
        QTest::mouseClick(&cell, Qt::LeftButton);
        QTest::mouseDClick(&cell, Qt::LeftButton);
        QTest::mouseRelease(&cell, Qt::LeftButton);
        return open.window.findChild<QMessageBox*>();
    };
    QMessageBox* box = doubleClick();
    QVERIFY(box && box->isVisible());
    QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    QTRY_VERIFY(!open.window.findChild<QMessageBox*>());
    QVERIFY(open.samples().hasSamples());
    box = doubleClick();
    QVERIFY(box);
    QTest::mouseClick(box->button(QMessageBox::Ok), Qt::LeftButton);
    QTRY_VERIFY(!open.samples().hasSamples());
    QVERIFY(matrix.field(core::Outcome::TruePositive).isVisible());
    QVERIFY(QTest::qWaitForWindowActive(&open.window));
    open.undo();
    QVERIFY(open.samples().hasSamples());
}

void TestClassifierPage::everyGestureIsAStep()
{
    OpenClassifier open;
    ui::ClassifierWorkspace& workspace = open.page().classifier();
    const double start = open.samples().threshold();
    std::vector<double> thresholds{start};
    const auto drag = [](QWidget& view, QPointF from, QPointF to) {
        const QPoint first = from.toPoint();
        QTest::mousePress(&view, Qt::LeftButton, {}, first);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(&view, (from + (to - from) * i / 4).toPoint());
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to.toPoint());
    };
    const auto noted = [&] {
        OpenWindow::settle();
        thresholds.push_back(open.samples().threshold());
    };
    const QRectF scores = workspace.panel<ui::DistributionPanel>().view().dataArea();
    drag(workspace.panel<ui::DistributionPanel>().view(), scores.center(),
         scores.center() + QPointF(60, 0));
    noted();
    ui::CurveView& roc = workspace.panel<ui::RocPanel>().view();
    const QPointF mark = roc.positionOf({0, open.samples().point()});
    drag(roc, mark, mark + QPointF(60, -40));
    noted();
    open.press(Qt::Key_2, Qt::AltModifier);
    noted();
    for (int i = 0; i < 2; ++i) {
        open.press(Qt::Key_Down, Qt::AltModifier);
        noted();
    }
    open.control<QDoubleSpinBox>("classifierThreshold").setFocus();
    open.press(Qt::Key_Down);
    noted();
    for (std::size_t i = thresholds.size(); --i > 0;) {
        QVERIFY(thresholds[i] != thresholds[i - 1]);
        QCOMPARE(open.samples().threshold(), thresholds[i]);
        open.undo();
    }
    QCOMPARE(open.samples().threshold(), start);
}

void TestClassifierPage::pastesATable()
{
    OpenClassifier open;
    QApplication::clipboard()->setText(QString::fromUtf8(QByteArray(fourAds).replace(',', '\t')));
    open.press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    ui::TableImport& import = open.import();
    QTest::mouseClick(&OpenClassifier::button(import, QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(open.matrix(), u"TP 2 FP 1 FN 0 TN 1"_s);
}

void TestClassifierPage::savesAndOpens()
{
    const QString path = m_folder->filePath(u"ads.rankscope.json"_s);
    {
        OpenClassifier open;
        QVERIFY(open.window.open({file(u"ads.csv"_s, fourAds)}));
        open.samples().setThreshold(0.65);
        open.samples().saved(path);
        open.samples().setThreshold(0.66);
        open.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(open.window.message(), QString());
    }
    OpenWindow open;
    QVERIFY(open.window.open({path}));
    ui::ClassifierPage& page = open.window.classifierPage();
    QVERIFY(page.workspace().isVisible());
    QCOMPARE(page.document().threshold(), 0.66);
    QCOMPARE(page.document().size(), std::size_t{4});
    QCOMPARE(page.document().path(), path);
    QVERIFY(!open.window.isWindowModified());
}

void TestClassifierPage::restoresWhatAKilledProgramHad()
{
    const QString folder = m_folder->filePath(u"recovery"_s);
    const ui::Autosave::Pace atOnce{std::chrono::milliseconds(1), std::chrono::milliseconds(5)};
    core::SampleSession before;
    {
        // What a program leaves that was killed: its file, and nobody who holds it.
        OpenClassifier open(Memory::Remembers);
        QVERIFY(open.window.open({file(u"ads.csv"_s, fourAds)}));
        open.window.protect(folder, atOnce);
        open.samples().setThreshold(0.65);
        before = open.samples().session();
        QTRY_COMPARE(QDir(folder).entryList({u"*.rankscope.json"_s}).size(), 1);
        QFile::copy(QDir(folder).filePath(QDir(folder).entryList({u"*.rankscope.json"_s}).front()),
                    m_folder->filePath(u"left"_s));
        open.samples().history().setClean();
        open.document().history().setClean();
    }
    QFile::copy(m_folder->filePath(u"left"_s), QDir(folder).filePath(u"left.rankscope.json"_s));
    OpenWindow open({1440, 900}, Memory::Remembers);
    open.document().history().clear();
    open.window.protect(folder, atOnce);
    auto* offer = open.window.findChild<ui::RecoveryOffer*>();
    QTRY_VERIFY(offer->isVisible());
    QTest::mouseClick(&offer->button(ui::RecoveryOffer::Restore), Qt::LeftButton);
    QVERIFY(open.window.classifierPage().workspace().isVisible());
    QVERIFY(open.window.classifierPage().document().session() == before);
    QVERIFY(open.window.isWindowModified());
    open.window.classifierPage().document().history().setClean();
}

void TestClassifierPage::asksBeforeClosing()
{
    OpenClassifier open(Memory::Remembers);
    open.document().history().setClean();
    open.samples().setThreshold(0.65);
    open.click(open.rail(u"Ranking"_s));
    QString question;
    QString answers;
    const WhenAsked<QMessageBox> closing([&](QMessageBox& box) {
        question = box.text();
        answers = box.informativeText();
        QTest::mouseClick(box.button(QMessageBox::Cancel), Qt::LeftButton);
    });
    QVERIFY(!open.window.close());
    QCOMPARE(question, u"“Ad clicks” (Classifier) has unsaved changes."_s);
    QVERIFY2(
        answers.startsWith(u"Save asks where to save them. Discard deletes them permanently"_s),
        qPrintable(answers));
    QVERIFY(open.page().workspace().isVisible());  // what the question is about
}

void TestClassifierPage::becomesARankedList()
{
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"ads.csv"_s, fourAds)}));
    open.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(open.workspace().isVisible());
    QCOMPARE(open.chips(), u"1 1 0 0"_s);
    QCOMPARE(open.document().list().query, std::string("ads.csv"));
    QCOMPARE(open.document().list().ranked.front().score, std::optional(0.9));
}

void TestClassifierPage::listBecomesSamples()
{
    OpenWindow open;
    core::Session session = sessionOf({2, 0, 1});
    for (std::size_t i = 0; i < 3; ++i)
        session.list.ranked[i].score = 3.0 - static_cast<double>(i);
    open.document().load(session, QString(), u"Open"_s);
    open.press(Qt::Key_J, Qt::ControlModifier);
    ui::ClassifierPage& page = open.window.classifierPage();
    QVERIFY(page.workspace().isVisible());
    QCOMPARE(page.document().samples().labels, (std::vector<std::uint8_t>{1, 0, 1}));
    QCOMPARE(page.document().samples().models.front().values, (std::vector<double>{3, 2, 1}));
}

void TestClassifierPage::messagesStayWithTheirWorkspace()
{
    OpenClassifier open;
    open.window.open({file(u"four.csv"_s, fourAds)});
    OpenWindow::settle();
    QVERIFY2(open.window.message().startsWith(u"Columns used:"_s),
             qPrintable(open.window.message()));
    open.click(open.rail(u"Ranking"_s));
    QVERIFY(open.workspace().isVisible());
    QCOMPARE(open.window.message(), QString());
    open.window.open({file(u"four.csv"_s, fourAds)});
    OpenWindow::settle();
    QVERIFY(!open.window.message().isEmpty());
    open.action(u"New samples"_s)->trigger();
    QCOMPARE(open.window.message(), QString());
}

void TestClassifierPage::severalModelsLeaveRoomForTheButtons()
{
    OpenClassifier open;
    open.window.open({file(u"two.tsv"_s, "id\tclicked\told\tnew\n"
                                         "a\tyes\t0.9\t0.7\n"
                                         "b\tno\t0.6\t0.2\n")});
    OpenWindow::settle();
    QCOMPARE(open.samples().samples().models.size(), std::size_t{2});
    const auto& model = open.control<QComboBox>("classifierModel");
    QVERIFY(model.isVisible());
    QVERIFY(open.control<QToolButton>("primary").isVisible());
}

void TestClassifierPage::scoresStandWhole()
{
    OpenClassifier open;
    open.page().classifier().samples().view().samples().setSort({});
    for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
        open.window.resize(size);
        OpenWindow::settle();
        const ui::SamplesView& view = open.page().classifier().samples().view();
        const int section = open.page().classifier().samples().view().samples().scoreSection();
        const QModelIndex score = view.model()->index(0, section);
        QCOMPARE(score.data().toString(), u"0.3878"_s);
        QVERIFY(view.sizeHintForIndex(score).width() <= view.columnWidth(section));
    }
}

void TestClassifierPage::thresholdsOfAnySize()
{
    OpenClassifier open;
    open.window.open({file(u"small.csv"_s, "label,score\n1,4e-10\n0,3e-10\n1,2e-10\n")});
    OpenWindow::settle();
    auto& box = open.control<QDoubleSpinBox>("classifierThreshold");
    box.setFocus();
    box.selectAll();
    open.type(u"2.5e-10"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.samples().threshold(), 2.5e-10);
    QCOMPARE(open.matrix(), u"TP 1 FP 1 FN 1 TN 0"_s);
    QCOMPARE(box.text(), u"2.5e-10"_s);
    const ui::SamplesView& view = open.page().classifier().samples().view();
    QCOMPARE(view.model()
                 ->index(0, open.page().classifier().samples().view().samples().scoreSection())
                 .data()
                 .toString(),
             u"4e−10"_s);
    // The point that accepts nothing has no number.
    box.setFocus();
    for (int i = 0; i < 3; ++i)
        open.press(Qt::Key_Up);
    QCOMPARE(box.text(), u"∞"_s);
    QCOMPARE(open.matrix(), u"TP 0 FP 0 FN 2 TN 1"_s);
    open.press(Qt::Key_Return);
    QVERIFY(std::isinf(open.samples().threshold()));
    box.selectAll();
    open.type(u"nan"_s);
    open.press(Qt::Key_Return);
    QVERIFY(std::isinf(open.samples().threshold()));
}

void TestClassifierPage::typedThresholds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("threshold");
    QTest::addColumn<QString>("said");
    QTest::newRow("a decimal comma") << u"0,3"_s << 0.3 << QString();
    QTest::newRow("percent") << u"30%"_s << 0.3 << QString();
    QTest::newRow("below 0") << u"-1"_s << -1.0 << QString();
    QTest::newRow("letters") << u"abc"_s << 0.5 << u"“abc” is not a number. Restored 0.5."_s;
    QTest::newRow("a thousand or one")
        << u"1,000"_s << 0.5
        << u"“1,000” could mean 1.000 or 1000. Type one of these. Restored 0.5."_s;
}

void TestClassifierPage::typedThresholds()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, said);
    OpenClassifier open;
    open.samples().setThreshold(0.5);
    auto& box = open.control<QDoubleSpinBox>("classifierThreshold");
    box.setFocus();
    box.selectAll();
    open.type(typed);
    open.press(Qt::Key_Return);
    QTEST(open.samples().threshold(), "threshold");
    if (!said.isEmpty()) {
        QTRY_COMPARE(QToolTip::text(), said);
        QToolTip::hideText();
    }
}

void TestClassifierPage::thresholdsHaveTheDigitsThatTell()
{
    OpenClassifier open;
    open.window.open({file(u"fine.csv"_s, "label,score\n1,0.6\n0,0.5\n1,0.499994\n0,0.2\n")});
    open.samples().setThreshold(0.5);
    OpenWindow::settle();
    ui::ClassifierWorkspace& panels = open.page().classifier();
    QCOMPARE(panels.matrix().remark(), u"score ≥ 0.5"_s);
    QCOMPARE(panels.auc().thresholdText(),
             u"Lowering the threshold to 0.49999 finds 1 more positive (the point moves up)."_s);
    open.samples().setThreshold(0.49999);
    OpenWindow::settle();
    QCOMPARE(panels.matrix().remark(), u"score ≥ 0.49999"_s);
}

void TestClassifierPage::aScoreThatIsNoneIsSaid()
{
    OpenClassifier open;
    ui::SamplesView& view = open.page().classifier().samples().view();
    const int section = view.samples().scoreSection();
    view.setCurrentIndex(view.model()->index(0, section));
    view.setFocus();
    open.press(Qt::Key_F2);
    open.type(u"abc"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.window.message(), u"“abc” is not a score. Enter a number such as 0.42."_s);
}

void TestClassifierPage::columnsOfNumbersThatAreNotUsedAreSaid_data()
{
    QTest::addColumn<QByteArray>("heading");
    QTest::addColumn<QString>("said");
    QTest::newRow("another model")
        << QByteArray("y,score,model_b") << u"1 numeric column was ignored: “model_b”."_s;
    QTest::newRow("two models") << QByteArray("y,bm25,dense") << QString();
}

void TestClassifierPage::columnsOfNumbersThatAreNotUsedAreSaid()
{
    QFETCH(const QByteArray, heading);
    QFETCH(const QString, said);
    OpenClassifier open;
    QVERIFY(open.window.open({file(u"two.csv"_s, heading + "\n0,0.17,0.02\n1,0.9,0.8\n")}));
    QCOMPARE(open.window.message().contains(u"ignored"_s), !said.isEmpty());
    QVERIFY2(open.window.message().contains(said), qPrintable(open.window.message()));
}

void TestClassifierPage::keysOfTheReadingDialogAreUnambiguous()
{
    OpenClassifier open;
    open.window.open({file(u"bad.csv"_s, "label,score\n1,0.75\n0,\n")});
    QStringList keys;
    for (const QAbstractButton* button : open.import().findChildren<QAbstractButton*>())
        keys << QKeySequence::mnemonic(button->text()).toString();
    for (const QLabel* label : open.import().findChildren<QLabel*>())
        if (label->buddy())
            keys << QKeySequence::mnemonic(label->text()).toString();
    keys.removeAll(QString());
    QVERIFY(keys.size() > 5);
    QVERIFY2(keys.removeDuplicates() == 0, qPrintable(keys.join(u' ')));
}

void TestClassifierPage::weightsAddUpReadably()
{
    const QLocale c = QLocale::c();
    QCOMPARE(ui::tallyText(0.1 + 0.2, c), u"0.3"_s);
    QCOMPARE(ui::tallyText(150.29999999999998, c), u"150.3"_s);
    QCOMPARE(ui::tallyText(12.5, c), u"12.5"_s);
    QCOMPARE(ui::tallyText(-0.5, c), u"−0.5"_s);
    QCOMPARE(ui::tallyText(-1234, c), u"−1234"_s);
    QCOMPARE(ui::tallyText(0.00002, c), u"2e−05"_s);
    QCOMPARE(ui::tallyText(14400000000.25, c), u"14\u202F400\u202F000\u202F000.25"_s);
    QCOMPARE(ui::tallyText(1999.99999, c), u"2000"_s);
}

void TestClassifierPage::largeTextLeavesRoomToRead()
{
    OpenClassifier open;
    open.window.resize(1024, 640);
    const int zoomed = 5;  // to 1.5 and beyond
    for (int i = 0; i < zoomed; ++i)
        open.action(u"Larger"_s)->trigger();
    OpenWindow::settle();
    ui::ClassifierWorkspace& workspace = open.page().classifier();
    const double line = open.window.fontMetrics().height();
    QVERIFY(workspace.panel<ui::RocPanel>().height() > 8 * line);
    QVERIFY(workspace.lenses().height() > 8 * line);
    // What does not fit can be scrolled to, and the focus takes it along.
    auto* scroll = workspace.findChild<QScrollArea*>(u"panelScroll"_s, Qt::FindDirectChildrenOnly);
    QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
    scroll->ensureWidgetVisible(&workspace.panel<ui::RatesPanel>());
    QVERIFY(scroll->verticalScrollBar()->value() > 0);
}

void TestClassifierPage::presents()
{
    OpenClassifier open;
    open.press(Qt::Key_F5);
    OpenWindow::settle();
    auto* talk = qobject_cast<ui::ClassifierPresentation*>(open.page().presenting().presentation());
    QVERIFY(talk);
    QVERIFY(QTest::qWaitForWindowActive(talk));
    const std::size_t point = open.samples().point();
    QTest::keyClick(talk->windowHandle(), Qt::Key_PageDown);
    QCOMPARE(open.samples().point(), point + 1);
    QTest::keyClick(talk->windowHandle(), Qt::Key_PageUp);
    QCOMPARE(open.samples().point(), point);
    QTest::keyClick(talk->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(!open.page().presenting().presentation());
}

void TestClassifierPage::remembersItsLayout()
{
    QByteArray layout;
    {
        OpenClassifier open(Memory::Remembers);
        auto* splitter = open.page().workspace().findChild<QSplitter*>();
        QList<int> sizes = splitter->sizes();
        sizes.front() += 40;
        splitter->setSizes(sizes);
        emit splitter->splitterMoved(sizes.front(), 1);
        layout = open.page().layoutState();
        open.document().history().setClean();
    }
    OpenClassifier open(Memory::Remembers);
    QCOMPARE(open.page().layoutState(), layout);
    open.document().history().setClean();
}

/// What another tool says is typed without the mouse.
void TestClassifierPage::tabLeadsFromATabIntoItsPanel()
{
    OpenClassifier open;
    auto& panel = *open.window.findChild<ui::ToolsPanel*>();
    static_cast<ui::ClassifierWorkspace&>(open.page().workspace()).bringToFront(panel);
    open.settle();
    open.page().classifier().lenses().tabs().setFocus();
    constexpr int most = 12;
    for (int i = 0; i < most && !panel.finder().line().hasFocus(); ++i)
        open.press(Qt::Key_Tab);
    QVERIFY(panel.finder().line().hasFocus());
}

QTEST_MAIN(TestClassifierPage)

}  // namespace tst_classifier_page

#include "tst_classifier_page.moc"
