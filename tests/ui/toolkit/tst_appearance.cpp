// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/toolkit/motion/motion.h"
#include "ui/toolkit/theme/appearance.h"
#include "ui/toolkit/theme/faces.h"
#include "ui/window/appearance_menu.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace tst_appearance {

using namespace ranking_samples;
using Choice = ui::Appearance::Choice;
using Memory = ui::MainWindow::Memory;

namespace {

/// A desktop that a test changes.
class PretendedDesktop : public ui::DesktopLook {
public:
    void follow() override { isFollowed = true; }
    void want(bool dark) { emit darkRequested(dark); }
    void reduceMotion(bool reduced) { emit reducedMotionRequested(reduced); }

    bool isFollowed = false;
};

PretendedDesktop& pretendedDesktopOf(ui::Appearance& appearance)
{
    auto desktop = std::make_unique<PretendedDesktop>();
    PretendedDesktop& reference = *desktop;
    appearance.setDesktop(std::move(desktop));
    return reference;
}

QFont desktopFont()
{
    QFont font(u"DejaVu Serif"_s);
    font.setPixelSize(14);
    return font;
}

bool isDark(OpenWindow& open)
{
    OpenWindow::settle();
    const QImage image = open.window.grab().toImage();
    // A card's surface, at the right end of the ranked list's header.
    const QWidget& panel = open.workspace().rankedList();
    const QPoint place = panel.mapTo(&open.window, QPoint(panel.width() / 2, panel.height() - 4));
    return image.pixelColor(place).lightness() < 128;
}

}  // namespace

class TestAppearance : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void followsTheDesktop_data();
    void followsTheDesktop();
    void choiceOutweighsTheDesktop_data();
    void choiceOutweighsTheDesktop();
    void followsAgain();
    void menuIsByKeyboard();
    void isRemembered();
    void pictureForgets();
    void damagedSettingFollows();
    void fontIsItsOwn();
    void desktopFontIsRemembered();
    void pictureForgetsTheFont();
    void motionFollowsTheDesktop();
    void motionIsReducedByHand();

private:
    QTemporaryDir m_settings;
};

void TestAppearance::initTestCase()
{
    QVERIFY(m_settings.isValid());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    QApplication::setOrganizationName(u"rankscope"_s);
    QApplication::setApplicationName(u"appearance"_s);
}

void TestAppearance::init()
{
    failOnWarnings();
    QSettings().clear();
    adoptLook();
}

void TestAppearance::cleanup()
{
    adoptLook();
}

void TestAppearance::followsTheDesktop_data()
{
    QTest::addColumn<bool>("startsDark");
    QTest::newRow("starts light") << false;
    QTest::newRow("starts dark") << true;
}

void TestAppearance::followsTheDesktop()
{
    QFETCH(const bool, startsDark);
    adoptLook(startsDark);
    OpenWindow open;
    PretendedDesktop& desktop = pretendedDesktopOf(open.window.appearance());
    QVERIFY(desktop.isFollowed);
    QCOMPARE(isDark(open), startsDark);
    for (const bool dark : {!startsDark, startsDark, startsDark, !startsDark}) {
        desktop.want(dark);
        QCOMPARE(isDark(open), dark);
        QCOMPARE(ui::Theme::of(open.list()).dark, dark);
    }
}

void TestAppearance::choiceOutweighsTheDesktop_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<bool>("dark");
    QTest::newRow("Light") << u"Light"_s << false;
    QTest::newRow("Dark") << u"Dark"_s << true;
}

void TestAppearance::choiceOutweighsTheDesktop()
{
    QFETCH(const QString, entry);
    QFETCH(const bool, dark);
    OpenWindow open;
    PretendedDesktop& desktop = pretendedDesktopOf(open.window.appearance());
    desktop.want(!dark);
    QCOMPARE(isDark(open), !dark);
    open.action(entry)->trigger();
    QVERIFY(open.action(entry)->isChecked());
    QCOMPARE(isDark(open), dark);
    desktop.want(dark);
    desktop.want(!dark);
    QCOMPARE(isDark(open), dark);
}

void TestAppearance::followsAgain()
{
    OpenWindow open;
    PretendedDesktop& desktop = pretendedDesktopOf(open.window.appearance());
    open.action(u"Light"_s)->trigger();
    desktop.want(true);
    QVERIFY(!isDark(open));
    open.action(u"Match system"_s)->trigger();
    QVERIFY(isDark(open));
}

void TestAppearance::menuIsByKeyboard()
{
    OpenWindow open;
    open.press(Qt::Key_V, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_A);
    QTRY_VERIFY(qobject_cast<ui::AppearanceMenu*>(QApplication::activePopupWidget()));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_D);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QCOMPARE(open.window.appearance().choice(), Choice::Dark);
    QVERIFY(isDark(open));
}

void TestAppearance::isRemembered()
{
    {
        OpenWindow open({1440, 900}, Memory::Remembers);
        open.action(u"Dark"_s)->trigger();
    }
    adoptLook();
    OpenWindow again({1440, 900}, Memory::Remembers);
    QCOMPARE(again.window.appearance().choice(), Choice::Dark);
    QVERIFY(again.action(u"Dark"_s)->isChecked());
    QVERIFY(isDark(again));
}

void TestAppearance::pictureForgets()
{
    {
        OpenWindow open({1440, 900}, Memory::Remembers);
        open.action(u"Dark"_s)->trigger();
    }
    adoptLook();
    OpenWindow picture;
    QCOMPARE(picture.window.appearance().choice(), Choice::Desktop);
    QVERIFY(!isDark(picture));
    picture.action(u"Light"_s)->trigger();
    QCOMPARE(ui::rememberedAppearance(), Choice::Dark);
}

void TestAppearance::damagedSettingFollows()
{
    QSettings().setValue(u"window/appearance"_s, u"purple"_s);
    OpenWindow open({1440, 900}, Memory::Remembers);
    QCOMPARE(open.window.appearance().choice(), Choice::Desktop);
}

void TestAppearance::fontIsItsOwn()
{
    const QFont desktop = desktopFont();
    QApplication::setFont(desktop);
    OpenWindow open;
    QAction* choice = open.action(u"Use the desktop’s font"_s);
    QVERIFY(!choice->isChecked());
    QCOMPARE(QApplication::font().families(), QStringList(ui::ownFamily()));
    QCOMPARE(QApplication::font().pixelSize(), desktop.pixelSize());
    choice->trigger();
    OpenWindow::settle();
    QCOMPARE(QApplication::font().families(), desktop.families());
    QCOMPARE(open.list().font().families(), desktop.families());
    open.window.setZoom(2);
    QCOMPARE(QApplication::font().families(), desktop.families());
    QCOMPARE(QApplication::font().pixelSize(), 2 * desktop.pixelSize());
    choice->trigger();
    QCOMPARE(open.list().font().families(), QStringList(ui::ownFamily()));
    QCOMPARE(QApplication::font().pixelSize(), 2 * desktop.pixelSize());
}

void TestAppearance::desktopFontIsRemembered()
{
    QApplication::setFont(desktopFont());
    {
        OpenWindow open({1440, 900}, Memory::Remembers);
        open.action(u"Use the desktop’s font"_s)->trigger();
    }
    QApplication::setFont(desktopFont());
    OpenWindow again({1440, 900}, Memory::Remembers);
    QVERIFY(again.action(u"Use the desktop’s font"_s)->isChecked());
    QCOMPARE(QApplication::font().families(), desktopFont().families());
}

void TestAppearance::pictureForgetsTheFont()
{
    QSettings().setValue(u"window/usesDesktopFont"_s, true);
    QApplication::setFont(desktopFont());
    const OpenWindow picture;
    QCOMPARE(QApplication::font().families(), QStringList(ui::ownFamily()));
}

void TestAppearance::motionFollowsTheDesktop()
{
    OpenWindow open;
    QVERIFY(!ui::Motion::isAllowed());  // a picture shows what is there
    PretendedDesktop& desktop = pretendedDesktopOf(open.window.appearance());
    QVERIFY(ui::Motion::isAllowed());
    desktop.reduceMotion(true);
    QVERIFY(!ui::Motion::isAllowed());
    desktop.reduceMotion(false);
    QVERIFY(ui::Motion::isAllowed());
}

void TestAppearance::motionIsReducedByHand()
{
    {
        OpenWindow open({1440, 900}, Memory::Remembers);
        PretendedDesktop& desktop = pretendedDesktopOf(open.window.appearance());
        open.action(u"Reduce motion"_s)->trigger();
        QVERIFY(!ui::Motion::isAllowed());
        desktop.reduceMotion(false);
        QVERIFY(!ui::Motion::isAllowed());
    }
    OpenWindow again({1440, 900}, Memory::Remembers);
    QVERIFY(again.window.appearance().isMotionReduced());
    QVERIFY(again.action(u"Reduce motion"_s)->isChecked());
    again.action(u"Reduce motion"_s)->trigger();
    QVERIFY(!ui::rememberedReducedMotion());
}

QTEST_MAIN(TestAppearance)

}  // namespace tst_appearance

#include "tst_appearance.moc"
