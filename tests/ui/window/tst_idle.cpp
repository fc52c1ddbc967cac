// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/window/page/collection_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/page/workspace_page.h"
#include "ui/window/presentation/presentation.h"

#include <QToolButton>

namespace tst_idle {

using namespace ranking_samples;

namespace {

constexpr std::array zooms{0.5,  0.62, 0.75, 0.91, 1.0,  1.1, 1.21,
                           1.33, 1.46, 1.61, 1.77, 1.95, 2.5};

/// Notes which widgets are laid out or change their size.
class LayoutWatch : public QObject {
public:
    LayoutWatch() { qApp->installEventFilter(this); }
    QStringList seen;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
            seen << u"%1 of %2"_s.arg(
                QLatin1StringView(event->type() == QEvent::Resize ? "size" : "layout"),
                QLatin1StringView(watched->metaObject()->className()));
        return false;
    }
};

/// What still moves when nothing happens any more.
QString motion()
{
    constexpr int rounds = 40;
    for (int round = 0; round < rounds; ++round)
        QApplication::processEvents();
    const LayoutWatch watch;
    for (int round = 0; round < rounds; ++round)
        QApplication::processEvents();
    return watch.seen.isEmpty() ? QString() : watch.seen.front();
}

}  // namespace

/// Whether a window in which nobody does anything does nothing either.
class TestIdle : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        adoptLook();
    }
    void atEveryZoom_data();
    void atEveryZoom();
};

void TestIdle::atEveryZoom_data()
{
    QTest::addColumn<QString>("workspace");
    QTest::addColumn<bool>("isFilled");
    QTest::addColumn<bool>("isPresented");
    for (const char* workspace : {"Ranking", "Classifier", "Collection"})
        for (const bool isFilled : {true, false})
            for (const bool isPresented : {true, false})
                QTest::addRow("%s, %s%s", workspace, isFilled ? "filled" : "empty",
                              isPresented ? ", presented" : "")
                    << QString::fromLatin1(workspace) << isFilled << isPresented;
}

void TestIdle::atEveryZoom()
{
    QFETCH(const QString, workspace);
    QFETCH(const bool, isFilled);
    QFETCH(const bool, isPresented);
    OpenWindow open({1366, 768});
    for (auto* button : open.window.findChildren<QToolButton*>(u"railButton"_s))
        if (button->text() == workspace)
            open.click(*button);
    QVERIFY(QTest::qWaitFor([&] { return !open.window.collectionPage().isLoading(); }));
    if (!isFilled)
        open.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(QTest::qWaitFor([&] { return !open.window.collectionPage().document().isBusy(); }));
    ui::Presentation* presentation = nullptr;
    if (isPresented) {
        open.press(Qt::Key_F5);
        OpenWindow::settle();
        presentation = open.window.pageInFront().presenting().presentation();
        if (!presentation)
            QSKIP("Nothing of an empty page is presented.");
        presentation->showNormal();
        presentation->resize(1366, 768);
    }
    QStringList moving;
    for (const double zoom : zooms) {
        presentation ? presentation->setZoom(zoom) : open.window.setZoom(zoom);
        if (const QString seen = motion(); !seen.isEmpty())
            moving << u"zoom %1: %2"_s.arg(zoom).arg(seen);
    }
    QCOMPARE(moving.join(u'\n'), QString());
    open.window.pageInFront().document().history().setClean();
}

QTEST_MAIN(TestIdle)

}  // namespace tst_idle

#include "tst_idle.moc"
