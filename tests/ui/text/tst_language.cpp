// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/small_lesson.h"
#include "tests/ui/open_window.h"

#include "ui/text/language/language.h"
#include "ui/toolkit/shortcuts/key_entries.h"
#include "ui/window/language_menu.h"
#include "ui/window/page/workspace_page.h"

#include <QColorDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>

namespace tst_language {

using namespace ranking_samples;
using Memory = ui::MainWindow::Memory;

namespace {

/// The popup that has the keys.
QMenu* openMenu()
{
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

void pick(OpenWindow& open, const QString& entry)
{
    open.press(Qt::Key_V, Qt::AltModifier);
    QTRY_VERIFY(openMenu());
    QTest::keyClick(openMenu(), Qt::Key_G);
    QTRY_VERIFY(qobject_cast<ui::LanguageMenu*>(openMenu()));
    QMenu& languages = *openMenu();
    for (int tried = 0; tried < languages.actions().size(); ++tried)
        if (!languages.activeAction() || languages.activeAction()->text() != entry)
            QTest::keyClick(&languages, Qt::Key_Down);
    QCOMPARE(languages.activeAction()->text(), entry);
    QTest::keyClick(&languages, Qt::Key_Return);
    QTRY_VERIFY(!openMenu());
}

}  // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyCatalogueIsOffered();
    void wishes_data();
    void wishes();
    void everythingIsSaidInIt();
    void qtsOwnSentences();
    void pluralsOfEnglish();
    void helpSpeaks_data();
    void helpSpeaks();
    void choiceOutweighsTheDesktop();
    void unknownIsRefused();
    void withoutADisplay();
    void toolBarsSpareTheLetters();
    void lessonOfAnotherLanguageIsTold();
    void isChosenByKeys();
    void choiceIsShownAtTheNextStart();
    void pictureForgets();

private:
    QTemporaryDir m_settings;
};

void TestLanguage::initTestCase()
{
    QVERIFY(m_settings.isValid());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    QApplication::setOrganizationName(u"rankscope"_s);
    QApplication::setApplicationName(u"language"_s);
}

void TestLanguage::init()
{
    failOnWarnings();
    QSettings().clear();
    adoptLook();
}

void TestLanguage::cleanup()
{
    ui::speak(u"en"_s);
}

void TestLanguage::everyCatalogueIsOffered()
{
    QStringList told;
    for (const ui::Language& language : ui::languages())
        told << language.code + u' ' + language.name;
    QCOMPARE(told.front(), u"en English"_s);
    QVERIFY(told.contains(u"zh_CN 简体中文"_s));
    QCOMPARE(ui::LanguageMenu({}).actions().size(), told.size() + 1);
}

void TestLanguage::wishes_data()
{
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("code");
    QTest::newRow("English") << u"en"_s << u"en"_s;
    QTest::newRow("British") << u"en_GB"_s << u"en"_s;
    QTest::newRow("Chinese") << u"zh"_s << u"zh_CN"_s;
    QTest::newRow("Chinese of a desktop") << u"zh-Hans-CN"_s << u"zh_CN"_s;
    QTest::newRow("Chinese of Singapore") << u"zh_SG"_s << u"zh_CN"_s;
    QTest::newRow("signs of Taiwan") << u"zh_TW"_s << QString();
    QTest::newRow("not spoken") << u"de"_s << QString();
    QTest::newRow("no language") << u"xx"_s << QString();
    QTest::newRow("the C locale") << u"C"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void TestLanguage::wishes()
{
    QFETCH(const QString, wish);
    QTEST(ui::languageFor(wish), "code");
}

void TestLanguage::everythingIsSaidInIt()
{
    ui::speak(u"zh_CN"_s);
    QCOMPARE(ui::spokenLanguage(), u"zh_CN"_s);
    QCOMPARE(ui::LanguageMenu({}).actions().front()->text(), u"跟随系统(&S)"_s);
    QDialogButtonBox buttons(QDialogButtonBox::Cancel);
    QVERIFY(buttons.button(QDialogButtonBox::Cancel)->text().contains(u"取消"_s));
    ui::speak(u"en"_s);
    QCOMPARE(ui::LanguageMenu({}).actions().front()->text(), u"&Same as system"_s);
}

/// Nobody reads English in a dialog of Qt's, but for a few words that are the same everywhere.
void TestLanguage::qtsOwnSentences()
{
    ui::speak(u"zh_CN"_s);
    QColorDialog colours;
    colours.setOption(QColorDialog::DontUseNativeDialog);
    QFileDialog files;
    files.setOption(QFileDialog::DontUseNativeDialog);
    QLineEdit field;
    const std::unique_ptr<QMenu> menu(field.createStandardContextMenu());
    QStringList said;
    for (const QAction* action : menu->actions())
        said << action->text().section(u'\t', 0, 0);
    for (const QDialog* dialog : std::initializer_list<QDialog*>{&colours, &files}) {
        for (const auto* label : dialog->findChildren<QLabel*>())
            said << label->text();
        for (const auto* button : dialog->findChildren<QAbstractButton*>())
            said << button->text() << button->toolTip();
    }
    QVERIFY(said.size() > 40);
    QCOMPARE(QKeySequence(Qt::ALT | Qt::Key_Up).toString(QKeySequence::NativeText), u"Alt+↑"_s);
    static const QRegularExpression english(u"[A-Za-z]{2,}"_s);
    for (const QString& each : said)
        QVERIFY2(!QString(each).remove(u"HTML"_s).contains(english), qPrintable(each));
}

void TestLanguage::pluralsOfEnglish()
{
    // As a program that never chose a language.
    const auto documents = [](int n) {
        return QCoreApplication::translate("ui::LossModel", "%n documents", nullptr, n);
    };
    QCOMPARE(documents(1), u"1 document"_s);
    QCOMPARE(documents(2), u"2 documents"_s);
}

void TestLanguage::helpSpeaks_data()
{
    QTest::addColumn<QString>("desktop");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("expected");
    const QString english = u"Interface zoom, 0.5 to 3."_s;
    const QString chinese = u"界面缩放，0.5 到 3。"_s;
    QTest::newRow("the desktop's") << u"zh_CN"_s << QStringList{} << chinese;
    QTest::newRow("the desktop's first that is spoken")
        << u"de:zh_CN:en"_s << QStringList{} << chinese;
    QTest::newRow("English where none is spoken") << u"de:fr"_s << QStringList{} << english;
    QTest::newRow("what was asked for") << u"de"_s << QStringList{u"--lang"_s, u"zh"_s} << chinese;
    QTest::newRow("English that was asked for")
        << u"zh_CN"_s << QStringList{u"--lang=en"_s} << english;
    QTest::newRow("pictures in English")
        << u"zh_CN"_s << QStringList{u"--screenshot"_s, u"x.png"_s} << english;
    QTest::newRow("pictures as asked for")
        << u"de"_s << QStringList{u"--screenshot"_s, u"x.png"_s, u"--lang"_s, u"zh_CN"_s}
        << chinese;
}

/// The program's own start, before it has a window.
void TestLanguage::helpSpeaks()
{
    QFETCH(const QString, desktop);
    QFETCH(const QStringList, options);
    QFETCH(const QString, expected);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LANGUAGE"_s, desktop);
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(WINDOW), options + QStringList{u"--help"_s});
    QVERIFY(program.waitForFinished());
    const QString said = QString::fromUtf8(program.readAllStandardOutput()).simplified();
    QVERIFY2(said.contains(expected), qPrintable(said));
}

void TestLanguage::choiceOutweighsTheDesktop()
{
    QTemporaryDir settings;
    QVERIFY(QDir(settings.path()).mkpath(u"rankscope"_s));
    QFile file(settings.filePath(u"rankscope/rankscope.conf"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[window]\nlanguage=zh_CN\n");
    file.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LANGUAGE"_s, u"en"_s);
    environment.insert(u"XDG_CONFIG_HOME"_s, settings.path());
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(WINDOW), {u"--help"_s});
    QVERIFY(program.waitForFinished());
    QVERIFY(QString::fromUtf8(program.readAllStandardOutput()).contains(u"界面缩放"_s));
}

void TestLanguage::unknownIsRefused()
{
    QProcess program;
    program.start(QStringLiteral(WINDOW), {u"--lang"_s, u"xx"_s});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 2);
    QCOMPARE(QString::fromUtf8(program.readAllStandardError()),
             u"rankscope: --lang: “xx” is not available; choose from en, zh_CN\n"_s);
}

/// It is no question of the language, but of the program's own start.
void TestLanguage::withoutADisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(WINDOW), QStringList());
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 1);
    const QString said = QString::fromUtf8(program.readAllStandardError());
    QVERIFY2(
        said.endsWith(
            u"rankscope: cannot open a window because no display was found. Use rankscope-cli, or save a picture of the window with rankscope --screenshot file.png.\n"_s),
        qPrintable(said));
}

void TestLanguage::toolBarsSpareTheLetters()
{
    ui::speak(u"zh_CN"_s);
    QCOMPARE(ui::withoutMarks(u"打开(&O)…"_s), u"打开…"_s);
    OpenWindow open;
    for (ui::WorkspacePage* page : open.window.pages()) {
        open.window.bringToFront(*page);
        OpenWindow::settle();
        int seen = 0;
        for (const auto* button : open.window.findChildren<QToolButton*>())
            if (button->isVisible() && qobject_cast<QToolBar*>(button->parentWidget())) {
                ++seen;
                QVERIFY2(!button->text().contains(u'('), qPrintable(button->text()));
            }
        QVERIFY(seen > 4);
    }
}

void TestLanguage::lessonOfAnotherLanguageIsTold()
{
    ui::speak(u"zh_CN"_s);
    const QString file = m_settings.filePath(u"english.md"_s);
    QFile written(file);
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(QByteArray::fromStdString(
        smallLessonText("```rankscope list A\n3 2 3 0 1\n```\n", "measure=nDCG@3 of=A")));
    written.close();
    OpenWindow open;
    QVERIFY(open.window.open({file}));
    QCOMPARE(open.window.message(), u"本课没有简体中文文本，以\u2009English\u2009显示。"_s);
    QCOMPARE(open.window.openLesson(u"which-ideal"_s), QString());
    QCOMPARE(open.window.message(), QString());
}

void TestLanguage::isChosenByKeys()
{
    OpenWindow open({1440, 900}, Memory::Remembers);
    pick(open, u"简体中文"_s);
    QCOMPARE(ui::requestedLanguage(), u"zh_CN"_s);
    QCOMPARE(open.window.message(), u"Rankscope will use 简体中文 after you restart it."_s);
    QCOMPARE(ui::spokenLanguage(), u"en"_s);
    pick(open, u"&Same as system"_s);
    QCOMPARE(ui::chosenLanguage(), QString());
    QCOMPARE(open.window.message(), u"Rankscope stays in English."_s);
}

void TestLanguage::choiceIsShownAtTheNextStart()
{
    QVERIFY(ui::LanguageMenu({}).actions().front()->isChecked());
    const ui::LanguageMenu menu(u"zh_CN"_s);
    for (const QAction* action : menu.actions())
        QCOMPARE(action->isChecked(), action->text() == u"简体中文"_s);
}

void TestLanguage::pictureForgets()
{
    OpenWindow open;
    pick(open, u"简体中文"_s);
    QCOMPARE(ui::chosenLanguage(), QString());
}

QTEST_MAIN(TestLanguage)

}  // namespace tst_language

#include "tst_language.moc"
