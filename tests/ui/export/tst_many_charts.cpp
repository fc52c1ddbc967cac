// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"
#include "ui/export/dialog/export_dialog.h"
#include "ui/export/dialog/figure_text.h"
#include "ui/export/dialog/look_fields.h"
#include "ui/export/dialog/panel_fields.h"
#include "ui/export/dialog/size_fields.h"
#include "ui/export/dialog/word_fields.h"
#include "ui/text/sessions/embedded_session.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/ranking_page.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <optional>

namespace tst_many_charts {

using namespace Qt::StringLiterals;
using ranking_samples::OpenWindow;
using ranking_samples::WhenAsked;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The action whose words begin so, in a menu of the window's bar.
QAction* actionOf(QWidget& window, const QString& beginning)
{
    for (QAction* action : window.findChildren<QAction*>())
        if (action->text().remove(u'&').startsWith(beginning))
            return action;
    return nullptr;
}

}  // namespace

class TestManyCharts : public QObject {
    Q_OBJECT
private slots:
    void panels()
    {
        const QTemporaryDir folder;
        OpenWindow open;
        open.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&open.window));
        open.press(Qt::Key_E, Qt::ControlModifier);
        open.settle();
        auto* dialog = open.window.findChild<ui::ExportDialog*>();
        QVERIFY(dialog);
        ui::PanelFields& panels = dialog->panels();
        const QString alone = dialog->path().text();
        const QSizeF small = dialog->settings().millimetres;
        QVERIFY(!panels.grids().isVisible());

        const auto charts = panels.menu().actions();
        QVERIFY(charts.size() > 2);
        int expected = 0;
        for (QAction* chart : charts)
            if (chart->isVisible() && expected < 2) {
                chart->trigger();
                ++expected;
            }
        open.settle();
        QVERIFY(panels.grids().isVisible());
        QCOMPARE(panels.findChild<QToolButton*>()->text(), u"2 more"_s);
        QVERIFY(dialog->path().text() != alone);
        QCOMPARE(dialog->path().text().count(u'+'), 2);
        QCOMPARE(dialog->settings().millimetres, QSizeF(170, 55));
        for (const char* letter : {"(a)", "(b)", "(c)"}) {
            QVERIFY(dialog->captionText().text().contains(QLatin1String(letter)));
            QVERIFY(dialog->descriptionText().text().contains(QLatin1String(letter)));
        }
        // 1 × 3 first, then 2 × 2 and 3 × 1.
        QCOMPARE(panels.grids().count(), 3);
        panels.grids().setFocus();
        QTest::keyClick(&panels.grids(), Qt::Key_End);
        QCOMPARE(panels.grid(), (ui::PanelGrid{3, 1}));
        QCOMPARE(dialog->settings().millimetres, QSizeF(170, 402));

        // One chart alone is as small as ever.
        const auto toggle = [&](const QList<QAction*>& chosen) {
            for (QAction* chart : chosen)
                chart->trigger();
        };
        QList<QAction*> further;
        for (QAction* chart : charts)
            if (chart->isChecked())
                further << chart;
        toggle(further);
        QCOMPARE(dialog->settings().millimetres, small);
        QVERIFY(!panels.grids().isVisibleTo(&panels));
        toggle(further);

        const QString file = folder.filePath(u"three.pdf"_s);
        dialog->path().setText(file);
        QTest::mouseClick(&dialog->exportButton(), Qt::LeftButton);
        open.settle();
        QVERIFY(contentOf(file).startsWith("%PDF"));
        QVERIFY(!ui::embeddedSession(contentOf(file)));
    }

    void allCharts()
    {
        const QTemporaryDir folder;
        OpenWindow open;
        QAction* all = actionOf(open.window, u"Export all charts"_s);
        QVERIFY(all);
        const auto save = [&](bool mayReplace) {
            QString asked;
            std::optional<WhenAsked<QMessageBox>> replacing;
            const WhenAsked<QFileDialog> choosing([&](QFileDialog& files) {
                replacing.emplace([&](QMessageBox& box) {
                    asked = box.text();
                    for (QAbstractButton* button : box.buttons())
                        if ((box.buttonRole(button) == QMessageBox::AcceptRole) == mayReplace)
                            button->click();
                });
                files.findChild<QLineEdit*>()->setText(folder.path());
                QTest::keyClick(&files, Qt::Key_Return);
            });
            all->trigger();
            open.settle();
            return asked;
        };
        QCOMPARE(save(true), QString());
        const QStringList files = QDir(folder.path()).entryList(QDir::Files);
        int told = 0;
        for (const char* kind : {"metric-vs-k", "gain", "precision-recall"})
            for (const QString& file : files)
                told += file.endsWith(u"-%1.pdf"_s.arg(QLatin1String(kind)));
        QCOMPARE(told, 3);
        // It draws the names of documents.
        QVERIFY2(
            open.window.message().contains(u"names of documents or queries): Actual against"_s),
            qPrintable(open.window.message()));
        QVERIFY2(open.window.message().contains(u"Saved %1 charts"_s.arg(files.size())),
                 qPrintable(open.window.message()));

        // A second time they are there already.
        QFile first(folder.filePath(files.front()));
        QVERIFY(first.open(QIODevice::WriteOnly));
        first.write("precious");
        first.close();
        QVERIFY(save(false).contains(u"%1 files"_s.arg(files.size())));
        QCOMPARE(contentOf(first.fileName()), "precious");
        QVERIFY(!save(true).isEmpty());
        QVERIFY(contentOf(first.fileName()).startsWith("%PDF"));
    }

    /// What the dialog was told of one chart holds for those that it was not asked about.
    void allChartsTakeWhatWasTyped()
    {
        const QTemporaryDir folder;
        OpenWindow open;
        open.window.bringToFront(open.window.classifierPage());
        open.window.classifierPage().openExample();
        open.settle();
        open.press(Qt::Key_E, Qt::ControlModifier);
        open.settle();
        auto* dialog = open.window.findChild<ui::ExportDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->words().name(0).placeholderText(), u"score"_s);
        QTest::keyClicks(&dialog->words().name(0), u"oak"_s);
        auto* marks = dialog->look().findChild<QCheckBox*>(u"marks"_s);
        QVERIFY(marks);
        marks->setFocus();
        QTest::keyClick(marks, Qt::Key_Space);
        QTest::mouseClick(&dialog->size().format(ui::FigureFormat::Svg), Qt::LeftButton);
        const QString one = folder.filePath(u"one.svg"_s);
        dialog->path().setText(one);
        QTest::mouseClick(&dialog->exportButton(), Qt::LeftButton);
        open.settle();
        QVERIFY2(contentOf(one).contains(">oak, AUC "), contentOf(one).constData());
        QVERIFY(!contentOf(one).contains(">t = "));

        const WhenAsked<QFileDialog> choosing([&](QFileDialog& files) {
            files.findChild<QLineEdit*>()->setText(folder.path());
            QTest::keyClick(&files, Qt::Key_Return);
        });
        actionOf(open.window, u"Export all charts"_s)->trigger();
        open.settle();
        const QStringList files = QDir(folder.path()).entryList({u"*-*.svg"_s}, QDir::Files);
        QVERIFY2(files.size() >= 8, qPrintable(files.join(u' ')));
        for (const QString& file : files) {
            const QByteArray picture = contentOf(folder.filePath(file));
            QVERIFY2(picture.contains("oak"), qPrintable(file));
            QVERIFY2(!picture.contains(">t = ") && !picture.contains(">threshold 0"),
                     qPrintable(file));
        }
        QVERIFY2(open.window.message().contains(u"Labels are taken from the last export."_s),
                 qPrintable(open.window.message()));
    }
};

QTEST_MAIN(TestManyCharts)

}  // namespace tst_many_charts

#include "tst_many_charts.moc"
